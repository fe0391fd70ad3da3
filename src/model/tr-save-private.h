/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-save.h"

G_BEGIN_DECLS

/* The version that is written. Every older one is read: see tr-save-upgrade.c. */
#define TR_SAVE_FORMAT 2

extern const char *const tr_undo_words[];

/* ── Writing ── */

typedef struct
{
  TrBox           *box;
  const TrGame    *game;
  const TrState   *start;       /* NULL: from `seed` */
  guint64          seed;
  const TrSeat    *seats;
  TrUndoPolicy     undo;
  const TrMove    *moves;
  guint            n_moves;
  guint            cursor;
  gboolean         reviewing;
  const GPtrArray *replaced;    /* TrLine; NULL: none */
  const char      *notes;
  const char      *parent;
  const TrState   *end;         /* where the moves lead; NULL: that is not said */
} TrSaveContents;

TrValue  *tr_save_compose       (const TrSaveContents  *contents);

/* ── Reading ── */

/* What has to be known before a game can be replayed, and what may explain that it cannot. */
typedef struct
{
  const char    *file;
  const TrRules *rules;
  gint64         players;
  TrOptions      options;
  gint64         revision;      /* of the rules; 0: not said */
  gboolean       other_box;     /* the built-in box was not the same then */
} TrSaveHead;

/* Sets UPGRADED to VALUE as TR_SAVE_FORMAT would have it, or leaves it NULL when that is what VALUE is. */
gboolean  tr_save_upgrade       (const TrValue         *value,
                                 const char            *file,
                                 TrValue              **upgraded,
                                 GError               **error);
/* A record at its start. VALUE is of TR_SAVE_FORMAT. */
TrRecord *tr_save_read_start    (TrSaveHead            *head,
                                 const TrValue         *value,
                                 GError               **error);
/* A record at its start, which is all that a position tells. */
TrRecord *tr_save_read_position (TrSaveHead            *head,
                                 const TrValue         *position,
                                 const char            *box_path,
                                 GError               **error);
/* What a save says besides the game itself. First, which needs no game: nothing unknown, everything of its type. */
bool      tr_save_check_members (const TrValue         *value,
                                 TrFault               *fault);
/* Then all but the moves; SAVE is at its start. */
bool      tr_save_read_members  (TrSave                *save,
                                 const TrValue         *value,
                                 TrFault               *fault);
/* As tr_save_read(); BOX_PATH (may be NULL) is for positions. */
gboolean  tr_save_read_with_box (const TrValue         *value,
                                 const char            *file,
                                 const char            *box_path,
                                 TrSave               **save,
                                 GError               **error);
/* Sixteen hexadecimal digits. */
char     *tr_digest_write       (guint64                digest);
gboolean  tr_digest_read        (const TrValue         *value,
                                 guint64               *digest,
                                 TrFault               *fault);

G_END_DECLS
