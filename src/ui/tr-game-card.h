/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A game that can be started: a button with its picture, its title and for how many it is. */

#define TR_TYPE_GAME_CARD (tr_game_card_get_type ())

G_DECLARE_FINAL_TYPE (TrGameCard, tr_game_card, TR, GAME_CARD, GtkFlowBoxChild)

GtkWidget *tr_game_card_new (const TrRules *rules);

G_END_DECLS
