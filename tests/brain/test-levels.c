/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "games.h"
#include "tr-auto.h"
#include "tr-box.h"
#include "tr-brain.h"
#include "tr-games.h"
#include "tr-random.h"
#include "tr-rules.h"

/* Positions for each level, in each game with each number of players; some games are over before. */
#define POSITIONS      24
#define POSITIONS_SLOW 380
/* With `-m slow`, each level decides so often at least. */
#define DECISIONS_SLOW 2000

static void
test_names (void)
{
  for (guint i = 0; i < tr_n_levels; i++)
    {
      g_autoptr(TrBrain) brain = tr_brain_new_for_level (tr_levels[i].level);

      g_assert_true (tr_level_find (tr_levels[i].level) == &tr_levels[i]);
      g_assert_nonnull (brain);
      g_assert_nonnull (tr_levels[i].label);
      g_assert_nonnull (tr_levels[i].description);
    }
  g_assert_null (tr_level_find ("clever"));
  g_assert_null (tr_brain_new_for_level (NULL));
}

/* However long it may think. */
static TrLevel
hurried (const TrLevel *level)
{
  TrLevel copy = *level;

  if (copy.tries > 0 || copy.usec > 0)
    {
      copy.tries = 6;
      copy.usec = 0;
    }
  return copy;
}

static guint n_decisions;        /* of all levels */

static void
check_legal (const TrGame *game)
{
  for (guint i = 0; i < tr_n_levels; i++)
    {
      const TrLevel level = hurried (&tr_levels[i]);

      for (guint j = 0; j < (g_test_slow () ? POSITIONS_SLOW : POSITIONS); j++)
        {
          g_autoptr(TrState) state = test_state_new (game, j, 6 * (j % 40));
          unsigned seat = tr_turn (game, state).seat;
          TrMoveList list;
          TrMove move;

          tr_moves (game, state, &list);
          if (seat != TR_SEAT_NONE)
            tr_view (game, state, seat, j);
          move = tr_level_think (&level, game, state, j, NULL, NULL, NULL);
          n_decisions += seat != TR_SEAT_NONE;
          g_assert_true (seat == TR_SEAT_NONE ? move == TR_MOVE_NONE : tr_move_list_has (&list, move));
        }
    }
}

static void
test_legal (void)
{
  test_for_each_game (check_legal);
  /* All levels had the same positions. */
  if (g_test_slow ())
    g_assert_cmpuint (n_decisions / tr_n_levels, >=, DECISIONS_SLOW);
}

/* Whatever lies hidden, a level answers the same. */
static void
check_hidden (const TrGame *game)
{
  for (guint i = 0; i < tr_n_levels; i++)
    {
      const TrLevel level = hurried (&tr_levels[i]);

      /* What is hidden seldom matters to who looks one step ahead: it takes many positions to see that it looks. */
      for (guint j = 1; j < (level.tries > 0 ? 6 : 100); j++)
        {
          g_autoptr(TrState) state = test_state_new (game, j, 12 * (j % 12));
          g_autoptr(TrState) other = tr_state_new (game);
          unsigned seat = tr_turn (game, state).seat;

          if (seat == TR_SEAT_NONE)
            continue;
          tr_state_copy (game, other, state);
          tr_view (game, other, seat, 7);
          g_assert_false (tr_state_equal (game, state, other));
          g_assert_cmpuint (tr_level_think (&level, game, state, j, NULL, NULL, NULL), ==,
                            tr_level_think (&level, game, other, j, NULL, NULL, NULL));
        }
    }
}

static void
test_hidden (void)
{
  test_for_each_game (check_hidden);
}

/* How many of N games of two players FIRST wins against SECOND, with seats changed. */
static guint
count_wins (const char *id,
            const char *first,
            const char *second,
            guint       n)
{
  g_autoptr(TrGame) game = test_game_new (id, 2);
  g_autoptr(TrState) state = tr_state_new (game);
  g_autoptr(TrState) view = tr_state_new (game);
  const TrLevel levels[] = { hurried (tr_level_find (first)), hurried (tr_level_find (second)) };
  uint64_t random = 1;
  guint wins = 0;

  for (guint i = 0; i < n; i++)
    {
      TrResult result;

      tr_setup (game, state, i / 2, NULL);
      for (unsigned seat = tr_turn (game, state).seat; seat != TR_SEAT_NONE; seat = tr_turn (game, state).seat)
        {
          tr_state_copy (game, view, state);
          tr_view (game, view, seat, tr_random_next (&random));
          tr_apply (game, state, tr_level_think (&levels[seat ^ (i & 1)], game, view, random, NULL, NULL, NULL), NULL);
        }
      tr_result (game, state, &result);
      wins += result.rank[i & 1] == 1;
    }
  return wins;
}

/* No measurement (docs/arena.md), but who plays on purpose wins against chance. */
static void
test_strength (void)
{
  g_assert_cmpuint (count_wins ("assyria-2e", "calm", "random", 10), >=, 9);
  g_assert_cmpuint (count_wins ("assyria-2e", "steady", "calm", 8), >=, 6);
  g_assert_cmpuint (count_wins ("tigris-euphrates", "calm", "random", 6), >=, 5);
}

/* ── In a thread ── */

typedef struct
{
  TrMove    move;
  GError   *error;
  gboolean  done;
} Answer;

static void
on_answer (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  Answer *answer = user_data;

  answer->move = tr_brain_think_finish (TR_BRAIN (source), result, &answer->error);
  answer->done = TRUE;
}

static gboolean
cancel (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);
  return G_SOURCE_REMOVE;
}

static void
ask (const char   *level,
     GCancellable *cancellable,
     Answer       *answer)
{
  TrOptions options = tr_options_standard (tr_games_get (0));
  g_autoptr(TrBox) box = tr_box_new_built_in (tr_games_get (0), NULL);
  g_autoptr(TrRecord) record = tr_record_new (box, 2, &options, 1, NULL);
  const TrGame *game = tr_record_get_game (record);
  g_autoptr(TrState) state = test_state_new (game, 1, 0);
  g_autoptr(TrQuery) query = tr_query_new (record, state, tr_turn (game, state).seat, 1, 1);
  g_autoptr(TrBrain) brain = tr_brain_new_for_level (level);
  TrMoveList list;

  tr_brain_think_async (brain, query, cancellable, on_answer, answer);
  g_assert_false (answer->done);
  while (!answer->done)
    g_main_context_iteration (NULL, TRUE);
  tr_moves (game, state, &list);
  g_assert_true ((answer->error == NULL) == tr_move_list_has (&list, answer->move));
}

static void
test_thread (void)
{
  for (guint i = 0; i < tr_n_levels; i++)
    {
      Answer answer = { 0 };

      if (g_str_equal (tr_levels[i].level, "master"))
        continue;
      ask (tr_levels[i].level, NULL, &answer);
      g_assert_no_error (answer.error);
    }
}

static void
test_cancelled (void)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { 0 };

  g_timeout_add (30, cancel, cancellable);
  ask ("master", cancellable, &answer);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (answer.move, ==, TR_MOVE_NONE);
  g_clear_error (&answer.error);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/brain/levels/names", test_names);
  g_test_add_func ("/brain/levels/legal", test_legal);
  g_test_add_func ("/brain/levels/hidden", test_hidden);
  g_test_add_func ("/brain/levels/strength", test_strength);
  g_test_add_func ("/brain/levels/thread", test_thread);
  g_test_add_func ("/brain/levels/cancelled", test_cancelled);
  return g_test_run ();
}
