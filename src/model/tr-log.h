/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-log-line.h"
#include "tr-seat.h"
#include "tr-story.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* A story as lines to read, grouped by round, phase and player: a GListModel of TrLogLine. A line is made when it is asked
 * for and stays the same object as long as somebody holds it. */

#define TR_TYPE_LOG (tr_log_get_type ())

G_DECLARE_FINAL_TYPE (TrLog, tr_log, TR, LOG, GObject)

/* STORY and its game must be there until tr_log_close() or the end of the log; the names of SEATS are copied. */
TrLog *tr_log_new        (const TrStory *story,
                          const TrSeat   seats[TR_SEATS_MAX]);
/* After the story has grown, was cut off, or both: tells of the lines that are not what they were, and of no others. */
void   tr_log_update     (TrLog         *log);
/* Players are called otherwise from now on. */
void   tr_log_set_seats  (TrLog         *log,
                          const TrSeat   seats[TR_SEATS_MAX]);
/* The story goes: whoever still shows the log sees an empty one. */
void   tr_log_close      (TrLog         *log);

/* The position of the first line of that passage or, if it has none, of those after it. */
guint  tr_log_find_move  (TrLog         *log,
                          guint          move);

G_END_DECLS
