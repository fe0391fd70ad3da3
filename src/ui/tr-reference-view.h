/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-gallery.h"

G_BEGIN_DECLS

/* The browser of the reference: contents and search, pages and galleries, back and forward. Where there is room the contents
 * stand beside what is read, else they take turns. It knows no game: whoever shows it says where things are.
 *
 * Actions, of the class: those called "rules." in tr-actions.c.
 * Property: `title`, read-only: of what is read.
 * Signals: `detach (char *id)`, it is wanted in a window of its own, at that page; `close ()`, it is no longer wanted. */

#define TR_TYPE_REFERENCE_VIEW (tr_reference_view_get_type ())

G_DECLARE_FINAL_TYPE (TrReferenceView, tr_reference_view, TR, REFERENCE_VIEW, AdwBin)

/* TrPresence by the ids of pages, at this moment; NULL: there is no game. To be freed with g_hash_table_unref(). */
typedef GHashTable *(*TrPresenceFunc) (gpointer data);

GtkWidget   *tr_reference_view_new             (void);
/* NULL: nothing. What was read before is forgotten. */
void         tr_reference_view_set_reference   (TrReferenceView *view,
                                                TrReference     *reference);
TrReference *tr_reference_view_get_reference   (TrReferenceView *view);
/* LIST NULL: there is no game. */
void         tr_reference_view_set_presence    (TrReferenceView *view,
                                                TrPresenceFunc   list,
                                                gpointer         data);
/* Things are elsewhere now, and RULE is the rule of what is asked; NULL: nothing is. */
void         tr_reference_view_update          (TrReferenceView *view,
                                                const char      *rule);
/* Whether there is a button for a window of its own. */
void         tr_reference_view_set_detachable  (TrReferenceView *view,
                                                gboolean         detachable);
/* ID is of a page, a section or a gallery; NULL: the contents. False: there is no such page. */
gboolean     tr_reference_view_open            (TrReferenceView *view,
                                                const char      *id);
/* What is read: the id it was opened with; NULL: nothing yet. */
const char  *tr_reference_view_get_current     (TrReferenceView *view);
/* The page that is read; NULL: none, or a gallery. */
TrPage      *tr_reference_view_get_page        (TrReferenceView *view);

G_END_DECLS
