/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-board-view.h"
#include "tr-table.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* One player: mark, name, points and a line of what they have; unfolded, everything that lies before them.
 *
 * Property: `unfolded`. Signal: `toggled`, when a person folds it or unfolds it. */

#define TR_TYPE_PLAYER_CARD (tr_player_card_get_type ())

G_DECLARE_FINAL_TYPE (TrPlayerCard, tr_player_card, TR, PLAYER_CARD, AdwBin)

GtkWidget   *tr_player_card_new          (TrSession    *session,
                                          unsigned      seat);
/* As the session is now, seen by LOOK. */
void         tr_player_card_update       (TrPlayerCard *card,
                                          const TrLook *look,
                                          gboolean      animate);
unsigned     tr_player_card_get_seat     (TrPlayerCard *card);
TrBoardView *tr_player_card_get_view     (TrPlayerCard *card);
gboolean     tr_player_card_get_unfolded (TrPlayerCard *card);
void         tr_player_card_set_unfolded (TrPlayerCard *card,
                                          gboolean      unfolded);

G_END_DECLS
