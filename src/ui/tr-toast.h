/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Small news at the foot of the GtkOverlay it lies in: a sentence that goes by itself, by its button, by Escape.
 *
 * Not AdwToastOverlay: in libadwaita 1.2 what it knows of a toast is freed when it has faded, and the end of its sliding in
 * writes there afterwards, so that dismissing a toast as it comes up crashes the program. (free_toast_info() disconnects
 * show_done_cb() in later versions; when the floor is one of them, this can be AdwToastOverlay.) */

#define TR_TYPE_TOAST (tr_toast_get_type ())

G_DECLARE_FINAL_TYPE (TrToast, tr_toast, TR, TOAST, AdwBin)

typedef void (*TrToastAccept) (gpointer data);

GtkWidget  *tr_toast_new     (void);
/* Plain text. What has been told before makes room at once. */
void        tr_toast_tell    (TrToast        *self,
                              const char     *text);
/* With a button LABEL (a mnemonic) that calls ACCEPT. An offer is shown for its time, whatever comes after it. */
void        tr_toast_offer   (TrToast        *self,
                              const char     *text,
                              const char     *label,
                              TrToastAccept   accept,
                              gpointer        data,
                              GDestroyNotify  destroy);
/* The next one comes up, if there is one. */
void        tr_toast_dismiss (TrToast        *self);
/* What is shown; NULL: nothing. */
const char *tr_toast_get_text (TrToast       *self);

G_END_DECLS
