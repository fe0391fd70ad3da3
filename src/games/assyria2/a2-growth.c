/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

/* Phase 1: growth. */

/* a2.growth.huts: what stock lacks comes from supply; what both lack is not taken. The solo opponent has no growth area:
 * its huts go to its supply, as far as stock allows (a2.solo.growth). */
static void
grow_huts (const A2Game *game,
           A2State      *state,
           unsigned      seat,
           unsigned      huts,
           TrEventList  *events)
{
  A2Seat *player = &state->seats[seat];
  unsigned from_stock = huts < player->stock ? huts : player->stock;
  unsigned from_supply = huts - from_stock < player->supply ? huts - from_stock : player->supply;

  if (a2_is_rival (game, seat))
    {
      a2_gain_huts (state, seat, huts, A2_RULE_SOLO_GROWTH, events);
      return;
    }
  player->stock = (uint8_t) (player->stock - from_stock);
  player->supply = (uint8_t) (player->supply - from_supply);
  player->growth = (uint8_t) (from_stock + from_supply);
  a2_tell (events, A2_EVENT_GROWTH, seat, A2_RULE_GROWTH_HUTS, player->growth, 0);
}

void
a2_begin_round (const A2Game *game,
                A2State      *state,
                TrEventList  *events)
{
  unsigned marker = state->markers[state->round];

  state->round++;
  state->phase = A2_PHASE_BIDDING;
  a2_tell (events, A2_EVENT_ROUND, TR_SEAT_NONE, A2_RULE_ROUND_ORDER, state->round, 0);
  a2_tell (events, A2_EVENT_MARKER, TR_SEAT_NONE, A2_RULE_GROWTH_HUTS, (int) marker, 0);
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    grow_huts (game, state, seat, marker, events);

  /* a2.growth.rows */
  a2_lay_food (game, state, 0, events);
  a2_lay_food (game, state, 1, events);
  a2_lay_favours (game, state, events);
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    a2_tell (events, A2_EVENT_ROW, TR_SEAT_NONE, A2_RULE_GROWTH_ROWS, (int) row, 0);

  a2_tell (events, A2_EVENT_PHASE, TR_SEAT_NONE, A2_RULE_ROUND_ORDER, A2_PHASE_BIDDING, 0);
  a2_next_bid (game, state, events);
}
