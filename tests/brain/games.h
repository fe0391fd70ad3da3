/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <glib.h>

/* Every game of the program, and the toy, which has no evaluation, with each number of players. */
void     test_for_each_game (void (*test) (const TrGame *game));
TrGame  *test_game_new      (const char   *id,
                             unsigned      players);
/* As it is after MOVES moves by chance, or earlier if it is over then. */
TrState *test_state_new     (const TrGame *game,
                             guint64       seed,
                             guint         moves);
