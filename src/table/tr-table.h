/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-scene.h"

G_BEGIN_DECLS

/* How the states of one rule set are laid out: one of these a game, in a file of its own, and a line in the list of
 * tr-table.c. A table makes no decision about rules. */

/* Who looks, and what the players are called. */
typedef struct
{
  unsigned           viewer;    /* TR_SEAT_NONE: only what everybody sees */
  const char *const *names;     /* one for each seat, never NULL */
} TrLook;

typedef struct
{
  const char *rules;            /* the id of the rule set */

  /* Everything on the main board. NULL: there are pictures for the reference only. */
  TrScene  *(*lay_board)     (const TrGame  *game,
                              const TrState *state,
                              const TrLook  *look);
  /* What lies before SEAT: its own board, supply and cards. NULL: there is nothing. */
  TrScene  *(*lay_player)    (const TrGame  *game,
                              const TrState *state,
                              const TrLook  *look,
                              unsigned       seat);
  /* The same in one line, when the board is folded away: "4 camels, 2 gold, 5 cards". */
  char     *(*dup_summary)   (const TrGame  *game,
                              const TrState *state,
                              const TrLook  *look,
                              unsigned       seat);
  /* Where in the game this is, for the window's title: "Round 2 of 6 · Actions". */
  char     *(*dup_moment)    (const TrGame  *game,
                              const TrState *state);
  /* A picture of what a page or section of the reference is about: a card, a piece. NULL: it has none. Its section says what
   * can be seen. */
  TrScene  *(*lay_picture)   (const TrGame  *game,
                              const char    *id);
  /* The id of the page that tells where points come from; NULL: none. */
  const char *points_page;
} TrTable;

/* NULL when nobody has begun to lay out that game yet. */
const TrTable *tr_table_find     (const TrRules *rules);
/* Whether a game by RULES can be seen, and so be played in a window. */
gboolean       tr_table_can_play (const TrRules *rules);

G_END_DECLS
