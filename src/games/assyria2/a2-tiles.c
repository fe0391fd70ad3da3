/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

/* The four action tiles: offerings, purchase, card, gold. Each once a phase (a2.tile.once). */

/* What a tile action costs and, for the two exchanges, gives. */
typedef struct
{
  unsigned column;
  unsigned camels;
  unsigned gain;
  A2No     too_dear;
} Deal;

/* The exchange that gives GAIN, of those the pieces gone from the column allow; NULL when there is none. */
static const A2Exchange *
find_exchange (const A2Exchange exchanges[3],
               unsigned         step,
               unsigned         gain)
{
  for (unsigned i = 0; i <= step; i++)
    if (exchanges[i].gain == gain)
      return &exchanges[i];
  return NULL;
}

/* a2.tile.offerings, a2.tile.purchase, a2.tile.card, a2.tile.gold: everything but tile and price. */
static TrRefusal
judge_deal (const A2Game  *game,
            const A2State *state,
            TrMove         move,
            Deal          *deal)
{
  const A2Seat *player = &state->seats[state->seat];
  unsigned argument = tr_move_arg (move, 0);
  const A2Exchange *exchange;
  unsigned step;

  switch (tr_move_kind (move))
    {
    case A2_MOVE_OFFER:
      step = a2_column_step (player, A2_OFFERINGS);
      exchange = find_exchange (game->offering_exchange, step, argument);
      if (exchange == NULL)
        return a2_no (A2_NO_OFFER_STEP, argument, player->columns[A2_OFFERINGS]);
      if (player->offerings >= game->last_offering)
        return a2_no (A2_NO_OFFER_TOP, game->last_offering, 0);
      *deal = (Deal) { A2_OFFERINGS, exchange->camels, argument, A2_NO_OFFER_COST };
      return A2_YES;

    case A2_MOVE_BUY:
      if (argument == A2_WARE_HUT && player->stock == 0)
        return a2_no (A2_NO_STOCK, 0, 0);
      *deal = (Deal) { A2_PURCHASE, game->purchase_cost[a2_column_step (player, A2_PURCHASE)], 1, A2_NO_BUY_COST };
      return A2_YES;

    case A2_MOVE_CARD:
      if (a2_card_at (state, argument, tr_move_arg (move, 1)) == A2_NONE)
        return a2_no (A2_NO_CARD_THERE, 0, 0);
      *deal = (Deal) { A2_CARD, game->card_cost[a2_column_step (player, A2_CARD)], 1, A2_NO_CARD_COST };
      return A2_YES;

    default:
      step = a2_column_step (player, A2_GOLD);
      exchange = find_exchange (game->gold_exchange, step, argument);
      if (exchange == NULL)
        return a2_no (A2_NO_GOLD_STEP, argument, player->columns[A2_GOLD]);
      *deal = (Deal) { A2_GOLD, exchange->camels, argument, A2_NO_GOLD_COST };
      return A2_YES;
    }
}

TrRefusal
a2_judge_tiles (const A2Game  *game,
                const A2State *state,
                TrMove         move)
{
  static const uint8_t columns[] = { A2_OFFERINGS, A2_PURCHASE, A2_CARD, A2_GOLD };
  const A2Seat *player = &state->seats[state->seat];
  unsigned column = columns[tr_move_kind (move) - A2_MOVE_OFFER];
  TrRefusal refusal;
  Deal deal = { 0 };

  if (player->used_tiles >> column & 1)
    return a2_no (A2_NO_TILE, column, 0);
  refusal = judge_deal (game, state, move, &deal);
  if (refusal.kind == 0 && player->camels < deal.camels)
    return a2_no (deal.too_dear, deal.camels, player->camels);
  return refusal;
}

static void
list_if_legal (const A2Game  *game,
               const A2State *state,
               TrMove         move,
               TrMoveList    *list)
{
  if (a2_judge_tiles (game, state, move).kind == 0)
    tr_move_list_add (list, move);
}

void
a2_list_tiles (const A2Game  *game,
               const A2State *state,
               TrMoveList    *list)
{
  const A2Seat *player = &state->seats[state->seat];

  if (player->camels == 0 && game->purchase_cost[2] > 0 && game->card_cost[2] > 0
      && game->offering_exchange[0].camels > 0 && game->gold_exchange[0].camels > 0)
    return;
  for (unsigned i = 0; i < 3; i++)
    {
      list_if_legal (game, state, tr_move (A2_MOVE_OFFER, game->offering_exchange[i].gain, 0, 0), list);
      list_if_legal (game, state, tr_move (A2_MOVE_GOLD, game->gold_exchange[i].gain, 0, 0), list);
    }
  for (unsigned ware = 0; ware < A2_WARES; ware++)
    list_if_legal (game, state, tr_move (A2_MOVE_BUY, ware, 0, 0), list);
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    for (unsigned place = 0; place < A2_PLACES_IN_ROW; place++)
      list_if_legal (game, state, tr_move (A2_MOVE_CARD, row, place, 0), list);
}

void
a2_apply_tiles (const A2Game *game,
                A2State      *state,
                TrMove        move,
                TrEventList  *events)
{
  static const uint16_t rules[A2_COLUMNS] = { A2_RULE_TILE_OFFERINGS, A2_RULE_TILE_PURCHASE, A2_RULE_TILE_CARD,
                                              A2_RULE_TILE_GOLD };
  unsigned seat = state->seat;
  unsigned rule;
  Deal deal = { 0 };

  judge_deal (game, state, move, &deal);
  rule = rules[deal.column];
  a2_pay_camels (state, seat, deal.camels, rule, events);
  state->seats[seat].used_tiles |= (uint8_t) (1u << deal.column);
  a2_tell (events, A2_EVENT_TILE, seat, A2_RULE_TILE_ONCE, (int) deal.column, 0);

  switch (deal.column)
    {
    case A2_OFFERINGS:
      a2_gain_offerings (game, state, seat, deal.gain, rule, events);
      break;
    case A2_PURCHASE:
      if (tr_move_arg (move, 0) == A2_WARE_HUT)
        {
          a2_gain_huts (state, seat, 1, rule, events);
          break;
        }
      a2_gain_ships (state, seat, 1, rule, events);
      a2_gain_farmers (state, seat, 1, rule, events);
      break;
    case A2_CARD:
      a2_take_card (state, tr_move_arg (move, 0), tr_move_arg (move, 1), seat, rule, events);
      break;
    default:
      a2_gain_gold (state, seat, (int) deal.gain, rule, events);
    }
}
