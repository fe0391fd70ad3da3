/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-seat.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Who sits at one place of a new game: name, colour and mark, person or computer.
 *
 * Properties: `colour` and `mark`, numbers of TrColour and TrMark. */

#define TR_TYPE_SEAT_ROW (tr_seat_row_get_type ())

G_DECLARE_FINAL_TYPE (TrSeatRow, tr_seat_row, TR, SEAT_ROW, AdwEntryRow)

/* The place of that number, from 0. */
GtkWidget *tr_seat_row_new        (unsigned      index);
void       tr_seat_row_set_seat   (TrSeatRow    *row,
                                   const TrSeat *seat);
/* Into SEAT, of which name and level are freed. */
void       tr_seat_row_get_seat   (TrSeatRow    *row,
                                   TrSeat       *seat);
TrColour   tr_seat_row_get_colour (TrSeatRow    *row);
TrMark     tr_seat_row_get_mark   (TrSeatRow    *row);
void       tr_seat_row_set_colour (TrSeatRow    *row,
                                   TrColour      colour);
void       tr_seat_row_set_mark   (TrSeatRow    *row,
                                   TrMark        mark);

G_END_DECLS
