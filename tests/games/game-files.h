/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-auto.h"

/* Tests that are written as files: tests/games/FOLDER/…, a folder for each game. */

/* The paths of all NAME in the folders of games; NAME may be in a folder of its own and have a * in its last part. */
GPtrArray  *game_files_find    (const char     *name);
/* Where PATH is, seen from the folders of games: for messages. */
const char *game_files_short   (const char     *path);
/* The game that the members "game", "players" and "options" of OBJECT stand for, with its own box. */
TrGame     *game_files_make    (const TrValue  *object,
                                const char     *id,
                                const char     *path,
                                GError        **error);
/* VALUE on one line. */
char       *game_files_to_line (const TrValue  *value);
