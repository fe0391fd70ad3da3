/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-library.h"
#include "tr-save.h"

G_BEGIN_DECLS

/* Games to be saved and folders to save them in. Between init and clear a person's own directories are not known. */

void        saved_games_init        (void);
void        saved_games_clear       (void);
/* Empty, and there; stays valid. */
const char *saved_games_folder      (void);
/* The first N_MOVES moves of a random game, fewer when it ends; always the same ones. */
TrSave     *saved_games_play        (unsigned           players,
                                     guint              n_moves);
/* Both return the path, which stays valid until the end of the test. */
const char *saved_games_store       (TrSave            *save,
                                     const char        *folder,
                                     const char        *name);
const char *saved_games_write       (const char        *folder,
                                     const char        *name,
                                     const char        *contents);
/* Makes it of that second since 1970. */
void        saved_games_date        (const char        *path,
                                     gint64             date);

/* Until the list knows everything. */
void        saved_games_wait        (TrLibrary         *library);
/* What is waited for in vain is a failure. */
void        saved_games_iterate     (void);
void        saved_games_assert_list (TrLibrary         *library,
                                     const char *const *names,
                                     guint              n_names);

G_END_DECLS
