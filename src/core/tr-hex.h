/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-set.h"
#include "tr-text.h"

/* A map of hexagons with a corner up, in rows of their own length; odd rows (the second, the fourth, …) stand half a
 * space to the right. Spaces are numbered in reading order and named by row letter and place: C4. */

#define TR_HEX_ROWS_MAX 16

typedef struct
{
  uint8_t n_rows;
  uint8_t n_spaces;
  uint8_t row_length[TR_HEX_ROWS_MAX];
  uint8_t row_start[TR_HEX_ROWS_MAX];
} TrHexMap;

/* False when there are no rows, an empty row, or more rows or spaces than a map can have. */
bool     tr_hex_map_init   (TrHexMap       *map,
                            const uint8_t  *row_length,
                            unsigned        n_rows);
unsigned tr_hex_row        (const TrHexMap *map,
                            unsigned        space);
/* In half spaces from the left edge of the first row: what "left of" means. */
unsigned tr_hex_x          (const TrHexMap *map,
                            unsigned        space);
TrSet    tr_hex_neighbours (const TrHexMap *map,
                            unsigned        space);
unsigned tr_hex_distance   (const TrHexMap *map,
                            unsigned        a,
                            unsigned        b);
void     tr_hex_write_name (const TrHexMap *map,
                            unsigned        space,
                            TrText         *text);
