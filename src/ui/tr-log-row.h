/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-log-line.h"
#include "tr-seat.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One line of the log: the mark of the player, what happened, and the points it brought. */

#define TR_TYPE_LOG_ROW (tr_log_row_get_type ())

G_DECLARE_FINAL_TYPE (TrLogRow, tr_log_row, TR, LOG_ROW, GtkWidget)

GtkWidget *tr_log_row_new        (void);
/* NULL: none. SEAT: whose line it is, NULL for nobody's; without SHOWS_POINTS they are not told. */
void       tr_log_row_set_line   (TrLogRow     *row,
                                  TrLogLine    *line,
                                  const TrSeat *seat,
                                  gboolean      shows_points);
TrLogLine *tr_log_row_get_line   (TrLogRow     *row);
/* Whether the points are at X: they lead to their rule. */
gboolean   tr_log_row_has_link_at (TrLogRow    *row,
                                   double       x);
/* What comes after the present moment is dim. */
void       tr_log_row_set_cursor (TrLogRow     *row,
                                  guint         cursor);

G_END_DECLS
