/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "files.h"
#include "tr-auto.h"
#include "tr-games.h"

#include <string.h>

static const char *const commands[] = {
  "games", "rules", "play", "saves", "review", "score", "new", "show", "moves", "apply", "why", "hint", "replay", "position",
  "arena",
  "bench", "perft", "fuzz",
};

static void
test_help (void)
{
  g_autofree char *help = cli_ask_out (NULL, "--help", NULL);
  g_autofree char *version = cli_ask_out (NULL, "--version", NULL);

  g_assert_true (g_str_has_prefix (version, "two-rivers "));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *own = cli_ask_out (NULL, commands[i], "--help", NULL);
      g_autofree char *usage = g_strconcat ("two-rivers-cli ", commands[i], NULL);

      assert_has (help, commands[i]);
      assert_has (own, usage);
    }
}

static void
test_unknown_command (void)
{
  cli_ask_wrong ("a command is missing", NULL);
  cli_ask_wrong ("there is no command “paly”; did you mean “play”?", "paly", NULL);
  cli_ask_wrong ("did you mean “position”?", "pos", NULL);
  cli_ask_wrong ("there is no command “xyzzy”; see", "xyzzy", NULL);
  cli_ask_wrong ("there is no command", "--nonsense", NULL);
}

static void
test_wrong_options (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    cli_ask_wrong ("--nonsense", commands[i], "--nonsense", NULL);
}

static void
test_wrong_arguments (void)
{
  cli_ask_wrong ("the call is: two-rivers-cli games", "games", "x", NULL);
  cli_ask_wrong ("the call is: two-rivers-cli play [GAME|FILE]", "play", "a", "b", NULL);
  cli_ask_wrong ("the call is: two-rivers-cli review FILE", "review", NULL);
  cli_ask_wrong ("the call is: two-rivers-cli score FILE", "score", "a", "b", NULL);
  cli_ask_wrong ("the call is: two-rivers-cli new GAME", "new", "a", "b", NULL);
  cli_ask_wrong ("the call is: two-rivers-cli show FILE", "show", NULL);
  cli_ask_wrong ("the call is: two-rivers-cli apply FILE MOVE", "apply", "x", NULL);
  cli_ask_wrong ("the call is: two-rivers-cli why FILE WORD", "why", "x", NULL);
  cli_ask_wrong ("argument 1 is empty", "show", "", NULL);
}

static void
test_games (void)
{
  g_autofree char *text = cli_ask_out (NULL, "games", NULL);
  g_autoptr(TrValue) list = cli_json (cli_ask_out (NULL, "games", "--json", NULL));

  g_assert_cmpuint (list->n, ==, tr_games_count ());
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);
      const TrValue *entry = tr_value_at (list, i);

      assert_has (text, rules->id);
      g_assert_cmpstr (tr_value_get (entry, "id")->string, ==, rules->id);
      g_assert_cmpint (tr_value_get (entry, "max_players")->integer, ==, rules->max_players);
      g_assert_cmpuint (tr_value_get (entry, "options")->n, ==, rules->n_options);
      for (unsigned j = 0; j < rules->n_options; j++)
        assert_has (text, rules->options[j].name);
    }
}

/* Every command that begins a game answers a wrong beginning, and writes nothing. */
static void
test_wrong_setup (void)
{
  static const char *const beginning[] = { "new", "play", "arena", "bench", "perft", "fuzz" };
  const char *box = test_write ("wrong-box.json", "{\"game\":\n \"chess\"}", -1);

  for (guint i = 0; i < G_N_ELEMENTS (beginning); i++)
    {
      const char *command = beginning[i];

      cli_ask_wrong ("there is no game “chess”; there are: ", command, "chess", NULL);
      cli_ask_wrong ("--players is a number from ", command, cli_game (), "--players", "99", NULL);
      cli_ask_wrong ("not “two”", command, cli_game (), "--players", "two", NULL);
      cli_ask_wrong ("--seed is a number from 0 to 9223372036854775807, not “-1”", command, cli_game (), "--seed=-1", NULL);
      cli_ask_wrong ("--seed", command, cli_game (), "--seed", "9223372036854775808", NULL);
      cli_ask_wrong ("there is no option “nonsense”", command, cli_game (), "--option", "nonsense=1", NULL);
      cli_ask_wrong ("No such file", command, cli_game (), "--box", test_path ("missing"), NULL);
      cli_ask_wrong ("line 2, game: this is a box of “chess”", command, cli_game (), "--box", box, NULL);
      cli_ask_wrong ("directory", command, cli_game (), "--box", g_get_tmp_dir (), NULL);
    }
  cli_ask_wrong ("there is no game", "new", "chess", "--save", test_path ("unwritten"), NULL);
  cli_ask_wrong ("--players", "new", cli_game (), "--players", "0", "--save", test_path ("unwritten"), NULL);
  g_assert_false (test_exists ("unwritten"));
}

static void
test_options (void)
{
  const TrRules *rules = tr_games_get (0);

  for (unsigned i = 0; i < rules->n_options; i++)
    {
      const TrOption *option = &rules->options[i];
      g_autofree char *largest = g_strdup_printf ("%s=%d", option->name, option->max);
      g_autofree char *larger = g_strdup_printf ("%s=%d", option->name, option->max + 1);
      g_autofree char *range = g_strdup_printf ("is a number from %d to %d", option->min, option->max);
      g_autoptr(TrValue) game = cli_json (cli_ask_out (NULL, "new", rules->id, "--option", largest, NULL));

      g_assert_cmpint (tr_value_get (tr_value_get (game, "options"), option->name)->integer, ==, option->max);
      cli_ask_wrong (range, "new", rules->id, "--option", larger, NULL);
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/cli/calls/help", test_help);
  g_test_add_func ("/cli/calls/unknown-command", test_unknown_command);
  g_test_add_func ("/cli/calls/wrong-options", test_wrong_options);
  g_test_add_func ("/cli/calls/wrong-arguments", test_wrong_arguments);
  g_test_add_func ("/cli/calls/games", test_games);
  g_test_add_func ("/cli/calls/wrong-setup", test_wrong_setup);
  g_test_add_func ("/cli/calls/options", test_options);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
