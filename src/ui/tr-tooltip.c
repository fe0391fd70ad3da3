/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-tooltip.h"

#define TEXT "two-rivers-tooltip"

static gboolean
on_query_tooltip (GtkWidget  *widget,
                  int         x,
                  int         y,
                  gboolean    keyboard,
                  GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, g_object_get_data (G_OBJECT (widget), TEXT));
  return TRUE;
}

void
tr_tooltip_set (GtkWidget  *widget,
                const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  /* Once a widget. */
  if (text != NULL && g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, on_query_tooltip, NULL) == 0)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (on_query_tooltip), NULL);
  g_object_set_data_full (G_OBJECT (widget), TEXT, g_strdup (text), g_free);
  gtk_widget_set_has_tooltip (widget, text != NULL);
}
