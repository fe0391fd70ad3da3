/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

#include "tr-random.h"

/* Cards: decks, discards and the rows on the main board. All cards of all players lie open (a2.cards.open). */

static unsigned
count_all (const uint8_t *counts,
           unsigned       n)
{
  unsigned sum = 0;

  for (unsigned i = 0; i < n; i++)
    sum += counts[i];
  return sum;
}

/* a2.cards.reshuffle: the discards become the pile when a card is to be drawn from an empty one. */
static void
reshuffle (uint64_t *random,
           uint8_t  *deck,
           uint8_t  *n_deck,
           uint8_t  *discards,
           unsigned  n_kinds)
{
  for (unsigned i = 0; i < n_kinds; i++)
    {
      for (; discards[i] > 0; discards[i]--)
        deck[(*n_deck)++] = (uint8_t) i;
    }
  tr_random_shuffle (random, deck, *n_deck);
}

/* The place behind the end is cleared, so that equal decks are equal bytes. */
static uint8_t
pop_card (uint8_t *deck,
          uint8_t *n_deck)
{
  uint8_t card = deck[--*n_deck];

  deck[*n_deck] = 0;
  return card;
}

bool
a2_can_draw_food (const A2State *state)
{
  return state->n_food_deck > 0 || count_all (state->food_discards, A2_FOOD_KINDS_MAX) > 0;
}

bool
a2_can_draw_favour (const A2State *state)
{
  return state->n_favour_deck > 0 || count_all (state->favour_discards, A2_FAVOURS) > 0;
}

/* A2_NONE when pile and discards are empty. */
uint8_t
a2_draw_food (const A2Game *game,
              A2State      *state,
              TrEventList  *events)
{
  if (!a2_can_draw_food (state))
    return A2_NONE;
  if (state->n_food_deck == 0)
    {
      reshuffle (&state->random, state->food_deck, &state->n_food_deck, state->food_discards, game->n_food_kinds);
      a2_tell (events, A2_EVENT_RESHUFFLE_FOOD, TR_SEAT_NONE, A2_RULE_CARDS_RESHUFFLE, 0, 0);
    }
  return pop_card (state->food_deck, &state->n_food_deck);
}

uint8_t
a2_draw_favour (A2State     *state,
                TrEventList *events)
{
  if (!a2_can_draw_favour (state))
    return A2_NONE;
  if (state->n_favour_deck == 0)
    {
      reshuffle (&state->random, state->favour_deck, &state->n_favour_deck, state->favour_discards, A2_FAVOURS);
      a2_tell (events, A2_EVENT_RESHUFFLE_FAVOURS, TR_SEAT_NONE, A2_RULE_CARDS_RESHUFFLE, 0, 0);
    }
  return pop_card (state->favour_deck, &state->n_favour_deck);
}

void
a2_shuffle_schemes (A2State *state)
{
  for (unsigned i = 0; i < A2_SCHEMES; i++)
    state->scheme_deck[i] = (uint8_t) i;
  state->n_scheme_deck = A2_SCHEMES;
  tr_random_shuffle (&state->random, state->scheme_deck, A2_SCHEMES);
}

/* Schemes are used as they are drawn: those not in the pile are the discards. */
uint8_t
a2_draw_scheme (A2State     *state,
                TrEventList *events)
{
  if (state->n_scheme_deck == 0)
    {
      a2_shuffle_schemes (state);
      a2_tell (events, A2_EVENT_RESHUFFLE_SCHEMES, A2_RIVAL, A2_RULE_CARDS_RESHUFFLE, 0, 0);
    }
  return pop_card (state->scheme_deck, &state->n_scheme_deck);
}

void
a2_gain_food_card (const A2Game *game,
                   A2State      *state,
                   unsigned      seat,
                   unsigned      rule,
                   TrEventList  *events)
{
  uint8_t card = a2_draw_food (game, state, events);

  if (card == A2_NONE)
    return;
  a2_tell (events, A2_EVENT_DRAWN, seat, rule, 0, 0);
  state->seats[seat].food[card]++;
  a2_tell (events, A2_EVENT_FOOD_CARD, seat, rule, card, 0);
}

void
a2_discard_food (A2State     *state,
                 unsigned     card,
                 unsigned     seat,
                 unsigned     rule,
                 TrEventList *events)
{
  state->food_discards[card]++;
  a2_tell (events, A2_EVENT_DISCARD_FOOD, seat, rule, (int) card, 0);
}

void
a2_discard_favour (A2State     *state,
                   unsigned     favour,
                   unsigned     seat,
                   unsigned     rule,
                   TrEventList *events)
{
  state->favour_discards[favour]++;
  a2_tell (events, A2_EVENT_DISCARD_FAVOUR, seat, rule, (int) favour, 0);
}

/* a2.favour.use: it is discarded first, then takes effect. */
void
a2_spend_favour (A2State     *state,
                 unsigned     seat,
                 unsigned     favour,
                 unsigned     rule,
                 TrEventList *events)
{
  state->seats[seat].favours[favour]--;
  a2_discard_favour (state, favour, seat, rule, events);
}

/* a2.setup.rows, a2.growth.rows: low values at the top, equal ones in the order of reveal. */
void
a2_lay_food (const A2Game *game,
             A2State      *state,
             unsigned      column,
             TrEventList  *events)
{
  unsigned n_rows = a2_n_rows (game);

  for (unsigned n = 0; n < n_rows; n++)
    {
      uint8_t card = a2_draw_food (game, state, events);
      unsigned row = n;

      if (card == A2_NONE)
        break;
      for (; row > 0 && game->food_cards[state->rows[row - 1].food[column]].value > game->food_cards[card].value; row--)
        state->rows[row].food[column] = state->rows[row - 1].food[column];
      state->rows[row].food[column] = card;
    }
}

void
a2_lay_favours (const A2Game *game,
                A2State      *state,
                TrEventList  *events)
{
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    state->rows[row].favour = a2_draw_favour (state, events);
}

uint8_t
a2_card_at (const A2State *state,
            unsigned       row,
            unsigned       place)
{
  return place == A2_FAVOUR_CARD ? state->rows[row].favour : state->rows[row].food[place];
}

bool
a2_cards_left (const A2Game  *game,
               const A2State *state)
{
  for (unsigned row = 0; row < a2_n_rows (game); row++)
    for (unsigned place = 0; place < A2_PLACES_IN_ROW; place++)
      if (a2_card_at (state, row, place) != A2_NONE)
        return true;
  return false;
}

static uint8_t
lift_card (A2State *state,
           unsigned row,
           unsigned place)
{
  uint8_t *slot = place == A2_FAVOUR_CARD ? &state->rows[row].favour : &state->rows[row].food[place];
  uint8_t card = *slot;

  *slot = A2_NONE;
  return card;
}

void
a2_take_card (A2State     *state,
              unsigned     row,
              unsigned     place,
              unsigned     seat,
              unsigned     rule,
              TrEventList *events)
{
  uint8_t card = lift_card (state, row, place);

  if (card == A2_NONE)
    return;
  if (place == A2_FAVOUR_CARD)
    {
      state->seats[seat].favours[card]++;
      a2_tell (events, A2_EVENT_FAVOUR, seat, rule, card, 0);
    }
  else
    {
      state->seats[seat].food[card]++;
      a2_tell (events, A2_EVENT_FOOD_CARD, seat, rule, card, 0);
    }
}

void
a2_discard_card (A2State     *state,
                 unsigned     row,
                 unsigned     place,
                 unsigned     rule,
                 TrEventList *events)
{
  uint8_t card = lift_card (state, row, place);

  if (card == A2_NONE)
    return;
  if (place == A2_FAVOUR_CARD)
    a2_discard_favour (state, card, TR_SEAT_NONE, rule, events);
  else
    a2_discard_food (state, card, TR_SEAT_NONE, rule, events);
}
