/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <glib.h>

/* core/ knows no GLib: what cleans up after its types stands here. */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TrGame, tr_game_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TrState, tr_state_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TrValue, tr_value_free)
