/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-box.h"
#include "tr-story.h"

G_BEGIN_DECLS

/* A game played at random, with its story and every state on the way. */
typedef struct
{
  TrBox     *box;
  TrGame    *game;
  TrStory   *story;
  GPtrArray *states;            /* TrState, after set-up and after every move */
} TestStory;

/* Set up, with no move played. */
TestStory *test_story_new      (const TrRules *rules,
                                unsigned       players,
                                guint64        seed);
void       test_story_free     (TestStory     *story);
/* Plays up to N moves, fewer when the game ends; other ones for another SEED. Returns how many. */
guint      test_story_play     (TestStory     *story,
                                guint          n,
                                guint64        seed);
void       test_story_truncate (TestStory     *story,
                                guint          n_passages);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TestStory, test_story_free)

G_END_DECLS
