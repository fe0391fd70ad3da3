/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-policy.h"
#include "tr-search.h"

G_BEGIN_DECLS

/* One tree of a search, which is grown by one thread at a time and shares nothing but the game and its limits. */

/* An answer. Its children are the answers to what is asked next, the most promising first. */
typedef struct
{
  TrMove   move;
  float    prior;               /* what the quick judgement said */
  float    sum;                 /* of what its tries were worth to SEAT */
  guint32  visits;
  guint32  first_child;
  guint16  n_children;
  guint8   seat;                /* who gives the answer */
} TrNode;

#define TR_TREE_DEPTH_MAX    256
/* Answers below the root that are kept at all: what the quick judgement places lower is hardly ever best. */
#define TR_TREE_CHILDREN_MAX 20

typedef struct
{
  const TrGame         *game;
  const TrSearchLimits *limits;
  TrPolicy             *policy;
  TrState              *root;
  TrState              *state;
  TrEventList          *events;         /* what an answer led to, where chapters are minded */
  guint                 turns;          /* handed over in this try, so far */
  TrNode               *nodes;
  guint                 n_nodes;
  guint                 max_nodes;
  guint                 tries;
  guint                 path[TR_TREE_DEPTH_MAX];
  guint                 depth;
  uint64_t              random;
  float                 usual[TR_SEATS_MAX];    /* worth of the root */
  float                 shift[TR_SEATS_MAX];    /* from what was dealt in this try to that */
} TrTree;

void     tr_tree_init    (TrTree               *tree,
                          const TrGame         *game,
                          guint                 max_nodes);
void     tr_tree_clear   (TrTree               *tree);

/* Plants the tree: ROOT asks something that takes judgement. */
void     tr_tree_begin   (TrTree               *tree,
                          const TrState        *root,
                          uint64_t              seed,
                          const TrSearchLimits *limits);
/* FALSE: cancelled or hurried. */
gboolean tr_tree_try     (TrTree               *tree);
/* Whether LEFT more tries could not make another answer the most tried one. */
gboolean tr_tree_decided (const TrTree         *tree,
                          guint                 left);

float    tr_node_worth   (const TrNode         *node);

static inline gboolean
tr_flag_is_set (const gint *flag)
{
  return flag != NULL && g_atomic_int_get (flag) != 0;
}

G_END_DECLS
