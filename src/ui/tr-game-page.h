/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* A game on the table: the board, the players, the log, and what is to be done now.
 *
 * Properties: `session` (NULL: none); read-only: `subtitle`, where the game is and who is asked, for the header bar;
 * `hint-thinking`, whether a hint is being thought about; `hint-obstacle`, why none can be given now, NULL when one can.
 * Signals: `forked (TrSession *)`, a person plays on from a moment of a review, in a game of its own. Who listens keeps it;
 * the page shows it. `rules-wanted (char *id)`, a page of the reference is to be read (NULL: the contents); who shows it returns
 * true, else it is shown beside the table. */

#define TR_TYPE_GAME_PAGE (tr_game_page_get_type ())

G_DECLARE_FINAL_TYPE (TrGamePage, tr_game_page, TR, GAME_PAGE, AdwBin)

GtkWidget    *tr_game_page_new         (void);
void          tr_game_page_set_session (TrGamePage *page,
                                        TrSession  *session);
TrSession    *tr_game_page_get_session (TrGamePage *page);
/* The actions called "game." in tr-actions.c; the window inserts them, so that keys reach them from everywhere. */
GActionGroup *tr_game_page_get_actions (TrGamePage *page);
/* Shows a page of the reference; NULL: its contents. False: not while the table is covered. */
gboolean      tr_game_page_open_rules  (TrGamePage *page,
                                        const char *id);
/* The page of what is asked, or away with it when it is there; false as above. */
gboolean      tr_game_page_toggle_rules (TrGamePage *page);
/* The rule of what is asked; NULL: nothing is. */
const char   *tr_game_page_get_asked   (TrGamePage *page);
/* Where the things of the reference are; a TrPresenceFunc, with the page as its data. */
GHashTable   *tr_game_page_list_presence (gpointer page);
/* Why there is no hint to be had now; NULL: there is. */
const char   *tr_game_page_get_hint_obstacle (TrGamePage *page);
/* Small news, over the board. */
void          tr_game_page_tell        (TrGamePage *page,
                                        const char *text);

G_END_DECLS
