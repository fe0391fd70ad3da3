/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

#include <string.h>

/* Phase 4: actions. Building is in a2-ziggurat.c and a2-map.c, the four tiles in a2-tiles.c, tributes in a2-tribute.c. */

/* The next turn, in row order from the top: leaders leave their rows as their turns come (a2.act.leader). */
void
a2_next_actions (const A2Game *game,
                 A2State      *state,
                 TrEventList  *events)
{
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    {
      unsigned seat = state->rows[row].leader;

      if (seat == A2_NONE)
        continue;
      state->seat = (uint8_t) seat;
      a2_leader_to_track (game, state, seat, A2_RULE_ACT_LEADER, events);
      if (!a2_is_rival (game, seat))
        {
          state->ask = A2_ASK_ACT;
          return;
        }
      a2_rival_act (game, state, events);
    }
  a2_end_round (game, state, events);
}

void
a2_resume_actions (A2State *state)
{
  state->ask = state->roofs_to_put > 0 ? A2_ASK_PUT_ROOF : A2_ASK_ACT;
}

static TrRefusal
judge_ploughs (const A2Game *game,
               const A2Seat *player)
{
  if (player->ploughs >= game->n_ploughs)
    return a2_no (A2_NO_PLOUGH_DOWN, 0, 0);
  if (player->camels < game->ploughs_cost)
    return a2_no (A2_NO_PLOUGHS_COST, game->ploughs_cost, player->camels);
  return A2_YES;
}

/* ── Favours of their own kind ── */

static TrRefusal
judge_refresh (const A2Game  *game,
               const A2State *state,
               unsigned       tile)
{
  TrRefusal refusal = a2_judge_favour (game, state, A2_FAVOUR_REFRESH, A2_USE_ACTIONS);

  if (refusal.kind == 0 && !(state->seats[state->seat].used_tiles >> tile & 1))
    return a2_no (A2_NO_EFFECT, 0, 0);
  return refusal;
}

/* The favour is discarded before it takes effect (a2.favour.use), so that it can itself be what the Medes let draw. */
static TrRefusal
judge_call (const A2Game  *game,
            const A2State *state,
            unsigned       area)
{
  TrRefusal refusal = a2_judge_favour (game, state, A2_FAVOUR_TRIBUTE_BONUS, A2_USE_ACTIONS);
  A2State after;

  if (refusal.kind != 0)
    return refusal;
  memcpy (&after, state, sizeof after);
  a2_spend_favour (&after, state->seat, A2_FAVOUR_TRIBUTE_BONUS, A2_RULE_FAVOUR_USE, NULL);
  return a2_bonus_possible (game, &after, area) ? A2_YES : a2_no (A2_NO_EFFECT, 0, 0);
}

/* a2.favour.camel: any favour, whatever its icons. */
static TrRefusal
judge_barter (const A2Game *game,
              const A2Seat *player,
              unsigned      favour)
{
  if (player->favours[favour] == 0)
    return a2_no (A2_NO_FAVOUR, favour, 0);
  if (player->camels >= a2_camel_limit (game, player))
    return a2_no (A2_NO_CAMEL_ROOM, player->camels, 0);
  return A2_YES;
}

static void
list_favours (const A2Game  *game,
              const A2State *state,
              TrMoveList    *list)
{
  const A2Seat *player = &state->seats[state->seat];

  a2_list_favours (game, state, A2_USE_ACTIONS, list);
  for (unsigned tile = 0; tile < A2_COLUMNS; tile++)
    if (judge_refresh (game, state, tile).kind == 0)
      tr_move_list_add (list, tr_move (A2_MOVE_REFRESH, tile, 0, 0));
  for (unsigned area = 0; area < A2_AREAS; area++)
    if (judge_call (game, state, area).kind == 0)
      tr_move_list_add (list, tr_move (A2_MOVE_CALL, area, 0, 0));
  for (unsigned favour = 0; favour < A2_FAVOURS; favour++)
    if (judge_barter (game, player, favour).kind == 0)
      tr_move_list_add (list, tr_move (A2_MOVE_BARTER, favour, 0, 0));
}

/* ── The question ── */

void
a2_list_act (const A2Game  *game,
             const A2State *state,
             TrMoveList    *list)
{
  const A2Seat *player = &state->seats[state->seat];

  if (judge_ploughs (game, player).kind == 0)
    tr_move_list_add (list, tr_move (A2_MOVE_PLOUGHS, 0, 0, 0));
  a2_list_ziggurats (game, state, list);
  a2_list_tiles (game, state, list);
  a2_list_tribute (game, state, list);
  a2_list_builds (game, state, A2_USE_ACTIONS, list);
  list_favours (game, state, list);
  tr_move_list_add (list, tr_move (A2_MOVE_END, 0, 0, 0));
}

TrRefusal
a2_judge_act (const A2Game  *game,
              const A2State *state,
              TrMove         move)
{
  const A2Seat *player = &state->seats[state->seat];
  unsigned argument = tr_move_arg (move, 0);

  switch (tr_move_kind (move))
    {
    case A2_MOVE_PLOUGHS:
      return judge_ploughs (game, player);
    case A2_MOVE_ZIGGURAT:
    case A2_MOVE_LEVEL:
    case A2_MOVE_ROOF:
      return a2_judge_ziggurats (game, state, move);
    case A2_MOVE_OFFER:
    case A2_MOVE_BUY:
    case A2_MOVE_CARD:
    case A2_MOVE_GOLD:
      return a2_judge_tiles (game, state, move);
    case A2_MOVE_TRIBUTE:
      return a2_judge_tribute (game, state, move);
    case A2_MOVE_USE:
      return a2_judge_use (game, state, argument, A2_USE_ACTIONS);
    case A2_MOVE_REFRESH:
      return judge_refresh (game, state, argument);
    case A2_MOVE_CALL:
      return judge_call (game, state, argument);
    case A2_MOVE_BARTER:
      return judge_barter (game, player, argument);
    case A2_MOVE_END:
      return A2_YES;
    default:
      return a2_judge_builds (game, state, A2_USE_ACTIONS, move);
    }
}

void
a2_apply_act (const A2Game *game,
              A2State      *state,
              TrMove        move,
              TrEventList  *events)
{
  unsigned seat = state->seat;
  unsigned argument = tr_move_arg (move, 0);

  switch (tr_move_kind (move))
    {
    case A2_MOVE_PLOUGHS:
      a2_pay_camels (state, seat, game->ploughs_cost, A2_RULE_ACT_PLOUGHS, events);
      a2_flip_ploughs (game, state, seat, game->n_ploughs, A2_RULE_ACT_PLOUGHS, events);
      break;

    case A2_MOVE_ZIGGURAT:
    case A2_MOVE_LEVEL:
    case A2_MOVE_ROOF:
      a2_apply_ziggurats (game, state, move, events);
      return;

    case A2_MOVE_OFFER:
    case A2_MOVE_BUY:
    case A2_MOVE_CARD:
    case A2_MOVE_GOLD:
      a2_apply_tiles (game, state, move, events);
      break;

    case A2_MOVE_TRIBUTE:
      a2_apply_tribute (game, state, move, events);
      return;

    case A2_MOVE_USE:
      a2_use_favour (game, state, argument, events);
      break;

    case A2_MOVE_REFRESH:
      a2_spend_favour (state, seat, A2_FAVOUR_REFRESH, A2_RULE_FAVOUR_USE, events);
      state->seats[seat].used_tiles &= (uint8_t) ~(1u << argument);
      a2_tell (events, A2_EVENT_REFRESH, seat, A2_RULE_TILE_ONCE, (int) argument, 0);
      break;

    case A2_MOVE_CALL:
      a2_spend_favour (state, seat, A2_FAVOUR_TRIBUTE_BONUS, A2_RULE_FAVOUR_USE, events);
      a2_begin_bonus (state, argument, true);
      return;

    case A2_MOVE_BARTER:
      a2_spend_favour (state, seat, argument, A2_RULE_FAVOUR_CAMEL, events);
      a2_gain_camels (game, state, seat, 1, A2_RULE_FAVOUR_CAMEL, events);
      break;

    case A2_MOVE_END:
      a2_next_actions (game, state, events);
      return;

    default:
      a2_apply_builds (state, move, events);
    }
  a2_resume_actions (state);
}

/* ── Taking a card for a roof of the Amorites ── */

void
a2_list_take (const A2Game  *game,
              const A2State *state,
              TrMoveList    *list)
{
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    for (unsigned place = 0; place < A2_PLACES_IN_ROW; place++)
      if (a2_card_at (state, row, place) != A2_NONE)
        tr_move_list_add (list, tr_move (A2_MOVE_TAKE, row, place, 0));
}

TrRefusal
a2_judge_take (const A2Game  *game,
               const A2State *state,
               TrMove         move)
{
  (void) game;
  if (tr_move_kind (move) != A2_MOVE_TAKE)
    return a2_no (A2_NO_TIME, state->ask, 0);
  if (a2_card_at (state, tr_move_arg (move, 0), tr_move_arg (move, 1)) == A2_NONE)
    return a2_no (A2_NO_TAKE_THERE, 0, 0);
  return A2_YES;
}

void
a2_apply_take (const A2Game *game,
               A2State      *state,
               TrMove        move,
               TrEventList  *events)
{
  (void) game;
  a2_take_card (state, tr_move_arg (move, 0), tr_move_arg (move, 1), state->seat, A2_RULE_CIV_EACH, events);
  a2_resume_actions (state);
}
