/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

/* A turn: up to two actions, and what comes after them. */

void
te_begin_turn (const TeGame *game,
               TeState      *state,
               unsigned      seat,
               TrEventList  *events)
{
  (void) game;
  if (seat == state->first && state->round < INT16_MAX)
    {
      state->round++;
      te_tell (events, TE_EVENT_ROUND, TR_SEAT_NONE, TE_RULE_SETUP_ORDER, (unsigned) state->round, 0, 0);
    }
  te_tell (events, TE_EVENT_TURN, seat, TE_RULE_SETUP_ORDER, 0, 0, 0);
  state->active = state->seat = (uint8_t) seat;
  state->actions = 0;
  state->ask = TE_ASK_ACT;
}

/* ── The end of a turn (te.turn.end) ── */

/* A leader counts for every monument of its colour in its kingdom; a king stands in for nobody here (te.mon.points). */
static void
score_monuments (const TeGame *game,
                 TeState      *state,
                 TrEventList  *events)
{
  for (unsigned leader = 0; leader < TE_COLOURS; leader++)
    {
      unsigned space = state->seats[state->active].leaders[leader];
      unsigned points = 0;
      TrSet kingdom;

      if (space == TE_NONE || tr_set_empty (state->face_down))
        continue;
      kingdom = te_kingdom_at (game, state, space);
      for (unsigned i = 0; i < TE_MONUMENTS; i++)
        points += state->monuments[i].space != TE_NONE && (game->monuments[i] >> leader & 1)
                  && tr_set_has (kingdom, state->monuments[i].space);
      if (points > 0)
        te_gain (state, state->active, points, leader, TE_RULE_MON_POINTS, events);
    }
}

bool
te_has_wonder (const TeGame  *game,
               const TeState *state)
{
  unsigned king = state->seats[state->active].leaders[TE_SETTLEMENT];

  return state->wonder_at != TE_NONE && king != TE_NONE
         && tr_set_has (te_kingdom_at (game, state, king), state->wonder_at);
}

static void
close_turn (const TeGame *game,
            TeState      *state,
            TrEventList  *events)
{
  unsigned treasures = tr_set_count (state->treasures);
  unsigned seat = state->active;

  if (treasures <= game->last_treasures)
    {
      te_tell (events, TE_EVENT_FEW_TREASURES, TR_SEAT_NONE, TE_RULE_END_TREASURES, treasures, 0, 0);
      te_end_game (game, state, events);
      return;
    }
  do
    {
      const uint8_t *hand = state->seats[seat].hand;

      if (!te_draw (game, state, seat, game->hand - ((unsigned) hand[0] + hand[1] + hand[2] + hand[3]),
                    TE_RULE_TURN_END, events))
        return;
      seat = te_next_seat (game, seat);
    }
  while (seat != state->active);
  te_begin_turn (game, state, te_next_seat (game, state->active), events);
}

static void
end_turn (const TeGame *game,
          TeState      *state,
          TrEventList  *events)
{
  score_monuments (game, state, events);
  state->actions = TE_ACTIONS;
  state->seat = state->active;
  if (te_has_wonder (game, state))
    state->ask = TE_ASK_POINT;
  else
    close_turn (game, state, events);
}

void
te_list_point (const TeGame  *game,
               const TeState *state,
               TrMoveList    *list)
{
  (void) game;
  (void) state;
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    tr_move_list_add (list, tr_move (TE_MOVE_POINT, colour, 0, 0));
}

TrRefusal
te_judge_point (const TeGame  *game,
                const TeState *state,
                TrMove         move)
{
  (void) game;
  return tr_move_kind (move) == TE_MOVE_POINT ? TE_YES : te_no (TE_NO_TIME, state->ask, 0);
}

void
te_apply_point (const TeGame *game,
                TeState      *state,
                TrMove        move,
                TrEventList  *events)
{
  te_gain (state, state->active, 1, tr_move_arg (move, 0), TE_RULE_VAR_WONDER_POINTS, events);
  close_turn (game, state, events);
}

/* ── Actions ── */

void
te_finish_action (const TeGame *game,
                  TeState      *state,
                  TrEventList  *events)
{
  if (te_take_treasures (game, state, events))
    return;
  state->placed = TE_NONE;
  state->seat = state->active;
  state->ask = TE_ASK_ACT;
  state->actions++;
  if (state->actions == TE_ACTIONS)
    end_turn (game, state, events);
}

void
te_list_act (const TeGame  *game,
             const TeState *state,
             TrMoveList    *list)
{
  TeKingdoms kingdoms;

  te_find_kingdoms (game, state, &kingdoms);
  te_list_leaders (game, state, &kingdoms, list);
  te_list_tiles (game, state, &kingdoms, list);
  te_list_catastrophes (game, state, list);
  te_list_swaps (state, list);
  tr_move_list_add (list, tr_move (TE_MOVE_END, 0, 0, 0));
}

TrRefusal
te_judge_act (const TeGame  *game,
              const TeState *state,
              TrMove         move)
{
  switch (tr_move_kind (move))
    {
    case TE_MOVE_LEADER:
      return te_judge_leader (game, state, move);
    case TE_MOVE_WITHDRAW:
      return te_judge_withdraw (game, state, move);
    case TE_MOVE_TILE:
      return te_judge_tile (game, state, move);
    case TE_MOVE_CATASTROPHE:
      return te_judge_catastrophe (game, state, move);
    case TE_MOVE_SWAP:
      return te_judge_swap (state, move);
    case TE_MOVE_END:
      return TE_YES;
    default:
      return te_no (TE_NO_TIME, state->ask, 0);
    }
}

void
te_apply_act (const TeGame *game,
              TeState      *state,
              TrMove        move,
              TrEventList  *events)
{
  switch (tr_move_kind (move))
    {
    case TE_MOVE_LEADER:
      te_apply_leader (game, state, move, events);
      break;
    case TE_MOVE_WITHDRAW:
      te_apply_withdraw (game, state, move, events);
      break;
    case TE_MOVE_TILE:
      te_apply_tile (game, state, move, events);
      break;
    case TE_MOVE_CATASTROPHE:
      te_apply_catastrophe (game, state, move, events);
      break;
    case TE_MOVE_SWAP:
      te_apply_swap (game, state, move, events);
      break;
    default:
      end_turn (game, state, events);
    }
}
