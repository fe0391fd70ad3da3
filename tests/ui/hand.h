/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A person's hands: keys and pointer as the X server sends them, so that everything between them and a widget is real. */

/* False without an X server that can do it. */
gboolean test_hand_init   (void);
/* Presses and releases; MODIFIERS of GDK_SHIFT_MASK, GDK_CONTROL_MASK and GDK_ALT_MASK. Returns when the program has had
 * the time to take it. */
void     test_hand_key    (guint            keyval,
                           GdkModifierType  modifiers);
/* At a place within WIDGET. */
void     test_hand_click  (GtkWidget       *widget,
                           double           x,
                           double           y,
                           guint            button);
void     test_hand_move   (GtkWidget       *widget,
                           double           x,
                           double           y);
/* The same without waiting: several of them may be on their way before the program sees the first. */
void     test_hand_send_key   (guint            keyval,
                               GdkModifierType  modifiers);
void     test_hand_send_click (GtkWidget       *widget,
                               double           x,
                               double           y,
                               guint            button);
void     test_hand_send_drag  (GtkWidget       *widget,
                               double           x,
                               double           y,
                               double           to_x,
                               double           to_y);
/* Lets the program run until nothing is left to do at once. */
void     test_hand_settle (void);
/* Until DONE, at most for a generous while; returns whether it was. */
gboolean test_hand_wait   (gboolean       (*done) (gpointer data),
                           gpointer         data);

G_END_DECLS
