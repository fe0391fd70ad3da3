/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-seat.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Our SVG pictures as textures: rendered once per size, player and style, and kept while they are used. One for the whole
 * program; for the main thread alone. */

/* How the ground and the pieces are coloured. */
typedef enum
{
  TR_STYLE_DAY,
  TR_STYLE_NIGHT,
  TR_STYLE_CONTRAST,
  TR_STYLE_CONTRAST_NIGHT,
  TR_STYLES
} TrStyle;

/* As the desktop asks now. */
TrStyle     tr_art_get_style    (void);

/* The picture of data/art that is called NAME, WIDTH pixels wide; SEAT NULL: nobody's. Never NULL. */
GdkTexture *tr_art_get          (const char   *name,
                                 const TrSeat *seat,
                                 TrStyle       style,
                                 int           width,
                                 int           height);
/* The same for what is drawn frame by frame, which never waits: a picture that has not been rendered yet is rendered in a
 * thread, and WIDGET is drawn again when it is there. Until then it is the picture in another size or style, if there is one,
 * or NULL. */
GdkTexture *tr_art_ask          (const char   *name,
                                 const TrSeat *seat,
                                 TrStyle       style,
                                 int           width,
                                 int           height,
                                 GtkWidget    *widget);
/* Whether something that was asked for is not there yet. */
gboolean    tr_art_is_rendering (void);
/* Draws a texture made here, in the fastest way WIDGET's renderer has. */
void        tr_art_append       (GtkSnapshot           *snapshot,
                                 GdkTexture            *texture,
                                 const graphene_rect_t *rect,
                                 GtkWidget             *widget);
/* A part of an SVG document of our own making, in a thread: for grounds, which take their time. The whole document fills
 * VIEWPORT, in pixels; what is rendered begins at 0, 0 and is WIDTH by HEIGHT. */
void        tr_art_render_async (const char             *svg,
                                 TrStyle                 style,
                                 const graphene_rect_t  *viewport,
                                 int                     width,
                                 int                     height,
                                 GCancellable           *cancellable,
                                 GAsyncReadyCallback     callback,
                                 gpointer                data);
GdkTexture *tr_art_render_finish (GAsyncResult          *result,
                                  GError               **error);

G_END_DECLS
