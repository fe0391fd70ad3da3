/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-play-private.h"

G_BEGIN_DECLS

/* Where the game of a terminal keeps itself, and what a person is told of that. */

/* FALSE when nothing can be saved in the folder of PLAY; what was wrong, here and later, is said once. */
gboolean cli_autosave_open     (CliPlay  *play);
/* From now on the session of PLAY is in the file. What was left there goes to the saved games first; when that fails, it
 * stays and the session is in no file. */
void     cli_autosave_begin    (CliPlay  *play);
/* Like the two together, for a review that becomes a game; does nothing when there is an autosave already. */
void     cli_autosave_start    (CliPlay  *play);
/* Puts the session among the saved games; NULL: what was wrong has been said. */
char    *cli_autosave_keep     (CliPlay  *play);
/* Says where the game is. FALSE when it could not be saved. */
gboolean cli_autosave_leave    (CliPlay  *play);

G_END_DECLS
