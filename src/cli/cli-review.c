/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-play-private.h"

#include "cli-autosave.h"
#include "cli-file.h"
#include "cli-log.h"
#include "cli-report.h"
#include "tr-words.h"

#include <stdio.h>
#include <unistd.h>

/* ── One moment ── */

static void
print_moment (TrSession *session)
{
  const TrGame *game = tr_session_get_game (session);
  const TrSeat *seats = tr_session_get_seats (session);
  const TrState *state = tr_session_get_state (session);
  guint cursor = tr_session_get_cursor (session);
  TrPassage passage = tr_story_get (tr_session_get_story (session), cursor);

  if (passage.seat != TR_SEAT_NONE)
    {
      g_autofree char *name = cli_seat_name (game, seats, passage.seat);
      g_autofree char *text = tr_session_dup_move (session, cursor);

      /* Translators: number of a move, player, move */
      printf (_("%4u  %s: %s"), cursor, name, text);
      printf ("\n");
    }
  cli_print_events (game, seats, passage.events, passage.n_events);
  printf ("\n");
  cli_print_table (game, state, tr_session_get_viewer (session));
  cli_print_turn (game, seats, state);
  if (tr_turn (game, state).seat == TR_SEAT_NONE)
    cli_print_result (game, seats, state);
}

static TrValue *
moment_value (TrSession *session)
{
  const TrGame *game = tr_session_get_game (session);
  const TrState *state = tr_session_get_state (session);
  guint cursor = tr_session_get_cursor (session);
  TrPassage passage = tr_story_get (tr_session_get_story (session), cursor);
  TrValue *value = tr_value_object ();
  guint round;

  g_object_get (session, "round", &round, NULL);
  tr_value_set (value, "game", tr_value_string (game->rules->id));
  tr_value_set (value, "at", tr_value_integer (cursor));
  tr_value_set (value, "moves", tr_value_integer (tr_session_get_length (session)));
  tr_value_set (value, "round", tr_value_integer (round));
  tr_value_set (value, "seat", cli_seat_value (passage.seat));
  tr_value_set (value, "move", passage.seat != TR_SEAT_NONE ? cli_take_string (tr_session_dup_move (session, cursor))
                                                            : tr_value_new (TR_VALUE_NULL, 0));
  tr_value_set (value, "events", cli_events_value (game, passage.events, passage.n_events));
  tr_value_set (value, "turn", cli_turn_value (game, state));
  tr_value_set (value, "result", cli_result_value (game, state));
  return value;
}

/* ── All of it, by hand ── */

/* It is in no file but its own until somebody plays on. */
static CliStatus
step_through (CliFile    *file,
              const char *path)
{
  g_auto(CliPlay) play = { 0 };
  gboolean resumed = file->save->reviewing;

  play.path = g_strdup (path);
  play.folder = isatty (STDIN_FILENO) ? tr_keeper_dup_usual_folder () : NULL;
  cli_play_take (&play, tr_session_new_from_save (file->save));
  if (!resumed)
    {
      tr_session_set_reviewing (play.session, TRUE);
      tr_session_go_to (play.session, 0);
    }
  printf ("%s\n", _("Look around with first, last, next, back and go; “help” tells what else."));
  cli_play_loop (&play);
  return cli_autosave_leave (&play) ? CLI_YES : CLI_NO;
}

CliStatus
cli_review (const CliCommand  *command,
            int                argc,
            char             **argv)
{
  g_auto(CliFile) file = { 0 };
  gboolean all = FALSE;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "all", 0, 0, G_OPTION_ARG_NONE, &all, N_("Tell what happened, from the beginning up to there"), NULL },
    CLI_JSON_ENTRY (&json),
    G_OPTION_ENTRY_NULL
  };
  GOptionEntry file_entries[CLI_FILE_N_ENTRIES];
  g_auto(GStrv) rest = NULL;
  g_autoptr(TrSession) session = NULL;

  cli_file_entries (&file, file_entries);
  rest = cli_parse (command, file_entries, entries, argc, argv);
  if (rest == NULL || !cli_file_open (&file, rest[0]))
    return CLI_WRONG;
  if (!all && !json && file.at == NULL)
    return step_through (&file, rest[0]);

  /* All of it means the whole line, also where the game stands before its end. */
  if (all && file.at == NULL)
    file.n = file.save->moves->len;
  session = cli_file_look (&file);
  if (all && json)
    cli_print_value (cli_log_value (session, file.n));
  else if (all)
    cli_print_log (session, file.n, 0);
  else if (json)
    cli_print_value (moment_value (session));
  else
    print_moment (session);
  return CLI_YES;
}
