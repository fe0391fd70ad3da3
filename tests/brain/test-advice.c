/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "games.h"
#include "tr-advice.h"
#include "tr-auto.h"
#include "tr-random.h"
#include "tr-suggestion.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define SEED  3
#define TRIES 40
#define GAMES 12

static TrAdviceLimits
usual_limits (void)
{
  return (TrAdviceLimits) { .search = { .seed = SEED, .tries = TRIES, .handovers = 2 }, .games = GAMES };
}

/* ── Words ── */

static void
assert_says (const char *sentence,
             const char *part)
{
  if (strstr (sentence, part) == NULL)
    g_error ("“%s” does not say %s", sentence, part);
}

/* Every term has words for more of it and for less, with what that is worth; and where something is counted, both numbers. */
static void
check_words (const TrGame *game)
{
  const TrRules *rules = game->rules;

  g_assert_true ((rules->n_terms > 0) == (rules->reasons != NULL));
  g_assert_true ((rules->propose != NULL) == (rules->proposed != NULL));
  for (guint i = 0; i < rules->n_terms; i++)
    {
      const TrReason *reason = &rules->reasons[i];

      g_test_message ("%s: %s", rules->id, rules->terms[i].word);
      g_assert_nonnull (reason->more);
      g_assert_nonnull (reason->less);
      g_assert_cmpstr (reason->more, !=, reason->less);
      assert_says (reason->more, "({0})");
      assert_says (reason->less, "({0})");
      for (guint j = 0; j < TR_COUNTS_MAX && reason->counted[j] != NULL; j++)
        {
          g_assert_nonnull (rules->count);
          assert_says (reason->counted[j], "{1} instead of {2} ({0})");
        }
    }
}

static void
test_words (void)
{
  test_for_each_game (check_words);
}

/* ── Figures ── */

/* The average of what TERM is after MOVE: reckoned from the games themselves. */
static int
reckon (const TrExpectation *after,
        const TrExpectation *with,
        guint                term,
        gboolean             others)
{
  double sum = 0;

  for (guint i = 0; i < after->n; i++)
    sum += others ? with->games[i].others[term] - after->games[i].others[term]
                  : after->games[i].terms[term] - with->games[i].terms[term];
  return (int) lround (sum / after->n);
}

static void
check_advice (const TrGame   *game,
              TrPolicy       *policy,
              const TrState  *view,
              uint64_t        seed,
              const TrAdvice *advice)
{
  g_autofree TrExpectation *after = g_new (TrExpectation, 1);
  g_autofree TrExpectation *with = g_new (TrExpectation, 1);
  g_autoptr(TrSuggestion) suggestion = tr_suggestion_new (game, advice);

  g_assert_cmpuint (tr_judge (game, view, advice->move).kind, ==, 0);
  g_assert_cmpuint (advice->n_parts, <=, TR_ADVICE_PARTS_MAX);
  if (advice->basis != TR_ADVICE_COMPARED)
    return;
  g_assert_true (tr_expect (policy, view, advice->move, seed, GAMES, NULL, after));
  g_assert_true (tr_expect (policy, view, advice->with, seed, GAMES, NULL, with));
  for (guint i = 0; i < advice->n_parts; i++)
    {
      const TrAdvicePart *part = &advice->parts[i];
      g_autofree char *figure = g_strdup_printf ("(%s%.1f)", part->points < 0 ? "−" : "+", abs (part->points) / 100.0);
      g_autofree char *text = tr_suggestion_dup_part (game, part);

      g_assert_cmpint (part->points, !=, 0);
      g_assert_cmpint (part->points, ==, reckon (after, with, part->term, part->others));
      assert_says (text, figure);
      assert_says (tr_suggestion_get_reason (suggestion), text);
      /* What is counted differs as the points do. */
      if (part->counted)
        g_assert_true ((part->counts[0] > part->counts[1]) == (part->points > 0) && part->counts[0] != part->counts[1]);
      /* What speaks for it comes first. */
      if (i > 0)
        g_assert_false (part->points > 0 && advice->parts[i - 1].points < 0);
    }
}

/* What a hint says of a term is the difference of that term, on average over the imagined games. */
static void
check_figures (const TrGame *game)
{
  g_autoptr(TrPolicy) policy = tr_policy_new (game);
  TrAdviceLimits limits = usual_limits ();

  for (guint moves = 3; moves < 80; moves += 11)
    {
      g_autoptr(TrState) state = test_state_new (game, 4, moves);
      unsigned seat = tr_turn (game, state).seat;
      uint64_t seed = SEED;
      TrAdviceList list;

      if (seat == TR_SEAT_NONE)
        break;
      g_assert_true (tr_advise (game, state, &limits, &list));
      g_assert_cmpuint (list.n, >, 0);
      tr_view (game, state, seat, tr_random_next (&seed));
      for (guint i = 0; i < list.n; i++)
        check_advice (game, policy, state, seed, &list.best[i]);
    }
}

static void
test_figures (void)
{
  test_for_each_game (check_figures);
}

/* The terms, own less those of the others, add up to the lead. */
static void
check_lead (const TrGame *game)
{
  g_autoptr(TrPolicy) policy = tr_policy_new (game);
  g_autoptr(TrState) state = test_state_new (game, 6, 20);
  g_autofree TrExpectation *expectation = g_new (TrExpectation, 1);
  TrMoveList list;

  tr_moves (game, state, &list);
  if (list.n == 0 || game->rules->n_terms == 0)
    return;
  g_assert_true (tr_expect (policy, state, list.moves[0], 1, GAMES, NULL, expectation));
  g_assert_cmpuint (expectation->n, ==, GAMES);
  for (guint i = 0; i < GAMES; i++)
    {
      int sum = 0;

      for (guint term = 0; term < game->rules->n_terms; term++)
        sum += expectation->games[i].terms[term] - expectation->games[i].others[term];
      g_assert_cmpint (expectation->games[i].lead, ==, sum);
    }
}

static void
test_lead (void)
{
  test_for_each_game (check_lead);
}

/* ── The same, and nothing of what is hidden ── */

static void
assert_same_advice (const TrAdvice *a,
                    const TrAdvice *b)
{
  g_assert_cmpuint (a->move, ==, b->move);
  g_assert_cmpuint (a->basis, ==, b->basis);
  g_assert_cmpuint (a->with, ==, b->with);
  g_assert_true (a->worth == b->worth);
  g_assert_cmpint (a->points, ==, b->points);
  g_assert_cmpint (a->count, ==, b->count);
  g_assert_cmpuint (a->n_next, ==, b->n_next);
  for (guint i = 0; i < a->n_next; i++)
    g_assert_cmpuint (a->next[i], ==, b->next[i]);
  g_assert_cmpuint (a->n_parts, ==, b->n_parts);
  for (guint i = 0; i < a->n_parts; i++)
    {
      g_assert_cmpuint (a->parts[i].term, ==, b->parts[i].term);
      g_assert_cmpint (a->parts[i].points, ==, b->parts[i].points);
      g_assert_cmpint (a->parts[i].others, ==, b->parts[i].others);
      g_assert_cmpint (a->parts[i].counted, ==, b->parts[i].counted);
    }
}

static void
assert_same (const TrGame  *game,
             const TrState *a,
             const TrState *b)
{
  TrAdviceLimits limits = usual_limits ();
  TrAdviceList first, second;
  gboolean asked = tr_advise (game, a, &limits, &first);

  g_assert_cmpint (tr_advise (game, b, &limits, &second), ==, asked);
  g_assert_cmpuint (first.n, ==, second.n);
  for (guint i = 0; i < first.n; i++)
    assert_same_advice (&first.best[i], &second.best[i]);
}

static void
check_fixed (const TrGame *game)
{
  test_same_twice (game, assert_same);
}

static void
test_fixed (void)
{
  test_for_each_game (check_fixed);
}

static void
check_hidden (const TrGame *game)
{
  test_same_hidden (game, assert_same);
}

static void
test_hidden (void)
{
  test_for_each_game (check_hidden);
}

/* ── Cancelled ── */

typedef struct
{
  gint  cancelled;
  guint seen;                   /* how often progress was told after that */
} Impatience;

static void
lose_patience (double   done,
               gpointer user_data)
{
  Impatience *impatience = user_data;

  impatience->seen += g_atomic_int_get (&impatience->cancelled) != 0;
  if (done > 0)
    g_atomic_int_set (&impatience->cancelled, 1);
}

static void
test_cancelled (void)
{
  g_autoptr(TrGame) game = test_game_new ("assyria-2e", 2);
  g_autoptr(TrState) state = test_state_new (game, 1, 0);
  Impatience impatience = { 0 };
  TrAdviceLimits limits = usual_limits ();
  TrAdviceList list;

  limits.search.tries = 1000000;
  limits.search.cancelled = &impatience.cancelled;
  limits.search.progress = lose_patience;
  limits.search.user_data = &impatience;
  g_assert_false (tr_advise (game, state, &limits, &list));
  g_assert_cmpint (impatience.cancelled, ==, 1);
  g_assert_cmpuint (impatience.seen, ==, 0);
}

/* Not only the search: the games behind the reasons too. */
static void
test_cancelled_late (void)
{
  g_autoptr(TrGame) game = test_game_new ("assyria-2e", 2);
  g_autoptr(TrState) state = test_state_new (game, 1, 0);
  g_autoptr(TrPolicy) policy = tr_policy_new (game);
  g_autofree TrExpectation *expectation = g_new (TrExpectation, 1);
  gint cancelled = 1;
  TrMoveList list;

  tr_moves (game, state, &list);
  g_assert_false (tr_expect (policy, state, list.moves[0], 1, GAMES, &cancelled, expectation));
  g_assert_cmpuint (expectation->n, ==, 0);
}

/* ── Proposals, and what is in mind ── */

/* By chance, until the rules propose something and more than one answer is possible. */
static TrState *
play_to_proposal (const TrGame *game)
{
  for (guint moves = 1; moves < 60; moves++)
    {
      TrState *state = test_state_new (game, 5, moves);
      TrMoveList list;

      tr_moves (game, state, &list);
      if (list.n > 1 && tr_propose (game, state) != TR_MOVE_NONE)
        return state;
      tr_state_free (state);
    }
  g_assert_not_reached ();
}

/* At once: the search would need a limit. */
static void
test_proposed (void)
{
  g_autoptr(TrGame) game = test_game_new ("assyria-2e", 2);
  g_autoptr(TrState) state = play_to_proposal (game);
  g_autoptr(TrSuggestion) suggestion = NULL;
  g_autofree char *told = NULL;
  TrAdviceLimits limits = { .games = GAMES };
  TrAdviceList list;
  TrCounts counts;
  unsigned seat = tr_turn (game, state).seat;
  TrMove move;

  g_assert_true (tr_advise (game, state, &limits, &list));
  g_assert_cmpuint (list.n, ==, 1);
  g_assert_cmpuint (list.best[0].basis, ==, TR_ADVICE_PROPOSED);
  g_assert_cmpuint (list.best[0].move, ==, tr_propose (game, state));
  suggestion = tr_suggestion_new (game, &list.best[0]);
  while (tr_turn (game, state).seat == seat && (move = tr_propose (game, state)) != TR_MOVE_NONE)
    tr_apply (game, state, move, NULL);
  game->rules->count (game, state, counts);
  told = g_strdup_printf ("Huts left on the board after it: %d.", counts[seat][game->rules->proposed_term][0]);
  assert_says (tr_suggestion_get_reason (suggestion), told);
}

static void
test_minded (void)
{
  g_autoptr(TrGame) game = test_game_new ("assyria-2e", 2);
  g_autoptr(TrState) state = test_state_new (game, 1, 0);
  TrAdviceLimits limits = usual_limits ();
  TrAdviceList free_list, list;
  TrMoveList moves;
  TrMove worst;

  g_assert_true (tr_advise (game, state, &limits, &free_list));
  g_assert_false (free_list.has_minded);
  tr_moves (game, state, &moves);
  worst = moves.moves[0] == free_list.best[0].move ? moves.moves[1] : moves.moves[0];
  limits.minded = &worst;
  limits.n_minded = 1;
  g_assert_true (tr_advise (game, state, &limits, &list));
  g_assert_true (list.has_minded);
  g_assert_cmpuint (list.minded.move, ==, worst);
  g_assert_cmpuint (list.minded.with, ==, list.best[0].move);
  /* Of several, the best is meant. */
  limits.minded = moves.moves;
  limits.n_minded = moves.n;
  g_assert_true (tr_advise (game, state, &limits, &list));
  g_assert_cmpuint (list.minded.move, ==, list.best[0].move);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/brain/advice/words", test_words);
  g_test_add_func ("/brain/advice/figures", test_figures);
  g_test_add_func ("/brain/advice/lead", test_lead);
  g_test_add_func ("/brain/advice/fixed", test_fixed);
  g_test_add_func ("/brain/advice/hidden", test_hidden);
  g_test_add_func ("/brain/advice/cancelled", test_cancelled);
  g_test_add_func ("/brain/advice/cancelled-late", test_cancelled_late);
  g_test_add_func ("/brain/advice/proposed", test_proposed);
  g_test_add_func ("/brain/advice/minded", test_minded);
  return g_test_run ();
}
