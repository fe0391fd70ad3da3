/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Asking what something is: with the other button, by pressing long on a touch screen, with the Menu key or Shift+F10. */

/* At X, Y of WIDGET; by keys both are negative. Returns whether there is an answer. */
typedef gboolean (*TrAskFunc) (GtkWidget *widget,
                               double     x,
                               double     y,
                               gpointer   data);

/* DATA must live as long as WIDGET. */
void tr_ask_listen (GtkWidget *widget,
                    TrAskFunc  asked,
                    gpointer   data);

G_END_DECLS
