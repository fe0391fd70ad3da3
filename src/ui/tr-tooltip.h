/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says TEXT when the pointer rests on WIDGET; NULL: nothing. For what changes with every move or is there by the hundred:
 * gtk_widget_set_tooltip_text() asks the X server each time where the pointer is, and waits for the answer. */
void tr_tooltip_set (GtkWidget  *widget,
                     const char *text);

G_END_DECLS
