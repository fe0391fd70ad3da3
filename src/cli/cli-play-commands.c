/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-play-private.h"

#include "cli-moves.h"
#include "cli-report.h"
#include "tr-words.h"

#include <stdio.h>
#include <string.h>

typedef struct
{
  const char *word;
  const char *arguments;
  const char *summary;
  void      (*run) (CliPlay    *play,
                    const char *arguments);
} Command;

static gboolean
is_of_a_person (const CliPlay *play,
                guint          n)
{
  TrTurn turn = tr_turn (play->game, tr_record_get_state (play->record, n));

  return turn.seat != TR_SEAT_NONE && !play->random[turn.seat];
}

static void
go_to (CliPlay *play,
       guint    n)
{
  g_assert (play != NULL);

  play->at = n;
  play->changed = TRUE;
  play->last_seat = -1;
}

/* One step back is one decision of a person, whatever chance and the others did since. */
static void
undo (CliPlay    *play,
      const char *arguments)
{
  g_assert (play != NULL);

  for (guint n = play->at; n-- > 0; )
    {
      if (is_of_a_person (play, n))
        {
          go_to (play, n);
          return;
        }
    }
  printf ("%s\n", _("There is nothing to take back."));
}

static void
redo (CliPlay    *play,
      const char *arguments)
{
  guint n_moves = tr_record_get_n_moves (play->record);
  guint n = play->at + 1;

  if (n > n_moves)
    {
      printf ("%s\n", _("There is nothing that was taken back."));
      return;
    }
  while (n < n_moves && !is_of_a_person (play, n))
    n++;
  go_to (play, n);
}

static void
why (CliPlay    *play,
     const char *arguments)
{
  g_assert (play != NULL);

  if (arguments[0] == '\0')
    printf ("%s\n", _("Say what: a move, its beginning, or things to point at."));
  else
    cli_answer_why (play->game, cli_play_state (play), arguments, FALSE);
}

static void
moves (CliPlay    *play,
       const char *arguments)
{
  cli_print_moves (play->game, &play->moves, NULL, NULL);
}

static void
show (CliPlay    *play,
      const char *arguments)
{
  cli_print_table (play->game, cli_play_state (play));
  cli_print_turn (play->game, cli_play_state (play));
}

static void
print_log (CliPlay    *play,
           const char *arguments)
{
  g_assert (play != NULL);

  for (guint i = 0; i < play->at; i++)
    {
      TrTurn turn = tr_turn (play->game, tr_record_get_state (play->record, i));
      g_autofree char *name = cli_seat_name (play->game, turn.seat);
      g_autofree char *text = tr_words_move (play->game, tr_record_get_move (play->record, i));

      /* Translators: number of a move, player, move */
      printf (_("%4u  %s: %s"), i + 1, name, text);
      printf ("\n");
    }
}

static void
save (CliPlay    *play,
      const char *arguments)
{
  g_autoptr(GError) error = NULL;

  g_assert (play != NULL);

  if (arguments[0] == '\0')
    printf ("%s\n", _("Say where: save FILE"));
  else if (!tr_record_save (play->record, play->at, arguments, &error))
    printf ("%s\n", error->message);
  else
    {
      printf (_("The game is in %s."), arguments);
      printf ("\n");
    }
}

static void
quit (CliPlay    *play,
      const char *arguments)
{
  play->over = TRUE;
}

static void help (CliPlay    *play,
                  const char *arguments);

static const Command commands[] = {
  { "moves", "", N_("list the legal moves again"), moves },
  { "show", "", N_("show the table"), show },
  { "why", "WORD…", N_("say why something cannot be done"), why },
  { "undo", "", N_("go back to the last decision"), undo },
  { "redo", "", N_("play again what was taken back"), redo },
  { "log", "", N_("list the moves played"), print_log },
  { "save", "FILE", N_("write the game into a file"), save },
  { "help", "", N_("show this"), help },
  { "quit", "", N_("leave"), quit },
};

static void
help (CliPlay    *play,
      const char *arguments)
{
  g_assert (play != NULL);

  printf ("%s\n", _("Type the number of a move, or its text. The beginning of a text lists the moves that begin so."));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *call = g_strdup_printf ("%s %s", commands[i].word, commands[i].arguments);

      cli_print_row (call, _(commands[i].summary));
    }
  printf ("%s\n", _("Moves are written:"));
  for (unsigned kind = 1; kind < play->game->rules->n_move_kinds; kind++)
    {
      g_autofree char *usage = tr_words_usage (play->game, kind);

      printf ("  %s\n", usage);
    }
}

/* ── What was typed ── */

static gboolean
play_number (CliPlay    *play,
             const char *line)
{
  guint64 number;

  g_assert (play != NULL);
  g_assert (line != NULL);

  if (line[strspn (line, "0123456789")] != '\0')
    return FALSE;

  if (play->moves.n == 0)
    printf ("%s\n", _("The game is over."));
  else if (!g_ascii_string_to_unsigned (line, 10, 1, play->moves.n, &number, NULL))
    {
      printf (_("The moves have numbers from 1 to %u."), play->moves.n);
      printf ("\n");
    }
  else
    cli_play_move (play, play->moves.moves[number - 1]);
  return TRUE;
}

static gboolean
play_text (CliPlay    *play,
           const char *line)
{
  const char *wrong;
  TrRefusal refusal;
  TrMove move;

  g_assert (play != NULL);
  g_assert (line != NULL);

  if (!tr_move_parse (play->game, line, &move, &wrong))
    return FALSE;

  refusal = tr_judge (play->game, cli_play_state (play), move);
  if (refusal.kind != 0)
    cli_print_refusal (play->game, refusal);
  else
    cli_play_move (play, move);
  return TRUE;
}

static gboolean
run_command (CliPlay    *play,
             const char *line)
{
  gsize length = strcspn (line, " ");

  g_assert (play != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (strlen (commands[i].word) == length && strncmp (commands[i].word, line, length) == 0)
        {
          commands[i].run (play, line + length + strspn (line + length, " "));
          return TRUE;
        }
    }
  return FALSE;
}

static void
not_understood (CliPlay    *play,
                const char *line)
{
  const char *words[G_N_ELEMENTS (commands) + 256] = { NULL };
  g_autofree char *first = g_strndup (line, strcspn (line, " "));
  g_autofree char *sentence = NULL;
  const char *nearest, *wrong;
  guint n = 0;
  TrThing thing;
  TrMove move;

  g_assert (play != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    words[n++] = commands[i].word;
  for (unsigned kind = 1; kind < play->game->rules->n_move_kinds; kind++)
    words[n++] = play->game->rules->move_kinds[kind].word;

  nearest = cli_nearest (first, words);
  if (nearest != NULL && !tr_thing_parse (play->game, TR_SORT_KIND, first, &thing))
    {
      printf (_("“%s” is not understood; did you mean “%s”?"), first, nearest);
      printf ("\n");
      return;
    }
  if (!tr_move_parse (play->game, line, &move, &wrong))
    {
      sentence = tr_words_not_understood (play->game, line, wrong);
      printf ("%s\n", sentence);
    }
}

void
cli_play_line (CliPlay    *play,
               const char *line)
{
  g_return_if_fail (play != NULL);
  g_return_if_fail (line != NULL);

  if (line[0] == '\0' || play_number (play, line) || play_text (play, line) || run_command (play, line))
    return;
  if (cli_print_moves (play->game, &play->moves, cli_move_begins, line) == 0)
    not_understood (play, line);
}
