/* SPDX-License-Identifier: GPL-3.0-or-later */

/* clock_gettime() */
#define _POSIX_C_SOURCE 200809L

#include "games.h"
#include "tr-auto.h"
#include "tr-random.h"
#include "tr-search.h"
#include "tr-tree.h"

#include <string.h>
#include <time.h>

#define NODES    20000
#define FINDINGS 50

static TrMove
search_once (const TrGame  *game,
             const TrState *state,
             gboolean       evenly,
             guint          threads,
             TrFinding     *findings,
             guint         *n_findings)
{
  const TrSearchLimits limits = {
    .seed = 5, .tries = 61, .handovers = 2, .evenly = evenly, .trees = 2, .threads = threads,
  };
  g_autoptr(TrSearch) search = tr_search_new (game, NODES);
  TrMove move = tr_search_run (search, state, &limits);

  *n_findings = tr_search_findings (search, findings, FINDINGS);
  return move;
}

static void
assert_same_so_long (const TrGame  *game,
                     const TrState *a,
                     const TrState *b,
                     gboolean       evenly)
{
  TrFinding first[FINDINGS], second[FINDINGS];
  guint n_first, n_second;
  TrMove move = search_once (game, a, evenly, 1, first, &n_first);

  g_assert_cmpuint (search_once (game, b, evenly, 2, second, &n_second), ==, move);
  g_assert_cmpuint (n_first, ==, n_second);
  for (guint i = 0; i < n_first; i++)
    {
      g_assert_cmpuint (first[i].move, ==, second[i].move);
      g_assert_cmpuint (first[i].visits, ==, second[i].visits);
      g_assert_true (first[i].worth == second[i].worth);
    }
}

static void
assert_same (const TrGame  *game,
             const TrState *a,
             const TrState *b)
{
  assert_same_so_long (game, a, b, FALSE);
  assert_same_so_long (game, a, b, TRUE);
}

/* The same seed and number of tries give the same answer, however many threads there are. */
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

/* Whatever lies hidden, who may not know it thinks the same. */
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

/* All trees together make the tries that were asked for, and each answer was tried as often as they say. */
static void
test_trees (void)
{
  g_autoptr(TrGame) game = test_game_new ("tigris-euphrates", 2);
  g_autoptr(TrState) state = test_state_new (game, 1, 10);
  g_autoptr(TrSearch) search = tr_search_new (game, NODES);
  TrSearchLimits limits = { .seed = 1, .tries = 61, .handovers = 1 };
  g_autofree TrFinding *findings = g_new (TrFinding, TR_MOVE_LIST_MAX);
  TrMoveList list;

  tr_moves (game, state, &list);
  for (limits.trees = 1; limits.trees <= TR_SEARCH_TREES_MAX; limits.trees++)
    {
      TrMove move = tr_search_run (search, state, &limits);
      guint n = tr_search_findings (search, findings, TR_MOVE_LIST_MAX);
      guint visits = 0;

      g_assert_cmpuint (n, ==, list.n);
      g_assert_cmpuint (findings[0].move, ==, move);
      g_assert_cmpuint (tr_search_tries (search), ==, 61);
      g_assert_cmpuint (tr_search_nodes (search), >=, n);
      for (guint i = 0; i < n; i++)
        {
          g_assert_true (tr_move_list_has (&list, findings[i].move));
          g_assert_true (i == 0 || findings[i].visits <= findings[i - 1].visits);
          visits += findings[i].visits;
        }
      g_assert_cmpuint (visits, ==, 61);
    }
}

/* ── How long a try is ── */

static gboolean
has_begun (const TrTree *tree,
           TrChapter     chapter)
{
  for (guint i = 0; i < tree->events->n; i++)
    if (tree->game->rules->event_kinds[tree->events->events[i].kind].chapter == chapter)
      return TRUE;
  return FALSE;
}

/* A try ends where a round begins, or with the game, whoever is asked before. */
static void
test_evenly (void)
{
  const TrSearchLimits limits = { .seed = 1, .tries = 1, .handovers = 2, .evenly = TRUE };

  for (unsigned players = 1; players <= 4; players++)
    {
      g_autoptr(TrGame) game = test_game_new ("assyria-2e", players);
      guint n_rounds = 0;
      TrTree tree = { 0 };

      g_assert_cmpuint (game->rules->even_at, ==, TR_CHAPTER_ROUND);
      tr_tree_init (&tree, game, NODES);
      for (guint moves = 0; moves < 120; moves += 8)
        {
          g_autoptr(TrState) state = test_state_new (game, moves, moves);
          g_autoptr(TrPolicy) policy = tr_policy_new (game);

          if (tr_turn (game, state).seat == TR_SEAT_NONE || tr_policy_settled (policy, state) != TR_MOVE_NONE)
            continue;
          tr_tree_begin (&tree, state, moves, &limits);
          for (guint i = 0; i < 10; i++)
            {
              gboolean over;

              g_assert_true (tr_tree_try (&tree));
              over = tr_turn (game, tree.state).seat == TR_SEAT_NONE;
              g_assert_true (over || has_begun (&tree, TR_CHAPTER_ROUND));
              n_rounds += !over;
            }
        }
      g_assert_cmpuint (n_rounds, >, 0);
      tr_tree_clear (&tree);
    }
}

/* Where the rules know no such moment, turns are counted. */
static void
test_not_evenly (void)
{
  g_autoptr(TrGame) game = test_game_new ("tigris-euphrates", 3);
  g_autoptr(TrState) state = test_state_new (game, 2, 20);
  g_autoptr(TrSearch) search = tr_search_new (game, NODES);
  TrSearchLimits limits = { .seed = 1, .tries = 60, .handovers = 2 };
  TrFinding by_turns[FINDINGS], evenly[FINDINGS];
  guint n;

  g_assert_cmpuint (game->rules->even_at, ==, TR_CHAPTER_NONE);
  tr_search_run (search, state, &limits);
  n = tr_search_findings (search, by_turns, FINDINGS);
  g_assert_cmpuint (n, >, 1);
  limits.evenly = TRUE;
  tr_search_run (search, state, &limits);
  g_assert_cmpuint (tr_search_findings (search, evenly, FINDINGS), ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (evenly[i].visits, ==, by_turns[i].visits);
      g_assert_true (evenly[i].worth == by_turns[i].worth);
    }
}

/* Tries that could not change the answer are not made. */
static void
check_decisive (const TrGame *game)
{
  g_autoptr(TrSearch) search = tr_search_new (game, NODES);
  guint saved = 0;

  for (guint moves = 5; moves < 45; moves += 5)
    {
      g_autoptr(TrState) state = test_state_new (game, 3, moves);
      TrSearchLimits limits = { .seed = moves, .tries = 80, .handovers = 1 };
      TrMove move = tr_search_run (search, state, &limits);
      guint tries = tr_search_tries (search);

      limits.decisive = TRUE;
      g_assert_cmpuint (tr_search_run (search, state, &limits), ==, move);
      g_assert_cmpuint (tr_search_tries (search), <=, tries);
      saved += tries - tr_search_tries (search);
    }
  g_assert_cmpuint (saved, >, 0);
}

static void
test_decisive (void)
{
  g_autoptr(TrGame) assyria = test_game_new ("assyria-2e", 2);
  g_autoptr(TrGame) euphrates = test_game_new ("tigris-euphrates", 3);

  check_decisive (assyria);
  check_decisive (euphrates);
}

/* ── Stopping ── */

typedef struct
{
  gint            cancelled;
  gint            hurried;
  gint           *flag;         /* one of these */
  struct timespec when;         /* on the clock of this program: what else the machine does takes no part */
} Stop;

static gpointer
stop_soon (gpointer data)
{
  Stop *stop = data;

  g_usleep (60000);
  g_assert_cmpint (clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &stop->when), ==, 0);
  g_atomic_int_set (stop->flag, 1);
  return NULL;
}

/* Two threads search for a minute, and are told to stop. */
static TrMove
search_until_stopped (const TrGame  *game,
                      const TrState *state,
                      gboolean       hurry)
{
  g_autoptr(TrSearch) search = tr_search_new (game, 1 << 20);
  Stop stop = { .flag = hurry ? &stop.hurried : &stop.cancelled };
  const TrSearchLimits limits = {
    .seed = 1, .usec = 60 * G_USEC_PER_SEC, .handovers = 6, .trees = 2, .threads = 2,
    .cancelled = &stop.cancelled, .hurried = &stop.hurried,
  };
  GThread *thread = g_thread_new ("stop", stop_soon, &stop);
  TrMove move = tr_search_run (search, state, &limits);
  struct timespec now;
  double took;

  g_assert_cmpint (clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now), ==, 0);
  g_thread_join (thread);
  took = (double) (now.tv_sec - stop.when.tv_sec) * 1000 + (double) (now.tv_nsec - stop.when.tv_nsec) / 1e6;
  g_test_message ("%s: %.3f ms of two threads", game->rules->id, took);
  g_assert_cmpfloat (took, <, 2 * 10);
  return move;
}

static void
test_cancelled (void)
{
  const char *ids[] = { "assyria-2e", "tigris-euphrates" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr(TrGame) game = test_game_new (ids[i], 4);
      g_autoptr(TrState) state = test_state_new (game, 1, 30);

      g_assert_cmpuint (search_until_stopped (game, state, FALSE), ==, TR_MOVE_NONE);
    }
}

/* Who is hurried answers with what has been found. */
static void
test_hurried (void)
{
  g_autoptr(TrGame) game = test_game_new ("assyria-2e", 4);
  g_autoptr(TrState) state = test_state_new (game, 1, 30);
  TrMoveList list;

  tr_moves (game, state, &list);
  g_assert_cmpuint (list.n, >, 1);
  g_assert_true (tr_move_list_has (&list, search_until_stopped (game, state, TRUE)));
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
  g_test_add_func ("/brain/search/trees", test_trees);
  g_test_add_func ("/brain/search/evenly", test_evenly);
  g_test_add_func ("/brain/search/not-evenly", test_not_evenly);
  g_test_add_func ("/brain/search/decisive", test_decisive);
  g_test_add_func ("/brain/search/hurried", test_hurried);
  g_test_add_func ("/brain/search/cancelled", test_cancelled);
  g_test_add_func ("/brain/search/progress", test_progress);
  return g_test_run ();
}
