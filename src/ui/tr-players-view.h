/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-player-card.h"

G_BEGIN_DECLS

/* The cards of all players. The one on turn is unfolded; others that a person unfolds stay so until the turn goes on. */

#define TR_TYPE_PLAYERS_VIEW (tr_players_view_get_type ())

G_DECLARE_FINAL_TYPE (TrPlayersView, tr_players_view, TR, PLAYERS_VIEW, AdwBin)

/* NULL: none. What is shown comes with the first update. */
void          tr_players_view_set_session (TrPlayersView *view,
                                           TrSession     *session);
/* LOOK: its names must stay until the next update or session. */
void          tr_players_view_update      (TrPlayersView *view,
                                           const TrLook  *look,
                                           gboolean       animate);
/* NULL: there is no such seat. */
TrPlayerCard *tr_players_view_get_card    (TrPlayersView *view,
                                           unsigned       seat);

G_END_DECLS
