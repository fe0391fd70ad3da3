/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-saved-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* A saved game in the list: what is known of it, a menu, and its name to be changed in place.
 *
 * Property: `game` (TrSavedGame). Signals:
 *   act (char *what)       chosen in the menu: "open", "rename", "duplicate", "export" or "trash"
 *   rename (char *name)    that is what it is to be called */

#define TR_TYPE_SAVE_ROW (tr_save_row_get_type ())

G_DECLARE_FINAL_TYPE (TrSaveRow, tr_save_row, TR, SAVE_ROW, AdwBin)

GtkWidget   *tr_save_row_new       (void);
void         tr_save_row_set_game  (TrSaveRow   *row,
                                    TrSavedGame *game);
TrSavedGame *tr_save_row_get_game  (TrSaveRow   *row);
/* Begins to change the name. */
void         tr_save_row_edit      (TrSaveRow   *row);
/* Ends it; with a PROBLEM it goes on, and that is said. */
void         tr_save_row_stop_edit (TrSaveRow   *row,
                                    const char  *problem);
void         tr_save_row_show_menu (TrSaveRow   *row);

G_END_DECLS
