/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

#include <string.h>

/* What a hint says of the terms of a2-evaluate.c. */

/* Translators: these stand in a list of what speaks for a move, or against it. {0} is what it is worth, in points, with a sign;
 * {1} and {2} are numbers: after this move, and after the one it is compared with. */
const TrReason a2_reasons[A2_TERMS] = {
  [A2_TERM_POINTS] = {
    N_("more points soon ({0})"),
    N_("fewer points soon ({0})"),
    { N_("points: {1} instead of {2} ({0})") },
  },
  [A2_TERM_HUTS] = {
    N_("huts in better places, or easier to feed ({0})"),
    N_("huts in worse places, or harder to feed ({0})"),
    { N_("huts on the board: {1} instead of {2} ({0})"),
      N_("huts for which food is at hand: {1} instead of {2} ({0})"),
      N_("river huts, which bring camels: {1} instead of {2} ({0})"),
      N_("huts between the rivers, which score double: {1} instead of {2} ({0})") },
  },
  [A2_TERM_ZIGGURATS] = {
    N_("ziggurats that score more, or improve a better action ({0})"),
    N_("ziggurats that score less, or improve a poorer action ({0})"),
    { N_("pieces of ziggurats, which score every round: {1} instead of {2} ({0})") },
  },
  [A2_TERM_INFLUENCE] = {
    N_("a better place on the influence track, which counts at the flood ({0})"),
    N_("a worse place on the influence track, which counts at the flood ({0})"),
    { N_("influence, which counts at the flood: {1} instead of {2} ({0})") },
  },
  [A2_TERM_OFFERINGS] = {
    N_("wells and ziggurats that bring more at the flood ({0})"),
    N_("wells and ziggurats that bring less at the flood ({0})"),
    { N_("wells and ziggurats, which count at the flood: {1} instead of {2} ({0})"),
      N_("offerings, which make wells and ziggurats count more at the flood: {1} instead of {2} ({0})") },
  },
  [A2_TERM_CAMELS] = {
    N_("more camels to spend ({0})"),
    N_("fewer camels to spend ({0})"),
    { N_("camels left to spend: {1} instead of {2} ({0})") },
  },
  [A2_TERM_FOOD] = {
    N_("more food to spare for later ({0})"),
    N_("less food to spare for later ({0})"),
    { N_("food cards, ploughs and tokens: {1} instead of {2} ({0})") },
  },
  [A2_TERM_ROOM] = {
    N_("better spaces to build huts on next ({0})"),
    N_("poorer spaces to build huts on next ({0})"),
    { N_("spaces where huts can be built next: {1} instead of {2} ({0})") },
  },
  [A2_TERM_SUPPLY] = {
    N_("more at hand of gold, ships, farmers, favours or huts ({0})"),
    N_("less at hand of gold, ships, farmers, favours or huts ({0})"),
    { N_("favours at hand: {1} instead of {2} ({0})"),
      N_("gold at hand: {1} instead of {2} ({0})"),
      N_("ships and farmers at hand: {1} instead of {2} ({0})"),
      N_("huts still to be built: {1} instead of {2} ({0})") },
  },
};

static int
count_food_cards (const A2Game *game,
                  const A2Seat *player)
{
  int n = 0;

  for (unsigned card = 0; card < game->n_food_kinds; card++)
    n += player->food[card];
  return n;
}

/* Huts that have been fed, or could be with what lies before their owner. */
static int
count_fed (const A2Game  *game,
           const A2State *state,
           unsigned       seat)
{
  const A2Seat *player = &state->seats[seat];
  bool feeds_now = state->seat == seat && (state->ask == A2_ASK_FEED || state->ask == A2_ASK_SERVE);
  TrSet hungry = feeds_now ? tr_set_minus (player->huts, state->fed) : player->huts;
  TrSet choosy = tr_set_minus (hungry, state->farmers);
  int n_hungry = (int) tr_set_count (hungry);
  int fed = 0, left = 0, any = player->ploughs + player->tokens;

  for (unsigned food = 0; food < A2_FOODS; food++)
    {
      int need = (int) tr_set_count (tr_set_and (choosy, game->shows[food]));
      int icons = feeds_now ? state->icons[food] + state->card_icons[food] : 0;

      for (unsigned card = 0; card < game->n_food_kinds; card++)
        if (game->food_cards[card].food == food)
          icons += player->food[card] * game->food_cards[card].n_food;
      fed += icons < need ? icons : need;
      left += icons > need ? icons - need : 0;
    }
  for (unsigned card = 0; card < game->n_food_kinds; card++)
    any += player->food[card] * game->food_cards[card].n_wild;
  if (feeds_now)
    any += state->icons[A2_WILD] + state->card_icons[A2_WILD];
  /* a2.feed.farmer: these eat what is left over. */
  if (left > n_hungry - (int) tr_set_count (choosy))
    left = n_hungry - (int) tr_set_count (choosy);
  fed += left + any;
  return (int) tr_set_count (player->huts) - n_hungry + (fed < n_hungry ? fed : n_hungry);
}

static void
count_seat (const A2Game  *game,
            const A2State *state,
            unsigned       seat,
            int            counts[TR_TERMS_MAX][TR_COUNTS_MAX])
{
  const A2Seat *player = &state->seats[seat];

  counts[A2_TERM_POINTS][0] = player->vp;
  counts[A2_TERM_HUTS][0] = (int) tr_set_count (player->huts);
  counts[A2_TERM_HUTS][1] = count_fed (game, state, seat);
  counts[A2_TERM_HUTS][2] = (int) tr_set_count (tr_set_and (player->huts, game->rivers));
  counts[A2_TERM_HUTS][3] = (int) tr_set_count (tr_set_and (player->huts, game->between));
  for (unsigned i = 0; i < player->n_ziggurats; i++)
    counts[A2_TERM_ZIGGURATS][0] += player->ziggurat_level[i];
  counts[A2_TERM_INFLUENCE][0] = player->influence;
  counts[A2_TERM_OFFERINGS][0] = player->n_wells + player->n_ziggurats;
  counts[A2_TERM_OFFERINGS][1] = player->offerings;
  counts[A2_TERM_CAMELS][0] = player->camels;
  counts[A2_TERM_FOOD][0] = count_food_cards (game, player) + player->ploughs + player->tokens;
  counts[A2_TERM_ROOM][0] = (int) tr_set_count (a2_build_spaces (game, state, seat));
  for (unsigned i = 0; i < A2_FAVOURS; i++)
    counts[A2_TERM_SUPPLY][0] += player->favours[i];
  counts[A2_TERM_SUPPLY][1] = player->gold;
  counts[A2_TERM_SUPPLY][2] = player->ships + player->farmers;
  counts[A2_TERM_SUPPLY][3] = player->supply + player->growth;
}

void
a2_count (const TrGame  *game,
          const TrState *state,
          TrCounts       counts)
{
  memset (counts, 0, sizeof (TrCounts));
  for (unsigned seat = 0; seat < game->seats; seat++)
    count_seat ((const A2Game *) game, (const A2State *) state, seat, counts[seat]);
}
