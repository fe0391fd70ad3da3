/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

/* Spaces that no catastrophe may strike (te.cat.place, te.adv.building-guard). */
static TrSet
protected_spaces (const TeState *state)
{
  TrSet built = tr_set_or (tr_set_or (state->face_down, state->wonder), te_guarded (state));

  return tr_set_or (tr_set_or (built, state->treasures), tr_set_or (state->leaders, state->ruins));
}

void
te_list_catastrophes (const TeGame  *game,
                      const TeState *state,
                      TrMoveList    *list)
{
  if (state->seats[state->active].catastrophes > 0)
    te_list_spaces (TE_MOVE_CATASTROPHE, tr_set_minus (game->map.all, protected_spaces (state)), list);
}

TrRefusal
te_judge_catastrophe (const TeGame  *game,
                      const TeState *state,
                      TrMove         move)
{
  unsigned space = tr_move_arg (move, 0);
  unsigned tile = te_tile_at (state, space);

  (void) game;
  if (tr_set_has (state->ruins, space))
    return te_no (TE_NO_CATASTROPHE_RUIN, space, 0);
  if (tr_set_has (state->leaders, space))
    return te_no (TE_NO_CATASTROPHE_LEADER, space, 0);
  if (tr_set_has (state->face_down, space))
    return te_no (TE_NO_CATASTROPHE_MONUMENT, space, 0);
  if (tr_set_has (state->wonder, space))
    return te_no (TE_NO_CATASTROPHE_WONDER, space, 0);
  if (tr_set_has (state->treasures, space))
    return te_no (TE_NO_CATASTROPHE_TREASURE, space, 0);
  if (tile != TE_NONE && state->buildings[tile] == space)
    return te_no (TE_NO_CATASTROPHE_BUILDING, space, tile);
  if (state->seats[state->active].catastrophes == 0)
    return te_no (TE_NO_CATASTROPHE_LEFT, 0, 0);
  return TE_YES;
}

/* The space links nothing from now on, and a temple that is gone may have been a leader's last (te.cat.effects). */
void
te_apply_catastrophe (const TeGame *game,
                      TeState      *state,
                      TrMove        move,
                      TrEventList  *events)
{
  unsigned space = tr_move_arg (move, 0);

  state->seats[state->active].catastrophes--;
  te_tell (events, TE_EVENT_CATASTROPHE, state->active, TE_RULE_CAT_PLACE, space, 0, 0);
  if (te_tile_at (state, space) != TE_NONE)
    te_remove_tile (state, space, TE_RULE_CAT_PLACE, events);
  tr_set_add (&state->ruins, space);
  te_return_leaders (game, state, events);
  te_finish_action (game, state, events);
}
