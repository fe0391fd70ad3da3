/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-reference.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* A page of the reference, to be read: its picture, its text, which can be selected, and its links.
 *
 * Signal: `follow (char *id)`, a link was chosen. */

#define TR_TYPE_PAGE_VIEW (tr_page_view_get_type ())

G_DECLARE_FINAL_TYPE (TrPageView, tr_page_view, TR, PAGE_VIEW, AdwBin)

GtkWidget *tr_page_view_new          (void);
/* Begins to read at BLOCK, unless SCROLL is not negative: there it was left. PAGE NULL: nothing. */
void       tr_page_view_set_page     (TrPageView  *view,
                                      TrReference *reference,
                                      TrPage      *page,
                                      guint        block,
                                      double       scroll);
TrPage    *tr_page_view_get_page     (TrPageView  *view);
double     tr_page_view_get_scroll   (TrPageView  *view);

G_END_DECLS
