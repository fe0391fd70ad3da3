/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

/* The list of games: the one place where a rule set is named outside its own folder. */

unsigned       tr_games_count (void);
const TrRules *tr_games_get   (unsigned    index);
const TrRules *tr_games_find  (const char *id);
