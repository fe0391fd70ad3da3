/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-save.h"

G_BEGIN_DECLS

/* The file of an autosave: locked against other programs as long as this lives, and never written over when it is not as
 * this has left it. For one thread at a time. */

typedef struct TrAutosaveSlot TrAutosaveSlot;

TrAutosaveSlot *tr_autosave_slot_new       (const char      *folder,
                                            GError         **error);
void            tr_autosave_slot_free      (TrAutosaveSlot  *slot);
const char     *tr_autosave_slot_get_path  (TrAutosaveSlot  *slot);
/* See tr_autosave_resume(). */
TrSave         *tr_autosave_slot_load      (TrAutosaveSlot  *slot,
                                            GError         **error);
gboolean        tr_autosave_slot_store     (TrAutosaveSlot  *slot,
                                            TrSave          *save,
                                            GError         **error);
gboolean        tr_autosave_slot_remove    (TrAutosaveSlot  *slot,
                                            GError         **error);

G_END_DECLS
