/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-reference.h"
#include "tr-table.h"

G_BEGIN_DECLS

/* A table and the reference of its game. */

/* In English. */
TrReference *page_check_new_reference (const TrTable *table);
/* Whether the page or section ID has a picture, which then is one that can be drawn and told of. */
gboolean     page_check_picture       (const TrTable *table,
                                       TrReference   *reference,
                                       const char    *id);
/* Pages about one thing each, whose ids begin with PREFIX: all of them have a picture. Returns how many there are. */
guint        page_check_things        (const TrTable *table,
                                       TrReference   *reference,
                                       const char    *prefix);
/* Everything on SCENE (NULL: nothing) that can be pointed at has a page. */
void         page_check_spots         (TrReference   *reference,
                                       const TrGame  *game,
                                       TrScene       *scene);
/* How many spots of SCENE are about a page whose id begins with PREFIX. */
guint        page_check_count_topics  (TrScene       *scene,
                                       const char    *prefix);

G_END_DECLS
