/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-rules.h"
#include "tr-seat.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* What was chosen for the last new game, as the settings remember it. Whatever they hold, what is read makes sense. */

typedef struct
{
  const TrRules *rules;         /* NULL: none that can be played here */
  unsigned       players;
  TrOptions      options;
  char          *box;           /* a file; NULL: the one that comes with the program */
} TrLastGame;

/* RULES: the game that is wanted; NULL: the last one. */
void tr_last_game_read  (TrLastGame       *last,
                         GSettings        *settings,
                         const TrRules    *rules);
void tr_last_game_write (const TrLastGame *last,
                         GSettings        *settings);
void tr_last_game_clear (TrLastGame       *last);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TrLastGame, tr_last_game_clear)

/* All places, with colours and marks that are distinct. */
void tr_last_seats_read  (TrSeat           seats[TR_SEATS_MAX],
                          GSettings       *settings);
void tr_last_seats_write (const TrSeat     seats[TR_SEATS_MAX],
                          GSettings       *settings);

G_END_DECLS
