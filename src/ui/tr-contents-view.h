/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-gallery.h"

G_BEGIN_DECLS

/* The pages of the reference by group, or those that a search finds, as one types.
 *
 * Signals: `follow (char *id)`, one was chosen: the id of a page, or TR_GALLERY_PREFIX and the name of a group;
 * `leave ()`, Escape was pressed where there was nothing more to search for. */

#define TR_TYPE_CONTENTS_VIEW (tr_contents_view_get_type ())

G_DECLARE_FINAL_TYPE (TrContentsView, tr_contents_view, TR, CONTENTS_VIEW, AdwBin)

GtkWidget  *tr_contents_view_new           (void);
/* NULL: nothing. */
void        tr_contents_view_set_reference (TrContentsView *view,
                                            TrReference    *reference);
/* Marks the page or gallery that is being read; NULL: none. */
void        tr_contents_view_set_current   (TrContentsView *view,
                                            const char     *id);
/* Puts the keys into the search, with all of its text selected. */
void        tr_contents_view_begin_search  (TrContentsView *view);

G_END_DECLS
