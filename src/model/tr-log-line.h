/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* One line of a log: a heading, or a sentence that tells one event. It never changes.
 *
 * Properties, all read-only: `text`; `kind`; `level`, how far it is indented; `move`, the number of the passage it belongs
 * to, 0 for set-up; `seat`, -1 for nobody's; `rule`, the id of the rule that made it happen, NULL for none; `points` that
 * were won or lost with it. */

typedef enum
{
  TR_LOG_ROUND,
  TR_LOG_PHASE,
  TR_LOG_LANDMARK,
  TR_LOG_TURN,                  /* the turn of a player begins: the text is a name */
  TR_LOG_EVENT,
} TrLogKind;

#define TR_TYPE_LOG_KIND (tr_log_kind_get_type ())
#define TR_TYPE_LOG_LINE (tr_log_line_get_type ())

GType       tr_log_kind_get_type   (void);
G_DECLARE_FINAL_TYPE (TrLogLine, tr_log_line, TR, LOG_LINE, GObject)

/* Takes TEXT; RULE is of a table that outlives the line. */
TrLogLine  *tr_log_line_new        (TrLogKind   kind,
                                    guint       level,
                                    guint       move,
                                    int         seat,
                                    const char *rule,
                                    int         points,
                                    char       *text);

TrLogKind   tr_log_line_get_kind   (TrLogLine  *line);
guint       tr_log_line_get_level  (TrLogLine  *line);
guint       tr_log_line_get_move   (TrLogLine  *line);
int         tr_log_line_get_seat   (TrLogLine  *line);
const char *tr_log_line_get_rule   (TrLogLine  *line);
int         tr_log_line_get_points (TrLogLine  *line);
const char *tr_log_line_get_text   (TrLogLine  *line);

G_END_DECLS
