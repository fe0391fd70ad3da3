/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

#include "tr-random.h"

/* Pieces that come and go, whatever the reason. */

/* The colour of the face-up tile at SPACE; TE_NONE: there is none. */
unsigned
te_tile_at (const TeState *state,
            unsigned       space)
{
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    if (tr_set_has (state->tiles[colour], space))
      return colour;
  return TE_NONE;
}

/* ── Leaders ── */

void
te_put_leader (TeState *state,
               unsigned seat,
               unsigned leader,
               unsigned space)
{
  uint8_t *at = &state->seats[seat].leaders[leader];

  if (*at != TE_NONE)
    tr_set_remove (&state->leaders, *at);
  *at = (uint8_t) space;
  if (space != TE_NONE)
    tr_set_add (&state->leaders, space);
}

void
te_lose_leader (TeState     *state,
                unsigned     seat,
                unsigned     leader,
                TeEvent      kind,
                unsigned     rule,
                TrEventList *events)
{
  te_tell (events, kind, seat, rule, leader, state->seats[seat].leaders[leader], 0);
  te_put_leader (state, seat, leader, TE_NONE);
}

void
te_return_leaders (const TeGame *game,
                   TeState      *state,
                   TrEventList  *events)
{
  TrSet beside = te_beside_temples (game, state);

  if (tr_set_within (state->leaders, beside))
    return;
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      for (unsigned leader = 0; leader < TE_COLOURS; leader++)
        {
          unsigned space = state->seats[seat].leaders[leader];

          if (space != TE_NONE && !tr_set_has (beside, space))
            te_lose_leader (state, seat, leader, TE_EVENT_RETURNED, TE_RULE_LEADER_LAST_TEMPLE, events);
        }
    }
}

/* ── Tiles and buildings ── */

void
te_remove_tile (TeState     *state,
                unsigned     space,
                unsigned     rule,
                TrEventList *events)
{
  unsigned colour = te_tile_at (state, space);

  tr_set_remove (&state->tiles[colour], space);
  state->out[colour]++;
  te_tell (events, TE_EVENT_REMOVED, TR_SEAT_NONE, rule, colour, space, 0);
}

TrSet
te_guarded (const TeState *state)
{
  TrSet guarded = TR_SET_EMPTY;

  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    if (state->buildings[colour] != TE_NONE)
      tr_set_add (&guarded, state->buildings[colour]);
  return guarded;
}

/* Turned face down or covered by the wonder, a tile carries no building any more (te.adv.building-guard). */
void
te_return_buildings (TeState     *state,
                     TrSet        from,
                     TrEventList *events)
{
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      if (state->buildings[colour] == TE_NONE || !tr_set_has (from, state->buildings[colour]))
        continue;
      state->buildings[colour] = TE_NONE;
      te_tell (events, TE_EVENT_BUILDING_BACK, TR_SEAT_NONE, TE_RULE_ADV_BUILDING_GUARD, colour, 0, 0);
    }
}

/* ── Points ── */

/* A game in which everybody only ends turns goes on for ever: points stop growing before they no longer fit. */
void
te_gain (TeState     *state,
         unsigned     seat,
         unsigned     points,
         unsigned     colour,
         unsigned     rule,
         TrEventList *events)
{
  int16_t *has = &state->seats[seat].points[colour];

  if (points > (unsigned) (INT16_MAX - *has))
    points = (unsigned) (INT16_MAX - *has);
  *has = (int16_t) (*has + (int) points);
  te_tell (events, TE_EVENT_POINTS, seat, rule, points, colour, 0);
}

/* ── The bag ── */

unsigned
te_count_bag (const TeState *state)
{
  return (unsigned) state->bag[0] + state->bag[1] + state->bag[2] + state->bag[3];
}

bool
te_draw (const TeGame *game,
         TeState      *state,
         unsigned      seat,
         unsigned      n,
         unsigned      rule,
         TrEventList  *events)
{
  unsigned left = te_count_bag (state);
  unsigned drawn = n < left ? n : left;

  if (n == 0)
    return true;
  for (unsigned i = 0; i < drawn; i++)
    {
      unsigned which = tr_random_below (&state->random, left - i);
      unsigned colour = 0;

      while (which >= state->bag[colour])
        which -= state->bag[colour++];
      state->bag[colour]--;
      state->seats[seat].hand[colour]++;
    }
  if (drawn > 0)
    te_tell (events, TE_EVENT_DRAWN, seat, rule, drawn, 0, 0);
  if (drawn == n)
    return true;
  te_tell (events, TE_EVENT_EMPTY_BAG, seat, TE_RULE_END_BAG, 0, 0, 0);
  te_end_game (game, state, events);
  return false;
}
