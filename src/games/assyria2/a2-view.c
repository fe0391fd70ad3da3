/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

#include "tr-random.h"

/* What no player may know: the order of the piles, the face-down markers with the two removed, and the dice to come. All
 * cards of all players lie open, so every seat sees the same. */

/* Shuffles the unrevealed markers of one colour together with the removed one. */
static void
deal_markers (A2State  *state,
              unsigned  colour,
              uint64_t *random)
{
  uint8_t hidden[A2_ROUNDS_PER_FLOOD + 1];
  unsigned first = colour * A2_ROUNDS_PER_FLOOD;
  unsigned end = first + A2_ROUNDS_PER_FLOOD;
  unsigned n = 0;

  if (state->round > first)
    first = state->round < end ? state->round : end;
  for (unsigned i = first; i < end; i++)
    hidden[n++] = state->markers[i];
  hidden[n++] = state->removed[colour];
  tr_random_deal (random, hidden, n);
  for (unsigned i = first; i < end; i++)
    state->markers[i] = hidden[i - first];
  state->removed[colour] = hidden[n - 1];
}

void
a2_view (const TrGame *game,
         TrState      *tr_state,
         unsigned      seat,
         uint64_t      seed)
{
  A2State *state = (A2State *) tr_state;

  (void) game;
  (void) seat;
  tr_random_deal (&seed, state->food_deck, state->n_food_deck);
  tr_random_deal (&seed, state->favour_deck, state->n_favour_deck);
  tr_random_deal (&seed, state->civilisation_deck, state->n_civilisation_deck);
  tr_random_deal (&seed, state->scheme_deck, state->n_scheme_deck);
  deal_markers (state, 0, &seed);
  deal_markers (state, 1, &seed);
  state->random = tr_random_next (&seed);
}
