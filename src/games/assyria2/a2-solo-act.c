/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

#include <string.h>

/* The solo opponent's actions phase (a2.solo.act): of a scheme's three actions the highest it can pay and complete. Its
 * effects answer whether they could be done; whether a whole action can be is found out on a copy of the state. */

/* a2.solo.new-ziggurat: away from wells and rivers, like a player's. */
static bool
build_new (const A2Game   *game,
           A2State        *state,
           const A2Scheme *scheme,
           TrEventList    *events)
{
  TrSet foundations = a2_foundations (game, state, A2_RIVAL);
  unsigned space;

  if (tr_set_empty (foundations) || state->seats[A2_RIVAL].n_ziggurats >= A2_ZIGGURATS)
    return false;
  space = a2_map_priority (game, state, foundations, scheme);
  a2_remove_hut (state, A2_RIVAL, space, A2_RULE_SOLO_NEW_ZIGGURAT, events);
  tr_set_remove (&state->farmers, space);
  a2_place_ziggurat (state, A2_RIVAL, space);
  a2_tell (events, A2_EVENT_ZIGGURAT, A2_RIVAL, A2_RULE_SOLO_NEW_ZIGGURAT, (int) space, 1);
  return true;
}

/* The first ziggurat in map order that has LEVELS; A2_ZIGGURATS when none has. */
static unsigned
ziggurat_with (const A2Seat *rival,
               unsigned      levels)
{
  unsigned best = A2_ZIGGURATS;

  for (unsigned i = 0; i < rival->n_ziggurats; i++)
    if (rival->ziggurat_level[i] == levels
        && (best == A2_ZIGGURATS || rival->ziggurat_space[i] < rival->ziggurat_space[best]))
      best = i;
  return best;
}

static bool
build_level (A2State     *state,
             unsigned     level,
             TrEventList *events)
{
  A2Seat *rival = &state->seats[A2_RIVAL];
  unsigned ziggurat = ziggurat_with (rival, level - 1);

  if (ziggurat == A2_ZIGGURATS)
    return false;
  rival->ziggurat_level[ziggurat] = (uint8_t) level;
  a2_tell (events, A2_EVENT_ZIGGURAT, A2_RIVAL, A2_RULE_SOLO_NEW_ZIGGURAT, rival->ziggurat_space[ziggurat], (int) level);
  return true;
}

/* a2.solo.roof */
static bool
build_roof (A2State       *state,
            const uint8_t  order[A2_AREAS],
            TrEventList   *events)
{
  A2Seat *rival = &state->seats[A2_RIVAL];
  unsigned ziggurat = ziggurat_with (rival, 3);

  if (ziggurat == A2_ZIGGURATS)
    return false;
  for (unsigned i = 0; i < A2_AREAS; i++)
    {
      unsigned area = order[i];

      if (state->areas[area].roof)
        {
          state->areas[area].roof = 0;
          rival->ziggurat_level[ziggurat] = 4;
          a2_tell (events, A2_EVENT_ROOF, A2_RIVAL, A2_RULE_SOLO_ROOF, rival->ziggurat_space[ziggurat], (int) area);
          return true;
        }
    }
  return false;
}

/* a2.solo.tribute */
static bool
pay_tribute (const A2Game *game,
             A2State      *state,
             unsigned      area,
             A2Tribute     good,
             TrEventList  *events)
{
  A2AreaState *there = &state->areas[area];

  if (good == A2_TRIBUTE_GOLD ? there->gold >= game->areas[area].gold_spaces : there->ship)
    return false;
  if (good == A2_TRIBUTE_GOLD)
    there->gold++;
  else
    there->ship = 1;
  a2_tell (events, A2_EVENT_TRIBUTE, A2_RIVAL, A2_RULE_SOLO_TRIBUTE, (int) area, good);
  a2_gain_influence (game, state, A2_RIVAL, game->areas[area].camels, A2_RULE_SOLO_TRIBUTE, events);
  return true;
}

static bool
points (const A2Scheme *scheme,
        A2Arrow         arrow)
{
  return scheme->arrows[0] == arrow || scheme->arrows[1] == arrow;
}

/* a2.solo.vp-and-discard: columns first, and within one from the top. */
static bool
discard_for_vp (const A2Game   *game,
                A2State        *state,
                const A2Scheme *scheme,
                TrEventList    *events)
{
  for (unsigned i = 0; i < A2_PLACES_IN_ROW; i++)
    {
      unsigned place = points (scheme, A2_LEFT) ? i : A2_PLACES_IN_ROW - 1u - i;

      for (unsigned row = 0; row < a2_n_rows (game); row++)
        {
          if (a2_card_at (state, row, place) == A2_NONE)
            continue;
          a2_gain_vp (state, A2_RIVAL, 1, A2_RULE_SOLO_VP_AND_DISCARD, events);
          a2_discard_card (state, row, place, A2_RULE_SOLO_VP_AND_DISCARD, events);
          return true;
        }
    }
  return false;
}

/* a2.solo.offering */
static bool
make_offering (const A2Game   *game,
               A2State        *state,
               const A2Scheme *scheme,
               TrEventList    *events)
{
  if (state->seats[A2_RIVAL].offerings >= game->last_offering)
    return false;
  a2_gain_offerings (game, state, A2_RIVAL, 1, A2_RULE_SOLO_OFFERING, events);
  while (state->roofs_to_put > 0)
    {
      bool all = state->areas[A2_HIGHEST].roof && state->areas[A2_MIDDLE].roof && state->areas[A2_LOWEST].roof;
      bool up = points (scheme, A2_UP);
      unsigned area = up ? A2_HIGHEST : A2_LOWEST;

      while (!all && state->areas[area].roof)
        area = up ? area + 1 : area - 1;
      a2_put_roof (game, state, A2_RIVAL, area, false, events);
    }
  return true;
}

static bool
do_effect (const A2Game   *game,
           A2State        *state,
           const A2Scheme *scheme,
           unsigned        kind,
           unsigned        argument,
           TrEventList    *events)
{
  switch (kind)
    {
    case A2_SCHEME_NEW_ZIGGURAT:
      return build_new (game, state, scheme, events);
    case A2_SCHEME_LEVEL_2:
      return build_level (state, 2, events);
    case A2_SCHEME_LEVEL_3:
      return build_level (state, 3, events);
    case A2_SCHEME_ROOF:
      return build_roof (state, a2_roof_orders[argument], events);
    case A2_SCHEME_TRIBUTE_GOLD:
      return pay_tribute (game, state, argument, A2_TRIBUTE_GOLD, events);
    case A2_SCHEME_TRIBUTE_SHIP:
      return pay_tribute (game, state, argument, A2_TRIBUTE_SHIP, events);
    case A2_SCHEME_VP_AND_DISCARD:
      return discard_for_vp (game, state, scheme, events);
    default:
      return make_offering (game, state, scheme, events);
    }
}

/* ACTION can be paid. */
static bool
do_action (const A2Game         *game,
           A2State              *state,
           const A2Scheme       *scheme,
           const A2SchemeAction *action,
           TrEventList          *events)
{
  a2_gain_gold (state, A2_RIVAL, -action->gold, A2_RULE_SOLO_ACT, events);
  for (unsigned i = 0; i < action->n_effects; i++)
    if (!do_effect (game, state, scheme, action->effects[i].kind, action->effects[i].argument, events))
      return false;
  return true;
}

/* The action of SCHEME that is to be done, NULL when none can be. */
static const A2SchemeAction *
possible_action (const A2Game   *game,
                 const A2State  *state,
                 const A2Scheme *scheme)
{
  for (unsigned i = 0; i < A2_SCHEME_ACTIONS; i++)
    {
      A2State copy;

      if (state->seats[A2_RIVAL].gold < scheme->actions[i].gold)
        continue;
      memcpy (&copy, state, sizeof copy);
      if (do_action (game, &copy, scheme, &scheme->actions[i], NULL))
        return &scheme->actions[i];
    }
  return NULL;
}

static bool
any_action_possible (const A2Game  *game,
                     const A2State *state)
{
  for (unsigned i = 0; i < A2_SCHEMES; i++)
    if (possible_action (game, state, &game->schemes[i]) != NULL)
      return true;
  return false;
}

void
a2_rival_act (const A2Game *game,
              A2State      *state,
              TrEventList  *events)
{
  while (state->seats[A2_RIVAL].gold > 0 && any_action_possible (game, state))
    {
      uint8_t card = a2_draw_scheme (state, events);
      const A2Scheme *scheme = &game->schemes[card];
      const A2SchemeAction *action = possible_action (game, state, scheme);

      a2_tell (events, A2_EVENT_SCHEME, A2_RIVAL, A2_RULE_SOLO_ACT, card, 0);
      if (action != NULL)
        do_action (game, state, scheme, action, events);
    }
}
