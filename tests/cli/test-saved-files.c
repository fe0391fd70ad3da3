/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "files.h"
#include "tr-auto.h"
#include "tr-json.h"

#include <string.h>

/* Whoever has a file of an older version can do with it what a new one is good for, and gets a new one from it. */
static void
test_versions (void)
{
  const char *folder = g_getenv ("TWO_RIVERS_SAVES");
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      static const char *const asking[] = { "play", "review", "score", "show", "moves", "replay", "position" };
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *save = g_strdup_printf ("save %s\n", test_path ("newer.tworivers"));
      g_autofree char *newer = NULL;
      g_autoptr(TrValue) value = NULL;

      for (guint i = 0; i < G_N_ELEMENTS (asking); i++)
        g_free (cli_ask_out (NULL, asking[i], path, NULL));
      g_free (cli_ask_out (save, "play", path, NULL));
      newer = test_read ("newer.tworivers");
      value = cli_json (g_steal_pointer (&newer));
      g_assert_cmpint (tr_value_get (value, "format")->integer, ==, 2);
    }
}

/* The first of the legal moves of a file. */
static char *
first_move (const char *path,
            const char *at)
{
  g_autofree char *moves = cli_ask_out (NULL, "moves", path, "--at", at, NULL);

  return g_strndup (moves, strcspn (moves, "\n"));
}

/* What a file says beside the moves is not lost by playing on. */
static void
test_apply_keeps (void)
{
  g_autofree char *lines = g_strdup_printf ("1\n1\nundo\n2\nundo\nnote mine\nsave %s\n", test_path ("named.tworivers"));
  char *path = test_path ("named.tworivers");
  char *end = test_path ("end.tworivers");
  char *start = test_path ("start.tworivers");
  g_autofree char *now = NULL;
  g_autofree char *later = NULL;
  g_autoptr(TrValue) at_end = NULL;
  g_autoptr(TrValue) at_start = NULL;
  g_autoptr(TrValue) shown = NULL;

  g_free (cli_ask_out (lines, "play", cli_game (), "--players", "2", "--seed", "11", "--name", "1=Shub-ad", NULL));
  shown = cli_json (cli_ask_out (NULL, "show", path, "--json", NULL));
  g_assert_cmpint (tr_value_get (shown, "at")->integer, ==, 1);
  g_assert_cmpint (tr_value_get (shown, "moves")->integer, ==, 2);

  now = first_move (path, "1");
  g_free (cli_ask_out (NULL, "apply", path, now, "--save", start, NULL));
  at_start = tr_json_load (start, NULL);
  g_assert_cmpuint (tr_value_get (at_start, "moves")->n, ==, 2);
  g_assert_cmpint (tr_value_get (at_start, "cursor")->integer, ==, 2);
  g_assert_cmpstr (tr_value_get (at_start, "notes")->string, ==, "mine");
  g_assert_null (tr_value_get (at_start, "replaced"));
  g_assert_cmpstr (tr_value_get (tr_value_at (tr_value_get (at_start, "seats"), 0), "name")->string, ==, "Shub-ad");

  later = first_move (path, "2");
  g_free (cli_ask_out (NULL, "apply", path, later, "--at", "2", "--save", end, NULL));
  at_end = tr_json_load (end, NULL);
  g_assert_cmpuint (tr_value_get (at_end, "moves")->n, ==, 3);
  g_assert_cmpuint (tr_value_get (at_end, "replaced")->n, ==, 1);
  g_free (cli_ask_out (NULL, "replay", end, NULL));
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/cli/saved-files/versions", test_versions);
  g_test_add_func ("/cli/saved-files/apply-keeps", test_apply_keeps);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
