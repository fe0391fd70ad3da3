/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-seat.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The colour and mark of a player, beside a name. Property: `size`, in pixels. */

#define TR_TYPE_SEAT_MARK (tr_seat_mark_get_type ())

G_DECLARE_FINAL_TYPE (TrSeatMark, tr_seat_mark, TR, SEAT_MARK, GtkWidget)

GtkWidget *tr_seat_mark_new      (int           size);
/* NULL: nobody's, an empty place. */
void       tr_seat_mark_set_seat (TrSeatMark   *mark,
                                  const TrSeat *seat);

G_END_DECLS
