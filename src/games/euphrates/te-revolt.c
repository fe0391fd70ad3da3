/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

/* Revolts: two leaders of a kind in one kingdom, decided by temples. */

/* Face-up temples beside the leader; one temple may stand beside both (te.revolt.strength). */
unsigned
te_revolt_strength (const TeGame  *game,
                    const TeState *state,
                    unsigned       seat)
{
  TrSet around = tr_square_around (&game->map, tr_set_of (state->seats[seat].leaders[state->conflict]));

  return tr_set_count (tr_set_and (around, state->tiles[TE_TEMPLE]));
}

void
te_end_revolt (const TeGame *game,
               TeState      *state,
               unsigned      winner,
               unsigned      loser,
               TrEventList  *events)
{
  te_lose_leader (state, loser, state->conflict, TE_EVENT_WITHDRAWN, TE_RULE_REVOLT_RESULT, events);
  te_gain (state, winner, 1, TE_TEMPLE, TE_RULE_REVOLT_RESULT, events);
  te_end_conflict (state);
  te_finish_action (game, state, events);
}
