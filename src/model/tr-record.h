/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-box.h"
#include "tr-rules.h"

G_BEGIN_DECLS

/* A recorded game: how it began and every move since, each of them let pass by the rules, with the state of every moment.
 * In a file it is a save (tr-save.h) in which nobody has said anything else.
 *
 * Counted. Another thread may hold a reference and look at what never changes: game, box, seed and start. Moves and
 * states belong to the thread that plays. */

typedef struct TrRecord TrRecord;

/* Where the moves of a file stop making sense. */
typedef struct
{
  guint       number;           /* from 1 */
  int         line;
  const char *move;             /* as it stands in the file */
  const char *rule;             /* NULL when the text was not understood */
  const char *sentence;
} TrRecordBreak;

TrRecord            *tr_record_new          (TrBox                *box,
                                             unsigned              players,
                                             const TrOptions      *options,
                                             guint64               seed,
                                             GError              **error);
/* PATH is a saved game of any version, of which the whole line is taken, or a position, which is played with the box in
 * BOX_PATH (NULL: the built-in one). On failure RECORD is still set when it is the moves that the file fails at, or what
 * they lead to: it then holds those that are in order. */
gboolean             tr_record_load         (const char           *path,
                                             const char           *box_path,
                                             TrRecord            **record,
                                             GError              **error);
/* The same for what was read from FILE already. */
gboolean             tr_record_read         (const TrValue        *value,
                                             const char           *file,
                                             const char           *box_path,
                                             TrRecord            **record,
                                             GError              **error);
gboolean             tr_record_save         (const TrRecord       *record,
                                             guint                 n_moves,
                                             const char           *path,
                                             GError              **error);
/* The first N_MOVES moves. */
TrValue             *tr_record_write        (const TrRecord       *record,
                                             guint                 n_moves);
/* The same for moves that need not be in order, such as those that lead to a fault: where they lead is not said. START
 * NULL: from SEED. */
TrValue             *tr_record_compose      (TrBox                *box,
                                             const TrGame         *game,
                                             const TrState        *start,
                                             guint64               seed,
                                             const TrMove         *moves,
                                             guint                 n_moves);
/* Another record that began in the same way and goes on with MOVES, which must be legal. Only what never changes of RECORD
 * is looked at. */
TrRecord            *tr_record_fork         (const TrRecord       *record,
                                             const TrMove         *moves,
                                             guint                 n_moves);
TrRecord            *tr_record_ref          (TrRecord             *record);
void                 tr_record_unref        (TrRecord             *record);

const TrGame        *tr_record_get_game     (const TrRecord       *record);
TrBox               *tr_record_get_box      (const TrRecord       *record);
/* What it began with. */
const TrState       *tr_record_get_start    (const TrRecord       *record);
/* False when it began from a position. */
gboolean             tr_record_get_seed     (const TrRecord       *record,
                                             guint64              *seed);
guint                tr_record_get_n_moves  (const TrRecord       *record);
TrMove               tr_record_get_move     (const TrRecord       *record,
                                             guint                 i);
/* After the first N moves; stays valid until the record is truncated below N. */
const TrState       *tr_record_get_state    (const TrRecord       *record,
                                             guint                 n);
const TrRecordBreak *tr_record_get_break    (const TrRecord       *record);

/* Of kind 0 when MOVE was played; EVENTS may be NULL. */
TrRefusal            tr_record_append       (TrRecord             *record,
                                             TrMove                move,
                                             TrEventList          *events);
void                 tr_record_truncate     (TrRecord             *record,
                                             guint                 n_moves);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TrRecord, tr_record_unref)

G_END_DECLS
