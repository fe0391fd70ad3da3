/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "files.h"
#include "tr-auto.h"

#include <string.h>

/* Hints in the terminal: of a file, and while playing. */

#define SECRET "That would tell what another player hides."

static void
test_file (void)
{
  char *path = cli_new_game ("hint.json");
  g_autofree char *first = cli_ask_out (NULL, "hint", path, "--nodes", "50", "--seed", "3", NULL);
  g_autofree char *second = cli_ask_out (NULL, "hint", path, "--nodes", "50", "--seed", "3", NULL);

  assert_has (first, "1. ");
  assert_has (first, "points");
  g_assert_cmpstr (first, ==, second);
}

/* What is advised can be played, and says what it is made of. */
static void
test_json (void)
{
  char *path = cli_new_game ("hint.json");
  g_autoptr(TrValue) answer = cli_json (cli_ask_out (NULL, "hint", path, "--nodes", "50", "--json", NULL));
  const TrValue *suggestions = tr_value_get (answer, "suggestions");

  g_assert_cmpuint (suggestions->n, >, 0);
  g_assert_cmpint (tr_value_get (answer, "minded")->type, ==, TR_VALUE_NULL);
  for (unsigned i = 0; i < suggestions->n; i++)
    {
      const TrValue *suggestion = tr_value_at (suggestions, i);
      g_autofree char *played = cli_ask_out (NULL, "apply", path, tr_value_get (suggestion, "move")->string, NULL);

      g_assert_nonnull (tr_value_get (suggestion, "title")->string);
      g_assert_nonnull (tr_value_get (suggestion, "reason")->string);
      g_assert_cmpuint (tr_value_get (suggestion, "parts")->n, <=, 3);
    }
}

static void
test_minded (void)
{
  char *path = cli_new_game ("hint.json");
  g_autoptr(TrValue) free_answer = cli_json (cli_ask_out (NULL, "hint", path, "--nodes", "50", "--json", NULL));
  const char *best = tr_value_get (tr_value_at (tr_value_get (free_answer, "suggestions"), 0), "move")->string;
  g_autofree char *moves = cli_ask_out (NULL, "moves", path, NULL);
  g_auto(GStrv) lines = g_strsplit (moves, "\n", -1);
  const char *other = g_str_equal (lines[0], best) ? lines[1] : lines[0];
  g_autofree char *praise = cli_ask_out (NULL, "hint", path, best, "--nodes", "50", NULL);
  g_autofree char *against = cli_ask_out (NULL, "hint", path, other, "--nodes", "50", NULL);
  g_autofree char *word = g_strndup (best, strcspn (best, " "));
  g_autofree char *begun = cli_ask_out (NULL, "hint", path, word, "--nodes", "50", NULL);

  assert_has (praise, "nothing better was found");
  assert_has (against, "What you have in mind:");
  assert_has (against, other);
  /* The best move begins so. */
  assert_has (begun, "nothing better was found");
}

static void
test_wrong (void)
{
  char *path = cli_new_game ("hint.json");
  g_auto(Answer) refused = cli_ask (NULL, "hint", path, "end", NULL);

  g_assert_cmpint (refused.status, ==, 1);
  g_assert_cmpstr (refused.out, !=, "");
  cli_ask_wrong ("is not understood", "hint", path, "xyzzy", NULL);
  cli_ask_wrong ("--nodes", "hint", path, "--nodes", "0", NULL);
  cli_ask_wrong ("--seed", "hint", path, "--seed", "x", NULL);
  cli_ask_wrong ("the call is: two-rivers-cli hint FILE [MOVE]", "hint", NULL);
}

static void
test_play (void)
{
  char *path = cli_new_game ("hint.json");
  g_autofree char *out = cli_ask_out ("hint\nhelp\nquit\n", "play", path, NULL);

  assert_has (out, "1. ");
  assert_has (out, "hint [MOVE]");
}

/* Who looks at a moment of somebody else's is told nothing of their hand. */
static void
test_hidden (void)
{
  char *path = test_path ("hidden-hint.json");
  g_autofree char *made = cli_ask_out (NULL, "new", "tigris-euphrates", "--players", "2", "--seed", "4", "--save", path, NULL);
  g_autofree char *ended = cli_ask_out (NULL, "apply", path, "end", "--save", path, NULL);
  g_autofree char *out = cli_ask_out ("first\nhint\nquit\n", "review", path, NULL);

  assert_has (out, SECRET);
  g_assert_null (strstr (out, "1. "));
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/cli/hint/file", test_file);
  g_test_add_func ("/cli/hint/json", test_json);
  g_test_add_func ("/cli/hint/minded", test_minded);
  g_test_add_func ("/cli/hint/wrong", test_wrong);
  g_test_add_func ("/cli/hint/play", test_play);
  g_test_add_func ("/cli/hint/hidden", test_hidden);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
