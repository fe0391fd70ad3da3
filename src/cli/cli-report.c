/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-report.h"

#include "cli-common.h"
#include "tr-auto.h"
#include "tr-words.h"

#include <stdio.h>
#include <string.h>

/* ── For a person ── */

char *
cli_seat_name (const TrGame *game,
               const TrSeat *seats,
               unsigned      seat)
{
  TrSeat nameless = { 0 };

  g_return_val_if_fail (game != NULL, NULL);

  /* Behind the players sits an opponent that the rules play. */
  nameless.kind = seat < game->players ? TR_SEAT_HUMAN : TR_SEAT_OPPONENT;
  return tr_seat_dup_name (seats != NULL ? &seats[seat] : &nameless, seat);
}

void
cli_print_events (const TrGame  *game,
                  const TrSeat  *seats,
                  const TrEvent *events,
                  guint          n_events)
{
  const char *names[TR_SEATS_MAX] = { NULL };

  g_return_if_fail (game != NULL);
  g_return_if_fail (events != NULL || n_events == 0);

  for (unsigned i = 0; seats != NULL && i < TR_SEATS_MAX; i++)
    names[i] = seats[i].name;
  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *sentence = tr_words_event_named (game, &events[i], names);
      const char *rule = game->rules->rule_ids[events[i].rule];

      if (events[i].rule != 0)
        printf ("%s %s[%s]%s\n", sentence, cli_style (CLI_DIM), rule, cli_style (CLI_PLAIN));
      else
        printf ("%s\n", sentence);
    }
}

void
cli_print_refusal (const TrGame *game,
                   TrRefusal     refusal)
{
  g_autofree char *sentence = NULL;

  g_return_if_fail (game != NULL);

  sentence = tr_words_refusal (game, refusal);
  printf ("%s: %s\n", tr_refusal_rule (game, refusal), sentence);
}

/* The table knows players by their numbers alone. */
static char *
name_with_number (const TrGame *game,
                  const TrSeat *seats,
                  unsigned      seat)
{
  g_autofree char *name = cli_seat_name (game, seats, seat);

  if (seats == NULL || seats[seat].name == NULL)
    return g_steal_pointer (&name);
  /* Translators: name and number of a player */
  return g_strdup_printf (_("%s (player %u)"), name, seat + 1);
}

void
cli_print_turn (const TrGame  *game,
                const TrSeat  *seats,
                const TrState *state)
{
  TrTurn turn;

  g_return_if_fail (game != NULL);
  g_return_if_fail (state != NULL);

  turn = tr_turn (game, state);
  if (turn.seat == TR_SEAT_NONE)
    {
      printf ("%s%s%s\n", cli_style (CLI_BOLD), _("The game is over."), cli_style (CLI_PLAIN));
    }
  else
    {
      g_autofree char *name = name_with_number (game, seats, turn.seat);
      g_autofree char *question = tr_words_question (game, turn);
      g_autofree char *line = NULL;

      /* Translators: a player, and what is asked of them */
      line = g_strdup_printf (_("%s: %s"), name, question);
      printf ("%s%s%s\n", cli_style (CLI_BOLD), line, cli_style (CLI_PLAIN));
    }
}

void
cli_print_table (const TrGame  *game,
                 const TrState *state,
                 unsigned       viewer)
{
  g_autofree char *table = NULL;

  g_return_if_fail (game != NULL);
  g_return_if_fail (state != NULL);

  table = tr_words_table (game, state, viewer);
  fputs (table, stdout);
  if (!g_str_has_suffix (table, "\n"))
    fputs ("\n", stdout);
}

/* " (settlement 8, temple 7)" where there are several. */
static void
print_kinds (const TrGame *game,
             const int     points[TR_POINT_KINDS_MAX])
{
  unsigned n_kinds = tr_point_kinds (game);

  for (unsigned kind = 0; kind < n_kinds && n_kinds > 1; kind++)
    {
      TrThing thing = { .sort = game->rules->point_sort, .index = (uint8_t) kind };
      g_autofree char *label = tr_words_label (game, thing);

      printf ("%s%s %d", kind > 0 ? ", " : " (", label, points[kind]);
    }
  if (n_kinds > 1)
    printf (")");
}

void
cli_print_result (const TrGame  *game,
                  const TrSeat  *seats,
                  const TrState *state)
{
  TrResult result;

  g_return_if_fail (game != NULL);
  g_return_if_fail (state != NULL);

  tr_result (game, state, &result);
  if (tr_hides_points (game, state))
    {
      printf ("%s\n", _("The game is not over, and points are hidden until it is."));
      return;
    }
  if (!result.over)
    printf ("%s\n", _("The game is not over. So far:"));
  for (unsigned rank = 1; rank <= game->seats; rank++)
    {
      for (unsigned seat = 0; seat < game->seats; seat++)
        {
          g_autofree char *name = cli_seat_name (game, seats, seat);
          int score = result.score[seat];

          if (result.rank[seat] != rank)
            continue;
          /* Translators: rank, player, score */
          printf (ngettext ("%u. %s: %d point", "%u. %s: %d points", (unsigned long) ABS (score)), rank, name, score);
          print_kinds (game, result.points[seat]);
          printf ("\n");
        }
    }
}

/* ── For a program ── */

void
cli_print_value (TrValue *value)
{
  g_autoptr(TrValue) taken = value;
  g_autofree char *text = NULL;

  g_return_if_fail (value != NULL);

  text = tr_value_to_json (taken);
  fputs (text, stdout);
}

TrValue *
cli_take_string (char *string)
{
  g_autofree char *taken = string;

  return tr_value_string (taken);
}

static TrValue *
rule_value (const TrGame *game,
            unsigned      rule)
{
  return rule != 0 ? tr_value_string (game->rules->rule_ids[rule]) : tr_value_new (TR_VALUE_NULL, 0);
}

TrValue *
cli_seat_value (unsigned seat)
{
  return seat != TR_SEAT_NONE ? tr_value_integer (seat + 1) : tr_value_new (TR_VALUE_NULL, 0);
}

/* The arguments that SENTENCE speaks of: numbers, and words for things. */
static TrValue *
arguments_value (const TrGame  *game,
                 const char    *sentence,
                 const uint8_t *sorts,
                 const int16_t *args,
                 unsigned       n_args)
{
  TrValue *array = tr_value_array ();

  g_assert (n_args <= 10);

  for (unsigned i = 0; i < n_args; i++)
    {
      const char placeholder[] = { '{', (char) ('0' + i), '}', '\0' };

      if (strstr (sentence, placeholder) == NULL)
        continue;
      if (sorts[i] == TR_SORT_NUMBER)
        tr_value_append (array, tr_value_integer (args[i]));
      else
        tr_value_append (array, cli_take_string (tr_words_thing (game, (TrThing) { sorts[i], (uint8_t) args[i] })));
    }
  return array;
}

TrValue *
cli_events_value (const TrGame  *game,
                  const TrEvent *events,
                  guint          n_events)
{
  TrValue *array;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (events != NULL || n_events == 0, NULL);

  array = tr_value_array ();
  for (guint i = 0; i < n_events; i++)
    {
      const TrEvent *event = &events[i];
      const TrEventKind *kind = &game->rules->event_kinds[event->kind];
      TrValue *value = tr_value_object ();

      tr_value_set (value, "event", tr_value_string (kind->word));
      tr_value_set (value, "seat", cli_seat_value (event->seat));
      tr_value_set (value, "arguments",
                    arguments_value (game, tr_event_sentence (game, event), kind->sorts, event->args, TR_EVENT_ARGS_MAX));
      tr_value_set (value, "rule", rule_value (game, event->rule));
      tr_value_set (value, "sentence", cli_take_string (tr_words_event (game, event)));
      tr_value_append (array, value);
    }
  return array;
}

TrValue *
cli_refusal_value (const TrGame *game,
                   TrRefusal     refusal)
{
  const TrRefusalKind *kind;
  TrValue *value;

  g_return_val_if_fail (game != NULL, NULL);

  kind = &game->rules->refusal_kinds[refusal.kind];
  value = tr_value_object ();
  tr_value_set (value, "rule", rule_value (game, kind->rule));
  tr_value_set (value, "arguments",
                arguments_value (game, kind->sentence, kind->sorts, refusal.args, TR_REFUSAL_ARGS_MAX));
  tr_value_set (value, "sentence", cli_take_string (tr_words_refusal (game, refusal)));
  return value;
}

TrValue *
cli_turn_value (const TrGame  *game,
                const TrState *state)
{
  const TrQuestion *question;
  TrValue *value;
  TrTurn turn;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (state != NULL, NULL);

  turn = tr_turn (game, state);
  if (turn.seat == TR_SEAT_NONE)
    return tr_value_new (TR_VALUE_NULL, 0);

  question = &game->rules->questions[turn.question];
  value = tr_value_object ();
  tr_value_set (value, "seat", cli_seat_value (turn.seat));
  tr_value_set (value, "question", tr_value_string (question->word));
  tr_value_set (value, "arguments",
                arguments_value (game, question->sentence, question->sorts, turn.args, TR_TURN_ARGS_MAX));
  tr_value_set (value, "rule", rule_value (game, question->rule));
  tr_value_set (value, "sentence", cli_take_string (tr_words_question (game, turn)));
  return value;
}

/* Of each seat, by kind. */
static TrValue *
points_value (const TrGame   *game,
              const TrResult *result)
{
  TrValue *seats = tr_value_array ();

  for (unsigned seat = 0; seat < game->seats; seat++)
    {
      TrValue *points = tr_value_object ();

      for (unsigned kind = 0; kind < tr_point_kinds (game); kind++)
        {
          TrThing thing = { .sort = game->rules->point_sort, .index = (uint8_t) kind };
          g_autofree char *word = tr_words_thing (game, thing);

          tr_value_set (points, word, tr_value_integer (result->points[seat][kind]));
        }
      tr_value_append (seats, points);
    }
  return seats;
}

TrValue *
cli_result_value (const TrGame  *game,
                  const TrState *state)
{
  TrValue *value, *scores, *ranks;
  TrResult result;
  bool hidden;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (state != NULL, NULL);

  hidden = tr_hides_points (game, state);
  tr_result (game, state, &result);
  value = tr_value_object ();
  scores = tr_value_array ();
  ranks = tr_value_array ();
  for (unsigned seat = 0; seat < game->seats; seat++)
    {
      tr_value_append (scores, hidden ? tr_value_new (TR_VALUE_NULL, 0) : tr_value_integer (result.score[seat]));
      tr_value_append (ranks, hidden ? tr_value_new (TR_VALUE_NULL, 0) : tr_value_integer (result.rank[seat]));
    }
  tr_value_set (value, "over", tr_value_boolean (result.over));
  tr_value_set (value, "scores", scores);
  tr_value_set (value, "ranks", ranks);
  if (tr_point_kinds (game) > 1 && !hidden)
    tr_value_set (value, "points", points_value (game, &result));
  return value;
}

TrValue *
cli_move_value (const TrGame *game,
                TrMove        move)
{
  TrThing targets[TR_TARGETS_MAX];
  TrValue *value, *things;
  unsigned n_targets;

  g_return_val_if_fail (game != NULL, NULL);

  value = tr_value_object ();
  things = tr_value_array ();
  n_targets = tr_targets (game, move, targets);
  for (unsigned i = 0; i < n_targets; i++)
    tr_value_append (things, cli_take_string (tr_words_thing (game, targets[i])));
  tr_value_set (value, "move", cli_take_string (tr_words_move (game, move)));
  tr_value_set (value, "kind", tr_value_string (game->rules->move_kinds[tr_move_kind (move)].word));
  tr_value_set (value, "targets", things);
  return value;
}
