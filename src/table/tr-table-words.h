/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "config.h"

#include "tr-game.h"

#include <glib/gi18n-lib.h>

G_BEGIN_DECLS

/* What a game calls one of its things, in the language of the desktop. */
char *tr_table_label    (const TrGame *game,
                         unsigned      sort,
                         unsigned      index);
/* A sentence of a game's tables, in the same language. */
const char *tr_table_sentence (const char *sentence);
/* With its first letter as a capital. */
char *tr_table_capital  (const char   *text);

/* Parts of what is said, one after the other; empty when nothing was added. */
typedef struct
{
  GPtrArray *parts;
} TrSaying;

void  tr_saying_begin   (TrSaying     *saying);
/* Takes PART. */
void  tr_saying_add     (TrSaying     *saying,
                         char         *part);
/* All parts with BETWEEN in between; NULL when there are none. */
char *tr_saying_finish  (TrSaying     *saying,
                         const char   *between);

G_END_DECLS
