/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lays out one GtkScrolledWindow: it is as high as what it holds, text that wraps included, up to a limit. By itself a scrolled
 * window takes text for a single line. */

#define TR_TYPE_FIT_LAYOUT (tr_fit_layout_get_type ())

G_DECLARE_FINAL_TYPE (TrFitLayout, tr_fit_layout, TR, FIT_LAYOUT, GtkLayoutManager)

G_END_DECLS
