/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

/* Tigris & Euphrates: 2 to 4 players. */

extern const TrRules te_rules;
