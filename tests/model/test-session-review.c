/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session.h"

#include "saves.h"
#include "session-fixture.h"
#include "session-watch.h"
#include "stories.h"

/* Review: the cursor is free, moves are locked; and forks of what is being looked at. */

static void
assert_state (TrSession *session,
              TestStory *test)
{
  g_assert_true (tr_state_equal (test->game, tr_session_get_state (session),
                                 g_ptr_array_index (test->states, tr_session_get_cursor (session))));
}

/* The recorded game, played to its end. */
static TrSession *
play_story (TestStory    *test,
            unsigned      computers,
            TrUndoPolicy  undo)
{
  TrSession *session = test_session_new (test->game->rules, test->game->players, computers, undo);

  for (guint n = 1; n < tr_story_get_n (test->story); n++)
    g_assert_true (tr_session_play (session, tr_story_get (test->story, n).move, NULL));
  return session;
}

/* ── Jumps ── */

/* A flag for every moment in which such a jump may end. */
static GArray *
find_stops (TestStory *test,
            TrJump     jump)
{
  static const TrChapter chapters[] = {
    [TR_JUMP_PHASE] = TR_CHAPTER_PHASE,
    [TR_JUMP_ROUND] = TR_CHAPTER_ROUND,
    [TR_JUMP_LANDMARK] = TR_CHAPTER_LANDMARK,
  };
  GArray *stops = g_array_new (FALSE, FALSE, sizeof (gboolean));
  int asked = -1;

  for (guint n = 0; n < test->states->len; n++)
    {
      TrPassage passage = tr_story_get (test->story, n);
      unsigned seat = tr_turn (test->game, g_ptr_array_index (test->states, n)).seat;
      gboolean stop = jump == TR_JUMP_MOVE || (jump == TR_JUMP_TURN && asked != (int) seat);

      for (guint i = 0; jump > TR_JUMP_TURN && i < passage.n_events; i++)
        stop |= test->game->rules->event_kinds[passage.events[i].kind].chapter == chapters[jump];
      asked = (int) seat;
      g_array_append_val (stops, stop);
    }
  return stops;
}

static guint
count_stops (const GArray *stops)
{
  guint n = 0;

  for (guint i = 0; i < stops->len; i++)
    n += g_array_index (stops, gboolean, i) ? 1 : 0;
  return n;
}

/* From CURSOR; CURSOR itself when there is none in that direction. */
static guint
expect_jump (const GArray *stops,
             guint         cursor,
             gboolean      forward)
{
  for (gint n = (gint) cursor + (forward ? 1 : -1); n >= 0 && n < (gint) stops->len; n += forward ? 1 : -1)
    if (g_array_index (stops, gboolean, n))
      return (guint) n;
  return cursor;
}

static void
go_to (TrSession *session,
       guint      cursor)
{
  gboolean moves = cursor != tr_session_get_cursor (session);

  g_assert_cmpint (tr_session_go_to (session, cursor), ==, moves);
  g_assert_cmpuint (tr_session_get_cursor (session), ==, cursor);
}

static void
check_jumps (const TrRules *rules,
             unsigned       players)
{
  TestStory *test = test_story_new (rules, players, TEST_SEED);
  guint length = test_story_play (test, G_MAXUINT, 1);
  TrSession *session = play_story (test, 0, TR_UNDO_STRICT);
  TestWatch *watch = test_watch_new (session);
  guint n_stops[TR_JUMP_LANDMARK + 1];

  /* Only in a review. */
  g_assert_false (tr_session_go_to (session, 0));
  for (TrJump jump = TR_JUMP_MOVE; jump <= TR_JUMP_LANDMARK; jump++)
    g_assert_false (tr_session_jump (session, jump, FALSE));
  g_assert_cmpuint (tr_session_get_cursor (session), ==, length);

  tr_session_set_reviewing (session, TRUE);
  test_watch_check (watch);
  for (TrJump jump = TR_JUMP_MOVE; jump <= TR_JUMP_LANDMARK; jump++)
    {
      g_autoptr(GArray) stops = find_stops (test, jump);

      n_stops[jump] = count_stops (stops);
      for (guint n = 0; n <= 2 * length + 1; n++)
        {
          guint from = n / 2;
          gboolean forward = n % 2;
          guint to = expect_jump (stops, from, forward);

          go_to (session, from);
          test_watch_check (watch);
          g_assert_cmpint (tr_session_jump (session, jump, forward), ==, to != from);
          g_assert_cmpuint (tr_session_get_cursor (session), ==, to);
          assert_state (session, test);
          test_watch_check (watch);
        }
    }
  g_assert_cmpuint (n_stops[TR_JUMP_MOVE], ==, length + 1);
  /* There are such places, and fewer of the larger ones. */
  g_assert_cmpuint (n_stops[TR_JUMP_MOVE], >, n_stops[TR_JUMP_TURN]);
  g_assert_cmpuint (n_stops[TR_JUMP_TURN], >, 1);
  g_assert_cmpuint (n_stops[TR_JUMP_PHASE], >, n_stops[TR_JUMP_ROUND]);
  g_assert_cmpuint (n_stops[TR_JUMP_ROUND], >, 1);
  g_assert_cmpuint (n_stops[TR_JUMP_LANDMARK], >, 0);
  g_assert_false (tr_session_go_to (session, length + 1));
  g_assert_false (tr_session_go_to (session, G_MAXUINT));
  test_watch_check (watch);

  tr_session_set_reviewing (session, FALSE);
  g_assert_cmpuint (tr_session_get_cursor (session), ==, length);
  test_watch_check (watch);
  test_watch_free (watch);
  test_session_end (session);
  test_story_free (test);
}

static void
test_jumps (void)
{
  test_for_each_game (check_jumps);
}

/* ── Locked ── */

/* Under either policy, with a line that was replaced, begun at the end or in the middle. */
static void
check_locked_with (const TrRules *rules,
                   unsigned       players,
                   TrUndoPolicy   undo)
{
  TrSession *session = test_session_new (rules, players, players > 1 ? 2 : 0, TR_UNDO_FREE);
  TestWatch *watch = test_watch_new (session);
  g_autoptr(TrSave) before = NULL, after = NULL;
  uint64_t random = 3;
  guint began, length;

  g_assert_true (test_session_play (session, 30, &random));
  for (guint i = 0; i < 20; i++)
    g_assert_true (tr_session_undo (session));
  while (tr_session_get_n_replaced (session) == 0)
    g_assert_true (test_session_play (session, 1, &random));
  g_assert_true (test_session_play (session, 5, &random));
  g_object_set (session, "undo-policy", undo, NULL);
  if (undo == TR_UNDO_FREE)
    g_assert_true (tr_session_undo (session));
  began = tr_session_get_cursor (session);
  length = tr_session_get_length (session);
  before = tr_session_make_save (session);

  tr_session_set_reviewing (session, TRUE);
  g_assert_true (tr_session_get_reviewing (session));
  g_assert_cmpuint (tr_session_get_cursor (session), ==, began);
  for (guint i = 0; i < 2; i++)
    {
      while (tr_session_can_undo (session))
        {
          guint cursor = tr_session_get_cursor (session);
          TrRefusal refusal = { .kind = 1 };

          g_assert_false (tr_session_play (session, test_session_any_move (session, &random), &refusal));
          g_assert_cmpint (refusal.kind, ==, 0);
          g_assert_true (i == 0 ? tr_session_undo (session) : tr_session_undo_step (session));
          g_assert_cmpuint (tr_session_get_cursor (session), ==, cursor - 1);
          g_assert_false (tr_session_swap_line (session));
          test_watch_check (watch);
        }
      g_assert_cmpuint (tr_session_get_cursor (session), ==, 0);
      while (tr_session_can_redo (session))
        {
          guint cursor = tr_session_get_cursor (session);

          g_assert_true (i == 0 ? tr_session_redo (session) : tr_session_redo_step (session));
          g_assert_cmpuint (tr_session_get_cursor (session), ==, cursor + 1);
          test_watch_check (watch);
        }
      g_assert_cmpuint (tr_session_get_cursor (session), ==, length);
    }
  go_to (session, 3);
  tr_session_set_reviewing (session, FALSE);
  g_assert_false (tr_session_get_reviewing (session));
  g_assert_cmpuint (tr_session_get_cursor (session), ==, began);
  test_watch_check (watch);
  after = tr_session_make_save (session);
  test_assert_same_save (before, after);
  g_assert_cmpuint (watch->n_changed, ==, 1);
  /* And on it goes. */
  g_assert_true (tr_session_play (session, test_session_any_move (session, &random), NULL));
  test_watch_check (watch);
  test_watch_free (watch);
  test_session_end (session);
}

static void
check_locked (const TrRules *rules,
              unsigned       players)
{
  check_locked_with (rules, players, TR_UNDO_FREE);
  check_locked_with (rules, players, TR_UNDO_STRICT);
}

static void
test_locked (void)
{
  test_for_each_game (check_locked);
}

/* ── Forks ── */

static void
assert_fork (TrSession  *session,
             TrSession  *fork,
             const char *parent)
{
  g_autoptr(TrSave) original = tr_session_make_save (session);
  g_autoptr(TrSave) save = tr_session_make_save (fork);

  g_assert_cmpstr (save->parent, ==, parent);
  g_assert_cmpuint (save->cursor, ==, original->cursor);
  g_assert_cmpuint (save->moves->len, ==, original->cursor);
  g_assert_false (save->reviewing);
  g_assert_cmpuint (save->replaced->len, ==, 0);
  /* In all else they are the same. */
  g_array_set_size (original->moves, original->cursor);
  original->reviewing = FALSE;
  g_ptr_array_set_size (original->replaced, 0);
  g_free (original->parent);
  original->parent = g_strdup (parent);
  test_assert_same_save (original, save);
  test_session_assert_replay (fork);
  g_assert_true (tr_state_equal (tr_session_get_game (fork), tr_session_get_state (fork), tr_session_get_state (session)));
}

static void
check_fork (const TrRules *rules,
            unsigned       players)
{
  g_autoptr(TrSave) full = test_save_full (rules, players, 40);
  TrSession *session = tr_session_new_from_save (full);
  TestWatch *watch = test_watch_new (session);
  g_autoptr(TrSave) before = NULL, after = NULL;
  TrSession *fork, *fork_of_fork;
  uint64_t random = 4;

  g_assert_true (tr_session_get_reviewing (session));
  g_assert_cmpuint (tr_session_get_n_replaced (session), >, 0);
  go_to (session, 25);
  before = tr_session_make_save (session);
  fork = tr_session_fork (session, "Sunday, move 25");
  assert_fork (session, fork, "Sunday, move 25");

  /* Each goes its own way. */
  g_object_set (fork, "undo-policy", TR_UNDO_FREE, "notes", "mine", NULL);
  g_assert_true (test_session_play (fork, 10, &random));
  g_assert_true (tr_session_undo_step (fork));
  fork_of_fork = tr_session_fork (fork, "Sunday, move 25, again");
  assert_fork (fork, fork_of_fork, "Sunday, move 25, again");
  for (guint i = 0; i < 3; i++)
    g_assert_true (tr_session_undo (fork_of_fork));
  g_assert_true (test_session_play (fork_of_fork, 3, &random));
  test_session_assert_replay (fork_of_fork);
  test_session_end (fork);
  test_session_assert_replay (fork_of_fork);
  after = tr_session_make_save (session);
  test_assert_same_save (before, after);
  test_watch_check (watch);
  g_assert_cmpuint (watch->n_changed, ==, 0);
  g_assert_cmpuint (watch->n_played, ==, 0);
  test_watch_free (watch);
  test_session_end (session);
  test_session_end (fork_of_fork);
}

static void
test_fork (void)
{
  test_for_each_game (check_fork);
}

/* From the very start, and without a name. */
static void
check_fork_at_start (const TrRules *rules,
                     unsigned       players)
{
  TrSession *session = test_session_new (rules, players, 0, TR_UNDO_FREE);
  uint64_t random = 5;
  TrSession *fork;

  g_assert_true (test_session_play (session, 10, &random));
  tr_session_set_reviewing (session, TRUE);
  go_to (session, 0);
  fork = tr_session_fork (session, NULL);
  assert_fork (session, fork, NULL);
  g_assert_false (tr_session_can_undo (fork));
  test_session_end (session);
  g_assert_true (test_session_play (fork, 10, &random));
  test_session_assert_replay (fork);
  test_session_end (fork);
}

static void
test_fork_at_start (void)
{
  test_for_each_game (check_fork_at_start);
}

/* ── Resumed ── */

static void
check_resumed (const TrRules *rules,
               unsigned       players)
{
  g_autoptr(TrSave) full = test_save_full (rules, players, 40);
  TrSession *session = tr_session_new_from_save (full);
  TestWatch *watch = test_watch_new (session);

  g_assert_true (tr_session_get_reviewing (session));
  g_assert_cmpuint (tr_session_get_cursor (session), ==, full->cursor);
  g_assert_true (tr_session_jump (session, TR_JUMP_MOVE, FALSE));
  test_watch_check (watch);
  /* Where it began nobody knows; what was played last is the best place to go on from. */
  tr_session_set_reviewing (session, FALSE);
  g_assert_cmpuint (tr_session_get_cursor (session), ==, full->moves->len);
  test_watch_check (watch);
  /* One that began here is another matter. */
  g_object_set (session, "undo-policy", TR_UNDO_FREE, NULL);
  g_assert_true (tr_session_undo (session));
  test_watch_check (watch);
  tr_session_set_reviewing (session, TRUE);
  go_to (session, 2);
  tr_session_set_reviewing (session, FALSE);
  g_assert_cmpuint (tr_session_get_cursor (session), <, tr_session_get_length (session));
  test_watch_check (watch);
  test_watch_free (watch);
  test_session_end (session);
}

static void
test_resumed (void)
{
  test_for_each_game (check_resumed);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/review/jumps", test_jumps);
  g_test_add_func ("/session/review/locked", test_locked);
  g_test_add_func ("/session/review/fork", test_fork);
  g_test_add_func ("/session/review/fork-at-start", test_fork_at_start);
  g_test_add_func ("/session/review/resumed", test_resumed);
  return g_test_run ();
}
