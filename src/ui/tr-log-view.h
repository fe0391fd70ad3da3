/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The log of a session. It follows the game unless a person reads elsewhere in it; a line that is activated leads to its
 * moment, in a review. */

#define TR_TYPE_LOG_VIEW (tr_log_view_get_type ())

G_DECLARE_FINAL_TYPE (TrLogView, tr_log_view, TR, LOG_VIEW, AdwBin)

GtkWidget *tr_log_view_new         (void);
/* NULL: none. */
void       tr_log_view_set_session (TrLogView *view,
                                    TrSession *session);
/* Who looks, for points that are hidden; TR_SEAT_NONE: nobody in particular. */
void       tr_log_view_set_viewer  (TrLogView *view,
                                    unsigned   viewer);
/* As if the line at POSITION was activated. */
void       tr_log_view_activate    (TrLogView *view,
                                    guint      position);

G_END_DECLS
