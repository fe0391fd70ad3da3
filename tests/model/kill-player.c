/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "kill-game.h"

#include "tr-autosave.h"
#include "tr-games.h"

#include <stdio.h>
#include <stdlib.h>

/* kill-player FOLDER: goes on with the game that was left there, as fast as saves come to the disk, until it is killed.
 * Prints "SEED MOVES" for every move that is on the disk. */

typedef struct
{
  guint64 seed;
  guint   n_moves;
} Put;

static void
on_saved (TrAutosave *autosave,
          GParamSpec *pspec,
          GArray     *puts)
{
  guint64 saved;
  Put *put;

  g_object_get (autosave, "saved", &saved, NULL);
  put = &g_array_index (puts, Put, saved - 1);
  printf ("%" G_GUINT64_FORMAT " %u\n", put->seed, put->n_moves);
  fflush (stdout);
}

static void
play_move (TrRecord **record,
           guint64   *seed)
{
  guint n = tr_record_get_n_moves (*record);
  TrMove move = kill_game_move (tr_record_get_game (*record), tr_record_get_state (*record, n), *seed, n);

  if (move != TR_MOVE_NONE)
    {
      tr_record_append (*record, move, NULL);
      return;
    }
  tr_record_unref (*record);
  *record = test_record_new (tr_games_get (0), KILL_PLAYERS, ++*seed);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) puts = g_array_new (FALSE, FALSE, sizeof (Put));
  g_autoptr(TrAutosave) autosave = tr_autosave_new (argv[1], &error);
  g_autoptr(TrSave) left = autosave != NULL ? tr_autosave_resume (autosave, &error) : NULL;
  guint64 seed = 1;
  TrRecord *record;

  if (error != NULL)
    {
      printf ("%s\n", error->message);
      return EXIT_FAILURE;
    }
  record = left != NULL ? tr_record_ref (left->record) : test_record_new (tr_games_get (0), KILL_PLAYERS, seed);
  tr_record_get_seed (record, &seed);
  g_signal_connect (autosave, "notify::saved", G_CALLBACK (on_saved), puts);

  for (guint i = 0;; i++)
    {
      g_autoptr(TrSave) save = NULL;
      Put put;

      play_move (&record, &seed);
      save = tr_save_new (record);
      put = (Put) { seed, save->moves->len };
      g_array_append_val (puts, put);
      tr_autosave_put (autosave, save);
      /* Now slower than the disk, now faster. */
      if (i % 3 == 0)
        g_main_context_iteration (NULL, TRUE);
      else
        g_usleep (i % 7 * 100);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}
