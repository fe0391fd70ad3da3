/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

#include "tr-position.h"

#include <string.h>

/* How a state is written down. What a position leaves out is worked out: tiles not mentioned are in the bag, treasures
 * not mentioned lie on the temples of the set-up that are there, and the rest of them are in nobody's hands. */

#define SEAT(member)     .offset = offsetof (TeSeat, member)
#define MONUMENT(member) .offset = offsetof (TeMonument, member)
#define STATE(member)    .offset = offsetof (TeState, member)

static const TrField seat_fields[] = {
  /* By colour: settlement, temple, farm, market; leaders in the same order. */
  { "points", TR_FIELD_NUMBER, .count = TE_COLOURS, SEAT (points) },
  { "leaders", TR_FIELD_THING, TE_SORT_SPACE, .count = TE_COLOURS, SEAT (leaders) },
  { "hand", TR_FIELD_BAG, TE_SORT_TILE, SEAT (hand) },
  { "treasures", TR_FIELD_SMALL, SEAT (treasures) },
  { "catastrophes", TR_FIELD_SMALL, SEAT (catastrophes) },
  { NULL },
};

static const TrField monument_fields[] = {
  { "space", TR_FIELD_THING, TE_SORT_SPACE, MONUMENT (space) },
  { "tiles", TR_FIELD_THING, TE_SORT_TILE, MONUMENT (colour) },
  { NULL },
};

static const TrField state_fields[] = {
  { "ask", TR_FIELD_THING, TE_SORT_ASK, STATE (ask) },
  { "seat", TR_FIELD_THING, TE_SORT_SEAT, STATE (seat) },
  { "active", TR_FIELD_THING, TE_SORT_SEAT, STATE (active) },
  { "first", TR_FIELD_THING, TE_SORT_SEAT, STATE (first) },
  { "actions", TR_FIELD_SMALL, STATE (actions) },
  { "round", TR_FIELD_NUMBER, STATE (round) },
  { "settlements", TR_FIELD_SET, TE_SORT_SPACE, STATE (tiles[TE_SETTLEMENT]) },
  { "temples", TR_FIELD_SET, TE_SORT_SPACE, STATE (tiles[TE_TEMPLE]) },
  { "farms", TR_FIELD_SET, TE_SORT_SPACE, STATE (tiles[TE_FARM]) },
  { "markets", TR_FIELD_SET, TE_SORT_SPACE, STATE (tiles[TE_MARKET]) },
  { "catastrophes", TR_FIELD_SET, TE_SORT_SPACE, STATE (ruins) },
  { "treasures", TR_FIELD_SET, TE_SORT_SPACE, STATE (treasures) },
  { "monuments", TR_FIELD_RECORDS, .count = TE_MONUMENTS, STATE (monuments), .stride = sizeof (TeMonument),
    .fields = monument_fields },
  { "buildings", TR_FIELD_THING, TE_SORT_SPACE, .count = TE_COLOURS, STATE (buildings) },
  { "wonder", TR_FIELD_THING, TE_SORT_SPACE, STATE (wonder_at) },
  { "placed", TR_FIELD_THING, TE_SORT_SPACE, STATE (placed) },
  { "united", TR_FIELD_THING, TE_SORT_SPACE, STATE (united) },
  { "conflict", TR_FIELD_THING, TE_SORT_LEADER, STATE (conflict) },
  { "attacker", TR_FIELD_THING, TE_SORT_SEAT, STATE (attacker) },
  { "defender", TR_FIELD_THING, TE_SORT_SEAT, STATE (defender) },
  { "committed", TR_FIELD_SMALL, STATE (committed) },
  { "seats", TR_FIELD_RECORDS, .count = TR_COUNT_SEATS, STATE (seats), .stride = sizeof (TeSeat), .fields = seat_fields },
  { "bag", TR_FIELD_BAG, TE_SORT_TILE, STATE (bag) },
  { "out", TR_FIELD_BAG, TE_SORT_TILE, STATE (out) },
  { "treasures_aside", TR_FIELD_SMALL, STATE (aside) },
  { "random", TR_FIELD_WIDE, STATE (random) },
  { NULL },
};

/* The board as at set-up, hands empty, the first player about to act. */
static void
blank (const TrGame *tr_game,
       TrState      *tr_state)
{
  const TeGame *game = (const TeGame *) tr_game;
  TeState *state = (TeState *) tr_state;

  te_clear (game, state);
  state->random = 1;
  state->tiles[TE_TEMPLE] = game->starts;
  state->ask = TE_ASK_ACT;
  state->seat = TE_NONE;
  state->round = 1;
}

static bool
given (const TrValue *object,
       const char    *name)
{
  return object != NULL && tr_value_get (object, name) != NULL;
}

/* Everything in a position is checked by te_check() in the end; what is used before that to work something out is checked
 * here. */

/* The sets that follow from what stands where. Of two colours that the tiles under a monument may have had, the ground
 * rules one out, or the first is taken. */
static bool
complete_board (const TeGame  *game,
                TeState       *state,
                const TrValue *position,
                TrFault       *fault)
{
  const TrValue *monuments = tr_value_get (position, "monuments");

  for (unsigned seat = 0; seat < game->game.seats; seat++)
    for (unsigned leader = 0; leader < TE_COLOURS; leader++)
      if (state->seats[seat].leaders[leader] != TE_NONE)
        tr_set_add (&state->leaders, state->seats[seat].leaders[leader]);
  if (state->wonder_at != TE_NONE)
    state->wonder = te_cross_at (game, state->wonder_at);
  for (unsigned i = 0; i < TE_MONUMENTS; i++)
    {
      TeMonument *monument = &state->monuments[i];
      const TrValue *record = monuments != NULL ? tr_value_at (monuments, i) : NULL;

      if (monument->space == TE_NONE)
        continue;
      if (monument->space % TE_COLUMNS == TE_COLUMNS - 1 || monument->space / TE_COLUMNS == TE_ROWS - 1)
        return tr_fault_set (fault, record, N_("a monument has its upper left space here, and three more"), NULL, NULL);
      if (monument->colour == TE_NONE)
        {
          unsigned colours = game->monuments[i];
          bool river = tr_set_has (game->rivers, monument->space);

          colours &= river ? 1u << TE_FARM : ~(1u << TE_FARM);
          if (colours == 0)
            return tr_fault_set (fault, record, N_("this monument cannot stand on this ground"), NULL, NULL);
          monument->colour = (uint8_t) __builtin_ctz (colours);
        }
      state->face_down = tr_set_or (state->face_down, te_square_at (monument->space));
    }
  return true;
}

/* Tiles not mentioned are in the bag; where the position says what is in the bag, out of the game. */
static bool
complete_tiles (const TeGame  *game,
                TeState       *state,
                const TrValue *position,
                TrFault       *fault)
{
  uint8_t *rest = given (position, "bag") ? state->out : state->bag;

  if (given (position, "bag") && given (position, "out"))
    return true;
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      unsigned n = tr_set_count (state->tiles[colour]) + state->bag[colour] + state->out[colour];

      for (unsigned i = 0; i < TE_MONUMENTS; i++)
        n += state->monuments[i].space != TE_NONE && state->monuments[i].colour == colour ? 4 : 0;
      for (unsigned seat = 0; seat < game->game.seats; seat++)
        n += state->seats[seat].hand[colour];
      if (n > game->tiles[colour])
        return tr_fault_set (fault, position, N_("there are more tiles of a colour than the box holds: %1"),
                             te_tile_words[colour], NULL);
      rest[colour] = (uint8_t) (game->tiles[colour] - n);
    }
  return true;
}

static bool
complete_treasures (const TeGame  *game,
                    TeState       *state,
                    const TrValue *position,
                    TrFault       *fault)
{
  unsigned n;

  if (!given (position, "treasures"))
    state->treasures = tr_set_and (game->starts, state->tiles[TE_TEMPLE]);
  n = tr_set_count (state->treasures);
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    n += state->seats[seat].treasures;
  if (given (position, "treasures_aside"))
    return true;
  if (n > game->n_treasures)
    return tr_fault_set (fault, position, N_("there are more treasures than the box holds"), NULL, NULL);
  state->aside = (uint8_t) (game->n_treasures - n);
  return true;
}

/* Catastrophes on the board that are nobody's by what is said were those of the first players that say nothing. */
static void
complete_catastrophes (const TeGame  *game,
                       TeState       *state,
                       const TrValue *position)
{
  const TrValue *seats = tr_value_get (position, "seats");
  int left = (int) tr_set_count (state->ruins);
  bool says[TE_SEATS];

  for (unsigned seat = 0; seat < game->game.seats; seat++)
    {
      says[seat] = given (seats != NULL ? tr_value_at (seats, seat) : NULL, "catastrophes");
      if (says[seat])
        left -= game->catastrophes - state->seats[seat].catastrophes;
    }
  for (unsigned seat = 0; seat < game->game.seats && left > 0; seat++)
    {
      int gone = left < game->catastrophes ? left : game->catastrophes;

      if (says[seat])
        continue;
      state->seats[seat].catastrophes = (uint8_t) (game->catastrophes - gone);
      left -= gone;
    }
}

/* Who is asked, and who fights whom. */
static bool
complete_turn (const TeGame  *game,
               TeState       *state,
               const TrValue *position,
               TrFault       *fault)
{
  bool fights = state->ask == TE_ASK_REVOLT || state->ask == TE_ASK_WAR;
  unsigned attacker, defender;

  if (state->ask >= TE_ASKS || state->active >= game->game.seats)
    return tr_fault_set (fault, position, N_("a position asks somebody something"), NULL, NULL);
  if (state->ask == TE_ASK_POINT && !given (position, "actions"))
    state->actions = TE_ACTIONS;
  if (state->placed == TE_NONE)
    state->placed = state->united;
  if (fights && (state->conflict >= TE_COLOURS || (state->united != TE_NONE && !tr_set_has (te_links (state), state->united))
                 || !te_find_sides (game, state, &attacker, &defender)))
    return tr_fault_set (fault, position, N_("there are no two leaders for this conflict"), NULL, NULL);
  if (fights && state->attacker == TE_NONE)
    state->attacker = (uint8_t) attacker;
  if (fights && state->defender == TE_NONE)
    state->defender = (uint8_t) defender;
  if (state->seat == TE_NONE)
    state->seat = fights ? state->attacker : state->active;
  return true;
}

static bool
complete (const TrGame  *tr_game,
          TrState       *tr_state,
          const TrValue *position,
          TrFault       *fault)
{
  const TeGame *game = (const TeGame *) tr_game;
  TeState *state = (TeState *) tr_state;

  if (!complete_board (game, state, position, fault)
      || !complete_tiles (game, state, position, fault)
      || !complete_treasures (game, state, position, fault)
      || !complete_turn (game, state, position, fault))
    return false;
  complete_catastrophes (game, state, position);
  return true;
}

const TrPosition te_position = {
  .fields = state_fields,
  .blank = blank,
  .complete = complete,
};
