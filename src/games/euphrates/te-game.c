/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-game.h"

#include "te-play.h"

/* The rule set, and which file answers which question. */

typedef struct
{
  void      (*list)  (const TeGame *game, const TeState *state, TrMoveList *list);
  TrRefusal (*judge) (const TeGame *game, const TeState *state, TrMove move);
  void      (*apply) (const TeGame *game, TeState *state, TrMove move, TrEventList *events);
} Answers;

static void
list_nothing (const TeGame  *game,
              const TeState *state,
              TrMoveList    *list)
{
  (void) game;
  (void) state;
  (void) list;
}

static TrRefusal
judge_over (const TeGame  *game,
            const TeState *state,
            TrMove         move)
{
  (void) game;
  (void) state;
  (void) move;
  return te_no (TE_NO_OVER, 0, 0);
}

static const Answers answers[TE_ASKS] = {
  [TE_ASK_NONE] = { list_nothing, judge_over, NULL },
  [TE_ASK_ACT] = { te_list_act, te_judge_act, te_apply_act },
  [TE_ASK_REVOLT] = { te_list_support, te_judge_support, te_apply_support },
  [TE_ASK_CHOOSE] = { te_list_choose, te_judge_choose, te_apply_choose },
  [TE_ASK_WAR] = { te_list_support, te_judge_support, te_apply_support },
  [TE_ASK_BUILDING] = { te_list_building, te_judge_building, te_apply_building },
  [TE_ASK_MONUMENT] = { te_list_monument, te_judge_monument, te_apply_monument },
  [TE_ASK_TREASURE] = { te_list_treasure, te_judge_treasure, te_apply_treasure },
  [TE_ASK_POINT] = { te_list_point, te_judge_point, te_apply_point },
};

static void
moves (const TrGame  *game,
       const TrState *tr_state,
       TrMoveList    *list)
{
  const TeState *state = (const TeState *) tr_state;

  answers[state->ask].list ((const TeGame *) game, state, list);
}

static TrRefusal
judge (const TrGame  *game,
       const TrState *tr_state,
       TrMove         move)
{
  const TeState *state = (const TeState *) tr_state;

  return answers[state->ask].judge ((const TeGame *) game, state, move);
}

static void
apply (const TrGame *game,
       TrState      *tr_state,
       TrMove        move,
       TrEventList  *events)
{
  TeState *state = (TeState *) tr_state;

  answers[state->ask].apply ((const TeGame *) game, state, move, events);
}

static TrTurn
turn (const TrGame  *tr_game,
      const TrState *tr_state)
{
  const TeGame *game = (const TeGame *) tr_game;
  const TeState *state = (const TeState *) tr_state;
  TrTurn asked = { .seat = state->seat, .question = state->ask };
  unsigned n;

  switch (state->ask)
    {
    case TE_ASK_NONE:
      asked.seat = TR_SEAT_NONE;
      break;
    case TE_ASK_ACT:
      asked.args[0] = (int16_t) (TE_ACTIONS - state->actions);
      break;
    case TE_ASK_REVOLT:
    case TE_ASK_WAR:
      asked.args[0] = state->conflict;
      asked.args[1] = (int16_t) te_strength (game, state, state->seat);
      asked.args[2] = (int16_t) te_strength_against (game, state, state->seat);
      break;
    case TE_ASK_BUILDING:
      asked.args[0] = (int16_t) te_tile_at (state, state->placed);
      break;
    case TE_ASK_TREASURE:
      te_treasures_to_leave (game, state, state->seat, &n);
      asked.args[0] = (int16_t) n;
      break;
    default:
      break;
    }
  return asked;
}

const TrRules te_rules = {
  .id = "tigris-euphrates",
  .title = N_("Tigris & Euphrates"),
  .revision = 1,
  .min_players = 2,
  .max_players = 4,
  .state_size = sizeof (TeState),
  .options = te_options,
  .n_options = TE_N_OPTIONS,
  .rule_ids = te_rule_ids,
  .n_rule_ids = TE_N_RULES,
  .rule_labels = te_rule_labels,
  .point_sort = TE_SORT_POINT,
  .hides_points = true,
  .sorts = te_sorts,
  .n_sorts = TE_N_SORTS,
  .move_kinds = te_move_kinds,
  .n_move_kinds = TE_MOVES,
  .event_kinds = te_event_kinds,
  .n_event_kinds = TE_EVENTS,
  .refusal_kinds = te_refusal_kinds,
  .n_refusal_kinds = TE_REFUSALS,
  .questions = te_questions,
  .n_questions = TE_ASKS,
  .position = &te_position,
  .terms = te_terms,
  .n_terms = TE_TERMS,
  .reasons = te_reasons,
  .clear_lead = 6,
  .game_new = te_game_new,
  .game_free = te_game_free,
  .setup = te_setup,
  .turn = turn,
  .moves = moves,
  .apply = apply,
  .judge = judge,
  .result = te_result,
  .view = te_view,
  .check = te_check,
  .evaluate = te_evaluate,
  .count = te_count,
  .show = te_show,
};
