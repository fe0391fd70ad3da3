/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-save.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Keeps a file up to date with a session without ever making it wait: a thread of its own writes the latest save, and
 * passes over those that were overtaken while it wrote. The file is locked while this lives, so that a second program
 * does not destroy it: the second one gets another file of the folder. What somebody else has put in its place, or left
 * there and nobody resumed, is not destroyed either: it is kept in the folder under another name.
 *
 * Properties: `path`; `saved` (how many of the saves handed over are on the disk, as a number that only grows);
 * `error` (why the latest could not be written, in words; NULL when it could). Signals and notifications come in the
 * thread-default main context in which it was made. */

#define TR_TYPE_AUTOSAVE (tr_autosave_get_type ())

G_DECLARE_FINAL_TYPE (TrAutosave, tr_autosave, TR, AUTOSAVE, GObject)

/* In FOLDER, which is made when it is not there. A file that a program has left comes before a new one, the latest before
 * others. NULL when no file in it can be locked and written. */
TrAutosave *tr_autosave_new      (const char  *folder,
                                  GError     **error);
const char *tr_autosave_get_path (TrAutosave  *autosave);
/* What was left there by the last program, NULL when nothing was; before anything is put. A file that cannot be read is
 * kept under another name and told of in ERROR. So is one that can be read in part, and that part is returned. */
TrSave     *tr_autosave_resume   (TrAutosave  *autosave,
                                  GError     **error);
/* Returns the number of this save: it is on the disk when `saved` has reached it. */
guint64     tr_autosave_put      (TrAutosave  *autosave,
                                  TrSave      *save);
/* Waits until everything put so far is on the disk, or failed to get there. What had failed is tried once more. */
gboolean    tr_autosave_flush    (TrAutosave  *autosave,
                                  GError     **error);
/* The game is over with or put elsewhere: the file goes, as soon as the thread gets to it. */
void        tr_autosave_clear    (TrAutosave  *autosave);

G_END_DECLS
