/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

#include <string.h>

/* What a hint says of the terms of a2-evaluate.c. */

/* Translators: these stand in a list of what speaks for a move, or against it. {0} is what it is worth, in points, with a sign;
 * {1} and {2} are numbers: after this move, and after the one it is compared with. */
const TrReason a2_reasons[A2_TERMS] = {
  [A2_TERM_POINTS] = {
    N_("more points at once ({0})"),
    N_("fewer points at once ({0})"),
    N_("points: {1} instead of {2} ({0})"),
  },
  [A2_TERM_HUTS] = {
    N_("huts in better places, or better fed ({0})"),
    N_("huts in worse places, or worse fed ({0})"),
    N_("huts on the board: {1} instead of {2} ({0})"),
  },
  [A2_TERM_ZIGGURATS] = {
    N_("ziggurats that score and improve more ({0})"),
    N_("ziggurats that score and improve less ({0})"),
    N_("pieces of ziggurats, which score every round: {1} instead of {2} ({0})"),
  },
  [A2_TERM_INFLUENCE] = {
    N_("a better place on the influence track for the flood ({0})"),
    N_("a worse place on the influence track for the flood ({0})"),
    N_("influence, which counts at the flood: {1} instead of {2} ({0})"),
  },
  [A2_TERM_OFFERINGS] = {
    N_("wells and ziggurats that bring more at the flood ({0})"),
    N_("wells and ziggurats that bring less at the flood ({0})"),
    N_("offerings, which make wells and ziggurats count at the flood: {1} instead of {2} ({0})"),
  },
  [A2_TERM_CAMELS] = {
    N_("more camels to spend ({0})"),
    N_("fewer camels to spend ({0})"),
    N_("camels left to spend: {1} instead of {2} ({0})"),
  },
  [A2_TERM_FOOD] = {
    N_("more food put by for later ({0})"),
    N_("less food put by for later ({0})"),
    NULL,
  },
  [A2_TERM_ROOM] = {
    N_("better spaces to build huts on next ({0})"),
    N_("poorer spaces to build huts on next ({0})"),
    N_("spaces where huts can be built next: {1} instead of {2} ({0})"),
  },
  [A2_TERM_SUPPLY] = {
    N_("more in the supply: gold, ships, farmers, favours or huts ({0})"),
    N_("less in the supply: gold, ships, farmers, favours or huts ({0})"),
    NULL,
  },
};

void
a2_count (const TrGame  *tr_game,
          const TrState *tr_state,
          TrTerms        counts)
{
  const A2Game *game = (const A2Game *) tr_game;
  const A2State *state = (const A2State *) tr_state;

  for (unsigned seat = 0; seat < tr_game->seats; seat++)
    {
      const A2Seat *player = &state->seats[seat];

      memset (counts[seat], 0, sizeof counts[seat]);
      counts[seat][A2_TERM_POINTS] = player->vp;
      counts[seat][A2_TERM_HUTS] = (int) tr_set_count (player->huts);
      for (unsigned i = 0; i < player->n_ziggurats; i++)
        counts[seat][A2_TERM_ZIGGURATS] += player->ziggurat_level[i];
      counts[seat][A2_TERM_INFLUENCE] = player->influence;
      counts[seat][A2_TERM_OFFERINGS] = player->offerings;
      counts[seat][A2_TERM_CAMELS] = player->camels;
      counts[seat][A2_TERM_ROOM] = (int) tr_set_count (a2_build_spaces (game, state, seat));
    }
}
