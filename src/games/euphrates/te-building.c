/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-play.h"

/* Civilization buildings: a line of three tiles brings one, a longer line takes it away (te.adv.building-take). */

typedef enum { ACROSS, DOWN, DIRECTIONS } Direction;

/* The unbroken line of TILES through SPACE, which is one of them. */
static TrSet
line_through (const TeGame *game,
              TrSet         tiles,
              unsigned      space,
              Direction     direction)
{
  unsigned step = direction == ACROSS ? 1 : TE_COLUMNS;
  TrSet edge = direction == ACROSS ? game->map.first_column : TR_SET_EMPTY;
  TrSet line = tr_set_of (space);

  for (;;)
    {
      TrSet ends = tr_set_or (tr_set_minus (tr_set_up (line, step), edge), tr_set_down (tr_set_minus (line, edge), step));
      TrSet longer = tr_set_or (line, tr_set_and (ends, tiles));

      if (tr_set_equal (longer, line))
        return line;
      line = longer;
    }
}

/* How long the longest line is that the building of COLOUR stands in; 2 where it stands nowhere, so that any line of three
 * is longer. */
static unsigned
length_to_beat (const TeGame  *game,
                const TeState *state,
                unsigned       colour)
{
  unsigned building = state->buildings[colour];
  unsigned length = 2;

  for (unsigned direction = 0; direction < DIRECTIONS && building != TE_NONE; direction++)
    {
      unsigned n = tr_set_count (line_through (game, state->tiles[colour], building, direction));

      if (n > length)
        length = n;
    }
  return length;
}

TrSet
te_building_spaces (const TeGame  *game,
                    const TeState *state)
{
  unsigned colour = te_tile_at (state, state->placed);
  unsigned beat = 0;
  TrSet spaces = TR_SET_EMPTY;

  if (!te_plays (game, TE_OPTION_BUILDINGS))
    return spaces;
  for (unsigned direction = 0; direction < DIRECTIONS; direction++)
    {
      TrSet line = line_through (game, state->tiles[colour], state->placed, direction);

      if (tr_set_count (line) < 3)
        continue;
      if (beat == 0)
        beat = length_to_beat (game, state, colour);
      if (tr_set_count (line) > beat)
        spaces = tr_set_or (spaces, line);
    }
  return spaces;
}

void
te_list_building (const TeGame  *game,
                  const TeState *state,
                  TrMoveList    *list)
{
  te_list_spaces (TE_MOVE_BUILDING, te_building_spaces (game, state), list);
  tr_move_list_add (list, tr_move (TE_MOVE_DECLINE, 0, 0, 0));
}

TrRefusal
te_judge_building (const TeGame  *game,
                   const TeState *state,
                   TrMove         move)
{
  unsigned space = tr_move_arg (move, 0);
  unsigned colour = te_tile_at (state, state->placed);

  if (tr_move_kind (move) == TE_MOVE_DECLINE)
    return TE_YES;
  if (tr_move_kind (move) != TE_MOVE_BUILDING)
    return te_no (TE_NO_TIME, state->ask, 0);
  if (tr_set_has (te_building_spaces (game, state), space))
    return TE_YES;
  for (unsigned direction = 0; direction < DIRECTIONS; direction++)
    {
      TrSet line = line_through (game, state->tiles[colour], state->placed, direction);

      if (tr_set_count (line) >= 3 && tr_set_has (line, space))
        return te_no (TE_NO_BUILDING_LONGER, tr_set_count (line), length_to_beat (game, state, colour));
    }
  return te_no (TE_NO_BUILDING_LINE, space, 0);
}

void
te_apply_building (const TeGame *game,
                   TeState      *state,
                   TrMove        move,
                   TrEventList  *events)
{
  unsigned colour = te_tile_at (state, state->placed);

  if (tr_move_kind (move) == TE_MOVE_BUILDING)
    {
      state->buildings[colour] = (uint8_t) tr_move_arg (move, 0);
      te_tell (events, TE_EVENT_BUILDING, state->active, TE_RULE_ADV_BUILDING_TAKE, colour, tr_move_arg (move, 0), 0);
    }
  te_begin_monument (game, state, events);
}
