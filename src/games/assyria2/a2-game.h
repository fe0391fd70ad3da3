/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

/* Assyria, second edition: 1 to 4 players. */

extern const TrRules a2_rules;
