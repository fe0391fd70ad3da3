/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-scene.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A spot of a scene as a widget that draws nothing: it takes the focus, and a screen reader finds its name here. Signal:
 * `activate`. */

#define TR_TYPE_SPOT_WIDGET (tr_spot_widget_get_type ())

G_DECLARE_FINAL_TYPE (TrSpotWidget, tr_spot_widget, TR, SPOT_WIDGET, GtkWidget)

GtkWidget *tr_spot_widget_new     (const TrSpot *spot);
guint32    tr_spot_widget_get_key (TrSpotWidget *widget);
/* CHOOSABLE and CHOSEN as the picker says. */
void       tr_spot_widget_update  (TrSpotWidget *widget,
                                   const TrSpot *spot,
                                   gboolean      choosable,
                                   gboolean      chosen);

G_END_DECLS
