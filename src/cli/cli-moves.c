/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-moves.h"

#include "cli-report.h"
#include "tr-auto.h"
#include "tr-words.h"

#include <stdio.h>
#include <string.h>

/* That of the tables the games draw. */
#define LINE_WIDTH 100

/* Up to here a move has a line of its own. */
#define FEW_MOVES 12

/* From here on they are too many to read at every question. */
#define MANY_MOVES 200

gboolean
cli_move_begins (const TrGame  *game,
                 TrMove         move,
                 gconstpointer  what)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (game != NULL, FALSE);
  g_return_val_if_fail (what != NULL, FALSE);

  text = tr_words_move (game, move);
  return g_str_has_prefix (text, what);
}

typedef struct
{
  unsigned kind;
  TrThing  things[TR_TARGETS_MAX];
  unsigned n_things;
} Pointing;

/* WHAT is a Pointing: everything it names is among the move's targets. */
static gboolean
move_has_targets (const TrGame  *game,
                  TrMove         move,
                  gconstpointer  what)
{
  const Pointing *pointing = what;
  TrThing targets[TR_TARGETS_MAX];
  unsigned n_targets = tr_targets (game, move, targets);

  if (pointing->kind != 0 && pointing->kind != tr_move_kind (move))
    return FALSE;
  for (unsigned i = 0; i < pointing->n_things; i++)
    {
      unsigned j = 0;

      while (j < n_targets && memcmp (&targets[j], &pointing->things[i], sizeof (TrThing)) != 0)
        j++;
      if (j == n_targets)
        return FALSE;
      /* What is pointed at twice has to be there twice. */
      targets[j].index = TR_THING_NONE;
    }
  return TRUE;
}

/* ── Printing ── */

static void
print_in_columns (GPtrArray *entries)
{
  glong width = 0;
  glong columns;

  for (guint i = 0; i < entries->len; i++)
    width = MAX (width, g_utf8_strlen (entries->pdata[i], -1) + 2);
  columns = entries->len > FEW_MOVES ? MAX (1, LINE_WIDTH / width) : 1;

  for (guint i = 0; i < entries->len; i++)
    {
      gboolean last = i + 1 == entries->len || (i + 1) % columns == 0;
      glong gap = last ? 0 : width - g_utf8_strlen (entries->pdata[i], -1);

      printf ("%s%*s%s", (char *) entries->pdata[i], (int) gap, "", last ? "\n" : "");
    }
}

guint
cli_print_moves (const TrGame     *game,
                 const TrMoveList *moves,
                 CliMoveFilter     filter,
                 gconstpointer     what)
{
  g_autoptr(GPtrArray) entries = NULL;
  guint n = 0;

  g_return_val_if_fail (game != NULL, 0);
  g_return_val_if_fail (moves != NULL, 0);

  entries = g_ptr_array_new_with_free_func (g_free);
  for (unsigned kind = 1; kind < game->rules->n_move_kinds; kind++)
    {
      g_ptr_array_set_size (entries, 0);
      for (guint i = 0; i < moves->n; i++)
        {
          g_autofree char *text = NULL;

          if (tr_move_kind (moves->moves[i]) != kind || (filter != NULL && !filter (game, moves->moves[i], what)))
            continue;
          text = tr_words_move (game, moves->moves[i]);
          g_ptr_array_add (entries, g_strdup_printf ("%4u  %s", i + 1, text));
        }
      if (entries->len > 0 && moves->n > FEW_MOVES)
        printf (" %s%s%s\n", cli_style (CLI_BOLD), tr_translate (game->rules->move_kinds[kind].label),
                cli_style (CLI_PLAIN));
      print_in_columns (entries);
      n += entries->len;
    }
  return n;
}

void
cli_print_choice (const TrGame     *game,
                  const TrMoveList *moves)
{
  g_return_if_fail (game != NULL);
  g_return_if_fail (moves != NULL);

  if (moves->n < MANY_MOVES)
    {
      cli_print_moves (game, moves, NULL, NULL);
      return;
    }
  for (unsigned kind = 1; kind < game->rules->n_move_kinds; kind++)
    {
      g_autofree char *usage = tr_words_usage (game, kind);
      guint n = 0;

      for (guint i = 0; i < moves->n; i++)
        n += tr_move_kind (moves->moves[i]) == kind;
      if (n == 0)
        continue;
      printf (" %s%s%s: %s ", cli_style (CLI_BOLD), tr_translate (game->rules->move_kinds[kind].label),
              cli_style (CLI_PLAIN), usage);
      printf (ngettext ("(%u move)", "(%u moves)", n), n);
      printf ("\n");
    }
  printf ("%s\n", _("“moves” lists them all; the beginning of a text lists those that begin so."));
}

/* ── Why not? ── */

static CliStatus
answer_refusal (const TrGame *game,
                TrRefusal     refusal,
                gboolean      json)
{
  g_assert (game != NULL);

  if (json)
    {
      TrValue *answer = tr_value_object ();

      tr_value_set (answer, "legal", tr_value_boolean (false));
      tr_value_set (answer, "refusal", cli_refusal_value (game, refusal));
      cli_print_value (answer);
    }
  else
    {
      cli_print_refusal (game, refusal);
    }
  return CLI_NO;
}

static CliStatus
answer_legal (const TrGame   *game,
              const TrState  *state,
              const Pointing *pointing,
              gboolean        json)
{
  g_autofree TrMoveList *moves = g_new (TrMoveList, 1);

  g_assert (game != NULL);
  g_assert (state != NULL);
  g_assert (pointing != NULL);

  tr_moves (game, state, moves);
  if (json)
    {
      TrValue *answer = tr_value_object ();
      TrValue *array = tr_value_array ();

      for (guint i = 0; i < moves->n; i++)
        if (move_has_targets (game, moves->moves[i], pointing))
          tr_value_append (array, cli_move_value (game, moves->moves[i]));
      tr_value_set (answer, "legal", tr_value_boolean (true));
      tr_value_set (answer, "moves", array);
      cli_print_value (answer);
    }
  else
    {
      printf ("%s\n", _("This is possible:"));
      cli_print_moves (game, moves, move_has_targets, pointing);
    }
  return CLI_YES;
}

/* Of a move that was begun the rest is known; otherwise the words may be anything. */
static char *
not_understood (const TrGame *game,
                const char   *words,
                const char   *wrong)
{
  g_autofree char *first = g_strndup (words, strcspn (words, " "));
  g_autofree char *word = g_strndup (wrong, strcspn (wrong, " "));
  TrThing thing;

  g_assert (game != NULL);

  if (tr_thing_parse (game, TR_SORT_KIND, first, &thing))
    return tr_words_not_understood (game, words, wrong);
  return g_strdup_printf (_("“%s” is neither a move nor a thing of this game"), word);
}

CliStatus
cli_answer_why (const TrGame  *game,
                const TrState *state,
                const char    *words,
                gboolean       json)
{
  Pointing pointing = { 0 };
  const char *wrong;
  TrRefusal refusal;
  TrMove move;

  g_return_val_if_fail (game != NULL, CLI_WRONG);
  g_return_val_if_fail (state != NULL, CLI_WRONG);
  g_return_val_if_fail (words != NULL, CLI_WRONG);

  if (tr_move_parse (game, words, &move, &wrong))
    {
      refusal = tr_judge (game, state, move);
      pointing.kind = tr_move_kind (move);
      pointing.n_things = tr_targets (game, move, pointing.things);
    }
  else
    {
      if (!tr_point_parse (game, words, &pointing.kind, pointing.things, &pointing.n_things, &wrong))
        {
          g_autofree char *sentence = not_understood (game, words, wrong);

          return cli_fail ("%s", sentence);
        }
      tr_explain (game, state, words, &refusal, &wrong);
    }
  return refusal.kind != 0 ? answer_refusal (game, refusal, json) : answer_legal (game, state, &pointing, json);
}
