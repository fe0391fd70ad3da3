/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

#include <string.h>

/* What a hint says of the terms of te-evaluate.c. */

/* Translators: these stand in a list of what speaks for a move, or against it. {0} is what it is worth, in points, with a sign;
 * {1} and {2} are numbers: after this move, and after the one it is compared with. */
const TrReason te_reasons[TE_TERMS] = {
  [TE_TERM_WEAKEST] = {
    N_("more points where you have fewest, which decides the game ({0})"),
    N_("fewer points where you have fewest, which decides the game ({0})"),
    N_("points in your weakest colour, which decides the game: {1} instead of {2} ({0})"),
  },
  [TE_TERM_OTHERS] = {
    N_("more points in your other colours ({0})"),
    N_("fewer points in your other colours ({0})"),
    N_("points in your other colours: {1} instead of {2} ({0})"),
  },
  [TE_TERM_LEADERS] = {
    N_("your leaders stand safer, or where they will earn more ({0})"),
    N_("your leaders stand less safely, or where they will earn less ({0})"),
    N_("your leaders on the board: {1} instead of {2} ({0})"),
  },
  [TE_TERM_MONUMENTS] = {
    N_("more points to come from monuments ({0})"),
    N_("fewer points to come from monuments ({0})"),
    N_("monuments that pay your leaders every turn: {1} instead of {2} ({0})"),
  },
  [TE_TERM_CONFLICT] = {
    N_("a better chance to win the conflict ({0})"),
    N_("a worse chance to win the conflict ({0})"),
    NULL,
  },
  [TE_TERM_HAND] = {
    N_("better tiles at hand ({0})"),
    N_("poorer tiles at hand ({0})"),
    NULL,
  },
};

/* Monuments that give points to the leader of COLOUR, once for each. */
static int
count_monuments (const TeGame  *game,
                 const TeState *state,
                 unsigned       seat,
                 unsigned       colour)
{
  TrSet kingdom = te_linked (game, te_links (state), state->seats[seat].leaders[colour]);
  int n = 0;

  for (unsigned i = 0; i < TE_MONUMENTS; i++)
    n += state->monuments[i].space != TE_NONE && (game->monuments[i] >> colour & 1)
         && tr_set_has (kingdom, state->monuments[i].space);
  return n;
}

void
te_count (const TrGame  *tr_game,
          const TrState *tr_state,
          TrTerms        counts)
{
  const TeGame *game = (const TeGame *) tr_game;
  const TeState *state = (const TeState *) tr_state;
  TrResult result = { 0 };

  te_result (tr_game, tr_state, &result);
  for (unsigned seat = 0; seat < tr_game->seats; seat++)
    {
      const TeSeat *player = &state->seats[seat];
      int least = INT16_MAX;

      memset (counts[seat], 0, sizeof counts[seat]);
      counts[seat][TE_TERM_WEAKEST] = result.score[seat];
      for (unsigned colour = 0; colour < TE_COLOURS; colour++)
        {
          counts[seat][TE_TERM_OTHERS] += player->points[colour];
          least = player->points[colour] < least ? player->points[colour] : least;
          if (player->leaders[colour] == TE_NONE)
            continue;
          counts[seat][TE_TERM_LEADERS]++;
          counts[seat][TE_TERM_MONUMENTS] += count_monuments (game, state, seat, colour);
        }
      counts[seat][TE_TERM_OTHERS] -= least;
    }
}
