/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-play-private.h"

#include "cli-hint.h"
#include "cli-log.h"
#include "cli-moves.h"
#include "cli-report.h"
#include "cli-score.h"
#include "tr-words.h"

#include <stdio.h>
#include <string.h>

/* Of the log, as much as is read at a glance. */
#define LOG_LINES 20

typedef struct
{
  const char *word;
  const char *arguments;
  const char *summary;
  void      (*run) (CliPlay    *play,
                    const char *arguments);
} Command;

static void
why (CliPlay    *play,
     const char *arguments)
{
  g_assert (play != NULL);

  if (arguments[0] == '\0')
    printf ("%s\n", _("Say what: a move, its beginning, or things to point at."));
  else if (cli_play_may_look (play))
    cli_answer_why (play->game, tr_session_get_state (play->session), arguments, FALSE);
}

/* What could be done, and what speaks against what the person has in mind. */
static void
hint (CliPlay    *play,
      const char *arguments)
{
  g_assert (play != NULL);

  if (cli_play_may_look (play))
    cli_answer_hint (play->session, arguments, NULL, FALSE);
}

static void
moves (CliPlay    *play,
       const char *arguments)
{
  if (cli_play_may_look (play))
    cli_print_moves (play->game, &play->moves, NULL, NULL);
}

static void
show (CliPlay    *play,
      const char *arguments)
{
  const TrState *state = tr_session_get_state (play->session);

  cli_print_table (play->game, state, tr_session_get_viewer (play->session));
  cli_print_turn (play->game, tr_session_get_seats (play->session), state);
}

static void
print_log (CliPlay    *play,
           const char *arguments)
{
  g_assert (play != NULL);

  if (arguments[0] != '\0' && strcmp (arguments, "all") != 0)
    printf ("%s\n", _("Say: log, or log all"));
  else
    cli_print_log (play->session, tr_session_get_cursor (play->session), arguments[0] == '\0' ? LOG_LINES : 0);
}

static void
score (CliPlay    *play,
       const char *arguments)
{
  g_assert (play != NULL);

  cli_print_score (play->session, tr_session_get_cursor (play->session));
}

/* What was noted before stays. */
static void
note (CliPlay    *play,
      const char *arguments)
{
  g_autofree char *notes = NULL;

  g_assert (play != NULL);

  g_object_get (play->session, "notes", &notes, NULL);
  if (arguments[0] != '\0')
    {
      g_autofree char *more = notes != NULL ? g_strconcat (notes, "\n", arguments, NULL) : g_strdup (arguments);

      g_object_set (play->session, "notes", more, NULL);
    }
  else
    printf ("%s\n", notes != NULL ? notes : _("There are no notes: note TEXT adds one."));
}

static void
save (CliPlay    *play,
      const char *arguments)
{
  g_autoptr(TrSave) made = NULL;
  g_autoptr(GError) error = NULL;

  g_assert (play != NULL);

  if (arguments[0] == '\0')
    {
      printf ("%s\n", _("Say where: save FILE"));
      return;
    }
  made = tr_session_make_save (play->session);
  if (!tr_save_store (made, arguments, &error))
    printf ("%s\n", error->message);
  else
    {
      printf (_("The game is in %s."), arguments);
      printf ("\n");
    }
}

/* MOVE is legal unless it says why not. */
static gboolean
play_move (CliPlay *play,
           TrMove   move)
{
  TrRefusal refusal;

  g_assert (play != NULL);

  if (tr_session_play (play->session, move, &refusal))
    return TRUE;
  if (refusal.kind != 0)
    cli_print_refusal (play->game, refusal);
  else
    printf ("%s\n", _("In a review moves are locked: “fork” plays on from here, “review” goes back to the game."));
  return FALSE;
}

/* The whole answer; its moves are taken back one by one. */
static void
propose (CliPlay    *play,
         const char *arguments)
{
  int seat = tr_session_get_turn (play->session).seat;
  TrMove move = tr_propose (play->game, tr_session_get_state (play->session));

  g_assert (play != NULL);

  if (move == TR_MOVE_NONE)
    printf ("%s\n", _("There is nothing to propose: this is for you to decide."));
  while (move != TR_MOVE_NONE)
    {
      g_autofree char *text = tr_words_move (play->game, move);

      printf ("%s\n", text);
      if (!play_move (play, move) || tr_session_get_turn (play->session).seat != seat)
        return;
      move = tr_propose (play->game, tr_session_get_state (play->session));
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
  { "hint", "[MOVE]", N_("say what could be done and why, or what speaks against a move"), hint },
  { "propose", "", N_("play the best answer where the game can work it out"), propose },
  { "undo", "", N_("go back to the last decision"), cli_play_undo },
  { "redo", "", N_("play again what was taken back"), cli_play_redo },
  { "step", "back|forward", N_("take back a single move, whoever made it, or play it again"), cli_play_step },
  { "other", "line", N_("take up the moves that others have replaced"), cli_play_other },
  { "log", "[all]", N_("tell what happened last, or from the beginning"), print_log },
  { "score", "", N_("tell where everybody's points came from"), score },
  { "note", "[TEXT]", N_("add to the notes of this game, or show them"), note },
  { "save", "FILE", N_("write the game into a file"), save },
  { "review", "", N_("look around in the game, with moves locked, or end that"), cli_play_review },
  { "help", "", N_("show this"), help },
  { "quit", "", N_("leave"), quit },
};

static const Command review_commands[] = {
  { "first", "", N_("go to the beginning"), cli_play_first },
  { "last", "", N_("go to the end"), cli_play_last },
  { "next", "[WHAT]", N_("go to the next move, or to the next turn, phase, round or landmark"), cli_play_next },
  { "back", "[WHAT]", N_("the same backwards"), cli_play_back },
  { "go", "N", N_("go to where N moves have been played"), cli_play_go },
  { "fork", "", N_("play on from here, as a game of its own"), cli_play_fork },
};

static void
print_commands (const Command *table,
                guint          n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *call = g_strdup_printf ("%s %s", table[i].word, table[i].arguments);

      cli_print_row (call, _(table[i].summary));
    }
}

static void
help (CliPlay    *play,
      const char *arguments)
{
  g_assert (play != NULL);

  printf ("%s\n", _("Type the number of a move, or its text. The beginning of a text lists the moves that begin so."));
  print_commands (commands, G_N_ELEMENTS (commands));
  printf ("%s\n", _("In a review:"));
  print_commands (review_commands, G_N_ELEMENTS (review_commands));
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
    play_move (play, play->moves.moves[number - 1]);
  return TRUE;
}

static gboolean
play_text (CliPlay    *play,
           const char *line)
{
  const char *wrong;
  TrMove move;

  g_assert (play != NULL);
  g_assert (line != NULL);

  if (!tr_move_parse (play->game, line, &move, &wrong))
    return FALSE;
  play_move (play, move);
  return TRUE;
}

static gboolean
run_command (CliPlay       *play,
             const Command *table,
             guint          n,
             const char    *line)
{
  gsize length = strcspn (line, " ");

  g_assert (play != NULL);

  for (guint i = 0; i < n; i++)
    {
      if (strlen (table[i].word) == length && strncmp (table[i].word, line, length) == 0)
        {
          table[i].run (play, line + length + strspn (line + length, " "));
          return TRUE;
        }
    }
  return FALSE;
}

static void
not_understood (CliPlay    *play,
                const char *line)
{
  const char *words[G_N_ELEMENTS (commands) + G_N_ELEMENTS (review_commands) + 256] = { NULL };
  g_autofree char *first = g_strndup (line, strcspn (line, " "));
  g_autofree char *sentence = NULL;
  const char *nearest, *wrong;
  guint n = 0;
  TrThing thing;
  TrMove move;

  g_assert (play != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    words[n++] = commands[i].word;
  for (guint i = 0; i < G_N_ELEMENTS (review_commands); i++)
    words[n++] = review_commands[i].word;
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

  if (line[0] == '\0' || play_number (play, line) || play_text (play, line)
      || run_command (play, commands, G_N_ELEMENTS (commands), line)
      || run_command (play, review_commands, G_N_ELEMENTS (review_commands), line))
    return;
  if (cli_print_moves (play->game, &play->moves, cli_move_begins, line) == 0)
    not_understood (play, line);
}
