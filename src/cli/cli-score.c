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

  return tr_score_sheet_new (tr_session_get_story (session), tr_record_get_start (save->record), n_moves + 1);
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

typedef struct
{
  TrScoreSheet  *sheet;
  guint          n_rounds;
  GStrv          rounds;        /* what stands above the columns */
  glong          first;         /* widths */
  glong         *columns;
} Table;

static void
table_init (Table        *table,
            TrScoreSheet *sheet)
{
  g_autoptr(GStrvBuilder) rounds = g_strv_builder_new ();

  table->sheet = sheet;
  table->n_rounds = tr_score_sheet_get_n_rounds (sheet);
  table->columns = g_new0 (glong, table->n_rounds + 1);
  for (guint round = 0; round < table->n_rounds; round++)
    {
      g_autofree char *label = tr_score_sheet_dup_round_label (sheet, round);

      table->columns[round] = 2 + widest (3, label);
      g_strv_builder_add (rounds, label);
    }
  g_strv_builder_add (rounds, _("Total"));
  table->columns[table->n_rounds] = 2 + widest (4, _("Total"));
  table->rounds = g_strv_builder_end (rounds);

  table->first = widest (0, _("Total"));
  for (guint source = 0; source < tr_score_sheet_get_n_sources (sheet); source++)
    table->first = widest (table->first, tr_score_sheet_get_source_label (sheet, source));
}

static void
table_clear (Table *table)
{
  g_clear_pointer (&table->columns, g_free);
  g_clear_pointer (&table->rounds, g_strfreev);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static void
print_heading (const Table *table)
{
  printf ("  %s", cli_style (CLI_DIM));
  print_cell ("", table->first, TRUE);
  for (guint i = 0; i <= table->n_rounds; i++)
    print_cell (table->rounds[i], table->columns[i], FALSE);
  printf ("%s\n", cli_style (CLI_PLAIN));
}

static gboolean
has_points (const Table *table,
            guint        seat,
            guint        source)
{
  for (guint round = 0; round < table->n_rounds; round++)
    if (tr_score_sheet_get_points (table->sheet, seat, source, round) != 0)
      return TRUE;
  return FALSE;
}

static void
print_seat (const Table *table,
            guint        seat)
{
  print_heading (table);
  for (guint source = 0; source < tr_score_sheet_get_n_sources (table->sheet); source++)
    {
      if (!has_points (table, seat, source))
        continue;
      printf ("  ");
      print_cell (tr_score_sheet_get_source_label (table->sheet, source), table->first, TRUE);
      for (guint round = 0; round < table->n_rounds; round++)
        print_number (tr_score_sheet_get_points (table->sheet, seat, source, round), table->columns[round]);
      print_number (tr_score_sheet_get_source_total (table->sheet, seat, source), table->columns[table->n_rounds]);
      printf ("\n");
    }

  printf ("  %s", cli_style (CLI_BOLD));
  print_cell (_("Total"), table->first, TRUE);
  for (guint round = 0; round < table->n_rounds; round++)
    print_number (tr_score_sheet_get_round_total (table->sheet, seat, round), table->columns[round]);
  print_number (tr_score_sheet_get_total (table->sheet, seat), table->columns[table->n_rounds]);
  printf ("%s\n", cli_style (CLI_PLAIN));
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
      g_autofree char *name = cli_seat_name (tr_session_get_game (session), tr_session_get_seats (session), seat);
      int total = tr_score_sheet_get_total (sheet, seat);
      g_autofree char *heading = NULL;

      /* Translators: player, score */
      heading = g_strdup_printf (ngettext ("%s: %d point", "%s: %d points", (unsigned long) ABS (total)), name, total);
      printf ("%s%s%s%s\n", seat > 0 ? "\n" : "", cli_style (CLI_BOLD), heading, cli_style (CLI_PLAIN));
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
  tr_value_set (value, "total", tr_value_integer (tr_score_sheet_get_source_total (sheet, seat, source)));
  return value;
}

static TrValue *
player_value (TrSession    *session,
              TrScoreSheet *sheet,
              guint         seat)
{
  TrValue *value = tr_value_object ();
  TrValue *sources = tr_value_array ();
  TrValue *rounds = tr_value_array ();
  char *name = cli_seat_name (tr_session_get_game (session), tr_session_get_seats (session), seat);

  for (guint source = 0; source < tr_score_sheet_get_n_sources (sheet); source++)
    tr_value_append (sources, source_value (sheet, seat, source));
  for (guint round = 0; round < tr_score_sheet_get_n_rounds (sheet); round++)
    tr_value_append (rounds, tr_value_integer (tr_score_sheet_get_round_total (sheet, seat, round)));
  tr_value_set (value, "seat", cli_seat_value (seat));
  tr_value_set (value, "name", cli_take_string (name));
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
