/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <glib.h>

G_BEGIN_DECLS

/* Monte-Carlo tree search for any game, on views: before every try, what the seat may not know is dealt anew, and the tree
 * remembers answers, not states. Tries are played on by the quick judgement (tr-policy.h) until the turn has been handed
 * over a number of times, or a new round begins, then evaluated. What needs no judgement (feeding) is not searched but taken
 * from the rules.
 *
 * Everything is allocated before the first try. The same seed, number of tries and number of trees give the same answer,
 * whatever the number of threads, and so on every machine; a limit of time gives what was found by then. */

typedef struct TrSearch TrSearch;

typedef void (*TrSearchProgress) (double   done,        /* 0 to 1 */
                                  gpointer user_data);

#define TR_SEARCH_TREES_MAX 2

typedef struct
{
  uint64_t          seed;
  guint             tries;      /* of all trees; 0: as many as there is time for */
  gint64            usec;       /* 0: no limit; then there has to be one of tries */
  guint             handovers;  /* that a try is played on for */
  gboolean          evenly;     /* instead, a try goes on until all have had the same turns, where the rules know (even_at) */
  guint             trees;      /* that share the tries and grow by themselves; the answer is what they say together. 0: 1 */
  guint             threads;    /* at most a tree has one; 0: 1 */
  gboolean          decisive;   /* ends as soon as no try that is left could make another answer the most tried one */
  const gint       *cancelled;  /* looked at many times a millisecond; may be NULL */
  const gint       *hurried;    /* the same; not 0: answer with what has been found. May be NULL */
  TrSearchProgress  progress;   /* called in the thread that runs the search; may be NULL */
  gpointer          user_data;
} TrSearchLimits;

/* An answer, by how often it was tried. */
typedef struct
{
  TrMove move;
  guint  visits;
  float  worth;                 /* 0 lost to 1 won */
} TrFinding;

/* With room for MAX_NODES answers in all trees. */
TrSearch *tr_search_new      (const TrGame         *game,
                              guint                 max_nodes);
void      tr_search_free     (TrSearch             *search);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TrSearch, tr_search_free)

/* The room that TRIES need at most. */
guint     tr_search_room     (guint                 tries);

/* The answer to what is asked in VIEW; TR_MOVE_NONE: nothing is, or it was cancelled. */
TrMove    tr_search_run      (TrSearch             *search,
                              const TrState        *view,
                              const TrSearchLimits *limits);
/* What the last run found, the most tried first; returns how many. */
guint     tr_search_findings (TrSearch             *search,
                              TrFinding            *findings,
                              guint                 max_findings);
/* How many tries the last run made, and how many answers its trees hold. */
guint     tr_search_tries    (TrSearch             *search);
guint     tr_search_nodes    (TrSearch             *search);

G_END_DECLS
