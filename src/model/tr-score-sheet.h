/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-score-source.h"
#include "tr-story.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Where the points of every player came from, and when: a GListModel of TrScoreSource, one row a source. Made of events
 * alone, and of the score there was before them; a sheet is of one moment and never changes.
 *
 * Where points are of several kinds, totals are of all of them, and each kind can be asked for. Of who keeps points hidden
 * there are none.
 *
 * Rounds are columns: 0 is what was before the first, then every round there has been, then, once the game is so far, what
 * comes after the last. */

/* The source of the points everybody begins with; it is left out when nobody begins with any. */
#define TR_SCORE_START "start"

#define TR_TYPE_SCORE_SHEET (tr_score_sheet_get_type ())

G_DECLARE_FINAL_TYPE (TrScoreSheet, tr_score_sheet, TR, SCORE_SHEET, GObject)

/* Of the first N_PASSAGES of STORY: 1 is set-up alone. START is the state after set-up; NULL: everybody began with 0.
 * HIDDEN has a bit for each seat whose points are not to be told (see tr_session_get_hidden_points()). */
TrScoreSheet *tr_score_sheet_new              (const TrStory *story,
                                               const TrState *start,
                                               guint          n_passages,
                                               guint          hidden);

guint         tr_score_sheet_get_n_seats      (TrScoreSheet  *sheet);
gboolean      tr_score_sheet_is_hidden        (TrScoreSheet  *sheet,
                                               guint          seat);
guint         tr_score_sheet_get_n_kinds      (TrScoreSheet  *sheet);
const char   *tr_score_sheet_get_kind_label   (TrScoreSheet  *sheet,
                                               guint          kind);
guint         tr_score_sheet_get_n_sources    (TrScoreSheet  *sheet);
guint         tr_score_sheet_get_n_rounds     (TrScoreSheet  *sheet);
/* Whether the last column comes after the last round. */
gboolean      tr_score_sheet_has_final        (TrScoreSheet  *sheet);
/* "Start", "Round 3", "End": what stands above a column. */
char         *tr_score_sheet_dup_round_label  (TrScoreSheet  *sheet,
                                               guint          round);
const char   *tr_score_sheet_get_source_id    (TrScoreSheet  *sheet,
                                               guint          source);
const char   *tr_score_sheet_get_source_label (TrScoreSheet  *sheet,
                                               guint          source);

int           tr_score_sheet_get_points       (TrScoreSheet  *sheet,
                                               guint          seat,
                                               guint          source,
                                               guint          round);
int           tr_score_sheet_get_source_total (TrScoreSheet  *sheet,
                                               guint          seat,
                                               guint          source);
int           tr_score_sheet_get_source_kind  (TrScoreSheet  *sheet,
                                               guint          seat,
                                               guint          source,
                                               guint          kind);
int           tr_score_sheet_get_kind_total   (TrScoreSheet  *sheet,
                                               guint          seat,
                                               guint          kind);
int           tr_score_sheet_get_round_total  (TrScoreSheet  *sheet,
                                               guint          seat,
                                               guint          round);
int           tr_score_sheet_get_total        (TrScoreSheet  *sheet,
                                               guint          seat);

G_END_DECLS
