/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* How a game ended: the ranking, and what can be done next. It shows itself when the game is over. */

#define TR_TYPE_RESULT_VIEW (tr_result_view_get_type ())

G_DECLARE_FINAL_TYPE (TrResultView, tr_result_view, TR, RESULT_VIEW, AdwBin)

GtkWidget  *tr_result_view_new         (void);
/* NULL: none. */
void        tr_result_view_set_session (TrResultView *view,
                                        TrSession    *session);
/* Who won. */
const char *tr_result_view_get_title   (TrResultView *view);

G_END_DECLS
