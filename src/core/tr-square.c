/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-square.h"

#include <assert.h>

bool
tr_square_map_init (TrSquareMap *map,
                    unsigned     n_columns,
                    unsigned     n_rows)
{
  if (n_columns == 0 || n_rows == 0 || n_columns > 26 || n_rows > UINT8_MAX / n_columns)
    return false;

  *map = (TrSquareMap) { .n_columns = (uint8_t) n_columns, .n_rows = (uint8_t) n_rows };
  return true;
}

unsigned
tr_square_count (const TrSquareMap *map)
{
  return (unsigned) map->n_columns * map->n_rows;
}

unsigned
tr_square_neighbours (const TrSquareMap *map,
                      unsigned           square,
                      uint8_t            neighbours[4])
{
  unsigned column = square % map->n_columns;
  unsigned row = square / map->n_columns;
  unsigned n = 0;

  assert (square < tr_square_count (map));

  if (row > 0)
    neighbours[n++] = (uint8_t) (square - map->n_columns);
  if (column > 0)
    neighbours[n++] = (uint8_t) (square - 1);
  if (column + 1 < map->n_columns)
    neighbours[n++] = (uint8_t) (square + 1);
  if (row + 1 < map->n_rows)
    neighbours[n++] = (uint8_t) (square + map->n_columns);
  return n;
}

void
tr_square_write_name (const TrSquareMap *map,
                      unsigned           square,
                      TrText            *text)
{
  tr_text_printf (text, "%c%u", 'A' + (int) (square % map->n_columns), square / map->n_columns + 1);
}
