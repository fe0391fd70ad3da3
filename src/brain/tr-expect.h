/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-policy.h"

G_BEGIN_DECLS

/* What may come of a move: imagined games, each evaluated in its terms. Of two moves the games of the same number are dealt
 * alike, so that their differences are due to the moves. */

#define TR_EXPECT_MAX  128
#define TR_EXPECT_NEXT 2

typedef struct
{
  int   terms[TR_TERMS_MAX];    /* of who moves */
  int   others[TR_TERMS_MAX];   /* of the others, as much as they count: who leads them counts most */
  int   counts[TR_TERMS_MAX][TR_COUNTS_MAX];    /* TrRules.count(), of who moves */
  int   lead;                   /* before the others; the terms add up to it */
  float worth;                  /* see tr_policy_value() */
  TrMove next[TR_EXPECT_NEXT];  /* what who moved decided after it, before another seat was asked; TR_MOVE_NONE: no more */
} TrImagined;

typedef struct
{
  TrMove     move;
  guint      n;
  TrImagined games[TR_EXPECT_MAX];
} TrExpectation;

/* Imagines N games after MOVE, which is legal in VIEW, up to a moment when all have had the same: the end of the phase or,
 * where phases are turns, of the turn after this one. FALSE: it was cancelled. */
gboolean tr_expect       (TrPolicy            *policy,
                          const TrState       *view,
                          TrMove               move,
                          uint64_t             seed,
                          guint                n,
                          const gint          *cancelled,
                          TrExpectation       *expectation);
/* Their average; 0 when there are none. */
float    tr_expect_worth (const TrExpectation *expectation);

/* What most likely comes next, where that is more likely than not; returns how many moves. */
guint    tr_expect_next  (const TrExpectation *expectation,
                          TrMove               next[TR_EXPECT_NEXT]);

/* A difference between expectations, on average, and how far off it may be. */
typedef struct
{
  int mean;                     /* in hundredths of a point */
  int error;                    /* standard error of it */
} TrDifference;

/* Where in a TrImagined the figure is. */
typedef enum
{
  TR_EXPECT_OWN,
  TR_EXPECT_OTHERS,
  TR_EXPECT_LEAD,
} TrExpected;

/* How much more there is of a figure after A than, on average, after each of the N_B of B. TERM is looked at for own and
 * others' terms alone. */
TrDifference tr_expect_compare (const TrExpectation        *a,
                                const TrExpectation *const *b,
                                guint                       n_b,
                                TrExpected                  what,
                                guint                       term);
/* The count number WHICH behind a term, rounded, on average over all of the N of them. */
int          tr_expect_count   (const TrExpectation *const *expectations,
                                guint                       n,
                                guint                       term,
                                guint                       which);

G_END_DECLS
