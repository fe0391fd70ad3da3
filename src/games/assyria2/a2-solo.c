/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

/* The solo opponent: bidding and expansion. It decides by scheme cards alone and is never asked. */

static const A2Scheme *
draw (const A2Game *game,
      A2State      *state,
      unsigned      rule,
      TrEventList  *events)
{
  uint8_t scheme = a2_draw_scheme (state, events);

  a2_tell (events, A2_EVENT_SCHEME, A2_RIVAL, rule, scheme, 0);
  return &game->schemes[scheme];
}

/* ── Map priority (a2.solo.priority) ── */

/* The candidates that lie furthest in the direction of an arrow. */
static TrSet
furthest (const A2Game *game,
          TrSet         candidates,
          A2Arrow       arrow)
{
  TrSet best = TR_SET_EMPTY;
  int best_place = INT16_MIN;

  while (!tr_set_empty (candidates))
    {
      unsigned space = tr_set_pop (&candidates);
      int place = (int) (arrow == A2_UP || arrow == A2_DOWN ? tr_hex_row (&game->map, space) : tr_hex_x (&game->map, space));

      if (arrow == A2_UP || arrow == A2_LEFT)
        place = -place;
      if (place > best_place)
        {
          best_place = place;
          best = TR_SET_EMPTY;
        }
      if (place == best_place)
        tr_set_add (&best, space);
    }
  return best;
}

static TrSet
terrain (const A2Game *game,
         unsigned      region)
{
  switch (region)
    {
    case A2_OUTSIDE:
      return game->outside;
    case A2_BETWEEN:
      return game->between;
    default:
      return game->rivers;
    }
}

/* Narrows where that leaves something: a step no candidate meets is skipped. */
static void
narrow (TrSet *candidates,
        TrSet  wanted)
{
  if (tr_set_meets (*candidates, wanted))
    *candidates = tr_set_and (*candidates, wanted);
}

/* One of CANDIDATES, which is not empty. */
unsigned
a2_map_priority (const A2Game   *game,
                 const A2State  *state,
                 TrSet           candidates,
                 const A2Scheme *scheme)
{
  narrow (&candidates, tr_set_or (game->shows[scheme->food], state->farmers));
  for (unsigned i = 0; i < A2_SCHEME_TERRAINS; i++)
    {
      TrSet wanted = terrain (game, scheme->terrains[i]);

      if (tr_set_meets (candidates, wanted))
        {
          narrow (&candidates, wanted);
          break;
        }
    }
  candidates = furthest (game, candidates, scheme->arrows[0]);
  candidates = furthest (game, candidates, scheme->arrows[1]);
  return tr_set_first (candidates);
}

/* ── Bidding (a2.solo.bid) ── */

/* The space it would take in a row, A2_BID_SPACES when the row is closed to it. */
static unsigned
space_in_row (const A2Game   *game,
              const A2State  *state,
              unsigned        row,
              const A2Scheme *scheme)
{
  int vp = state->seats[A2_RIVAL].vp;

  if (state->rows[row].leader == A2_NONE)
    return A2_BID_TOP;
  switch (state->rows[row].space)
    {
    case A2_BID_TOP:
      if (vp >= game->bid_costs[scheme->outbid])
        return scheme->outbid;
      return vp >= game->bid_costs[A2_BID_MIDDLE] ? A2_BID_MIDDLE : A2_BID_SPACES;
    case A2_BID_MIDDLE:
      return vp >= game->bid_costs[A2_BID_LOWEST] ? A2_BID_LOWEST : A2_BID_SPACES;
    default:
      return A2_BID_SPACES;
    }
}

static unsigned
icons_in_row (const A2Game  *game,
              const A2State *state,
              unsigned       row,
              unsigned       food)
{
  unsigned icons = 0;

  for (unsigned i = 0; i < 2; i++)
    {
      uint8_t card = state->rows[row].food[i];

      if (card == A2_NONE)
        continue;
      icons += game->food_cards[card].n_wild;
      if (game->food_cards[card].food == food)
        icons += game->food_cards[card].n_food;
    }
  return icons;
}

static A2Arrow
vertical_arrow (const A2Scheme *scheme)
{
  return scheme->arrows[0] == A2_UP || scheme->arrows[0] == A2_DOWN ? scheme->arrows[0] : scheme->arrows[1];
}

/* Rows with no icon of its food are all equal, so that the arrow decides between them too. */
void
a2_rival_bid (const A2Game *game,
              A2State      *state,
              TrEventList  *events)
{
  const A2Scheme *scheme = draw (game, state, A2_RULE_SOLO_BID, events);
  bool lowest = vertical_arrow (scheme) == A2_DOWN;
  unsigned best = A2_ROWS;
  unsigned best_icons = 0;

  for (unsigned row = 0; row < a2_n_rows (game); row++)
    {
      unsigned icons = icons_in_row (game, state, row, scheme->food);

      if (space_in_row (game, state, row, scheme) == A2_BID_SPACES)
        continue;
      if (best == A2_ROWS || icons > best_icons || (icons == best_icons && lowest))
        {
          best = row;
          best_icons = icons;
        }
    }
  a2_bid (game, state, A2_RIVAL, best, space_in_row (game, state, best, scheme), false, events);
}

/* ── Expansion (a2.solo.expand) ── */

static void
build_hut (const A2Game *game,
           A2State      *state,
           TrEventList  *events)
{
  TrSet spaces = a2_build_spaces (game, state, A2_RIVAL);
  const A2Scheme *scheme;

  /* Without a legal space it breaks all adjacency rules. */
  if (tr_set_empty (spaces))
    spaces = a2_free_spaces (game, state);
  scheme = draw (game, state, A2_RULE_SOLO_EXPAND, events);
  a2_place_hut (state, A2_RIVAL, a2_map_priority (game, state, spaces, scheme), A2_RULE_SOLO_PRIORITY, events);
}

static void
dig_wells (const A2Game *game,
           A2State      *state,
           TrEventList  *events)
{
  for (unsigned site = 0; site < game->n_sites; site++)
    {
      if (state->seats[A2_RIVAL].n_wells >= game->n_wells)
        return;
      if (a2_can_dig (game, state, A2_RIVAL, site))
        {
          a2_dig (state, A2_RIVAL, site, events);
          a2_gain_gold (state, A2_RIVAL, game->solo_gold_per_well, A2_RULE_SOLO_EXPAND, events);
        }
    }
}

void
a2_rival_expand (const A2Game *game,
                 A2State      *state,
                 TrEventList  *events)
{
  unsigned river_huts;

  for (unsigned place = 0; place < A2_PLACES_IN_ROW; place++)
    a2_discard_card (state, state->row, place, A2_RULE_SOLO_EXPAND, events);
  if (!tr_set_empty (state->seats[A2_RIVAL].huts))
    {
      const A2Scheme *scheme = draw (game, state, A2_RULE_SOLO_EXPAND, events);

      a2_remove_hut (state, A2_RIVAL, a2_map_priority (game, state, state->seats[A2_RIVAL].huts, scheme),
                     A2_RULE_SOLO_EXPAND, events);
    }
  while (state->seats[A2_RIVAL].supply > 0 && !tr_set_empty (a2_free_spaces (game, state)))
    build_hut (game, state, events);
  dig_wells (game, state, events);

  river_huts = tr_set_count (tr_set_and (state->seats[A2_RIVAL].huts, game->rivers));
  a2_gain_gold (state, A2_RIVAL, (int) river_huts * game->solo_gold_per_river_hut, A2_RULE_SOLO_EXPAND, events);
  a2_gain_gold (state, A2_RIVAL, game->solo_gold_by_stars[game->game.options[A2_OPTION_STARS] - 1], A2_RULE_SOLO_EXPAND,
                events);
  a2_score_expansion (game, state, A2_RIVAL, events);
}
