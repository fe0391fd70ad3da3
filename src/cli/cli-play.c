/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-play-private.h"

#include "cli-moves.h"
#include "cli-report.h"
#include "cli-setup.h"
#include "tr-games.h"
#include "tr-random.h"
#include "tr-words.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void
play_free (CliPlay *play)
{
  g_clear_pointer (&play->record, tr_record_unref);
  g_free (play);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliPlay, play_free)

const TrState *
cli_play_state (const CliPlay *play)
{
  g_return_val_if_fail (play != NULL, NULL);

  return tr_record_get_state (play->record, play->at);
}

void
cli_play_move (CliPlay *play,
               TrMove   move)
{
  TrRefusal refusal;

  g_return_if_fail (play != NULL);

  tr_record_truncate (play->record, play->at);
  tr_event_list_clear (&play->events);
  refusal = tr_record_append (play->record, move, &play->events);
  g_return_if_fail (refusal.kind == 0);

  play->at++;
  play->changed = TRUE;
  cli_print_events (play->game, &play->events);
}

/* Chance that depends on the moment alone: who takes a move back and plays it again meets the same answer. */
static void
play_random_move (CliPlay *play)
{
  TrTurn turn = tr_turn (play->game, cli_play_state (play));
  g_autofree char *name = cli_seat_name (play->game, turn.seat);
  g_autofree char *text = NULL;
  uint64_t random = play->random_seed + play->at;
  TrMove move;

  tr_moves (play->game, cli_play_state (play), &play->moves);
  g_assert (play->moves.n > 0);

  random = tr_random_next (&random);
  move = play->moves.moves[tr_random_below (&random, play->moves.n)];
  text = tr_words_move (play->game, move);
  /* Translators: a player, and the move they make */
  printf (_("%s: %s"), name, text);
  printf ("\n");
  cli_play_move (play, move);
  play->last_seat = -1;
}

/* ── Asking ── */

static gboolean
somebody_plays (const CliPlay *play)
{
  g_assert (play != NULL);

  for (unsigned seat = 0; seat < play->game->players; seat++)
    if (!play->random[seat])
      return TRUE;
  return FALSE;
}

/* The table is long: it is shown when another player is to look at it. */
static void
print_question (CliPlay *play)
{
  const TrState *state = cli_play_state (play);
  TrTurn turn = tr_turn (play->game, state);

  tr_moves (play->game, state, &play->moves);
  if (turn.seat != play->last_seat || turn.seat == TR_SEAT_NONE)
    {
      printf ("\n");
      cli_print_table (play->game, state);
    }
  printf ("\n");
  cli_print_turn (play->game, state);
  if (turn.seat == TR_SEAT_NONE)
    cli_print_result (play->game, state);
  else
    cli_print_moves (play->game, &play->moves, NULL, NULL);
  play->last_seat = turn.seat;
  play->changed = FALSE;
}

/* NULL at the end of the input. */
static char *
read_line (void)
{
  g_autoptr(GString) line = g_string_new (NULL);
  char part[256];

  if (isatty (STDIN_FILENO))
    fputs ("> ", stdout);
  fflush (stdout);
  while (fgets (part, sizeof part, stdin) != NULL)
    {
      g_string_append (line, part);
      if (g_str_has_suffix (part, "\n"))
        break;
    }
  if (line->len == 0)
    return NULL;
  return g_strstrip (g_utf8_make_valid (line->str, -1));
}

static void
play_loop (CliPlay *play)
{
  g_assert (play != NULL);

  while (!play->over)
    {
      TrTurn turn = tr_turn (play->game, cli_play_state (play));
      g_autofree char *line = NULL;

      if (turn.seat != TR_SEAT_NONE && play->random[turn.seat])
        {
          play_random_move (play);
          continue;
        }
      if (play->changed)
        print_question (play);
      if (turn.seat == TR_SEAT_NONE && !somebody_plays (play))
        return;

      line = read_line ();
      if (line == NULL)
        {
          if (isatty (STDIN_FILENO))
            printf ("\n");
          return;
        }
      cli_play_line (play, line);
    }
}

/* ── Beginning ── */

/* "2=random", or "all=random". */
static gboolean
read_seat (CliPlay    *play,
           const char *text)
{
  const char *equals = strchr (text, '=');
  gboolean random = equals != NULL && strcmp (equals + 1, "random") == 0;
  g_autofree char *seat_text = equals != NULL ? g_strndup (text, (gsize) (equals - text)) : NULL;
  guint64 seat;

  g_assert (play != NULL);

  if (equals == NULL || (!random && strcmp (equals + 1, "human") != 0))
    {
      cli_fail (_("--seat is written 1=human or 1=random, not “%s”"), text);
      return FALSE;
    }
  if (strcmp (seat_text, "all") == 0)
    {
      for (unsigned i = 0; i < TR_SEATS_MAX; i++)
        play->random[i] = random;
      return TRUE;
    }
  if (!cli_read_number ("--seat", seat_text, 1, play->game->players, &seat))
    return FALSE;
  play->random[seat - 1] = random;
  return TRUE;
}

/* GAME_OR_FILE is a game unless there is none of that name and a file that is. */
static gboolean
open_game (CliPlay    *play,
           CliSetup   *setup,
           const char *game_or_file)
{
  g_auto(CliFile) file = { 0 };

  g_assert (play != NULL);
  g_assert (setup != NULL);
  g_assert (game_or_file != NULL);

  if (tr_games_find (game_or_file) != NULL || !g_file_test (game_or_file, G_FILE_TEST_EXISTS))
    {
      if (!cli_setup_open (setup, game_or_file))
        return FALSE;
      play->record = cli_setup_make_record (setup);
      return play->record != NULL;
    }

  if (setup->players != NULL || setup->seed != NULL || setup->options != NULL)
    {
      cli_fail (_("a game in a file says itself how it began: --players, --seed and --option are for new ones"));
      return FALSE;
    }
  file.box_path = g_steal_pointer (&setup->box_path);
  if (!cli_file_open (&file, game_or_file))
    return FALSE;
  play->record = g_steal_pointer (&file.record);
  play->at = file.n;
  return TRUE;
}

CliStatus
cli_play (const CliCommand  *command,
          int                argc,
          char             **argv)
{
  g_auto(CliSetup) setup = { 0 };
  g_auto(GStrv) seats = NULL;
  const GOptionEntry entries[] = {
    { "seat", 0, 0, G_OPTION_ARG_STRING_ARRAY, &seats,
      N_("Who sits where: 1=human, 2=random, all=random; may be repeated"), "SEAT=WHO" },
    G_OPTION_ENTRY_NULL
  };
  GOptionEntry setup_entries[CLI_SETUP_N_ENTRIES];
  g_auto(GStrv) rest = NULL;
  g_autoptr(CliPlay) play = g_new0 (CliPlay, 1);

  cli_setup_entries (&setup, setup_entries);
  rest = cli_parse (command, setup_entries, entries, argc, argv);
  if (rest == NULL || !open_game (play, &setup, rest[0]))
    return CLI_WRONG;

  play->game = tr_record_get_game (play->record);
  for (guint i = 0; seats != NULL && seats[i] != NULL; i++)
    {
      if (!read_seat (play, seats[i]))
        return CLI_WRONG;
    }
  if (tr_record_get_seed (play->record, &play->random_seed))
    {
      printf (_("%s, seed %" PRIu64), tr_translate (play->game->rules->title), play->random_seed);
      printf ("\n");
    }
  if (somebody_plays (play))
    printf ("%s\n", _("Type the number of a move, or the move itself; “help” tells what else."));

  /* Another chance than that of the game. */
  play->random_seed ^= UINT64_C (0x72616e646f6d0000);
  play->last_seat = -1;
  play->changed = TRUE;
  play_loop (play);
  return CLI_YES;
}
