/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-seat.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What covers the table while one person makes room for another. Signal: `ready`, when that one says so. */

#define TR_TYPE_HAND_OVER (tr_hand_over_get_type ())

G_DECLARE_FINAL_TYPE (TrHandOver, tr_hand_over, TR, HAND_OVER, AdwBin)

GtkWidget *tr_hand_over_new    (void);
/* Whose turn it is. */
void       tr_hand_over_set_to (TrHandOver   *cover,
                                const TrSeat *seat,
                                unsigned      index);

G_END_DECLS
