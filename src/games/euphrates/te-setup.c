/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

#include "tr-random.h"

#include <string.h>

/* Nothing on the board, everything with its player. */
void
te_clear (const TeGame *game,
          TeState      *state)
{
  memset (state, 0, sizeof *state);
  memset (state->monuments, TE_NONE, sizeof state->monuments);
  memset (state->buildings, TE_NONE, sizeof state->buildings);
  state->wonder_at = TE_NONE;
  state->placed = state->united = state->conflict = state->attacker = state->defender = TE_NONE;
  for (unsigned seat = 0; seat < TE_SEATS; seat++)
    {
      memset (state->seats[seat].leaders, TE_NONE, sizeof state->seats[seat].leaders);
      if (seat < game->game.seats)
        state->seats[seat].catastrophes = game->catastrophes;
    }
}

static void
set_board (const TeGame *game,
           TeState      *state,
           TrEventList  *events)
{
  TrSet starts = game->starts;

  state->tiles[TE_TEMPLE] = starts;
  state->treasures = starts;
  while (!tr_set_empty (starts))
    te_tell (events, TE_EVENT_TEMPLE, TR_SEAT_NONE,
             te_plays (game, TE_OPTION_BOARD) ? TE_RULE_ADV_BOARD : TE_RULE_SETUP_BOARD, tr_set_pop (&starts), 0, 0);
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    state->bag[colour] = game->tiles[colour];
  state->bag[TE_TEMPLE] = (uint8_t) (state->bag[TE_TEMPLE] - game->n_treasures);
}

void
te_setup (const TrGame *tr_game,
          TrState      *tr_state,
          uint64_t      seed,
          TrEventList  *events)
{
  const TeGame *game = (const TeGame *) tr_game;
  TeState *state = (TeState *) tr_state;

  te_clear (game, state);
  state->random = seed;
  set_board (game, state, events);
  for (unsigned seat = 0; seat < tr_game->seats; seat++)
    te_draw (game, state, seat, game->hand, TE_RULE_SETUP_PLAYER, events);
  state->first = (uint8_t) tr_random_below (&state->random, tr_game->seats);
  te_begin_turn (game, state, state->first, events);
}
