/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-reference-view.h"

G_BEGIN_DECLS

/* The reference in a window of its own, beside a game or without one: of any game that has pages. */

#define TR_TYPE_REFERENCE_WINDOW (tr_reference_window_get_type ())

G_DECLARE_FINAL_TYPE (TrReferenceWindow, tr_reference_window, TR, REFERENCE_WINDOW, AdwWindow)

GtkWidget       *tr_reference_window_new      (GtkApplication    *application);
TrReferenceView *tr_reference_window_get_view (TrReferenceWindow *window);
/* The pages of the game that is on the table, and where its things are; both NULL: there is none. */
void             tr_reference_window_set_game (TrReferenceWindow *window,
                                               TrReference       *reference,
                                               const TrRules     *rules,
                                               TrPresenceFunc     list,
                                               gpointer           data);

G_END_DECLS
