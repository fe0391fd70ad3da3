/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-save.h"

G_BEGIN_DECLS

/* Games that keep themselves in a folder. */

/* What the program says when it leaves a game that is not over. */
#define AUTOSAVES_UNFINISHED "The game is saved: “two-rivers-cli play” goes on with it.\n"

/* The file has to be in order. */
TrSave *autosaves_load   (const char *folder,
                          const char *name);
/* A new game of two people. */
char   *autosaves_play   (const char *lines,
                          const char *folder);
/* The game that was left. */
char   *autosaves_resume (const char *lines,
                          const char *folder);

G_END_DECLS
