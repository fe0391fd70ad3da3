/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

G_BEGIN_DECLS

/* Keeps the game that is being played: in the autosave of a folder while it goes on, among the saved games of that folder
 * when it is over or another one takes its place. So nothing that was played is lost, and nobody has to be asked. */

#define TR_TYPE_KEEPER (tr_keeper_get_type ())

G_DECLARE_FINAL_TYPE (TrKeeper, tr_keeper, TR, KEEPER, GObject)

/* Where a person's own games are. */
char       *tr_keeper_dup_usual_folder (void);

/* NULL when nothing can be saved in FOLDER. */
TrKeeper   *tr_keeper_new              (const char    *folder,
                                        GError       **error);
TrAutosave *tr_keeper_get_autosave     (TrKeeper      *keeper);

/* What the last program has left there, until it is taken or a session begins; NULL: nothing. */
TrSave     *tr_keeper_get_left         (TrKeeper      *keeper);
/* Whether that goes on. */
gboolean    tr_keeper_left_unfinished  (TrKeeper      *keeper);
/* Why it can be read in part only, or not at all, in words; NULL: it can. */
const char *tr_keeper_get_problem      (TrKeeper      *keeper);
/* To go on with it. */
TrSave     *tr_keeper_take_left        (TrKeeper      *keeper);

/* From now on SESSION is in the autosave. What was left there, or was in it until now, goes to the saved games first, if
 * something happened in it; KEPT, which may be NULL, says where. When that fails, what is there stays, and SESSION is in
 * no file. PATH and LOADED: the file it came from and what was in that; NULL: it came from none. */
gboolean    tr_keeper_begin            (TrKeeper      *keeper,
                                        TrSession     *session,
                                        const char    *path,
                                        TrSave        *loaded,
                                        char         **kept,
                                        GError       **error);
/* Puts what is played now among the saved games, where it is not put a second time; returns the path. */
char       *tr_keeper_keep             (TrKeeper      *keeper,
                                        GError       **error);

typedef enum
{
  TR_LEFT_FAILED,               /* something could not be written */
  TR_LEFT_OPEN,                 /* it goes on another time: the autosave has it */
  TR_LEFT_KEPT,                 /* it is over, and among the saved games */
  TR_LEFT_ELSEWHERE,            /* the file it came from has all of it, or there is nothing to keep */
} TrLeaving;

/* The program ends. PATH, which may be NULL, says where a game that is over is kept. */
TrLeaving   tr_keeper_leave            (TrKeeper      *keeper,
                                        char         **path,
                                        GError       **error);

G_END_DECLS
