/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The window: start page, the game on the table, saved games. It keeps the game that is played (TrKeeper): what another one
 * replaces is among the saved games, and what is left when it closes is offered when it opens again. */

#define TR_TYPE_WINDOW (tr_window_get_type ())

G_DECLARE_FINAL_TYPE (TrWindow, tr_window, TR, WINDOW, AdwApplicationWindow)

GtkWidget *tr_window_new   (GtkApplication *application);
/* A saved game; what is wrong with it is told in a dialog, and nothing else changes. */
void       tr_window_open  (TrWindow       *window,
                            GFile          *file);
/* SESSION is what is played from now on. PATH and LOADED: the file it came from and what was in that; NULL: from none. */
void       tr_window_begin (TrWindow       *window,
                            TrSession      *session,
                            const char     *path,
                            TrSave         *loaded);

G_END_DECLS
