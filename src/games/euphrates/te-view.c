/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

#include "tr-random.h"

#include <string.h>

/* What a player may not know (te.hidden): hands, points and treasures of others, how many tiles are in the bag and which
 * are out of the game, and the dice to come. How many tiles a hand holds lies open, and how many treasures are gone from
 * the board. */

#define TILES_MAX 256

static unsigned
count_hand (const TeSeat *seat)
{
  return (unsigned) seat->hand[0] + seat->hand[1] + seat->hand[2] + seat->hand[3];
}

/* Puts N of the TILES from *NEXT on into PLACE, which is empty. */
static void
deal (const uint8_t *tiles,
      unsigned      *next,
      unsigned       n,
      uint8_t        place[TE_COLOURS])
{
  memset (place, 0, TE_COLOURS);
  for (unsigned i = 0; i < n; i++)
    place[tiles[(*next)++]]++;
}

static void
deal_tiles (const TeGame *game,
            TeState      *state,
            unsigned      seat,
            uint64_t     *random)
{
  uint8_t tiles[TILES_MAX];
  unsigned n = 0, next = 0;
  unsigned a, b;

  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      unsigned hidden = (unsigned) state->bag[colour] + state->out[colour];

      for (unsigned other = 0; other < game->game.seats; other++)
        hidden += other != seat ? state->seats[other].hand[colour] : 0u;
      for (unsigned i = 0; i < hidden; i++)
        tiles[n++] = (uint8_t) colour;
    }
  tr_random_deal (random, tiles, n);
  for (unsigned other = 0; other < game->game.seats; other++)
    if (other != seat)
      deal (tiles, &next, count_hand (&state->seats[other]), state->seats[other].hand);
  /* Nobody counts the bag. More of what is not to be seen is in it than out of the game, most of the time: the larger of
   * two guesses. */
  a = tr_random_below (random, n - next + 1);
  b = tr_random_below (random, n - next + 1);
  deal (tiles, &next, a > b ? a : b, state->bag);
  deal (tiles, &next, n - next, state->out);
}

static void
deal_treasures (const TeGame *game,
                TeState      *state,
                unsigned      seat,
                uint64_t     *random)
{
  unsigned taken = game->n_treasures - state->aside - tr_set_count (state->treasures) - state->seats[seat].treasures;

  for (unsigned other = 0; other < game->game.seats; other++)
    if (other != seat)
      state->seats[other].treasures = 0;
  while (taken-- > 0)
    state->seats[(seat + 1 + tr_random_below (random, game->game.seats - 1u)) % game->game.seats].treasures++;
}

/* Others are taken to have done about as well as oneself. */
static void
deal_points (const TeGame *game,
             TeState      *state,
             unsigned      seat,
             uint64_t     *random)
{
  const int16_t *own = state->seats[seat].points;
  unsigned sum = (unsigned) own[0] + (unsigned) own[1] + (unsigned) own[2] + (unsigned) own[3];
  unsigned most = sum / 2 + 1;

  for (unsigned other = 0; other < game->game.seats; other++)
    for (unsigned colour = 0; colour < TE_COLOURS && other != seat; colour++)
      state->seats[other].points[colour] = (int16_t) tr_random_below (random, (most < INT16_MAX ? most : INT16_MAX) + 1);
}

void
te_view (const TrGame *tr_game,
         TrState      *tr_state,
         unsigned      seat,
         uint64_t      seed)
{
  const TeGame *game = (const TeGame *) tr_game;
  TeState *state = (TeState *) tr_state;

  /* After the end everything is laid open. */
  if (state->ask != TE_ASK_NONE)
    {
      deal_tiles (game, state, seat, &seed);
      deal_treasures (game, state, seat, &seed);
      deal_points (game, state, seat, &seed);
    }
  state->random = tr_random_next (&seed);
}
