/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <glib.h>

G_BEGIN_DECLS

/* The quick judgement that everything else here is made of: every answer is tried, and what comes of it evaluated. It
 * serves simple players by itself, plays the games that a search imagines, and tells a search where to look first. */

typedef struct
{
  TrMove move;
  float  worth;                 /* 0 lost to 1 won, for who makes the move */
} TrCandidate;

typedef struct
{
  const TrGame *game;
  TrState      *trial;
  TrMoveList    moves;
  TrCandidate   candidates[TR_MOVE_LIST_MAX];
  guint         n_candidates;
} TrPolicy;

TrPolicy *tr_policy_new   (const TrGame  *game);
void      tr_policy_free  (TrPolicy      *policy);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TrPolicy, tr_policy_free)

/* What STATE is worth to each seat, from 0 to 1: a lead is worth more the closer the game; to win is more than any lead. */
void      tr_policy_value (TrPolicy      *policy,
                           const TrState *state,
                           float          worth[TR_SEATS_MAX]);
/* Fills in the candidates for what is asked in STATE, in the order of the rules, each blurred by up to BLUR to either side;
 * returns the best one, NULL when nothing is asked. Of more than MOST answers only that many are looked at, by chance;
 * 0: all are. */
const TrCandidate *
          tr_policy_judge (TrPolicy      *policy,
                           const TrState *state,
                           guint          most,
                           float          blur,
                           uint64_t      *random);
/* The same in two steps, as listing takes time and may have been done already. */
void      tr_policy_list  (TrPolicy      *policy,
                           const TrState *state);
const TrCandidate *
          tr_policy_judge_listed (TrPolicy      *policy,
                                  const TrState *state,
                                  guint          most,
                                  float          blur,
                                  uint64_t      *random);
/* Lists, too. The answer where there is nothing to judge: the only one, or what the rules propose; TR_MOVE_NONE: there is. */
TrMove    tr_policy_settled (TrPolicy      *policy,
                             const TrState *state);

/* tr_apply() without the checks of debug builds: a search applies millions of moves that the rules have just listed. */
static inline void
tr_policy_apply (const TrGame *game,
                 TrState      *state,
                 TrMove        move)
{
  game->rules->apply (game, state, move, NULL);
}

G_END_DECLS
