/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "files.h"
#include "folders.h"
#include "tr-auto.h"
#include "tr-games.h"

#include <glib/gstdio.h>
#include <string.h>

/* A folder with a game of two, one that is over, one that is broken, and something else. */
static char *
fill_folder (void)
{
  char *folder = test_folder_new ();
  g_autofree char *begun = g_build_filename (folder, "Begun.tworivers", NULL);
  g_autofree char *over = g_build_filename (folder, "Over.tworivers", NULL);
  g_autofree char *broken = g_build_filename (folder, "Broken.tworivers", NULL);
  g_autofree char *other = g_build_filename (folder, "letter.txt", NULL);
  g_autofree char *save_begun = g_strdup_printf ("1\n1\nsave %s\n", begun);
  g_autoptr(GString) save_over = g_string_new (NULL);

  for (guint i = 0; i < 3000; i++)
    g_string_append (save_over, "1\n");
  g_string_append_printf (save_over, "save %s\n", over);
  g_free (cli_ask_out (save_begun, "play", cli_game (), "--players", "2", "--seed", "11", "--name", "2=Kubaba", NULL));
  g_free (cli_ask_out (save_over->str, "play", cli_game (), "--players", "2", "--seed", "11", "--seat", "2=random", NULL));
  g_assert_true (g_file_set_contents (broken, "{\"format\": 2,\n \"game\": 7}", -1, NULL));
  g_assert_true (g_file_set_contents (other, "Tell Ea-nasir", -1, NULL));
  return folder;
}

static const TrValue *
find (const TrValue *list,
      const char    *name)
{
  for (const TrValue *game = list->first; game != NULL; game = game->next)
    if (g_str_equal (tr_value_get (game, "name")->string, name))
      return game;
  g_error ("there is no “%s”", name);
}

static void
test_list (void)
{
  char *folder = fill_folder ();
  g_autofree char *text = cli_ask_out (NULL, "saves", "--folder", folder, NULL);
  g_autoptr(TrValue) list = cli_json (cli_ask_out (NULL, "saves", "--folder", folder, "--json", NULL));
  const TrValue *begun = find (list, "Begun");
  const TrValue *over = find (list, "Over");
  const TrValue *broken = find (list, "Broken");

  g_assert_cmpuint (list->n, ==, 3);
  g_assert_cmpint (tr_value_get (begun, "moves")->integer, ==, 2);
  g_assert_cmpstr (tr_value_get (begun, "title")->string, ==, tr_games_get (0)->title);
  g_assert_cmpstr (tr_value_at (tr_value_get (begun, "players"), 1)->string, ==, "Kubaba");
  g_assert_cmpuint (tr_value_get (begun, "scores")->n, ==, 2);
  g_assert_false (tr_value_get (begun, "finished")->integer);
  g_assert_false (tr_value_get (begun, "broken")->integer);
  g_assert_true (tr_value_get (over, "finished")->integer);
  g_assert_cmpint (tr_value_get (over, "round")->integer, >=, 0);
  g_assert_true (tr_value_get (broken, "broken")->integer);
  assert_has (tr_value_get (broken, "problem")->string, "line 2, game");

  assert_has (text, "Begun\n");
  assert_has (text, "Kubaba");
  assert_has (text, "Finished");
  assert_has (text, tr_value_get (broken, "problem")->string);
  g_assert_null (strstr (text, "letter"));
  test_folder_remove (folder);
}

/* Looking makes nothing, neither in a folder that was named nor in a home. */
static void
test_nothing (void)
{
  g_autofree char *named = cli_ask_out (NULL, "saves", "--folder", test_path ("missing"), NULL);
  g_autofree char *own = cli_ask_out (NULL, "saves", NULL);
  g_autoptr(TrValue) list = cli_json (cli_ask_out (NULL, "saves", "--json", NULL));

  assert_has (named, "There are no saved games in ");
  assert_has (own, "There are no saved games in ");
  assert_has (own, test_path ("home"));
  g_assert_cmpuint (list->n, ==, 0);
  cli_ask_wrong ("there is no saved game “x”", "saves", "delete", "x", NULL);
  g_assert_false (test_exists ("missing"));
  g_assert_false (test_exists ("home"));
}

static void
test_rename_and_duplicate (void)
{
  char *folder = fill_folder ();
  g_autofree char *renamed = cli_ask_out (NULL, "saves", "rename", "Begun", "On Sunday", "--folder", folder, NULL);
  g_autofree char *made = cli_ask_out (NULL, "saves", "duplicate", "On Sunday", "--folder", folder, NULL);
  g_autofree char *names = NULL;

  g_assert_cmpstr (renamed, ==, "");
  assert_has (made, "On Sunday (2).tworivers\n");
  cli_ask_wrong ("there is a file of this name already", "saves", "rename", "Over", "Broken", "--folder", folder, NULL);
  cli_ask_wrong ("cannot be the name", "saves", "rename", "Over", "../Over", "--folder", folder, NULL);
  names = test_folder_list (folder);
  g_assert_cmpstr (names, ==, "Broken.tworivers On Sunday (2).tworivers On Sunday.tworivers Over.tworivers letter.txt");
  test_folder_remove (folder);
}

static void
test_import_and_export (void)
{
  char *folder = fill_folder ();
  char *path = test_path ("out.tworivers");
  char *new_folder = test_path ("new-folder");
  g_autofree char *out = cli_ask_out (NULL, "saves", "export", "Begun", path, "--folder", folder, NULL);
  g_autofree char *in = NULL;
  g_autofree char *again = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_assert_cmpstr (out, ==, "");
  first = test_read ("out.tworivers");
  cli_ask_wrong ("there is a file of this name already", "saves", "export", "Over", path, "--folder", folder, NULL);
  again = cli_ask_out (NULL, "saves", "export", "Over", path, "--replace", "--folder", folder, NULL);
  second = test_read ("out.tworivers");
  g_assert_cmpstr (first, !=, second);

  in = cli_ask_out (NULL, "saves", "import", path, "--folder", new_folder, NULL);
  assert_has (in, "out.tworivers\n");
  g_free (in);
  in = cli_ask_out (NULL, "saves", "import", path, "--folder", new_folder, NULL);
  assert_has (in, "out (2).tworivers\n");
  cli_ask_wrong ("No such file", "saves", "import", test_path ("missing"), "--folder", new_folder, NULL);
  test_folder_remove (folder);
  test_folder_remove (new_folder);
}

/* The trash is that of the home. */
static void
test_delete (void)
{
  char *folder = fill_folder ();
  g_auto(Answer) answer = { 0 };
  g_autofree char *names = NULL;

  answer = cli_ask (NULL, "saves", "delete", "Begun", "--folder", folder, NULL);
  names = test_folder_list (folder);
  if (answer.status == 0)
    {
      g_autofree char *trash = g_build_filename (test_path ("home"), "Trash", "files", "Begun.tworivers", NULL);

      g_assert_true (g_file_test (trash, G_FILE_TEST_EXISTS));
      g_assert_cmpstr (names, ==, "Broken.tworivers Over.tworivers letter.txt");
    }
  else
    {
      /* There are machines without one: then the file stays. */
      g_assert_cmpint (answer.status, ==, 2);
      assert_has (answer.err, "cannot be moved to the trash, and stays where it is");
      g_assert_cmpstr (names, ==, "Begun.tworivers Broken.tworivers Over.tworivers letter.txt");
    }
  test_folder_remove (folder);
}

static void
test_wrong_calls (void)
{
  cli_ask_wrong ("“burn” cannot be done with saved games; there are: rename, delete", "saves", "burn", NULL);
  cli_ask_wrong ("the call is: two-rivers-cli saves rename NAME NEW-NAME", "saves", "rename", "x", NULL);
  cli_ask_wrong ("the call is: two-rivers-cli saves delete NAME", "saves", "delete", NULL);
  cli_ask_wrong ("the call is: two-rivers-cli saves export NAME FILE", "saves", "export", "x", NULL);
  cli_ask_wrong ("the call is: two-rivers-cli saves", "saves", "rename", "a", "b", "c", NULL);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/cli/saves/list", test_list);
  g_test_add_func ("/cli/saves/nothing", test_nothing);
  g_test_add_func ("/cli/saves/rename-and-duplicate", test_rename_and_duplicate);
  g_test_add_func ("/cli/saves/import-and-export", test_import_and_export);
  g_test_add_func ("/cli/saves/delete", test_delete);
  g_test_add_func ("/cli/saves/wrong-calls", test_wrong_calls);
  status = g_test_run ();
  if (test_exists ("home"))
    test_folder_remove (test_path ("home"));
  test_files_clear ();
  return status;
}
