/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

/* Tributes, as an action and as the bonus of the Babylonians. */

/* The Babylonians' area while their bonus is being resolved, else A2_NONE. */
static unsigned
patron_now (const A2State *state)
{
  return state->ask == A2_ASK_BONUS ? state->bonus_area : (unsigned) A2_NONE;
}

/* a2.civ.babylonians: as their bonus, 1 camel cheaper. */
static unsigned
base_cost (const A2Game *game,
           unsigned      area,
           unsigned      patron)
{
  unsigned camels = game->areas[area].camels;

  return patron != A2_NONE && camels > 0 ? camels - 1 : camels;
}

/* a2.tribute.cheap; no cost goes below 0 (a2.cost.discount). */
static unsigned
price (const A2Game *game,
       unsigned      area,
       unsigned      patron,
       bool          cheap)
{
  unsigned camels = base_cost (game, area, patron);

  if (!cheap)
    return camels;
  return camels > 2 ? camels - 2 : 0;
}

static bool
has_room (const A2Game  *game,
          const A2State *state,
          unsigned       area,
          unsigned       good)
{
  return good == A2_TRIBUTE_GOLD ? state->areas[area].gold < game->areas[area].gold_spaces : !state->areas[area].ship;
}

static TrRefusal
judge_tribute (const A2Game  *game,
               const A2State *state,
               unsigned       patron,
               TrMove         move)
{
  const A2Seat *player = &state->seats[state->seat];
  unsigned area = tr_move_arg (move, 0);
  unsigned good = tr_move_arg (move, 1);
  bool cheap = tr_move_arg (move, 2);

  if (area == patron)
    return a2_no (A2_NO_TRIBUTE_SAME, 0, 0);
  if (!has_room (game, state, area, A2_TRIBUTE_GOLD) && !has_room (game, state, area, A2_TRIBUTE_SHIP))
    return a2_no (A2_NO_TRIBUTE_FULL, area, 0);
  if (!has_room (game, state, area, good))
    return a2_no (A2_NO_TRIBUTE_SPACE, area, good);
  if ((good == A2_TRIBUTE_GOLD ? player->gold : player->ships) == 0)
    return a2_no (A2_NO_TRIBUTE_GOOD, good, 0);
  if (cheap)
    {
      TrRefusal refusal = a2_judge_favour (game, state, A2_FAVOUR_CHEAP_TRIBUTE, A2_USE_ACTIONS);

      if (refusal.kind != 0)
        return refusal;
      if (base_cost (game, area, patron) == 0)
        return a2_no (A2_NO_TRIBUTE_CHEAP, 0, 0);
    }
  if (player->camels < price (game, area, patron, cheap))
    return a2_no (A2_NO_TRIBUTE_COST, price (game, area, patron, cheap), player->camels);
  return A2_YES;
}

static void
list_tributes (const A2Game  *game,
               const A2State *state,
               unsigned       patron,
               TrMoveList    *list)
{
  const A2Seat *player = &state->seats[state->seat];
  unsigned helps = 1u + a2_has_favour (game, player, A2_FAVOUR_CHEAP_TRIBUTE, A2_USE_ACTIONS);

  if (player->gold == 0 && player->ships == 0)
    return;
  for (unsigned area = 0; area < A2_AREAS; area++)
    for (unsigned good = 0; good < A2_TRIBUTES; good++)
      for (unsigned cheap = 0; cheap < helps; cheap++)
        {
          TrMove move = tr_move (A2_MOVE_TRIBUTE, area, good, cheap);

          if (judge_tribute (game, state, patron, move).kind == 0)
            tr_move_list_add (list, move);
        }
}

TrRefusal
a2_judge_tribute (const A2Game  *game,
                  const A2State *state,
                  TrMove         move)
{
  return judge_tribute (game, state, patron_now (state), move);
}

void
a2_list_tribute (const A2Game  *game,
                 const A2State *state,
                 TrMoveList    *list)
{
  list_tributes (game, state, patron_now (state), list);
}

/* Whether the bonus of the Babylonians, in area PATRON, could be resolved. */
bool
a2_can_follow_tribute (const A2Game  *game,
                       const A2State *state,
                       unsigned       patron)
{
  TrMoveList list;

  tr_move_list_clear (&list);
  list_tributes (game, state, patron, &list);
  return list.n > 0;
}

/* a2.tribute.pay, a2.tribute.influence, a2.tribute.bonus */
void
a2_apply_tribute (const A2Game *game,
                  A2State      *state,
                  TrMove        move,
                  TrEventList  *events)
{
  unsigned seat = state->seat;
  unsigned area = tr_move_arg (move, 0);
  bool cheap = tr_move_arg (move, 2);

  if (cheap)
    a2_spend_favour (state, seat, A2_FAVOUR_CHEAP_TRIBUTE, A2_RULE_TRIBUTE_CHEAP, events);
  a2_pay_camels (state, seat, price (game, area, patron_now (state), cheap), A2_RULE_TRIBUTE_PAY, events);
  if (tr_move_arg (move, 1) == A2_TRIBUTE_GOLD)
    {
      a2_gain_gold (state, seat, -1, A2_RULE_TRIBUTE_PAY, events);
      state->areas[area].gold++;
    }
  else
    {
      a2_gain_ships (state, seat, -1, A2_RULE_TRIBUTE_PAY, events);
      state->areas[area].ship = 1;
    }
  a2_tell (events, A2_EVENT_TRIBUTE, seat, A2_RULE_TRIBUTE_PAY, (int) area, (int) tr_move_arg (move, 1));
  a2_gain_influence (game, state, seat, game->areas[area].camels, A2_RULE_TRIBUTE_INFLUENCE, events);

  if (a2_bonus_possible (game, state, area))
    a2_begin_bonus (state, area, false);
  else
    a2_resume_actions (state);
}
