/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Widgets of a game, each alone in a real window. */

/* Settings are in memory: what a test changes is gone with it. */
GSettings *test_game_settings (void);
/* Of RULES; the seats whose bits are set in COMPUTERS are played at random. */
TrSession *test_game_session_of (const char  *rules,
                                 unsigned     players,
                                 unsigned     computers);
/* The same of Assyria, second edition. */
TrSession *test_game_session  (unsigned      players,
                               unsigned      computers);
/* Plays N moves by chance. */
void       test_game_play     (TrSession    *session,
                               guint         n);
/* Plays by chance until a question of that word is asked; fails after the end of the game. */
void       test_game_play_to  (TrSession    *session,
                               const char   *question);

/* ACTIONS NULL: none; the window is shown when this returns. */
GtkWidget *test_game_window   (GtkWidget    *child,
                               int           width,
                               int           height,
                               GActionGroup *actions);
/* Closes the window: the widget in it must be gone. */
void       test_game_close    (GtkWidget    *window);
/* For MILLISECONDS, and until nothing is left to be done at once: to see that nothing happens. */
void       test_game_run      (guint         milliseconds);
/* Until CONDITION holds, however busy the machine is; fails when it does not for a minute. */
#define test_game_wait(CONDITION)                                                   \
  G_STMT_START                                                                      \
    {                                                                               \
      gint64 test_game_end = g_get_monotonic_time () + 60 * G_TIME_SPAN_SECOND;     \
                                                                                    \
      while (!(CONDITION) && g_get_monotonic_time () < test_game_end)               \
        test_game_run (1);                                                          \
      g_assert_true (CONDITION);                                                    \
    }                                                                               \
  G_STMT_END
/* The first button below WIDGET with that label; NULL: there is none. */
GtkWidget *test_game_find_button (GtkWidget  *widget,
                                  const char *label);

G_END_DECLS
