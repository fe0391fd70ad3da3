/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

G_BEGIN_DECLS

struct _TrSession
{
  GObject       parent_instance;

  TrRecord     *record;         /* the line, and a state for every moment of it */
  TrStory      *story;          /* a passage for set-up and for every move of the line */
  guint         cursor;
  GPtrArray    *replaced;       /* TrLine, the latest last */
  TrSeat        seats[TR_SEATS_MAX];
  GListStore   *players;
  TrUndoPolicy  undo;
  char         *notes;
  char         *parent;

  gboolean      reviewing;
  guint         review_from;    /* where the cursor was when the review began */

  TrBrain      *brains[TR_SEATS_MAX];
  GCancellable *cancellable;    /* of the question under way; NULL: nobody thinks */
  guint64       number;         /* of the latest question: it grows whenever the cursor or the line moves */
  gboolean      paused;

  TrAutosave   *autosave;

  /* What was told to who listens, to tell only what is new. */
  struct
  {
    int      turn_seat;
    char    *question;
    guint    cursor;
    guint    length;
    guint    round;
    gboolean can_undo;
    gboolean can_redo;
    gboolean finished;
    gboolean thinking;
  } told;
};

/* tr-session.c */
const TrState *tr_session_state_at    (TrSession *session,
                                       guint      n);
unsigned       tr_session_seat_at     (TrSession *session,
                                       guint      n);
gboolean       tr_session_is_human_at (TrSession *session,
                                       guint      n);
/* Whoever plays it: MOVE is legal at the cursor. */
void           tr_session_commit      (TrSession *session,
                                       TrMove     move);
/* After the cursor has moved from FROM, over moves that are known. */
void           tr_session_moved       (TrSession *session,
                                       guint      from);
/* Tells what is new and saves it. */
void           tr_session_update      (TrSession *session);

/* tr-session-undo.c */
void           tr_session_replace     (TrSession *session);
gboolean       tr_session_strict_stop (TrSession *session,
                                       guint      number);

/* tr-session-brains.c */
void           tr_session_stop_brains (TrSession *session);
void           tr_session_ask_brain   (TrSession *session);

G_END_DECLS
