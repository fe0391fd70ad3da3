/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

/* Placing a tile, its point, and what it may set off. */

void
te_list_tiles (const TeGame     *game,
               const TeState    *state,
               const TeKingdoms *kingdoms,
               TrMoveList       *list)
{
  TrSet spaces = tr_set_minus (te_empty_spaces (game, state), te_find_touch (game, kingdoms).three);

  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    if (state->seats[state->active].hand[colour] > 0)
      te_list_spaces_of (TE_MOVE_TILE, colour, tr_set_and (spaces, te_ground (game, colour)), list);
}

TrRefusal
te_judge_tile (const TeGame  *game,
               const TeState *state,
               TrMove         move)
{
  unsigned colour = tr_move_arg (move, 0);
  unsigned space = tr_move_arg (move, 1);
  unsigned n;

  if (state->seats[state->active].hand[colour] == 0)
    return te_no (TE_NO_TILE_HAND, colour, 0);
  if (tr_set_has (state->ruins, space))
    return te_no (TE_NO_TILE_RUIN, space, 0);
  if (!tr_set_has (te_empty_spaces (game, state), space))
    return te_no (TE_NO_TILE_FULL, space, 0);
  if (!tr_set_has (te_ground (game, colour), space))
    return te_no (colour == TE_FARM ? TE_NO_TILE_LAND : TE_NO_TILE_RIVER, space, 0);
  n = te_count_kingdoms (game, state, space, TE_NONE);
  return n <= 2 ? TE_YES : te_no (TE_NO_TILE_KINGDOMS, space, n);
}

/* The point goes to the leader of the tile's colour, else to the king (te.tile.point); it is doubled where the building
 * of that colour stands (te.adv.building-effect). */
static void
score_tile (const TeGame *game,
            TeState      *state,
            unsigned      colour,
            unsigned      space,
            TrEventList  *events)
{
  TrSet kingdom = te_kingdom_at (game, state, space);
  unsigned owner = te_leader_in (game, state, kingdom, colour, TE_NONE);
  unsigned building = state->buildings[colour];

  if (owner == TE_NONE)
    owner = te_leader_in (game, state, kingdom, TE_SETTLEMENT, TE_NONE);
  if (owner == TE_NONE)
    return;
  te_gain (state, owner, 1, colour, TE_RULE_TILE_POINT, events);
  if (building != TE_NONE && tr_set_has (kingdom, building))
    te_gain (state, owner, 1, colour, TE_RULE_ADV_BUILDING_EFFECT, events);
}

void
te_apply_tile (const TeGame *game,
               TeState      *state,
               TrMove        move,
               TrEventList  *events)
{
  unsigned colour = tr_move_arg (move, 0);
  unsigned space = tr_move_arg (move, 1);
  bool unites = te_count_kingdoms (game, state, space, TE_NONE) == 2;

  state->seats[state->active].hand[colour]--;
  tr_set_add (&state->tiles[colour], space);
  state->placed = (uint8_t) space;
  te_tell (events, TE_EVENT_TILE, state->active, TE_RULE_TILE_PLACE, colour, space, 0);
  if (unites)
    {
      te_tell (events, TE_EVENT_UNITED, TR_SEAT_NONE, TE_RULE_TILE_UNITE_NO_POINT, space, 0, 0);
      state->united = (uint8_t) space;
      te_next_war (game, state, events);
    }
  else
    {
      score_tile (game, state, colour, space, events);
      te_after_wars (game, state, events);
    }
}

/* Conflicts first, then buildings, then monuments or the wonder (te.adv.building-order). */
void
te_after_wars (const TeGame *game,
               TeState      *state,
               TrEventList  *events)
{
  if (tr_set_empty (te_building_spaces (game, state)))
    te_begin_monument (game, state, events);
  else
    state->ask = TE_ASK_BUILDING;
}
