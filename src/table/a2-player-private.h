/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "a2-table-private.h"

G_BEGIN_DECLS

/* What lies before one player, from the top down: each part begins at *Y and moves it past itself. */

#define A2_PLAYER_WIDTH 360.0f
#define A2_PLAYER_PAD   8.0f
#define A2_PLAYER_TEXT  16.0f

typedef struct
{
  A2Lay         lay;
  unsigned      seat;
  const A2Seat *player;
  gboolean      asked;          /* what lies here can be chosen: it is this seat's turn */
  float         y;
} A2PlayerLay;

/* a2-player-board.c */
void a2_player_camels   (A2PlayerLay *board);
void a2_player_columns  (A2PlayerLay *board);
/* a2-player-supply.c */
void a2_player_huts     (A2PlayerLay *board);
void a2_player_supply   (A2PlayerLay *board);
void a2_player_rival    (A2PlayerLay *board);
/* a2-player-cards.c */
void a2_player_icons    (A2PlayerLay *board);
void a2_player_drawn    (A2PlayerLay *board);
void a2_player_food     (A2PlayerLay *board);
void a2_player_favours  (A2PlayerLay *board);

/* A spot of this player; what it stands for is added by a2_player_thing() while the player is asked. */
static inline TrSpot *
a2_player_spot (A2PlayerLay *board,
                A2Part       part,
                unsigned     index,
                TrRect       rect,
                char        *name,
                char        *details,
                unsigned     rule)
{
  TrSpot *spot = tr_scene_add_spot (board->lay.scene, a2_key (part, board->seat << 8 | index), TR_SHAPE_RECT, rect, name,
                                    details);

  a2_spot_rule (spot, rule);
  return spot;
}

static inline void
a2_player_thing (A2PlayerLay *board,
                 TrSpot      *spot,
                 A2Sort       sort,
                 unsigned     index)
{
  if (board->asked)
    tr_spot_add_thing (spot, sort, index);
}

G_END_DECLS
