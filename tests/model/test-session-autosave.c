/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session.h"

#include "files.h"
#include "folders.h"
#include "saves.h"
#include "session-fixture.h"
#include "session-watch.h"

/* A session with an autosave: whatever is done to it is on the disk, and comes back. */

typedef struct
{
  TrSession  *session;
  TestWatch  *watch;
  TrAutosave *autosave;
  guint64     saved;
  uint64_t    random;
} Game;

static TrAutosave *
open_autosave (const char *folder)
{
  g_autoptr(GError) error = NULL;
  TrAutosave *autosave = tr_autosave_new (folder, &error);

  g_assert_no_error (error);
  return autosave;
}

/* Something has changed since the last time, and the file says it. */
static void
check_saved (Game *game)
{
  g_autoptr(TrSave) expected = tr_session_make_save (game->session);
  g_autoptr(TrSave) save = NULL;
  g_autoptr(GError) error = NULL;
  guint64 saved;

  test_watch_check (game->watch);
  g_assert_true (tr_autosave_flush (game->autosave, &error));
  g_assert_no_error (error);
  g_object_get (game->autosave, "saved", &saved, NULL);
  g_assert_cmpuint (saved, >, game->saved);
  game->saved = saved;
  g_assert_true (tr_save_load (tr_autosave_get_path (game->autosave), &save, &error));
  g_assert_no_error (error);
  test_assert_same_save (expected, save);
}

static void
check_changes (Game *game)
{
  TrSession *session = game->session;

  check_saved (game);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_true (tr_session_play (session, test_session_any_move (session, &game->random), NULL));
      check_saved (game);
      if (!tr_session_get_thinking (session))
        continue;
      test_session_think (session);
      check_saved (game);
    }
  g_assert_true (tr_session_undo_step (session));
  check_saved (game);
  g_assert_true (tr_session_redo_step (session));
  check_saved (game);
  test_session_think (session);
  g_assert_true (tr_session_undo (session));
  check_saved (game);
  g_assert_true (tr_session_redo (session));
  check_saved (game);
  while (tr_session_get_n_replaced (session) == 0)
    {
      test_session_think (session);
      g_assert_true (tr_session_undo (session));
      g_assert_true (tr_session_play (session, test_session_any_move (session, &game->random), NULL));
    }
  check_saved (game);
  test_session_think (session);
  g_assert_true (tr_session_swap_line (session));
  check_saved (game);
  g_object_set (session, "notes", "Look at move 3 again", NULL);
  check_saved (game);
  tr_session_set_reviewing (session, TRUE);
  check_saved (game);
  g_assert_true (tr_session_go_to (session, 0));
  check_saved (game);
  g_assert_true (tr_session_jump (session, TR_JUMP_MOVE, TRUE));
  check_saved (game);
  tr_session_set_reviewing (session, FALSE);
  check_saved (game);
  g_object_set (session, "undo-policy", TR_UNDO_STRICT, NULL);
  check_saved (game);
}

/* Ends the program and begins it again. */
static void
begin_again (Game       *game,
             const char *folder)
{
  g_autoptr(TrSave) before = tr_session_make_save (game->session);
  g_autoptr(TrSave) resumed = NULL;
  g_autoptr(TrSave) after = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *notes = NULL;

  test_watch_free (game->watch);
  test_session_end (game->session);
  g_assert_finalize_object (game->autosave);

  game->autosave = open_autosave (folder);
  resumed = tr_autosave_resume (game->autosave, &error);
  g_assert_no_error (error);
  g_assert_nonnull (resumed);
  game->session = tr_session_new_from_save (resumed);
  game->watch = test_watch_new (game->session);
  after = tr_session_make_save (game->session);
  test_assert_same_save (before, after);
  g_object_get (game->session, "notes", &notes, NULL);
  g_assert_cmpstr (notes, ==, "Look at move 3 again");
  test_session_assert_replay (game->session);
  tr_session_set_autosave (game->session, game->autosave);
  game->saved = 0;
  check_saved (game);
}

static void
check_autosave (const TrRules *rules,
                unsigned       players)
{
  char *folder = test_folder_new ();
  Game game = { .random = players };

  game.session = test_session_new (rules, players, players > 1 ? 2 : 0, TR_UNDO_FREE);
  game.watch = test_watch_new (game.session);
  game.autosave = open_autosave (folder);
  test_session_think (game.session);
  tr_session_set_autosave (game.session, game.autosave);
  check_changes (&game);
  begin_again (&game, folder);

  /* In a review. */
  tr_session_set_reviewing (game.session, TRUE);
  g_assert_true (tr_session_go_to (game.session, 2));
  begin_again (&game, folder);
  g_assert_true (tr_session_get_reviewing (game.session));
  g_assert_cmpuint (tr_session_get_cursor (game.session), ==, 2);
  g_assert_cmpuint (tr_session_get_n_replaced (game.session), ==, 1);

  /* Without one nothing more is put there. */
  tr_session_set_autosave (game.session, NULL);
  tr_session_set_reviewing (game.session, FALSE);
  g_assert_true (tr_autosave_flush (game.autosave, NULL));
  g_object_get (game.autosave, "saved", &game.saved, NULL);
  g_assert_cmpuint (game.saved, ==, 1);

  test_watch_free (game.watch);
  test_session_end (game.session);
  g_assert_finalize_object (game.autosave);
  test_folder_remove (folder);
}

static void
test_autosave (void)
{
  test_for_each_game (check_autosave);
}

/* ── What a save does not tell ── */

static TrSession *
load_again (TrSession *session)
{
  g_autoptr(TrSave) save = tr_session_make_save (session);
  TrSession *loaded = tr_session_new_from_save (save);

  test_session_end (session);
  return loaded;
}

static void
assert_line (TrSession    *session,
             const GArray *line)
{
  g_autoptr(GArray) now = test_session_dup_line (session);

  g_assert_true (test_same_moves (now, line));
}

static void
go_back (TrSession *session,
         guint      to)
{
  while (tr_session_get_cursor (session) > to)
    g_assert_true (tr_session_undo_step (session));
}

/* Which move replaced which is guessed from the cursor. */
static void
check_guess (const TrRules *rules,
             unsigned       players)
{
  TrSession *session = test_session_new (rules, players, 0, TR_UNDO_FREE);
  g_autoptr(GArray) first = NULL, second = NULL;
  uint64_t random = players;
  guint at;

  g_assert_true (test_session_play (session, 20, &random));
  first = test_session_dup_line (session);
  do
    {
      go_back (session, 10);
      g_assert_true (test_session_play (session, 5, &random));
    }
  while (tr_session_get_n_replaced (session) == 0);
  second = test_session_dup_line (session);
  for (at = 10; g_array_index (first, TrMove, at) == g_array_index (second, TrMove, at); at++)
    continue;

  /* Played beyond where they part: the line has replaced the other, and undoing brings that back. */
  session = load_again (session);
  go_back (session, at + 1);
  assert_line (session, second);
  go_back (session, at);
  assert_line (session, first);
  /* Not played so far: the line has come back, and stays. */
  session = load_again (session);
  assert_line (session, first);
  while (tr_session_redo (session))
    continue;
  go_back (session, at - 1);
  assert_line (session, first);
  g_assert_true (tr_session_swap_line (session));
  assert_line (session, second);

  /* In a review it is as if the line had been played to its end, where leaving leads. */
  tr_session_set_reviewing (session, TRUE);
  tr_session_go_to (session, 0);
  session = load_again (session);
  tr_session_set_reviewing (session, FALSE);
  g_assert_cmpuint (tr_session_get_cursor (session), ==, second->len);
  go_back (session, at + 1);
  assert_line (session, second);
  go_back (session, at);
  assert_line (session, first);
  test_session_end (session);
}

static void
test_guess (void)
{
  test_for_each_game (check_guess);
}

int
main (int   argc,
      char *argv[])
{
  int answer;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/session/autosave", test_autosave);
  g_test_add_func ("/session/guess", test_guess);
  answer = g_test_run ();
  test_files_clear ();
  return answer;
}
