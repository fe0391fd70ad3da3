/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session.h"

#include "files.h"
#include "saves.h"
#include "session-fixture.h"
#include "session-watch.h"
#include "tr-random.h"

/* Lines that were replaced: nothing a person did is ever gone in one press. */

typedef struct
{
  TrSession *session;
  TestWatch *watch;
  uint64_t   random;
} Play;

static void
play_begin (Play          *play,
            const TrRules *rules,
            unsigned       players,
            unsigned       computers)
{
  play->session = test_session_new (rules, players, computers, TR_UNDO_FREE);
  play->watch = test_watch_new (play->session);
  play->random = players + 1;
}

static void
play_end (Play *play)
{
  test_watch_check (play->watch);
  test_session_assert_replay (play->session);
  test_watch_free (play->watch);
  test_session_end (play->session);
}

static void
assert_line (Play         *play,
             const GArray *line,
             guint         cursor)
{
  g_autoptr(GArray) now = test_session_dup_line (play->session);

  g_assert_true (test_same_moves (now, line));
  g_assert_cmpuint (tr_session_get_cursor (play->session), ==, cursor);
  test_session_assert_replay (play->session);
  test_session_assert_log (play->session);
  test_watch_check (play->watch);
}

/* LINES and no others, in any order, are the line and those that were replaced. */
static void
assert_lines (Play   *play,
              GArray *lines[],
              guint   n)
{
  g_autoptr(GPtrArray) known = test_session_dup_replaced (play->session);

  g_ptr_array_add (known, test_session_dup_line (play->session));
  g_assert_cmpuint (known->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      guint found = 0;

      for (guint j = 0; j < known->len; j++)
        found += test_same_moves (lines[i], g_ptr_array_index (known, j));
      g_assert_cmpuint (found, ==, 1);
    }
}

static void
step_back (Play  *play,
           guint  to)
{
  while (tr_session_get_cursor (play->session) > to)
    {
      g_assert_true (tr_session_undo_step (play->session));
      test_watch_check (play->watch);
    }
}

static guint
count_moves (Play *play)
{
  g_autofree TrMoveList *list = g_new (TrMoveList, 1);

  tr_moves (tr_session_get_game (play->session), tr_session_get_state (play->session), list);
  return list->n;
}

/* Back by N moves or more, to where there are N_MOVES to choose from. */
static guint
step_back_to_choice (Play  *play,
                     guint  n,
                     guint  n_moves)
{
  step_back (play, tr_session_get_cursor (play->session) - n);
  while (count_moves (play) < n_moves)
    step_back (play, tr_session_get_cursor (play->session) - 1);
  return tr_session_get_cursor (play->session);
}

/* Plays a move that nobody has played in this place so far, and N more. */
static GArray *
play_other (Play  *play,
            guint  n)
{
  g_autoptr(TrSave) save = tr_session_make_save (play->session);
  guint cursor = save->cursor;
  gboolean known;
  TrMove move;

  do
    {
      move = test_session_any_move (play->session, &play->random);
      known = cursor < save->moves->len && g_array_index (save->moves, TrMove, cursor) == move;
      for (guint i = 0; i < save->replaced->len; i++)
        {
          const TrLine *line = g_ptr_array_index (save->replaced, i);

          known |= line->at == cursor && g_array_index (line->moves, TrMove, 0) == move;
        }
    }
  while (known);
  g_assert_true (tr_session_play (play->session, move, NULL));
  g_assert_true (test_session_play (play->session, n, &play->random));
  test_watch_check (play->watch);
  return test_session_dup_line (play->session);
}

static GArray *
play_more (Play  *play,
           guint  n)
{
  g_assert_true (test_session_play (play->session, n, &play->random));
  test_watch_check (play->watch);
  return test_session_dup_line (play->session);
}

/* ── One after the other ── */

static void
check_replace (const TrRules *rules,
               unsigned       players)
{
  g_autoptr(GArray) first = NULL, second = NULL;
  Play play;
  guint at;

  play_begin (&play, rules, players, 0);
  first = play_more (&play, 30);
  at = step_back_to_choice (&play, 6, 2);
  g_assert_cmpuint (tr_session_get_n_replaced (play.session), ==, 0);
  g_assert_false (tr_session_swap_line (play.session));
  second = play_other (&play, 3);
  assert_line (&play, second, at + 4);
  g_assert_cmpuint (play.watch->n_changed, ==, 1);
  assert_lines (&play, (GArray *[]) { first, second }, 2);

  /* Within the new line nothing comes back. */
  step_back (&play, at + 1);
  assert_line (&play, second, at + 1);
  /* Undoing what replaced the old one does, and redo leads along it. */
  g_assert_true (tr_session_undo (play.session));
  assert_line (&play, first, at);
  assert_lines (&play, (GArray *[]) { first, second }, 2);
  while (tr_session_redo (play.session))
    test_watch_check (play.watch);
  assert_line (&play, first, first->len);
  /* Its own moves have replaced nothing. */
  step_back (&play, at - 1);
  assert_line (&play, first, at - 1);

  /* There and back. */
  g_assert_true (tr_session_swap_line (play.session));
  assert_line (&play, second, at - 1);
  while (tr_session_redo_step (play.session))
    continue;
  assert_line (&play, second, second->len);
  g_assert_true (tr_session_swap_line (play.session));
  assert_line (&play, first, at);
  assert_lines (&play, (GArray *[]) { first, second }, 2);

  /* Not in a review, and not where the policy is strict. */
  tr_session_set_reviewing (play.session, TRUE);
  g_assert_false (tr_session_swap_line (play.session));
  tr_session_set_reviewing (play.session, FALSE);
  g_object_set (play.session, "undo-policy", TR_UNDO_STRICT, NULL);
  g_assert_false (tr_session_swap_line (play.session));
  assert_line (&play, first, at);
  play_end (&play);
}

static void
test_replaced (void)
{
  test_for_each_game (check_replace);
}

/* ── The same move again ── */

static void
check_again (const TrRules *rules,
             unsigned       players)
{
  g_autoptr(GArray) first = NULL, second = NULL;
  Play play;
  guint at;

  play_begin (&play, rules, players, 0);
  first = play_more (&play, 30);
  at = step_back_to_choice (&play, 6, 2);
  /* What is next in the line anyway keeps the rest. */
  g_assert_true (tr_session_play (play.session, g_array_index (first, TrMove, at), NULL));
  assert_line (&play, first, at + 1);
  g_assert_cmpuint (tr_session_get_n_replaced (play.session), ==, 0);
  g_assert_cmpuint (play.watch->n_changed, ==, 0);
  step_back (&play, at);
  assert_line (&play, first, at);

  /* What was next in a line that was replaced brings that line. */
  second = play_other (&play, 3);
  step_back (&play, at);
  assert_line (&play, first, at);
  g_assert_true (tr_session_play (play.session, g_array_index (second, TrMove, at), NULL));
  assert_line (&play, second, at + 1);
  assert_lines (&play, (GArray *[]) { first, second }, 2);
  g_assert_true (tr_session_undo (play.session));
  assert_line (&play, first, at);
  /* Whichever was played last has replaced the other. */
  g_assert_true (tr_session_swap_line (play.session));
  assert_line (&play, second, at);
  g_assert_true (tr_session_play (play.session, g_array_index (first, TrMove, at), NULL));
  assert_line (&play, first, at + 1);
  g_assert_true (tr_session_undo (play.session));
  assert_line (&play, second, at);
  assert_lines (&play, (GArray *[]) { first, second }, 2);
  play_end (&play);
}

static void
test_again (void)
{
  test_for_each_game (check_again);
}

/* Who plays a move again that a computer player has answered meets the same answer, and is not kept waiting for it. */
static void
check_answered (const TrRules *rules,
                unsigned       players)
{
  g_autoptr(GArray) first = NULL;
  guint cursor, at;
  Play play;

  if (players == 1)
    return;
  play_begin (&play, rules, players, 2);
  do
    {
      g_clear_pointer (&first, g_array_unref);
      first = play_more (&play, 1);
      cursor = tr_session_get_cursor (play.session);
      g_assert_true (tr_session_undo (play.session));
      at = tr_session_get_cursor (play.session);
      g_assert_true (tr_session_play (play.session, g_array_index (first, TrMove, at), NULL));
      g_assert_false (tr_session_get_thinking (play.session));
      assert_line (&play, first, cursor);
    }
  while (cursor < at + 3);
  /* Nor does a person play a computer's moves. */
  g_assert_true (tr_session_undo_step (play.session));
  g_assert_false (tr_session_play (play.session, g_array_index (first, TrMove, cursor - 1), NULL));
  assert_line (&play, first, cursor - 1);
  g_assert_false (tr_session_get_thinking (play.session));
  /* Unless they wait. */
  g_assert_true (tr_session_undo (play.session));
  g_object_set (play.session, "paused", TRUE, NULL);
  g_assert_true (tr_session_play (play.session, g_array_index (first, TrMove, at), NULL));
  assert_line (&play, first, at + 1);
  play_end (&play);
}

static void
test_answered (void)
{
  test_for_each_game (check_answered);
}

/* ── One within the other ── */

/* Each line once, and the first again. */
static void
assert_round_trip (Play   *play,
                   GArray *lines[],
                   guint   n)
{
  g_autoptr(GArray) first = test_session_dup_line (play->session);
  g_autoptr(GArray) seen = g_array_sized_new (FALSE, TRUE, sizeof (guint), n);

  g_array_set_size (seen, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(GArray) line = NULL;

      g_assert_true (tr_session_swap_line (play->session));
      test_watch_check (play->watch);
      test_session_assert_replay (play->session);
      line = test_session_dup_line (play->session);
      for (guint j = 0; j < n; j++)
        g_array_index (seen, guint, j) += test_same_moves (line, lines[j]);
    }
  for (guint j = 0; j < n; j++)
    g_assert_cmpuint (g_array_index (seen, guint, j), ==, 1);
  assert_line (play, first, tr_session_get_cursor (play->session));
  assert_lines (play, lines, n);
}

static void
check_nested (const TrRules *rules,
              unsigned       players)
{
  GArray *lines[4];
  guint at[4] = { 0 };
  Play play, loaded;

  play_begin (&play, rules, players, 0);
  lines[0] = play_more (&play, 30);
  step_back_to_choice (&play, 12, 2);
  for (guint i = 1; i < 4; i++)
    {
      at[i] = tr_session_get_cursor (play.session);
      lines[i] = play_other (&play, 3);
      assert_lines (&play, lines, i + 1);
      if (i == 3)
        break;
      step_back (&play, at[i] + 1);
      while (count_moves (&play) < 2)
        {
          g_assert_true (test_session_play (play.session, 1, &play.random));
          g_array_unref (lines[i]);
          lines[i] = test_session_dup_line (play.session);
        }
      assert_line (&play, lines[i], tr_session_get_cursor (play.session));
    }
  /* The places where they part are in this order. */
  for (guint i = 1; i < 3; i++)
    g_assert_cmpuint (at[i], <, at[i + 1]);

  /* Each brings back what it replaced. */
  for (guint i = 3; i > 0; i--)
    {
      step_back (&play, at[i] + 1);
      assert_line (&play, lines[i], at[i] + 1);
      g_assert_true (tr_session_undo (play.session));
      assert_line (&play, lines[i - 1], at[i]);
      assert_lines (&play, lines, 4);
    }
  assert_round_trip (&play, lines, 4);

  /* And in a file. */
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(TrSave) save = tr_session_make_save (play.session);
      g_autoptr(TrSave) stored = NULL;
      g_autoptr(GError) error = NULL;

      if (i == 1)
        {
          g_assert_true (tr_save_store (save, test_path ("lines.tworivers"), &error));
          g_assert_no_error (error);
          g_assert_true (tr_save_load (test_path ("lines.tworivers"), &stored, &error));
          g_assert_no_error (error);
        }
      loaded.session = tr_session_new_from_save (i == 0 ? save : stored);
      loaded.watch = test_watch_new (loaded.session);
      assert_lines (&loaded, lines, 4);
      assert_round_trip (&loaded, lines, 4);
      play_end (&loaded);
    }
  play_end (&play);
  for (guint i = 0; i < 4; i++)
    g_array_unref (lines[i]);
}

static void
test_nested (void)
{
  test_for_each_game (check_nested);
}

/* Beside each other, in one place. */
static void
check_beside (const TrRules *rules,
              unsigned       players)
{
  GArray *lines[3];
  Play play;
  guint at;

  play_begin (&play, rules, players, 0);
  lines[0] = play_more (&play, 40);
  at = step_back_to_choice (&play, 3, 3);
  for (guint i = 1; i < 3; i++)
    {
      lines[i] = play_other (&play, 2);
      assert_lines (&play, lines, i + 1);
      step_back (&play, at);
      assert_line (&play, lines[0], at);
    }
  /* The one that was taken back last comes first. */
  g_assert_true (tr_session_swap_line (play.session));
  assert_line (&play, lines[2], at);
  assert_round_trip (&play, lines, 3);
  /* Further back, the place where they part is forgotten about by nobody. */
  step_back (&play, 0);
  assert_lines (&play, lines, 3);
  assert_round_trip (&play, lines, 3);
  play_end (&play);
  for (guint i = 0; i < 3; i++)
    g_array_unref (lines[i]);
}

static void
test_beside (void)
{
  test_for_each_game (check_beside);
}

int
main (int   argc,
      char *argv[])
{
  int answer;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/session/lines/replaced", test_replaced);
  g_test_add_func ("/session/lines/again", test_again);
  g_test_add_func ("/session/lines/answered", test_answered);
  g_test_add_func ("/session/lines/nested", test_nested);
  g_test_add_func ("/session/lines/beside", test_beside);
  answer = g_test_run ();
  test_files_clear ();
  return answer;
}
