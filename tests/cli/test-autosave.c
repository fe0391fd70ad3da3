/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "autosaves.h"
#include "files.h"
#include "folders.h"
#include "terminal.h"

#include <glib/gstdio.h>
#include <string.h>

/* What is in FOLDER beside the autosave, which has to be one game. */
static TrSave *
load_kept (const char *folder)
{
  g_autofree char *names = test_folder_list (folder);
  g_auto(GStrv) split = g_strsplit (names, ".tworivers", -1);

  for (guint i = 0; split[i] != NULL; i++)
    {
      g_autofree char *name = g_strconcat (g_strstrip (split[i]), ".tworivers", NULL);

      if (!g_str_has_prefix (name, "autosave") && split[i][0] != '\0')
        return autosaves_load (folder, name);
    }
  g_error ("nothing is kept, only: %s", names);
}

/* ── Resuming ── */

static void
test_resume (void)
{
  char *folder = test_folder_new ();
  g_autofree char *first = autosaves_play ("1\n1\n1\nundo\nnote mine\n", folder);
  g_autofree char *second = autosaves_resume ("redo\n", folder);
  g_autofree char *third = cli_ask_out ("review\nfirst\nnext\n", "play", "--resume", "--autosave", folder, NULL);
  g_autofree char *fourth = autosaves_resume ("note\n", folder);
  g_autofree char *names = test_folder_list (folder);
  g_autoptr(TrSave) save = autosaves_load (folder, "autosave.tworivers");

  g_assert_true (g_str_has_suffix (first, AUTOSAVES_UNFINISHED));
  assert_has (second, "this goes on where it was left, at move 2 of 3; ");
  assert_has (second, "1 move was taken back");
  assert_has (third, "at move 3 of 3; ");
  assert_has (fourth, "at move 1 of 3; ");
  assert_has (fourth, "Review: move 1 of 3");
  assert_has (fourth, "mine\n");
  g_assert_true (save->reviewing);
  g_assert_cmpuint (save->cursor, ==, 1);
  g_assert_cmpstr (names, ==, "autosave.tworivers");
  test_folder_remove (folder);
}

/* What was left is never written over by another game. */
static void
test_keep (void)
{
  char *folder = test_folder_new ();
  char *path = cli_new_game ("game.json");
  g_autofree char *empty = autosaves_play ("", folder);
  g_autofree char *first = autosaves_play ("1\n1\n1\n", folder);
  g_autofree char *other = cli_ask_out ("1\n", "play", path, "--autosave", folder, NULL);
  g_autoptr(TrSave) kept = load_kept (folder);
  g_autoptr(TrSave) save = autosaves_load (folder, "autosave.tworivers");
  g_autofree char *names = NULL;
  g_autofree char *again = NULL;
  g_auto(GStrv) split = NULL;

  /* Nobody misses a game in which nothing happened. */
  g_assert_null (strstr (first, "is kept"));
  assert_has (other, "The game that was left here is kept: ");
  g_assert_cmpuint (kept->moves->len, ==, 3);
  g_assert_cmpuint (save->moves->len, ==, 1);

  /* New games that only say how to begin keep it too, and in the same minute. */
  again = cli_ask_out ("1\n1\n", "play", "--players", "3", "--autosave", folder, NULL);
  assert_has (again, "The game that was left here is kept: ");
  names = test_folder_list (folder);
  g_assert_nonnull (strstr (names, "autosave.tworivers"));
  split = g_strsplit (names, ".tworivers", -1);
  g_assert_cmpuint (g_strv_length (split), ==, 4);
  test_folder_remove (folder);
}

/* A saved game that is only looked at leaves nothing behind, unless it is the autosave itself. */
static void
test_look (void)
{
  char *folder = test_folder_new ();
  g_autofree char *first = autosaves_play ("1\n1\n", folder);
  g_autofree char *path = g_build_filename (folder, "autosave.tworivers", NULL);
  g_autofree char *saved = g_build_filename (folder, "saved.tworivers", NULL);
  g_autofree char *names = NULL;

  g_free (cli_ask_out ("", "play", path, "--autosave", folder, NULL));
  names = test_folder_list (folder);
  g_assert_cmpstr (names, ==, "autosave.tworivers");

  g_assert_cmpint (g_rename (path, saved), ==, 0);
  g_free (cli_ask_out ("", "play", saved, "--autosave", folder, NULL));
  g_free (names);
  names = test_folder_list (folder);
  g_assert_cmpstr (names, ==, "saved.tworivers");
  g_free (cli_ask_out ("1\n", "play", saved, "--autosave", folder, NULL));
  g_free (names);
  names = test_folder_list (folder);
  g_assert_cmpstr (names, ==, "autosave.tworivers saved.tworivers");
  test_folder_remove (folder);
}

static void
test_finished (void)
{
  char *folder = test_folder_new ();
  g_autofree char *over = cli_ask_out ("", "play", cli_game (), "--seat", "all=random", "--autosave", folder, NULL);
  g_autofree char *names = test_folder_list (folder);
  g_autoptr(TrSave) kept = load_kept (folder);
  g_auto(Answer) nothing = cli_ask (NULL, "play", "--resume", "--autosave", folder, NULL);
  g_autofree char *another = autosaves_resume ("", folder);

  assert_has (over, "The game is over and kept: ");
  g_assert_null (strstr (names, "autosave"));
  g_assert_cmpuint (kept->cursor, ==, kept->moves->len);
  g_assert_cmpint (nothing.status, ==, 1);
  assert_has (nothing.err, "no unfinished game was left in ");
  assert_has (another, ", seed ");
  g_assert_null (strstr (another, "is kept"));
  test_folder_remove (folder);
}

/* A review that becomes a game keeps the game it was of. */
static void
test_fork (void)
{
  char *folder = test_folder_new ();
  g_autofree char *said = autosaves_play ("1\n1\n1\nreview\ngo 1\nfork\n2\n", folder);
  g_autoptr(TrSave) save = autosaves_load (folder, "autosave.tworivers");
  g_autoptr(TrSave) kept = load_kept (folder);

  assert_has (said, "The game as it was is kept: ");
  g_assert_cmpuint (kept->moves->len, ==, 3);
  g_assert_cmpuint (kept->cursor, ==, 3);
  g_assert_false (kept->reviewing);
  g_assert_cmpuint (save->moves->len, ==, 2);
  g_assert_cmpuint (g_array_index (save->moves, TrMove, 1), !=, g_array_index (kept->moves, TrMove, 1));
  assert_has (said, save->parent);
  test_folder_remove (folder);
}

static void
test_wrong_calls (void)
{
  cli_ask_wrong ("--autosave and --no-autosave", "play", "--autosave", "x", "--no-autosave", NULL);
  cli_ask_wrong ("--resume goes on with an autosave", "play", "--resume", "--no-autosave", NULL);
  cli_ask_wrong ("--resume goes on with the game that was left", "play", cli_game (), "--resume", "--autosave", "x", NULL);
  cli_ask_wrong ("--resume goes on with the game that was left", "play", "--players", "2", "--resume", "--autosave", "x",
                 NULL);
  cli_ask_wrong ("without a terminal, --autosave says where", "play", "--resume", NULL);
  cli_ask_wrong ("--seat is written", "play", cli_game (), "--seat", "x", "--autosave", test_path ("unwritten"), NULL);
  g_assert_false (test_exists ("unwritten"));
  g_assert_false (g_file_test ("x", G_FILE_TEST_EXISTS));
}

/* ── At home ── */

static void
test_no_terminal (void)
{
  g_autofree char *said = cli_ask_out ("1\n1\n", "play", NULL);

  assert_has (said, ", seed ");
  g_assert_null (strstr (said, AUTOSAVES_UNFINISHED));
  g_assert_false (test_exists ("home"));
}

static void
test_terminal (void)
{
  g_autofree char *without = terminal_type ("1\nquit\n", "play", "--no-autosave");
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *folder = g_build_filename (test_path ("home"), "two-rivers", NULL);
  g_autoptr(TrSave) save = NULL;

  g_assert_false (test_exists ("home"));
  g_assert_null (strstr (without, AUTOSAVES_UNFINISHED));
  first = terminal_type ("1\n1\nquit\n", "play", NULL);
  assert_has (first, AUTOSAVES_UNFINISHED);
  second = terminal_type ("1\nquit\n", "play", "--resume");
  assert_has (second, "at move 2 of 2; ");
  save = autosaves_load (folder, "autosave.tworivers");
  g_assert_cmpuint (save->moves->len, ==, 3);
  test_folder_remove (test_path ("home"));
}

/* To look at a game leaves nothing behind; to play on from it does. */
static void
test_terminal_review (void)
{
  char *path = cli_new_game ("game.json");
  g_autofree char *looked = terminal_type ("first\nquit\n", "review", path);
  g_autofree char *forked = NULL;
  g_autofree char *folder = g_build_filename (test_path ("home"), "two-rivers", NULL);
  g_autoptr(TrSave) save = NULL;

  assert_has (looked, "Review: move 0 of 0");
  g_assert_false (test_exists ("home"));
  forked = terminal_type ("fork\n1\nquit\n", "review", path);
  assert_has (forked, AUTOSAVES_UNFINISHED);
  save = autosaves_load (folder, "autosave.tworivers");
  g_assert_cmpuint (save->moves->len, ==, 1);
  g_assert_cmpstr (save->parent, ==, "game.json");
  test_folder_remove (test_path ("home"));
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/cli/autosave/resume", test_resume);
  g_test_add_func ("/cli/autosave/keep", test_keep);
  g_test_add_func ("/cli/autosave/look", test_look);
  g_test_add_func ("/cli/autosave/finished", test_finished);
  g_test_add_func ("/cli/autosave/fork", test_fork);
  g_test_add_func ("/cli/autosave/wrong-calls", test_wrong_calls);
  g_test_add_func ("/cli/autosave/no-terminal", test_no_terminal);
  g_test_add_func ("/cli/autosave/terminal", terminal_test (test_terminal));
  g_test_add_func ("/cli/autosave/terminal-review", terminal_test (test_terminal_review));
  status = g_test_run ();
  test_files_clear ();
  return status;
}
