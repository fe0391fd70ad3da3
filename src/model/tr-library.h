/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-saved-game.h"

G_BEGIN_DECLS

/* The saved games of a folder, newest first: a GListModel of TrSavedGame. The list is there at once and fills in while a
 * thread reads the files; it follows what others do in the folder.
 *
 * Everything that changes files is done in a thread, and the list knows of it when the answer comes. No file that is there
 * is ever written over, unless that is asked for in so many words. Errors are sentences for a person.
 *
 * Properties, all read-only: `folder`; `loading`, whether something is still to be read; `problem`, why the folder cannot
 * be read, in words, NULL when it can. */

#define TR_LIBRARY_ENDING ".tworivers"

#define TR_TYPE_LIBRARY (tr_library_get_type ())

G_DECLARE_FINAL_TYPE (TrLibrary, tr_library, TR, LIBRARY, GObject)

/* FOLDER is made when it is not there. */
TrLibrary   *tr_library_new              (const char           *folder);
const char  *tr_library_get_folder       (TrLibrary            *library);
gboolean     tr_library_is_loading       (TrLibrary            *library);
const char  *tr_library_get_problem      (TrLibrary            *library);
/* NULL when there is none of that name. */
TrSavedGame *tr_library_find             (TrLibrary            *library,
                                          const char           *name);
/* Looks at once, where nobody tells of changes (a folder on another machine). */
void         tr_library_refresh          (TrLibrary            *library);

/* GAME keeps its object. */
void         tr_library_rename_async     (TrLibrary            *library,
                                          TrSavedGame          *game,
                                          const char           *name,
                                          GCancellable         *cancellable,
                                          GAsyncReadyCallback   callback,
                                          gpointer              data);
gboolean     tr_library_rename_finish    (TrLibrary            *library,
                                          GAsyncResult         *result,
                                          GError              **error);
/* Where there is no trash, this fails and the file stays. */
void         tr_library_trash_async      (TrLibrary            *library,
                                          TrSavedGame          *game,
                                          GCancellable         *cancellable,
                                          GAsyncReadyCallback   callback,
                                          gpointer              data);
gboolean     tr_library_trash_finish     (TrLibrary            *library,
                                          GAsyncResult         *result,
                                          GError              **error);
/* Brings back GAME, which this library has moved to the trash, under its name or the next free one and with its date. What
 * is in the trash stays there: not every desktop lets a program take it out again. */
void         tr_library_restore_async    (TrLibrary            *library,
                                          TrSavedGame          *game,
                                          GCancellable         *cancellable,
                                          GAsyncReadyCallback   callback,
                                          gpointer              data);
TrSavedGame *tr_library_restore_finish   (TrLibrary            *library,
                                          GAsyncResult         *result,
                                          GError              **error);
/* Under the next free name: "Sunday (2)". */
void         tr_library_duplicate_async  (TrLibrary            *library,
                                          TrSavedGame          *game,
                                          GCancellable         *cancellable,
                                          GAsyncReadyCallback   callback,
                                          gpointer              data);
TrSavedGame *tr_library_duplicate_finish (TrLibrary            *library,
                                          GAsyncResult         *result,
                                          GError              **error);
/* Copies the file PATH, which must be in order, under its own name or the next free one. */
void         tr_library_import_async     (TrLibrary            *library,
                                          const char           *path,
                                          GCancellable         *cancellable,
                                          GAsyncReadyCallback   callback,
                                          gpointer              data);
TrSavedGame *tr_library_import_finish    (TrLibrary            *library,
                                          GAsyncResult         *result,
                                          GError              **error);
/* Copies the file to PATH, whole or not at all. */
void         tr_library_export_async     (TrLibrary            *library,
                                          TrSavedGame          *game,
                                          const char           *path,
                                          gboolean              replace,
                                          GCancellable         *cancellable,
                                          GAsyncReadyCallback   callback,
                                          gpointer              data);
gboolean     tr_library_export_finish    (TrLibrary            *library,
                                          GAsyncResult         *result,
                                          GError              **error);

G_END_DECLS
