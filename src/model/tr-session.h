/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-autosave.h"
#include "tr-brain.h"
#include "tr-hint.h"
#include "tr-log.h"
#include "tr-player.h"
#include "tr-reference.h"
#include "tr-save.h"
#include "tr-story.h"

G_BEGIN_DECLS

/* A game that is being played or looked at: the line of moves with a cursor, the players, and what happened. Everything a
 * widget shows can be bound to; nothing has to be polled.
 *
 * Properties (all but the last four read-only):
 *   turn-seat     who is asked, -1 when nobody is          question    what is asked, in words
 *   cursor        how many moves have been played          length      how many the line has
 *   can-undo, can-redo, finished, thinking                 players     GListModel of TrPlayer
 *   thought       0 to 1: how far a long thought of a computer player has come; 0 before it is long
 *   round         the chapter the cursor is in             log         TrLog: lines of the whole line, by move
 *   reviewing     the cursor is free, moves are locked     paused      computer players wait
 *   undo-policy   TrUndoPolicy                             notes       a person's own
 *
 * Signals (first the signal, then the properties are told):
 *   played (guint number)            the move of that number was played just now: its passage of the story tells what
 *                                    happened
 *   moved (guint from, guint to)     the cursor moved over moves that are known already
 *   line-changed (guint from)        what comes after that many moves is not what it was
 *   brain-mistake (int seat, char *) a computer player answered with an illegal move or an error, told in words; a random
 *                                    legal one was played instead
 */

#define TR_TYPE_SESSION (tr_session_get_type ())

G_DECLARE_FINAL_TYPE (TrSession, tr_session, TR, SESSION, GObject)

/* Both take a reference of what they begin with. Computer seats of an unknown level are played at random. */
TrSession     *tr_session_new           (TrRecord      *record,
                                         const TrSeat   seats[TR_SEATS_MAX],
                                         TrUndoPolicy   undo);
TrSession     *tr_session_new_from_save (TrSave        *save);
/* What would be saved now. */
TrSave        *tr_session_make_save     (TrSession     *session);
/* From now on every change is put there. */
void           tr_session_set_autosave  (TrSession     *session,
                                         TrAutosave    *autosave);
/* For tests and for computer players of other rooms; the seat becomes a computer's. */
void           tr_session_set_brain     (TrSession     *session,
                                         unsigned       seat,
                                         TrBrain       *brain);

const TrGame  *tr_session_get_game      (TrSession     *session);
/* At the cursor; valid until it moves. */
const TrState *tr_session_get_state     (TrSession     *session);
TrTurn         tr_session_get_turn      (TrSession     *session);
guint          tr_session_get_cursor    (TrSession     *session);
guint          tr_session_get_length    (TrSession     *session);
TrMove         tr_session_get_move      (TrSession     *session,
                                         guint          number);
gboolean       tr_session_get_reviewing (TrSession     *session);
gboolean       tr_session_get_thinking  (TrSession     *session);
GListModel    *tr_session_get_players   (TrSession     *session);
TrLog         *tr_session_get_log       (TrSession     *session);
/* Passages 0 (set-up) to length. */
const TrStory *tr_session_get_story     (TrSession     *session);
const TrSeat  *tr_session_get_seats     (TrSession     *session);
/* The pages that explain the game, with the figures of its box. Read when they are asked for the first time; NULL: there is
 * something wrong with them. */
TrReference   *tr_session_get_reference (TrSession     *session);

/* ── What is hidden ── */

/* Who looks at the table: the person that is asked, else the only one there is. In a review of a game that goes on, who
 * looks at it where it stands. TR_SEAT_NONE: nobody, or many: what everybody sees is all there is to show. */
unsigned       tr_session_get_viewer    (TrSession     *session);
/* Move NUMBER in words, as who looks at the table may know it. Once the line has come to the end of the game nothing is
 * hidden any more, here and below. */
char          *tr_session_dup_move      (TrSession     *session,
                                         guint          number);
/* A bit for each seat whose points who looks at the table may not know. */
guint          tr_session_get_hidden_points (TrSession *session);

/* ── Playing ── */

/* False when it is against the rules, with REFUSAL telling why (kind 0: moves are locked, or a computer is to move).
 * Otherwise MOVE replaces what came next in the line. When it was played here before, what followed it follows again, up
 * to the next decision of a person at once. */
gboolean       tr_session_play          (TrSession     *session,
                                         TrMove         move,
                                         TrRefusal     *refusal);
/* The computer player that thinks answers with what it has found by now; false when none does. */
gboolean       tr_session_hurry         (TrSession     *session);
gboolean       tr_session_can_undo      (TrSession     *session);
gboolean       tr_session_can_redo      (TrSession     *session);
/* As the policy says: free goes back to a person's last decision, strict one step within the turn. Undoing a move that
 * replaced others brings those back; what replaced them is then the replaced line. It is no longer what a redo leads to,
 * but tr_session_swap_line() does. */
gboolean       tr_session_undo          (TrSession     *session);
/* Forward to the next decision of a person. */
gboolean       tr_session_redo          (TrSession     *session);
/* One move, whoever made it, back to the start; under a strict policy only as far as that allows. */
gboolean       tr_session_undo_step     (TrSession     *session);
gboolean       tr_session_redo_step     (TrSession     *session);
/* The line that was replaced last takes the place of the present one, which counts as replaced first: again and again, this
 * leads through everything that was ever played and back. Not under a strict policy. */
gboolean       tr_session_swap_line     (TrSession     *session);
guint          tr_session_get_n_replaced (TrSession    *session);

/* ── Hints ── */

/* Whether somebody sits here to be given one: a person is asked, and moves are not locked. */
gboolean       tr_session_can_hint      (TrSession     *session);
/* What could be done now, and what is to be said of the moves a person has in mind. WISH may be NULL. There is one hint at a
 * time; once the cursor has moved it is gone. In a review, where moves are locked, it is about the moment looked at. */
TrHint        *tr_session_ask_hint      (TrSession        *session,
                                         const TrHintWish *wish,
                                         const TrMove     *minded,
                                         guint             n_minded);

/* ── Reviewing ── */

typedef enum
{
  TR_JUMP_MOVE,
  TR_JUMP_TURN,                 /* where another player is asked */
  TR_JUMP_PHASE,
  TR_JUMP_ROUND,
  TR_JUMP_LANDMARK,             /* a flood, a war */
} TrJump;

/* Leaving a review goes back to where it began; one that was saved and resumed, to the end of the line. */
void           tr_session_set_reviewing (TrSession     *session,
                                         gboolean       reviewing);
/* Only in a review. */
gboolean       tr_session_go_to         (TrSession     *session,
                                         guint          cursor);
gboolean       tr_session_jump          (TrSession     *session,
                                         TrJump         jump,
                                         gboolean       forward);
/* Play on from here: a session of its own that ends at the cursor and names PARENT. */
TrSession     *tr_session_fork          (TrSession     *session,
                                         const char    *parent);

G_END_DECLS
