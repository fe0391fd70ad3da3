/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-picker.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What to do now, in one line: who decides, what is asked, what has been chosen so far, and the buttons that answer it. Tells
 * screen readers also what happened.
 *
 * Property: `picker` (NULL: there is no game).
 * Signal: `focus-lost`, when the button that had the keyboard focus is no longer there. */

#define TR_TYPE_PROMPT_BAR (tr_prompt_bar_get_type ())

G_DECLARE_FINAL_TYPE (TrPromptBar, tr_prompt_bar, TR, PROMPT_BAR, AdwBin)

GtkWidget  *tr_prompt_bar_new         (void);
void        tr_prompt_bar_set_picker  (TrPromptBar *bar,
                                       TrPicker    *picker);
/* What happened, in sentences. */
void        tr_prompt_bar_announce    (TrPromptBar *bar,
                                       const char  *text);
/* The button of a number, from 0; NULL: there are not as many. */
GtkWidget  *tr_prompt_bar_get_button  (TrPromptBar *bar,
                                       guint        number);

G_END_DECLS
