/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-expect.h"
#include "tr-search.h"

G_BEGIN_DECLS

/* The best few answers to what is asked, each with what speaks for it and against it: the terms that differ most from what it
 * is compared with. Made from a view: nothing of it tells what the asked seat may not know. */

#define TR_ADVICE_MAX       3
#define TR_ADVICE_PARTS_MAX 3

/* One reason. */
typedef struct
{
  guint8   term;
  gboolean others;              /* it is about the others, who have less of it where POINTS is above 0 */
  int      points;              /* what it is worth to who moves, in hundredths; never 0 */
  gboolean counted;             /* both numbers are worth telling */
  guint8   count;               /* of the counts behind the term, the one that is told */
  int      counts[2];           /* after this answer, and after what it is compared with */
} TrAdvicePart;

typedef enum
{
  TR_ADVICE_ONLY,               /* nothing else is legal */
  TR_ADVICE_PROPOSED,           /* the rules have worked it out; compared with doing the least, where that is possible */
  TR_ADVICE_COMPARED,           /* with one other answer */
  TR_ADVICE_USUAL,              /* with the others, on average */
} TrAdviceBasis;

typedef struct
{
  TrMove        move;
  TrAdviceBasis basis;
  TrMove        with;           /* what it is compared with; TR_MOVE_NONE: nothing, or several */
  float         worth;          /* 0 lost to 1 won */
  int           points;         /* how much better it is than that, in hundredths */
  gboolean      sure;           /* that it is better, or worse */
  guint         n_next;         /* moves that go with it, as likely as not */
  TrMove        next[TR_EXPECT_NEXT];
  int           count;          /* of TR_ADVICE_PROPOSED: what TrRules.proposed speaks of */
  guint         n_parts;
  TrAdvicePart  parts[TR_ADVICE_PARTS_MAX];     /* what speaks for it first, each by its size */
} TrAdvice;

typedef struct
{
  TrSearchLimits  search;
  guint           games;        /* imagined for each answer that is looked at more closely, up to TR_EXPECT_MAX */
  const TrMove   *minded;       /* what somebody has in mind: the best of them is compared with the best of all */
  guint           n_minded;
} TrAdviceLimits;

typedef struct
{
  guint    n;
  TrAdvice best[TR_ADVICE_MAX]; /* the second and third are compared with the first */
  gboolean has_minded;
  TrAdvice minded;              /* the same move as the first: there is nothing better */
} TrAdviceList;

/* FALSE: nobody is asked, or it was cancelled. The same limits, but for those of time, give the same advice. */
gboolean tr_advise (const TrGame         *game,
                    const TrState        *view,
                    const TrAdviceLimits *limits,
                    TrAdviceList         *list);

G_END_DECLS
