/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "saves.h"

#include "tr-random.h"

/* What the program that is killed plays, and the test knows: games of growing seeds, each move by chance and yet the same
 * whenever it is played. */

#define KILL_PLAYERS 2

static inline TrMove
kill_game_move (const TrGame  *game,
                const TrState *state,
                guint64        seed,
                guint          n)
{
  g_autofree TrMoveList *moves = g_new (TrMoveList, 1);
  uint64_t random = seed * 100003 + n;

  tr_moves (game, state, moves);
  return moves->n > 0 ? moves->moves[tr_random_below (&random, moves->n)] : TR_MOVE_NONE;
}
