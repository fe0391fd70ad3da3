/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-hint.h"

#include "cli-file.h"
#include "cli-moves.h"
#include "cli-report.h"
#include "cli-setup.h"
#include "tr-words.h"

#include <stdio.h>

/* Without a limit of time, so that the same call has the same answer. */
#define USUAL_TRIES 600
#define MAX_TRIES   1000000

/* ── What somebody has in mind ── */

/* The legal moves that WORDS are or begin, in *MINDED. */
static CliStatus
find_minded (TrSession  *session,
             const char *words,
             GArray     *minded)
{
  const TrGame *game = tr_session_get_game (session);
  const TrState *state = tr_session_get_state (session);
  g_autofree TrMoveList *moves = g_new (TrMoveList, 1);
  g_autofree char *sentence = NULL;
  const char *wrong;
  TrMove move;

  tr_moves (game, state, moves);
  if (tr_move_parse (game, words, &move, &wrong) && tr_move_list_has (moves, move))
    {
      g_array_append_val (minded, move);
      return CLI_YES;
    }
  for (guint i = 0; i < moves->n; i++)
    if (cli_move_begins (game, moves->moves[i], words))
      g_array_append_val (minded, moves->moves[i]);
  if (minded->len > 0)
    return CLI_YES;
  if (tr_move_parse (game, words, &move, &wrong))
    {
      cli_print_refusal (game, tr_judge (game, state, move));
      return CLI_NO;
    }
  sentence = tr_words_not_understood (game, words, wrong);
  return cli_fail ("%s", sentence);
}

/* ── The answer ── */

static void
print_suggestion (TrSuggestion *suggestion,
                  const TrGame *game,
                  guint         number)
{
  g_autofree char *text = tr_words_move (game, tr_suggestion_get_move (suggestion));

  if (number > 0)
    printf ("%u. ", number);
  printf ("%s%s%s (%s)\n", cli_style (CLI_BOLD), tr_suggestion_get_title (suggestion), cli_style (CLI_PLAIN), text);
  printf ("   %s\n", tr_suggestion_get_reason (suggestion));
}

static void
print_minded (TrHint       *hint,
              const TrGame *game)
{
  g_autoptr(TrSuggestion) first = g_list_model_get_item (tr_hint_get_suggestions (hint), 0);
  TrSuggestion *minded = tr_hint_get_minded (hint);

  if (minded == NULL)
    return;
  if (tr_suggestion_get_move (minded) == tr_suggestion_get_move (first))
    {
      printf (_("Nothing speaks against “%s”: nothing better was found."), tr_suggestion_get_title (minded));
      printf ("\n");
      return;
    }
  printf ("%s\n", _("What you have in mind:"));
  print_suggestion (minded, game, 0);
}

static TrValue *
part_value (const TrGame *game,
            const TrAdvicePart *part)
{
  TrValue *value = tr_value_object ();
  TrValue *counts = tr_value_array ();

  tr_value_set (value, "term", tr_value_string (game->rules->terms[part->term].word));
  tr_value_set (value, "others", tr_value_boolean (part->others));
  tr_value_set (value, "points", tr_value_integer (part->points));
  for (guint i = 0; i < 2 && part->counted; i++)
    tr_value_append (counts, tr_value_integer (part->counts[i]));
  tr_value_set (value, "counts", counts);
  return value;
}

static TrValue *
suggestion_value (const TrGame *game,
                  TrSuggestion *suggestion)
{
  static const char *const bases[] = { "only", "proposed", "compared", "usual" };
  const TrAdvice *advice = tr_suggestion_get_advice (suggestion);
  TrValue *value = cli_move_value (game, advice->move);
  TrValue *parts = tr_value_array ();

  tr_value_set (value, "title", tr_value_string (tr_suggestion_get_title (suggestion)));
  tr_value_set (value, "reason", tr_value_string (tr_suggestion_get_reason (suggestion)));
  tr_value_set (value, "basis", tr_value_string (bases[advice->basis]));
  tr_value_set (value, "with", advice->with != TR_MOVE_NONE ? cli_take_string (tr_words_move (game, advice->with))
                                                            : tr_value_new (TR_VALUE_NULL, 0));
  tr_value_set (value, "points", tr_value_integer (advice->points));
  tr_value_set (value, "percent", tr_value_integer ((int) (100 * advice->worth + 0.5f)));
  for (guint i = 0; i < advice->n_parts; i++)
    tr_value_append (parts, part_value (game, &advice->parts[i]));
  tr_value_set (value, "parts", parts);
  return value;
}

static void
report (TrHint       *hint,
        const TrGame *game,
        gboolean      json)
{
  GListModel *suggestions = tr_hint_get_suggestions (hint);
  TrSuggestion *minded = tr_hint_get_minded (hint);
  TrValue *answer, *list;

  if (!json)
    {
      for (guint i = 0; i < g_list_model_get_n_items (suggestions); i++)
        {
          g_autoptr(TrSuggestion) suggestion = g_list_model_get_item (suggestions, i);

          print_suggestion (suggestion, game, i + 1);
        }
      print_minded (hint, game);
      return;
    }
  answer = tr_value_object ();
  list = tr_value_array ();
  for (guint i = 0; i < g_list_model_get_n_items (suggestions); i++)
    {
      g_autoptr(TrSuggestion) suggestion = g_list_model_get_item (suggestions, i);

      tr_value_append (list, suggestion_value (game, suggestion));
    }
  tr_value_set (answer, "suggestions", list);
  tr_value_set (answer, "minded", minded != NULL ? suggestion_value (game, minded) : tr_value_new (TR_VALUE_NULL, 0));
  cli_print_value (answer);
}

CliStatus
cli_answer_hint (TrSession        *session,
                 const char       *words,
                 const TrHintWish *wish,
                 gboolean          json)
{
  g_autoptr(GArray) minded = g_array_new (FALSE, FALSE, sizeof (TrMove));
  g_autoptr(TrHint) hint = NULL;
  CliStatus status;

  g_return_val_if_fail (TR_IS_SESSION (session), CLI_WRONG);
  g_return_val_if_fail (words != NULL, CLI_WRONG);

  if (tr_session_get_turn (session).seat == TR_SEAT_NONE)
    {
      printf ("%s\n", _("The game is over."));
      return CLI_NO;
    }
  status = words[0] != '\0' ? find_minded (session, words, minded) : CLI_YES;
  if (status != CLI_YES)
    return status;
  hint = tr_session_ask_hint (session, wish, (const TrMove *) minded->data, minded->len);
  while (tr_hint_get_state (hint) == TR_HINT_THINKING)
    g_main_context_iteration (NULL, TRUE);
  if (tr_hint_get_state (hint) == TR_HINT_READY)
    report (hint, tr_session_get_game (session), json);
  return CLI_YES;
}

CliStatus
cli_hint (const CliCommand  *command,
          int                argc,
          char             **argv)
{
  g_auto(CliFile) file = { 0 };
  g_autofree char *nodes = NULL, *seed = NULL, *words = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "nodes", 0, 0, G_OPTION_ARG_STRING, &nodes, N_("Imagine N games, 600 if it is not said"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, N_("Seed of what is left to chance"), "S" },
    CLI_JSON_ENTRY (&json),
    { NULL }
  };
  GOptionEntry file_entries[CLI_FILE_N_ENTRIES];
  g_autoptr(TrSession) session = NULL;
  g_auto(GStrv) rest = NULL;
  guint64 tries = USUAL_TRIES;
  TrHintWish wish = { 0 };

  cli_file_entries (&file, file_entries);
  rest = cli_parse (command, file_entries, entries, argc, argv);
  if (rest == NULL || (nodes != NULL && !cli_read_number ("--nodes", nodes, 1, MAX_TRIES, &tries))
      || (seed != NULL && !cli_read_number ("--seed", seed, 0, G_MAXUINT64, &wish.seed))
      || !cli_file_open (&file, rest[0]))
    return CLI_WRONG;
  words = g_strjoinv (" ", rest + 1);
  if (!g_utf8_validate (words, -1, NULL))
    return cli_fail (_("the words are not UTF-8"));
  wish.tries = (guint) tries;
  session = cli_file_look (&file);
  return cli_answer_hint (session, words, &wish, json);
}
