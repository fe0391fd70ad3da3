/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-play-private.h"

#include "cli-moves.h"
#include "cli-report.h"
#include "tr-words.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* ── Telling what happens ── */

/* Move NUMBER, unless SPARING and a person has just made it, and what it set off. */
static void
print_passage (CliPlay  *play,
               guint     number,
               gboolean  sparing)
{
  const TrSeat *seats = tr_session_get_seats (play->session);
  TrPassage passage = tr_story_get (tr_session_get_story (play->session), number);

  g_assert (play != NULL);

  if (passage.seat != TR_SEAT_NONE && !(sparing && seats[passage.seat].kind == TR_SEAT_HUMAN))
    {
      g_autofree char *name = cli_seat_name (play->game, seats, passage.seat);
      g_autofree char *text = tr_session_dup_move (play->session, number);

      /* Translators: a player, and the move they make */
      printf (_("%s: %s"), name, text);
      printf ("\n");
      if (sparing)
        play->last_seat = -1;
    }
  cli_print_events (play->game, seats, passage.events, passage.n_events);
}

static void
on_played (TrSession *session,
           guint      number,
           CliPlay   *play)
{
  play->changed = TRUE;
  print_passage (play, number, TRUE);
}

static void
on_moved (TrSession *session,
          guint      from,
          guint      to,
          CliPlay   *play)
{
  gboolean reviewing = tr_session_get_reviewing (session);

  play->changed = TRUE;
  /* Where a person goes through the moves one by one, the table is long. */
  if (!reviewing || MAX (from, to) - MIN (from, to) > 1)
    play->last_seat = -1;
  for (guint number = from + 1; number <= to && !reviewing && !play->jumping; number++)
    print_passage (play, number, FALSE);
}

static void
on_brain_mistake (TrSession  *session,
                  int         seat,
                  const char *sentence,
                  CliPlay    *play)
{
  cli_fail ("%s", sentence);
}

/* ── Asking ── */

gboolean
cli_play_has_person (CliPlay *play)
{
  const TrSeat *seats;

  g_return_val_if_fail (play != NULL && play->session != NULL, FALSE);

  seats = tr_session_get_seats (play->session);
  for (unsigned seat = 0; seat < play->game->players; seat++)
    if (seats[seat].kind == TR_SEAT_HUMAN)
      return TRUE;
  return FALSE;
}

static void
print_place (CliPlay *play)
{
  guint cursor = tr_session_get_cursor (play->session);
  guint length = tr_session_get_length (play->session);
  g_autofree char *place = NULL;
  guint round;

  g_object_get (play->session, "round", &round, NULL);
  /* Translators: number of a move, of moves, and of a round */
  place = g_strdup_printf (_("Review: move %u of %u, round %u"), cursor, length, round);
  printf ("%s%s%s\n", cli_style (CLI_BOLD), place, cli_style (CLI_PLAIN));
  print_passage (play, cursor, FALSE);
}

static void
print_taken_back (CliPlay *play)
{
  guint n = tr_session_get_length (play->session) - tr_session_get_cursor (play->session);

  if (n == 0)
    return;
  printf (ngettext ("%u move was taken back: “redo” plays it again.",
                    "%u moves were taken back: “redo” plays them again.", n), n);
  printf ("\n");
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

/* ── One screen for several people ── */

/* Whether SEAT sees something that not everybody does. */
static gboolean
knows_more (CliPlay  *play,
            unsigned  seat)
{
  const TrState *state = tr_session_get_state (play->session);
  g_autofree char *own = tr_words_table (play->game, state, seat);
  g_autofree char *open = tr_words_table (play->game, state, TR_SEAT_NONE);

  return strcmp (own, open) != 0;
}

static gboolean
has_several_people (CliPlay *play)
{
  const TrSeat *seats = tr_session_get_seats (play->session);
  guint n = 0;

  for (unsigned seat = 0; seat < play->game->players; seat++)
    n += seats[seat].kind == TR_SEAT_HUMAN;
  return n > 1;
}

/* Everything on the screen, and above it, goes before another person looks at it; what happened since they had it last is
 * told again. False: the input has ended. */
static gboolean
hand_over (CliPlay *play)
{
  unsigned viewer = tr_session_get_viewer (play->session);
  guint cursor = tr_session_get_cursor (play->session);
  guint told = MIN (play->told, cursor);
  g_autofree char *name = NULL;
  g_autofree char *line = NULL;

  g_assert (play != NULL);

  if (viewer == play->viewer || viewer == TR_SEAT_NONE)
    return TRUE;
  play->viewer = viewer;
  play->told = cursor;
  if (!isatty (STDIN_FILENO) || !has_several_people (play) || !knows_more (play, viewer))
    return TRUE;

  if (isatty (STDOUT_FILENO))
    fputs ("\033[H\033[2J\033[3J", stdout);
  for (guint number = told + 1; number <= cursor; number++)
    print_passage (play, number, FALSE);
  name = cli_seat_name (play->game, tr_session_get_seats (play->session), viewer);
  /* Translators: a player */
  printf (_("%s is asked. The others look away; then press Enter."), name);
  printf ("\n");
  line = read_line ();
  play->over = line == NULL;
  play->last_seat = -1;
  return !play->over;
}

gboolean
cli_play_may_look (CliPlay *play)
{
  unsigned asked;

  g_return_val_if_fail (play != NULL, FALSE);

  asked = tr_session_get_turn (play->session).seat;
  if (asked == TR_SEAT_NONE || asked == tr_session_get_viewer (play->session) || !knows_more (play, asked))
    return TRUE;
  printf ("%s\n", _("That would tell what another player hides."));
  return FALSE;
}

/* ── The question ── */

/* The table is long: it is shown when another player is to look at it. */
static void
print_question (CliPlay *play)
{
  const TrState *state = tr_session_get_state (play->session);
  const TrSeat *seats = tr_session_get_seats (play->session);
  gboolean reviewing = tr_session_get_reviewing (play->session);
  TrTurn turn = tr_turn (play->game, state);

  tr_moves (play->game, state, &play->moves);
  if (!reviewing && !hand_over (play))
    return;
  if (turn.seat != play->last_seat || turn.seat == TR_SEAT_NONE)
    {
      printf ("\n");
      cli_print_table (play->game, state, tr_session_get_viewer (play->session));
    }
  printf ("\n");
  if (reviewing)
    print_place (play);
  cli_print_turn (play->game, seats, state);
  if (turn.seat == TR_SEAT_NONE)
    cli_print_result (play->game, seats, state);
  else if (!reviewing)
    cli_print_choice (play->game, &play->moves);
  if (!reviewing)
    print_taken_back (play);
  play->last_seat = turn.seat;
  play->changed = FALSE;
}

/* Until nobody but a person has something to say, and everything said so far is on the disk. */
static void
settle (CliPlay *play)
{
  while (tr_session_get_thinking (play->session))
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  if (play->keeper != NULL)
    tr_autosave_flush (tr_keeper_get_autosave (play->keeper), NULL);
}

void
cli_play_loop (CliPlay *play)
{
  g_return_if_fail (play != NULL);
  g_return_if_fail (TR_IS_SESSION (play->session));

  while (!play->over)
    {
      g_autofree char *line = NULL;

      settle (play);
      if (play->changed)
        print_question (play);
      if (tr_session_get_turn (play->session).seat == TR_SEAT_NONE && !cli_play_has_person (play)
          && !tr_session_get_reviewing (play->session))
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

/* ── Beginning and end ── */

static void
let_go (CliPlay *play)
{
  if (play->session == NULL)
    return;
  g_signal_handlers_disconnect_by_data (play->session, play);
  g_clear_object (&play->session);
}

void
cli_play_take (CliPlay   *play,
               TrSession *session)
{
  g_return_if_fail (play != NULL);
  g_return_if_fail (TR_IS_SESSION (session));

  let_go (play);
  play->session = session;
  play->game = tr_session_get_game (session);
  play->last_seat = -1;
  play->viewer = TR_SEAT_NONE;
  play->told = tr_session_get_cursor (session);
  play->changed = TRUE;
  g_signal_connect (session, "played", G_CALLBACK (on_played), play);
  g_signal_connect (session, "moved", G_CALLBACK (on_moved), play);
  g_signal_connect (session, "brain-mistake", G_CALLBACK (on_brain_mistake), play);
}

void
cli_play_clear (CliPlay *play)
{
  g_return_if_fail (play != NULL);

  let_go (play);
  if (play->keeper != NULL)
    g_signal_handlers_disconnect_by_data (tr_keeper_get_autosave (play->keeper), play);
  g_clear_object (&play->keeper);
  g_clear_pointer (&play->path, g_free);
  g_clear_pointer (&play->loaded, tr_save_unref);
  g_clear_pointer (&play->folder, g_free);
}
