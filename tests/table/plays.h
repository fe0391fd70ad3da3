/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <glib.h>

/* Games to be looked at: played at random, but so that the board fills. */

TrGame  *plays_new_game (const char *id,
                         unsigned    players);
/* The same, with all of the game's options at their standard or, with GREATEST, at their greatest value. */
TrGame  *plays_new_game_with (const char *id,
                              unsigned    players,
                              gboolean    greatest);
/* Plays one move; FALSE when the game is over. */
gboolean plays_step     (const TrGame *game,
                         TrState      *state,
                         guint64      *random);
