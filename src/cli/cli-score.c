/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-score.h"

#include "cli-common.h"
#include "cli-file.h"
#include "cli-report.h"
#include "tr-score-sheet.h"

#include <stdio.h>

static TrScoreSheet *
make_sheet (TrSession *session,
            guint      n_moves)
{
  g_autoptr(TrSave) save = tr_session_make_save (session);

  return tr_score_sheet_new (tr_session_get_story (session), tr_record_get_start (save->record), n_moves + 1,
                             tr_session_get_hidden_points (session));
}

/* ── For a person ── */

/* printf() counts bytes. */
static void
print_cell (const char *text,
            glong       width,
            gboolean    left)
{
  int gap = (int) MAX (0, width - g_utf8_strlen (text, -1));

  if (left)
    printf ("%s%*s", text, gap, "");
  else
    printf ("%*s%s", gap, "", text);
}

static void
print_number (int   number,
              glong width)
{
  g_autofree char *text = number != 0 ? g_strdup_printf ("%d", number) : g_strdup ("·");

  print_cell (text, width, FALSE);
}

static glong
widest (glong       width,
        const char *text)
{
  return MAX (width, g_utf8_strlen (text, -1));
}

/* Rounds side by side, or kinds of points where there are several: then there are too many rounds for a line. */
typedef struct
{
  TrScoreSheet  *sheet;
  gboolean       by_kind;
  guint          n;             /* columns, without the total */
  GStrv          headings;
  glong          first;         /* widths */
  glong         *widths;
} Table;

static char *
dup_heading (const Table *table,
             guint        column)
{
  return table->by_kind ? g_strdup (tr_score_sheet_get_kind_label (table->sheet, column))
                        : tr_score_sheet_dup_round_label (table->sheet, column);
}

static int
points_at (const Table *table,
           guint        seat,
           guint        source,
           guint        column)
{
  return table->by_kind ? tr_score_sheet_get_source_kind (table->sheet, seat, source, column)
                        : tr_score_sheet_get_points (table->sheet, seat, source, column);
}

static int
total_at (const Table *table,
          guint        seat,
          guint        column)
{
  return table->by_kind ? tr_score_sheet_get_kind_total (table->sheet, seat, column)
                        : tr_score_sheet_get_round_total (table->sheet, seat, column);
}

static void
table_init (Table        *table,
            TrScoreSheet *sheet)
{
  g_autoptr(GStrvBuilder) headings = g_strv_builder_new ();

  table->sheet = sheet;
  table->by_kind = tr_score_sheet_get_n_kinds (sheet) > 1;
  table->n = table->by_kind ? tr_score_sheet_get_n_kinds (sheet) : tr_score_sheet_get_n_rounds (sheet);
  table->widths = g_new0 (glong, table->n + 1);
  for (guint column = 0; column < table->n; column++)
    {
      g_autofree char *label = dup_heading (table, column);

      table->widths[column] = 2 + widest (3, label);
      g_strv_builder_add (headings, label);
    }
  g_strv_builder_add (headings, _("Total"));
  table->widths[table->n] = 2 + widest (4, _("Total"));
  table->headings = g_strv_builder_end (headings);

  table->first = widest (0, _("Total"));
  for (guint source = 0; source < tr_score_sheet_get_n_sources (sheet); source++)
    table->first = widest (table->first, tr_score_sheet_get_source_label (sheet, source));
}

static void
table_clear (Table *table)
{
  g_clear_pointer (&table->widths, g_free);
  g_clear_pointer (&table->headings, g_strfreev);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static void
print_headings (const Table *table)
{
  printf ("  %s", cli_style (CLI_DIM));
  print_cell ("", table->first, TRUE);
  for (guint i = 0; i <= table->n; i++)
    print_cell (table->headings[i], table->widths[i], FALSE);
  printf ("%s\n", cli_style (CLI_PLAIN));
}

static gboolean
has_points (const Table *table,
            guint        seat,
            guint        source)
{
  for (guint column = 0; column < table->n; column++)
    if (points_at (table, seat, source, column) != 0)
      return TRUE;
  return FALSE;
}

static void
print_seat (const Table *table,
            guint        seat)
{
  print_headings (table);
  for (guint source = 0; source < tr_score_sheet_get_n_sources (table->sheet); source++)
    {
      if (!has_points (table, seat, source))
        continue;
      printf ("  ");
      print_cell (tr_score_sheet_get_source_label (table->sheet, source), table->first, TRUE);
      for (guint column = 0; column < table->n; column++)
        print_number (points_at (table, seat, source, column), table->widths[column]);
      print_number (tr_score_sheet_get_source_total (table->sheet, seat, source), table->widths[table->n]);
      printf ("\n");
    }

  printf ("  %s", cli_style (CLI_BOLD));
  print_cell (_("Total"), table->first, TRUE);
  for (guint column = 0; column < table->n; column++)
    print_number (total_at (table, seat, column), table->widths[column]);
  print_number (tr_score_sheet_get_total (table->sheet, seat), table->widths[table->n]);
  printf ("%s\n", cli_style (CLI_PLAIN));
}

/* Points of several kinds have no sum that means anything. */
static char *
dup_title (const Table *table,
           TrSession   *session,
           guint        seat)
{
  g_autofree char *name = cli_seat_name (tr_session_get_game (session), tr_session_get_seats (session), seat);
  int total = tr_score_sheet_get_total (table->sheet, seat);

  if (tr_score_sheet_is_hidden (table->sheet, seat))
    /* Translators: player */
    return g_strdup_printf (_("%s: points are hidden until the game is over"), name);
  if (table->by_kind)
    return g_steal_pointer (&name);
  /* Translators: player, score */
  return g_strdup_printf (ngettext ("%s: %d point", "%s: %d points", (unsigned long) ABS (total)), name, total);
}

void
cli_print_score (TrSession *session,
                 guint      n_moves)
{
  g_autoptr(TrScoreSheet) sheet = NULL;
  g_auto(Table) table = { 0 };

  g_return_if_fail (TR_IS_SESSION (session));
  g_return_if_fail (n_moves <= tr_session_get_length (session));

  sheet = make_sheet (session, n_moves);
  table_init (&table, sheet);
  for (guint seat = 0; seat < tr_score_sheet_get_n_seats (sheet); seat++)
    {
      g_autofree char *title = dup_title (&table, session, seat);

      printf ("%s%s%s%s\n", seat > 0 ? "\n" : "", cli_style (CLI_BOLD), title, cli_style (CLI_PLAIN));
      if (!tr_score_sheet_is_hidden (sheet, seat))
        print_seat (&table, seat);
    }
}

/* ── For a program ── */

static TrValue *
source_value (TrScoreSheet *sheet,
              guint         seat,
              guint         source)
{
  TrValue *value = tr_value_object ();
  TrValue *rounds = tr_value_array ();

  for (guint round = 0; round < tr_score_sheet_get_n_rounds (sheet); round++)
    tr_value_append (rounds, tr_value_integer (tr_score_sheet_get_points (sheet, seat, source, round)));
  tr_value_set (value, "id", tr_value_string (tr_score_sheet_get_source_id (sheet, source)));
  tr_value_set (value, "label", tr_value_string (tr_score_sheet_get_source_label (sheet, source)));
  tr_value_set (value, "rounds", rounds);
  if (tr_score_sheet_get_n_kinds (sheet) > 1)
    {
      TrValue *kinds = tr_value_array ();

      for (guint kind = 0; kind < tr_score_sheet_get_n_kinds (sheet); kind++)
        tr_value_append (kinds, tr_value_integer (tr_score_sheet_get_source_kind (sheet, seat, source, kind)));
      tr_value_set (value, "kinds", kinds);
    }
  tr_value_set (value, "total", tr_value_integer (tr_score_sheet_get_source_total (sheet, seat, source)));
  return value;
}

static TrValue *
player_value (TrSession    *session,
              TrScoreSheet *sheet,
              guint         seat)
{
  TrValue *value = tr_value_object ();
  TrValue *sources, *rounds;
  char *name = cli_seat_name (tr_session_get_game (session), tr_session_get_seats (session), seat);

  tr_value_set (value, "seat", cli_seat_value (seat));
  tr_value_set (value, "name", cli_take_string (name));
  if (tr_score_sheet_is_hidden (sheet, seat))
    {
      tr_value_set (value, "hidden", tr_value_boolean (true));
      return value;
    }
  sources = tr_value_array ();
  rounds = tr_value_array ();
  for (guint source = 0; source < tr_score_sheet_get_n_sources (sheet); source++)
    tr_value_append (sources, source_value (sheet, seat, source));
  for (guint round = 0; round < tr_score_sheet_get_n_rounds (sheet); round++)
    tr_value_append (rounds, tr_value_integer (tr_score_sheet_get_round_total (sheet, seat, round)));
  tr_value_set (value, "sources", sources);
  tr_value_set (value, "rounds", rounds);
  tr_value_set (value, "total", tr_value_integer (tr_score_sheet_get_total (sheet, seat)));
  return value;
}

static TrValue *
score_value (TrSession *session,
             guint      n_moves)
{
  g_autoptr(TrScoreSheet) sheet = make_sheet (session, n_moves);
  TrValue *value = tr_value_object ();
  TrValue *rounds = tr_value_array ();
  TrValue *players = tr_value_array ();

  for (guint round = 0; round < tr_score_sheet_get_n_rounds (sheet); round++)
    tr_value_append (rounds, cli_take_string (tr_score_sheet_dup_round_label (sheet, round)));
  for (guint seat = 0; seat < tr_score_sheet_get_n_seats (sheet); seat++)
    tr_value_append (players, player_value (session, sheet, seat));
  tr_value_set (value, "game", tr_value_string (tr_session_get_game (session)->rules->id));
  tr_value_set (value, "at", tr_value_integer (n_moves));
  tr_value_set (value, "moves", tr_value_integer (tr_session_get_length (session)));
  tr_value_set (value, "rounds", rounds);
  if (tr_score_sheet_get_n_kinds (sheet) > 1)
    {
      TrValue *kinds = tr_value_array ();

      for (guint kind = 0; kind < tr_score_sheet_get_n_kinds (sheet); kind++)
        tr_value_append (kinds, tr_value_string (tr_score_sheet_get_kind_label (sheet, kind)));
      tr_value_set (value, "kinds", kinds);
    }
  tr_value_set (value, "players", players);
  return value;
}

/* ── The command ── */

CliStatus
cli_score (const CliCommand  *command,
           int                argc,
           char             **argv)
{
  g_auto(CliFile) file = { 0 };
  gboolean json = FALSE;
  const GOptionEntry entries[] = { CLI_JSON_ENTRY (&json), G_OPTION_ENTRY_NULL };
  GOptionEntry file_entries[CLI_FILE_N_ENTRIES];
  g_auto(GStrv) rest = NULL;
  g_autoptr(TrSession) session = NULL;

  cli_file_entries (&file, file_entries);
  rest = cli_parse (command, file_entries, entries, argc, argv);
  if (rest == NULL || !cli_file_open (&file, rest[0]))
    return CLI_WRONG;

  session = cli_file_look (&file);
  if (json)
    cli_print_value (score_value (session, file.n));
  else
    cli_print_score (session, file.n);
  return CLI_YES;
}
