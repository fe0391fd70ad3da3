/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-common.h"

#include "cli-file.h"
#include "cli-moves.h"
#include "cli-report.h"
#include "tr-auto.h"
#include "tr-position.h"
#include "tr-words.h"

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
  g_autoptr(TrSession) session = NULL;

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
  session = cli_file_look (&query.file);
  cli_print_table (query.game, query.state, tr_session_get_viewer (session));
  cli_print_turn (query.game, query.file.save->seats, query.state);
  if (tr_turn (query.game, query.state).seat == TR_SEAT_NONE)
    cli_print_result (query.game, query.file.save->seats, query.state);
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
        cli_print_events (query->game, query->file.save->seats, events[i].events, events[i].n);
      return;
    }

  answer = tr_value_object ();
  steps = tr_value_array ();
  for (guint i = 0; i < moves->len; i++)
    {
      TrValue *step = cli_move_value (query->game, g_array_index (moves, TrMove, i));

      tr_value_set (step, "events", cli_events_value (query->game, events[i].events, events[i].n));
      tr_value_append (steps, step);
    }
  tr_value_set (answer, "moves", steps);
  tr_value_set (answer, "turn",
                cli_turn_value (query->game, tr_record_get_state (query->file.record, query->file.n + moves->len)));
  cli_print_value (answer);
}

/* Seats, notes and all that the file says beside the moves stay as they are. */
static gboolean
save_applied (const Query  *query,
              const GArray *moves,
              GError      **error)
{
  TrSave *save = query->file.save;

  g_assert (moves != NULL);

  /* Lines that were replaced belong to the moves that are no longer there. */
  if (query->file.n < save->moves->len)
    g_ptr_array_set_size (save->replaced, 0);
  g_array_set_size (save->moves, query->file.n);
  g_array_append_vals (save->moves, moves->data, moves->len);
  save->cursor = save->moves->len;
  save->reviewing = FALSE;
  return tr_save_store (save, query->save, error);
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
  if (query.save != NULL && !save_applied (&query, moves, &error))
    return cli_fail ("%s", error->message);

  /* Only now that all of them passed is there anything to tell. */
  report_apply (&query, moves, events);
  return CLI_YES;
}
