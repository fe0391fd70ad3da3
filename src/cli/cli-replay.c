/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-common.h"

#include "cli-file.h"
#include "cli-report.h"
#include "tr-error.h"
#include "tr-position.h"

#include <inttypes.h>
#include <stdio.h>

static TrValue *
break_value (const TrRecordBreak *broken)
{
  TrValue *value = tr_value_object ();

  g_assert (broken != NULL);

  tr_value_set (value, "number", tr_value_integer (broken->number));
  tr_value_set (value, "line", tr_value_integer (broken->line));
  tr_value_set (value, "move", tr_value_string (broken->move));
  tr_value_set (value, "rule", broken->rule != NULL ? tr_value_string (broken->rule) : tr_value_new (TR_VALUE_NULL, 0));
  tr_value_set (value, "sentence", tr_value_string (broken->sentence));
  return value;
}

static void
print_replay (const TrSave *save,
              gboolean      json)
{
  const TrRecord *record = save->record;
  const TrRecordBreak *broken = tr_record_get_break (record);
  const TrGame *game = tr_record_get_game (record);
  guint n_moves = tr_record_get_n_moves (record);
  const TrState *state = tr_record_get_state (record, n_moves);

  if (json)
    {
      TrValue *value = tr_value_object ();
      g_autofree char *digest = g_strdup_printf ("%016" PRIx64, tr_position_digest (game, state));

      tr_value_set (value, "game", tr_value_string (game->rules->id));
      tr_value_set (value, "players", tr_value_integer (game->players));
      tr_value_set (value, "moves", tr_value_integer (n_moves));
      tr_value_set (value, "digest", tr_value_string (digest));
      tr_value_set (value, "result", cli_result_value (game, state));
      if (broken != NULL)
        tr_value_set (value, "broken", break_value (broken));
      cli_print_value (value);
      return;
    }
  printf (ngettext ("%u move is in order.", "%u moves are in order.", n_moves), n_moves);
  printf ("\n");
  if (broken == NULL)
    cli_print_result (game, save->seats, state);
}

CliStatus
cli_replay (const CliCommand  *command,
            int                argc,
            char             **argv)
{
  g_auto(CliFile) file = { 0 };
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    CLI_JSON_ENTRY (&json),
    { "box", 'b', 0, G_OPTION_ARG_FILENAME, &file.box_path, N_("The box that a position is played with"), "FILE" },
    G_OPTION_ENTRY_NULL
  };
  g_auto(GStrv) rest = cli_parse (command, entries, NULL, argc, argv);
  g_autoptr(GError) error = NULL;

  if (rest == NULL)
    return CLI_WRONG;

  cli_file_load (&file, rest[0], &error);
  if (file.save != NULL)
    print_replay (file.save, json);
  if (error == NULL)
    return CLI_YES;
  cli_fail ("%s", error->message);
  return g_error_matches (error, TR_ERROR, TR_ERROR_REFUSED) ? CLI_NO : CLI_WRONG;
}
