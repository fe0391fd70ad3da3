/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-setup.h"

#include <inttypes.h>
#include <string.h>

gboolean
cli_read_number (const char *option,
                 const char *text,
                 guint64     min,
                 guint64     max,
                 guint64    *number)
{
  g_return_val_if_fail (option != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (number != NULL, FALSE);

  if (g_ascii_string_to_unsigned (text, 10, min, max, number, NULL))
    return TRUE;
  cli_fail (_("%s is a number from %" PRIu64 " to %" PRIu64 ", not “%s”"), option, min, max, text);
  return FALSE;
}

void
cli_setup_entries (CliSetup    *setup,
                   GOptionEntry entries[CLI_SETUP_N_ENTRIES])
{
  const GOptionEntry table[CLI_SETUP_N_ENTRIES] = {
    { "players", 'p', 0, G_OPTION_ARG_STRING, &setup->players, N_("How many play"), "N" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &setup->seed, N_("The number that all chance comes from"), "S" },
    { "option", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &setup->options,
      N_("Set an option of the game (“games” lists them); may be repeated"), "K=V" },
    { "box", 'b', 0, G_OPTION_ARG_FILENAME, &setup->box_path, N_("Play with another box"), "FILE" },
    G_OPTION_ENTRY_NULL
  };

  g_return_if_fail (setup != NULL);

  memcpy (entries, table, sizeof table);
}

gboolean
cli_setup_open (CliSetup   *setup,
                const char *game_id)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *id = NULL;
  guint64 number;

  g_return_val_if_fail (setup != NULL, FALSE);
  g_return_val_if_fail (game_id != NULL, FALSE);

  id = g_filename_display_name (game_id);
  setup->rules = tr_rules_find (id, &error);
  if (setup->rules == NULL)
    {
      cli_fail ("%s", error->message);
      return FALSE;
    }

  if (setup->players != NULL)
    {
      if (!cli_read_number ("--players", setup->players, setup->rules->min_players, setup->rules->max_players, &number))
        return FALSE;
      setup->n_players = (guint) number;
    }
  if (setup->seed != NULL && !cli_read_number ("--seed", setup->seed, 0, G_MAXINT64, &setup->seed_number))
    return FALSE;
  setup->has_seed = setup->seed != NULL;

  setup->values = tr_options_standard (setup->rules);
  for (guint i = 0; setup->options != NULL && setup->options[i] != NULL; i++)
    {
      if (!tr_options_set (&setup->values, setup->rules, setup->options[i], &error))
        {
          cli_fail ("%s", error->message);
          return FALSE;
        }
    }

  setup->box = setup->box_path != NULL ? tr_box_load (setup->rules, setup->box_path, &error)
                                       : tr_box_new_built_in (setup->rules, &error);
  if (setup->box == NULL)
    cli_fail ("%s", error->message);
  return setup->box != NULL;
}

TrRecord *
cli_setup_make_record (CliSetup *setup)
{
  g_autoptr(GError) error = NULL;
  TrRecord *record;

  g_return_val_if_fail (setup != NULL && setup->box != NULL, NULL);

  if (!setup->has_seed)
    {
      setup->seed_number = tr_rules_random_seed ();
      setup->has_seed = TRUE;
    }
  if (setup->n_players == 0)
    setup->n_players = tr_rules_usual_players (setup->rules);
  record = tr_record_new (setup->box, setup->n_players, &setup->values, setup->seed_number, &error);
  if (record == NULL)
    cli_fail ("%s", error->message);
  return record;
}

TrGame *
cli_setup_make_game (CliSetup *setup,
                     guint     players)
{
  g_autoptr(GError) error = NULL;
  TrGame *game;

  g_return_val_if_fail (setup != NULL && setup->box != NULL, NULL);

  game = tr_box_make_game (setup->box, players, setup->values.values, &error);
  if (game == NULL)
    cli_fail ("%s", error->message);
  return game;
}

void
cli_setup_clear (CliSetup *setup)
{
  g_return_if_fail (setup != NULL);

  g_clear_pointer (&setup->players, g_free);
  g_clear_pointer (&setup->seed, g_free);
  g_clear_pointer (&setup->options, g_strfreev);
  g_clear_pointer (&setup->box_path, g_free);
  g_clear_pointer (&setup->box, tr_box_unref);
}
