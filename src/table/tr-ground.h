/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-scene.h"

G_BEGIN_DECLS

/* The ground of a scene as the text of an SVG document. It names classes of the palette and pictures of data/art, no
 * colours; whoever renders it puts the pictures in. */

GString *tr_ground_new        (float        width,
                               float        height);
/* Markup with %f for a number, written the same in every language, and %s for text that needs no escaping. */
void     tr_ground_add        (GString     *ground,
                               const char  *format,
                               ...);
void     tr_ground_add_rect   (GString     *ground,
                               const char  *class_name,
                               TrRect       rect,
                               float        radius);
/* The land that a board lies on, under all of it. It goes on beyond the edges as plain sand (tr_ground of the style sheets). */
void     tr_ground_add_land   (GString     *ground,
                               float        width,
                               float        height);
/* A sheet of something with its contact shadow. */
void     tr_ground_add_panel  (GString     *ground,
                               TrRect       rect);
/* The picture of data/art that is called NAME. */
void     tr_ground_add_art    (GString     *ground,
                               const char  *name,
                               TrRect       rect);
/* Ends the document. */
char    *tr_ground_finish     (GString     *ground);

/* The document with every picture that it uses inside it. FIND gives the text of a picture's file; NULL: there is none. */
char    *tr_ground_insert_art (const char  *ground,
                               char      *(*find) (const char *name,
                                                   gpointer    data),
                               gpointer     data);

G_END_DECLS
