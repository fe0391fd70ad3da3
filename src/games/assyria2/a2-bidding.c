/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

/* Bidding: the starting bid and phase 2. */

/* a2.bid.outbid-lower: an empty row is open, another one below its leader only. */
bool
a2_bid_open (const A2State *state,
             unsigned       row,
             unsigned       space)
{
  return state->rows[row].leader == A2_NONE || space > state->rows[row].space;
}

/* Who goes next: the leader that was outbid (a2.bid.displaced), else the highest on the track (a2.bid.order). */
static unsigned
next_bidder (const A2State *state)
{
  if (state->displaced != A2_NONE)
    return state->displaced;
  for (unsigned place = 0; place < A2_SEATS; place++)
    if (state->order[place] != A2_NONE)
      return state->order[place];
  return A2_NONE;
}

/* Asks the next one, lets the solo opponent bid, or ends the bidding (a2.bid.end). */
void
a2_next_bid (const A2Game *game,
             A2State      *state,
             TrEventList  *events)
{
  unsigned seat = next_bidder (state);

  while (seat != A2_NONE && a2_is_rival (game, seat))
    {
      a2_rival_bid (game, state, events);
      seat = next_bidder (state);
    }
  if (seat != A2_NONE)
    {
      state->ask = A2_ASK_BID;
      state->seat = (uint8_t) seat;
    }
  else if (state->phase == A2_PHASE_START)
    a2_resolve_start (game, state, events);
  else
    a2_begin_expansion (game, state, events);
}

/* a2.bid.cost: paid at once; FREE spares it (a2.bid.free-bid). */
void
a2_bid (const A2Game *game,
        A2State      *state,
        unsigned      seat,
        unsigned      row,
        unsigned      space,
        bool          free,
        TrEventList  *events)
{
  A2Row *bid = &state->rows[row];
  uint8_t outbid = bid->leader;

  for (unsigned place = 0; place < A2_SEATS; place++)
    {
      if (state->order[place] == seat)
        state->order[place] = A2_NONE;
    }
  bid->leader = (uint8_t) seat;
  bid->space = (uint8_t) space;
  state->displaced = outbid;
  a2_tell (events, A2_EVENT_BID, seat, a2_is_rival (game, seat) ? A2_RULE_SOLO_BID : A2_RULE_BID_ORDER, (int) row,
           (int) space);
  if (!free)
    a2_gain_vp (state, seat, -game->bid_costs[space], A2_RULE_BID_COST, events);
  if (outbid != A2_NONE)
    a2_tell (events, A2_EVENT_OUTBID, outbid, A2_RULE_BID_DISPLACED, (int) row, 0);
}

void
a2_list_bid (const A2Game  *game,
             const A2State *state,
             TrMoveList    *list)
{
  const A2Seat *player = &state->seats[state->seat];
  bool spared = a2_has_favour (game, player, A2_FAVOUR_FREE_BID, A2_USE_BIDDING) && game->bid_costs[A2_BID_LOWEST] > 0;

  for (unsigned row = 0; row < a2_n_rows (game); row++)
    {
      for (unsigned space = 0; space < A2_BID_SPACES; space++)
        if (a2_bid_open (state, row, space) && game->bid_costs[space] <= player->vp)
          tr_move_list_add (list, tr_move (A2_MOVE_BID, row, space, 0));
      if (spared && a2_bid_open (state, row, A2_BID_LOWEST))
        tr_move_list_add (list, tr_move (A2_MOVE_FREE_BID, row, 0, 0));
    }
}

TrRefusal
a2_judge_bid (const A2Game  *game,
              const A2State *state,
              TrMove         move)
{
  bool spared = tr_move_kind (move) == A2_MOVE_FREE_BID;
  unsigned row = tr_move_arg (move, 0);
  unsigned space = spared ? A2_BID_LOWEST : tr_move_arg (move, 1);
  int vp = state->seats[state->seat].vp;

  if (tr_move_kind (move) != A2_MOVE_BID && !spared)
    return a2_no (A2_NO_TIME, state->ask, 0);
  if (spared)
    {
      TrRefusal refusal = a2_judge_favour (game, state, A2_FAVOUR_FREE_BID, A2_USE_BIDDING);

      if (refusal.kind != 0)
        return refusal;
      if (game->bid_costs[space] == 0)
        return a2_no (A2_NO_FREE_BID_IDLE, 0, 0);
    }
  if (!a2_bid_open (state, row, space))
    return a2_no (A2_NO_ROW_CLOSED, row, 0);
  if (!spared && game->bid_costs[space] > vp)
    return a2_no (A2_NO_VP_FOR_BID, game->bid_costs[space], (unsigned) vp);
  return A2_YES;
}

void
a2_apply_bid (const A2Game *game,
              A2State      *state,
              TrMove        move,
              TrEventList  *events)
{
  unsigned seat = state->seat;
  bool spared = tr_move_kind (move) == A2_MOVE_FREE_BID;

  if (spared)
    a2_spend_favour (state, seat, A2_FAVOUR_FREE_BID, A2_RULE_BID_FREE_BID, events);
  a2_bid (game, state, seat, tr_move_arg (move, 0), spared ? A2_BID_LOWEST : tr_move_arg (move, 1), spared, events);
  a2_next_bid (game, state, events);
}
