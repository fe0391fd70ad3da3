/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

/* What players win and spend. Each change is told with the rule that caused it. */

void
a2_gain_vp (A2State     *state,
            unsigned     seat,
            int          vp,
            unsigned     rule,
            TrEventList *events)
{
  if (vp == 0)
    return;
  state->seats[seat].vp = (int16_t) (state->seats[seat].vp + vp);
  a2_tell (events, A2_EVENT_VP, seat, rule, vp, 0);
}

/* a2.camels.limit: what is beyond the limit is lost. */
void
a2_gain_camels (const A2Game *game,
                A2State      *state,
                unsigned      seat,
                unsigned      camels,
                unsigned      rule,
                TrEventList  *events)
{
  A2Seat *player = &state->seats[seat];
  unsigned room = a2_camel_limit (game, player) - player->camels;

  if (camels > room)
    camels = room;
  if (camels == 0)
    return;
  player->camels = (uint8_t) (player->camels + camels);
  a2_tell (events, A2_EVENT_CAMELS, seat, rule, (int) camels, 0);
}

void
a2_pay_camels (A2State     *state,
               unsigned     seat,
               unsigned     camels,
               unsigned     rule,
               TrEventList *events)
{
  if (camels == 0)
    return;
  state->seats[seat].camels = (uint8_t) (state->seats[seat].camels - camels);
  a2_tell (events, A2_EVENT_CAMELS, seat, rule, -(int) camels, 0);
}

/* a2.limits.components: gold, ships and farmers never run out. */
static void
gain (uint8_t     *count,
      int          n,
      A2Event      event,
      unsigned     seat,
      unsigned     rule,
      TrEventList *events)
{
  if (n == 0)
    return;
  *count = (uint8_t) (*count + n);
  a2_tell (events, event, seat, rule, n, 0);
}

void
a2_gain_gold (A2State     *state,
              unsigned     seat,
              int          gold,
              unsigned     rule,
              TrEventList *events)
{
  gain (&state->seats[seat].gold, gold, A2_EVENT_GOLD, seat, rule, events);
}

void
a2_gain_ships (A2State     *state,
               unsigned     seat,
               int          ships,
               unsigned     rule,
               TrEventList *events)
{
  gain (&state->seats[seat].ships, ships, A2_EVENT_SHIPS, seat, rule, events);
}

void
a2_gain_farmers (A2State     *state,
                 unsigned     seat,
                 int          farmers,
                 unsigned     rule,
                 TrEventList *events)
{
  gain (&state->seats[seat].farmers, farmers, A2_EVENT_FARMERS, seat, rule, events);
}

/* Huts come from the stock, as far as it reaches. */
void
a2_gain_huts (A2State     *state,
              unsigned     seat,
              unsigned     huts,
              unsigned     rule,
              TrEventList *events)
{
  A2Seat *player = &state->seats[seat];

  if (huts > player->stock)
    huts = player->stock;
  player->stock = (uint8_t) (player->stock - huts);
  gain (&player->supply, (int) huts, A2_EVENT_HUTS, seat, rule, events);
}

void
a2_flip_ploughs (const A2Game *game,
                 A2State      *state,
                 unsigned      seat,
                 unsigned      ploughs,
                 unsigned      rule,
                 TrEventList  *events)
{
  A2Seat *player = &state->seats[seat];
  unsigned down = game->n_ploughs - player->ploughs;

  gain (&player->ploughs, (int) (ploughs < down ? ploughs : down), A2_EVENT_PLOUGHS_UP, seat, rule, events);
}
