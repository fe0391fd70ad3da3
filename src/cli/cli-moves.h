/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-common.h"

#include "tr-game.h"

G_BEGIN_DECLS

/* Picks moves out of a list of legal ones, and answers for moves that are not in it. */

typedef gboolean (*CliMoveFilter) (const TrGame  *game,
                                   TrMove         move,
                                   gconstpointer  what);

/* WHAT is the beginning of a move's text. */
gboolean  cli_move_begins (const TrGame      *game,
                           TrMove             move,
                           gconstpointer      what);

/* Prints the moves that FILTER (NULL: every one) lets pass with their numbers, by kind when there are many; returns how
 * many. */
guint     cli_print_moves (const TrGame      *game,
                           const TrMoveList  *moves,
                           CliMoveFilter      filter,
                           gconstpointer      what);

/* What can be played: all moves, or what kinds there are of them when they are too many. */
void      cli_print_choice (const TrGame     *game,
                            const TrMoveList *moves);

/* Answers why WORDS (a move, its beginning, or things) cannot be done, or that it can. */
CliStatus cli_answer_why  (const TrGame      *game,
                           const TrState     *state,
                           const char        *words,
                           gboolean           json);

G_END_DECLS
