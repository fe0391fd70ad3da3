/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

/* The game ID with its built-in box. SWITCHES has a bit for each option that is set to 1; the others are standard. */
TrGame  *test_game        (const char   *id,
                           unsigned      players,
                           unsigned      switches);
/* A position as in a file, without its header; ' stands for ". */
TrState *test_position    (const TrGame *game,
                           const char   *position);
/* A table as text has at most 100 columns, and no blank at the end of a line. */
void     test_assert_form (const char   *shown);
