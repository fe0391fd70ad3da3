/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rule-run.h"

#include "game-files.h"
#include "words.h"

/* Steps about what happens: play with its events and points, expect, asked, result. */

/* SEAT is a number from 1, or null for nobody. */
static bool
is_seat (const TrValue *value,
         unsigned       seat)
{
  if (value->type == TR_VALUE_NULL)
    return seat == TR_SEAT_NONE;
  return value->type == TR_VALUE_INTEGER && seat != TR_SEAT_NONE && value->integer == (int64_t) seat + 1;
}

static char *
words_events (const RuleRun *run,
              const GArray  *events,
              bool           points_only)
{
  GString *words = g_string_new (NULL);

  for (unsigned i = 0; i < events->len; i++)
    {
      const TrEvent *event = &g_array_index (events, TrEvent, i);
      const TrEventKind *kind = &run->game->rules->event_kinds[event->kind];

      if (points_only && !kind->points)
        continue;
      g_string_append_printf (words, "\n%s, seat %d, %s:", kind->word,
                              event->seat == TR_SEAT_NONE ? 0 : event->seat + 1, run->game->rules->rule_ids[event->rule]);
      for (unsigned j = 0; j < TR_EVENT_ARGS_MAX; j++)
        g_string_append_printf (words, " %d", event->args[j]);
    }
  return g_string_free (words, FALSE);
}

/* ── Events ── */

/* Whether EVENT is what EXPECTED says, as far as it says something. */
static bool
is_event (const RuleRun *run,
          const TrValue *expected,
          const TrEvent *event)
{
  const TrEventKind *kind = &run->game->rules->event_kinds[event->kind];
  const TrValue *seat = tr_value_get (expected, "seat");
  const TrValue *rule = tr_value_get (expected, "rule");
  const TrValue *args = tr_value_get (expected, "args");

  if (!g_str_equal (kind->word, tr_value_get (expected, "event")->string)
      || (seat != NULL && !is_seat (seat, event->seat))
      || (rule != NULL && g_strcmp0 (rule->string, run->game->rules->rule_ids[event->rule]) != 0))
    return false;
  for (const TrValue *value = args != NULL ? args->first : NULL; value != NULL; value = value->next)
    if (!rule_run_is_arg (run, value, kind->sorts[value->index], event->args[value->index]))
      return false;
  return true;
}

static bool
check_expected_event (const RuleRun *run,
                      const TrValue *expected)
{
  static const char *const names[] = { "event", "seat", "rule", "args", NULL };
  const TrRules *rules = run->game->rules;
  const TrValue *word, *args;
  TrFault fault = { 0 };

  if (!tr_read_only (expected, names, &fault) || !tr_read_member (expected, "event", TR_VALUE_STRING, &word, &fault))
    {
      g_autofree char *words = words_fault (&fault);

      return rule_run_fail (run, "%s", words);
    }
  args = tr_value_get (expected, "args");
  if (args != NULL && (args->type != TR_VALUE_ARRAY || args->n > TR_EVENT_ARGS_MAX))
    return rule_run_fail (run, "the args of an event should be a list of up to %d", TR_EVENT_ARGS_MAX);
  for (unsigned i = 1; i < rules->n_event_kinds; i++)
    if (g_str_equal (rules->event_kinds[i].word, word->string))
      return true;
  return rule_run_fail (run, "no event is called “%s”", word->string);
}

static bool
compare_events (const RuleRun *run,
                const TrValue *expected,
                const GArray  *events)
{
  unsigned at = 0;

  if (expected == NULL)
    return true;
  if (expected->type != TR_VALUE_ARRAY || expected->n == 0)
    return rule_run_fail (run, "“events” should be a list of events");
  for (const TrValue *one = expected->first; one != NULL; one = one->next)
    {
      if (!check_expected_event (run, one))
        return false;
      while (at < events->len && !is_event (run, one, &g_array_index (events, TrEvent, at)))
        at++;
      if (at++ >= events->len)
        {
          g_autofree char *line = game_files_to_line (one);
          g_autofree char *words = words_events (run, events, false);

          return rule_run_fail (run, "event %u did not happen, or not after the one before: %s\nwhat happened:%s",
                                one->index + 1, line, words);
        }
    }
  return true;
}

/* ── Points ── */

static bool
is_points (const RuleRun *run,
           const TrValue *expected,
           const TrEvent *event)
{
  const TrValue *seat = tr_value_at (expected, 0);
  const TrValue *number = tr_value_at (expected, 1);
  const TrValue *rule = tr_value_at (expected, 2);
  const TrValue *kind = tr_value_at (expected, 3);

  if (kind != NULL)
    {
      TrThing thing = { .sort = run->game->rules->point_sort,
                        .index = (uint8_t) tr_event_point_kind (run->game, event) };
      g_autofree char *word = words_thing (run->game, thing);

      if (g_strcmp0 (kind->string, word) != 0)
        return false;
    }
  return is_seat (seat, event->seat)
         && number->type == TR_VALUE_INTEGER && number->integer == event->args[0]
         && g_strcmp0 (rule->string, run->game->rules->rule_ids[event->rule]) == 0;
}

/* In any order: each of those expected is taken from those that happened, until both are used up. */
static bool
compare_points (const RuleRun *run,
                const TrValue *expected,
                const GArray  *events)
{
  g_autoptr (GArray) left = g_array_new (FALSE, FALSE, sizeof (TrEvent));
  unsigned n_members = tr_point_kinds (run->game) > 1 ? 4 : 3;
  bool same;

  if (expected == NULL)
    return true;
  for (unsigned i = 0; i < events->len; i++)
    if (run->game->rules->event_kinds[g_array_index (events, TrEvent, i).kind].points)
      g_array_append_val (left, g_array_index (events, TrEvent, i));

  same = expected->type == TR_VALUE_ARRAY && expected->n == left->len;
  for (const TrValue *one = expected->first; one != NULL && same; one = one->next)
    {
      unsigned i = 0;

      if (one->type != TR_VALUE_ARRAY || one->n != n_members)
        return rule_run_fail (run, "points are written as [seat, number, rule%s]", n_members > 3 ? ", kind" : "");
      while (i < left->len && !is_points (run, one, &g_array_index (left, TrEvent, i)))
        i++;
      same = i < left->len;
      if (same)
        g_array_remove_index (left, i);
    }
  if (!same)
    {
      g_autofree char *line = game_files_to_line (expected);
      g_autofree char *words = words_events (run, events, true);

      return rule_run_fail (run, "other points than expected\nexpected: %s\nwhat happened:%s", line, words);
    }
  return true;
}

/* ── The steps ── */

bool
rule_step_play (RuleRun       *run,
                const TrValue *step)
{
  const TrValue *texts = tr_value_get (step, "play");
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TrEvent));
  g_autofree TrEventList *list = g_new (TrEventList, 1);
  g_autofree TrMoveList *moves = g_new (TrMoveList, 1);

  if (!rule_run_moves (run, texts, moves))
    return false;
  if (moves->n == 0)
    return rule_run_fail (run, "no move is given");
  for (unsigned i = 0; i < moves->n; i++)
    {
      g_autofree TrMoveList *legal = rule_run_legal (run, 0);

      if (!tr_move_list_has (legal, moves->moves[i]) || tr_judge (run->game, run->state, moves->moves[i]).kind != 0)
        return rule_run_refused (run, rule_string (texts, i), moves->moves[i]);
      tr_event_list_clear (list);
      tr_apply (run->game, run->state, moves->moves[i], list);
      g_array_append_vals (events, list->events, list->n);
    }
  return compare_events (run, tr_value_get (step, "events"), events)
         && compare_points (run, tr_value_get (step, "points"), events);
}

bool
rule_step_expect (RuleRun       *run,
                  const TrValue *step)
{
  g_autofree char *differs = rule_differs (run->game, run->state, tr_value_get (step, "expect"));

  return differs == NULL || rule_run_fail (run, "%s", differs);
}

bool
rule_step_asked (RuleRun       *run,
                 const TrValue *step)
{
  static const char *const names[] = { "seat", "question", "args", NULL };
  const TrValue *asked = tr_value_get (step, "asked");
  const TrValue *seat, *question;
  TrTurn turn = tr_turn (run->game, run->state);
  const TrQuestion *table = &run->game->rules->questions[turn.question];
  TrFault fault = { 0 };

  if (asked->type == TR_VALUE_NULL)
    return turn.seat == TR_SEAT_NONE || rule_run_fail (run, "nobody should be asked; seat %u is: %s", turn.seat + 1,
                                                       table->word);
  if (!tr_read_only (asked, names, &fault) || asked->n == 0)
    return rule_run_fail (run, "“asked” should be {\"seat\": …, \"question\": …, \"args\": […]}");
  if (turn.seat == TR_SEAT_NONE)
    return rule_run_fail (run, "nobody is asked: the game is over");
  seat = tr_value_get (asked, "seat");
  question = tr_value_get (asked, "question");
  if ((seat != NULL && !is_seat (seat, turn.seat))
      || (question != NULL && g_strcmp0 (question->string, table->word) != 0))
    {
      g_autofree char *line = game_files_to_line (asked);

      return rule_run_fail (run, "asked should be %s, and seat %u is: %s", line, turn.seat + 1, table->word);
    }
  return rule_run_args (run, "the question", tr_value_get (asked, "args"), table->sorts, turn.args, TR_TURN_ARGS_MAX);
}

/* EXPECTED has a number for each seat. */
static bool
compare_numbers (const RuleRun *run,
                 const char    *what,
                 const TrValue *expected,
                 const int     *numbers)
{
  g_autoptr (TrValue) found = tr_value_array ();

  if (expected == NULL)
    return true;
  for (unsigned seat = 0; seat < run->game->seats; seat++)
    tr_value_append (found, tr_value_integer (numbers[seat]));
  if (!tr_value_equal (expected, found))
    {
      g_autofree char *expected_line = game_files_to_line (expected);
      g_autofree char *found_line = game_files_to_line (found);

      return rule_run_fail (run, "%s should be %s, not %s", what, expected_line, found_line);
    }
  return true;
}

bool
rule_step_result (RuleRun       *run,
                  const TrValue *step)
{
  static const char *const names[] = { "scores", "ranks", "over", NULL };
  const TrValue *expected = tr_value_get (step, "result");
  const TrValue *over = tr_value_get (expected, "over");
  int ranks[TR_SEATS_MAX];
  TrResult result;
  TrFault fault = { 0 };

  if (!tr_read_only (expected, names, &fault))
    return rule_run_fail (run, "“result” should be {\"scores\": […], \"ranks\": […], \"over\": …}");
  tr_result (run->game, run->state, &result);
  for (unsigned seat = 0; seat < TR_SEATS_MAX; seat++)
    ranks[seat] = result.rank[seat];
  if (result.over != (over == NULL || over->integer != 0))
    return rule_run_fail (run, "the game should %sbe over", result.over ? "not " : "");
  return compare_numbers (run, "the scores", tr_value_get (expected, "scores"), result.score)
         && compare_numbers (run, "the ranks", tr_value_get (expected, "ranks"), ranks);
}
