/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-choice.h"
#include "tr-session.h"

G_BEGIN_DECLS

/* Picks a legal move of a session by pointing at things: each one narrows what is still meant, and the last one plays it.
 * Pointer, keys, screen reader and lessons all pick moves in this one way.
 *
 * Things of one sort are pointed at in the order of the move (from where, to where), things of different sorts in any order.
 * What is pointed at in the order of the move plays it as soon as only one is meant; after a thing out of order (a space,
 * before what goes there was chosen) the last step is a button.
 *
 * Properties, all read-only: `session`; `n-chosen`, how many things have been pointed at so far; `choices`, a GListModel of
 * TrChoice: what else could be meant and cannot be pointed at.
 * Signal: `changed`, whenever what can be pointed at is not what it was. */

#define TR_TYPE_PICKER (tr_picker_get_type ())

G_DECLARE_FINAL_TYPE (TrPicker, tr_picker, TR, PICKER, GObject)

typedef enum
{
  TR_PICKED_MOVE,               /* a move was played */
  TR_PICKED_PART,               /* it narrowed what is meant */
  TR_PICKED_NOTHING,            /* no legal move has that: see the refusal */
} TrPicked;

/* How a thing is to be lit. */
typedef enum
{
  TR_LIT_NOT,
  TR_LIT_POSSIBLE,              /* pointing at it leads on, although something else comes first in the move */
  TR_LIT_NEXT,                  /* what is asked for */
  TR_LIT_CHOSEN,                /* has been pointed at */
} TrLit;

TrPicker   *tr_picker_new          (TrSession     *session);
TrSession  *tr_picker_get_session  (TrPicker      *picker);
/* Whether the table has a spot for a thing: the others become choices. */
void        tr_picker_set_shows    (TrPicker      *picker,
                                    gboolean     (*shows) (TrThing  thing,
                                                           gpointer data),
                                    gpointer       data);
GListModel *tr_picker_get_choices  (TrPicker      *picker);
guint       tr_picker_get_n_chosen (TrPicker      *picker);
/* The moves that can still be meant, N of them, after something has been pointed at; NULL before. */
TrMove     *tr_picker_dup_moves    (TrPicker      *picker,
                                    guint         *n);
/* What has been pointed at and what is to come, in words: "Build a hut: choose a space"; NULL before the first. */
char       *tr_picker_dup_progress (TrPicker      *picker);

TrLit       tr_picker_get_lit      (TrPicker      *picker,
                                    const TrPick  *pick);
/* REFUSAL is set for TR_PICKED_NOTHING; kind 0 when nobody is asked here now. */
TrPicked    tr_picker_point        (TrPicker      *picker,
                                    const TrPick  *pick,
                                    TrRefusal     *refusal);
TrPicked    tr_picker_choose       (TrPicker      *picker,
                                    TrChoice      *choice);
/* Takes back the last pointing, or all. False when there was none. */
gboolean    tr_picker_back         (TrPicker      *picker);
gboolean    tr_picker_cancel       (TrPicker      *picker);

G_END_DECLS
