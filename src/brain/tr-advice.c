/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-advice.h"

#include "tr-random.h"

#include <stdlib.h>
#include <string.h>

/* Answers that are looked at more closely: the best by the search, and those they are compared with. */
#define CLOSE_MAX  6
#define USUAL_MAX  8
/* The search finds the best few; which of them is best, the imagined games say rather: they all end at the same moment. */
#define GAMES_SHARE 0.75f
/* What is worth that much less than the best is not worth being told. */
#define FAR_WORSE  0.08f
/* A difference below this share of a clear lead is not worth a word, nor what would be written as 0.0; nor is one that may be
 * chance, or that is small beside the largest. */
#define WORTH_TELLING 160
#define LEAST_FIGURE  5
#define SURE          2
#define SMALL_PART    5
#define PROBE_GAMES   16
/* What the rules propose is not compared with much care. */
#define PROPOSED_GAMES 8
/* The tree of a search, in answers. */
#define NODES_MAX     (1u << 18)

typedef struct
{
  const TrGame         *game;
  const TrAdviceLimits *limits;
  TrPolicy             *policy;
  TrState              *view;
  TrMoveList            moves;
  TrFinding            *findings;       /* of all moves, the most tried first */
  guint                 n_findings;
  uint64_t              seed;
  guint                 games;          /* imagined for each */
  GPtrArray            *expectations;   /* TrExpectation, of all that were looked at closely */
  gboolean              cancelled;
} Adviser;

/* ── Expectations ── */

/* NULL: it was cancelled. */
static const TrExpectation *
expect (Adviser *adviser,
        TrMove   move,
        guint    games)
{
  TrExpectation *expectation;

  for (guint i = 0; i < adviser->expectations->len; i++)
    {
      expectation = g_ptr_array_index (adviser->expectations, i);
      if (expectation->move == move)
        return expectation;
    }
  expectation = g_new (TrExpectation, 1);
  g_ptr_array_add (adviser->expectations, expectation);
  if (!tr_expect (adviser->policy, adviser->view, move, adviser->seed, games, adviser->limits->search.cancelled,
                  expectation))
    {
      adviser->cancelled = TRUE;
      return NULL;
    }
  return expectation;
}

/* ── Reasons ── */

static int
compare_parts (const void *a,
               const void *b)
{
  const TrAdvicePart *first = a, *second = b;

  if ((first->points > 0) != (second->points > 0))
    return first->points > 0 ? -1 : 1;
  if (abs (first->points) != abs (second->points))
    return abs (first->points) > abs (second->points) ? -1 : 1;
  return first->others != second->others ? (int) first->others - (int) second->others : (int) first->term - (int) second->term;
}

static gboolean
is_sure (Adviser      *adviser,
         TrDifference  difference)
{
  int least = TR_POINT * adviser->game->rules->clear_lead / WORTH_TELLING;

  return abs (difference.mean) >= MAX (least, LEAST_FIGURE) && abs (difference.mean) >= SURE * difference.error;
}

/* Keeps PART if it is among the largest. */
static void
keep_part (TrAdvice     *advice,
           const TrAdvicePart *part)
{
  guint smallest = 0;

  if (advice->n_parts < TR_ADVICE_PARTS_MAX)
    {
      advice->parts[advice->n_parts++] = *part;
      return;
    }
  for (guint i = 1; i < advice->n_parts; i++)
    if (abs (advice->parts[i].points) < abs (advice->parts[smallest].points))
      smallest = i;
  if (abs (part->points) > abs (advice->parts[smallest].points))
    advice->parts[smallest] = *part;
}

static void
drop_small_parts (TrAdvice *advice)
{
  int largest = 0;
  guint n = 0;

  for (guint i = 0; i < advice->n_parts; i++)
    largest = MAX (largest, abs (advice->parts[i].points));
  for (guint i = 0; i < advice->n_parts; i++)
    if (abs (advice->parts[i].points) * SMALL_PART >= largest)
      advice->parts[n++] = advice->parts[i];
  advice->n_parts = n;
}

/* Numbers are told where they differ in the same direction as what they are worth. */
static void
count_part (Adviser                    *adviser,
            const TrExpectation        *own,
            const TrExpectation *const *with,
            guint                       n_with,
            TrAdvicePart                     *part)
{
  const TrReason *reason = &adviser->game->rules->reasons[part->term];

  for (guint i = 0; i < TR_COUNTS_MAX && !part->others && !part->counted; i++)
    {
      if (reason->counted[i] == NULL)
        continue;
      part->count = (guint8) i;
      part->counts[0] = tr_expect_count (&own, 1, part->term, i);
      part->counts[1] = tr_expect_count (with, n_with, part->term, i);
      part->counted = part->counts[0] != part->counts[1] && (part->counts[0] > part->counts[1]) == (part->points > 0);
    }
}

static void
find_parts (Adviser                    *adviser,
            const TrExpectation        *own,
            const TrExpectation *const *with,
            guint                       n_with,
            TrAdvice                   *advice)
{
  const TrRules *rules = adviser->game->rules;
  TrDifference lead = tr_expect_compare (own, with, n_with, TR_EXPECT_LEAD, 0);

  advice->points = lead.mean;
  advice->sure = is_sure (adviser, lead);
  for (guint term = 0; term < rules->n_terms && rules->reasons != NULL; term++)
    for (guint others = 0; others < 2; others++)
      {
        TrDifference difference = tr_expect_compare (own, with, n_with, others ? TR_EXPECT_OTHERS : TR_EXPECT_OWN, term);
        TrAdvicePart part = { .term = (guint8) term, .others = others != 0, .points = others ? -difference.mean : difference.mean };

        if (!is_sure (adviser, difference))
          continue;
        count_part (adviser, own, with, n_with, &part);
        keep_part (advice, &part);
      }
  drop_small_parts (advice);
  qsort (advice->parts, advice->n_parts, sizeof *advice->parts, compare_parts);
}

static void
compare_with (Adviser  *adviser,
              TrAdvice *advice,
              TrMove    with,
              guint     games)
{
  const TrExpectation *own = expect (adviser, advice->move, games);
  const TrExpectation *other = own != NULL ? expect (adviser, with, games) : NULL;

  if (other == NULL)
    return;
  advice->with = with;
  find_parts (adviser, own, &other, 1, advice);
}

/* With some of the others, from the best to the worst. */
static void
compare_with_usual (Adviser  *adviser,
                    TrAdvice *advice)
{
  const TrExpectation *own = expect (adviser, advice->move, adviser->games);
  const TrExpectation *with[USUAL_MAX];
  guint others = adviser->n_findings - 1;
  guint n = MIN (others, USUAL_MAX);
  guint taken = 0, passed = 0;

  for (guint i = 0; i < adviser->n_findings && own != NULL && taken < n; i++)
    {
      if (adviser->findings[i].move == advice->move)
        continue;
      if (passed++ != taken * others / n)
        continue;
      with[taken] = expect (adviser, adviser->findings[i].move, adviser->games);
      if (with[taken] == NULL)
        return;
      taken++;
    }
  if (own != NULL)
    find_parts (adviser, own, with, taken, advice);
}

/* ── What is advised ── */

/* A move that is a word alone ends something: to do the least. */
static gboolean
is_least (Adviser *adviser,
          TrMove   move)
{
  const TrMoveKind *kind = &adviser->game->rules->move_kinds[tr_move_kind (move)];

  return kind->n_args == 0 && kind->handle.sort == TR_SORT_KIND;
}

/* TR_MOVE_NONE: there is none. */
static TrMove
find_least (Adviser *adviser)
{
  for (guint i = 0; i < adviser->moves.n; i++)
    if (is_least (adviser, adviser->moves.moves[i]))
      return adviser->moves.moves[i];
  return TR_MOVE_NONE;
}

static void
look_on (Adviser  *adviser,
         TrAdvice *advice)
{
  const TrExpectation *expectation = expect (adviser, advice->move, adviser->games);

  if (expectation == NULL)
    return;
  advice->n_next = tr_expect_next (expectation, advice->next);
  for (guint i = 0; i < advice->n_next; i++)
    if (is_least (adviser, advice->next[i]))
      advice->n_next = i;
}

static void
explain_first (Adviser      *adviser,
               TrAdviceList *list)
{
  TrAdvice *first = &list->best[0];
  TrMove least = find_least (adviser);

  if (least == first->move && list->n > 1)
    least = list->best[1].move;
  if (adviser->moves.n == 2)
    least = adviser->moves.moves[adviser->moves.moves[0] == first->move];
  if (least != TR_MOVE_NONE && least != first->move)
    {
      first->basis = TR_ADVICE_COMPARED;
      compare_with (adviser, first, least, adviser->games);
    }
  else
    {
      first->basis = TR_ADVICE_USUAL;
      compare_with_usual (adviser, first);
    }
}

/* The best by the search, put in order by what the imagined games say as well. */
static void
choose_best (Adviser      *adviser,
             TrAdviceList *list)
{
  TrAdvice close[CLOSE_MAX];
  guint n = 0;

  for (guint i = 0; i < adviser->n_findings && n < CLOSE_MAX; i++)
    {
      const TrFinding *finding = &adviser->findings[i];
      const TrExpectation *expectation;
      guint at;

      expectation = expect (adviser, finding->move, adviser->games);
      if (expectation == NULL)
        return;
      close[n] = (TrAdvice) {
        .move = finding->move,
        .worth = (1 - GAMES_SHARE) * finding->worth + GAMES_SHARE * tr_expect_worth (expectation),
      };
      for (at = n++; at > 0 && close[at - 1].worth < close[at].worth; at--)
        {
          TrAdvice worse = close[at - 1];

          close[at - 1] = close[at];
          close[at] = worse;
        }
    }
  for (list->n = 0; list->n < MIN (n, TR_ADVICE_MAX) && close[list->n].worth > close[0].worth - FAR_WORSE; list->n++)
    list->best[list->n] = close[list->n];
}

static gboolean
is_minded (const TrAdviceLimits *limits,
           TrMove                move)
{
  for (guint i = 0; i < limits->n_minded; i++)
    if (limits->minded[i] == move)
      return TRUE;
  return FALSE;
}

/* The best of what somebody has in mind, compared with the best there is. */
static void
weigh_minded (Adviser      *adviser,
              TrAdviceList *list)
{
  const TrAdvice *first = &list->best[0];

  for (guint i = 0; i < list->n && !list->has_minded; i++)
    if (is_minded (adviser->limits, list->best[i].move))
      {
        list->has_minded = TRUE;
        list->minded = list->best[i];
      }
  for (guint i = 0; i < adviser->n_findings && !list->has_minded; i++)
    if (is_minded (adviser->limits, adviser->findings[i].move))
      {
        list->has_minded = TRUE;
        list->minded = (TrAdvice) { .move = adviser->findings[i].move, .worth = adviser->findings[i].worth };
      }
  if (!list->has_minded || list->minded.move == first->move || list->minded.with == first->move)
    return;
  list->minded.basis = TR_ADVICE_COMPARED;
  compare_with (adviser, &list->minded, first->move, adviser->games);
  look_on (adviser, &list->minded);
}

/* What is as good as the first, for all that can be said, is worth one line, not two. */
static void
drop_likenesses (TrAdviceList *list)
{
  guint n = MIN (list->n, 2);

  for (guint i = 2; i < list->n; i++)
    if (list->best[i].n_parts > 0 || list->best[i].sure)
      list->best[n++] = list->best[i];
  list->n = n;
}

/* Where time is short, fewer games are imagined: all of them together are to take about as long as the search may. */
static void
fit_games (Adviser *adviser)
{
  g_autofree TrExpectation *probe = g_new (TrExpectation, 1);
  gint64 start = g_get_monotonic_time ();
  gint64 each;

  if (adviser->limits->search.usec == 0)
    return;
  if (!tr_expect (adviser->policy, adviser->view, adviser->findings[0].move, adviser->seed, PROBE_GAMES,
                  adviser->limits->search.cancelled, probe))
    adviser->cancelled = TRUE;
  each = MAX (1, (g_get_monotonic_time () - start) / PROBE_GAMES);
  adviser->games = (guint) CLAMP (adviser->limits->search.usec / (each * (CLOSE_MAX + USUAL_MAX)), PROBE_GAMES,
                                  (gint64) adviser->limits->games);
}

static void
search (Adviser      *adviser,
        TrAdviceList *list)
{
  g_autoptr(TrSearch) search = tr_search_new (adviser->game, NODES_MAX);

  if (tr_search_run (search, adviser->view, &adviser->limits->search) == TR_MOVE_NONE)
    {
      adviser->cancelled = TRUE;
      return;
    }
  adviser->findings = g_new (TrFinding, TR_MOVE_LIST_MAX);
  adviser->n_findings = tr_search_findings (search, adviser->findings, TR_MOVE_LIST_MAX);
  fit_games (adviser);
  if (!adviser->cancelled)
    choose_best (adviser, list);
  if (adviser->cancelled)
    return;
  explain_first (adviser, list);
  for (guint i = 0; i < list->n && !adviser->cancelled; i++)
    {
      look_on (adviser, &list->best[i]);
      if (i == 0)
        continue;
      list->best[i].basis = TR_ADVICE_COMPARED;
      compare_with (adviser, &list->best[i], list->best[0].move, adviser->games);
      /* Points are not everything: what was not put first is not called better. */
      list->best[i].sure = list->best[i].sure && list->best[i].points < 0;
    }
  drop_likenesses (list);
  if (!adviser->cancelled)
    weigh_minded (adviser, list);
}

/* Plays the whole answer, and counts what comes of it. */
static int
count_proposed (Adviser *adviser)
{
  const TrGame *game = adviser->game;
  unsigned seat = tr_turn (game, adviser->view).seat;
  TrState *state;
  TrCounts counts;
  TrMove move;

  if (game->rules->count == NULL)
    return 0;
  state = tr_state_new (game);
  tr_state_copy (game, state, adviser->view);
  while (tr_turn (game, state).seat == seat && (move = tr_propose (game, state)) != TR_MOVE_NONE)
    tr_policy_apply (game, state, move);
  game->rules->count (game, state, counts);
  tr_state_free (state);
  return counts[seat][game->rules->proposed_term][0];
}

/* What needs no search. FALSE: it does. */
static gboolean
settle (Adviser      *adviser,
        TrAdviceList *list)
{
  TrMove proposal = tr_propose (adviser->game, adviser->view);
  TrAdvice *first = &list->best[0];
  TrMove least = find_least (adviser);

  if (proposal == TR_MOVE_NONE && adviser->moves.n > 1)
    return FALSE;
  list->n = 1;
  first->basis = adviser->moves.n == 1 ? TR_ADVICE_ONLY : TR_ADVICE_PROPOSED;
  first->move = adviser->moves.n == 1 ? adviser->moves.moves[0] : proposal;
  if (first->basis == TR_ADVICE_ONLY)
    return TRUE;
  if (least != TR_MOVE_NONE && least != first->move)
    compare_with (adviser, first, least, PROPOSED_GAMES);
  /* It was worked out: nothing speaks against it. */
  while (first->n_parts > 0 && first->parts[first->n_parts - 1].points < 0)
    first->n_parts--;
  first->count = count_proposed (adviser);
  for (guint i = 0; i < adviser->limits->n_minded && !is_minded (adviser->limits, first->move) && !list->has_minded; i++)
    if (tr_move_list_has (&adviser->moves, adviser->limits->minded[i]))
      {
        list->has_minded = TRUE;
        list->minded = (TrAdvice) { .move = adviser->limits->minded[i], .basis = TR_ADVICE_COMPARED };
        compare_with (adviser, &list->minded, first->move, PROPOSED_GAMES);
      }
  if (is_minded (adviser->limits, first->move))
    {
      list->has_minded = TRUE;
      list->minded = *first;
    }
  return TRUE;
}

gboolean
tr_advise (const TrGame         *game,
           const TrState        *view,
           const TrAdviceLimits *limits,
           TrAdviceList         *list)
{
  g_autofree Adviser *adviser = NULL;
  unsigned seat;
  gboolean done;

  g_return_val_if_fail (game != NULL, FALSE);
  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (limits != NULL && limits->games <= TR_EXPECT_MAX, FALSE);
  g_return_val_if_fail (list != NULL, FALSE);

  memset (list, 0, sizeof *list);
  seat = tr_turn (game, view).seat;
  if (seat == TR_SEAT_NONE)
    return FALSE;
  adviser = g_new0 (Adviser, 1);
  adviser->game = game;
  adviser->limits = limits;
  adviser->policy = tr_policy_new (game);
  adviser->expectations = g_ptr_array_new_with_free_func (g_free);
  adviser->seed = limits->search.seed;
  adviser->games = limits->games;
  /* Whatever VIEW was made from, nothing of it that SEAT may not know is left. */
  adviser->view = tr_state_new (game);
  tr_state_copy (game, adviser->view, view);
  tr_view (game, adviser->view, seat, tr_random_next (&adviser->seed));
  tr_moves (game, adviser->view, &adviser->moves);
  if (!settle (adviser, list))
    search (adviser, list);
  done = !adviser->cancelled;
  tr_state_free (adviser->view);
  tr_policy_free (adviser->policy);
  g_ptr_array_unref (adviser->expectations);
  g_free (adviser->findings);
  return done;
}
