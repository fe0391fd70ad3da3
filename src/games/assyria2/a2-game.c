/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-game.h"

#include "a2-play.h"

/* The rule set, and which file answers which question. */

typedef struct
{
  void      (*list)  (const A2Game *game, const A2State *state, TrMoveList *list);
  TrRefusal (*judge) (const A2Game *game, const A2State *state, TrMove move);
  void      (*apply) (const A2Game *game, A2State *state, TrMove move, TrEventList *events);
} Answers;

static void
list_nothing (const A2Game  *game,
              const A2State *state,
              TrMoveList    *list)
{
  (void) game;
  (void) state;
  (void) list;
}

static TrRefusal
judge_over (const A2Game  *game,
            const A2State *state,
            TrMove         move)
{
  (void) game;
  (void) state;
  (void) move;
  return a2_no (A2_NO_OVER, 0, 0);
}

static void
apply_put_roof (const A2Game *game,
                A2State      *state,
                TrMove        move,
                TrEventList  *events)
{
  a2_put_roof (game, state, state->seat, tr_move_arg (move, 0), true, events);
  a2_resume_actions (state);
}

static const Answers answers[A2_ASKS] = {
  [A2_ASK_NONE] = { list_nothing, judge_over, NULL },
  [A2_ASK_BID] = { a2_list_bid, a2_judge_bid, a2_apply_bid },
  [A2_ASK_START] = { a2_list_start, a2_judge_start, a2_apply_start },
  [A2_ASK_KEEP_FOOD] = { a2_list_keep_food, a2_judge_keep_food, a2_apply_keep_food },
  [A2_ASK_RIVAL] = { a2_list_rival, a2_judge_rival, a2_apply_rival },
  [A2_ASK_BUILD] = { a2_list_build, a2_judge_build_step, a2_apply_build },
  [A2_ASK_FEED] = { a2_list_feed, a2_judge_feed, a2_apply_feed },
  [A2_ASK_SERVE] = { a2_list_serve, a2_judge_serve, a2_apply_serve },
  [A2_ASK_WELLS] = { a2_list_wells, a2_judge_wells, a2_apply_wells },
  [A2_ASK_ACT] = { a2_list_act, a2_judge_act, a2_apply_act },
  [A2_ASK_BONUS] = { a2_list_bonus, a2_judge_bonus, a2_apply_bonus },
  [A2_ASK_PUT_ROOF] = { a2_list_put_roof, a2_judge_put_roof, apply_put_roof },
  [A2_ASK_KEEP_FAVOUR] = { a2_list_keep_favour, a2_judge_keep_favour, a2_apply_keep_favour },
  [A2_ASK_TAKE] = { a2_list_take, a2_judge_take, a2_apply_take },
};

static void
moves (const TrGame  *game,
       const TrState *tr_state,
       TrMoveList    *list)
{
  const A2State *state = (const A2State *) tr_state;

  answers[state->ask].list ((const A2Game *) game, state, list);
}

static TrRefusal
judge (const TrGame  *game,
       const TrState *tr_state,
       TrMove         move)
{
  const A2State *state = (const A2State *) tr_state;

  return answers[state->ask].judge ((const A2Game *) game, state, move);
}

static void
apply (const TrGame *game,
       TrState      *tr_state,
       TrMove        move,
       TrEventList  *events)
{
  A2State *state = (A2State *) tr_state;

  answers[state->ask].apply ((const A2Game *) game, state, move, events);
}

static TrTurn
turn (const TrGame  *game,
      const TrState *tr_state)
{
  const A2State *state = (const A2State *) tr_state;
  const A2Seat *player = &state->seats[state->seat];
  TrTurn asked = { .seat = state->seat, .question = state->ask };

  switch (state->ask)
    {
    case A2_ASK_NONE:
      asked.seat = TR_SEAT_NONE;
      break;
    case A2_ASK_BUILD:
      asked.args[0] = player->growth;
      asked.args[1] = player->supply;
      break;
    case A2_ASK_FEED:
      asked.args[0] = (int16_t) tr_set_count (tr_set_minus (player->huts, state->fed));
      asked.args[1] = (int16_t) tr_set_count (player->huts);
      break;
    case A2_ASK_WELLS:
      asked.args[0] = (int16_t) (((const A2Game *) game)->n_wells - player->n_wells);
      break;
    case A2_ASK_ACT:
      asked.args[0] = player->camels;
      break;
    case A2_ASK_BONUS:
      asked.args[0] = state->areas[state->bonus_area].civilisation;
      break;
    default:
      break;
    }
  return asked;
}

/* Feeding is arithmetic; everything else is asked because it takes judgement. */
static TrMove
propose (const TrGame  *game,
         const TrState *tr_state)
{
  const A2State *state = (const A2State *) tr_state;
  bool feeding = state->ask == A2_ASK_FEED || state->ask == A2_ASK_SERVE;

  return feeding ? a2_propose_feed ((const A2Game *) game, state) : TR_MOVE_NONE;
}

const TrRules a2_rules = {
  .id = "assyria-2e",
  .title = N_("Assyria, second edition"),
  .revision = 1,
  .min_players = 1,
  .max_players = 4,
  .state_size = sizeof (A2State),
  .options = a2_options,
  .n_options = A2_N_OPTIONS,
  .rule_ids = a2_rule_ids,
  .n_rule_ids = A2_N_RULES,
  .rule_labels = a2_rule_labels,
  .sorts = a2_sorts,
  .n_sorts = A2_N_SORTS,
  .move_kinds = a2_move_kinds,
  .n_move_kinds = A2_MOVES,
  .event_kinds = a2_event_kinds,
  .n_event_kinds = A2_EVENTS,
  .refusal_kinds = a2_refusal_kinds,
  .n_refusal_kinds = A2_REFUSALS,
  .questions = a2_questions,
  .n_questions = A2_ASKS,
  .final_phase = A2_PHASE_FINAL,
  .position = &a2_position,
  .terms = a2_terms,
  .n_terms = A2_TERMS,
  .reasons = a2_reasons,
  /* Translators: {1} is a number of huts */
  .proposed = N_("Part of the best feeding possible, worked out exactly. Huts left on the board after it: {1}."),
  .proposed_term = A2_TERM_HUTS,
  .even_at = TR_CHAPTER_ROUND,
  .clear_lead = 25,
  .game_new = a2_game_new,
  .game_free = a2_game_free,
  .setup = a2_setup,
  .turn = turn,
  .moves = moves,
  .apply = apply,
  .judge = judge,
  .result = a2_result,
  .view = a2_view,
  .check = a2_check,
  .propose = propose,
  .evaluate = a2_evaluate,
  .count = a2_count,
  .show = a2_show,
};
