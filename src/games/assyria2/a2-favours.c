/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

/* Favours that are used by themselves (a2.favour.use, a2.favour.each). The others go with the action they help:
 * free-bid with bidding, change-food and bounty with a food card, cheap-ziggurat and build-twice with a piece,
 * cheap-tribute with a tribute; move-hut, beside-rival, refresh and tribute-bonus are moves of their own. */

static const A2Favour alone[] = {
  A2_FAVOUR_SHIP,
  A2_FAVOUR_GOLD,
  A2_FAVOUR_FARMER,
  A2_FAVOUR_HUT,
  A2_FAVOUR_OFFERING,
  A2_FAVOUR_INFLUENCE,
  A2_FAVOUR_DRAW_FOOD,
  A2_FAVOUR_FLIP_PLOUGH,
  A2_FAVOUR_FLIP_BOTH,
};

#define N_ALONE (sizeof alone / sizeof *alone)

/* Whether the card is at hand and its icons allow it now. */
TrRefusal
a2_judge_favour (const A2Game  *game,
                 const A2State *state,
                 unsigned       favour,
                 A2Use          use)
{
  if (state->seats[state->seat].favours[favour] == 0)
    return a2_no (A2_NO_FAVOUR, favour, 0);
  if (!(game->favour_uses[favour] >> use & 1))
    return a2_no (A2_NO_FAVOUR_PHASE, favour, 0);
  return A2_YES;
}

/* Whether its effect can be had: a2.act.effect, a2.limits.components. */
static TrRefusal
judge_effect (const A2Game  *game,
              const A2State *state,
              unsigned       favour)
{
  const A2Seat *player = &state->seats[state->seat];
  bool changes;

  switch (favour)
    {
    case A2_FAVOUR_HUT:
      return player->stock > 0 ? A2_YES : a2_no (A2_NO_STOCK, 0, 0);

    case A2_FAVOUR_OFFERING:
      return player->offerings < game->last_offering ? A2_YES : a2_no (A2_NO_OFFER_TOP, game->last_offering, 0);

    case A2_FAVOUR_INFLUENCE:
      changes = player->influence < game->last_influence;
      break;

    case A2_FAVOUR_DRAW_FOOD:
      changes = a2_can_draw_food (state);
      break;

    case A2_FAVOUR_FLIP_BOTH:
      if (player->camels == 0)
        return a2_no (A2_NO_FAVOUR_COST, 1, 0);
      changes = player->ploughs < game->n_ploughs;
      break;

    case A2_FAVOUR_FLIP_PLOUGH:
      changes = player->ploughs < game->n_ploughs;
      break;

    default:
      changes = true;
    }
  return changes ? A2_YES : a2_no (A2_NO_EFFECT, 0, 0);
}

TrRefusal
a2_judge_use (const A2Game  *game,
              const A2State *state,
              unsigned       favour,
              A2Use          use)
{
  TrRefusal refusal = a2_judge_favour (game, state, favour, use);

  if (refusal.kind != 0)
    return refusal;
  for (unsigned i = 0; i < N_ALONE; i++)
    if (alone[i] == favour)
      return judge_effect (game, state, favour);
  return a2_no (A2_NO_FAVOUR_ALONE, favour, 0);
}

void
a2_list_favours (const A2Game  *game,
                 const A2State *state,
                 A2Use          use,
                 TrMoveList    *list)
{
  const A2Seat *player = &state->seats[state->seat];

  for (unsigned i = 0; i < N_ALONE; i++)
    if (a2_has_favour (game, player, alone[i], use) && judge_effect (game, state, alone[i]).kind == 0)
      tr_move_list_add (list, tr_move (A2_MOVE_USE, alone[i], 0, 0));
}

void
a2_use_favour (const A2Game *game,
               A2State      *state,
               unsigned      favour,
               TrEventList  *events)
{
  unsigned seat = state->seat;

  a2_spend_favour (state, seat, favour, A2_RULE_FAVOUR_USE, events);
  switch (favour)
    {
    case A2_FAVOUR_SHIP:
      a2_gain_ships (state, seat, 1, A2_RULE_FAVOUR_EACH, events);
      break;
    case A2_FAVOUR_GOLD:
      a2_gain_gold (state, seat, 1, A2_RULE_FAVOUR_EACH, events);
      break;
    case A2_FAVOUR_FARMER:
      a2_gain_farmers (state, seat, 1, A2_RULE_FAVOUR_EACH, events);
      break;
    case A2_FAVOUR_HUT:
      a2_gain_huts (state, seat, 1, A2_RULE_FAVOUR_EACH, events);
      break;
    case A2_FAVOUR_OFFERING:
      a2_gain_offerings (game, state, seat, 1, A2_RULE_FAVOUR_EACH, events);
      break;
    case A2_FAVOUR_INFLUENCE:
      a2_gain_influence (game, state, seat, 2, A2_RULE_FAVOUR_EACH, events);
      break;
    case A2_FAVOUR_DRAW_FOOD:
      a2_gain_food_card (game, state, seat, A2_RULE_FAVOUR_EACH, events);
      break;
    case A2_FAVOUR_FLIP_PLOUGH:
      a2_flip_ploughs (game, state, seat, 1, A2_RULE_FAVOUR_EACH, events);
      break;
    default:                    /* A2_FAVOUR_FLIP_BOTH: one or two, as many as are down */
      a2_pay_camels (state, seat, 1, A2_RULE_FAVOUR_EACH, events);
      a2_flip_ploughs (game, state, seat, 2, A2_RULE_FAVOUR_EACH, events);
    }
}
