/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-record.h"
#include "tr-seat.h"

G_BEGIN_DECLS

/* Everything a session remembers, at one moment: what is in a file (docs/save-format.md). Immutable once it is made, so
 * that another thread may write it while the session goes on; it shares with the session only what never changes. */

typedef enum
{
  TR_UNDO_FREE,                 /* over everything, back to the person's own last decision */
  TR_UNDO_STRICT,               /* within the turn, up to the last thing revealed */
} TrUndoPolicy;

/* Moves that others have replaced. */
typedef struct
{
  guint   at;                   /* how many moves of the present line go before them */
  GArray *moves;                /* TrMove */
} TrLine;

typedef struct
{
  gatomicrefcount  references;
  TrRecord        *record;      /* game, box and start; its own moves only when it was just loaded */
  GArray          *moves;       /* TrMove: the line */
  guint            cursor;      /* how many of them have been played at this moment; the rest was taken back */
  gboolean         reviewing;
  TrUndoPolicy     undo;
  TrSeat           seats[TR_SEATS_MAX];
  GPtrArray       *replaced;    /* TrLine, the latest last */
  char            *notes;       /* a person's own; NULL: none */
  char            *parent;      /* what it was forked from, in words; NULL: nothing */
} TrSave;

/* Takes a reference of RECORD. Moves, seats and the rest are as in a game that has just begun with RECORD's moves. */
TrSave   *tr_save_new       (TrRecord     *record);
TrSave   *tr_save_ref       (TrSave       *save);
void      tr_save_unref     (TrSave       *save);
TrLine   *tr_line_new       (guint         at,
                             const TrMove *moves,
                             guint         n_moves);
void      tr_line_free      (TrLine       *line);

/* Any version of the format, and positions. On failure SAVE is still set when what came before the fault can be offered:
 * when a move of the line fails, tr_record_get_break() of its record tells the move, the rule and the place; when it has
 * no break, the line is whole, and it is a replaced line that fails, or the end that is not as the file says. */
gboolean  tr_save_load      (const char   *path,
                             TrSave      **save,
                             GError      **error);
gboolean  tr_save_read      (const TrValue *value,
                             const char   *file,
                             TrSave      **save,
                             GError      **error);
/* Thread-safe. */
TrValue  *tr_save_write     (const TrSave *save);
/* The file is there with its whole new contents, or as it was. Thread-safe. */
gboolean  tr_save_store     (const TrSave *save,
                             const char   *path,
                             GError      **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TrSave, tr_save_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TrLine, tr_line_free)

G_END_DECLS
