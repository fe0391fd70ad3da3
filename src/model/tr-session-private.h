/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

G_BEGIN_DECLS

/* A move, and when it was played: of two that part in the same place, the younger one has replaced the other. */
typedef struct
{
  TrMove move;
  guint  born;
} TrStep;

/* Moves that others have replaced, as they part from the line. */
typedef struct
{
  guint   at;                   /* how many moves of the line go before them */
  GArray *steps;                /* TrStep, at least one; the first is not what the line has there */
} TrBranch;

struct _TrSession
{
  GObject       parent_instance;

  TrRecord     *record;         /* the line, and a state for every moment of it */
  TrStory      *story;          /* a passage for set-up and for every move of the line */
  guint         cursor;
  GArray       *born;           /* guint, when each move of the line was played */
  guint         now;            /* of the move played last */
  GPtrArray    *replaced;       /* TrBranch, the latest last */
  TrSeat        seats[TR_SEATS_MAX];
  GListStore   *players;
  TrLog        *log;
  TrUndoPolicy  undo;
  char         *notes;
  char         *parent;

  gboolean      reviewing;
  guint         review_from;    /* where the cursor was when the review began */

  TrBrain      *brains[TR_SEATS_MAX];
  GCancellable *cancellable;    /* of the question under way; NULL: nobody thinks */
  TrQuery      *query;          /* that question; NULL as above */
  guint64       number;         /* of the latest question: it grows whenever the cursor or the line moves */
  guint         telling;        /* the source that tells how far that has come; 0: there is none */
  gboolean      paused;
  TrHint       *hint;           /* the latest, while it may still be true; NULL: there is none */

  TrAutosave   *autosave;
  TrReference  *reference;      /* NULL: nobody has asked for it yet */

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
    double   thought;
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

/* tr-session-lines.c */
void           tr_session_init_lines  (TrSession *session);
void           tr_session_load_lines  (TrSession *session,
                                       guint      cursor,
                                       GPtrArray *lines);
void           tr_session_save_lines  (TrSession *session,
                                       GPtrArray *lines);
/* At the cursor the line goes on with MOVE, and with what came after it if it was played there before. What came there so
 * far is replaced. */
void           tr_session_play_on     (TrSession *session,
                                       TrMove     move);
/* What the move after the first N replaced takes its place again. False: it replaced nothing. */
gboolean       tr_session_bring_back  (TrSession *session,
                                       guint      n);
/* Where the line that was replaced last parts from the present one. */
gboolean       tr_session_find_latest (TrSession *session,
                                       guint     *at);
void           tr_session_take_latest (TrSession *session);

/* tr-session-undo.c */
gboolean       tr_session_strict_stop (TrSession *session,
                                       guint      number);
/* Over moves of computer players that are known already. */
void           tr_session_let_answer  (TrSession *session);

/* tr-session-brains.c */
void           tr_session_stop_brains (TrSession *session);
void           tr_session_ask_brain   (TrSession *session);
/* A number that is the same for all that looks the same to who is asked. */
guint64        tr_session_get_chance  (TrSession *session);

/* tr-session-hint.c */
void           tr_session_drop_hint   (TrSession *session);

G_END_DECLS
