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

/* What is worked out from both states has to be the same. */
typedef void (*TestSame) (const TrGame  *game,
                          const TrState *a,
                          const TrState *b);

/* SAME for some states of GAME, each twice. */
void     test_same_twice    (const TrGame *game,
                             TestSame      same);
/* SAME for some states of GAME and the same ones with all dealt anew that who is asked may not know. */
void     test_same_hidden   (const TrGame *game,
                             TestSame      same);
