/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bench-frames.h"

#include "tr-application.h"
#include "tr-art.h"
#include "tr-auto.h"
#include "tr-board-view-private.h"
#include "tr-games.h"
#include "tr-random.h"
#include "tr-table.h"
#include "tr-window.h"

#include <glib/gstdio.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a person waits for: the window, its frames, and what it takes of the memory. Needs a screen of at least 1400x900:
 *
 *   GSETTINGS_SCHEMA_DIR=build-release/data tests/ui/in-display build-release/bench/bench-window [FILE]
 *
 * FILE gets the figures as JSON. Ends with 1 when a bar is missed. Every measurement is a process of its own, which is this
 * program again with the name of the measurement: to look into one, "store PATH" writes the game that is opened, and
 * "game PATH", with G_MESSAGES_DEBUG=all, tells of every long frame what it went to. */

#define WIDTH    1400
#define HEIGHT   900
#define PLAYERS  4
#define STARTS   9              /* of each window, taking turns */
#define SECONDS  10             /* of pieces moving all the time */
#define APART    30             /* moves between the two moments they move between */
#define SLIDE_MS 180            /* a little less than a slide takes */
#define MOVE_MS  250            /* a little more */

/* ── Games ── */

static TrRecord *
play_whole_game (void)
{
  static TrMoveList moves;
  const TrRules *rules = tr_games_get (0);
  TrOptions options = tr_options_standard (rules);
  g_autoptr(TrBox) box = tr_box_new_built_in (rules, NULL);
  TrRecord *record = tr_record_new (box, PLAYERS, &options, 20, NULL);
  uint64_t random = 1;

  for (;;)
    {
      tr_moves (tr_record_get_game (record), tr_record_get_state (record, tr_record_get_n_moves (record)), &moves);
      if (moves.n == 0)
        return record;
      tr_record_append (record, moves.moves[tr_random_below (&random, moves.n)], NULL);
    }
}

/* Half of it: a full board. */
static void
store_mid_game (const char *path)
{
  g_autoptr(TrRecord) record = play_whole_game ();
  g_autoptr(TrSave) save = NULL;

  tr_record_truncate (record, tr_record_get_n_moves (record) / 2);
  save = tr_save_new (record);
  if (!tr_save_store (save, path, NULL))
    g_error ("%s cannot be written", path);
}

/* ── The windows ── */

/* The number behind WORD in a file of the system. */
static double
read_number (const char *path,
             const char *word)
{
  g_autofree char *text = NULL;
  const char *found = NULL;

  if (g_file_get_contents (path, &text, NULL, NULL))
    found = strstr (text, word);
  return found != NULL ? g_ascii_strtod (found + strlen (word), NULL) : NAN;
}

/* Of a measurement: nothing of the end is measured. */
static void
leave (void)
{
  fflush (stdout);
  _Exit (0);
}

static GtkWidget *
find (GtkWidget *widget,
      GType      type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* Whether everything that is drawn in a thread is there. */
static gboolean
is_complete (GtkWidget *widget)
{
  if (TR_IS_BOARD_VIEW (widget))
    {
      TrBoardView *view = TR_BOARD_VIEW (widget);

      return view->scene == NULL || view->scene->ground == NULL || view->ground != NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !is_complete (child))
      return FALSE;
  return TRUE;
}

/* Of a window that is on the screen. */
static void
tell_start (GtkApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (application);

  bench_frames_watch (GTK_WIDGET (window));
  while (bench_frames_get_n () == 0)
    g_main_context_iteration (NULL, TRUE);
  printf ("first %.3f\n", (double) g_get_monotonic_time () / 1e3);
  printf ("first-cpu %.3f\n", bench_get_cpu_ms ());
  while (tr_art_is_rendering () || !is_complete (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  bench_frames_begin ();
  gtk_widget_queue_draw (GTK_WIDGET (window));
  while (bench_frames_get_n () == 0)
    g_main_context_iteration (NULL, TRUE);
  printf ("complete %.3f\n", (double) g_get_monotonic_time () / 1e3);
  leave ();
}

static void
on_minimal_activate (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), gtk_label_new ("Two Rivers"));
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
}

static int
run_minimal (char **argv)
{
  g_autoptr(AdwApplication) application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (on_minimal_activate), NULL);
  g_signal_connect_after (application, "activate", G_CALLBACK (tell_start), NULL);
  return g_application_run (G_APPLICATION (application), 1, argv);
}

static int
run_ours (char     **argv,
          GCallback  on_open)
{
  g_autoptr(TrApplication) application = tr_application_new ();
  g_autoptr(GSettings) settings = g_settings_new (TR_APP_ID);

  g_settings_set_int (settings, "width", WIDTH);
  g_settings_set_int (settings, "height", HEIGHT);
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_signal_connect_after (application, "open", on_open, NULL);
  return g_application_run (G_APPLICATION (application), 2, argv);
}

/* ── Frames ── */

static gboolean
on_time (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
run_for (guint milliseconds)
{
  gboolean over = FALSE;

  g_timeout_add (milliseconds, on_time, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

static GtkWidget *
show (GtkApplication *application)
{
  GtkWidget *window = GTK_WIDGET (gtk_application_get_active_window (application));

  bench_frames_watch (window);
  run_for (2000);
  return window;
}

/* All that differs between two moments slides there and back, again and again. */
static void
measure_motion (GtkApplication *application)
{
  GtkWidget *window = show (application);
  TrBoardView *board = TR_BOARD_VIEW (find (window, TR_TYPE_BOARD_VIEW));
  static const char *const names[TR_SEATS_MAX] = { "A", "B", "C", "D" };
  const TrLook look = { .viewer = 0, .names = names };
  g_autoptr(TrRecord) record = play_whole_game ();
  const TrGame *game = tr_record_get_game (record);
  const TrTable *table = tr_table_find (game->rules);
  guint middle = tr_record_get_n_moves (record) / 2;
  TrScene *scenes[2];
  guint n_moving = 0, n_slides = 0;

  for (guint i = 0; i < 2; i++)
    scenes[i] = table->lay_board (game, tr_record_get_state (record, middle + i * APART), &look);
  for (gint64 end = g_get_monotonic_time () + SECONDS * G_USEC_PER_SEC; g_get_monotonic_time () < end; n_slides++)
    {
      /* The first time everything is drawn that has not been seen yet: that is measured with the moves. */
      if (n_slides == 2)
        {
          bench_frames_begin ();
          end = g_get_monotonic_time () + SECONDS * G_USEC_PER_SEC;
        }
      tr_board_view_set_scene (board, scenes[n_slides & 1], TRUE);
      n_moving = board->motions->len;
      run_for (SLIDE_MS);
    }
  printf ("pieces %u\nmoving %u\n", scenes[0]->pieces->len, n_moving);
  bench_frames_tell ();
  leave ();
}

/* A whole game, of which everything is seen for the first time. */
static void
measure_game (GtkApplication *application)
{
  GtkWidget *window = show (application);
  g_autoptr(TrRecord) record = play_whole_game ();
  g_autoptr(TrRecord) fresh = tr_record_fork (record, NULL, 0);
  TrSeat seats[TR_SEATS_MAX] = { 0 };
  g_autoptr(TrSession) session = NULL;

  tr_seats_init (seats, tr_record_get_game (fresh));
  session = tr_session_new (fresh, seats, TR_UNDO_FREE);
  tr_seats_clear (seats);
  tr_window_begin (TR_WINDOW (window), session, NULL, NULL);
  run_for (2000);
  bench_frames_begin ();
  for (guint i = 0; i < tr_record_get_n_moves (record); i++)
    {
      if (!tr_session_play (session, tr_record_get_move (record, i), NULL))
        g_error ("a move cannot be played");
      run_for (MOVE_MS);
    }
  printf ("moves %u\n", tr_record_get_n_moves (record));
  bench_frames_tell ();
  printf ("resident %.1f\n", read_number ("/proc/self/status", "VmRSS:") / 1024);
  leave ();
}

/* ── The report ── */

static GHashTable *
measure (const char *what,
         const char *path)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  char *argv[] = { self, (char *) what, (char *) path, NULL };
  g_autofree char *output = NULL;
  g_auto(GStrv) lines = NULL;
  g_autoptr(GError) error = NULL;
  GHashTable *figures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  double start = (double) g_get_monotonic_time () / 1e3;
  int status;

  if (!g_spawn_sync (NULL, argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL, &status, &error)
      || !g_spawn_check_wait_status (status, &error))
    g_error ("%s: %s", what, error->message);
  lines = g_strsplit (output, "\n", 0);
  for (char **line = lines; *line != NULL; line++)
    {
      char *space = strchr (*line, ' ');
      double figure = space != NULL ? g_ascii_strtod (space, NULL) : NAN;

      if (space == NULL)
        continue;
      *space = '\0';
      if (g_str_equal (*line, "first") || g_str_equal (*line, "complete"))
        figure -= start;
      g_hash_table_insert (figures, g_strdup (*line), g_memdup2 (&figure, sizeof figure));
    }
  return figures;
}

static double
get (GHashTable *figures,
     const char *name)
{
  const double *figure = g_hash_table_lookup (figures, name);

  return figure != NULL ? *figure : NAN;
}

static FILE    *json;
static gboolean missed;

/* BAR 0: there is none. */
static void
report (const char *name,
        double      figure,
        double      bar,
        gboolean    at_least,
        const char *what)
{
  gboolean fine = bar == 0 || (at_least ? figure >= bar : figure <= bar);

  printf ("%8.1f  %s", figure, what);
  if (bar > 0)
    printf (": %s %g, %s", at_least ? "at least" : "at most", bar, fine ? "met" : "MISSED");
  printf ("\n");
  if (json != NULL)
    fprintf (json, "  \"%s\": %.3f,\n", name, figure);
  missed |= !fine;
}

static void
report_starts (const char *path)
{
  double minimal[STARTS], first[STARTS], complete[STARTS], minimal_cpu[STARTS], first_cpu[STARTS];

  /* The first of each finds nothing in the cache of the disk. */
  for (int i = -1; i < STARTS; i++)
    {
      g_autoptr(GHashTable) theirs = measure ("minimal", NULL);
      g_autoptr(GHashTable) ours = measure ("ours", path);

      if (i < 0)
        continue;
      minimal[i] = get (theirs, "first");
      first[i] = get (ours, "first");
      minimal_cpu[i] = get (theirs, "first-cpu");
      first_cpu[i] = get (ours, "first-cpu");
      complete[i] = get (ours, "complete");
    }
  bench_sort (minimal, STARTS);
  bench_sort (first, STARTS);
  bench_sort (complete, STARTS);
  bench_sort (minimal_cpu, STARTS);
  bench_sort (first_cpu, STARTS);
  report ("first-minimal-ms", minimal[STARTS / 2], 0, FALSE, "ms from exec to the first frame of a minimal window");
  report ("first-ms", first[STARTS / 2], 0, FALSE, "ms to the first frame of ours with a game on the table");
  report ("first-ratio", first[STARTS / 2] / minimal[STARTS / 2], 1.5, FALSE, "times as late");
  report ("first-cpu-minimal-ms", minimal_cpu[STARTS / 2], 0, FALSE, "ms of the processor till then: the minimal window");
  report ("first-cpu-ms", first_cpu[STARTS / 2], 0, FALSE, "ms of the processor till then: ours");
  report ("complete-ms", complete[STARTS / 2], 0, FALSE, "ms until all that is drawn in a thread is there");
}

static void
report_frames (GHashTable *figures,
               const char *prefix)
{
  static const struct
  {
    const char *name;
    double      bar;
    const char *what;
  } rows[] = {
    { "median", 0, "ms of work for a frame: the median" },
    { "p99", 0, "ms: 99 of 100 are below" },
    { "max", 33, "ms: the longest" },
    { "cpu-max", 0, "ms of the processor: the longest" },
    { "paint-max", 0, "ms from before-paint to after-paint: the longest" },
    { "over", 0, "frames over 33 ms" },
    { "cpu-over", 0, "frames over 33 ms of the processor" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strconcat (prefix, "-", rows[i].name, NULL);

      report (name, get (figures, rows[i].name), rows[i].bar, FALSE, rows[i].what);
    }
}

static void
report_motion (const char *path)
{
  g_autoptr(GHashTable) motion = measure ("motion", path);

  printf ("\n%g pieces, %g of them moving all the time, for %d s:\n", get (motion, "pieces"), get (motion, "moving"), SECONDS);
  report ("motion-fps", get (motion, "fps"), 55, TRUE, "frames a second");
  report_frames (motion, "motion");
}

static void
report_game (const char *path)
{
  g_autoptr(GHashTable) game = measure ("game", path);

  printf ("\na game of %g moves, one every %d ms, %g frames:\n", get (game, "moves"), MOVE_MS, get (game, "frames"));
  report_frames (game, "game");
  report ("resident-mb", get (game, "resident"), 150, FALSE, "MB resident after it");
}

int
main (int    argc,
      char **argv)
{
  const char *what = argc > 1 ? argv[1] : "";
  g_autofree char *folder = NULL, *path = NULL;
  double load;

  /* A measurement, with the name of a file behind it. */
  if (g_str_equal (what, "minimal"))
    return run_minimal (argv + 1);
  if (g_str_equal (what, "ours"))
    return run_ours (argv + 1, G_CALLBACK (tell_start));
  if (g_str_equal (what, "motion"))
    return run_ours (argv + 1, G_CALLBACK (measure_motion));
  if (g_str_equal (what, "game"))
    return run_ours (argv + 1, G_CALLBACK (measure_game));
  if (g_str_equal (what, "store") && argc > 2)
    {
      store_mid_game (argv[2]);
      return 0;
    }

  if (argc > 1 && (json = g_fopen (argv[1], "w")) == NULL)
    g_error ("%s cannot be written", argv[1]);
  folder = g_dir_make_tmp ("two-rivers-bench-XXXXXX", NULL);
  path = g_build_filename (folder, "mid-game.tworivers", NULL);
  store_mid_game (path);
  if (json != NULL)
    fprintf (json, "{\n");
  report_starts (path);
  report_motion (path);
  report_game (path);
  load = read_number ("/proc/loadavg", "");
  if (json != NULL)
    fprintf (json, "  \"load\": %.2f\n}\n", load);
  printf ("\nload of the machine at the end: %.2f on %u processors\n", load, g_get_num_processors ());
  if (json != NULL)
    fclose (json);
  g_unlink (path);
  g_rmdir (folder);
  return missed;
}
