/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-seat.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* A seat of a session, to bind to. Properties: `seat`, `name`, `kind`, `level`, `colour`, `mark`, and what changes as the
 * game goes on: `score`, `rank` (1 is first), `on-turn`. While `score-hidden`, who looks at the table may not know the score,
 * which is 0; and as long as that is so of anybody, the rank of everybody is 0. */

#define TR_TYPE_PLAYER (tr_player_get_type ())

G_DECLARE_FINAL_TYPE (TrPlayer, tr_player, TR, PLAYER, GObject)

TrPlayer     *tr_player_new        (unsigned      index,
                                    const TrSeat *seat);
unsigned      tr_player_get_index  (TrPlayer     *player);
const char   *tr_player_get_name   (TrPlayer     *player);
TrSeatKind    tr_player_get_kind   (TrPlayer     *player);
int           tr_player_get_score  (TrPlayer     *player);
gboolean      tr_player_get_score_hidden (TrPlayer *player);
unsigned      tr_player_get_rank   (TrPlayer     *player);
gboolean      tr_player_get_on_turn (TrPlayer    *player);
/* For the session alone, all three. */
void          tr_player_set_kind   (TrPlayer     *player,
                                    TrSeatKind    kind);
void          tr_player_set_score_hidden (TrPlayer *player,
                                          gboolean  hidden);
void          tr_player_update     (TrPlayer     *player,
                                    int           score,
                                    unsigned      rank,
                                    gboolean      on_turn);

G_END_DECLS
