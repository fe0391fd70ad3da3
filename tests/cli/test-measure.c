/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "files.h"
#include "tr-auto.h"
#include "tr-games.h"

#include <signal.h>
#include <string.h>

static void
test_bench (void)
{
  static const char *const figures[] = {
    "\"games_per_s\": ", "\"decisions_per_s\": ", "\"decision_ns\": ", "\"copy_ns\": ", "\"decisions_per_game\": ",
    "\"moves_per_decision\": ", "\"playouts_per_s\": ", "\"nodes_per_s\": ", "\"state_bytes\": ",
  };
  g_autofree char *line = cli_ask_out (NULL, "bench", cli_game (), "--players", "2", "--seconds", "0.05", NULL);

  g_assert_cmpuint (strcspn (line, "\n"), ==, strlen (line) - 1);
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    assert_has (line, figures[i]);
  cli_ask_wrong ("--seconds", "bench", cli_game (), "--seconds", "0", NULL);
  cli_ask_wrong ("--seconds", "bench", cli_game (), "--seconds", "long", NULL);
}

static void
test_perft (void)
{
  g_autofree char *moves = cli_ask_out (NULL, "moves", cli_new_game ("game.json"), NULL);
  g_auto(GStrv) lines = g_strsplit (moves, "\n", -1);
  g_autofree char *text = cli_ask_out (NULL, "perft", cli_game (), "--players", "2", "--seed", "11", "--depth", "2", NULL);
  g_autofree char *first = g_strdup_printf ("1 %u\n2 ", g_strv_length (lines) - 1);
  g_autoptr(TrValue) value = cli_json (cli_ask_out (NULL, "perft", cli_game (), "--players", "2", "--seed", "11",
                                                    "--depth", "2", "--json", NULL));
  const TrValue *paths = tr_value_get (value, "paths");

  g_assert_true (g_str_has_prefix (text, first));
  g_assert_cmpuint (paths->n, ==, 2);
  g_assert_cmpint (tr_value_at (paths, 0)->integer, ==, g_strv_length (lines) - 1);
  g_assert_cmpint (tr_value_at (paths, 1)->integer, >=, tr_value_at (paths, 0)->integer);
  cli_ask_wrong ("--depth is a number from 1 to ", "perft", cli_game (), "--depth", "0", NULL);
  cli_ask_wrong ("--depth is a number from 1 to ", "perft", cli_game (), "--depth", "1000", NULL);
}

static void
test_fuzz (void)
{
  g_autofree char *text = cli_ask_out (NULL, "fuzz", cli_game (), "--games", "8", "--seed", "5", NULL);
  g_autofree char *again = cli_ask_out (NULL, "fuzz", cli_game (), "--games", "8", "--seed", "5", NULL);
  g_autoptr(TrValue) value = cli_json (cli_ask_out (NULL, "fuzz", cli_game (), "--games", "2", "--players", "2", "--json",
                                                    NULL));

  assert_has (text, "8 games, ");
  assert_has (text, "nothing found");
  g_assert_cmpstr (text, ==, again);
  g_assert_cmpint (tr_value_get (value, "games")->integer, ==, 2);
  g_assert_cmpint (tr_value_get (value, "findings")->integer, ==, 0);
  cli_ask_wrong ("--games is a number from 1 to ", "fuzz", cli_game (), "--games", "0", NULL);
}

/* Without what the clock says. */
static char *
ask_arena (void)
{
  g_autofree char *answer = cli_ask_out (NULL, "arena", "assyria-2e", "--seats", "steady,calm,random", "--games", "3",
                                         "--seed", "5", "--nodes", "4", NULL);
  g_autoptr(GRegex) times = g_regex_new (", \"ms_per_decision.*(?=})", 0, 0, NULL);

  return g_regex_replace_literal (times, answer, -1, 0, "", 0, NULL);
}

/* The same seed and tries give the same match. */
static void
test_arena (void)
{
  g_autofree char *answer = ask_arena ();
  g_autofree char *again = ask_arena ();

  g_assert_cmpstr (answer, ==, again);
  assert_has (answer, "\"players\": 3, \"seed\": 5, \"games\": 3, ");
  assert_has (answer, "{\"level\": \"steady\", \"wins\": ");
  /* None of 3 games: by Wilson up to z² / (n + z²) of them, with z = 1.96. */
  assert_has (answer, "{\"level\": \"random\", \"wins\": 0.0, \"wins_percent\": 0.0, \"wins_percent_95\": [0.0, 56.2]");
  cli_ask_wrong ("--seats is missing", "arena", cli_game (), NULL);
  cli_ask_wrong ("no computer player is called “clever”", "arena", cli_game (), "--seats", "calm,clever", NULL);
  cli_ask_wrong ("cannot be played by 1 players", "arena", "tigris-euphrates", "--seats", "calm", NULL);
  cli_ask_wrong ("as many players as --players", "arena", cli_game (), "--seats", "calm,calm", "--players", "3", NULL);
  cli_ask_wrong ("--nodes is a number from 1 to ", "arena", cli_game (), "--seats", "calm,calm", "--nodes", "0", NULL);
  cli_ask_wrong ("--seats is a number from 1 to ", "arena", cli_game (), "--seats", "sharp:0,calm", NULL);
  cli_ask_wrong ("no computer player is called “clever:3”", "arena", cli_game (), "--seats", "clever:3,calm", NULL);
}

/* Against the solo opponent, which is no entrant; with tries of its own a level makes no others. */
static void
test_arena_solo (void)
{
  g_autofree char *answer = cli_ask_out (NULL, "arena", "assyria-2e", "--seats", "master:4", "--games", "2", NULL);
  g_autofree char *calm = cli_ask_out (NULL, "arena", "assyria-2e", "--seats", "calm,random", "--games", "2", NULL);

  assert_has (answer, "\"players\": 1, ");
  assert_has (answer, "{\"level\": \"master\", ");
  assert_has (answer, "], \"opponent_points\": ");
  g_assert_null (strstr (calm, "opponent_points"));
}

/* A finding is told with everything that is needed to see it again. */
static void
test_fuzz_finding (void)
{
  char *path = test_path ("finding.json");
  g_auto(Answer) saved = { 0 };
  g_auto(Answer) printed = { 0 };
  g_autofree char *file = NULL;
  g_autoptr(TrValue) value = NULL;

  cli_use ("TWO_RIVERS_BROKEN_CLI");
  saved = cli_ask (NULL, "fuzz", cli_game (), "--players", "2", "--seed", "5", "--save", path, NULL);
  printed = cli_ask (NULL, "fuzz", cli_game (), "--players", "2", "--seed", "5", NULL);
  cli_use ("TWO_RIVERS_CLI");

  g_assert_cmpint (saved.status, ==, 1);
  g_assert_cmpint (printed.status, ==, 1);
  assert_has (saved.err, "two-rivers-cli: game 1, after 3 moves: ");
  assert_has (saved.err, "this test went wrong");
  assert_has (saved.err, "--players 2 --seed 5 --games 1");
  assert_has (saved.out, path);
  file = test_read ("finding.json");
  g_assert_cmpstr (file, ==, printed.out);
  value = cli_json (g_steal_pointer (&file));
  g_assert_cmpuint (tr_value_get (value, "moves")->n, ==, 3);
  /* The game itself is in order: it is check() that is broken. */
  g_free (cli_ask_out (NULL, "replay", path, NULL));
}

/* Ctrl-C ends what takes long, with what there is so far. */
static void
assert_interruptible (int         status,
                      const char *command,
                      const char *option,
                      const char *value)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE,
                                                     &error, g_getenv ("TWO_RIVERS_CLI"), command, cli_game (), option,
                                                     value, NULL);

  g_assert_no_error (error);
  /* Time enough to begin, and far less than what was asked for. */
  g_usleep (G_USEC_PER_SEC / 2);
  g_subprocess_send_signal (process, SIGINT);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, status);
}

static void
test_interrupt (void)
{
  assert_interruptible (0, "bench", "--seconds", "3600");
  assert_interruptible (1, "fuzz", "--games", "4000000000");
  assert_interruptible (1, "perft", "--depth", "32");
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/cli/measure/bench", test_bench);
  g_test_add_func ("/cli/measure/perft", test_perft);
  g_test_add_func ("/cli/measure/fuzz", test_fuzz);
  g_test_add_func ("/cli/measure/arena", test_arena);
  g_test_add_func ("/cli/measure/arena-solo", test_arena_solo);
  g_test_add_func ("/cli/measure/fuzz-finding", test_fuzz_finding);
  g_test_add_func ("/cli/measure/interrupt", test_interrupt);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
