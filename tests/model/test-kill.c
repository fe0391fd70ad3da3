/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "kill-game.h"

#include "files.h"
#include "folders.h"
#include "tr-autosave.h"

#include <gio/gio.h>
#include <stdio.h>
#include <string.h>

/* A program that plays is killed again and again, at any moment: what it reported is on the disk, and the next one goes on
 * from there. */

#define KILLS 200

#define START_MAX 40000         /* µs: longer than it usually takes to start */
#define LIFE_MAX  20000

typedef struct
{
  guint64 seed;
  guint   n_moves;
} Moment;

static int
compare_moments (Moment a,
                 Moment b)
{
  if (a.seed != b.seed)
    return a.seed < b.seed ? -1 : 1;
  return a.n_moves < b.n_moves ? -1 : a.n_moves > b.n_moves;
}

/* The last moment that was reported before the end, which is LAST when none was. LATE: the life that is ended begins with
 * the first report, and not while the program starts. */
static Moment
play_and_kill (const char *folder,
               gboolean    late,
               gulong      life,
               Moment      last)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                                     g_getenv ("TWO_RIVERS_KILL_PLAYER"), folder, NULL);
  g_autoptr(GDataInputStream) out = NULL;

  g_assert_no_error (error);
  out = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  for (gboolean killed = FALSE;;)
    {
      g_autofree char *line = NULL;
      Moment moment;

      if (!killed && !late)
        {
          g_usleep (life);
          g_subprocess_force_exit (process);
          killed = TRUE;
        }
      /* So short a line comes whole or not at all. */
      line = g_data_input_stream_read_line (out, NULL, NULL, &error);
      g_assert_no_error (error);
      if (line == NULL)
        break;
      if (sscanf (line, "%" G_GUINT64_FORMAT " %u", &moment.seed, &moment.n_moves) != 2)
        g_error ("it reports: %s", line);
      g_assert_cmpint (compare_moments (last, moment), <=, 0);
      last = moment;
      late = FALSE;
    }
  g_subprocess_wait (process, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_signaled (process));
  return last;
}

/* What the file holds; every move in it is the one that was played. */
static Moment
look (const char *folder,
      gboolean    there)
{
  g_autofree char *path = g_build_filename (folder, "autosave.tworivers", NULL);
  g_autoptr(TrSave) save = NULL;
  g_autoptr(GError) error = NULL;
  Moment moment = { 0 };

  if (!there && !g_file_test (path, G_FILE_TEST_EXISTS))
    return moment;
  g_assert_true (tr_save_load (path, &save, &error));
  g_assert_no_error (error);
  g_assert_true (tr_record_get_seed (save->record, &moment.seed));
  moment.n_moves = save->moves->len;
  for (guint i = 0; i < moment.n_moves; i++)
    g_assert_cmpuint (tr_record_get_move (save->record, i), ==,
                      kill_game_move (tr_record_get_game (save->record), tr_record_get_state (save->record, i),
                                      moment.seed, i));
  return moment;
}

static void
test_kill (void)
{
  char *folder = test_folder_new ();
  g_autofree char *names = NULL;
  guint n_reporting = 0;
  Moment reported = { 0 };
  TrAutosave *autosave;

  for (guint i = 0; i < KILLS; i++)
    {
      gboolean late = i % 2 == 0;
      Moment now = play_and_kill (folder, late, (gulong) g_test_rand_int_range (0, late ? LIFE_MAX : START_MAX), reported);

      n_reporting += compare_moments (reported, now) < 0;
      reported = now;
      g_assert_cmpint (compare_moments (reported, look (folder, reported.seed > 0)), <=, 0);
    }
  g_test_message ("%u kills, %u of them after something new was reported; at the end game %" G_GUINT64_FORMAT ", move %u",
                  KILLS, n_reporting, reported.seed, reported.n_moves);
  g_assert_cmpuint (n_reporting, >=, KILLS / 2);

  /* Nor do they leave anything lying about, nor anything locked. */
  autosave = tr_autosave_new (folder, NULL);
  g_assert_true (g_str_has_suffix (tr_autosave_get_path (autosave), "/autosave.tworivers"));
  g_assert_finalize_object (autosave);
  names = test_folder_list (folder);
  g_test_message ("left: %s", names);
  g_assert_null (strstr (names, "kept"));
  test_folder_remove (folder);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/autosave/kill", test_kill);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
