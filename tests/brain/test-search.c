/* SPDX-License-Identifier: GPL-3.0-or-later */

/* pthread_getcpuclockid() */
#define _GNU_SOURCE

#include "games.h"
#include "tr-auto.h"
#include "tr-random.h"
#include "tr-search.h"

#include <pthread.h>
#include <string.h>
#include <time.h>

#define NODES    20000
#define FINDINGS 50

static TrMove
search_once (const TrGame  *game,
             const TrState *state,
             guint64        seed,
             TrFinding     *findings,
             guint         *n_findings)
{
  const TrSearchLimits limits = { .seed = seed, .tries = 60, .handovers = 2 };
  g_autoptr(TrSearch) search = tr_search_new (game, NODES);
  TrMove move = tr_search_run (search, state, &limits);

  *n_findings = tr_search_findings (search, findings, FINDINGS);
  return move;
}

static void
assert_same (const TrGame  *game,
             const TrState *a,
             const TrState *b)
{
  TrFinding first[FINDINGS], second[FINDINGS];
  guint n_first, n_second;
  TrMove move = search_once (game, a, 5, first, &n_first);

  g_assert_cmpuint (search_once (game, b, 5, second, &n_second), ==, move);
  g_assert_cmpuint (n_first, ==, n_second);
  for (guint i = 0; i < n_first; i++)
    {
      g_assert_cmpuint (first[i].move, ==, second[i].move);
      g_assert_cmpuint (first[i].visits, ==, second[i].visits);
      g_assert_true (first[i].worth == second[i].worth);
    }
}

/* The same seed and number of tries give the same answer. */
static void
check_fixed (const TrGame *game)
{
  for (guint moves = 5; moves < 60; moves += 20)
    {
      g_autoptr(TrState) state = test_state_new (game, 1, moves);

      assert_same (game, state, state);
    }
}

static void
test_fixed (void)
{
  test_for_each_game (check_fixed);
}

/* Whatever lies hidden, who may not know it thinks the same. */
static void
check_hidden (const TrGame *game)
{
  for (guint moves = 5; moves < 60; moves += 20)
    {
      g_autoptr(TrState) state = test_state_new (game, 2, moves);
      g_autoptr(TrState) other = tr_state_new (game);
      unsigned seat = tr_turn (game, state).seat;

      if (seat == TR_SEAT_NONE)
        continue;
      tr_state_copy (game, other, state);
      tr_view (game, other, seat, 99);
      g_assert_false (tr_state_equal (game, state, other));
      assert_same (game, state, other);
    }
}

static void
test_hidden (void)
{
  test_for_each_game (check_hidden);
}

/* ── Stopping ── */

typedef struct
{
  pthread_t       searcher;
  gint            cancelled;
  struct timespec when;         /* on the searcher's own clock: what else the machine does takes no part */
} Stop;

static void
read_clock (pthread_t        thread,
            struct timespec *now)
{
  clockid_t clock;

  g_assert_cmpint (pthread_getcpuclockid (thread, &clock), ==, 0);
  g_assert_cmpint (clock_gettime (clock, now), ==, 0);
}

static gpointer
stop_soon (gpointer data)
{
  Stop *stop = data;

  g_usleep (60000);
  read_clock (stop->searcher, &stop->when);
  g_atomic_int_set (&stop->cancelled, 1);
  return NULL;
}

static void
test_cancelled (void)
{
  const char *ids[] = { "assyria-2e", "tigris-euphrates" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr(TrGame) game = test_game_new (ids[i], 4);
      g_autoptr(TrState) state = test_state_new (game, 1, 30);
      g_autoptr(TrSearch) search = tr_search_new (game, NODES);
      Stop stop = { .searcher = pthread_self () };
      const TrSearchLimits limits = {
        .seed = 1, .usec = 60 * G_USEC_PER_SEC, .handovers = 6, .cancelled = &stop.cancelled,
      };
      GThread *thread = g_thread_new ("stop", stop_soon, &stop);
      struct timespec now;
      double took;

      g_assert_cmpuint (tr_search_run (search, state, &limits), ==, TR_MOVE_NONE);
      read_clock (stop.searcher, &now);
      g_thread_join (thread);
      took = (double) (now.tv_sec - stop.when.tv_sec) * 1000 + (double) (now.tv_nsec - stop.when.tv_nsec) / 1e6;
      g_test_message ("%s: %.3f ms", ids[i], took);
      g_assert_cmpfloat (took, <, 10);
    }
}

static void
on_progress (double   done,
             gpointer user_data)
{
  double *last = user_data;

  g_assert_cmpfloat (done, >=, *last);
  g_assert_cmpfloat (done, <, 1);
  *last = done;
}

static void
test_progress (void)
{
  g_autoptr(TrGame) game = test_game_new ("assyria-2e", 2);
  g_autoptr(TrState) state = test_state_new (game, 1, 0);
  g_autoptr(TrSearch) search = tr_search_new (game, NODES);
  double last = 0;
  TrSearchLimits limits = { .seed = 1, .tries = 50, .handovers = 1, .progress = on_progress, .user_data = &last };

  tr_search_run (search, state, &limits);
  g_assert_cmpuint (tr_search_tries (search), ==, 50);
  g_assert_cmpfloat (last, >=, 0.97);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/brain/search/fixed", test_fixed);
  g_test_add_func ("/brain/search/hidden", test_hidden);
  g_test_add_func ("/brain/search/cancelled", test_cancelled);
  g_test_add_func ("/brain/search/progress", test_progress);
  return g_test_run ();
}
