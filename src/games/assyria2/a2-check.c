/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-play.h"

#include <string.h>

/* Whether a state is possible (a2.limits.components): every hut, piece, roof, token, well, marker and card is somewhere,
 * and nothing is where it cannot be. Positions written by people come through here, so nothing is trusted: each check
 * uses only what the ones before it have made sure of. */

#define FAIL(...)                             \
  do                                          \
    {                                         \
      tr_text_printf (problem, __VA_ARGS__);  \
      return false;                           \
    }                                         \
  while (0)

static bool
check_ziggurats (const A2Game *game,
                 const A2Seat *player,
                 unsigned      seat,
                 TrText       *problem)
{
  TrSet spaces = TR_SET_EMPTY;
  unsigned pieces[5] = { 0 };   /* by level: how many ziggurats have it */
  unsigned gone[5] = { 0 };     /* by level: how many columns gave it */

  if (player->n_ziggurats > A2_ZIGGURATS)
    FAIL ("player %u has more than %d ziggurats", seat + 1, A2_ZIGGURATS);
  for (unsigned i = 0; i < player->n_ziggurats; i++)
    {
      unsigned level = player->ziggurat_level[i];

      if (player->ziggurat_space[i] >= game->map.n_spaces || tr_set_has (spaces, player->ziggurat_space[i]))
        FAIL ("player %u has two ziggurats on one space", seat + 1);
      if (level < 1 || level > 4)
        FAIL ("player %u has a ziggurat of %u levels", seat + 1, level);
      tr_set_add (&spaces, player->ziggurat_space[i]);
      for (unsigned n = 1; n <= level; n++)
        pieces[n]++;
    }
  if (memcmp (&spaces, &player->ziggurats, sizeof spaces) != 0)
    FAIL ("the ziggurats of player %u do not stand where they are listed", seat + 1);
  if (!tr_set_within (spaces, tr_set_minus (game->in_play, game->rivers)))
    FAIL ("player %u has a ziggurat on a river or off the map", seat + 1);

  if (a2_is_rival (game, seat))
    return true;
  for (unsigned column = 0; column < A2_COLUMNS; column++)
    {
      if (player->columns[column] > 3)
        FAIL ("player %u: more than 3 pieces are gone from a column", seat + 1);
      for (unsigned n = 1; n <= player->columns[column]; n++)
        gone[n]++;
    }
  for (unsigned n = 1; n <= 3; n++)
    if (gone[n] != pieces[n])
      FAIL ("player %u: %u pieces of level %u on the map, %u gone from the columns", seat + 1, pieces[n], n, gone[n]);
  return true;
}

static bool
check_wells (const A2Game  *game,
             const A2State *state,
             TrText        *problem)
{
  uint8_t dug[A2_SITES_MAX] = { 0 };

  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      const A2Seat *player = &state->seats[seat];

      if (player->n_wells > game->n_wells)
        FAIL ("player %u has dug more than %u wells", seat + 1, game->n_wells);
      for (unsigned i = 0; i < player->n_wells; i++)
        if (player->wells[i] >= game->n_sites || dug[player->wells[i]]++)
          FAIL ("player %u has a well where none can be", seat + 1);
    }
  return true;
}

static bool
check_seat (const A2Game *game,
            const A2Seat *player,
            unsigned      seat,
            TrText       *problem)
{
  unsigned huts = tr_set_count (player->huts) + player->stock + player->supply + player->growth;

  if (huts != game->n_huts)
    FAIL ("player %u has %u huts instead of %u", seat + 1, huts, game->n_huts);
  if (!tr_set_within (player->huts, game->in_play))
    FAIL ("player %u has a hut off the map", seat + 1);
  if (player->vp < 0)
    FAIL ("player %u has less than 0 VP", seat + 1);
  if (player->camels > a2_camel_limit (game, player))
    FAIL ("player %u has %u camels, more than the limit", seat + 1, player->camels);
  if (player->ploughs > game->n_ploughs)
    FAIL ("player %u has more than %u ploughs", seat + 1, game->n_ploughs);
  if (player->used_tiles >> A2_COLUMNS != 0 || player->used_columns >> A2_COLUMNS != 0
      || player->grown_ziggurats >> player->n_ziggurats != 0)
    FAIL ("player %u has used what it does not have", seat + 1);
  if (player->influence > game->last_influence || player->offerings > game->last_offering)
    FAIL ("player %u is beyond the end of a track", seat + 1);
  return true;
}

/* Nothing stands on one space that cannot. */
static bool
check_map (const A2Game  *game,
           const A2State *state,
           TrText        *problem)
{
  TrSet taken = TR_SET_EMPTY;

  for (unsigned seat = 0; seat < A2_SEATS; seat++)
    {
      const A2Seat *player = &state->seats[seat];

      if (seat >= game->game.seats && !tr_set_empty (tr_set_or (player->huts, player->ziggurats)))
        FAIL ("a player who does not take part is on the map");
      if (tr_set_meets (taken, player->huts))
        FAIL ("two huts, or a hut and a ziggurat, share a space");
      taken = tr_set_or (taken, player->huts);
      if (tr_set_meets (taken, player->ziggurats))
        FAIL ("a ziggurat shares its space");
      taken = tr_set_or (taken, player->ziggurats);
    }
  if (!tr_set_within (state->ships, game->rivers))
    FAIL ("a ship is not on a river");
  if (!tr_set_within (state->farmers, tr_set_minus (game->in_play, a2_all_ziggurats (state))))
    FAIL ("a farmer is off the map or on a ziggurat");
  return true;
}

/* Markers on one influence space lie on each other without gaps. */
static bool
check_stacks (const A2Game  *game,
              const A2State *state,
              TrText        *problem)
{
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      const A2Seat *player = &state->seats[seat];
      unsigned together = 0;

      for (unsigned other = 0; other < game->game.seats; other++)
        {
          if (state->seats[other].influence != player->influence)
            continue;
          together++;
          if (other != seat && state->seats[other].height == player->height)
            FAIL ("the influence markers of players %u and %u lie at the same height", seat + 1, other + 1);
        }
      if (player->height >= together)
        FAIL ("the influence marker of player %u lies on nothing", seat + 1);
    }
  return true;
}

static bool
check_roofs_and_tokens (const A2Game  *game,
                        const A2State *state,
                        TrText        *problem)
{
  unsigned roofs = state->roof_supply + state->roofs_to_put + (unsigned) __builtin_popcount (state->roofs);
  unsigned tokens = state->token_supply + (unsigned) __builtin_popcount (state->tokens);

  for (unsigned area = 0; area < A2_AREAS; area++)
    {
      if (state->areas[area].roof > 1 || state->areas[area].ship > 1
          || state->areas[area].gold > game->areas[area].gold_spaces)
        FAIL ("a tribute area holds more than it has spaces for");
      roofs += state->areas[area].roof;
    }
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      tokens += state->seats[seat].tokens;
      for (unsigned i = 0; i < state->seats[seat].n_ziggurats; i++)
        roofs += state->seats[seat].ziggurat_level[i] == 4;
    }
  if (roofs != game->n_roofs)
    FAIL ("there are %u roofs instead of %u", roofs, game->n_roofs);
  if (tokens != game->n_food_tokens)
    FAIL ("there are %u food tokens instead of %u", tokens, game->n_food_tokens);
  if ((state->tokens & ~game->token_spaces) != 0 || (state->roofs & ~game->roof_spaces) != 0)
    FAIL ("a food token or a roof is on a space of a track that has none");
  return true;
}

/* Adds the cards of a pile to COUNTS; false when one of them does not exist. */
static bool
count_deck (const uint8_t *deck,
            unsigned       n,
            unsigned       n_kinds,
            unsigned      *counts)
{
  for (unsigned i = 0; i < n; i++)
    {
      if (deck[i] >= n_kinds)
        return false;
      counts[deck[i]]++;
    }
  return true;
}

static bool
check_food_cards (const A2Game  *game,
                  const A2State *state,
                  TrText        *problem)
{
  unsigned counts[A2_FOOD_KINDS_MAX] = { 0 };

  if (state->n_food_deck > A2_FOOD_CARDS_MAX || !count_deck (state->food_deck, state->n_food_deck, game->n_food_kinds, counts))
    FAIL ("the pile of food cards is not possible");
  for (unsigned row = 0; row < A2_ROWS; row++)
    for (unsigned i = 0; i < 2; i++)
      if (state->rows[row].food[i] != A2_NONE && !count_deck (&state->rows[row].food[i], 1, game->n_food_kinds, counts))
        FAIL ("row %u shows a food card that does not exist", row + 1);
  for (unsigned card = 0; card < A2_FOOD_KINDS_MAX; card++)
    {
      unsigned copies = card < game->n_food_kinds ? game->food_cards[card].copies : 0;

      counts[card] += state->food_discards[card];
      for (unsigned seat = 0; seat < A2_SEATS; seat++)
        counts[card] += state->seats[seat].food[card];
      if (counts[card] != copies)
        FAIL ("there are %u food cards %s instead of %u", counts[card],
              card < game->n_food_kinds ? game->food_cards[card].icons : "?", copies);
    }
  return true;
}

static bool
check_favours (const A2State *state,
               const A2Game  *game,
               TrText        *problem)
{
  unsigned counts[A2_FAVOURS] = { 0 };

  if (state->n_favour_deck > A2_FAVOUR_CARDS || !count_deck (state->favour_deck, state->n_favour_deck, A2_FAVOURS, counts))
    FAIL ("the pile of favours is not possible");
  for (unsigned i = 0; i < 2; i++)
    if (state->drawn[i] != A2_NONE && !count_deck (&state->drawn[i], 1, A2_FAVOURS, counts))
      FAIL ("a favour was drawn that does not exist");
  for (unsigned row = 0; row < A2_ROWS; row++)
    if (state->rows[row].favour != A2_NONE && !count_deck (&state->rows[row].favour, 1, A2_FAVOURS, counts))
      FAIL ("row %u shows a favour that does not exist", row + 1);
  for (unsigned favour = 0; favour < A2_FAVOURS; favour++)
    {
      counts[favour] += state->favour_discards[favour];
      for (unsigned seat = 0; seat < A2_SEATS; seat++)
        counts[favour] += state->seats[seat].favours[favour];
      if (counts[favour] != game->favour_copies[favour])
        FAIL ("there are %u favours %s instead of %u", counts[favour], a2_favour_words[favour], game->favour_copies[favour]);
    }
  return true;
}

/* Civilisations and schemes are single cards: each at most once. */
static bool
check_single_cards (const A2State *state,
                    TrText        *problem)
{
  unsigned civilisations[A2_CIVILISATIONS] = { 0 };
  unsigned schemes[A2_SCHEMES] = { 0 };

  if (state->n_civilisation_deck > A2_CIVILISATIONS
      || !count_deck (state->civilisation_deck, state->n_civilisation_deck, A2_CIVILISATIONS, civilisations))
    FAIL ("the pile of civilisations is not possible");
  for (unsigned area = 0; area < A2_AREAS; area++)
    if (!count_deck (&state->areas[area].civilisation, 1, A2_CIVILISATIONS, civilisations))
      FAIL ("a tribute area shows a civilisation that does not exist");
  for (unsigned i = 0; i < A2_CIVILISATIONS; i++)
    if (civilisations[i] > 1)
      FAIL ("the %s are there twice", a2_civilisation_words[i]);
  if (state->n_scheme_deck > A2_SCHEMES || !count_deck (state->scheme_deck, state->n_scheme_deck, A2_SCHEMES, schemes))
    FAIL ("the pile of schemes is not possible");
  for (unsigned i = 0; i < A2_SCHEMES; i++)
    if (schemes[i] > 1)
      FAIL ("a scheme is in the pile twice");
  return true;
}

static bool
check_markers (const A2Game  *game,
               const A2State *state,
               TrText        *problem)
{
  for (unsigned colour = 0; colour < 2; colour++)
    {
      int counts[UINT8_MAX + 1] = { 0 };

      for (unsigned i = 0; i < A2_MARKERS / 2; i++)
        counts[game->markers[colour * A2_MARKERS / 2 + i]]++;
      for (unsigned i = 0; i < A2_ROUNDS_PER_FLOOD; i++)
        counts[state->markers[colour * A2_ROUNDS_PER_FLOOD + i]]--;
      counts[state->removed[colour]]--;
      for (unsigned value = 0; value <= UINT8_MAX; value++)
        if (counts[value] != 0)
          FAIL ("the expansion markers are not those of the box");
    }
  return true;
}

/* Every leader stands on the track, in a row, or has just been outbid. */
static bool
check_leaders (const A2Game  *game,
               const A2State *state,
               TrText        *problem)
{
  unsigned counts[A2_SEATS] = { 0 };
  unsigned n_rows = a2_n_rows (game);

  for (unsigned place = 0; place < A2_SEATS; place++)
    if (state->order[place] != A2_NONE && !count_deck (&state->order[place], 1, game->game.seats, counts))
      FAIL ("an unknown leader stands on the turn-order track");
  for (unsigned row = 0; row < A2_ROWS; row++)
    {
      const A2Row *there = &state->rows[row];

      if (there->leader == A2_NONE)
        continue;
      if (row >= n_rows || there->space >= A2_BID_SPACES || !count_deck (&there->leader, 1, game->game.seats, counts))
        FAIL ("the leader in row %u cannot stand there", row + 1);
    }
  if (state->displaced != A2_NONE && !count_deck (&state->displaced, 1, game->game.seats, counts))
    FAIL ("an unknown leader has been outbid");
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    if (counts[seat] != 1)
      FAIL ("the leader of player %u is there %u times", seat + 1, counts[seat]);
  return true;
}

/* The question fits the phase, and what waits for an answer is there. */
static bool
check_question (const A2Game  *game,
                const A2State *state,
                TrText        *problem)
{
  static const uint16_t asks[A2_PHASES] = {
    [A2_PHASE_START] = 1 << A2_ASK_BID | 1 << A2_ASK_START | 1 << A2_ASK_KEEP_FOOD | 1 << A2_ASK_RIVAL,
    [A2_PHASE_BIDDING] = 1 << A2_ASK_BID,
    [A2_PHASE_EXPANSION] = 1 << A2_ASK_BUILD | 1 << A2_ASK_FEED | 1 << A2_ASK_SERVE | 1 << A2_ASK_WELLS,
    [A2_PHASE_ACTIONS] = 1 << A2_ASK_ACT | 1 << A2_ASK_BONUS | 1 << A2_ASK_PUT_ROOF | 1 << A2_ASK_KEEP_FAVOUR
                         | 1 << A2_ASK_TAKE,
    [A2_PHASE_FINAL] = 1 << A2_ASK_FEED | 1 << A2_ASK_SERVE,
    [A2_PHASE_OVER] = 1 << A2_ASK_NONE,
  };
  bool feeding = state->ask == A2_ASK_FEED || state->ask == A2_ASK_SERVE;
  unsigned icons = 0, card_icons = 0;

  if (state->phase >= A2_PHASES || state->ask >= A2_ASKS || !(asks[state->phase] >> state->ask & 1))
    FAIL ("this phase does not ask that");
  if (state->seat >= game->game.seats || a2_is_rival (game, state->seat))
    FAIL ("nobody is asked");
  if (state->round > A2_ROUNDS || (state->round == 0) != (state->phase == A2_PHASE_START)
      || (state->phase >= A2_PHASE_FINAL && state->round != A2_ROUNDS))
    FAIL ("round %u does not fit the phase", state->round);
  for (unsigned icon = 0; icon < A2_ICONS; icon++)
    {
      icons += state->icons[icon];
      card_icons += state->card_icons[icon];
    }
  if ((icons > 0 && !feeding) || (card_icons > 0) != (state->ask == A2_ASK_SERVE) || icons > 200)
    FAIL ("food lies ready when nobody eats");
  if (!tr_set_within (state->fed, feeding ? state->seats[state->seat].huts : TR_SET_EMPTY))
    FAIL ("something has been fed that does not eat now");
  if ((state->roofs_to_put > 0) != (state->ask == A2_ASK_PUT_ROOF))
    FAIL ("a roof waits to be placed");
  if ((state->drawn[0] != A2_NONE) != (state->ask == A2_ASK_KEEP_FAVOUR)
      || (state->drawn[0] == A2_NONE) != (state->drawn[1] == A2_NONE))
    FAIL ("favours wait to be chosen");
  if (state->bonus_area >= A2_AREAS || state->bonus_must > 1
      || (state->ask != A2_ASK_BONUS && (state->bonus_area > 0 || state->bonus_must)))
    FAIL ("a bonus waits to be resolved");
  if (state->row >= a2_n_rows (game) || (state->displaced != A2_NONE && state->ask != A2_ASK_BID))
    FAIL ("it is nobody's turn");
  return true;
}

/* Whose turn it is, as the leaders stand. */
static bool
check_turn (const A2Game  *game,
            const A2State *state,
            TrText        *problem)
{
  if (state->ask == A2_ASK_BID)
    {
      unsigned place = 0;

      while (place < A2_SEATS && state->order[place] == A2_NONE)
        place++;
      if (state->displaced != A2_NONE ? state->displaced != state->seat : place == A2_SEATS || state->order[place] != state->seat)
        FAIL ("it is not the turn of player %u to bid", state->seat + 1);
    }
  if (state->phase == A2_PHASE_EXPANSION && state->rows[state->row].leader != state->seat)
    FAIL ("it is not the turn of player %u to expand", state->seat + 1);
  if (state->phase == A2_PHASE_FINAL && (state->row >= game->game.seats || state->order[state->row] != state->seat))
    FAIL ("it is not the turn of player %u to feed", state->seat + 1);
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      bool may_grow = state->phase == A2_PHASE_BIDDING || state->phase == A2_PHASE_EXPANSION;

      if (state->seats[seat].growth > 0 && !may_grow)
        FAIL ("player %u has huts in the growth area at the wrong time", seat + 1);
    }
  return true;
}

bool
a2_check (const TrGame  *tr_game,
          const TrState *tr_state,
          TrText        *problem)
{
  const A2Game *game = (const A2Game *) tr_game;
  const A2State *state = (const A2State *) tr_state;

  for (unsigned seat = 0; seat < game->game.seats; seat++)
    if (!check_ziggurats (game, &state->seats[seat], seat, problem))
      return false;
  if (!check_wells (game, state, problem))
    return false;
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    if (!check_seat (game, &state->seats[seat], seat, problem))
      return false;
  return check_map (game, state, problem)
         && check_stacks (game, state, problem)
         && check_roofs_and_tokens (game, state, problem)
         && check_food_cards (game, state, problem)
         && check_favours (state, game, problem)
         && check_single_cards (state, problem)
         && check_markers (game, state, problem)
         && check_leaders (game, state, problem)
         && check_question (game, state, problem)
         && check_turn (game, state, problem);
}
