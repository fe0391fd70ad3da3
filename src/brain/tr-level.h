/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-search.h"

G_BEGIN_DECLS

/* Computer players by their names: how far each looks, and how sure it is of what it sees. */

typedef struct
{
  const char *level;            /* what saves call it: "calm" */
  const char *label;            /* in the context "level of a computer player" */
  const char *description;      /* what it does, in a sentence */
  float       blur;             /* how wrong it may be about an answer, see tr_policy_judge() */
  guint       tries;            /* imagined games; 0: it trusts its first judgement, unless there is a time limit */
  gint64      usec;             /* but no longer than this */
  guint       handovers;        /* how long an imagined game is */
  gboolean    evenly;           /* instead, up to where all have had the same turns: see TrSearchLimits */
  guint       trees;            /* see TrSearchLimits: two can be grown by two threads */
  float       overlooks;        /* the share of what could be done that it does not think of */
} TrLevel;

/* From the easiest on; who plays by chance comes last. */
extern const TrLevel tr_levels[];
extern const guint   tr_n_levels;

const TrLevel *tr_level_find  (const char    *name);

/* DONE says, in so many parts of a whole, how much of its time or tries a level has used. */
#define TR_LEVEL_WHOLE 1000

/* The answer of LEVEL to what is asked in VIEW; TR_MOVE_NONE: nothing is, or it was cancelled. Both flags may be NULL and are
 * as in TrSearchLimits; DONE may be NULL, and is to be read atomically. */
TrMove         tr_level_think (const TrLevel *level,
                               const TrGame  *game,
                               const TrState *view,
                               uint64_t       seed,
                               const gint    *cancelled,
                               const gint    *hurried,
                               gint          *done);

G_END_DECLS
