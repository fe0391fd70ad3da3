/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "te-play.h"

/* The table as text: what the files of te_show() share. Plain ASCII, but for translations. */

/* te-show.c */
const char *te_show_label (const TrText  *text,
                           TeSort         sort,
                           unsigned       index);

/* te-show-board.c: the board and its legend */
void        te_show_board (const TeGame  *game,
                           const TeState *state,
                           TrText        *text);
