/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

#include "tr-position.h"
#include "tr-random.h"

#include <string.h>

/* How a state is written down. What a position leaves out is worked out: huts not mentioned are in stock, cards not
 * mentioned in their shuffled piles, pieces on the map are gone from the columns from left to right. */

#define SEAT(member)  .offset = offsetof (A2Seat, member)
#define ROW(member)   .offset = offsetof (A2Row, member)
#define AREA(member)  .offset = offsetof (A2AreaState, member)
#define STATE(member) .offset = offsetof (A2State, member)

static const TrField seat_fields[] = {
  { "vp", TR_FIELD_NUMBER, SEAT (vp) },
  { "camels", TR_FIELD_SMALL, SEAT (camels) },
  { "gold", TR_FIELD_SMALL, SEAT (gold) },
  { "ships", TR_FIELD_SMALL, SEAT (ships) },
  { "farmers", TR_FIELD_SMALL, SEAT (farmers) },
  { "tokens", TR_FIELD_SMALL, SEAT (tokens) },
  { "stock", TR_FIELD_SMALL, SEAT (stock) },
  { "supply", TR_FIELD_SMALL, SEAT (supply) },
  { "growth", TR_FIELD_SMALL, SEAT (growth) },
  { "ploughs", TR_FIELD_SMALL, SEAT (ploughs) },
  { "huts", TR_FIELD_SET, A2_SORT_SPACE, SEAT (huts) },
  { "ziggurats", TR_FIELD_LIST, A2_SORT_SPACE, .count = A2_ZIGGURATS, SEAT (ziggurat_space),
    .length_offset = offsetof (A2Seat, n_ziggurats) },
  { "levels", TR_FIELD_SMALL, .count = A2_ZIGGURATS, SEAT (ziggurat_level) },
  { "columns", TR_FIELD_SMALL, .count = A2_COLUMNS, SEAT (columns) },
  { "used_tiles", TR_FIELD_MASK, A2_SORT_COLUMN, SEAT (used_tiles) },
  { "used_columns", TR_FIELD_MASK, A2_SORT_COLUMN, SEAT (used_columns) },
  /* Which of the four listed above, by their place in the list. */
  { "grown_ziggurats", TR_FIELD_MASK, A2_SORT_AMOUNT, SEAT (grown_ziggurats) },
  { "wells", TR_FIELD_LIST, A2_SORT_SITE, .count = 3, SEAT (wells), .length_offset = offsetof (A2Seat, n_wells) },
  { "influence", TR_FIELD_SMALL, SEAT (influence) },
  { "height", TR_FIELD_SMALL, SEAT (height) },
  { "offerings", TR_FIELD_SMALL, SEAT (offerings) },
  { "food", TR_FIELD_BAG, A2_SORT_FOOD_CARD, SEAT (food) },
  { "favours", TR_FIELD_BAG, A2_SORT_FAVOUR, SEAT (favours) },
  { NULL },
};

static const TrField row_fields[] = {
  { "food", TR_FIELD_THING, A2_SORT_FOOD_CARD, .count = 2, ROW (food) },
  { "favour", TR_FIELD_THING, A2_SORT_FAVOUR, ROW (favour) },
  { "leader", TR_FIELD_THING, A2_SORT_SEAT, ROW (leader) },
  { "space", TR_FIELD_THING, A2_SORT_BID_SPACE, ROW (space) },
  { NULL },
};

static const TrField area_fields[] = {
  { "civilisation", TR_FIELD_THING, A2_SORT_CIVILISATION, AREA (civilisation) },
  { "gold", TR_FIELD_SMALL, AREA (gold) },
  { "ship", TR_FIELD_SMALL, AREA (ship) },
  { "roof", TR_FIELD_SMALL, AREA (roof) },
  { NULL },
};

static const TrField state_fields[] = {
  { "phase", TR_FIELD_THING, A2_SORT_PHASE, STATE (phase) },
  { "ask", TR_FIELD_THING, A2_SORT_ASK, STATE (ask) },
  { "seat", TR_FIELD_THING, A2_SORT_SEAT, STATE (seat) },
  { "round", TR_FIELD_SMALL, STATE (round) },
  { "row", TR_FIELD_SMALL, STATE (row) },
  { "displaced", TR_FIELD_THING, A2_SORT_SEAT, STATE (displaced) },
  { "order", TR_FIELD_THING, A2_SORT_SEAT, .count = TR_COUNT_SEATS, STATE (order) },
  { "seats", TR_FIELD_RECORDS, .count = TR_COUNT_SEATS, STATE (seats), .stride = sizeof (A2Seat), .fields = seat_fields },
  { "rows", TR_FIELD_RECORDS, .count = TR_COUNT_SEATS_AND_ONE, STATE (rows), .stride = sizeof (A2Row), .fields = row_fields },
  { "areas", TR_FIELD_RECORDS, .count = A2_AREAS, STATE (areas), .stride = sizeof (A2AreaState), .fields = area_fields },
  { "farmers", TR_FIELD_SET, A2_SORT_SPACE, STATE (farmers) },
  { "ships", TR_FIELD_SET, A2_SORT_SPACE, STATE (ships) },
  { "fed", TR_FIELD_SET, A2_SORT_SPACE, STATE (fed) },
  { "tokens", TR_FIELD_BITS, STATE (tokens) },
  { "roofs", TR_FIELD_BITS, STATE (roofs) },
  { "token_supply", TR_FIELD_SMALL, STATE (token_supply) },
  { "roof_supply", TR_FIELD_SMALL, STATE (roof_supply) },
  { "icons", TR_FIELD_BAG, A2_SORT_ICON, STATE (icons) },
  { "card_icons", TR_FIELD_BAG, A2_SORT_ICON, STATE (card_icons) },
  { "roofs_to_put", TR_FIELD_SMALL, STATE (roofs_to_put) },
  { "bonus_area", TR_FIELD_THING, A2_SORT_AREA, STATE (bonus_area) },
  { "bonus_must", TR_FIELD_SMALL, STATE (bonus_must) },
  { "drawn", TR_FIELD_THING, A2_SORT_FAVOUR, .count = 2, STATE (drawn) },
  { "markers", TR_FIELD_SMALL, .count = A2_ROUNDS, STATE (markers) },
  { "removed", TR_FIELD_SMALL, .count = 2, STATE (removed) },
  { "food_deck", TR_FIELD_LIST, A2_SORT_FOOD_CARD, .count = A2_FOOD_CARDS_MAX, STATE (food_deck),
    .length_offset = offsetof (A2State, n_food_deck) },
  { "food_discards", TR_FIELD_BAG, A2_SORT_FOOD_CARD, STATE (food_discards) },
  { "favour_deck", TR_FIELD_LIST, A2_SORT_FAVOUR, .count = A2_FAVOUR_CARDS, STATE (favour_deck),
    .length_offset = offsetof (A2State, n_favour_deck) },
  { "favour_discards", TR_FIELD_BAG, A2_SORT_FAVOUR, STATE (favour_discards) },
  { "civilisation_deck", TR_FIELD_LIST, A2_SORT_CIVILISATION, .count = A2_CIVILISATIONS, STATE (civilisation_deck),
    .length_offset = offsetof (A2State, n_civilisation_deck) },
  { "scheme_deck", TR_FIELD_LIST, A2_SORT_SCHEME, .count = A2_SCHEMES, STATE (scheme_deck),
    .length_offset = offsetof (A2State, n_scheme_deck) },
  { "random", TR_FIELD_WIDE, STATE (random) },
  { NULL },
};

/* As at set-up, with everything that `complete` works out left open. */
static void
blank (const TrGame *tr_game,
       TrState      *tr_state)
{
  const A2Game *game = (const A2Game *) tr_game;
  A2State *state = (A2State *) tr_state;

  state->random = 1;
  state->phase = A2_PHASE_ACTIONS;
  state->ask = A2_NONE;
  state->seat = A2_NONE;
  state->round = A2_NONE;
  state->row = A2_NONE;
  state->displaced = A2_NONE;
  state->drawn[0] = state->drawn[1] = A2_NONE;
  memset (state->order, A2_NONE, sizeof state->order);
  for (unsigned row = 0; row < A2_ROWS; row++)
    state->rows[row] = (A2Row) { { A2_NONE, A2_NONE }, A2_NONE, A2_NONE, 0 };
  for (unsigned area = 0; area < A2_AREAS; area++)
    {
      state->areas[area].civilisation = A2_NONE;
      state->areas[area].roof = game->areas[area].roof_at_setup;
    }
  state->tokens = game->token_spaces;
  state->roofs = game->roof_spaces;
  for (unsigned seat = 0; seat < tr_game->seats; seat++)
    {
      A2Seat *player = &state->seats[seat];

      player->vp = game->start_vp;
      player->supply = game->start_huts;
      player->height = A2_NONE;
      if (!a2_is_rival (game, seat))
        {
          player->gold = game->start_gold;
          player->ploughs = game->start_ploughs;
        }
    }
}

static bool
given (const TrValue *object,
       const char    *name)
{
  return object != NULL && tr_value_get (object, name) != NULL;
}

/* Everything in a position that is read as a number is checked by a2_check() in the end; what is used before that to
 * work something out is checked here. */

static bool
complete_seat (const A2Game  *game,
               A2State       *state,
               unsigned       seat,
               const TrValue *position,
               TrFault       *fault)
{
  const TrValue *seats = tr_value_get (position, "seats");
  const TrValue *record = seats != NULL ? tr_value_at (seats, seat) : NULL;
  A2Seat *player = &state->seats[seat];
  unsigned huts = tr_set_count (player->huts) + player->supply + player->growth;

  if (!given (record, "stock"))
    {
      if (huts > game->n_huts)
        return tr_fault_set_figures (fault, record, N_("%2 huts are more than there are, %1"), game->n_huts, (long) huts);
      player->stock = (uint8_t) (game->n_huts - huts);
    }
  for (unsigned i = 0; i < player->n_ziggurats; i++)
    {
      tr_set_add (&player->ziggurats, player->ziggurat_space[i]);
      if (!given (record, "levels"))
        player->ziggurat_level[i] = 1;
      if (!given (record, "columns") && !a2_is_rival (game, seat))
        player->columns[i] = player->ziggurat_level[i] < 3 ? player->ziggurat_level[i] : 3;
    }
  if (!given (record, "height"))
    {
      player->height = 0;
      for (unsigned other = 0; other < seat; other++)
        player->height = (uint8_t) (player->height + (state->seats[other].influence == player->influence));
    }
  return true;
}

/* Fills DECK with the cards that are nowhere else and shuffles it; false when there are more elsewhere than exist. */
static bool
fill_deck (A2State        *state,
           uint8_t        *deck,
           uint8_t        *n_deck,
           const unsigned *elsewhere,
           const uint8_t  *copies,
           unsigned        n_kinds)
{
  for (unsigned kind = 0; kind < n_kinds; kind++)
    {
      if (elsewhere[kind] > copies[kind])
        return false;
      for (unsigned i = elsewhere[kind]; i < copies[kind]; i++)
        deck[(*n_deck)++] = (uint8_t) kind;
    }
  tr_random_shuffle (&state->random, deck, *n_deck);
  return true;
}

static bool
complete_food_deck (const A2Game  *game,
                    A2State       *state,
                    const TrValue *position,
                    TrFault       *fault)
{
  unsigned elsewhere[A2_FOOD_KINDS_MAX] = { 0 };
  uint8_t copies[A2_FOOD_KINDS_MAX] = { 0 };

  if (given (position, "food_deck"))
    return true;
  for (unsigned card = 0; card < game->n_food_kinds; card++)
    {
      copies[card] = game->food_cards[card].copies;
      elsewhere[card] = state->food_discards[card];
      for (unsigned seat = 0; seat < A2_SEATS; seat++)
        elsewhere[card] += state->seats[seat].food[card];
      for (unsigned row = 0; row < A2_ROWS; row++)
        elsewhere[card] += (state->rows[row].food[0] == card) + (unsigned) (state->rows[row].food[1] == card);
    }
  return fill_deck (state, state->food_deck, &state->n_food_deck, elsewhere, copies, game->n_food_kinds)
         || tr_fault_set (fault, position, N_("there are more food cards of a kind than the box holds"), NULL, NULL);
}

static bool
complete_favour_deck (const A2Game  *game,
                      A2State       *state,
                      const TrValue *position,
                      TrFault       *fault)
{
  unsigned elsewhere[A2_FAVOURS] = { 0 };

  if (given (position, "favour_deck"))
    return true;
  for (unsigned favour = 0; favour < A2_FAVOURS; favour++)
    {
      elsewhere[favour] = state->favour_discards[favour];
      elsewhere[favour] += (state->drawn[0] == favour) + (unsigned) (state->drawn[1] == favour);
      for (unsigned seat = 0; seat < A2_SEATS; seat++)
        elsewhere[favour] += state->seats[seat].favours[favour];
      for (unsigned row = 0; row < A2_ROWS; row++)
        elsewhere[favour] += state->rows[row].favour == favour;
    }
  return fill_deck (state, state->favour_deck, &state->n_favour_deck, elsewhere, game->favour_copies, A2_FAVOURS)
         || tr_fault_set (fault, position, N_("there are more favours of a kind than the box holds"), NULL, NULL);
}

static void
complete_civilisations (A2State       *state,
                        const TrValue *position)
{
  static const uint8_t one_each[A2_CIVILISATIONS] = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 };
  unsigned shown[A2_CIVILISATIONS] = { 0 };

  for (unsigned i = 0; i < state->n_civilisation_deck; i++)
    shown[state->civilisation_deck[i]] = 1;
  for (unsigned area = 0; area < A2_AREAS; area++)
    if (state->areas[area].civilisation != A2_NONE)
      shown[state->areas[area].civilisation] = 1;
  for (unsigned area = 0, next = 0; area < A2_AREAS; area++)
    {
      if (state->areas[area].civilisation != A2_NONE)
        continue;
      while (next < A2_CIVILISATIONS && shown[next])
        next++;
      if (next == A2_CIVILISATIONS)
        break;
      state->areas[area].civilisation = (uint8_t) next;
      shown[next] = 1;
    }
  if (!given (position, "civilisation_deck"))
    fill_deck (state, state->civilisation_deck, &state->n_civilisation_deck, shown, one_each, A2_CIVILISATIONS);
}

/* The first three of each colour as the box lists them, unless the position names others. */
static void
complete_markers (const A2Game  *game,
                  A2State       *state,
                  const TrValue *position)
{
  for (unsigned colour = 0; colour < 2; colour++)
    {
      const uint8_t *box = &game->markers[colour * A2_MARKERS / 2];
      uint8_t *half = &state->markers[colour * A2_ROUNDS_PER_FLOOD];
      unsigned sum = 0;

      for (unsigned i = 0; i < A2_ROUNDS_PER_FLOOD; i++)
        {
          if (half[i] == 0)
            half[i] = box[i];
          sum += half[i];
        }
      /* Whatever is not on the board is the removed one; a2_check() sees whether that was possible. */
      if (!given (position, "removed"))
        state->removed[colour] = (uint8_t) (box[0] + box[1] + box[2] + box[3] - sum);
    }
}

static bool
complete_supplies (const A2Game  *game,
                   A2State       *state,
                   const TrValue *position,
                   TrFault       *fault)
{
  int roofs = game->n_roofs - state->roofs_to_put - __builtin_popcount (state->roofs);
  int tokens = game->n_food_tokens - __builtin_popcount (state->tokens);

  for (unsigned area = 0; area < A2_AREAS; area++)
    roofs -= state->areas[area].roof;
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      tokens -= state->seats[seat].tokens;
      for (unsigned i = 0; i < state->seats[seat].n_ziggurats; i++)
        roofs -= state->seats[seat].ziggurat_level[i] == 4;
    }
  if (!given (position, "roof_supply"))
    {
      if (roofs < 0)
        return tr_fault_set (fault, position, N_("there are more roofs than the box holds"), NULL, NULL);
      state->roof_supply = (uint8_t) roofs;
    }
  if (!given (position, "token_supply"))
    {
      if (tokens < 0)
        return tr_fault_set (fault, position, N_("there are more food tokens than the box holds"), NULL, NULL);
      state->token_supply = (uint8_t) tokens;
    }
  return true;
}

static bool
leader_is_placed (const A2State *state,
                  unsigned       seat)
{
  for (unsigned row = 0; row < A2_ROWS; row++)
    if (state->rows[row].leader == seat)
      return true;
  for (unsigned place = 0; place < A2_SEATS; place++)
    if (state->order[place] == seat)
      return true;
  return state->displaced == seat;
}

/* Leaders that are not mentioned: in the expansion phase in the highest free rows, else on the turn-order track. */
static void
complete_leaders (const A2Game *game,
                  A2State      *state)
{
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      unsigned row = 0, place = 0;

      if (leader_is_placed (state, seat))
        continue;
      while (row < a2_n_rows (game) && state->rows[row].leader != A2_NONE)
        row++;
      while (place < A2_SEATS - 1 && state->order[place] != A2_NONE)
        place++;
      if (state->phase == A2_PHASE_EXPANSION && row < a2_n_rows (game))
        state->rows[row].leader = (uint8_t) seat;
      else
        state->order[place] = (uint8_t) seat;
    }
}

/* Whose turn it is follows from phase and leaders, unless the position says it. */
static void
complete_turn (const A2Game *game,
               A2State      *state)
{
  static const uint8_t first_ask[A2_PHASES] = { A2_ASK_BID, A2_ASK_BID, A2_ASK_BUILD, A2_ASK_ACT, A2_ASK_FEED, A2_ASK_NONE };

  if (state->ask == A2_NONE)
    state->ask = first_ask[state->phase];
  if (state->round == A2_NONE)
    state->round = state->phase == A2_PHASE_START ? 0 : state->phase >= A2_PHASE_FINAL ? A2_ROUNDS : 1;
  if (state->seat == A2_NONE && state->phase == A2_PHASE_OVER)
    state->seat = 0;
  for (unsigned place = 0; state->seat == A2_NONE && place < A2_SEATS; place++)
    if (state->ask == A2_ASK_BID && state->displaced == A2_NONE)
      state->seat = state->order[place];
  if (state->seat == A2_NONE)
    state->seat = state->displaced != A2_NONE ? state->displaced : 0;
  if (state->row != A2_NONE)
    return;
  state->row = 0;
  for (unsigned i = 0; i < a2_n_rows (game); i++)
    {
      if (state->phase == A2_PHASE_EXPANSION && state->rows[i].leader == state->seat)
        state->row = (uint8_t) i;
      if (state->phase == A2_PHASE_FINAL && i < A2_SEATS && state->order[i] == state->seat)
        state->row = (uint8_t) i;
    }
}

static bool
complete (const TrGame  *tr_game,
          TrState       *tr_state,
          const TrValue *position,
          TrFault       *fault)
{
  const A2Game *game = (const A2Game *) tr_game;
  A2State *state = (A2State *) tr_state;

  if (state->phase >= A2_PHASES)
    return tr_fault_set (fault, tr_value_get (position, "phase"), N_("a position is in some phase"), NULL, NULL);
  for (unsigned seat = 0; seat < tr_game->seats; seat++)
    if (!complete_seat (game, state, seat, position, fault))
      return false;
  if (!complete_food_deck (game, state, position, fault)
      || !complete_favour_deck (game, state, position, fault)
      || !complete_supplies (game, state, position, fault))
    return false;
  complete_civilisations (state, position);
  complete_markers (game, state, position);
  complete_leaders (game, state);
  complete_turn (game, state);
  if (tr_game->players == 1 && !given (position, "scheme_deck"))
    a2_shuffle_schemes (state);
  return true;
}

const TrPosition a2_position = {
  .fields = state_fields,
  .blank = blank,
  .complete = complete,
};
