/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-board-view.h"

G_BEGIN_DECLS

/* Plays moves in a window as a person does: finds on the screen what stands for them, and points at it. */

typedef enum
{
  TEST_WITH_KEYS,
  TEST_WITH_POINTER,
} TestWay;

/* WINDOW shows the game of SESSION. Plays MOVE, which is legal; asserts that every step can be done. */
void       test_player_play       (GtkWidget *window,
                                   TrSession *session,
                                   TrMove     move,
                                   TestWay    way);
/* Where the table is covered for the next person: says that they are there. FALSE: it is not. */
gboolean   test_player_uncover    (GtkWidget *window,
                                   TestWay    way);
/* Every board view in WINDOW that can be seen. */
GPtrArray *test_player_list_views (GtkWidget *window);
/* The first widget of a type below WIDGET; NULL: none. */
GtkWidget *test_player_find       (GtkWidget *widget,
                                   GType      type);

G_END_DECLS
