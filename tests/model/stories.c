/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "stories.h"

#include "tr-auto.h"
#include "tr-random.h"
#include "tr-rules.h"

static void
free_state (gpointer state)
{
  tr_state_free (state);
}

TestStory *
test_story_new (const TrRules *rules,
                unsigned       players,
                guint64        seed)
{
  TestStory *test = g_new0 (TestStory, 1);
  TrOptions options = tr_options_standard (rules);
  g_autofree TrEventList *events = g_new0 (TrEventList, 1);
  g_autoptr(GError) error = NULL;
  TrState *start;

  test->box = tr_box_new_built_in (rules, &error);
  g_assert_no_error (error);
  test->game = tr_box_make_game (test->box, players, options.values, &error);
  g_assert_no_error (error);
  test->story = tr_story_new (test->game);
  test->states = g_ptr_array_new_with_free_func (free_state);

  start = tr_state_new (test->game);
  tr_setup (test->game, start, seed, events);
  g_ptr_array_add (test->states, start);
  tr_story_append (test->story, TR_MOVE_NONE, TR_SEAT_NONE, events);
  return test;
}

void
test_story_free (TestStory *test)
{
  g_ptr_array_unref (test->states);
  tr_story_free (test->story);
  tr_game_free (test->game);
  tr_box_unref (test->box);
  g_free (test);
}

guint
test_story_play (TestStory *test,
                 guint      n,
                 guint64    seed)
{
  g_autofree TrMoveList *moves = g_new0 (TrMoveList, 1);
  g_autofree TrEventList *events = g_new0 (TrEventList, 1);
  uint64_t random = seed;

  for (guint i = 0; i < n; i++)
    {
      const TrState *last = g_ptr_array_index (test->states, test->states->len - 1);
      TrTurn turn = tr_turn (test->game, last);
      TrState *next;
      TrMove move;

      if (turn.seat == TR_SEAT_NONE)
        return i;
      tr_moves (test->game, last, moves);
      move = moves->moves[tr_random_below (&random, moves->n)];
      next = tr_state_new (test->game);
      tr_state_copy (test->game, next, last);
      tr_event_list_clear (events);
      tr_apply (test->game, next, move, events);
      g_ptr_array_add (test->states, next);
      tr_story_append (test->story, move, turn.seat, events);
    }
  return n;
}

void
test_story_truncate (TestStory *test,
                     guint      n_passages)
{
  tr_story_truncate (test->story, n_passages);
  g_ptr_array_set_size (test->states, (int) n_passages);
}
