/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a page of the reference is about, drawn: as high as it is asked to be and as wide as that makes it. It says what can be
 * seen, and is no target of the pointer. */

#define TR_TYPE_PICTURE (tr_picture_get_type ())

G_DECLARE_FINAL_TYPE (TrPicture, tr_picture, TR, PICTURE, GtkWidget)

/* NULL: the table of that game has no picture for ID. */
GtkWidget *tr_picture_new (const TrGame *game,
                           const char   *id,
                           int           height);

G_END_DECLS
