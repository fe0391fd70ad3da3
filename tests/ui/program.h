/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-application.h"
#include "tr-window.h"

G_BEGIN_DECLS

/* The whole program, with its window on the screen and its saved games in a folder of the test's own. */

/* Instead of g_test_init(). */
void       test_program_init   (int             *argc,
                                char          ***argv);
/* Runs the tests and cleans up. */
int        test_program_run    (void);
/* Where its games are: empty at the beginning of a test. */
char      *test_program_folder (void);
TrWindow  *test_program_open   (void);
/* As a person closes it; nothing of the window may be left. */
void       test_program_close  (TrWindow        *window);
/* Closes it, and empties folder and settings. */
void       test_program_end    (TrWindow        *window);
/* Another program, as if it had been started again; no window is open. */
void       test_program_restart (void);
/* Waits for a window of TYPE, the latest that was opened. */
GtkWidget *test_program_wait   (GType            type);
/* The widget of TYPE below ROOT that says LABEL; NULL: none. */
GtkWidget *test_program_find   (GtkWidget       *root,
                                GType            type,
                                const char      *label);
/* Whether LABEL can be read somewhere below ROOT. */
gboolean   test_program_says   (GtkWidget       *root,
                                const char      *part);
/* Presses Tab until the focus is in WIDGET. */
void       test_program_tab_to (GtkWidget       *widget);
void       test_program_type   (const char      *text);

G_END_DECLS
