/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rule-run.h"

#include "game-files.h"
#include "tr-position.h"
#include "words.h"

static const struct
{
  const char        *verb;
  bool             (*run) (RuleRun       *run,
                           const TrValue *step);
  const char *const  members[5];
} verbs[] = {
  { "legal", rule_step_legal, { "legal" } },
  { "only", rule_step_only, { "only" } },
  { "only-kind", rule_step_only_kind, { "only-kind", "moves" } },
  { "refuse", rule_step_refuse, { "refuse", "rule", "figures", "says" } },
  { "why", rule_step_why, { "why", "rule", "figures", "says" } },
  { "play", rule_step_play, { "play", "events", "points" } },
  { "expect", rule_step_expect, { "expect" } },
  { "asked", rule_step_asked, { "asked" } },
  { "result", rule_step_result, { "result" } },
};

/* "assyria2/rules/build.json:12: wells give none, step 2: …" */
bool
rule_run_fail (const RuleRun *run,
               const char    *format,
               ...)
{
  g_autofree char *what = NULL;
  g_autofree char *step = run->number > 0 ? g_strdup_printf (", step %u", run->number) : g_strdup ("");
  g_auto (GStrv) lines = NULL;
  va_list args;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);

  /* The first line beside the name of the test, the rest as comments: a test protocol has one line for a message. */
  lines = g_strsplit (what, "\n", -1);
  for (unsigned i = 1; lines[i] != NULL; i++)
    g_test_message ("  %s", lines[i]);
  g_test_fail_printf ("%s:%d: %s%s: %s", game_files_short (run->rule->path), run->rule->row->line, run->rule->name,
                      step, lines[0]);
  return false;
}

bool
rule_run_is_arg (const RuleRun *run,
                 const TrValue *expected,
                 unsigned       sort,
                 int            arg)
{
  g_autofree char *word = NULL;

  if (expected->type == TR_VALUE_INTEGER)
    return expected->integer == arg;
  if (expected->type != TR_VALUE_STRING || sort == TR_SORT_NUMBER || arg < 0
      || (unsigned) arg >= tr_sort_count (run->game, sort))
    return false;
  word = words_thing (run->game, (TrThing) { .sort = (uint8_t) sort, .index = (uint8_t) arg });
  return g_str_equal (word, expected->string);
}

bool
rule_run_args (const RuleRun *run,
               const char    *what,
               const TrValue *expected,
               const uint8_t *sorts,
               const int16_t *args,
               unsigned       n_args)
{
  if (expected == NULL)
    return true;
  if (expected->type != TR_VALUE_ARRAY || expected->n > n_args)
    return rule_run_fail (run, "%s: what is expected should be a list of up to %u", what, n_args);

  for (const TrValue *value = expected->first; value != NULL; value = value->next)
    {
      unsigned i = value->index;
      g_autofree char *line = game_files_to_line (value);

      if (!rule_run_is_arg (run, value, sorts[i], args[i]))
        return rule_run_fail (run, "%s: figure %u should be %s, and is number %d of its sort", what, i + 1, line,
                              args[i]);
    }
  return true;
}

static bool
run_step (RuleRun       *run,
          const TrValue *step)
{
  TrFault fault = { 0 };

  for (unsigned i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      if (tr_value_get (step, verbs[i].verb) == NULL)
        continue;
      if (!tr_read_only (step, verbs[i].members, &fault))
        {
          g_autofree char *words = words_fault (&fault);

          return rule_run_fail (run, "%s", words);
        }
      return verbs[i].run (run, step);
    }
  return rule_run_fail (run, "this is no step");
}

static bool
start (RuleRun *run)
{
  const TrValue *position = tr_value_get (run->rule->row, "position");
  const TrValue *seed = tr_value_get (run->rule->row, "seed");
  g_autofree char *words = NULL;
  int64_t number = 0;
  TrFault fault = { 0 };

  run->state = tr_state_new (run->game);
  if (position != NULL && seed != NULL)
    return rule_run_fail (run, "there is a position or a seed, not both");
  if (position != NULL ? tr_position_read (run->game, position, run->state, &fault)
                       : seed == NULL || tr_read_number (seed, 0, INT64_MAX, &number, &fault))
    {
      if (position == NULL)
        tr_setup (run->game, run->state, (uint64_t) number, NULL);
      return true;
    }
  words = words_fault (&fault);
  return rule_run_fail (run, "%s", words);
}

void
rule_run (const Rule *rule)
{
  static const char *const names[] = {
    "rule", "name", "example", "players", "options", "position", "seed", "steps", NULL,
  };
  RuleRun run = { .rule = rule };
  g_autoptr (GError) error = NULL;
  TrFault fault = { 0 };

  if (!tr_read_only (rule->row, names, &fault))
    {
      g_autofree char *words = words_fault (&fault);

      rule_run_fail (&run, "%s", words);
      return;
    }
  run.game = game_files_make (rule->row, rule->game, game_files_short (rule->path), &error);
  if (run.game == NULL)
    {
      rule_run_fail (&run, "%s", error->message);
      return;
    }

  if (start (&run))
    {
      const TrValue *step = tr_value_get (rule->row, "steps")->first;

      do
        {
          run.number++;
          if (!run_step (&run, step))
            break;
          step = step->next;
        }
      while (step != NULL);
    }
  tr_state_free (run.state);
  tr_game_free (run.game);
}
