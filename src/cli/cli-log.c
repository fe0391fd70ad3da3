/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-log.h"

#include "cli-common.h"
#include "cli-report.h"

#include <stdio.h>

static const char *const kind_words[] = {
  [TR_LOG_ROUND] = "round",
  [TR_LOG_PHASE] = "phase",
  [TR_LOG_LANDMARK] = "landmark",
  [TR_LOG_TURN] = "turn",
  [TR_LOG_EVENT] = "event",
};

static void
print_line (TrLogLine *line,
            gboolean   numbered)
{
  gboolean heading = tr_log_line_get_kind (line) != TR_LOG_EVENT;
  int indent = 2 * (int) tr_log_line_get_level (line);

  if (numbered)
    printf ("%4u  ", tr_log_line_get_move (line));
  else
    printf ("      ");
  printf ("%*s%s%s%s\n", indent, "", heading ? cli_style (CLI_BOLD) : "", tr_log_line_get_text (line),
          heading ? cli_style (CLI_PLAIN) : "");
}

void
cli_print_log (TrSession *session,
               guint      n_moves,
               guint      last)
{
  guint n_lines, first;
  guint move = 0;
  TrLog *log;

  g_return_if_fail (TR_IS_SESSION (session));

  log = tr_session_get_log (session);
  n_lines = tr_log_find_move (log, n_moves + 1);
  first = last != 0 && n_lines > last ? n_lines - last : 0;
  for (guint i = first; i < n_lines; i++)
    {
      g_autoptr(TrLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), i);

      print_line (line, tr_log_line_get_move (line) != move);
      move = tr_log_line_get_move (line);
    }
}

static TrValue *
line_value (TrLogLine *line)
{
  TrValue *value = tr_value_object ();
  const char *rule = tr_log_line_get_rule (line);
  int seat = tr_log_line_get_seat (line);

  tr_value_set (value, "move", tr_value_integer (tr_log_line_get_move (line)));
  tr_value_set (value, "kind", tr_value_string (kind_words[tr_log_line_get_kind (line)]));
  tr_value_set (value, "level", tr_value_integer (tr_log_line_get_level (line)));
  tr_value_set (value, "seat", cli_seat_value (seat >= 0 ? (unsigned) seat : TR_SEAT_NONE));
  tr_value_set (value, "rule", rule != NULL ? tr_value_string (rule) : tr_value_new (TR_VALUE_NULL, 0));
  tr_value_set (value, "points", tr_value_integer (tr_log_line_get_points (line)));
  tr_value_set (value, "text", tr_value_string (tr_log_line_get_text (line)));
  return value;
}

TrValue *
cli_log_value (TrSession *session,
               guint      n_moves)
{
  TrValue *array;
  guint n_lines;
  TrLog *log;

  g_return_val_if_fail (TR_IS_SESSION (session), NULL);

  log = tr_session_get_log (session);
  n_lines = tr_log_find_move (log, n_moves + 1);
  array = tr_value_array ();
  for (guint i = 0; i < n_lines; i++)
    {
      g_autoptr(TrLogLine) line = g_list_model_get_item (G_LIST_MODEL (log), i);

      tr_value_append (array, line_value (line));
    }
  return array;
}
