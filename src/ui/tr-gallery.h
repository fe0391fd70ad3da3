/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-reference.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Where a thing of a game is at this moment. */
typedef enum
{
  TR_PRESENT_TABLE  = 1 << 0,   /* somewhere on the table */
  TR_PRESENT_HAND   = 1 << 1,   /* before who looks */
  TR_PRESENT_USABLE = 1 << 2,   /* part of what can be done now */
} TrPresence;

/* The cards of a group of pages side by side, to be looked through and filtered by where they are.
 *
 * Signal: `follow (char *id)`, one was chosen. */

/* What stands before the name of a group in the id of its gallery. */
#define TR_GALLERY_PREFIX "gallery:"
#define TR_TYPE_GALLERY (tr_gallery_get_type ())

G_DECLARE_FINAL_TYPE (TrGallery, tr_gallery, TR, GALLERY, AdwBin)

GtkWidget  *tr_gallery_new          (void);
/* Whether GROUP is one of cards: most of its pages are about one thing each. */
gboolean    tr_gallery_has          (TrReference *reference,
                                     const char  *group);
/* GROUP NULL: nothing. */
void        tr_gallery_set_group    (TrGallery   *gallery,
                                     TrReference *reference,
                                     const char  *group);
/* TrPresence by the ids of pages; what is not in it is nowhere. NULL: there is no game, and nothing to filter by. */
void        tr_gallery_set_presence (TrGallery   *gallery,
                                     GHashTable  *presence);

G_END_DECLS
