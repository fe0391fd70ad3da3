/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

/* Ziggurats: a new one, a second or third level, a roof. */

/* A piece that a player wants to build, and what stands against it. */
typedef struct
{
  unsigned  cost;               /* before favours */
  A2No      too_dear;
  TrRefusal limit;              /* a2.zig.once: what build-twice lifts */
} Piece;

static unsigned
second_levels (const A2Seat *player)
{
  unsigned n = 0;

  for (unsigned i = 0; i < player->n_ziggurats; i++)
    n += player->ziggurat_level[i] >= 2;
  return n;
}

/* a2.zig.once, both halves; COLUMN is A2_COLUMNS for a roof. */
static TrRefusal
judge_once (const A2Seat *player,
            unsigned      ziggurat,
            unsigned      column)
{
  if (player->grown_ziggurats >> ziggurat & 1)
    return a2_no (A2_NO_ONCE_ZIGGURAT, player->ziggurat_space[ziggurat], 0);
  if (column < A2_COLUMNS && (player->used_columns >> column & 1))
    return a2_no (A2_NO_ONCE_COLUMN, column, 0);
  return A2_YES;
}

static TrRefusal
judge_new (const A2Game  *game,
           const A2State *state,
           unsigned       space,
           unsigned       column,
           Piece         *piece)
{
  const A2Seat *player = &state->seats[state->seat];

  if (player->n_ziggurats >= A2_ZIGGURATS)
    return a2_no (A2_NO_NEW_LEFT, player->n_ziggurats, 0);
  if (!tr_set_has (state->seats[state->seat].huts, space))
    return a2_no (A2_NO_NEW_HUT, space, 0);
  if (tr_set_has (game->rivers, space))
    return a2_no (A2_NO_NEW_RIVER, space, 0);
  if (!tr_set_has (a2_foundations (game, state, state->seat), space))
    return a2_no (A2_NO_NEW_WELL, space, 0);
  if (player->columns[column] != 0)
    return a2_no (A2_NO_COLUMN, column, 1);
  *piece = (Piece) { game->new_cost[player->n_ziggurats], A2_NO_NEW_COST, A2_YES };
  return A2_YES;
}

/* a2.zig.levels, a2.zig.column */
static TrRefusal
judge_level (const A2Game  *game,
             const A2State *state,
             unsigned       space,
             unsigned       column,
             Piece         *piece)
{
  const A2Seat *player = &state->seats[state->seat];
  unsigned ziggurat = a2_ziggurat_at (state, state->seat, space);
  unsigned level;

  if (ziggurat == A2_ZIGGURATS)
    return a2_no (A2_NO_ZIGGURAT, space, 0);
  level = player->ziggurat_level[ziggurat] + 1u;
  if (level > 3)
    return a2_no (A2_NO_LEVEL_LEFT, space, level - 1);
  if (player->columns[column] != level - 1)
    return a2_no (A2_NO_COLUMN, column, level);
  if (level == 2)
    *piece = (Piece) { game->second_cost[second_levels (player)], A2_NO_SECOND_COST, A2_YES };
  else
    *piece = (Piece) { game->third_cost, A2_NO_THIRD_COST, A2_YES };
  piece->limit = judge_once (player, ziggurat, column);
  return A2_YES;
}

static TrRefusal
judge_roof (const A2Game  *game,
            const A2State *state,
            unsigned       space,
            unsigned       area,
            Piece         *piece)
{
  const A2Seat *player = &state->seats[state->seat];
  unsigned ziggurat = a2_ziggurat_at (state, state->seat, space);
  unsigned level;

  level = ziggurat < A2_ZIGGURATS ? player->ziggurat_level[ziggurat] : 0;
  if (level != 3)
    return a2_no (A2_NO_ROOF_LEVELS, space, level);
  if (!state->areas[area].roof)
    return a2_no (A2_NO_ROOF_THERE, area, 0);
  *piece = (Piece) { game->roof_costs[state->areas[area].civilisation], A2_NO_ROOF_COST, A2_YES };
  piece->limit = judge_once (player, ziggurat, A2_COLUMNS);
  return A2_YES;
}

/* a2.zig.cheap: 2 camels less, never below 0 (a2.cost.discount). */
static unsigned
price (const Piece *piece,
       unsigned     help)
{
  if (!(help & A2_HELP_CHEAP))
    return piece->cost;
  return piece->cost > 2 ? piece->cost - 2 : 0;
}

/* The favours that go with a piece, and its price. */
static TrRefusal
judge_help (const A2Game  *game,
            const A2State *state,
            const Piece   *piece,
            unsigned       help)
{
  const A2Seat *player = &state->seats[state->seat];
  TrRefusal refusal = A2_YES;

  if (help & A2_HELP_TWICE)
    {
      refusal = a2_judge_favour (game, state, A2_FAVOUR_BUILD_TWICE, A2_USE_ACTIONS);
      if (refusal.kind == 0 && piece->limit.kind == 0)
        return a2_no (A2_NO_TWICE_IDLE, 0, 0);
    }
  else
    refusal = piece->limit;
  if (refusal.kind == 0 && (help & A2_HELP_CHEAP))
    {
      refusal = a2_judge_favour (game, state, A2_FAVOUR_CHEAP_ZIGGURAT, A2_USE_ACTIONS);
      if (refusal.kind == 0 && piece->cost == 0)
        return a2_no (A2_NO_CHEAP_IDLE, 0, 0);
    }
  if (refusal.kind == 0 && player->camels < price (piece, help))
    return a2_no (piece->too_dear, price (piece, help), player->camels);
  return refusal;
}

/* The piece MOVE would build, whoever pays for it. */
static TrRefusal
judge_piece (const A2Game  *game,
             const A2State *state,
             TrMove         move,
             Piece         *piece)
{
  unsigned space = tr_move_arg (move, 0);
  unsigned from = tr_move_arg (move, 1);

  switch (tr_move_kind (move))
    {
    case A2_MOVE_ZIGGURAT:
      return judge_new (game, state, space, from, piece);
    case A2_MOVE_LEVEL:
      return judge_level (game, state, space, from, piece);
    default:
      return judge_roof (game, state, space, from, piece);
    }
}

TrRefusal
a2_judge_ziggurats (const A2Game  *game,
                    const A2State *state,
                    TrMove         move)
{
  Piece piece = { 0 };
  TrRefusal refusal = judge_piece (game, state, move, &piece);

  return refusal.kind == 0 ? judge_help (game, state, &piece, tr_move_arg (move, 2)) : refusal;
}

/* MOVE without and with favours, as far as they can be had and are of use. */
static void
list_piece (const A2Game  *game,
            const A2State *state,
            TrMove         move,
            const Piece   *piece,
            TrMoveList    *list)
{
  for (unsigned help = 0; help < A2_HELPS; help++)
    if (judge_help (game, state, piece, help).kind == 0)
      tr_move_list_add (list, tr_move_with_arg (move, 2, help));
}

void
a2_list_ziggurats (const A2Game  *game,
                   const A2State *state,
                   TrMoveList    *list)
{
  const A2Seat *player = &state->seats[state->seat];
  TrSet foundations = player->n_ziggurats < A2_ZIGGURATS ? a2_foundations (game, state, state->seat) : TR_SET_EMPTY;
  Piece piece = { 0 };

  if (!tr_set_empty (foundations))
    piece = (Piece) { game->new_cost[player->n_ziggurats], A2_NO_NEW_COST, A2_YES };
  while (!tr_set_empty (foundations))
    {
      unsigned space = tr_set_pop (&foundations);

      for (unsigned column = 0; column < A2_COLUMNS; column++)
        if (player->columns[column] == 0)
          list_piece (game, state, tr_move (A2_MOVE_ZIGGURAT, space, column, 0), &piece, list);
    }

  for (unsigned i = 0; i < player->n_ziggurats; i++)
    {
      unsigned kind = player->ziggurat_level[i] < 3 ? A2_MOVE_LEVEL : A2_MOVE_ROOF;
      unsigned n = kind == A2_MOVE_LEVEL ? (unsigned) A2_COLUMNS : (unsigned) A2_AREAS;

      for (unsigned from = 0; from < n; from++)
        {
          TrMove move = tr_move (kind, player->ziggurat_space[i], from, 0);

          if (judge_piece (game, state, move, &piece).kind == 0)
            list_piece (game, state, move, &piece, list);
        }
    }
}

/* ── Building ── */

/* a2.zig.third-effect */
static void
third_level_effect (const A2Game *game,
                    A2State      *state,
                    unsigned      column,
                    TrEventList  *events)
{
  unsigned seat = state->seat;

  switch (column)
    {
    case A2_OFFERINGS:
      a2_gain_offerings (game, state, seat, 1, A2_RULE_ZIG_THIRD_EFFECT, events);
      break;
    case A2_PURCHASE:
      a2_gain_farmers (state, seat, 1, A2_RULE_ZIG_THIRD_EFFECT, events);
      a2_gain_ships (state, seat, 1, A2_RULE_ZIG_THIRD_EFFECT, events);
      break;
    case A2_CARD:
      a2_gain_food_card (game, state, seat, A2_RULE_ZIG_THIRD_EFFECT, events);
      break;
    default:
      a2_gain_gold (state, seat, 1, A2_RULE_ZIG_THIRD_EFFECT, events);
    }
}

/* a2.civ.each: what a roof from this civilisation's area gives; some of it has to be chosen. */
static void
roof_effect (const A2Game *game,
             A2State      *state,
             unsigned      civilisation,
             TrEventList  *events)
{
  unsigned seat = state->seat;

  switch (civilisation)
    {
    case A2_AMORITES:
      if (a2_cards_left (game, state))
        {
          state->ask = A2_ASK_TAKE;
          return;
        }
      break;
    case A2_BABYLONIANS:
      a2_gain_influence (game, state, seat, 2, A2_RULE_CIV_EACH, events);
      break;
    case A2_CANAANITES:
      a2_gain_huts (state, seat, 1, A2_RULE_CIV_EACH, events);
      break;
    case A2_CIMMERIANS:
      a2_gain_offerings (game, state, seat, 1, A2_RULE_CIV_EACH, events);
      break;
    case A2_EGYPTIANS:
      a2_gain_ships (state, seat, 1, A2_RULE_CIV_EACH, events);
      break;
    case A2_ELAMITES:
      a2_gain_gold (state, seat, 2, A2_RULE_CIV_EACH, events);
      break;
    case A2_HARAPPANS:
      a2_offer_favours (state, seat, events);
      return;
    case A2_HITTITES:
      a2_flip_ploughs (game, state, seat, 1, A2_RULE_CIV_EACH, events);
      break;
    case A2_ISRAELITES:
      a2_gain_food_card (game, state, seat, A2_RULE_CIV_EACH, events);
      break;
    default:                    /* A2_MEDES */
      a2_gain_farmers (state, seat, 1, A2_RULE_CIV_EACH, events);
    }
  a2_resume_actions (state);
}

/* a2.zig.new-space: the hut returns to stock, a farmer to the main supply. */
static void
found_ziggurat (A2State     *state,
                unsigned     space,
                TrEventList *events)
{
  a2_remove_hut (state, state->seat, space, A2_RULE_ZIG_NEW_SPACE, events);
  tr_set_remove (&state->farmers, space);
  a2_place_ziggurat (state, state->seat, space);
}

void
a2_apply_ziggurats (const A2Game *game,
                    A2State      *state,
                    TrMove        move,
                    TrEventList  *events)
{
  static const uint16_t cost_rules[] = { A2_RULE_ZIG_NEW_COST, A2_RULE_ZIG_SECOND_COST, A2_RULE_ZIG_THIRD_COST,
                                         A2_RULE_ZIG_ROOF };
  unsigned seat = state->seat;
  A2Seat *player = &state->seats[seat];
  unsigned space = tr_move_arg (move, 0);
  unsigned from = tr_move_arg (move, 1);
  unsigned help = tr_move_arg (move, 2);
  unsigned ziggurat, level;
  Piece piece = { 0 };

  judge_piece (game, state, move, &piece);
  if (help & A2_HELP_CHEAP)
    a2_spend_favour (state, seat, A2_FAVOUR_CHEAP_ZIGGURAT, A2_RULE_ZIG_CHEAP, events);
  if (help & A2_HELP_TWICE)
    a2_spend_favour (state, seat, A2_FAVOUR_BUILD_TWICE, A2_RULE_ZIG_BUILD_TWICE, events);

  if (tr_move_kind (move) == A2_MOVE_ZIGGURAT)
    {
      found_ziggurat (state, space, events);
      ziggurat = player->n_ziggurats - 1u;
    }
  else
    {
      ziggurat = a2_ziggurat_at (state, seat, space);
      player->ziggurat_level[ziggurat]++;
    }
  level = player->ziggurat_level[ziggurat];
  a2_pay_camels (state, seat, price (&piece, help), cost_rules[level - 1], events);
  player->grown_ziggurats |= (uint8_t) (1u << ziggurat);

  if (tr_move_kind (move) == A2_MOVE_ROOF)
    {
      state->areas[from].roof = 0;
      a2_tell (events, A2_EVENT_ROOF, seat, A2_RULE_ZIG_ROOF, (int) space, (int) from);
      roof_effect (game, state, state->areas[from].civilisation, events);
      return;
    }

  player->columns[from]++;
  player->used_columns |= (uint8_t) (1u << from);
  a2_tell_piece (events, seat, A2_RULE_ZIG_LEVELS, space, level, from);
  if (level == 3)
    third_level_effect (game, state, from, events);
  a2_resume_actions (state);
}
