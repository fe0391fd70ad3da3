/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "toy-game.h"
#include "tr-position.h"

/* What toy_rules is put together from. */

extern const TrOption      toy_options[];
extern const char *const   toy_rule_ids[];
extern const TrSort        toy_sorts[];
extern const TrMoveKind    toy_move_kinds[];
extern const TrEventKind   toy_event_kinds[];
extern const TrRefusalKind toy_refusal_kinds[];
extern const TrQuestion    toy_questions[];
extern const TrField       toy_fields[];

TrTurn    toy_turn  (const TrGame  *game,
                     const TrState *state);
void      toy_moves (const TrGame  *game,
                     const TrState *state,
                     TrMoveList    *list);
TrRefusal toy_judge (const TrGame  *game,
                     const TrState *state,
                     TrMove         move);
void      toy_apply (const TrGame  *game,
                     TrState       *state,
                     TrMove         move,
                     TrEventList   *events);
