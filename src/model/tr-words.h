/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <glib.h>

G_BEGIN_DECLS

/* What core/ writes into memory of the caller, as strings in the reader's language, to be freed with g_free(). */

/* What is marked with N_(). */
const char *tr_translate            (const char    *sentence);
/* "3", or "−3" with the sign that belongs to figures; PLUS: "+3". */
char       *tr_words_figure         (int            figure,
                                     gboolean       plus);

char       *tr_words_thing          (const TrGame  *game,
                                     TrThing        thing);
char       *tr_words_label          (const TrGame  *game,
                                     TrThing        thing);
char       *tr_words_move           (const TrGame  *game,
                                     TrMove         move);
/* As it is told to others: of a secret one (TrMoveKind) no more than what it is. */
char       *tr_words_move_told      (const TrGame  *game,
                                     TrMove         move);
/* For a person: "Build a hut: C4". */
char       *tr_words_move_label     (const TrGame  *game,
                                     TrMove         move);
/* See tr_reason_write(). */
char       *tr_words_reason         (const TrGame  *game,
                                     unsigned       term,
                                     gboolean       more,
                                     const char    *points,
                                     unsigned       which,
                                     const int      counted[2]);
char       *tr_words_proposed       (const TrGame  *game,
                                     int            count);
char       *tr_words_event          (const TrGame  *game,
                                     const TrEvent *event);
char       *tr_words_refusal        (const TrGame  *game,
                                     TrRefusal      refusal);
char       *tr_words_question       (const TrGame  *game,
                                     TrTurn         turn);
/* As SEAT sees it; TR_SEAT_NONE: only what everybody sees. */
char       *tr_words_table          (const TrGame  *game,
                                     const TrState *state,
                                     unsigned       seat);
/* With names for the players, of which TR_SEATS_MAX are given: NULL for one that has none. */
char       *tr_words_event_named    (const TrGame      *game,
                                     const TrEvent     *event,
                                     const char *const *seat_names);
char       *tr_words_question_named (const TrGame      *game,
                                     TrTurn             turn,
                                     const char *const *seat_names);
/* NULL when the state is possible. */
char       *tr_words_problem        (const TrGame  *game,
                                     const TrState *state);
char       *tr_words_fault          (const TrFault *fault);

/* "build SPACE [COLUMN]" */
char       *tr_words_usage          (const TrGame  *game,
                                     unsigned       kind);
/* Says what is wrong with TEXT, which tr_move_parse() or tr_point_parse() refused at WRONG. */
char       *tr_words_not_understood (const TrGame  *game,
                                     const char    *text,
                                     const char    *wrong);

G_END_DECLS
