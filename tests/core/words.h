/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <glib.h>

/* What the program would say, as new strings, for comparing and for telling what went wrong. A text that does not fit
 * is a failure by itself. */

char *words_move     (const TrGame     *game,
                      TrMove            move);
char *words_moves    (const TrGame     *game,
                      const TrMoveList *list);
char *words_thing    (const TrGame     *game,
                      TrThing           thing);
char *words_label    (const TrGame     *game,
                      TrThing           thing);
char *words_event    (const TrGame     *game,
                      const TrEvent    *event);
char *words_refusal  (const TrGame     *game,
                      TrRefusal         refusal);
char *words_question (const TrGame     *game,
                      TrTurn            turn);
char *words_fault    (const TrFault    *fault);
