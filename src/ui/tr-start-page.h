/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-save.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What one sees first: the game that was left, the games there are, saved games. It only offers; the window's actions do. */

#define TR_TYPE_START_PAGE (tr_start_page_get_type ())

G_DECLARE_FINAL_TYPE (TrStartPage, tr_start_page, TR, START_PAGE, AdwBin)

/* SAVE can be gone on with; NULL: there is none. PROBLEM: what is wrong with it or with what was there; NULL: nothing. */
void tr_start_page_set_left (TrStartPage *page,
                             TrSave      *save,
                             const char  *problem);

G_END_DECLS
