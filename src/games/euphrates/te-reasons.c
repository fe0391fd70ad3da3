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
    { N_("points in your weakest colour, which decides the game: {1} instead of {2} ({0})") },
  },
  [TE_TERM_OTHERS] = {
    N_("more points in your other colours ({0})"),
    N_("fewer points in your other colours ({0})"),
    { N_("points in your other colours: {1} instead of {2} ({0})"),
      N_("treasures: {1} instead of {2} ({0})") },
  },
  [TE_TERM_LEADERS] = {
    N_("your leaders stand safer, or where they will earn more ({0})"),
    N_("your leaders stand less safely, or where they will earn less ({0})"),
    { N_("your leaders on the board: {1} instead of {2} ({0})"),
      N_("temples beside your leaders, which help in revolts: {1} instead of {2} ({0})"),
      N_("tiles of their colour with your leaders, which help in wars: {1} instead of {2} ({0})") },
  },
  [TE_TERM_MONUMENTS] = {
    N_("more points to come from monuments ({0})"),
    N_("fewer points to come from monuments ({0})"),
    { N_("monuments that pay your leaders every turn: {1} instead of {2} ({0})") },
  },
  [TE_TERM_TREASURES] = {
    N_("a better chance of treasures for your trader ({0})"),
    N_("a smaller chance of treasures for your trader ({0})"),
    { NULL },
  },
  [TE_TERM_WARS] = {
    N_("you would do better in the wars that may come ({0})"),
    N_("you would do worse in the wars that may come ({0})"),
    { NULL },
  },
  [TE_TERM_CONFLICT] = {
    N_("a better chance to win the conflict ({0})"),
    N_("a worse chance to win the conflict ({0})"),
    { NULL },
  },
  [TE_TERM_HAND] = {
    N_("a better mix of tiles at hand ({0})"),
    N_("a poorer mix of tiles at hand ({0})"),
    { N_("catastrophes kept: {1} instead of {2} ({0})") },
  },
};

/* The leader of COLOUR is on the board. */
static void
count_leader (const TeGame  *game,
              const TeState *state,
              unsigned       space,
              unsigned       colour,
              int            counts[TR_TERMS_MAX][TR_COUNTS_MAX])
{
  TrSet kingdom = te_linked (game, te_links (state), space);

  counts[TE_TERM_LEADERS][0]++;
  counts[TE_TERM_LEADERS][1] += (int) tr_set_count (tr_set_and (tr_square_around (&game->map, tr_set_of (space)),
                                                                state->tiles[TE_TEMPLE]));
  counts[TE_TERM_LEADERS][2] += (int) tr_set_count (tr_set_and (kingdom, state->tiles[colour]));
  for (unsigned i = 0; i < TE_MONUMENTS; i++)
    if (state->monuments[i].space != TE_NONE && (game->monuments[i] >> colour & 1)
        && tr_set_has (kingdom, state->monuments[i].space))
      counts[TE_TERM_MONUMENTS][0]++;
}

static void
count_seat (const TeGame  *game,
            const TeState *state,
            unsigned       seat,
            int            counts[TR_TERMS_MAX][TR_COUNTS_MAX])
{
  const TeSeat *player = &state->seats[seat];
  int least = INT16_MAX;

  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      counts[TE_TERM_OTHERS][0] += player->points[colour];
      least = player->points[colour] < least ? player->points[colour] : least;
      if (player->leaders[colour] != TE_NONE)
        count_leader (game, state, player->leaders[colour], colour, counts);
    }
  counts[TE_TERM_OTHERS][0] -= least;
  counts[TE_TERM_OTHERS][1] = player->treasures;
  counts[TE_TERM_HAND][0] = player->catastrophes;
}

void
te_count (const TrGame  *game,
          const TrState *state,
          TrCounts       counts)
{
  TrResult result = { 0 };

  memset (counts, 0, sizeof (TrCounts));
  te_result (game, state, &result);
  for (unsigned seat = 0; seat < game->seats; seat++)
    {
      count_seat ((const TeGame *) game, (const TeState *) state, seat, counts[seat]);
      counts[seat][TE_TERM_WEAKEST][0] = result.score[seat];
    }
}
