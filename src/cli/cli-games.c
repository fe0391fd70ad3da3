/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-common.h"

#include "cli-report.h"
#include "cli-setup.h"
#include "tr-auto.h"
#include "tr-games.h"
#include "tr-words.h"

#include <stdio.h>

static TrValue *
rules_value (const TrRules *rules)
{
  TrValue *value = tr_value_object ();
  TrValue *options = tr_value_array ();

  g_assert (rules != NULL);

  for (unsigned i = 0; i < rules->n_options; i++)
    {
      TrValue *option = tr_value_object ();

      tr_value_set (option, "name", tr_value_string (rules->options[i].name));
      tr_value_set (option, "label", tr_value_string (tr_translate (rules->options[i].label)));
      tr_value_set (option, "min", tr_value_integer (rules->options[i].min));
      tr_value_set (option, "max", tr_value_integer (rules->options[i].max));
      tr_value_set (option, "standard", tr_value_integer (rules->options[i].standard));
      tr_value_append (options, option);
    }
  tr_value_set (value, "id", tr_value_string (rules->id));
  tr_value_set (value, "title", tr_value_string (tr_translate (rules->title)));
  tr_value_set (value, "revision", tr_value_integer (rules->revision));
  tr_value_set (value, "min_players", tr_value_integer (rules->min_players));
  tr_value_set (value, "max_players", tr_value_integer (rules->max_players));
  tr_value_set (value, "options", options);
  return value;
}

static void
print_rules (const TrRules *rules)
{
  g_assert (rules != NULL);

  /* Translators: id and title of a game, smallest and largest number of players */
  printf (_("%s: %s, %u to %u players"), rules->id, tr_translate (rules->title), rules->min_players, rules->max_players);
  printf ("\n");
  for (unsigned i = 0; i < rules->n_options; i++)
    {
      const TrOption *option = &rules->options[i];

      printf ("  ");
      /* Translators: name of an option, its usual value, what it is, its range */
      printf (_("--option %s=%d: %s, from %d to %d"), option->name, option->standard, tr_translate (option->label),
              option->min, option->max);
      if (option->automatic != NULL)
        /* Translators: behind the range of an option: what the value -1 stands for */
        printf (_(" (-1: %s)"), tr_translate (option->automatic));
      if (option->only_players > 0)
        printf (ngettext (", for %u player alone", ", for %u players alone", option->only_players), option->only_players);
      printf ("\n");
    }
}

CliStatus
cli_games (const CliCommand  *command,
           int                argc,
           char             **argv)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = { CLI_JSON_ENTRY (&json), G_OPTION_ENTRY_NULL };
  g_auto(GStrv) rest = cli_parse (command, entries, NULL, argc, argv);
  g_autoptr(TrValue) array = NULL;

  if (rest == NULL)
    return CLI_WRONG;

  array = tr_value_array ();
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      if (json)
        tr_value_append (array, rules_value (tr_games_get (i)));
      else
        print_rules (tr_games_get (i));
    }
  if (json)
    cli_print_value (g_steal_pointer (&array));
  return CLI_YES;
}

CliStatus
cli_new (const CliCommand  *command,
         int                argc,
         char             **argv)
{
  g_auto(CliSetup) setup = { 0 };
  g_autofree char *save = NULL;
  const GOptionEntry entries[] = {
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &save, N_("Write it here, instead of to standard output"), "FILE" },
    G_OPTION_ENTRY_NULL
  };
  GOptionEntry setup_entries[CLI_SETUP_N_ENTRIES];
  g_auto(GStrv) rest = NULL;
  g_autoptr(TrRecord) record = NULL;
  g_autoptr(GError) error = NULL;

  cli_setup_entries (&setup, setup_entries);
  rest = cli_parse (command, setup_entries, entries, argc, argv);
  if (rest == NULL || !cli_setup_open (&setup, rest[0]))
    return CLI_WRONG;
  record = cli_setup_make_record (&setup);
  if (record == NULL)
    return CLI_WRONG;

  if (save == NULL)
    cli_print_value (tr_record_write (record, 0));
  else if (!tr_record_save (record, 0, save, &error))
    return cli_fail ("%s", error->message);
  return CLI_YES;
}
