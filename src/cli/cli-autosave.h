/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-play-private.h"

G_BEGIN_DECLS

/* Where games keep themselves: saved games and autosaves are in one folder, of which this is the usual one. */
char    *cli_autosave_folder   (void);

/* What the last program has left in the folder of PLAY. */
typedef struct
{
  TrSave    *save;              /* NULL: nothing */
  gboolean   broken;            /* only a part of it could be read */
  GDateTime *date;
} CliLeft;

void     cli_left_clear        (CliLeft *left);
gboolean cli_left_unfinished   (const CliLeft *left);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliLeft, cli_left_clear)

/* FALSE when nothing can be saved there; what was wrong, here and later, is said once. */
gboolean cli_autosave_open     (CliPlay  *play,
                                CliLeft  *left);
/* From now on the session of PLAY is in the file. What was LEFT there goes to the saved games first; when that fails, it
 * stays and the session is in no file. */
void     cli_autosave_begin    (CliPlay  *play,
                                CliLeft  *left);
/* Like the two together, for a review that becomes a game; does nothing when there is an autosave already. */
void     cli_autosave_start    (CliPlay  *play);
/* Puts the session among the saved games; NULL: what was wrong has been said. */
char    *cli_autosave_keep     (CliPlay  *play);
/* Says where the game is. FALSE when it could not be saved. */
gboolean cli_autosave_leave    (CliPlay  *play);

G_END_DECLS
