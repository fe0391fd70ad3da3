/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-library.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The saved games: found by typing, opened, renamed, copied, thrown away and brought back. Opening one is the window's
 * (win.open-path). */

#define TR_TYPE_SAVES_PAGE (tr_saves_page_get_type ())

G_DECLARE_FINAL_TYPE (TrSavesPage, tr_saves_page, TR, SAVES_PAGE, AdwBin)

void       tr_saves_page_set_folder  (TrSavesPage *page,
                                      const char  *folder);
/* The game that is being played is not one of the saved ones. */
void       tr_saves_page_hide_path   (TrSavesPage *page,
                                      const char  *path);
/* NULL before it was shown for the first time. */
TrLibrary *tr_saves_page_get_library (TrSavesPage *page);

G_END_DECLS
