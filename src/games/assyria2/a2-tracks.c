/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

/* The turn-order, influence and offerings tracks of the main board. */

/* a2.act.leader, a2.bid.start-resolve: to the highest empty space, from the row it stood in. */
void
a2_leader_to_track (const A2Game *game,
                    A2State      *state,
                    unsigned      seat,
                    unsigned      rule,
                    TrEventList  *events)
{
  unsigned place = 0;

  for (unsigned row = 0; row < a2_n_rows (game); row++)
    {
      if (state->rows[row].leader == seat)
        state->rows[row].leader = A2_NONE;
    }
  while (state->order[place] != A2_NONE)
    place++;
  state->order[place] = (uint8_t) seat;
  a2_tell (events, A2_EVENT_ORDER, seat, rule, (int) place + 1, 0);
}

/* a2.influence.track: the markers above the one that leaves come down; where it arrives it lies on top. */
static void
move_influence_marker (const A2Game *game,
                       A2State      *state,
                       unsigned      seat,
                       unsigned      space)
{
  A2Seat *player = &state->seats[seat];
  uint8_t height = 0;

  for (unsigned i = 0; i < game->game.seats; i++)
    {
      A2Seat *other = &state->seats[i];

      if (i == seat)
        continue;
      if (other->influence == player->influence && other->height > player->height)
        other->height--;
      if (other->influence == space)
        height++;
    }
  player->influence = (uint8_t) space;
  player->height = height;
}

void
a2_gain_influence (const A2Game *game,
                   A2State      *state,
                   unsigned      seat,
                   unsigned      steps,
                   unsigned      rule,
                   TrEventList  *events)
{
  A2Seat *player = &state->seats[seat];
  unsigned from = player->influence;
  unsigned to = from + steps < game->last_influence ? from + steps : game->last_influence;

  /* A marker on the last space keeps its place in the stack. */
  if (to == from)
    return;
  move_influence_marker (game, state, seat, to);
  a2_tell (events, A2_EVENT_INFLUENCE, seat, rule, (int) to, 0);

  for (unsigned space = from + 1; space <= to; space++)
    {
      if (game->vp_lines >> space & 1)
        a2_gain_vp (state, seat, A2_LINE_VP, A2_RULE_INFLUENCE_VP, events);
      if (state->tokens >> space & 1)
        {
          state->tokens &= ~(UINT32_C (1) << space);
          if (a2_is_rival (game, seat))
            {
              state->token_supply++;
              a2_tell (events, A2_EVENT_TOKEN_GONE, seat, A2_RULE_SOLO_TRIBUTE, (int) space, 0);
            }
          else
            {
              player->tokens++;
              a2_tell (events, A2_EVENT_TOKEN_WON, seat, A2_RULE_INFLUENCE_TOKEN, (int) space, 0);
            }
        }
    }
}

/* a2.offer.roof: roofs reached or passed wait in roofs_to_put until they are placed. */
void
a2_gain_offerings (const A2Game *game,
                   A2State      *state,
                   unsigned      seat,
                   unsigned      steps,
                   unsigned      rule,
                   TrEventList  *events)
{
  A2Seat *player = &state->seats[seat];
  unsigned from = player->offerings;
  unsigned to = from + steps < game->last_offering ? from + steps : game->last_offering;

  if (to == from)
    return;
  player->offerings = (uint8_t) to;
  a2_tell (events, A2_EVENT_OFFERINGS, seat, rule, (int) to, 0);

  for (unsigned space = from + 1; space <= to; space++)
    {
      if (state->roofs >> space & 1)
        {
          state->roofs &= ~(UINT32_C (1) << space);
          state->roofs_to_put++;
        }
    }
}

/* a2.flood.reset. What the main supply lacks stays missing; the lowest spaces are filled first. */
void
a2_reset_tracks (const A2Game *game,
                 A2State      *state,
                 TrEventList  *events)
{
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      state->seats[seat].influence = 0;
      state->seats[seat].height = (uint8_t) seat;
      state->seats[seat].offerings = 0;
    }
  for (unsigned space = 1; space <= A2_TRACK_MAX; space++)
    {
      uint32_t bit = UINT32_C (1) << space;

      if ((game->token_spaces & ~state->tokens & bit) != 0 && state->token_supply > 0)
        {
          state->tokens |= bit;
          state->token_supply--;
        }
      if ((game->roof_spaces & ~state->roofs & bit) != 0 && state->roof_supply > 0)
        {
          state->roofs |= bit;
          state->roof_supply--;
        }
    }
  for (unsigned area = 0; area < A2_AREAS; area++)
    {
      state->areas[area].gold = 0;
      state->areas[area].ship = 0;
    }
  a2_tell (events, A2_EVENT_RESET, TR_SEAT_NONE, A2_RULE_FLOOD_RESET, 0, 0);
}

/* ── Placing a roof ── */

static bool
all_areas_hold_roofs (const A2State *state)
{
  return state->areas[A2_HIGHEST].roof && state->areas[A2_MIDDLE].roof && state->areas[A2_LOWEST].roof;
}

void
a2_list_put_roof (const A2Game  *game,
                  const A2State *state,
                  TrMoveList    *list)
{
  (void) game;
  for (unsigned area = 0; area < A2_AREAS; area++)
    if (!state->areas[area].roof || all_areas_hold_roofs (state))
      tr_move_list_add (list, tr_move (A2_MOVE_PUT, area, 0, 0));
}

TrRefusal
a2_judge_put_roof (const A2Game  *game,
                   const A2State *state,
                   TrMove         move)
{
  unsigned area = tr_move_arg (move, 0);

  (void) game;
  if (tr_move_kind (move) != A2_MOVE_PUT)
    return a2_no (A2_NO_TIME, state->ask, 0);
  if (state->areas[area].roof && !all_areas_hold_roofs (state))
    return a2_no (A2_NO_PUT, area, 0);
  return A2_YES;
}

/* The solo opponent gains nothing for the space (a2.solo.offering). */
void
a2_put_roof (const A2Game *game,
             A2State      *state,
             unsigned      seat,
             unsigned      area,
             bool          gain,
             TrEventList  *events)
{
  if (all_areas_hold_roofs (state))
    {
      for (unsigned i = 0; i < A2_AREAS; i++)
        state->areas[i].roof = 0;
      state->roof_supply = (uint8_t) (state->roof_supply + A2_AREAS);
      a2_tell (events, A2_EVENT_ROOFS_BACK, seat, A2_RULE_OFFER_ROOF, 0, 0);
    }
  state->areas[area].roof = 1;
  state->roofs_to_put--;
  a2_tell (events, A2_EVENT_ROOF_PUT, seat, A2_RULE_OFFER_ROOF, (int) area, 0);
  if (!gain)
    return;

  switch (game->areas[area].roof_gives)
    {
    case A2_GOOD_FARMER:
      a2_gain_farmers (state, seat, 1, A2_RULE_OFFER_ROOF, events);
      break;
    case A2_GOOD_SHIP:
      a2_gain_ships (state, seat, 1, A2_RULE_OFFER_ROOF, events);
      break;
    default:
      a2_gain_gold (state, seat, 1, A2_RULE_OFFER_ROOF, events);
    }
}
