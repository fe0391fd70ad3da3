/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-table.h"

G_BEGIN_DECLS

/* A table over whole games, as a test sees it: everything that holds for every game. */

typedef struct
{
  TrGame        *game;
  TrState       *state;
  const TrTable *table;
  TrLook         look;
  TrScene       *board;
  TrScene       *players[TR_SEATS_MAX];
} TableCheck;

extern const char *const table_check_names[TR_SEATS_MAX];

/* Takes GAME, at its first question. */
void table_check_begin   (TableCheck *check,
                          TrGame     *game,
                          guint64     seed);
void table_check_end     (TableCheck *check);
/* Makes the scenes of the state now, as VIEWER sees them. */
void table_check_lay     (TableCheck *check,
                          unsigned    viewer);

/* Everything lies on the table, has art and words that can be read, and keys of its own. */
void table_check_scenes  (TableCheck *check);
/* Everything that a legal move points at has a spot, but for things of the sorts that POINTED_AT says no to; and only who is
 * asked can be pointed at. */
void table_check_targets (TableCheck *check,
                          gboolean  (*pointed_at) (unsigned sort));
/* Nothing is shown that could be otherwise for all SEAT knows. */
void table_check_hidden  (TableCheck *check,
                          unsigned    seat,
                          guint64     seed);
/* A spot is where it was in FIRST, and the ground is the same. Those that MOVES may be elsewhere. */
void table_check_places  (TableCheck *check,
                          TrScene    *first,
                          gboolean  (*moves) (guint32 key));

G_END_DECLS
