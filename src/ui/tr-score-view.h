/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-score-sheet.h"
#include "tr-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The score sheet of a session at its cursor: everybody's points by source and by round, or one player's by both. */

#define TR_TYPE_SCORE_VIEW (tr_score_view_get_type ())

G_DECLARE_FINAL_TYPE (TrScoreView, tr_score_view, TR, SCORE_VIEW, AdwBin)

GtkWidget    *tr_score_view_new         (void);
/* NULL: none. */
void          tr_score_view_set_session (TrScoreView *view,
                                         TrSession   *session);
/* Who looks, for points that are hidden; TR_SEAT_NONE: nobody in particular. */
void          tr_score_view_set_viewer  (TrScoreView *view,
                                         unsigned     viewer);
/* One player's points; TR_SEAT_NONE: everybody's. */
void          tr_score_view_show_seat   (TrScoreView *view,
                                         unsigned     seat);
/* What stands in a row and column of the sheet; NULL: nothing. The last row of a player's own sheet and of everybody's is
 * the sum. */
const char   *tr_score_view_get_cell    (TrScoreView *view,
                                         guint        row,
                                         guint        column);
guint         tr_score_view_get_n_rows  (TrScoreView *view);

G_END_DECLS
