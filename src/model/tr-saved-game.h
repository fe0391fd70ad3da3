/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-save.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* A saved game as it is listed. Path, name and date are known from the beginning; the rest when the file has been read,
 * and anew whenever it changes.
 *
 * Properties, all read-only:
 *   path, name       where it is; what a person calls it: the file name without its ending
 *   modified         GDateTime
 *   loaded           the file has been read: what follows is known
 *   title            of the game; NULL when the file could not be read so far
 *   players          names, one for each seat
 *   round, phase     what has been reached; 0 and NULL: none
 *   progress         the same in words
 *   standing         the points of everybody in words, or their names where points are hidden
 *   moves            how many have been played
 *   finished
 *   broken, problem  whether the file is not in order, and what is wrong with it in words; the rest then tells of what
 *                    comes before the fault, if anything
 */

#define TR_TYPE_SAVED_GAME (tr_saved_game_get_type ())

G_DECLARE_FINAL_TYPE (TrSavedGame, tr_saved_game, TR, SAVED_GAME, GObject)

/* What SAVE, which was just loaded from PATH or made by a session, is listed as. */
TrSavedGame       *tr_saved_game_new_for_save (const char  *path,
                                               const TrSave *save);
const char        *tr_saved_game_get_path     (TrSavedGame *game);
const char        *tr_saved_game_get_name     (TrSavedGame *game);
GDateTime         *tr_saved_game_get_modified (TrSavedGame *game);
gboolean           tr_saved_game_is_loaded    (TrSavedGame *game);
const char        *tr_saved_game_get_title    (TrSavedGame *game);
/* Up to a NULL; never NULL itself. */
const char *const *tr_saved_game_get_players  (TrSavedGame *game);
/* While the game goes on and hides points, all scores are 0. */
gboolean           tr_saved_game_hides_scores (TrSavedGame *game);
int                tr_saved_game_get_score    (TrSavedGame *game,
                                               guint        seat);
guint              tr_saved_game_get_round    (TrSavedGame *game);
const char        *tr_saved_game_get_phase    (TrSavedGame *game);
const char        *tr_saved_game_get_progress (TrSavedGame *game);
const char        *tr_saved_game_get_standing (TrSavedGame *game);
guint              tr_saved_game_get_moves    (TrSavedGame *game);
gboolean           tr_saved_game_is_finished  (TrSavedGame *game);
gboolean           tr_saved_game_is_broken    (TrSavedGame *game);
const char        *tr_saved_game_get_problem  (TrSavedGame *game);

G_END_DECLS
