/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-ground.h"
#include "tr-table-words.h"
#include "tr-table.h"

#include "euphrates/te-state.h"

G_BEGIN_DECLS

/* te-pictures.c */
TrScene *te_lay_picture (const TrGame *game,
                         const char   *id);

/* te-art.c: the pictures of things, interned. */
const char *te_tile_art     (unsigned      colour);
const char *te_leader_art   (unsigned      leader);
const char *te_building_art (unsigned      building);
const char *te_points_art   (unsigned      kind);
const char *te_monument_art (const TeGame *game,
                             unsigned      monument);

/* te-names.c: what is said of things. All are to be freed. */
char *te_say_monument       (const TeGame *game,
                             unsigned      monument);

G_END_DECLS
