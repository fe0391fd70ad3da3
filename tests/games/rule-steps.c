/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rule-run.h"

#include "words.h"

/* Steps about what may be done: legal, only, only-kind, refuse, why. A row is often the only place where something rare
 * happens, so that each of them asks both the list and the judge. */

TrMoveList *
rule_run_legal (const RuleRun *run,
                unsigned       kind)
{
  TrMoveList *list = g_new (TrMoveList, 1);
  uint32_t n = 0;

  tr_moves (run->game, run->state, list);
  for (unsigned i = 0; i < list->n; i++)
    if (kind == 0 || tr_move_kind (list->moves[i]) == kind)
      list->moves[n++] = list->moves[i];
  list->n = n;
  return list;
}

bool
rule_run_refused (const RuleRun *run,
                  const char    *text,
                  TrMove         move)
{
  TrRefusal refusal = tr_judge (run->game, run->state, move);
  g_autofree TrMoveList *list = rule_run_legal (run, tr_move_kind (move));
  g_autofree char *moves = words_moves (run->game, list);
  g_autofree char *sentence = refusal.kind != 0 ? words_refusal (run->game, refusal) : g_strdup ("it is not listed");
  g_autofree char *question = tr_turn (run->game, run->state).seat == TR_SEAT_NONE
    ? g_strdup ("the game is over") : words_question (run->game, tr_turn (run->game, run->state));

  return rule_run_fail (run, "“%s” should be legal, and is not: %s (%s)\nasked: %s\nlegal of its kind: %s", text,
                        sentence, refusal.kind != 0 ? tr_refusal_rule (run->game, refusal) : "no rule", question, moves);
}

static bool
parse_move (const RuleRun *run,
            const char    *text,
            TrMove        *move)
{
  const char *wrong;

  if (tr_move_parse (run->game, text, move, &wrong))
    return true;
  return rule_run_fail (run, "the move “%s” is not understood at “%s”", text, wrong);
}

bool
rule_run_moves (const RuleRun *run,
                const TrValue *texts,
                TrMoveList    *list)
{
  const char *text;
  TrMove move;

  tr_move_list_clear (list);
  if (texts == NULL || (texts->type != TR_VALUE_STRING && texts->type != TR_VALUE_ARRAY))
    return rule_run_fail (run, "a move, or a list of moves, is missing");
  for (unsigned i = 0; (text = rule_string (texts, i)) != NULL; i++)
    {
      if (!parse_move (run, text, &move))
        return false;
      tr_move_list_add (list, move);
    }
  return list->n == (texts->type == TR_VALUE_ARRAY ? texts->n : 1)
         || rule_run_fail (run, "a move is not written as a string");
}

bool
rule_step_legal (RuleRun       *run,
                 const TrValue *step)
{
  const TrValue *texts = tr_value_get (step, "legal");
  g_autofree TrMoveList *expected = g_new (TrMoveList, 1);
  g_autofree TrMoveList *legal = rule_run_legal (run, 0);

  if (!rule_run_moves (run, texts, expected))
    return false;
  if (expected->n == 0)
    return rule_run_fail (run, "no move is given");
  for (unsigned i = 0; i < expected->n; i++)
    if (!tr_move_list_has (legal, expected->moves[i]) || tr_judge (run->game, run->state, expected->moves[i]).kind != 0)
      return rule_run_refused (run, rule_string (texts, i), expected->moves[i]);
  return true;
}

/* The moves of A that are not in B. */
static char *
words_without (const TrGame     *game,
               const TrMoveList *a,
               const TrMoveList *b)
{
  g_autofree TrMoveList *rest = g_new (TrMoveList, 1);

  tr_move_list_clear (rest);
  for (unsigned i = 0; i < a->n; i++)
    if (!tr_move_list_has (b, a->moves[i]))
      tr_move_list_add (rest, a->moves[i]);
  return words_moves (game, rest);
}

static bool
compare_moves (const RuleRun *run,
               const TrValue *texts,
               unsigned       kind)
{
  g_autofree TrMoveList *expected = g_new (TrMoveList, 1);
  g_autofree TrMoveList *legal = rule_run_legal (run, kind);
  g_autofree char *missing = NULL;
  g_autofree char *surplus = NULL;

  if (!rule_run_moves (run, texts, expected))
    return false;
  missing = words_without (run->game, expected, legal);
  surplus = words_without (run->game, legal, expected);
  for (unsigned i = 0; i < legal->n; i++)
    {
      g_autofree char *text = words_move (run->game, legal->moves[i]);

      if (tr_judge (run->game, run->state, legal->moves[i]).kind != 0)
        return rule_run_refused (run, text, legal->moves[i]);
    }
  if (missing[0] == '\0' && surplus[0] == '\0')
    return true;
  return rule_run_fail (run, "other moves are legal than expected\nexpected, not legal: %s\nlegal, not expected: %s",
                        missing, surplus);
}

bool
rule_step_only (RuleRun       *run,
                const TrValue *step)
{
  return compare_moves (run, tr_value_get (step, "only"), 0);
}

bool
rule_step_only_kind (RuleRun       *run,
                     const TrValue *step)
{
  const char *word = rule_string (tr_value_get (step, "only-kind"), 0);
  TrThing kind;

  if (word == NULL || !tr_thing_parse (run->game, TR_SORT_KIND, word, &kind))
    return rule_run_fail (run, "no kind of move is called “%s”", word != NULL ? word : "");
  return compare_moves (run, tr_value_get (step, "moves"), kind.index);
}

static bool
compare_refusal (const RuleRun *run,
                 const TrValue *step,
                 const char    *text,
                 TrRefusal      refusal)
{
  const TrRefusalKind *kind = &run->game->rules->refusal_kinds[refusal.kind];
  const char *expected = rule_string (tr_value_get (step, "rule"), 0);
  const char *says = rule_string (tr_value_get (step, "says"), 0);
  g_autofree char *sentence = NULL;

  if (expected == NULL)
    return rule_run_fail (run, "the rule that should refuse it is missing");
  if (says == NULL && tr_value_get (step, "says") != NULL)
    return rule_run_fail (run, "what a refusal says is a sentence");
  if (refusal.kind == 0)
    return rule_run_fail (run, "“%s” should be refused by %s, and is legal", text, expected);
  sentence = words_refusal (run->game, refusal);
  if (!g_str_equal (expected, tr_refusal_rule (run->game, refusal)))
    return rule_run_fail (run, "“%s” should be refused by %s, and is by %s: %s", text, expected,
                          tr_refusal_rule (run->game, refusal), sentence);
  if (says != NULL && !g_str_equal (says, sentence))
    return rule_run_fail (run, "“%s” should be refused with “%s”, and is with “%s”", text, says, sentence);
  return rule_run_args (run, sentence, tr_value_get (step, "figures"), kind->sorts, refusal.args, TR_REFUSAL_ARGS_MAX);
}

bool
rule_step_refuse (RuleRun       *run,
                  const TrValue *step)
{
  const TrValue *texts = tr_value_get (step, "refuse");
  g_autofree TrMoveList *moves = g_new (TrMoveList, 1);
  g_autofree TrMoveList *legal = rule_run_legal (run, 0);

  if (!rule_run_moves (run, texts, moves))
    return false;
  if (moves->n == 0)
    return rule_run_fail (run, "no move is given");
  for (unsigned i = 0; i < moves->n; i++)
    {
      if (!compare_refusal (run, step, rule_string (texts, i), tr_judge (run->game, run->state, moves->moves[i])))
        return false;
      if (tr_move_list_has (legal, moves->moves[i]))
        return rule_run_fail (run, "“%s” is refused, and yet listed", rule_string (texts, i));
    }
  return true;
}

bool
rule_step_why (RuleRun       *run,
               const TrValue *step)
{
  const TrValue *texts = tr_value_get (step, "why");
  const char *text;
  unsigned i;

  for (i = 0; (text = rule_string (texts, i)) != NULL; i++)
    {
      TrRefusal refusal;
      const char *wrong;

      if (!tr_explain (run->game, run->state, text, &refusal, &wrong))
        return rule_run_fail (run, "“%s” is not understood at “%s”", text, wrong);
      if (!compare_refusal (run, step, text, refusal))
        return false;
    }
  return i > 0 || rule_run_fail (run, "nothing is pointed at");
}
