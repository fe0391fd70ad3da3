/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-play-private.h"

#include "cli-autosave.h"
#include "cli-file.h"
#include "cli-seats.h"
#include "cli-setup.h"
#include "tr-games.h"
#include "tr-words.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef struct
{
  CliSetup  setup;
  CliSeats  seats;
  char     *autosave;
  gboolean  no_autosave;
  gboolean  resume;
  gboolean  up_to_break;
} Call;

static void
call_clear (Call *call)
{
  cli_setup_clear (&call->setup);
  cli_seats_clear (&call->seats);
  g_clear_pointer (&call->autosave, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Call, call_clear)

/* ── Which game ── */

static gboolean
says_how_to_begin (const CliSetup *setup)
{
  return setup->players != NULL || setup->seed != NULL || setup->options != NULL || setup->box_path != NULL;
}

static TrSave *
begin_game (CliSetup   *setup,
            const char *id)
{
  g_autoptr(TrRecord) record = NULL;

  if (!cli_setup_open (setup, id))
    return NULL;
  record = cli_setup_make_record (setup);
  return record != NULL ? tr_save_new (record) : NULL;
}

static TrSave *
open_file (Call       *call,
           CliPlay    *play,
           const char *path)
{
  g_auto(CliFile) file = { 0 };

  if (call->setup.players != NULL || call->setup.seed != NULL || call->setup.options != NULL)
    {
      cli_fail (_("a game in a file says itself how it began: --players, --seed and --option are for new ones"));
      return NULL;
    }
  file.box_path = g_steal_pointer (&call->setup.box_path);
  file.up_to_break = call->up_to_break;
  if (!cli_file_open (&file, path))
    return NULL;
  play->path = g_strdup (path);
  play->loaded = tr_save_ref (file.save);
  return g_steal_pointer (&file.save);
}

/* NULL: what was wrong has been said. */
static TrSave *
open_game (Call       *call,
           CliPlay    *play,
           const char *game_or_file)
{
  g_assert (call != NULL);
  g_assert (play != NULL);

  /* It is a game unless there is none of that name and a file that is. */
  if (game_or_file == NULL)
    return begin_game (&call->setup, tr_games_get (0)->id);
  if (tr_games_find (game_or_file) != NULL || !g_file_test (game_or_file, G_FILE_TEST_EXISTS))
    return begin_game (&call->setup, game_or_file);
  return open_file (call, play, game_or_file);
}

/* ── Where it is saved ── */

static gboolean
check_call (const Call *call,
            const char *game_or_file)
{
  if (call->autosave != NULL && call->no_autosave)
    cli_fail (_("--autosave and --no-autosave cannot both be"));
  else if (call->resume && call->no_autosave)
    cli_fail (_("--resume goes on with an autosave: it cannot be without"));
  else if (call->resume && (game_or_file != NULL || says_how_to_begin (&call->setup)))
    cli_fail (_("--resume goes on with the game that was left: what it is and how it began is known"));
  else if (call->resume && call->autosave == NULL && !isatty (STDIN_FILENO))
    cli_fail (_("without a terminal, --autosave says where the game to resume is"));
  else if (call->up_to_break && game_or_file == NULL)
    cli_fail (_("--up-to-break is for a game in a file"));
  else
    return TRUE;
  return FALSE;
}

/* Where nobody types, nothing is written that was not asked for. */
static char *
choose_folder (const Call *call)
{
  if (call->no_autosave)
    return NULL;
  if (call->autosave != NULL)
    return g_strdup (call->autosave);
  return isatty (STDIN_FILENO) ? tr_keeper_dup_usual_folder () : NULL;
}

/* ── Beginning ── */

static void
greet (CliPlay  *play,
       TrSave   *save,
       gboolean  resumed)
{
  const char *title = tr_translate (play->game->rules->title);
  guint64 seed;

  if (resumed)
    {
      printf (_("%s: this goes on where it was left, at move %u of %u; “two-rivers-cli play GAME” begins another."), title,
              tr_session_get_cursor (play->session), tr_session_get_length (play->session));
      printf ("\n");
    }
  else if (tr_record_get_seed (save->record, &seed))
    {
      printf (_("%s, seed %" PRIu64), title, seed);
      printf ("\n");
    }
  cli_seats_print (play->game, tr_session_get_seats (play->session));
  if (cli_play_has_person (play) || tr_session_get_reviewing (play->session))
    printf ("%s\n", _("Type the number of a move, or the move itself; “help” tells what else."));
}

static CliStatus
play_game (Call       *call,
           CliPlay    *play,
           const char *game_or_file)
{
  g_autoptr(TrSave) save = NULL;
  gboolean resumed = FALSE;

  /* A wrong call must not touch what was left. */
  if (game_or_file != NULL || says_how_to_begin (&call->setup))
    {
      save = open_game (call, play, game_or_file);
      if (save == NULL || !cli_seats_apply (&call->seats, save))
        return CLI_WRONG;
    }
  if (play->folder != NULL && !cli_autosave_open (play) && call->resume)
    return CLI_WRONG;

  if (save == NULL)
    {
      resumed = play->keeper != NULL && tr_keeper_left_unfinished (play->keeper);
      if (call->resume && !resumed)
        {
          cli_fail (_("no unfinished game was left in %s"), play->folder);
          return CLI_NO;
        }
      save = resumed ? tr_keeper_take_left (play->keeper) : open_game (call, play, NULL);
      if (save == NULL || !cli_seats_apply (&call->seats, save))
        return CLI_WRONG;
    }

  cli_play_take (play, tr_session_new_from_save (save));
  cli_autosave_begin (play);
  greet (play, save, resumed);
  cli_play_loop (play);
  return cli_autosave_leave (play) ? CLI_YES : CLI_NO;
}

CliStatus
cli_play (const CliCommand  *command,
          int                argc,
          char             **argv)
{
  g_auto(Call) call = { 0 };
  g_auto(CliPlay) play = { 0 };
  const GOptionEntry own_entries[] = {
    { "autosave", 0, 0, G_OPTION_ARG_FILENAME, &call.autosave,
      N_("Keep the game in this folder after every move; in a terminal this is done anyway, in a folder of your own"),
      "DIR" },
    { "no-autosave", 0, 0, G_OPTION_ARG_NONE, &call.no_autosave, N_("Keep the game nowhere unless asked to"), NULL },
    { "resume", 0, 0, G_OPTION_ARG_NONE, &call.resume, N_("Go on with the game that was left, or do nothing"), NULL },
    CLI_UP_TO_BREAK_ENTRY (&call.up_to_break),
    G_OPTION_ENTRY_NULL
  };
  GOptionEntry setup_entries[CLI_SETUP_N_ENTRIES];
  GOptionEntry entries[CLI_SEATS_N_ENTRIES + G_N_ELEMENTS (own_entries)];
  g_auto(GStrv) rest = NULL;

  cli_setup_entries (&call.setup, setup_entries);
  cli_seats_entries (&call.seats, entries);
  memcpy (entries + CLI_SEATS_N_ENTRIES - 1, own_entries, sizeof own_entries);
  rest = cli_parse (command, setup_entries, entries, argc, argv);
  if (rest == NULL || !check_call (&call, rest[0]))
    return CLI_WRONG;

  play.folder = choose_folder (&call);
  return play_game (&call, &play, rest[0]);
}
