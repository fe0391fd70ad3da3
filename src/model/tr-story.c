/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-story.h"

typedef struct
{
  TrMove  move;
  uint8_t seat;
  guint   first;                /* event */
} Head;

struct TrStory
{
  const TrGame *game;
  GArray       *heads;          /* Head */
  GArray       *events;         /* TrEvent */
};

TrStory *
tr_story_new (const TrGame *game)
{
  TrStory *story;

  g_return_val_if_fail (game != NULL, NULL);

  story = g_new0 (TrStory, 1);
  story->game = game;
  story->heads = g_array_new (FALSE, FALSE, sizeof (Head));
  story->events = g_array_new (FALSE, FALSE, sizeof (TrEvent));
  return story;
}

void
tr_story_free (TrStory *story)
{
  g_return_if_fail (story != NULL);

  g_array_unref (story->heads);
  g_array_unref (story->events);
  g_free (story);
}

const TrGame *
tr_story_get_game (const TrStory *story)
{
  g_return_val_if_fail (story != NULL, NULL);

  return story->game;
}

void
tr_story_append (TrStory           *story,
                 TrMove             move,
                 uint8_t            seat,
                 const TrEventList *events)
{
  Head head = { .move = move, .seat = seat };

  g_return_if_fail (story != NULL);
  g_return_if_fail (events != NULL);

  head.first = story->events->len;
  g_array_append_val (story->heads, head);
  g_array_append_vals (story->events, events->events, events->n);
}

void
tr_story_truncate (TrStory *story,
                   guint    n)
{
  g_return_if_fail (story != NULL);
  g_return_if_fail (n <= story->heads->len);

  if (n == story->heads->len)
    return;
  g_array_set_size (story->events, g_array_index (story->heads, Head, n).first);
  g_array_set_size (story->heads, n);
}

guint
tr_story_get_n (const TrStory *story)
{
  g_return_val_if_fail (story != NULL, 0);

  return story->heads->len;
}

TrPassage
tr_story_get (const TrStory *story,
              guint          number)
{
  TrPassage passage = { .seat = TR_SEAT_NONE };
  const Head *head;
  guint end;

  g_return_val_if_fail (story != NULL, passage);
  g_return_val_if_fail (number < story->heads->len, passage);

  head = &g_array_index (story->heads, Head, number);
  end = number + 1 < story->heads->len ? g_array_index (story->heads, Head, number + 1).first : story->events->len;
  passage.move = head->move;
  passage.seat = head->seat;
  passage.n_events = end - head->first;
  if (passage.n_events > 0)
    passage.events = &g_array_index (story->events, TrEvent, head->first);
  return passage;
}

gboolean
tr_story_reveals (const TrStory *story,
                  guint          number)
{
  TrPassage passage = tr_story_get (story, number);

  for (guint i = 0; i < passage.n_events; i++)
    if (story->game->rules->event_kinds[passage.events[i].kind].reveals)
      return TRUE;
  return FALSE;
}

gboolean
tr_story_has_chapter (const TrStory *story,
                      guint          number,
                      TrChapter      chapter)
{
  TrPassage passage = tr_story_get (story, number);

  for (guint i = 0; i < passage.n_events; i++)
    if (story->game->rules->event_kinds[passage.events[i].kind].chapter == chapter)
      return TRUE;
  return FALSE;
}
