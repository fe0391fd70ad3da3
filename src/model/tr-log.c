/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-log.h"

#include "tr-words.h"

#include <string.h>

/* Where a line comes from: all that is kept of the lines nobody looks at, since a game has thousands. */
typedef struct
{
  guint      passage;
  guint      event;             /* of the passage */
  guint      level;
  uint8_t    turn;              /* whose turn begins; TR_SEAT_NONE: it is the line of the event */
  GWeakRef  *made;              /* the object, as long as somebody holds it; NULL: never asked for */
} Line;

/* Under which headings the next line stands. */
typedef struct
{
  guint    n_lines;             /* before it */
  guint    depth;               /* chapters that are open */
  gboolean in_round;
  uint8_t  turn;                /* whose turn is open */
} Place;

struct _TrLog
{
  GObject        parent_instance;

  const TrStory *story;         /* NULL: closed */
  TrStory       *told;          /* what the lines are made of: the story as it was at the last update */
  GArray        *lines;         /* Line */
  GArray        *places;        /* Place, where each passage begins */
  Place          end;
  char          *names[TR_SEATS_MAX];
};

static void tr_log_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TrLog, tr_log, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, tr_log_list_model_init))

static void
line_forget (gpointer data)
{
  Line *line = data;

  if (line->made == NULL)
    return;
  g_weak_ref_clear (line->made);
  g_clear_pointer (&line->made, g_free);
}

static void
clear_names (TrLog *self)
{
  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    g_clear_pointer (&self->names[i], g_free);
}

static void
copy_names (TrLog        *self,
            const TrSeat *seats)
{
  const TrGame *game = tr_story_get_game (self->story);

  g_assert (seats != NULL);

  clear_names (self);
  for (unsigned i = 0; i < game->seats; i++)
    self->names[i] = tr_seat_dup_name (&seats[i], i);
}

/* ── From a story to lines ── */

static void
add_line (TrLog   *self,
          guint    passage,
          guint    event,
          guint    level,
          uint8_t  turn)
{
  Line line = { .passage = passage, .event = event, .level = level, .turn = turn };

  g_array_append_val (self->lines, line);
  self->end.n_lines++;
}

static void
begin_turn (TrLog   *self,
            guint    passage,
            guint    event,
            uint8_t  seat)
{
  g_assert (seat != TR_SEAT_NONE);

  if (seat == self->end.turn)
    return;
  add_line (self, passage, event, self->end.depth, seat);
  self->end.turn = seat;
}

/* A round holds phases and landmarks; the phase after the last round stands beside the rounds. A phase that is somebody's is
 * the turn of that player. */
static void
add_chapter (TrLog         *self,
             guint          passage,
             guint          index,
             const TrEvent *event)
{
  const TrRules *rules = tr_story_get_game (self->told)->rules;
  TrChapter chapter = rules->event_kinds[event->kind].chapter;
  guint level;

  if (chapter == TR_CHAPTER_ROUND)
    self->end.in_round = TRUE;
  else if (chapter == TR_CHAPTER_PHASE && rules->final_phase != 0 && event->args[0] == rules->final_phase)
    self->end.in_round = FALSE;

  level = chapter != TR_CHAPTER_ROUND && self->end.in_round ? 1 : 0;
  add_line (self, passage, index, level, TR_SEAT_NONE);
  if (chapter == TR_CHAPTER_PHASE && event->seat != TR_SEAT_NONE)
    {
      self->end.depth = level;
      self->end.turn = event->seat;
    }
  else
    {
      self->end.depth = level + 1;
      self->end.turn = TR_SEAT_NONE;
    }
}

static void
add_passage (TrLog *self,
             guint  number)
{
  const TrGame *game = tr_story_get_game (self->told);
  TrPassage passage = tr_story_get (self->told, number);

  g_array_append_val (self->places, self->end);
  if (passage.seat != TR_SEAT_NONE)
    begin_turn (self, number, 0, passage.seat);
  for (guint i = 0; i < passage.n_events; i++)
    {
      const TrEvent *event = &passage.events[i];

      if (game->rules->event_kinds[event->kind].chapter != TR_CHAPTER_NONE)
        {
          add_chapter (self, number, i, event);
          continue;
        }
      /* An opponent is never asked: its turns are told within the moves of others. */
      if (event->seat != TR_SEAT_NONE && event->seat >= game->players && self->end.turn != TR_SEAT_NONE)
        begin_turn (self, number, i, event->seat);
      add_line (self, number, i, self->end.depth + (self->end.turn != TR_SEAT_NONE), TR_SEAT_NONE);
    }
}

static gboolean
passages_equal (const TrPassage *a,
                const TrPassage *b)
{
  return a->move == b->move && a->seat == b->seat && a->n_events == b->n_events
         && (a->n_events == 0 || memcmp (a->events, b->events, a->n_events * sizeof *a->events) == 0);
}

/* How many passages are what they were. Events are told once and never changed, but a line of moves may be replaced by
 * another as long: only looking at them tells, and is quick. */
static guint
count_kept (TrLog *self)
{
  guint n = MIN (tr_story_get_n (self->story), tr_story_get_n (self->told));
  guint kept = 0;

  for (; kept < n; kept++)
    {
      TrPassage now = tr_story_get (self->story, kept);
      TrPassage before = tr_story_get (self->told, kept);

      if (!passages_equal (&now, &before))
        break;
    }
  return kept;
}

static void
copy_passage (TrLog *self,
              guint  number)
{
  TrPassage passage = tr_story_get (self->story, number);
  TrEventList events = { .n = passage.n_events };

  g_assert (passage.n_events <= TR_EVENT_LIST_MAX);

  if (passage.n_events > 0)
    memcpy (events.events, passage.events, passage.n_events * sizeof *passage.events);
  tr_story_append (self->told, passage.move, passage.seat, &events);
}

/* ── The list ── */

static TrLogLine *
make_line (TrLog      *self,
           const Line *line)
{
  const TrGame *game = tr_story_get_game (self->told);
  TrPassage passage = tr_story_get (self->told, line->passage);
  const TrEventKind *kind;
  const TrEvent *event;
  TrLogKind line_kind;
  char *text;

  if (line->turn != TR_SEAT_NONE)
    return tr_log_line_new (TR_LOG_TURN, line->level, line->passage, line->turn, NULL, 0,
                            g_strdup (self->names[line->turn]));

  event = &passage.events[line->event];
  kind = &game->rules->event_kinds[event->kind];
  text = tr_words_event_named (game, event, (const char *const *) self->names);
  line_kind = kind->chapter == TR_CHAPTER_ROUND      ? TR_LOG_ROUND
              : kind->chapter == TR_CHAPTER_PHASE    ? TR_LOG_PHASE
              : kind->chapter == TR_CHAPTER_LANDMARK ? TR_LOG_LANDMARK
                                                     : TR_LOG_EVENT;
  return tr_log_line_new (line_kind, line->level, line->passage, event->seat != TR_SEAT_NONE ? event->seat : -1,
                          event->rule != 0 ? game->rules->rule_ids[event->rule] : NULL,
                          kind->points ? event->args[0] : 0, text);
}

static GType
tr_log_get_item_type (GListModel *model)
{
  return TR_TYPE_LOG_LINE;
}

static guint
tr_log_get_n_items (GListModel *model)
{
  return TR_LOG (model)->lines->len;
}

static gpointer
tr_log_get_item (GListModel *model,
                 guint       position)
{
  TrLog *self = TR_LOG (model);
  TrLogLine *object = NULL;
  Line *line;

  if (position >= self->lines->len)
    return NULL;
  line = &g_array_index (self->lines, Line, position);
  if (line->made != NULL)
    object = g_weak_ref_get (line->made);
  if (object != NULL)
    return object;

  object = make_line (self, line);
  if (line->made == NULL)
    {
      line->made = g_new (GWeakRef, 1);
      g_weak_ref_init (line->made, object);
    }
  else
    g_weak_ref_set (line->made, object);
  return object;
}

static void
tr_log_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = tr_log_get_item_type;
  iface->get_n_items = tr_log_get_n_items;
  iface->get_item = tr_log_get_item;
}

/* ── The object ── */

static void
tr_log_finalize (GObject *object)
{
  TrLog *self = TR_LOG (object);

  g_clear_pointer (&self->lines, g_array_unref);
  g_clear_pointer (&self->places, g_array_unref);
  g_clear_pointer (&self->told, tr_story_free);
  clear_names (self);

  G_OBJECT_CLASS (tr_log_parent_class)->finalize (object);
}

static void
tr_log_class_init (TrLogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tr_log_finalize;
}

static void
tr_log_init (TrLog *self)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (self->lines, line_forget);
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  self->end.turn = TR_SEAT_NONE;
}

TrLog *
tr_log_new (const TrStory *story,
            const TrSeat   seats[TR_SEATS_MAX])
{
  TrLog *self;

  g_return_val_if_fail (story != NULL, NULL);
  g_return_val_if_fail (seats != NULL, NULL);

  self = g_object_new (TR_TYPE_LOG, NULL);
  self->story = story;
  self->told = tr_story_new (tr_story_get_game (story));
  copy_names (self, seats);
  tr_log_update (self);
  return self;
}

void
tr_log_update (TrLog *self)
{
  guint kept, first, removed;

  g_return_if_fail (TR_IS_LOG (self));

  if (self->story == NULL)
    return;
  kept = count_kept (self);
  if (kept < self->places->len)
    self->end = g_array_index (self->places, Place, kept);
  first = self->end.n_lines;
  removed = self->lines->len - first;
  g_array_set_size (self->lines, first);
  g_array_set_size (self->places, kept);
  tr_story_truncate (self->told, kept);

  for (guint i = kept; i < tr_story_get_n (self->story); i++)
    {
      copy_passage (self, i);
      add_passage (self, i);
    }
  if (removed > 0 || self->lines->len > first)
    g_list_model_items_changed (G_LIST_MODEL (self), first, removed, self->lines->len - first);
}

void
tr_log_set_seats (TrLog        *self,
                  const TrSeat  seats[TR_SEATS_MAX])
{
  g_return_if_fail (TR_IS_LOG (self));
  g_return_if_fail (seats != NULL);

  if (self->story == NULL)
    return;
  copy_names (self, seats);
  for (guint i = 0; i < self->lines->len; i++)
    line_forget (&g_array_index (self->lines, Line, i));
  g_list_model_items_changed (G_LIST_MODEL (self), 0, self->lines->len, self->lines->len);
}

void
tr_log_close (TrLog *self)
{
  guint removed;

  g_return_if_fail (TR_IS_LOG (self));

  self->story = NULL;
  removed = self->lines->len;
  g_array_set_size (self->lines, 0);
  g_array_set_size (self->places, 0);
  self->end = (Place) { .turn = TR_SEAT_NONE };
  if (removed > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, removed, 0);
}

guint
tr_log_find_move (TrLog *self,
                  guint  move)
{
  g_return_val_if_fail (TR_IS_LOG (self), 0);

  return move < self->places->len ? g_array_index (self->places, Place, move).n_lines : self->lines->len;
}
