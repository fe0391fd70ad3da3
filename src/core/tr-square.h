/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-set.h"
#include "tr-text.h"

/* A board of squares, numbered in reading order and named by column letter and row: B2. Squares are adjacent by a common
 * edge, never by a corner. */

typedef struct
{
  uint8_t n_columns;            /* at most 26 */
  uint8_t n_rows;               /* all together at most TR_SET_MAX squares */
  TrSet   all;
  TrSet   first_column;
} TrSquareMap;

bool     tr_square_map_init   (TrSquareMap       *map,
                               unsigned           n_columns,
                               unsigned           n_rows);
unsigned tr_square_count      (const TrSquareMap *map);
void     tr_square_write_name (const TrSquareMap *map,
                               unsigned           square,
                               TrText            *text);

/* The squares that are adjacent to a member of SET; members themselves only if they are adjacent to others. */
static inline TrSet
tr_square_around (const TrSquareMap *map,
                  TrSet              set)
{
  TrSet beside = tr_set_or (tr_set_minus (tr_set_up (set, 1), map->first_column),
                            tr_set_down (tr_set_minus (set, map->first_column), 1));
  TrSet above_below = tr_set_or (tr_set_up (set, map->n_columns), tr_set_down (set, map->n_columns));

  return tr_set_and (tr_set_or (beside, above_below), map->all);
}

/* All members of LINKS that can be reached from SEEDS, which are among LINKS, by steps within LINKS. */
static inline TrSet
tr_square_reach (const TrSquareMap *map,
                 TrSet              links,
                 TrSet              seeds)
{
  for (;;)
    {
      TrSet more = tr_set_or (seeds, tr_set_and (tr_square_around (map, seeds), links));

      if (tr_set_equal (more, seeds))
        return seeds;
      seeds = more;
    }
}
