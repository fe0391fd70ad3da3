/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-brain.h"
#include "tr-suggestion.h"

G_BEGIN_DECLS

/* A hint that somebody has asked for: it is thought about in a thread, on a view of the seat that is asked, and is there when it
 * is there. What it says is good for one moment of the game: after that it is gone.
 *
 * Properties, all read-only: `state` (TrHintState); `progress`, from 0 to 1; `suggestions`, a GListModel of TrSuggestion, the
 * best first, which is filled in when the hint is ready; `minded`, what is to be said of what the person had in mind, a
 * TrSuggestion or NULL. */

typedef enum
{
  TR_HINT_THINKING,
  TR_HINT_READY,
  TR_HINT_GONE,                 /* cancelled, or the game has gone on */
} TrHintState;

#define TR_TYPE_HINT (tr_hint_get_type ())

G_DECLARE_FINAL_TYPE (TrHint, tr_hint, TR, HINT, GObject)

/* How long and how far is thought; 0 for what is usual. */
typedef struct
{
  guint64  seed;
  guint    tries;               /* with a number of them there is no limit of time, so that the answer is always the same */
} TrHintWish;

/* Begins at once. MINDED are N_MINDED moves that somebody may have in mind. */
TrHint       *tr_hint_new             (TrQuery          *query,
                                       const TrHintWish *wish,
                                       const TrMove     *minded,
                                       guint             n_minded);
TrHintState   tr_hint_get_state       (TrHint           *hint);
double        tr_hint_get_progress    (TrHint           *hint);
GListModel   *tr_hint_get_suggestions (TrHint           *hint);
TrSuggestion *tr_hint_get_minded      (TrHint           *hint);
/* It is no longer wanted, or no longer true. */
void          tr_hint_withdraw        (TrHint           *hint);

G_END_DECLS
