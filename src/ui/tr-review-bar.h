/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* For looking through a game: a slider over its moves with a mark for every round, steps of a chosen size, and the ways out
 * of the review. */

#define TR_TYPE_REVIEW_BAR (tr_review_bar_get_type ())

G_DECLARE_FINAL_TYPE (TrReviewBar, tr_review_bar, TR, REVIEW_BAR, AdwBin)

GtkWidget *tr_review_bar_new         (void);
/* NULL: none. */
void       tr_review_bar_set_session (TrReviewBar *bar,
                                      TrSession   *session);

G_END_DECLS
