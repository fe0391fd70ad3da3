/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-square.h"

bool
tr_square_map_init (TrSquareMap *map,
                    unsigned     n_columns,
                    unsigned     n_rows)
{
  if (n_columns == 0 || n_rows == 0 || n_columns > 26 || n_rows > TR_SET_MAX / n_columns)
    return false;

  *map = (TrSquareMap) { .n_columns = (uint8_t) n_columns, .n_rows = (uint8_t) n_rows };
  for (unsigned square = 0; square < n_columns * n_rows; square++)
    {
      tr_set_add (&map->all, square);
      if (square % n_columns == 0)
        tr_set_add (&map->first_column, square);
    }
  return true;
}

unsigned
tr_square_count (const TrSquareMap *map)
{
  return (unsigned) map->n_columns * map->n_rows;
}

void
tr_square_write_name (const TrSquareMap *map,
                      unsigned           square,
                      TrText            *text)
{
  tr_text_printf (text, "%c%u", 'A' + (int) (square % map->n_columns), square / map->n_columns + 1);
}
