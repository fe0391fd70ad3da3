/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <glib.h>

/* Feedings tried out, all of them, to compare proposals with: slow, and of other making than the plan of the rules. */

/* What comes of a feeding, the most important first; what is spent counts below 0, so that more is always better. */
enum
{
  FEED_FED,
  FEED_FED_BETWEEN,
  FEED_FED_ON_RIVERS,
  FEED_SPENT,                   /* ploughs and tokens */
  FEED_SPENT_TOKENS,
  FEED_ICONS,                   /* of discarded cards */
  FEED_WILD_ICONS,
  FEED_CARDS,
  FEED_FIGURES
};

typedef struct
{
  int figures[FEED_FIGURES];
} FeedOutcome;

int  feed_outcome_compare (const FeedOutcome *a,
                           const FeedOutcome *b);
/* Adds what comes of MOVE. False if it is not one of those that a feeding is made of: favours and farmers are not. */
bool feed_outcome_add     (FeedOutcome       *outcome,
                           const TrGame      *game,
                           TrMove             move);
/* Whether SEAT is feeding. */
bool feed_is_asked        (const TrGame      *game,
                           const TrState     *state,
                           unsigned           seat);

/* The best of all lines of legal moves. False when they are too many. */
bool feed_search_moves    (const TrGame      *game,
                           const TrState     *state,
                           FeedOutcome       *best);
/* The best of all choices of cards, ploughs and tokens, with hut for hut given an icon. False when they are too many. */
bool feed_search_choices  (const TrGame      *game,
                           const TrState     *state,
                           FeedOutcome       *best);
