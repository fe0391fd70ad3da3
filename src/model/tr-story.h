/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <glib.h>

G_BEGIN_DECLS

/* What happened, move by move: the events of set-up and of every move of a line. Log, score sheet, strict undo and the
 * jumps of a review read it. */

typedef struct TrStory TrStory;

/* One passage is what set-up (number 0) or a move (its number in the line, from 1) set off. */
typedef struct
{
  TrMove         move;          /* TR_MOVE_NONE: set-up */
  uint8_t        seat;          /* who made it; TR_SEAT_NONE: nobody */
  const TrEvent *events;
  guint          n_events;
} TrPassage;

TrStory   *tr_story_new          (const TrGame      *game);
void       tr_story_free         (TrStory           *story);
const TrGame *tr_story_get_game  (const TrStory     *story);
void       tr_story_append       (TrStory           *story,
                                  TrMove             move,
                                  uint8_t            seat,
                                  const TrEventList *events);
/* Forgets all but the first N passages. */
void       tr_story_truncate     (TrStory           *story,
                                  guint              n);
guint      tr_story_get_n        (const TrStory     *story);
/* Valid until the story changes. */
TrPassage  tr_story_get          (const TrStory     *story,
                                  guint              number);
/* Whether something nobody could know became known, or a chapter began, in that passage. */
gboolean   tr_story_reveals      (const TrStory     *story,
                                  guint              number);
gboolean   tr_story_has_chapter  (const TrStory     *story,
                                  guint              number,
                                  TrChapter          chapter);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TrStory, tr_story_free)

G_END_DECLS
