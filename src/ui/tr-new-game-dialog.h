/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* How a new game begins: which rules, how many players, who sits where, options, box, seed. What was chosen the last time
 * is there again. Signal: `begin` (TrSession *), after which the dialog is gone. */

#define TR_TYPE_NEW_GAME_DIALOG (tr_new_game_dialog_get_type ())

G_DECLARE_FINAL_TYPE (TrNewGameDialog, tr_new_game_dialog, TR, NEW_GAME_DIALOG, AdwWindow)

/* RULES is the id of a game that has a table; NULL: the last one. */
GtkWidget *tr_new_game_dialog_new (const char *rules);

G_END_DECLS
