/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "conformance-private.h"

#include "tr-random.h"
#include "words.h"

/* moves() and judge() are two answers to one question: every move that can be written at all is listed, or refused with
 * a rule and a sentence. */

/* Up to here all moves of a kind are tried in a state; beyond, as many by chance. */
#define TRIES_MAX 100000

static void
check_refusal (Walk      *walk,
               TrMove     move,
               TrRefusal  refusal)
{
  const TrRules *rules = walk->game->rules;
  const TrRefusalKind *kind = &rules->refusal_kinds[refusal.kind];
  const char *word = rules->move_kinds[tr_move_kind (move)].word;
  const char *flaw;

  walk_assert (walk, refusal.kind < rules->n_refusal_kinds, "“%s” is refused with kind %u, which is not", word,
               refusal.kind);
  walk_assert (walk, kind->rule > 0 && kind->rule < rules->n_rule_ids, "“%s” is refused by no rule (kind %u)", word,
               refusal.kind);
  flaw = conformance_sentence_flaw (walk->game, kind->sentence, TR_SEAT_NONE, kind->sorts, refusal.args,
                                    TR_REFUSAL_ARGS_MAX);
  walk_assert (walk, flaw == NULL, "the refusal “%s” of a move “%s” %s", kind->sentence, word, flaw);
}

/* Returns whether MOVE is legal. */
static bool
try_move (Walk   *walk,
          TrMove  move)
{
  TrRefusal refusal = tr_judge (walk->game, walk->state, move);

  if (refusal.kind != 0)
    {
      check_refusal (walk, move, refusal);
      return false;
    }
  if (!tr_move_list_has (&walk->moves, move))
    {
      g_autofree char *text = words_move (walk->game, move);

      walk_assert (walk, false, "“%s” is not refused, and not listed", text);
    }
  return true;
}

static void
try_all_moves (Walk *walk)
{
  const TrRules *rules = walk->game->rules;

  check_refusal (walk, TR_MOVE_NONE, tr_judge (walk->game, walk->state, TR_MOVE_NONE));
  for (unsigned kind = 1; kind < rules->n_move_kinds; kind++)
    {
      uint64_t count = conformance_count_moves (walk->game, kind);
      TrMove move = tr_move (kind, 0, 0, 0);
      unsigned n_legal = 0;
      unsigned n_listed = 0;

      for (unsigned i = 0; i < walk->moves.n; i++)
        n_listed += tr_move_kind (walk->moves.moves[i]) == kind;
      if (count == 0)
        {
          walk_assert (walk, n_listed == 0, "there is nothing to “%s” with", rules->move_kinds[kind].word);
          continue;
        }
      if (count > TRIES_MAX)
        {
          for (unsigned i = 0; i < TRIES_MAX; i++)
            try_move (walk, conformance_random_move (walk->game, kind, &walk->random));
          continue;
        }
      do
        n_legal += try_move (walk, move);
      while (conformance_next_move (walk->game, &move));
      walk_assert (walk, n_legal == n_listed, "%u moves “%s” are listed, %u are not refused", n_listed,
                   rules->move_kinds[kind].word, n_legal);
    }
}

/* Moves that differ from a legal one in a single argument are where the two answers part most easily. */
static void
try_near_moves (Walk *walk)
{
  for (unsigned i = 0; i < walk->moves.n; i++)
    {
      TrMove move = walk->moves.moves[i];
      const TrMoveKind *kind = &walk->game->rules->move_kinds[tr_move_kind (move)];

      for (unsigned j = 0; j < kind->n_args; j++)
        try_move (walk, tr_move_with_arg (move, j, tr_random_below (&walk->random,
                                                                    tr_sort_count (walk->game, kind->args[j]))));
    }
}

/* Not only the move that was chosen leads to a possible state. */
static void
try_apply_all (Walk    *walk,
               TrState *copy)
{
  for (unsigned i = 0; i < walk->moves.n; i++)
    {
      char data[256];
      TrText problem;

      tr_text_init (&problem, data, sizeof data, NULL);
      tr_state_copy (walk->game, copy, walk->state);
      tr_apply (walk->game, copy, walk->moves.moves[i], NULL);
      if (!tr_check (walk->game, copy, &problem))
        {
          g_autofree char *text = words_move (walk->game, walk->moves.moves[i]);

          walk_assert (walk, false, "“%s” leads to an impossible state: %s", text, data);
        }
    }
}

void
conformance_judge (const Conformance *conformance)
{
  g_autoptr (Walk) walk = walk_new (conformance);
  TrState *copy = tr_state_new (conformance->game);

  while (walk_next (walk, 2))
    {
      for (;;)
        {
          /* The end of every game is looked at too: nothing is legal any more. */
          if (walk_over (walk) || walk_sample (walk, 4))
            {
              try_all_moves (walk);
              try_near_moves (walk);
              try_apply_all (walk, copy);
            }
          if (walk_over (walk))
            break;
          walk_step (walk, walk_choose (walk));
        }
    }
  tr_state_free (copy);
}
