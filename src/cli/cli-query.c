/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-common.h"

#include "cli-moves.h"
#include "cli-report.h"
#include "cli-setup.h"
#include "tr-auto.h"
#include "tr-error.h"
#include "tr-position.h"
#include "tr-words.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* ── What a file holds ── */

typedef struct
{
  CliFile        file;
  gboolean       json;
  char          *save;
  char         **rest;
  const TrGame  *game;
  const TrState *state;
} Query;

enum
{
  QUERY_JSON = 1 << 0,
  QUERY_SAVE = 1 << 1,
};

static void
query_clear (Query *query)
{
  cli_file_clear (&query->file);
  g_clear_pointer (&query->save, g_free);
  g_clear_pointer (&query->rest, g_strfreev);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Query, query_clear)

static gboolean
query_open (Query             *query,
            guint              flags,
            const CliCommand  *command,
            int                argc,
            char             **argv)
{
  const GOptionEntry json_entry = CLI_JSON_ENTRY (&query->json);
  const GOptionEntry save_entry = {
    "save", 0, 0, G_OPTION_ARG_FILENAME, &query->save, N_("Write the game with these moves here"), "FILE"
  };
  GOptionEntry entries[3] = { 0 };
  GOptionEntry file_entries[CLI_FILE_N_ENTRIES];
  guint n = 0;

  g_assert (command != NULL);

  if (flags & QUERY_JSON)
    entries[n++] = json_entry;
  if (flags & QUERY_SAVE)
    entries[n++] = save_entry;
  cli_file_entries (&query->file, file_entries);
  query->rest = cli_parse (command, file_entries, entries, argc, argv);
  if (query->rest == NULL || !cli_file_open (&query->file, query->rest[0]))
    return FALSE;
  query->game = tr_record_get_game (query->file.record);
  query->state = tr_record_get_state (query->file.record, query->file.n);
  return TRUE;
}

CliStatus
cli_show (const CliCommand  *command,
          int                argc,
          char             **argv)
{
  g_auto(Query) query = { 0 };

  if (!query_open (&query, QUERY_JSON, command, argc, argv))
    return CLI_WRONG;

  if (query.json)
    {
      TrValue *value = tr_value_object ();

      tr_value_set (value, "game", tr_value_string (query.game->rules->id));
      tr_value_set (value, "at", tr_value_integer (query.file.n));
      tr_value_set (value, "moves", tr_value_integer (tr_record_get_n_moves (query.file.record)));
      tr_value_set (value, "turn", cli_turn_value (query.game, query.state));
      tr_value_set (value, "result", cli_result_value (query.game, query.state));
      tr_value_set (value, "position", tr_position_write (query.game, query.state));
      cli_print_value (value);
      return CLI_YES;
    }
  cli_print_table (query.game, query.state);
  cli_print_turn (query.game, query.state);
  if (tr_turn (query.game, query.state).seat == TR_SEAT_NONE)
    cli_print_result (query.game, query.state);
  return CLI_YES;
}

CliStatus
cli_moves (const CliCommand  *command,
           int                argc,
           char             **argv)
{
  g_auto(Query) query = { 0 };
  g_autofree TrMoveList *moves = g_new (TrMoveList, 1);
  g_autoptr(TrValue) array = NULL;

  if (!query_open (&query, QUERY_JSON, command, argc, argv))
    return CLI_WRONG;

  array = tr_value_array ();
  tr_moves (query.game, query.state, moves);
  for (guint i = 0; i < moves->n; i++)
    {
      g_autofree char *text = tr_words_move (query.game, moves->moves[i]);

      if (query.json)
        tr_value_append (array, cli_move_value (query.game, moves->moves[i]));
      else
        printf ("%s\n", text);
    }
  if (query.json)
    cli_print_value (g_steal_pointer (&array));
  return CLI_YES;
}

CliStatus
cli_position (const CliCommand  *command,
              int                argc,
              char             **argv)
{
  g_auto(Query) query = { 0 };

  if (!query_open (&query, 0, command, argc, argv))
    return CLI_WRONG;

  cli_print_value (tr_position_write (query.game, query.state));
  return CLI_YES;
}

CliStatus
cli_why (const CliCommand  *command,
         int                argc,
         char             **argv)
{
  g_auto(Query) query = { 0 };
  g_autofree char *words = NULL;

  if (!query_open (&query, QUERY_JSON, command, argc, argv))
    return CLI_WRONG;

  words = g_strjoinv (" ", query.rest + 1);
  if (!g_utf8_validate (words, -1, NULL))
    return cli_fail (_("the words are not UTF-8"));
  return cli_answer_why (query.game, query.state, words, query.json);
}

/* ── apply ── */

/* Every argument a move, or all of them the words of one: a person who forgets the quotes means the second. */
static GArray *
parse_moves (const TrGame  *game,
             char         **words)
{
  g_autoptr(GArray) moves = g_array_new (FALSE, FALSE, sizeof (TrMove));
  g_autofree char *joined = g_strjoinv (" ", words);
  g_autofree char *sentence = NULL;
  const char *wrong;
  TrMove move;

  g_assert (game != NULL);

  if (!g_utf8_validate (joined, -1, NULL))
    {
      cli_fail (_("the words are not UTF-8"));
      return NULL;
    }

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (tr_move_parse (game, words[i], &move, &wrong))
        {
          g_array_append_val (moves, move);
          continue;
        }
      if (strchr (words[i], ' ') != NULL)
        {
          sentence = tr_words_not_understood (game, words[i], wrong);
          cli_fail ("%s", sentence);
          return NULL;
        }
      if (!tr_move_parse (game, joined, &move, &wrong))
        {
          sentence = tr_words_not_understood (game, joined, wrong);
          cli_fail ("%s", sentence);
          return NULL;
        }
      g_array_set_size (moves, 0);
      g_array_append_val (moves, move);
      break;
    }
  return g_steal_pointer (&moves);
}

static CliStatus
refuse_apply (const TrGame *game,
              const GArray *moves,
              guint         i,
              TrRefusal     refusal,
              gboolean      json)
{
  TrMove move = g_array_index (moves, TrMove, i);

  g_assert (game != NULL);

  if (moves->len > 1)
    {
      g_autofree char *text = tr_words_move (game, move);

      cli_fail (_("move %u, “%s”, is against the rules"), i + 1, text);
    }
  if (json)
    {
      TrValue *answer = tr_value_object ();

      tr_value_set (answer, "refused", cli_move_value (game, move));
      tr_value_set (answer, "refusal", cli_refusal_value (game, refusal));
      cli_print_value (answer);
    }
  else
    {
      cli_print_refusal (game, refusal);
    }
  return CLI_NO;
}

static void
report_apply (const Query       *query,
              const GArray      *moves,
              const TrEventList *events)
{
  TrValue *answer, *steps;

  g_assert (query != NULL);
  g_assert (moves != NULL);
  g_assert (events != NULL);

  if (!query->json)
    {
      for (guint i = 0; i < moves->len; i++)
        cli_print_events (query->game, &events[i]);
      return;
    }

  answer = tr_value_object ();
  steps = tr_value_array ();
  for (guint i = 0; i < moves->len; i++)
    {
      TrValue *step = cli_move_value (query->game, g_array_index (moves, TrMove, i));

      tr_value_set (step, "events", cli_events_value (query->game, &events[i]));
      tr_value_append (steps, step);
    }
  tr_value_set (answer, "moves", steps);
  tr_value_set (answer, "turn",
                cli_turn_value (query->game, tr_record_get_state (query->file.record, query->file.n + moves->len)));
  cli_print_value (answer);
}

CliStatus
cli_apply (const CliCommand  *command,
           int                argc,
           char             **argv)
{
  g_auto(Query) query = { 0 };
  g_autofree TrEventList *events = NULL;
  g_autoptr(GArray) moves = NULL;
  g_autoptr(GError) error = NULL;
  TrRecord *record;

  if (!query_open (&query, QUERY_JSON | QUERY_SAVE, command, argc, argv))
    return CLI_WRONG;
  moves = parse_moves (query.game, query.rest + 1);
  if (moves == NULL)
    return CLI_WRONG;

  record = query.file.record;
  tr_record_truncate (record, query.file.n);
  events = g_new0 (TrEventList, moves->len);
  for (guint i = 0; i < moves->len; i++)
    {
      TrMove move = g_array_index (moves, TrMove, i);
      TrRefusal refusal = tr_record_append (record, move, &events[i]);

      if (refusal.kind != 0)
        return refuse_apply (query.game, moves, i, refusal, query.json);
    }
  if (query.save != NULL && !tr_record_save (record, tr_record_get_n_moves (record), query.save, &error))
    return cli_fail ("%s", error->message);

  /* Only now that all of them passed is there anything to tell. */
  report_apply (&query, moves, events);
  return CLI_YES;
}

/* ── replay ── */

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
print_replay (const TrRecord *record,
              gboolean        json)
{
  const TrRecordBreak *broken = tr_record_get_break (record);
  const TrGame *game = tr_record_get_game (record);
  guint n_moves = tr_record_get_n_moves (record);
  const TrState *state = tr_record_get_state (record, n_moves);

  if (json)
    {
      TrValue *value = tr_value_object ();
      g_autofree char *digest = g_strdup_printf ("%016" PRIx64, tr_state_digest (game, state));

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
    cli_print_result (game, state);
}

CliStatus
cli_replay (const CliCommand  *command,
            int                argc,
            char             **argv)
{
  g_autofree char *box_path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    CLI_JSON_ENTRY (&json),
    { "box", 'b', 0, G_OPTION_ARG_FILENAME, &box_path, N_("The box that a position is played with"), "FILE" },
    G_OPTION_ENTRY_NULL
  };
  g_auto(GStrv) rest = cli_parse (command, entries, NULL, argc, argv);
  g_autoptr(TrRecord) record = NULL;
  g_autoptr(GError) error = NULL;

  if (rest == NULL)
    return CLI_WRONG;

  tr_record_load (rest[0], box_path, &record, &error);
  if (record != NULL)
    print_replay (record, json);
  if (error == NULL)
    return CLI_YES;
  cli_fail ("%s", error->message);
  return g_error_matches (error, TR_ERROR, TR_ERROR_REFUSED) ? CLI_NO : CLI_WRONG;
}
