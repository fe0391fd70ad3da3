/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The first widget, a GtkScrolledWindow, is as high as what it holds likes to be; the others share what is left of the
 * height. (A GtkBox does not ask what is in a scrolled window how high it is at its width.) */

#define TR_TYPE_PANEL_LAYOUT (tr_panel_layout_get_type ())

G_DECLARE_FINAL_TYPE (TrPanelLayout, tr_panel_layout, TR, PANEL_LAYOUT, GtkLayoutManager)

G_END_DECLS
