/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-common.h"

#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

static const CliCommand commands[] = {
  { "games", "", 0, 0, N_("List the games and their options."), cli_games },
  { "rules", "[GAME] [ID|WORD…]", 0, G_MAXINT,
    N_("Explain rules, cards and pieces: contents, a page, or what has these words."), cli_rules },
  { "play", "[GAME|FILE]", 0, 1, N_("Play in the terminal: a new game, one that was saved, or the one that was left."),
    cli_play },
  { "saves", "[WORD…]", 0, 3, N_("List the saved games; rename, delete, duplicate, import or export them."),
    cli_saves },
  { "review", "FILE", 1, 1, N_("Step through a saved game."), cli_review },
  { "score", "FILE", 1, 1, N_("Tell where everybody's points came from, and when."), cli_score },
  { "new", "GAME", 1, 1, N_("Write a game before its first move."), cli_new },
  { "show", "FILE", 1, 1, N_("Show the table, and what is asked of whom."), cli_show },
  { "moves", "FILE", 1, 1, N_("List all legal moves, one a line."), cli_moves },
  { "apply", "FILE MOVE…", 2, G_MAXINT, N_("Play moves and tell what happens; each MOVE is one argument."), cli_apply },
  { "why", "FILE WORD…", 2, G_MAXINT, N_("Say why a move, its beginning or a thing to point at is not possible."), cli_why },
  { "hint", "FILE [MOVE]", 1, G_MAXINT, N_("Say what could be done and why, and what speaks against a move or its beginning."),
    cli_hint },
  { "replay", "FILE", 1, 1, N_("Check every move of a game and tell its result."), cli_replay },
  { "position", "FILE", 1, 1, N_("Write the state as a position: JSON that is accepted wherever a FILE is."),
    cli_position },
  { "arena", "GAME", 1, 1, N_("Let computer players play against each other and tell who wins, as JSON."), cli_arena },
  { "bench", "GAME", 1, 1, N_("Play random games on one core and tell how fast, as a line of JSON."), cli_bench },
  { "perft", "GAME", 1, 1, N_("Count the ways to play from the beginning, by their length."), cli_perft },
  { "fuzz", "GAME", 1, 1, N_("Play random games and look for anything that should not be."), cli_fuzz },
};

static void
print_help (void)
{
  printf ("%s\n\n", _("Usage: two-rivers-cli COMMAND [OPTION…] [ARGUMENT…]"));
  printf ("%s\n", _("Board games of the land between the two rivers, without a window. Commands:"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *call = g_strdup_printf ("%s %s", commands[i].name, commands[i].arguments);

      cli_print_row (call, _(commands[i].summary));
    }
  printf ("\n%s\n", _("“two-rivers-cli COMMAND --help” tells more of each. A FILE is a saved game or a position."));
  printf ("%s\n", _("Exit status: 0 for yes or done, 1 for no, 2 for a wrong call or bad input."));
}

static const CliCommand *
find_command (const char *name)
{
  g_assert (name != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i].name, name) == 0)
      return &commands[i];
  return NULL;
}

static CliStatus
refuse_command (const char *name)
{
  const char *names[G_N_ELEMENTS (commands) + 1] = { NULL };
  g_autofree char *shown = g_filename_display_name (name);
  const char *nearest;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    names[i] = commands[i].name;
  nearest = cli_nearest (name, names);
  if (nearest != NULL)
    return cli_fail (_("there is no command “%s”; did you mean “%s”?"), shown, nearest);
  return cli_fail (_("there is no command “%s”; see “two-rivers-cli --help”"), shown);
}

static CliStatus
run (int    argc,
     char **argv)
{
  const CliCommand *command;

  if (argc < 2)
    return cli_fail (_("a command is missing; see “two-rivers-cli --help”"));
  if (strcmp (argv[1], "--version") == 0)
    {
      printf ("two-rivers %s\n", TR_VERSION);
      return CLI_YES;
    }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0 || strcmp (argv[1], "help") == 0)
    {
      print_help ();
      return CLI_YES;
    }

  command = find_command (argv[1]);
  return command != NULL ? command->run (command, argc - 1, argv + 1) : refuse_command (argv[1]);
}

int
main (int    argc,
      char **argv)
{
  CliStatus status;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, TR_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname ("two-rivers-cli");

  status = run (argc, argv);
  if ((fflush (stdout) != 0 || ferror (stdout)) && status != CLI_WRONG)
    status = cli_fail (_("the answer cannot be written: %s"), g_strerror (errno));
  return status;
}
