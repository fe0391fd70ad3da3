/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

/* Monuments, and the wonder that may be built instead. */

/* The upper left spaces of the squares of face-up tiles, all of the colour of the tile just placed, that hold this tile
 * (te.mon.build, te.mon.choice). */
static TrSet
squares (const TeGame  *game,
         const TeState *state)
{
  TrSet tiles = state->tiles[te_tile_at (state, state->placed)];
  /* Spaces with a tile of the colour at their right: those of the last column have none. */
  TrSet pairs = tr_set_and (tiles, tr_set_down (tr_set_minus (tiles, game->map.first_column), 1));
  TrSet upper_left = tr_set_and (pairs, tr_set_down (pairs, TE_COLUMNS));
  TrSet around = tr_set_of (state->placed);

  around = tr_set_or (around, tr_set_down (tr_set_minus (around, game->map.first_column), 1));
  around = tr_set_or (around, tr_set_down (around, TE_COLUMNS));
  return tr_set_and (upper_left, around);
}

/* The middles of the crosses that hold the tile just placed (te.var.wonder). */
static TrSet
crosses (const TeGame  *game,
         const TeState *state)
{
  TrSet middles = te_cross_at (game, state->placed);
  TrSet found = TR_SET_EMPTY;
  TrSet tiles = state->tiles[te_tile_at (state, state->placed)];

  if (!te_plays (game, TE_OPTION_WONDER) || state->wonder_at != TE_NONE)
    return found;
  while (!tr_set_empty (middles))
    {
      unsigned middle = tr_set_pop (&middles);

      if (tr_set_count (tr_set_and (te_cross_at (game, middle), tiles)) == 5)
        tr_set_add (&found, middle);
    }
  return found;
}

/* A bit for each monument that has COLOUR and is not built. */
static unsigned
monuments_left (const TeGame  *game,
                const TeState *state,
                unsigned       colour)
{
  unsigned left = 0;

  for (unsigned i = 0; i < TE_MONUMENTS; i++)
    left |= (unsigned) (state->monuments[i].space == TE_NONE && (game->monuments[i] >> colour & 1)) << i;
  return left;
}

bool
te_can_build (const TeGame  *game,
              const TeState *state)
{
  return (monuments_left (game, state, te_tile_at (state, state->placed)) != 0
          && !tr_set_empty (squares (game, state)))
         || !tr_set_empty (crosses (game, state));
}

void
te_begin_monument (const TeGame *game,
                   TeState      *state,
                   TrEventList  *events)
{
  if (te_can_build (game, state))
    state->ask = TE_ASK_MONUMENT;
  else
    te_finish_action (game, state, events);
}

void
te_list_monument (const TeGame  *game,
                  const TeState *state,
                  TrMoveList    *list)
{
  unsigned left = monuments_left (game, state, te_tile_at (state, state->placed));
  TrSet upper_left = squares (game, state);

  while (!tr_set_empty (upper_left))
    {
      unsigned space = tr_set_pop (&upper_left);

      for (unsigned i = 0; i < TE_MONUMENTS; i++)
        if (left >> i & 1)
          tr_move_list_add (list, tr_move (TE_MOVE_MONUMENT, space, i, 0));
    }
  te_list_spaces (TE_MOVE_WONDER, crosses (game, state), list);
  tr_move_list_add (list, tr_move (TE_MOVE_DECLINE, 0, 0, 0));
}

static TrRefusal
judge_square (const TeGame  *game,
              const TeState *state,
              unsigned       space,
              unsigned       monument)
{
  unsigned colour = te_tile_at (state, state->placed);
  bool inside = space % TE_COLUMNS < TE_COLUMNS - 1 && space / TE_COLUMNS < TE_ROWS - 1;
  TrSet square = inside ? te_square_at (space) : TR_SET_EMPTY;

  if (!inside || tr_set_count (tr_set_and (square, state->tiles[colour])) < 4)
    return te_no (TE_NO_MONUMENT_SQUARE, space, colour);
  if (!tr_set_has (square, state->placed))
    return te_no (TE_NO_MONUMENT_TILE, space, state->placed);
  if (!(game->monuments[monument] >> colour & 1))
    return te_no (TE_NO_MONUMENT_COLOUR, monument, colour);
  if (state->monuments[monument].space != TE_NONE)
    return te_no (TE_NO_MONUMENT_USED, monument, 0);
  return TE_YES;
}

TrRefusal
te_judge_monument (const TeGame  *game,
                   const TeState *state,
                   TrMove         move)
{
  unsigned space = tr_move_arg (move, 0);

  switch (tr_move_kind (move))
    {
    case TE_MOVE_DECLINE:
      return TE_YES;
    case TE_MOVE_MONUMENT:
      return judge_square (game, state, space, tr_move_arg (move, 1));
    case TE_MOVE_WONDER:
      if (!te_plays (game, TE_OPTION_WONDER))
        return te_no (TE_NO_WONDER_OPTION, 0, 0);
      if (state->wonder_at != TE_NONE)
        return te_no (TE_NO_WONDER_BUILT, 0, 0);
      return tr_set_has (crosses (game, state), space)
        ? TE_YES
        : te_no (TE_NO_WONDER_CROSS, space, te_tile_at (state, state->placed));
    default:
      return te_no (TE_NO_TIME, state->ask, 0);
    }
}

/* The tiles link from now on, and are nothing else; a treasure stays where it is (te.mon.facedown). */
static void
build_monument (TeState     *state,
                unsigned     monument,
                unsigned     space,
                TrEventList *events)
{
  unsigned colour = te_tile_at (state, state->placed);
  TrSet square = te_square_at (space);

  state->monuments[monument] = (TeMonument) { .space = (uint8_t) space, .colour = (uint8_t) colour };
  state->tiles[colour] = tr_set_minus (state->tiles[colour], square);
  state->face_down = tr_set_or (state->face_down, square);
  te_tell (events, TE_EVENT_MONUMENT, state->active, TE_RULE_MON_BUILD, monument, space, 0);
  te_return_buildings (state, square, events);
}

static void
build_wonder (const TeGame *game,
              TeState      *state,
              unsigned      middle,
              TrEventList  *events)
{
  TrSet cross = te_cross_at (game, middle);

  state->wonder_at = (uint8_t) middle;
  state->wonder = cross;
  te_tell (events, TE_EVENT_WONDER, state->active, TE_RULE_VAR_WONDER, middle, 0, 0);
  te_return_buildings (state, cross, events);
  while (!tr_set_empty (cross))
    te_remove_tile (state, tr_set_pop (&cross), TE_RULE_VAR_WONDER, events);
}

void
te_apply_monument (const TeGame *game,
                   TeState      *state,
                   TrMove        move,
                   TrEventList  *events)
{
  unsigned space = tr_move_arg (move, 0);

  if (tr_move_kind (move) == TE_MOVE_MONUMENT)
    build_monument (state, tr_move_arg (move, 1), space, events);
  else if (tr_move_kind (move) == TE_MOVE_WONDER)
    build_wonder (game, state, space, events);
  te_return_leaders (game, state, events);
  te_finish_action (game, state, events);
}
