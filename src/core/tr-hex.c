/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-hex.h"

#include <assert.h>
#include <stdlib.h>

bool
tr_hex_map_init (TrHexMap      *map,
                 const uint8_t *row_length,
                 unsigned       n_rows)
{
  unsigned n = 0;

  if (n_rows == 0 || n_rows > TR_HEX_ROWS_MAX)
    return false;

  *map = (TrHexMap) { .n_rows = (uint8_t) n_rows };
  for (unsigned row = 0; row < n_rows; row++)
    {
      if (row_length[row] == 0 || n + row_length[row] > TR_SET_MAX)
        return false;
      map->row_start[row] = (uint8_t) n;
      map->row_length[row] = row_length[row];
      n += row_length[row];
    }
  map->n_spaces = (uint8_t) n;
  return true;
}

unsigned
tr_hex_row (const TrHexMap *map,
            unsigned        space)
{
  unsigned row = 0;

  assert (space < map->n_spaces);

  while (space >= (unsigned) map->row_start[row] + map->row_length[row])
    row++;
  return row;
}

unsigned
tr_hex_x (const TrHexMap *map,
          unsigned        space)
{
  unsigned row = tr_hex_row (map, space);

  return 2 * (space - map->row_start[row]) + (row & 1);
}

TrSet
tr_hex_neighbours (const TrHexMap *map,
                   unsigned        space)
{
  TrSet neighbours = TR_SET_EMPTY;

  for (unsigned other = 0; other < map->n_spaces; other++)
    if (tr_hex_distance (map, space, other) == 1)
      tr_set_add (&neighbours, other);
  return neighbours;
}

/* Each step along a row covers two half spaces, each step to another row covers one on the way. */
unsigned
tr_hex_distance (const TrHexMap *map,
                 unsigned        a,
                 unsigned        b)
{
  unsigned rows = (unsigned) abs ((int) tr_hex_row (map, a) - (int) tr_hex_row (map, b));
  unsigned halves = (unsigned) abs ((int) tr_hex_x (map, a) - (int) tr_hex_x (map, b));

  return halves <= rows ? rows : rows + (halves - rows) / 2;
}

void
tr_hex_write_name (const TrHexMap *map,
                   unsigned        space,
                   TrText         *text)
{
  unsigned row = tr_hex_row (map, space);

  tr_text_printf (text, "%c%u", 'A' + (int) row, space - map->row_start[row] + 1);
}
