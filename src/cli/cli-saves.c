/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-saves-private.h"

#include "cli-report.h"
#include "tr-auto.h"
#include "tr-keeper.h"

#include <stdio.h>

TrLibrary *
cli_saves_open (const char *folder)
{
  g_autoptr(TrLibrary) library = NULL;

  g_return_val_if_fail (folder != NULL, NULL);

  library = tr_library_new (folder);
  while (tr_library_is_loading (library))
    g_main_context_iteration (NULL, TRUE);
  if (tr_library_get_problem (library) == NULL)
    return g_steal_pointer (&library);
  cli_fail ("%s", tr_library_get_problem (library));
  return NULL;
}

/* ── The list ── */

static void
print_game (TrSavedGame *game)
{
  const char *title = tr_saved_game_get_title (game);
  const char *problem = tr_saved_game_get_problem (game);
  g_autofree char *date = g_date_time_format (tr_saved_game_get_modified (game), "%Y-%m-%d %H:%M");

  printf ("%s%s%s\n", cli_style (CLI_BOLD), tr_saved_game_get_name (game), cli_style (CLI_PLAIN));
  if (title != NULL)
    {
      printf ("  ");
      /* Translators: title of a game, how far it is, the points of the players, date */
      printf (_("%s · %s · %s · %s"), title, tr_saved_game_get_progress (game), tr_saved_game_get_standing (game), date);
      printf ("\n");
    }
  else
    {
      printf ("  %s\n", date);
    }
  if (problem != NULL)
    printf ("  %s\n", problem);
}

static TrValue *
string_value (const char *string)
{
  return string != NULL ? tr_value_string (string) : tr_value_new (TR_VALUE_NULL, 0);
}

static TrValue *
game_value (TrSavedGame *game)
{
  const char *const *names = tr_saved_game_get_players (game);
  TrValue *value = tr_value_object ();
  TrValue *players = tr_value_array ();
  TrValue *scores = tr_value_array ();

  for (guint seat = 0; names[seat] != NULL; seat++)
    {
      tr_value_append (players, tr_value_string (names[seat]));
      tr_value_append (scores, tr_saved_game_hides_scores (game)
                                 ? tr_value_new (TR_VALUE_NULL, 0)
                                 : tr_value_integer (tr_saved_game_get_score (game, seat)));
    }
  tr_value_set (value, "name", tr_value_string (tr_saved_game_get_name (game)));
  tr_value_set (value, "path", cli_take_string (g_filename_display_name (tr_saved_game_get_path (game))));
  tr_value_set (value, "modified", cli_take_string (g_date_time_format_iso8601 (tr_saved_game_get_modified (game))));
  tr_value_set (value, "title", string_value (tr_saved_game_get_title (game)));
  tr_value_set (value, "players", players);
  tr_value_set (value, "scores", scores);
  tr_value_set (value, "round", tr_value_integer (tr_saved_game_get_round (game)));
  tr_value_set (value, "phase", string_value (tr_saved_game_get_phase (game)));
  tr_value_set (value, "moves", tr_value_integer (tr_saved_game_get_moves (game)));
  tr_value_set (value, "finished", tr_value_boolean (tr_saved_game_is_finished (game)));
  tr_value_set (value, "broken", tr_value_boolean (tr_saved_game_is_broken (game)));
  tr_value_set (value, "problem", string_value (tr_saved_game_get_problem (game)));
  return value;
}

static CliStatus
list (const char *folder,
      gboolean    json)
{
  g_autoptr(TrLibrary) library = NULL;
  g_autoptr(TrValue) array = tr_value_array ();
  guint n = 0;

  /* Who only looks does not make the folder. */
  if (g_file_test (folder, G_FILE_TEST_EXISTS))
    {
      library = cli_saves_open (folder);
      if (library == NULL)
        return CLI_WRONG;
      n = g_list_model_get_n_items (G_LIST_MODEL (library));
    }
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(TrSavedGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);

      if (json)
        tr_value_append (array, game_value (game));
      else
        print_game (game);
    }
  if (json)
    cli_print_value (g_steal_pointer (&array));
  else if (n == 0)
    {
      printf (_("There are no saved games in %s."), folder);
      printf ("\n");
    }
  return CLI_YES;
}

CliStatus
cli_saves (const CliCommand  *command,
           int                argc,
           char             **argv)
{
  g_autofree char *folder = NULL;
  gboolean json = FALSE;
  gboolean replace = FALSE;
  const GOptionEntry entries[] = {
    { "folder", 0, 0, G_OPTION_ARG_FILENAME, &folder, N_("The saved games of this folder instead of your own"), "DIR" },
    { "replace", 0, 0, G_OPTION_ARG_NONE, &replace, N_("With export: write over a file that is there"), NULL },
    CLI_JSON_ENTRY (&json),
    G_OPTION_ENTRY_NULL
  };
  g_auto(GStrv) rest = cli_parse (command, entries, NULL, argc, argv);

  if (rest == NULL)
    return CLI_WRONG;
  if (folder == NULL)
    folder = tr_keeper_dup_usual_folder ();
  if (rest[0] == NULL)
    return list (folder, json);
  return cli_saves_act (folder, (const char *const *) rest, replace);
}
