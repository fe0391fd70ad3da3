/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-auto.h"
#include "tr-autosave.h"
#include "tr-games.h"
#include "tr-json.h"
#include "tr-random.h"
#include "tr-session.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What saves cost: loading a long game, handing a save over after a move, and writing it, which is done in a thread of its
 * own. In a release build: meson setup build-release --buildtype=release. */

#define MOVES   5000
#define LOADS   50
#define PUTS    2000
#define PLAYERS 4

static void
play (TrRecord *record,
      guint     n_moves,
      guint64   seed)
{
  static TrMoveList moves;
  const TrGame *game = tr_record_get_game (record);
  uint64_t random = seed;

  for (guint i = 0; i < n_moves; i++)
    {
      tr_moves (game, tr_record_get_state (record, tr_record_get_n_moves (record)), &moves);
      if (moves.n == 0)
        return;
      tr_record_append (record, moves.moves[tr_random_below (&random, moves.n)], NULL);
    }
}

static TrLine *
rest_of (const TrRecord *record,
         guint           at)
{
  TrLine *line = tr_line_new (at, NULL, 0);

  for (guint i = at; i < tr_record_get_n_moves (record); i++)
    {
      TrMove move = tr_record_get_move (record, i);

      g_array_append_val (line->moves, move);
    }
  return line;
}

/* No game takes so many moves: they are taken back and played otherwise again and again, now a few, now nearly all. */
static TrSave *
make_long_save (TrRecord *record)
{
  g_autoptr(GPtrArray) lines = g_ptr_array_new ();
  uint64_t random = 7;
  guint n_moves, n_all;
  TrSave *save;

  play (record, G_MAXUINT, 1);
  n_moves = n_all = tr_record_get_n_moves (record);
  save = tr_save_new (record);
  while (n_all < MOVES)
    {
      guint at = tr_random_below (&random, n_moves);
      TrLine *line;

      tr_record_truncate (record, 0);
      for (guint i = 0; i < at; i++)
        tr_record_append (record, g_array_index (save->moves, TrMove, i), NULL);
      play (record, MOVES - n_all, random);
      line = rest_of (record, at);
      n_all += line->moves->len;
      g_ptr_array_add (save->replaced, line);
    }
  printf ("a game of %u players: %u moves in the line, %u in %u lines that were replaced\n",
          PLAYERS, n_moves, n_all - n_moves, save->replaced->len);
  return save;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  return *(const gint64 *) a < *(const gint64 *) b ? -1 : *(const gint64 *) a > *(const gint64 *) b;
}

static void
report (const char *what,
        gint64     *times,
        guint       n)
{
  qsort (times, n, sizeof *times, compare_times);
  printf ("%-52s median %8.3f ms, 99 of 100 below %8.3f ms, longest %8.3f ms\n", what, (double) times[n / 2] / 1e3,
          (double) times[n * 99 / 100] / 1e3, (double) times[n - 1] / 1e3);
}

static void
measure_load (const TrSave *save,
              const char   *path)
{
  gint64 loads[LOADS], stores[LOADS];
  GStatBuf status;

  for (guint i = 0; i < LOADS; i++)
    {
      g_autoptr(TrSave) loaded = NULL;
      gint64 start = g_get_monotonic_time ();

      if (!tr_save_store (save, path, NULL))
        g_error ("%s cannot be written", path);
      stores[i] = g_get_monotonic_time () - start;
      start = g_get_monotonic_time ();
      if (!tr_save_load (path, &loaded, NULL))
        g_error ("%s cannot be read", path);
      loads[i] = g_get_monotonic_time () - start;
    }
  g_stat (path, &status);
  printf ("a file of %ld bytes\n", (long) status.st_size);
  report ("load it", loads, LOADS);
  report ("write it, to the disk", stores, LOADS);
}

/* As after every move of a game: what the thread that plays has to do. */
static void
measure_put (TrRecord   *record,
             const char *folder)
{
  g_autoptr(TrAutosave) autosave = tr_autosave_new (folder, NULL);
  gint64 puts[PUTS], stores[LOADS];

  for (guint i = 0; i < PUTS; i++)
    {
      g_autoptr(TrSave) save = NULL;
      gint64 start = g_get_monotonic_time ();

      save = tr_save_new (record);
      tr_autosave_put (autosave, save);
      g_clear_pointer (&save, tr_save_unref);
      puts[i] = g_get_monotonic_time () - start;
      g_usleep (200);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  report ("hand a save of the whole game to the autosave", puts, PUTS);

  for (guint i = 0; i < LOADS; i++)
    {
      g_autoptr(TrSave) save = tr_save_new (record);
      gint64 start = g_get_monotonic_time ();

      tr_autosave_put (autosave, save);
      tr_autosave_flush (autosave, NULL);
      stores[i] = g_get_monotonic_time () - start;
    }
  report ("until it is on the disk, in the thread", stores, LOADS);
  tr_autosave_clear (autosave);
}

/* A move of the long game as a person makes it: everything the thread that plays has to do for it, autosave, log and
 * properties included. */
static void
measure_move (TrSave     *save,
              const char *folder)
{
  g_autoptr(TrAutosave) autosave = tr_autosave_new (folder, NULL);
  g_autoptr(TrSession) session = tr_session_new_from_save (save);
  gint64 moves[PUTS];

  tr_session_set_autosave (session, autosave);
  for (guint i = 0; i < PUTS; i++)
    {
      TrMove move = tr_session_get_move (session, tr_session_get_cursor (session));
      gint64 start;

      tr_session_undo_step (session);
      g_usleep (200);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      start = g_get_monotonic_time ();
      if (!tr_session_play (session, move, NULL))
        g_error ("a move cannot be played again");
      moves[i] = g_get_monotonic_time () - start;
    }
  report ("play a move of the long game in a session", moves, PUTS);
  tr_session_set_autosave (session, NULL);
  tr_autosave_clear (autosave);
}

int
main (int    argc,
      char **argv)
{
  const TrRules *rules = tr_games_get (0);
  TrOptions options = tr_options_standard (rules);
  g_autofree char *folder = argc > 1 ? g_strdup (argv[1]) : g_dir_make_tmp ("two-rivers-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "long.tworivers", NULL);
  g_autofree char *lock = g_build_filename (folder, "autosave.tworivers.lock", NULL);
  g_autoptr(TrBox) box = tr_box_new_built_in (rules, NULL);
  g_autoptr(TrRecord) record = tr_record_new (box, PLAYERS, &options, 20, NULL);
  g_autoptr(TrRecord) whole = tr_record_new (box, PLAYERS, &options, 20, NULL);
  g_autoptr(TrSave) save = make_long_save (record);

  play (whole, G_MAXUINT, 1);
  measure_load (save, path);
  measure_put (whole, folder);
  measure_move (save, folder);
  g_unlink (path);
  g_unlink (lock);
  if (argc == 1)
    g_rmdir (folder);
  return 0;
}
