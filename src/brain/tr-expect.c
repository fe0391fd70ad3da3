/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-expect.h"

#include "tr-random.h"

#include <math.h>
#include <string.h>

/* Who moves looks at everything, the others at so many answers only, and nobody is quite sure. */
#define OTHERS_MOST 24
#define BLUR        0.004f
/* More than a phase has; games without any are played on for so many. */
#define MOVES_MAX   200

/* ── An imagined game ── */

/* What each seat's points count against the leads of SEAT, in 24ths: see tr_policy_value(). */
static void
weigh_others (const TrGame  *game,
              const TrState *state,
              unsigned       seat,
              int            weights[TR_SEATS_MAX])
{
  unsigned leader = TR_SEAT_NONE;
  int expected[TR_SEATS_MAX];

  memset (weights, 0, TR_SEATS_MAX * sizeof *weights);
  if (game->seats < 2)
    return;
  tr_evaluate (game, state, expected, NULL);
  for (unsigned other = 0; other < game->seats; other++)
    if (other != seat)
      {
        weights[other] = 6 / (game->seats - 1);
        if (leader == TR_SEAT_NONE || expected[other] > expected[leader])
          leader = other;
      }
  weights[leader] += 18;
}

/* How much of what is played on for is over: a phase is all of it, the turn of a seat half of it. */
static guint
count_halves (const TrRules     *rules,
              const TrEventList *events)
{
  guint halves = 0;

  for (guint i = 0; i < events->n; i++)
    if (rules->event_kinds[events->events[i].kind].chapter == TR_CHAPTER_PHASE)
      halves += events->events[i].seat == TR_SEAT_NONE ? 2 : 1;
  return halves;
}

/* FALSE: it was cancelled. */
static gboolean
play_on (TrPolicy    *policy,
         TrState     *state,
         unsigned     asker,
         TrMove       move,
         TrEventList *events,
         uint64_t    *random,
         const gint  *cancelled,
         TrMove       next[TR_EXPECT_NEXT])
{
  const TrGame *game = policy->game;
  guint halves = 0, n_next = 0;

  for (guint moves = 0; moves < MOVES_MAX; moves++)
    {
      unsigned seat;

      if (cancelled != NULL && g_atomic_int_get (cancelled) != 0)
        return FALSE;
      tr_event_list_clear (events);
      game->rules->apply (game, state, move, events);
      halves += count_halves (game->rules, events);
      seat = tr_turn (game, state).seat;
      if (halves >= 2 || seat == TR_SEAT_NONE)
        break;
      if (seat != asker)
        n_next = TR_EXPECT_NEXT;
      move = tr_policy_settled (policy, state);
      if (move != TR_MOVE_NONE)
        continue;
      move = tr_policy_judge (policy, state, seat == asker ? 0 : OTHERS_MOST, BLUR, random)->move;
      if (n_next < TR_EXPECT_NEXT)
        next[n_next++] = move;
    }
  return TRUE;
}

static void
take_down (TrPolicy      *policy,
           const TrState *state,
           unsigned       seat,
           const int      weights[TR_SEATS_MAX],
           TrImagined    *imagined)
{
  const TrGame *game = policy->game;
  int expected[TR_SEATS_MAX];
  float worth[TR_SEATS_MAX];
  TrCounts counts;
  TrTerms terms;

  memset (terms, 0, sizeof terms);
  tr_evaluate (game, state, expected, terms);
  tr_policy_value (policy, state, worth);
  imagined->worth = worth[seat];
  imagined->lead = game->rules->n_terms > 0 ? 0 : expected[seat];
  for (guint i = 0; i < game->rules->n_terms; i++)
    {
      int against = 0;

      for (unsigned other = 0; other < game->seats; other++)
        against += weights[other] * terms[other][i];
      imagined->terms[i] = terms[seat][i];
      imagined->others[i] = against / 24;
      imagined->lead += imagined->terms[i] - imagined->others[i];
    }
  if (game->rules->count == NULL)
    return;
  game->rules->count (game, state, counts);
  memcpy (imagined->counts, counts[seat], sizeof imagined->counts);
}

gboolean
tr_expect (TrPolicy      *policy,
           const TrState *view,
           TrMove         move,
           uint64_t       seed,
           guint          n,
           const gint    *cancelled,
           TrExpectation *expectation)
{
  g_autofree TrEventList *events = NULL;
  const TrGame *game;
  TrState *state;
  unsigned seat;

  g_return_val_if_fail (policy != NULL, FALSE);
  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (n <= TR_EXPECT_MAX, FALSE);
  g_return_val_if_fail (expectation != NULL, FALSE);

  game = policy->game;
  seat = tr_turn (game, view).seat;
  state = tr_state_new (game);
  events = g_new (TrEventList, 1);
  expectation->move = move;
  for (expectation->n = 0; expectation->n < n; expectation->n++)
    {
      TrImagined *imagined = &expectation->games[expectation->n];
      int weights[TR_SEATS_MAX];
      uint64_t random;

      memset (imagined, 0, sizeof *imagined);
      tr_state_copy (game, state, view);
      tr_view (game, state, seat, tr_random_next (&seed));
      random = tr_random_next (&seed);
      weigh_others (game, state, seat, weights);
      if (!play_on (policy, state, seat, move, events, &random, cancelled, imagined->next))
        break;
      take_down (policy, state, seat, weights, imagined);
    }
  tr_state_free (state);
  return expectation->n == n;
}

/* ── What they tell ── */

float
tr_expect_worth (const TrExpectation *expectation)
{
  float sum = 0;

  g_return_val_if_fail (expectation != NULL, 0);

  for (guint i = 0; i < expectation->n; i++)
    sum += expectation->games[i].worth;
  return expectation->n > 0 ? sum / (float) expectation->n : 0;
}

/* The move number AT of most games that go on as NEXT up to there; TR_MOVE_NONE: none is that of half of all. */
static TrMove
find_most_likely (const TrExpectation *expectation,
                  const TrMove        *next,
                  guint                at)
{
  for (guint i = 0; i < expectation->n; i++)
    {
      TrMove move = expectation->games[i].next[at];
      guint n = 0;

      for (guint j = 0; j < expectation->n; j++)
        n += expectation->games[j].next[at] == move
             && memcmp (expectation->games[j].next, next, at * sizeof *next) == 0;
      if (2 * n > expectation->n)
        return move;
    }
  return TR_MOVE_NONE;
}

guint
tr_expect_next (const TrExpectation *expectation,
                TrMove               next[TR_EXPECT_NEXT])
{
  guint n = 0;

  g_return_val_if_fail (expectation != NULL, 0);

  while (n < TR_EXPECT_NEXT && (next[n] = find_most_likely (expectation, next, n)) != TR_MOVE_NONE)
    n++;
  return n;
}

static int
figure (const TrImagined *imagined,
        TrExpected        what,
        guint             term)
{
  switch (what)
    {
    case TR_EXPECT_OWN:
      return imagined->terms[term];
    case TR_EXPECT_OTHERS:
      return imagined->others[term];
    case TR_EXPECT_LEAD:
    default:
      return imagined->lead;
    }
}

TrDifference
tr_expect_compare (const TrExpectation        *a,
                   const TrExpectation *const *b,
                   guint                       n_b,
                   TrExpected                  what,
                   guint                       term)
{
  TrDifference difference = { 0 };
  double sum = 0, squares = 0;

  g_return_val_if_fail (a != NULL, difference);
  g_return_val_if_fail (n_b == 0 || b != NULL, difference);

  if (n_b == 0 || a->n == 0)
    return difference;
  for (guint i = 0; i < a->n; i++)
    {
      double apart = 0;

      for (guint j = 0; j < n_b; j++)
        apart += figure (&a->games[i], what, term) - figure (&b[j]->games[i], what, term);
      apart /= n_b;
      sum += apart;
      squares += apart * apart;
    }
  difference.mean = (int) lround (sum / a->n);
  if (a->n > 1)
    difference.error = (int) lround (sqrt (MAX (0, squares - sum * sum / a->n) / ((double) a->n * (a->n - 1))));
  return difference;
}

int
tr_expect_count (const TrExpectation *const *expectations,
                 guint                       n,
                 guint                       term,
                 guint                       which)
{
  double sum = 0;
  guint total = 0;

  g_return_val_if_fail (n == 0 || expectations != NULL, 0);

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < expectations[i]->n; j++, total++)
      sum += expectations[i]->games[j].counts[term][which];
  return total > 0 ? (int) lround (sum / total) : 0;
}
