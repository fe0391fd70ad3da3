/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

#include "tr-random.h"

/* Set-up, and what follows the starting bid: food cards and starting ziggurats. */

static void
setup_cards (const A2Game *game,
             A2State      *state)
{
  for (unsigned card = 0; card < game->n_food_kinds; card++)
    for (unsigned i = 0; i < game->food_cards[card].copies; i++)
      state->food_deck[state->n_food_deck++] = (uint8_t) card;
  for (unsigned favour = 0; favour < A2_FAVOURS; favour++)
    for (unsigned i = 0; i < game->favour_copies[favour]; i++)
      state->favour_deck[state->n_favour_deck++] = (uint8_t) favour;
  for (unsigned i = 0; i < A2_CIVILISATIONS; i++)
    state->civilisation_deck[state->n_civilisation_deck++] = (uint8_t) i;
  tr_random_shuffle (&state->random, state->food_deck, state->n_food_deck);
  tr_random_shuffle (&state->random, state->favour_deck, state->n_favour_deck);
  tr_random_shuffle (&state->random, state->civilisation_deck, state->n_civilisation_deck);

  for (unsigned row = 0; row < A2_ROWS; row++)
    state->rows[row] = (A2Row) { { A2_NONE, A2_NONE }, A2_NONE, A2_NONE, 0 };
}

/* a2.setup.civilisations, a2.cleanup.civilisations */
void
a2_show_civilisation (A2State     *state,
                      unsigned     area,
                      unsigned     rule,
                      TrEventList *events)
{
  uint8_t *deck = state->civilisation_deck;

  state->areas[area].civilisation = deck[--state->n_civilisation_deck];
  deck[state->n_civilisation_deck] = 0;
  a2_tell (events, A2_EVENT_CIVILISATION, TR_SEAT_NONE, rule, (int) area, state->areas[area].civilisation);
}

/* a2.setup.markers: of each colour one is removed unseen. */
static void
setup_markers (const A2Game *game,
               A2State      *state)
{
  for (unsigned colour = 0; colour < 2; colour++)
    {
      uint8_t markers[A2_MARKERS / 2];

      for (unsigned i = 0; i < A2_MARKERS / 2; i++)
        markers[i] = game->markers[colour * A2_MARKERS / 2 + i];
      tr_random_shuffle (&state->random, markers, A2_MARKERS / 2);
      for (unsigned i = 0; i < A2_ROUNDS_PER_FLOOD; i++)
        state->markers[colour * A2_ROUNDS_PER_FLOOD + i] = markers[i];
      state->removed[colour] = markers[A2_ROUNDS_PER_FLOOD];
    }
}

/* a2.setup.board */
static void
setup_board (const A2Game *game,
             A2State      *state)
{
  state->tokens = game->token_spaces;
  state->token_supply = (uint8_t) (game->n_food_tokens - __builtin_popcount (game->token_spaces));
  state->roofs = game->roof_spaces;
  state->roof_supply = (uint8_t) (game->n_roofs - __builtin_popcount (game->roof_spaces));
  for (unsigned area = 0; area < A2_AREAS; area++)
    {
      if (game->areas[area].roof_at_setup)
        {
          state->areas[area].roof = 1;
          state->roof_supply--;
        }
    }
}

/* a2.setup.tracks, a2.solo.setup */
static void
setup_seat (const A2Game *game,
            A2State      *state,
            unsigned      seat)
{
  A2Seat *player = &state->seats[seat];

  player->vp = game->start_vp;
  player->supply = game->start_huts;
  player->stock = (uint8_t) (game->n_huts - game->start_huts);
  player->height = (uint8_t) seat;
  if (a2_is_rival (game, seat))
    return;
  player->gold = game->start_gold;
  player->ploughs = game->start_ploughs;
}

/* a2.setup.turn-order; in the solo game the player's leader stands first (a2.solo.setup). */
static void
setup_order (const A2Game *game,
             A2State      *state)
{
  for (unsigned place = 0; place < A2_SEATS; place++)
    state->order[place] = place < game->game.seats ? (uint8_t) place : A2_NONE;
  if (game->game.players > 1)
    tr_random_shuffle (&state->random, state->order, game->game.seats);
}

void
a2_setup (const TrGame *tr_game,
          TrState      *tr_state,
          uint64_t      seed,
          TrEventList  *events)
{
  const A2Game *game = (const A2Game *) tr_game;
  A2State *state = (A2State *) tr_state;

  state->random = seed;
  state->displaced = A2_NONE;
  state->drawn[0] = state->drawn[1] = A2_NONE;
  setup_cards (game, state);
  setup_markers (game, state);
  setup_board (game, state);
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    setup_seat (game, state, seat);
  setup_order (game, state);
  for (unsigned area = 0; area < A2_AREAS; area++)
    a2_show_civilisation (state, area, A2_RULE_SETUP_CIVILISATIONS, events);

  state->phase = A2_PHASE_START;
  a2_lay_food (game, state, 0, events);
  if (game->game.players > 1)
    {
      a2_next_bid (game, state, events);
      return;
    }
  a2_shuffle_schemes (state);
  state->ask = A2_ASK_KEEP_FOOD;
  state->seat = 0;
}

/* ── Solo: a food card and the opponent's ziggurat (a2.solo.start) ── */

void
a2_list_keep_food (const A2Game  *game,
                   const A2State *state,
                   TrMoveList    *list)
{
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    {
      TrMove move = tr_move (A2_MOVE_KEEP_FOOD, state->rows[row].food[0], 0, 0);

      if (state->rows[row].food[0] != A2_NONE && !tr_move_list_has (list, move))
        tr_move_list_add (list, move);
    }
}

TrRefusal
a2_judge_keep_food (const A2Game  *game,
                    const A2State *state,
                    TrMove         move)
{
  if (tr_move_kind (move) != A2_MOVE_KEEP_FOOD)
    return a2_no (A2_NO_TIME, state->ask, 0);
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    if (state->rows[row].food[0] == tr_move_arg (move, 0))
      return A2_YES;
  return a2_no (A2_NO_FOOD_SHOWN, 0, 0);
}

void
a2_apply_keep_food (const A2Game *game,
                    A2State      *state,
                    TrMove        move,
                    TrEventList  *events)
{
  unsigned kept = 0;

  while (state->rows[kept].food[0] != tr_move_arg (move, 0))
    kept++;
  a2_take_card (state, kept, A2_LEFT_CARD, state->seat, A2_RULE_SOLO_START, events);
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    a2_discard_card (state, row, A2_LEFT_CARD, A2_RULE_SOLO_START, events);
  state->ask = A2_ASK_RIVAL;
}

void
a2_list_rival (const A2Game  *game,
               const A2State *state,
               TrMoveList    *list)
{
  (void) state;
  a2_list_spaces (A2_MOVE_RIVAL, game->rival_starts, list);
}

TrRefusal
a2_judge_rival (const A2Game  *game,
                const A2State *state,
                TrMove         move)
{
  unsigned space = tr_move_arg (move, 0);

  (void) state;
  if (tr_move_kind (move) != A2_MOVE_RIVAL)
    return a2_no (A2_NO_TIME, state->ask, 0);
  if (!tr_set_has (game->in_play, space))
    return a2_no (A2_NO_BLOCKED, space, 0);
  if (!tr_set_has (game->rival_starts, space))
    return a2_no (A2_NO_RIVAL_START, space, 0);
  return A2_YES;
}

void
a2_apply_rival (const A2Game *game,
                A2State      *state,
                TrMove        move,
                TrEventList  *events)
{
  unsigned space = tr_move_arg (move, 0);

  (void) game;
  a2_place_ziggurat (state, A2_RIVAL, space);
  a2_tell (events, A2_EVENT_ZIGGURAT, A2_RIVAL, A2_RULE_SOLO_START, (int) space, 1);
  state->ask = A2_ASK_START;
}

/* ── Starting ziggurats (a2.bid.start-resolve, a2.bid.start-ziggurat) ── */

/* Resolves the highest row that still holds a leader; after the last one the first round begins. */
void
a2_resolve_start (const A2Game *game,
                  A2State      *state,
                  TrEventList  *events)
{
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    {
      unsigned seat = state->rows[row].leader;

      if (seat == A2_NONE)
        continue;
      a2_take_card (state, row, A2_LEFT_CARD, seat, A2_RULE_BID_START_RESOLVE, events);
      a2_leader_to_track (game, state, seat, A2_RULE_BID_START_RESOLVE, events);
      state->ask = A2_ASK_START;
      state->seat = (uint8_t) seat;
      return;
    }

  for (unsigned row = 0; row < a2_n_rows (game); row++)
    a2_discard_card (state, row, A2_LEFT_CARD, A2_RULE_BID_START_RESOLVE, events);
  a2_begin_round (game, state, events);
}

void
a2_list_start (const A2Game  *game,
               const A2State *state,
               TrMoveList    *list)
{
  TrSet spaces = a2_start_spaces (game, state);

  while (!tr_set_empty (spaces))
    {
      unsigned space = tr_set_pop (&spaces);

      for (unsigned column = 0; column < A2_COLUMNS; column++)
        tr_move_list_add (list, tr_move (A2_MOVE_START, space, column, 0));
    }
}

TrRefusal
a2_judge_start (const A2Game  *game,
                const A2State *state,
                TrMove         move)
{
  unsigned space = tr_move_arg (move, 0);
  TrSet ziggurats = a2_all_ziggurats (state);

  if (tr_move_kind (move) != A2_MOVE_START)
    return a2_no (A2_NO_TIME, state->ask, 0);
  if (!tr_set_has (game->in_play, space))
    return a2_no (A2_NO_BLOCKED, space, 0);
  if (!tr_set_has (game->outside, space))
    return a2_no (A2_NO_START_REGION, space, 0);
  while (!tr_set_empty (ziggurats))
    {
      unsigned other = tr_set_pop (&ziggurats);

      if (tr_set_has (game->too_close[other], space))
        return a2_no (A2_NO_START_CLOSE, space, other);
    }
  return A2_YES;
}

void
a2_apply_start (const A2Game *game,
                A2State      *state,
                TrMove        move,
                TrEventList  *events)
{
  unsigned space = tr_move_arg (move, 0);

  a2_place_ziggurat (state, state->seat, space);
  state->seats[state->seat].columns[tr_move_arg (move, 1)] = 1;
  a2_tell_piece (events, state->seat, A2_RULE_BID_START_ZIGGURAT, space, 1, tr_move_arg (move, 1));
  a2_resolve_start (game, state, events);
}
