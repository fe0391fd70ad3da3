/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-reference.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The blocks of a page as widgets. Links are labels' own: they are reached with Tab, and tell their id by "activate-link". */

/* What a label has to say for SPANS, as markup. */
char      *tr_page_blocks_dup_markup (TrReference   *reference,
                                      const TrBlock *block);
/* Text to be read: it wraps, and can be selected. */
GtkWidget *tr_page_blocks_new_text   (const char    *markup);
/* A heading, of LEVEL 1 to 6. */
GtkWidget *tr_page_blocks_new_heading (const char   *text,
                                       int           level);
GtkWidget *tr_page_blocks_new        (TrReference   *reference,
                                      const TrBlock *block);
/* A link to each of IDS, ended by NULL. */
char      *tr_page_blocks_dup_links  (TrReference       *reference,
                                      const char *const *ids);

G_END_DECLS
