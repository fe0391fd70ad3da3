/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-save.h"
#include "tr-saved-game.h"

G_BEGIN_DECLS

/* What tells whether a file is the one that was read. */
typedef struct
{
  gint64  modified;             /* microseconds since 1970 */
  guint64 size;
  guint64 inode;                /* another one when a new file took its place */
} TrFileStamp;

/* What a saved game says of itself. */
typedef struct
{
  char     *title;              /* NULL: nothing could be read */
  char    **players;
  gboolean  hides_scores;       /* the game goes on, and nobody knows those of others */
  int       scores[TR_SEATS_MAX];
  guint     round;
  char     *phase;
  char     *progress;
  char     *standing;
  guint     moves;
  gboolean  finished;
  char     *problem;            /* NULL: the file is in order */
} TrSummary;

/* tr-saved-game-load.c: reads the file; to be called in a thread. */
TrSummary   *tr_summary_load          (const char        *path);
TrSummary   *tr_summary_new           (const TrSave      *save);
void         tr_summary_free          (TrSummary         *summary);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TrSummary, tr_summary_free)

TrSavedGame *tr_saved_game_new        (const char        *path,
                                       const TrFileStamp *stamp);
void         tr_saved_game_set_path   (TrSavedGame       *game,
                                       const char        *path);
/* Whether it is another file than before. */
gboolean     tr_saved_game_set_stamp  (TrSavedGame       *game,
                                       const TrFileStamp *stamp);
/* Takes SUMMARY. */
void         tr_saved_game_set_summary (TrSavedGame      *game,
                                        TrSummary        *summary);
/* What was in the file before it went to the trash, and when that was written; NULL: it did not, or could not be read. */
void         tr_saved_game_set_contents (TrSavedGame     *game,
                                         GBytes          *contents);
GBytes      *tr_saved_game_get_contents (TrSavedGame     *game,
                                         gint64          *modified);
/* The order of the list: newest first, then by name. */
int          tr_saved_game_compare    (gconstpointer      a,
                                       gconstpointer      b,
                                       gpointer           data);

G_END_DECLS
