/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-text.h"

#include <stdbool.h>
#include <stdint.h>

/* A board of squares, numbered in reading order and named by column letter and row: B2. Squares are neighbours by a
 * common edge, never by a corner. */

typedef struct
{
  uint8_t n_columns;            /* at most 26 */
  uint8_t n_rows;               /* all together at most 255 squares */
} TrSquareMap;

bool     tr_square_map_init   (TrSquareMap       *map,
                               unsigned           n_columns,
                               unsigned           n_rows);
unsigned tr_square_count      (const TrSquareMap *map);
/* Above, left, right, below, as far as they are on the board; returns how many. */
unsigned tr_square_neighbours (const TrSquareMap *map,
                               unsigned           square,
                               uint8_t            neighbours[4]);
void     tr_square_write_name (const TrSquareMap *map,
                               unsigned           square,
                               TrText            *text);
