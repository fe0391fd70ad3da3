/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

#include <assert.h>

/* The map: adjacency with ships, and everything that builds, moves or removes huts. */

static TrSet
around (const A2Game *game,
        TrSet         spaces)
{
  TrSet result = TR_SET_EMPTY;

  while (!tr_set_empty (spaces))
    result = tr_set_or (result, game->neighbours[tr_set_pop (&spaces)]);
  return result;
}

/* The ships that are joined to the one at SPACE, space by space. */
static TrSet
fleet_of (const A2Game  *game,
          const A2State *state,
          unsigned       space)
{
  TrSet fleet = tr_set_of (space);
  TrSet fresh = fleet;

  while (!tr_set_empty (fresh))
    {
      fresh = tr_set_minus (tr_set_and (around (game, fresh), state->ships), fleet);
      fleet = tr_set_or (fleet, fresh);
    }
  return fleet;
}

/* All spaces adjacent to one of OWN (a2.build.adjacent, a2.ship.adjacency). */
TrSet
a2_reach (const A2Game  *game,
          const A2State *state,
          TrSet          own)
{
  TrSet reach = around (game, own);
  TrSet ships = state->ships;

  while (!tr_set_empty (ships))
    {
      TrSet fleet = fleet_of (game, state, tr_set_first (ships));
      TrSet joined = tr_set_or (fleet, around (game, fleet));

      if (tr_set_meets (joined, own))
        reach = tr_set_or (reach, joined);
      ships = tr_set_minus (ships, fleet);
    }
  return reach;
}

/* a2.build.empty */
TrSet
a2_free_spaces (const A2Game  *game,
                const A2State *state)
{
  return tr_set_minus (tr_set_minus (game->in_play, a2_all_huts (state)), a2_all_ziggurats (state));
}

TrSet
a2_build_spaces (const A2Game  *game,
                 const A2State *state,
                 unsigned       seat)
{
  TrSet own = tr_set_or (state->seats[seat].huts, state->seats[seat].ziggurats);

  return tr_set_and (a2_reach (game, state, own), a2_free_spaces (game, state));
}

/* Where beside-rival makes a hut possible that was not: a2.favour.each, a2.act.effect. */
TrSet
a2_beside_spaces (const A2Game  *game,
                  const A2State *state,
                  unsigned       seat)
{
  TrSet opposing = tr_set_minus (a2_all_ziggurats (state), state->seats[seat].ziggurats);

  return tr_set_minus (tr_set_and (a2_reach (game, state, opposing), a2_free_spaces (game, state)),
                       a2_build_spaces (game, state, seat));
}

/* The spaces around every player's wells. */
TrSet
a2_near_wells (const A2Game  *game,
               const A2State *state)
{
  TrSet near = TR_SET_EMPTY;

  for (unsigned seat = 0; seat < game->game.seats; seat++)
    for (unsigned i = 0; i < state->seats[seat].n_wells; i++)
      near = tr_set_or (near, game->site_set[state->seats[seat].wells[i]]);
  return near;
}

/* a2.bid.start-ziggurat */
TrSet
a2_start_spaces (const A2Game  *game,
                 const A2State *state)
{
  TrSet spaces = game->outside;
  TrSet ziggurats = a2_all_ziggurats (state);

  while (!tr_set_empty (ziggurats))
    spaces = tr_set_minus (spaces, game->too_close[tr_set_pop (&ziggurats)]);
  return spaces;
}

/* a2.zig.new-space: own huts on which a ziggurat may be founded. */
TrSet
a2_foundations (const A2Game  *game,
                const A2State *state,
                unsigned       seat)
{
  return tr_set_minus (tr_set_minus (state->seats[seat].huts, game->rivers), a2_near_wells (game, state));
}

bool
a2_site_taken (const A2Game  *game,
               const A2State *state,
               unsigned       site)
{
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    for (unsigned i = 0; i < state->seats[seat].n_wells; i++)
      if (state->seats[seat].wells[i] == site)
        return true;
  return false;
}

/* The index of the ziggurat, A2_ZIGGURATS when there is none of that seat. */
unsigned
a2_ziggurat_at (const A2State *state,
                unsigned       seat,
                unsigned       space)
{
  const A2Seat *player = &state->seats[seat];

  for (unsigned i = 0; i < player->n_ziggurats; i++)
    if (player->ziggurat_space[i] == space)
      return i;
  return A2_ZIGGURATS;
}

/* A first level; the column it came from is the caller's. */
void
a2_place_ziggurat (A2State *state,
                   unsigned seat,
                   unsigned space)
{
  A2Seat *player = &state->seats[seat];

  assert (player->n_ziggurats < A2_ZIGGURATS);

  player->ziggurat_space[player->n_ziggurats] = (uint8_t) space;
  player->ziggurat_level[player->n_ziggurats] = 1;
  player->n_ziggurats++;
  tr_set_add (&state->seats[seat].ziggurats, space);
}

/* Huts of the growth area go first: which hut is built changes nothing but what still must be. */
void
a2_place_hut (A2State     *state,
              unsigned     seat,
              unsigned     space,
              unsigned     rule,
              TrEventList *events)
{
  A2Seat *player = &state->seats[seat];

  if (player->growth > 0)
    player->growth--;
  else
    player->supply--;
  tr_set_add (&state->seats[seat].huts, space);
  a2_tell (events, A2_EVENT_BUILT, seat, rule, (int) space, 0);
}

/* Huts return to stock; farmers and ships stay (a2.destroy). */
void
a2_remove_hut (A2State     *state,
               unsigned     seat,
               unsigned     space,
               unsigned     rule,
               TrEventList *events)
{
  tr_set_remove (&state->seats[seat].huts, space);
  state->seats[seat].stock++;
  a2_tell (events, A2_EVENT_LOST, seat, rule, (int) space, 0);
}

/* ── Moving a hut: a favour, and the bonus of the Cimmerians ── */

static TrSet
move_targets (const A2Game  *game,
              const A2State *state,
              unsigned       from,
              TrSet          free)
{
  return tr_set_and (a2_reach (game, state, tr_set_of (from)), free);
}

TrRefusal
a2_judge_move_hut (const A2Game  *game,
                   const A2State *state,
                   TrMove         move)
{
  unsigned from = tr_move_arg (move, 0);
  unsigned to = tr_move_arg (move, 1);
  TrSet free = a2_free_spaces (game, state);

  if (!tr_set_has (state->seats[state->seat].huts, from))
    return a2_no (A2_NO_MOVE_OWN, from, 0);
  if (!tr_set_has (game->in_play, to))
    return a2_no (A2_NO_BLOCKED, to, 0);
  if (!tr_set_has (free, to))
    return a2_no (A2_NO_MOVE_EMPTY, to, 0);
  if (!tr_set_has (move_targets (game, state, from, free), to))
    return a2_no (A2_NO_MOVE_ADJACENT, from, to);
  return A2_YES;
}

bool
a2_can_move_hut (const A2Game  *game,
                 const A2State *state,
                 unsigned       seat)
{
  return tr_set_meets (a2_reach (game, state, state->seats[seat].huts), a2_free_spaces (game, state));
}

void
a2_list_move_hut (const A2Game  *game,
                  const A2State *state,
                  TrMoveList    *list)
{
  TrSet free = a2_free_spaces (game, state);
  TrSet huts = state->seats[state->seat].huts;

  while (!tr_set_empty (huts))
    {
      unsigned from = tr_set_pop (&huts);
      TrSet targets = move_targets (game, state, from, free);

      while (!tr_set_empty (targets))
        tr_move_list_add (list, tr_move (A2_MOVE_MOVE, from, tr_set_pop (&targets), 0));
    }
}

void
a2_move_hut (A2State     *state,
             unsigned     seat,
             TrMove       move,
             unsigned     rule,
             TrEventList *events)
{
  unsigned from = tr_move_arg (move, 0);
  unsigned to = tr_move_arg (move, 1);

  tr_set_remove (&state->seats[seat].huts, from);
  tr_set_add (&state->seats[seat].huts, to);
  a2_tell (events, A2_EVENT_MOVED, seat, rule, (int) from, (int) to);
}

/* ── What the building step and the actions phase have in common: huts, ships, and two favours ── */

static bool
has_hut_to_build (const A2Seat *player)
{
  return player->growth > 0 || player->supply > 0;
}

void
a2_list_builds (const A2Game  *game,
                const A2State *state,
                A2Use          use,
                TrMoveList    *list)
{
  const A2Seat *player = &state->seats[state->seat];

  if (has_hut_to_build (player))
    {
      a2_list_spaces (A2_MOVE_BUILD, a2_build_spaces (game, state, state->seat), list);
      if (a2_has_favour (game, player, A2_FAVOUR_BESIDE_RIVAL, use))
        a2_list_spaces (A2_MOVE_BESIDE, a2_beside_spaces (game, state, state->seat), list);
    }
  if (player->ships > 0)
    a2_list_spaces (A2_MOVE_SHIP, tr_set_minus (game->rivers, state->ships), list);
  if (a2_has_favour (game, player, A2_FAVOUR_MOVE_HUT, use))
    a2_list_move_hut (game, state, list);
}

static TrRefusal
judge_hut (const A2Game  *game,
           const A2State *state,
           unsigned       space)
{
  if (!has_hut_to_build (&state->seats[state->seat]))
    return a2_no (A2_NO_HUT, 0, 0);
  if (!tr_set_has (game->in_play, space))
    return a2_no (A2_NO_BLOCKED, space, 0);
  if (!tr_set_has (a2_free_spaces (game, state), space))
    return a2_no (A2_NO_EMPTY, space, 0);
  return A2_YES;
}

static TrRefusal
judge_beside (const A2Game  *game,
              const A2State *state,
              unsigned       space)
{
  if (tr_set_has (a2_build_spaces (game, state, state->seat), space))
    return a2_no (A2_NO_BESIDE_IDLE, space, 0);
  if (!tr_set_has (a2_beside_spaces (game, state, state->seat), space))
    return a2_no (A2_NO_BESIDE, space, 0);
  return A2_YES;
}

static TrRefusal
judge_ship (const A2Game  *game,
            const A2State *state,
            unsigned       space)
{
  if (state->seats[state->seat].ships == 0)
    return a2_no (A2_NO_SHIP, 0, 0);
  if (!tr_set_has (game->in_play, space))
    return a2_no (A2_NO_BLOCKED, space, 0);
  if (!tr_set_has (game->rivers, space) || tr_set_has (state->ships, space))
    return a2_no (A2_NO_SHIP_SPACE, space, 0);
  return A2_YES;
}

TrRefusal
a2_judge_builds (const A2Game  *game,
                 const A2State *state,
                 A2Use          use,
                 TrMove         move)
{
  unsigned space = tr_move_arg (move, 0);
  TrRefusal refusal;

  switch (tr_move_kind (move))
    {
    case A2_MOVE_BUILD:
      refusal = judge_hut (game, state, space);
      if (refusal.kind == 0 && !tr_set_has (a2_build_spaces (game, state, state->seat), space))
        return a2_no (A2_NO_ADJACENT, space, 0);
      return refusal;

    case A2_MOVE_BESIDE:
      refusal = a2_judge_favour (game, state, A2_FAVOUR_BESIDE_RIVAL, use);
      if (refusal.kind == 0)
        refusal = judge_hut (game, state, space);
      return refusal.kind == 0 ? judge_beside (game, state, space) : refusal;

    case A2_MOVE_SHIP:
      return judge_ship (game, state, space);

    case A2_MOVE_MOVE:
      refusal = a2_judge_favour (game, state, A2_FAVOUR_MOVE_HUT, use);
      return refusal.kind == 0 ? a2_judge_move_hut (game, state, move) : refusal;

    default:
      return a2_no (A2_NO_TIME, state->ask, 0);
    }
}

/* Takes one of the moves listed above. */
void
a2_apply_builds (A2State     *state,
                 TrMove       move,
                 TrEventList *events)
{
  unsigned seat = state->seat;
  unsigned space = tr_move_arg (move, 0);

  switch (tr_move_kind (move))
    {
    case A2_MOVE_BUILD:
      a2_place_hut (state, seat, space, state->phase == A2_PHASE_ACTIONS ? A2_RULE_ACT_HUT : A2_RULE_BUILD_MUST, events);
      break;

    case A2_MOVE_BESIDE:
      a2_spend_favour (state, seat, A2_FAVOUR_BESIDE_RIVAL, A2_RULE_FAVOUR_USE, events);
      a2_place_hut (state, seat, space, A2_RULE_FAVOUR_EACH, events);
      break;

    case A2_MOVE_SHIP:
      state->seats[seat].ships--;
      tr_set_add (&state->ships, space);
      a2_tell (events, A2_EVENT_SHIP, seat, state->phase == A2_PHASE_ACTIONS ? A2_RULE_ACT_SHIP : A2_RULE_SHIP_PLACE,
               (int) space, 0);
      break;

    default:
      assert (tr_move_kind (move) == A2_MOVE_MOVE);
      a2_spend_favour (state, seat, A2_FAVOUR_MOVE_HUT, A2_RULE_FAVOUR_USE, events);
      a2_move_hut (state, seat, move, A2_RULE_FAVOUR_EACH, events);
    }
}
