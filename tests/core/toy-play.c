/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy-private.h"

#include "tr-random.h"

#include <stdlib.h>

/* ── What may be done ── */

static unsigned
asked (const ToyState *state)
{
  return state->order[state->at];
}

static TrRefusal
refuse (unsigned kind,
        int      first,
        int      second)
{
  return (TrRefusal) { .kind = (uint8_t) kind, .args = { (int16_t) first, (int16_t) second } };
}

static TrRefusal
judge_cut (const ToyGame  *game,
           const ToyState *state,
           unsigned        space,
           unsigned        tool)
{
  const ToySeat *seat = &state->seats[asked (state)];
  unsigned coins = state->coins[asked (state)];

  if (tr_set_has (state->cut, space))
    return refuse (TOY_REFUSAL_CUT_BEFORE, (int) space, 0);
  if (tool != TOY_BOAT && state->last != TR_THING_NONE && !tr_set_has (game->neighbours[state->last], space))
    return refuse (TOY_REFUSAL_NOT_BESIDE, (int) space, state->last);
  if (tool != TOY_BY_HAND && !(seat->tools >> tool & 1))
    return refuse (TOY_REFUSAL_NO_TOOL, (int) tool, 0);
  if (tool == TOY_SICKLE && coins < TOY_SICKLE_COST)
    return refuse (TOY_REFUSAL_SICKLE_COST, TOY_SICKLE_COST, (int) coins);
  return refuse (TOY_REFUSAL_NONE, 0, 0);
}

TrRefusal
toy_judge (const TrGame  *base,
           const TrState *base_state,
           TrMove         move)
{
  const ToyState *state = (const ToyState *) base_state;
  unsigned kind = tr_move_kind (move);
  unsigned number = tr_move_arg (move, 0);
  bool answers = kind == TOY_MOVE_KEEP || kind == TOY_MOVE_TOSS;

  if (state->stage == TOY_OVER)
    return refuse (TOY_REFUSAL_OVER, 0, 0);
  if (kind == TOY_MOVE_NONE || answers != (state->stage == TOY_TOKEN))
    return refuse (TOY_REFUSAL_TIME, 0, 0);
  if (kind == TOY_MOVE_CUT)
    return judge_cut ((const ToyGame *) base, state, number, tr_move_arg (move, 1));
  if (kind == TOY_MOVE_DRAW && state->n_pile == 0)
    return refuse (TOY_REFUSAL_NO_TOKENS, 0, 0);
  if (kind == TOY_MOVE_SELL && number == 0)
    return refuse (TOY_REFUSAL_NO_NUMBER, 0, 0);
  if (kind == TOY_MOVE_SELL && number > state->coins[asked (state)])
    return refuse (TOY_REFUSAL_NO_COINS, (int) number, state->coins[asked (state)]);
  return refuse (TOY_REFUSAL_NONE, 0, 0);
}

void
toy_moves (const TrGame  *base,
           const TrState *base_state,
           TrMoveList    *list)
{
  const ToyGame *game = (const ToyGame *) base;
  const ToyState *state = (const ToyState *) base_state;

  if (state->stage == TOY_TOKEN)
    {
      tr_move_list_add (list, tr_move (TOY_MOVE_KEEP, 0, 0, 0));
      tr_move_list_add (list, tr_move (TOY_MOVE_TOSS, 0, 0, 0));
    }
  if (state->stage != TOY_TURN)
    return;

  for (unsigned space = 0; space < game->map.n_spaces; space++)
    for (unsigned tool = 0; tool < TOY_TOOLS; tool++)
      if (judge_cut (game, state, space, tool).kind == 0)
        tr_move_list_add (list, tr_move (TOY_MOVE_CUT, space, tool, 0));
  if (state->n_pile > 0)
    tr_move_list_add (list, tr_move (TOY_MOVE_DRAW, 0, 0, 0));
  for (unsigned number = 1; number <= state->coins[asked (state)]; number++)
    tr_move_list_add (list, tr_move (TOY_MOVE_SELL, number, 0, 0));
}

TrTurn
toy_turn (const TrGame  *game,
          const TrState *base_state)
{
  const ToyState *state = (const ToyState *) base_state;
  TrTurn answer = { .seat = TR_SEAT_NONE };

  if (state->stage == TOY_OVER)
    return answer;
  answer.seat = (uint8_t) asked (state);
  answer.question = (uint8_t) (1 + state->stage);
  if (state->stage == TOY_TOKEN)
    {
      answer.args[0] = state->drawn;
      return answer;
    }
  answer.args[0] = (int16_t) tr_set_count (state->cut);
  answer.args[1] = ((const ToyGame *) game)->map.n_spaces;
  return answer;
}

/* ── What happens ── */

static void
happen (TrEventList *events,
        unsigned     kind,
        unsigned     seat,
        unsigned     rule,
        int          first,
        int          second)
{
  tr_event_list_add (events, (TrEvent) {
    .kind = (uint8_t) kind,
    .seat = (uint8_t) seat,
    .rule = (uint16_t) rule,
    .args = { (int16_t) first, (int16_t) second },
  });
}

static void
score (ToyState    *state,
       unsigned     seat,
       unsigned     rule,
       unsigned     points,
       TrEventList *events)
{
  state->seats[seat].score = (int16_t) (state->seats[seat].score + (int) points);
  happen (events, TOY_EVENT_POINTS, seat, rule, (int) points, 0);
}

static void
pay (const TrGame *game,
     ToyState     *state,
     unsigned      rule,
     unsigned      coins,
     TrEventList  *events)
{
  state->coins[asked (state)] = (uint8_t) (state->coins[asked (state)] - coins);
  state->coins[game->seats] = (uint8_t) (state->coins[game->seats] + coins);
  happen (events, TOY_EVENT_COINS, asked (state), rule, (int) coins, 0);
}

static void
cut (ToyState    *state,
     unsigned     seat,
     unsigned     rule,
     unsigned     space,
     unsigned     tool,
     TrEventList *events)
{
  tr_set_add (&state->cut, space);
  state->last = (uint8_t) space;
  state->tool = (uint8_t) tool;
  if (tool == TOY_SICKLE)
    state->sickled |= UINT32_C (1) << space;
  happen (events, TOY_EVENT_CUT, seat, rule, (int) space, (int) tool);
  score (state, seat, rule, 1, events);
}

static void
finish (const TrGame *game,
        ToyState     *state,
        TrEventList  *events)
{
  state->stage = TOY_OVER;
  happen (events, TOY_EVENT_OVER, TR_SEAT_NONE, TOY_RULE_END, 0, 0);
  for (unsigned seat = 0; seat < game->seats; seat++)
    for (unsigned token = 0; token < TOY_TOKENS; token++)
      if (state->seats[seat].hand[token] > 0)
        score (state, seat, TOY_RULE_END, (token + 1) * state->seats[seat].hand[token], events);
}

static void
next_turn (const TrGame *game,
           ToyState     *state,
           TrEventList  *events)
{
  TrMoveList list;
  TrSet left = TR_SET_EMPTY;

  for (unsigned space = 0; space < ((const ToyGame *) game)->map.n_spaces; space++)
    if (!tr_set_has (state->cut, space))
      tr_set_add (&left, space);
  if (game->seats > game->players && !tr_set_empty (left))
    cut (state, game->players, TOY_RULE_RIVER, tr_set_first (left), TOY_BY_HAND, events);

  state->stage = TOY_TURN;
  state->at = (uint8_t) ((state->at + 1) % game->players);
  tr_move_list_clear (&list);
  toy_moves (game, (const TrState *) state, &list);
  if (list.n == 0)
    finish (game, state, events);
  else
    happen (events, TOY_EVENT_NEXT, asked (state), TOY_RULE_ORDER, (int) asked (state), 0);
}

void
toy_apply (const TrGame *game,
           TrState      *base_state,
           TrMove        move,
           TrEventList  *events)
{
  ToyState *state = (ToyState *) base_state;
  unsigned seat = asked (state);
  unsigned number = tr_move_arg (move, 0);
  unsigned tool = tr_move_arg (move, 1);

  switch (tr_move_kind (move))
    {
    case TOY_MOVE_CUT:
      cut (state, seat, TOY_RULE_CUT, number, tool, events);
      if (tool != TOY_BY_HAND)
        state->seats[seat].tools &= (uint8_t) ~(1u << tool);
      if (tool == TOY_SICKLE)
        {
          pay (game, state, TOY_RULE_SICKLE, TOY_SICKLE_COST, events);
          score (state, seat, TOY_RULE_SICKLE, 1 + tr_random_below (&state->random, 2), events);
        }
      break;

    case TOY_MOVE_DRAW:
      state->drawn = state->pile[--state->n_pile];
      state->pile[state->n_pile] = 0;
      state->stage = TOY_TOKEN;
      happen (events, TOY_EVENT_DRAW, seat, TOY_RULE_DRAW, state->n_pile, 0);
      return;

    case TOY_MOVE_SELL:
      pay (game, state, TOY_RULE_SELL, number, events);
      score (state, seat, TOY_RULE_SELL, number, events);
      break;

    case TOY_MOVE_KEEP:
      state->seats[seat].hand[state->drawn]++;
      state->drawn = TR_THING_NONE;
      happen (events, TOY_EVENT_KEEP, seat, TOY_RULE_DRAW, 0, 0);
      break;

    case TOY_MOVE_TOSS:
      state->tossed[state->drawn]++;
      happen (events, TOY_EVENT_TOSS, seat, TOY_RULE_DRAW, state->drawn, 0);
      state->drawn = TR_THING_NONE;
      break;

    default:
      abort ();
    }
  next_turn (game, state, events);
}
