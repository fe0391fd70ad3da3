/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

/* The game as everybody plays it: built-in box, standard options. */
TrGame *a2_test_game (unsigned players);
