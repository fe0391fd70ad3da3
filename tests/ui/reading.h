/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-board-view.h"
#include "tr-reference-view.h"
#include "tr-window.h"

G_BEGIN_DECLS

/* A game of two people in a window of the whole program, and somebody who reads about it. */

/* The one that was opened last. */
extern TrSession *test_reading_session;

TrWindow        *test_reading_open           (int          width,
                                              int          height);
/* With room for table and rules side by side. */
TrWindow        *test_reading_open_wide      (void);
void             test_reading_end            (TrWindow    *window);

/* The first one within ROOT. */
gpointer         test_reading_find           (gpointer     root,
                                              GType        type);
TrReferenceView *test_reading_get_view       (gpointer     window);
TrPage          *test_reading_find_page      (const char  *id);
/* The page of what is asked now. */
const char      *test_reading_get_asked      (TrWindow    *window);
/* The label of the page that has a link to ID; NULL: there is none. */
GtkWidget       *test_reading_find_link      (GtkWidget   *root,
                                              const char  *id);
/* What lies on the table and is about a page whose id begins with TOPIC. */
const TrSpot    *test_reading_find_spot      (TrBoardView *board,
                                              const char  *topic);

/* With keys. */
void             test_reading_search         (gpointer     window,
                                              const char  *words);
/* PAGE, of its own id, is what is seen. */
void             test_reading_assert         (gpointer     window,
                                              const char  *page);

/* For test_hand_wait(): where the focus of a window is, and whether a widget is on the screen. */
gboolean         test_reading_is_in_contents (gpointer     window);
gboolean         test_reading_is_on_board    (gpointer     window);
gboolean         test_reading_is_in_page     (gpointer     window);
gboolean         test_reading_is_mapped      (gpointer     widget);

G_END_DECLS
