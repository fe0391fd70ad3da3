/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* A game on the table: the board, the players, the log, and what is to be done now.
 *
 * Properties: `session` (NULL: none); read-only: `subtitle`, where the game is and who is asked, for the header bar;
 * `hint-thinking`, whether a hint is being thought about; `hint-obstacle`, why none can be given now, NULL when one can.
 * Signal: `forked (TrSession *)`, a person plays on from a moment of a review, in a game of its own. Who listens keeps it;
 * the page shows it. */

#define TR_TYPE_GAME_PAGE (tr_game_page_get_type ())

G_DECLARE_FINAL_TYPE (TrGamePage, tr_game_page, TR, GAME_PAGE, AdwBin)

GtkWidget    *tr_game_page_new         (void);
void          tr_game_page_set_session (TrGamePage *page,
                                        TrSession  *session);
TrSession    *tr_game_page_get_session (TrGamePage *page);
/* The actions called "game." in tr-actions.c; the window inserts them, so that keys reach them from everywhere. */
GActionGroup *tr_game_page_get_actions (TrGamePage *page);
/* Why there is no hint to be had now; NULL: there is. */
const char   *tr_game_page_get_hint_obstacle (TrGamePage *page);
/* Small news, over the board. */
void          tr_game_page_tell        (TrGamePage *page,
                                        const char *text);

G_END_DECLS
