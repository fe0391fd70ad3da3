/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-score-sheet.h"

#include "tr-words.h"

struct _TrScoreSheet
{
  GObject    parent_instance;

  guint      n_seats;
  guint      n_rounds;
  gboolean   has_final;
  guint      hidden;            /* a bit for each seat */
  GPtrArray *kinds;             /* what they are called */
  GPtrArray *sources;           /* TrScoreSource */
};

/* What is known while the events are read. */
typedef struct
{
  const TrGame *game;
  guint         round;          /* the column events fall in, FINAL after the last one */
  guint         last_round;
  gboolean      has_final;
  guint         hidden;
  GArray       *entries;        /* Entry */
  int           start[TR_SEATS_MAX][TR_POINT_KINDS_MAX];
} Reader;

#define FINAL G_MAXUINT

typedef struct
{
  uint16_t rule;
  uint8_t  seat;
  guint    round;
  guint    kind;
  int      points;
} Entry;

static void tr_score_sheet_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TrScoreSheet, tr_score_sheet, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, tr_score_sheet_list_model_init))

/* ── From events to rows ── */

static void
read_chapter (Reader        *reader,
              const TrEvent *event)
{
  const TrRules *rules = reader->game->rules;
  TrChapter chapter = rules->event_kinds[event->kind].chapter;

  g_assert (reader != NULL);

  if (chapter == TR_CHAPTER_ROUND)
    {
      reader->round = (guint) MAX (event->args[0], 0);
      reader->last_round = MAX (reader->last_round, reader->round);
    }
  else if (chapter == TR_CHAPTER_PHASE && rules->final_phase != 0 && event->args[0] == rules->final_phase)
    {
      reader->round = FINAL;
      reader->has_final = TRUE;
    }
}

static void
read_passage (Reader          *reader,
              const TrPassage *passage,
              gboolean         is_setup)
{
  g_assert (reader != NULL);

  for (guint i = 0; i < passage->n_events; i++)
    {
      const TrEvent *event = &passage->events[i];
      Entry entry = { .rule = event->rule, .seat = event->seat };

      read_chapter (reader, event);
      if (!reader->game->rules->event_kinds[event->kind].points || event->seat >= reader->game->seats
          || (reader->hidden >> event->seat & 1))
        continue;
      entry.round = reader->round;
      entry.kind = tr_event_point_kind (reader->game, event);
      entry.points = event->args[0];
      g_array_append_val (reader->entries, entry);
      /* What is told of set-up is in the score after it already. */
      if (is_setup)
        reader->start[event->seat][entry.kind] -= entry.points;
    }
}

static const char *
label_of_rule (const TrRules *rules,
               unsigned       rule)
{
  if (rules->rule_labels != NULL && rules->rule_labels[rule] != NULL)
    return tr_translate (rules->rule_labels[rule]);
  return rules->rule_ids[rule];
}

static void
add_start (TrScoreSheet *self,
           const Reader *reader)
{
  g_autoptr(TrScoreSource) source = tr_score_source_new (TR_SCORE_START, _("Starting points"), self->n_seats,
                                                         self->n_rounds, self->kinds->len);
  gboolean any = FALSE;

  for (unsigned seat = 0; seat < self->n_seats; seat++)
    {
      for (unsigned kind = 0; kind < self->kinds->len; kind++)
        {
          tr_score_source_add (source, seat, 0, kind, reader->start[seat][kind]);
          any = any || reader->start[seat][kind] != 0;
        }
    }
  if (any)
    g_ptr_array_add (self->sources, g_steal_pointer (&source));
}

/* In the order of the rules, so that rows keep their order while a game goes on. */
static void
add_rules (TrScoreSheet *self,
           const Reader *reader)
{
  const TrRules *rules = reader->game->rules;
  g_autofree TrScoreSource **by_rule = g_new0 (TrScoreSource *, rules->n_rule_ids);

  for (guint i = 0; i < reader->entries->len; i++)
    {
      const Entry *entry = &g_array_index (reader->entries, Entry, i);
      guint round = entry->round == FINAL ? self->n_rounds - 1 : entry->round;

      if (by_rule[entry->rule] == NULL)
        by_rule[entry->rule] = tr_score_source_new (rules->rule_ids[entry->rule], label_of_rule (rules, entry->rule),
                                                    self->n_seats, self->n_rounds, self->kinds->len);
      tr_score_source_add (by_rule[entry->rule], entry->seat, round, entry->kind, entry->points);
    }
  for (unsigned rule = 0; rule < rules->n_rule_ids; rule++)
    if (by_rule[rule] != NULL)
      g_ptr_array_add (self->sources, by_rule[rule]);
}

/* Where there is one kind only it needs no name. */
static void
add_kinds (TrScoreSheet *self,
           const TrGame *game)
{
  unsigned n = tr_point_kinds (game);

  for (unsigned kind = 0; kind < n; kind++)
    {
      TrThing thing = { .sort = game->rules->point_sort, .index = (uint8_t) kind };

      g_ptr_array_add (self->kinds, n > 1 ? tr_words_label (game, thing) : g_strdup (_("Points")));
    }
}

static void
read_start (Reader        *reader,
            const TrState *start)
{
  TrResult result;

  tr_result (reader->game, start, &result);
  for (unsigned seat = 0; seat < reader->game->seats; seat++)
    for (unsigned kind = 0; kind < TR_POINT_KINDS_MAX && !(reader->hidden >> seat & 1); kind++)
      reader->start[seat][kind] = result.points[seat][kind];
}

/* ── The list ── */

static GType
tr_score_sheet_get_item_type (GListModel *model)
{
  return TR_TYPE_SCORE_SOURCE;
}

static guint
tr_score_sheet_get_n_items (GListModel *model)
{
  return TR_SCORE_SHEET (model)->sources->len;
}

static gpointer
tr_score_sheet_get_item (GListModel *model,
                         guint       position)
{
  TrScoreSheet *self = TR_SCORE_SHEET (model);

  return position < self->sources->len ? g_object_ref (g_ptr_array_index (self->sources, position)) : NULL;
}

static void
tr_score_sheet_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = tr_score_sheet_get_item_type;
  iface->get_n_items = tr_score_sheet_get_n_items;
  iface->get_item = tr_score_sheet_get_item;
}

/* ── The object ── */

static void
tr_score_sheet_finalize (GObject *object)
{
  TrScoreSheet *self = TR_SCORE_SHEET (object);

  g_clear_pointer (&self->kinds, g_ptr_array_unref);
  g_clear_pointer (&self->sources, g_ptr_array_unref);

  G_OBJECT_CLASS (tr_score_sheet_parent_class)->finalize (object);
}

static void
tr_score_sheet_class_init (TrScoreSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tr_score_sheet_finalize;
}

static void
tr_score_sheet_init (TrScoreSheet *self)
{
  self->kinds = g_ptr_array_new_with_free_func (g_free);
  self->sources = g_ptr_array_new_with_free_func (g_object_unref);
}

TrScoreSheet *
tr_score_sheet_new (const TrStory *story,
                    const TrState *start,
                    guint          n_passages,
                    guint          hidden)
{
  TrScoreSheet *self;
  Reader reader = { 0 };

  g_return_val_if_fail (story != NULL, NULL);
  g_return_val_if_fail (n_passages <= tr_story_get_n (story), NULL);

  reader.game = tr_story_get_game (story);
  reader.hidden = hidden;
  reader.entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  if (start != NULL)
    read_start (&reader, start);
  for (guint i = 0; i < n_passages; i++)
    {
      TrPassage passage = tr_story_get (story, i);

      read_passage (&reader, &passage, start != NULL && i == 0);
    }

  self = g_object_new (TR_TYPE_SCORE_SHEET, NULL);
  self->n_seats = reader.game->seats;
  self->n_rounds = 1 + reader.last_round + reader.has_final;
  self->has_final = reader.has_final;
  self->hidden = hidden;
  add_kinds (self, reader.game);
  add_start (self, &reader);
  add_rules (self, &reader);
  g_array_unref (reader.entries);
  return self;
}

guint
tr_score_sheet_get_n_seats (TrScoreSheet *self)
{
  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), 0);

  return self->n_seats;
}

gboolean
tr_score_sheet_is_hidden (TrScoreSheet *self,
                          guint         seat)
{
  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), FALSE);
  g_return_val_if_fail (seat < self->n_seats, FALSE);

  return self->hidden >> seat & 1;
}

guint
tr_score_sheet_get_n_kinds (TrScoreSheet *self)
{
  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), 0);

  return self->kinds->len;
}

const char *
tr_score_sheet_get_kind_label (TrScoreSheet *self,
                               guint         kind)
{
  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), NULL);
  g_return_val_if_fail (kind < self->kinds->len, NULL);

  return g_ptr_array_index (self->kinds, kind);
}

guint
tr_score_sheet_get_n_sources (TrScoreSheet *self)
{
  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), 0);

  return self->sources->len;
}

guint
tr_score_sheet_get_n_rounds (TrScoreSheet *self)
{
  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), 0);

  return self->n_rounds;
}

gboolean
tr_score_sheet_has_final (TrScoreSheet *self)
{
  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), FALSE);

  return self->has_final;
}

char *
tr_score_sheet_dup_round_label (TrScoreSheet *self,
                                guint         round)
{
  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), NULL);
  g_return_val_if_fail (round < self->n_rounds, NULL);

  if (round == 0)
    return g_strdup (C_("score sheet", "Start"));
  if (self->has_final && round == self->n_rounds - 1)
    return g_strdup (C_("score sheet", "End"));
  return g_strdup_printf (_("Round %u"), round);
}

const char *
tr_score_sheet_get_source_id (TrScoreSheet *self,
                              guint         source)
{
  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), NULL);
  g_return_val_if_fail (source < self->sources->len, NULL);

  return tr_score_source_get_id (g_ptr_array_index (self->sources, source));
}

const char *
tr_score_sheet_get_source_label (TrScoreSheet *self,
                                 guint         source)
{
  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), NULL);
  g_return_val_if_fail (source < self->sources->len, NULL);

  return tr_score_source_get_label (g_ptr_array_index (self->sources, source));
}

int
tr_score_sheet_get_points (TrScoreSheet *self,
                           guint         seat,
                           guint         source,
                           guint         round)
{
  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), 0);
  g_return_val_if_fail (source < self->sources->len, 0);

  return tr_score_source_get_points (g_ptr_array_index (self->sources, source), seat, round);
}

int
tr_score_sheet_get_source_total (TrScoreSheet *self,
                                 guint         seat,
                                 guint         source)
{
  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), 0);
  g_return_val_if_fail (source < self->sources->len, 0);

  return tr_score_source_get_total (g_ptr_array_index (self->sources, source), seat);
}

int
tr_score_sheet_get_source_kind (TrScoreSheet *self,
                                guint         seat,
                                guint         source,
                                guint         kind)
{
  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), 0);
  g_return_val_if_fail (source < self->sources->len, 0);

  return tr_score_source_get_kind (g_ptr_array_index (self->sources, source), seat, kind);
}

int
tr_score_sheet_get_kind_total (TrScoreSheet *self,
                               guint         seat,
                               guint         kind)
{
  int total = 0;

  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), 0);

  for (guint source = 0; source < self->sources->len; source++)
    total += tr_score_sheet_get_source_kind (self, seat, source, kind);
  return total;
}

int
tr_score_sheet_get_round_total (TrScoreSheet *self,
                                guint         seat,
                                guint         round)
{
  int total = 0;

  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), 0);
  g_return_val_if_fail (seat < self->n_seats, 0);
  g_return_val_if_fail (round < self->n_rounds, 0);

  for (guint source = 0; source < self->sources->len; source++)
    total += tr_score_sheet_get_points (self, seat, source, round);
  return total;
}

int
tr_score_sheet_get_total (TrScoreSheet *self,
                          guint         seat)
{
  int total = 0;

  g_return_val_if_fail (TR_IS_SCORE_SHEET (self), 0);
  g_return_val_if_fail (seat < self->n_seats, 0);

  for (guint source = 0; source < self->sources->len; source++)
    total += tr_score_sheet_get_source_total (self, seat, source);
  return total;
}
