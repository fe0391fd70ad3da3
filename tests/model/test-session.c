/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session.h"

#include "saves.h"
#include "session-fixture.h"
#include "session-watch.h"
#include "stories.h"

#include <string.h>

/* The line of moves, one step at a time. */

static gboolean
same_passages (TrPassage a,
               TrPassage b)
{
  return a.move == b.move && a.seat == b.seat && a.n_events == b.n_events
         && (a.n_events == 0 || memcmp (a.events, b.events, a.n_events * sizeof (TrEvent)) == 0);
}

/* The session is in that moment of the recorded game. */
static void
assert_at (TrSession       *session,
           const TestStory *test,
           guint            n,
           guint            length)
{
  g_assert_cmpuint (tr_session_get_cursor (session), ==, n);
  g_assert_cmpuint (tr_session_get_length (session), ==, length);
  g_assert_true (tr_state_equal (test->game, tr_session_get_state (session), g_ptr_array_index (test->states, n)));
  g_assert_cmpuint (tr_story_get_n (tr_session_get_story (session)), ==, length + 1);
  for (guint i = 0; i <= length; i++)
    g_assert_true (same_passages (tr_story_get (tr_session_get_story (session), i), tr_story_get (test->story, i)));
}

static void
check_steps (const TrRules *rules,
             unsigned       players)
{
  TestStory *test = test_story_new (rules, players, TEST_SEED);
  TrSession *session = test_session_new (rules, players, 0, TR_UNDO_FREE);
  TestWatch *watch = test_watch_new (session);
  guint length = test_story_play (test, G_MAXUINT, 1);
  TrRefusal refusal;

  g_assert_cmpuint (length, >, 20);
  assert_at (session, test, 0, 0);
  g_assert_false (tr_session_undo_step (session));
  g_assert_false (tr_session_redo_step (session));
  for (guint n = 1; n <= length; n++)
    {
      TrMove move = tr_story_get (test->story, n).move;

      g_assert_true (tr_session_play (session, move, &refusal));
      g_assert_cmpint (refusal.kind, ==, 0);
      g_assert_cmpuint (tr_session_get_move (session, n), ==, move);
      assert_at (session, test, n, n);
      test_watch_check (watch);
    }
  g_assert_cmpuint (watch->n_played, ==, length);
  g_assert_cmpuint (watch->n_moved, ==, 0);

  /* It is over. */
  g_assert_cmpuint (tr_session_get_turn (session).seat, ==, TR_SEAT_NONE);
  g_assert_false (tr_session_play (session, tr_session_get_move (session, 1), &refusal));
  g_assert_cmpint (refusal.kind, !=, 0);
  g_assert_false (tr_session_redo_step (session));

  for (guint n = length; n-- > 0; )
    {
      g_assert_true (tr_session_undo_step (session));
      assert_at (session, test, n, length);
      test_watch_check (watch);
    }
  g_assert_false (tr_session_undo_step (session));
  for (guint n = 1; n <= length; n++)
    {
      g_assert_true (tr_session_redo_step (session));
      assert_at (session, test, n, length);
      test_watch_check (watch);
    }
  g_assert_false (tr_session_redo_step (session));
  test_watch_check (watch);
  g_assert_cmpuint (watch->n_played, ==, length);
  g_assert_cmpuint (watch->n_moved, ==, 2 * length);
  g_assert_cmpuint (watch->n_changed, ==, 0);

  test_watch_free (watch);
  test_session_end (session);
  test_story_free (test);
}

static void
test_steps (void)
{
  test_for_each_game (check_steps);
}

/* A session that begins with moves is at their end and knows their story. */
static void
check_begun (const TrRules *rules,
             unsigned       players)
{
  TestStory *test = test_story_new (rules, players, TEST_SEED);
  g_autoptr(TrRecord) record = test_record_new (rules, players, TEST_SEED);
  guint length = test_story_play (test, 30, 1);
  TrSeat seats[TR_SEATS_MAX];
  TrSession *session;

  for (guint n = 1; n <= length; n++)
    tr_record_append (record, tr_story_get (test->story, n).move, NULL);
  tr_seats_init (seats, test->game);
  session = tr_session_new (record, seats, TR_UNDO_FREE);
  tr_seats_clear (seats);
  assert_at (session, test, length, length);
  /* The line is its own. */
  g_assert_true (tr_session_undo_step (session));
  tr_record_truncate (record, 0);
  assert_at (session, test, length - 1, length);
  test_session_end (session);
  test_story_free (test);
}

static void
test_begun (void)
{
  test_for_each_game (check_begun);
}

/* What is against the rules is told and changes nothing. */
static void
check_refused (const TrRules *rules,
               unsigned       players)
{
  TrSession *session = test_session_new (rules, players, 0, TR_UNDO_FREE);
  TestWatch *watch = test_watch_new (session);
  g_autoptr(TrSave) before = NULL, after = NULL;
  uint64_t random = 1;
  TrRefusal refusal;
  TrMove move;

  g_assert_true (test_session_play (session, 30, &random));
  before = tr_session_make_save (session);
  move = test_refused_move (before->record);
  g_assert_false (tr_session_play (session, move, &refusal));
  g_assert_cmpint (refusal.kind, ==, tr_judge (tr_session_get_game (session), tr_session_get_state (session), move).kind);
  g_assert_cmpint (refusal.kind, !=, 0);
  g_assert_false (tr_session_play (session, move, NULL));
  after = tr_session_make_save (session);
  test_assert_same_save (before, after);
  test_watch_check (watch);
  g_assert_cmpuint (watch->n_played, ==, 30);
  test_watch_free (watch);
  test_session_end (session);
}

static void
test_refused (void)
{
  test_for_each_game (check_refused);
}

/* ── Properties that can be set ── */

static void
check_open (const TrRules *rules,
            unsigned       players)
{
  TrSession *session = test_session_new (rules, players, 0, TR_UNDO_FREE);
  TestWatch *watch = test_watch_new (session);
  g_autofree char *notes = NULL;

  /* What is set to what it is already is not told: the watch sees to that. */
  for (guint i = 0; i < 2; i++)
    {
      g_object_set (session, "undo-policy", TR_UNDO_STRICT, "notes", "a", "paused", TRUE, "reviewing", TRUE, NULL);
      test_watch_check (watch);
    }
  g_object_set (session, "undo-policy", TR_UNDO_FREE, "notes", NULL, "paused", FALSE, "reviewing", FALSE, NULL);
  test_watch_check (watch);
  g_object_get (session, "notes", &notes, NULL);
  g_assert_null (notes);
  g_assert_cmpuint (watch->n_moved, ==, 0);
  test_watch_free (watch);
  test_session_end (session);
}

static void
test_open (void)
{
  test_for_each_game (check_open);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/steps", test_steps);
  g_test_add_func ("/session/begun", test_begun);
  g_test_add_func ("/session/refused", test_refused);
  g_test_add_func ("/session/open", test_open);
  return g_test_run ();
}
