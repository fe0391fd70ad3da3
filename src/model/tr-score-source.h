/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* One row of a score sheet: what points came from, and how many, by seat, by round and by kind. It never changes once it is part of
 * a sheet.
 *
 * Properties, both read-only: `id`, of a rule or "start"; `label`, for a person. */

#define TR_TYPE_SCORE_SOURCE (tr_score_source_get_type ())

G_DECLARE_FINAL_TYPE (TrScoreSource, tr_score_source, TR, SCORE_SOURCE, GObject)

TrScoreSource *tr_score_source_new        (const char    *id,
                                           const char    *label,
                                           guint          n_seats,
                                           guint          n_rounds,
                                           guint          n_kinds);
void           tr_score_source_add        (TrScoreSource *source,
                                           guint          seat,
                                           guint          round,
                                           guint          kind,
                                           int            points);

const char    *tr_score_source_get_id     (TrScoreSource *source);
const char    *tr_score_source_get_label  (TrScoreSource *source);
/* Of all kinds. */
int            tr_score_source_get_points (TrScoreSource *source,
                                           guint          seat,
                                           guint          round);
/* Of all rounds. */
int            tr_score_source_get_kind   (TrScoreSource *source,
                                           guint          seat,
                                           guint          kind);
int            tr_score_source_get_total  (TrScoreSource *source,
                                           guint          seat);

G_END_DECLS
