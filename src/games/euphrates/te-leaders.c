/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

/* Positioning leaders: placed, moved, withdrawn. */

/* Where a leader may go: empty land beside a temple, touching one kingdom at most (te.leader.place). KINGDOMS are those
 * without the leader (te.leader.move). */
static TrSet
leader_spaces (const TeGame     *game,
               const TeState    *state,
               const TeKingdoms *kingdoms)
{
  TrSet free = tr_set_and (te_empty_spaces (game, state), game->land);

  return tr_set_minus (tr_set_and (free, te_beside_temples (game, state)), te_find_touch (game, kingdoms).two);
}

void
te_list_leaders (const TeGame     *game,
                 const TeState    *state,
                 const TeKingdoms *kingdoms,
                 TrMoveList       *list)
{
  const TeSeat *seat = &state->seats[state->active];
  TrSet for_new = leader_spaces (game, state, kingdoms);

  for (unsigned leader = 0; leader < TE_COLOURS; leader++)
    {
      unsigned from = seat->leaders[leader];

      if (from == TE_NONE)
        te_list_spaces_of (TE_MOVE_LEADER, leader, for_new, list);
      else
        {
          TeKingdoms lifted;

          te_lift_leader (game, state, kingdoms, from, &lifted);
          te_list_spaces_of (TE_MOVE_LEADER, leader, leader_spaces (game, state, &lifted), list);
          tr_move_list_add (list, tr_move (TE_MOVE_WITHDRAW, leader, 0, 0));
        }
    }
}

TrRefusal
te_judge_leader (const TeGame  *game,
                 const TeState *state,
                 TrMove         move)
{
  unsigned leader = tr_move_arg (move, 0);
  unsigned space = tr_move_arg (move, 1);
  unsigned from = state->seats[state->active].leaders[leader];

  if (space == from)
    return te_no (TE_NO_LEADER_SAME, leader, space);
  if (tr_set_has (state->ruins, space))
    return te_no (TE_NO_RUIN, space, 0);
  if (!tr_set_has (te_empty_spaces (game, state), space))
    return te_no (TE_NO_FULL, space, 0);
  if (tr_set_has (game->rivers, space))
    return te_no (TE_NO_LEADER_RIVER, space, 0);
  if (!tr_set_has (te_beside_temples (game, state), space))
    return te_no (TE_NO_LEADER_TEMPLE, space, 0);
  if (te_count_kingdoms (game, state, space, from) > 1)
    return te_no (TE_NO_LEADER_JOINS, space, 0);
  return TE_YES;
}

TrRefusal
te_judge_withdraw (const TeGame  *game,
                   const TeState *state,
                   TrMove         move)
{
  unsigned leader = tr_move_arg (move, 0);

  (void) game;
  return state->seats[state->active].leaders[leader] != TE_NONE ? TE_YES : te_no (TE_NO_LEADER_OFF, leader, 0);
}

/* Positioning gives no points (te.leader.no-points), but may start a revolt (te.revolt.when). */
void
te_apply_leader (const TeGame *game,
                 TeState      *state,
                 TrMove        move,
                 TrEventList  *events)
{
  unsigned leader = tr_move_arg (move, 0);
  unsigned space = tr_move_arg (move, 1);
  unsigned from = state->seats[state->active].leaders[leader];

  if (from == TE_NONE)
    te_tell (events, TE_EVENT_LEADER, state->active, TE_RULE_LEADER_PLACE, leader, space, 0);
  else
    te_tell (events, TE_EVENT_MOVED, state->active, TE_RULE_LEADER_MOVE, leader, space, from);
  te_put_leader (state, state->active, leader, space);

  if (te_leader_in (game, state, te_kingdom_at (game, state, space), leader, state->active) != TE_NONE)
    te_begin_conflict (game, state, TE_ASK_REVOLT, leader, events);
  else
    te_finish_action (game, state, events);
}

void
te_apply_withdraw (const TeGame *game,
                   TeState      *state,
                   TrMove        move,
                   TrEventList  *events)
{
  te_lose_leader (state, state->active, tr_move_arg (move, 0), TE_EVENT_WITHDRAWN, TE_RULE_LEADER_MOVE, events);
  te_finish_action (game, state, events);
}
