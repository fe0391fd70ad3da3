/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "a2-box.h"

/* The parts of a2_game_new(). Each reads and checks its part of the box; the foods come first, since map and cards are
 * written with their letters. */

bool     a2_box_read_foods     (A2Game            *game,
                                const TrValue     *box,
                                TrFault           *fault);
bool     a2_box_read_map       (A2Game            *game,
                                const TrValue     *box,
                                TrFault           *fault);
bool     a2_box_read_cards     (A2Game            *game,
                                const TrValue     *box,
                                TrFault           *fault);
/* Tracks, tribute areas and player boards; the simple figures must have been read. */
bool     a2_box_read_boards    (A2Game            *game,
                                const TrValue     *box,
                                TrFault           *fault);
bool     a2_box_read_schemes   (A2Game            *game,
                                const TrValue     *box,
                                TrFault           *fault);

/* Needs `neighbours` of the whole map, and `in_play`. */
bool     a2_box_read_sites     (A2Game            *game,
                                const TrValue     *map,
                                TrFault           *fault);
/* Whether the game cannot get stuck before it has begun; needs everything that follows from the map. */
bool     a2_box_check_starts   (const A2Game      *game,
                                const TrValue     *map,
                                TrFault           *fault);

/* A2_FOODS when LETTER stands for none. */
unsigned a2_box_food_of_letter (const A2Game      *game,
                                char               letter);

/* Readers for what tr-value.h does not know: the same contract. */

bool     a2_box_read_effect    (const TrValue     *object,
                                const char        *name,
                                const char        *effect,
                                TrFault           *fault);
/* An object with a figure for each of "1" to "4". */
bool     a2_box_read_by_number (const TrValue     *object,
                                const char        *name,
                                uint8_t            max,
                                uint8_t            figures[4],
                                TrFault           *fault);
bool     a2_box_read_word      (const TrValue     *object,
                                const char        *name,
                                const char *const *words,
                                unsigned           n_words,
                                uint8_t           *index,
                                TrFault           *fault);
