/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session.h"

#include "session-fixture.h"
#include "session-watch.h"

/* Undo and redo as the policies say. */

/* ── Free ── */

/* What presses went over, in all games. */
static struct
{
  guint computers;
  guint reveals;
  guint rounds;
  guint others;
} crossed;

static gboolean
person_decides (TrSession *session,
                guint      n)
{
  uint8_t seat = tr_story_get (tr_session_get_story (session), n + 1).seat;

  return tr_session_get_seats (session)[seat].kind == TR_SEAT_HUMAN;
}

static guint
expect_undo (TrSession *session)
{
  guint cursor = tr_session_get_cursor (session);

  for (guint n = cursor; n-- > 0; )
    if (person_decides (session, n))
      return n;
  return cursor;
}

static guint
expect_redo (TrSession *session)
{
  guint length = tr_session_get_length (session);

  for (guint n = tr_session_get_cursor (session) + 1; n < length; n++)
    if (person_decides (session, n))
      return n;
  return length;
}

static void
count_crossed (TrSession *session,
               guint      from,
               guint      to)
{
  const TrStory *story = tr_session_get_story (session);

  crossed.computers += to < from - 1;
  for (guint n = to + 1; n <= from; n++)
    {
      crossed.reveals += tr_story_reveals (story, n);
      crossed.rounds += tr_story_has_chapter (story, n, TR_CHAPTER_ROUND);
      crossed.others += tr_story_get (story, n).seat != tr_session_get_turn (session).seat;
    }
}

static void
press_undo (TestWatch *watch)
{
  TrSession *session = watch->session;
  guint from = tr_session_get_cursor (session);
  guint to = expect_undo (session);

  g_assert_cmpint (tr_session_can_undo (session), ==, to < from);
  g_assert_cmpint (tr_session_undo (session), ==, to < from);
  g_assert_cmpuint (tr_session_get_cursor (session), ==, to);
  if (to < from)
    count_crossed (session, from, to);
  test_watch_check (watch);
}

static void
check_free_with (const TrRules *rules,
                 unsigned       players,
                 unsigned       computers)
{
  TrSession *session = test_session_new (rules, players, computers, TR_UNDO_FREE);
  TestWatch *watch = test_watch_new (session);
  uint64_t random = 1 + computers;
  guint length;

  while (test_session_play (session, 1, &random))
    test_watch_check (watch);
  length = tr_session_get_length (session);
  while (tr_session_can_undo (session))
    press_undo (watch);
  test_session_assert_can (session);

  /* Nobody decided before that: there is nothing to undo, but steps lead to the start all the same. */
  for (guint n = tr_session_get_cursor (session); n > 0; n--)
    {
      press_undo (watch);
      g_assert_true (tr_session_undo_step (session));
      test_watch_check (watch);
    }
  g_assert_cmpuint (tr_session_get_cursor (session), ==, 0);
  g_assert_false (tr_session_undo_step (session));
  while (tr_session_can_redo (session))
    {
      guint to = expect_redo (session);

      g_assert_true (tr_session_redo (session));
      g_assert_cmpuint (tr_session_get_cursor (session), ==, to);
      test_watch_check (watch);
    }
  g_assert_false (tr_session_redo (session));
  g_assert_cmpuint (tr_session_get_cursor (session), ==, length);
  test_session_assert_replay (session);
  test_watch_free (watch);
  test_session_end (session);
}

/* Every way to give seats to people and computers. */
static void
check_free (const TrRules *rules,
            unsigned       players)
{
  for (unsigned computers = 0; computers + 1 < 1u << players; computers++)
    check_free_with (rules, players, computers);
}

static void
test_free (void)
{
  crossed.computers = crossed.reveals = crossed.rounds = crossed.others = 0;
  test_for_each_game (check_free);
  g_assert_cmpuint (crossed.computers, >, 0);
  g_assert_cmpuint (crossed.reveals, >, 0);
  g_assert_cmpuint (crossed.rounds, >, 0);
  g_assert_cmpuint (crossed.others, >, 0);
}

/* Where no person plays, a press is one step. */
static void
check_nobody (const TrRules *rules,
              unsigned       players)
{
  TrSession *session = test_session_new (rules, players, (1u << players) - 1, TR_UNDO_FREE);
  TestWatch *watch = test_watch_new (session);
  guint length;

  test_session_think (session);
  g_assert_cmpuint (tr_session_get_turn (session).seat, ==, TR_SEAT_NONE);
  length = tr_session_get_length (session);
  for (guint n = length; n-- > 0; )
    {
      g_assert_true (tr_session_can_undo (session));
      g_assert_true (tr_session_undo (session));
      g_assert_cmpuint (tr_session_get_cursor (session), ==, n);
      /* Moves that were taken back wait for somebody. */
      g_assert_false (tr_session_get_thinking (session));
      test_watch_check (watch);
    }
  g_assert_false (tr_session_undo (session));
  for (guint n = 1; n <= length; n++)
    {
      g_assert_true (tr_session_redo (session));
      g_assert_cmpuint (tr_session_get_cursor (session), ==, n);
    }
  test_watch_check (watch);
  test_watch_free (watch);
  test_session_end (session);
}

static void
test_nobody (void)
{
  test_for_each_game (check_nobody);
}

/* ── Strict ── */

/* Moves that could be taken back, and the only reason why others could not. */
static struct
{
  guint fine;
  guint revealed;
  guint chapter;
  guint other_seat;
} stops;

/* Whether a strict undo may take back the last move. */
static gboolean
expect_strict (TrSession *session)
{
  const TrGame *game = tr_session_get_game (session);
  guint cursor = tr_session_get_cursor (session);
  TrPassage passage = tr_story_get (tr_session_get_story (session), cursor);
  gboolean reveals = FALSE, chapter = FALSE, other;

  if (cursor == 0)
    return FALSE;
  for (guint i = 0; i < passage.n_events; i++)
    {
      const TrEventKind *kind = &game->rules->event_kinds[passage.events[i].kind];

      reveals |= kind->reveals;
      chapter |= kind->chapter == TR_CHAPTER_ROUND || kind->chapter == TR_CHAPTER_PHASE;
    }
  other = passage.seat != tr_session_get_turn (session).seat;
  if (tr_session_get_seats (session)[passage.seat].kind != TR_SEAT_HUMAN)
    return FALSE;
  stops.fine += !reveals && !chapter && !other;
  stops.revealed += reveals && !chapter && !other;
  stops.chapter += !reveals && chapter && !other;
  stops.other_seat += !reveals && !chapter && other;
  return !reveals && !chapter && !other;
}

static void
check_strict_with (const TrRules *rules,
                   unsigned       players,
                   unsigned       computers)
{
  TrSession *session = test_session_new (rules, players, computers, TR_UNDO_STRICT);
  TestWatch *watch = test_watch_new (session);
  uint64_t random = 2;
  guint furthest = 0;

  while (tr_session_get_turn (session).seat != TR_SEAT_NONE)
    {
      guint cursor = tr_session_get_cursor (session);
      gboolean can = expect_strict (session);

      furthest = can ? furthest : cursor;
      g_assert_cmpint (tr_session_can_undo (session), ==, can);
      /* Both ways are the same, as far as they go. */
      g_assert_cmpint (cursor % 2 ? tr_session_undo (session) : tr_session_undo_step (session), ==, can);
      g_assert_cmpuint (tr_session_get_cursor (session), ==, can ? cursor - 1 : cursor);
      test_watch_check (watch);
      while (tr_session_undo (session))
        continue;
      g_assert_cmpuint (tr_session_get_cursor (session), ==, furthest);
      while (tr_session_get_cursor (session) < cursor)
        g_assert_true (cursor % 2 ? tr_session_redo_step (session) : tr_session_redo (session));
      test_watch_check (watch);
      /* Between the moves of a computer player, too. */
      if (tr_session_get_thinking (session))
        g_main_context_iteration (NULL, TRUE);
      else
        g_assert_true (tr_session_play (session, test_session_any_move (session, &random), NULL));
    }
  /* Nothing goes back over the end. */
  g_assert_false (tr_session_undo (session));
  g_assert_false (tr_session_undo_step (session));
  /* Another policy is another matter. */
  g_object_set (session, "undo-policy", TR_UNDO_FREE, NULL);
  test_watch_check (watch);
  while (tr_session_undo (session))
    test_watch_check (watch);
  /* Forward it goes as ever. */
  g_object_set (session, "undo-policy", TR_UNDO_STRICT, NULL);
  while (tr_session_can_redo (session))
    {
      guint to = expect_redo (session);

      g_assert_true (tr_session_redo (session));
      g_assert_cmpuint (tr_session_get_cursor (session), ==, to);
      test_watch_check (watch);
    }
  test_watch_free (watch);
  test_session_end (session);
}

static void
check_strict (const TrRules *rules,
              unsigned       players)
{
  check_strict_with (rules, players, 0);
  if (players > 1)
    check_strict_with (rules, players, 2);
}

static void
test_strict (void)
{
  stops.fine = stops.revealed = stops.chapter = stops.other_seat = 0;
  test_for_each_game (check_strict);
  g_test_message ("fine %u, revealed %u, chapter %u, other seat %u", stops.fine, stops.revealed, stops.chapter,
                  stops.other_seat);
  g_assert_cmpuint (stops.fine, >, 0);
  g_assert_cmpuint (stops.revealed, >, 0);
  g_assert_cmpuint (stops.chapter, >, 0);
  g_assert_cmpuint (stops.other_seat, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/undo/free", test_free);
  g_test_add_func ("/session/undo/nobody", test_nobody);
  g_test_add_func ("/session/undo/strict", test_strict);
  return g_test_run ();
}
