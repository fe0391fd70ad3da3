/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-score-source.h"

struct _TrScoreSource
{
  GObject  parent_instance;

  char    *id;
  char    *label;
  guint    n_seats;
  guint    n_rounds;
  guint    n_kinds;
  int     *points;              /* of each seat, n_rounds times n_kinds */
};

enum
{
  PROP_0,
  PROP_ID,
  PROP_LABEL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TrScoreSource, tr_score_source, G_TYPE_OBJECT)

static void
tr_score_source_finalize (GObject *object)
{
  TrScoreSource *self = TR_SCORE_SOURCE (object);

  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->label, g_free);
  g_clear_pointer (&self->points, g_free);

  G_OBJECT_CLASS (tr_score_source_parent_class)->finalize (object);
}

static void
tr_score_source_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  TrScoreSource *self = TR_SCORE_SOURCE (object);

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;
    case PROP_LABEL:
      g_value_set_string (value, self->label);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tr_score_source_class_init (TrScoreSourceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = tr_score_source_finalize;
  object_class->get_property = tr_score_source_get_property;

  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  properties[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tr_score_source_init (TrScoreSource *self)
{
}

static int *
points_at (TrScoreSource *self,
           guint          seat,
           guint          round,
           guint          kind)
{
  return &self->points[(seat * self->n_rounds + round) * self->n_kinds + kind];
}

TrScoreSource *
tr_score_source_new (const char *id,
                     const char *label,
                     guint       n_seats,
                     guint       n_rounds,
                     guint       n_kinds)
{
  TrScoreSource *self;

  g_return_val_if_fail (id != NULL, NULL);
  g_return_val_if_fail (label != NULL, NULL);

  self = g_object_new (TR_TYPE_SCORE_SOURCE, NULL);
  self->id = g_strdup (id);
  self->label = g_strdup (label);
  self->n_seats = n_seats;
  self->n_rounds = n_rounds;
  self->n_kinds = n_kinds;
  self->points = g_new0 (int, (gsize) n_seats * n_rounds * n_kinds);
  return self;
}

void
tr_score_source_add (TrScoreSource *self,
                     guint          seat,
                     guint          round,
                     guint          kind,
                     int            points)
{
  g_return_if_fail (TR_IS_SCORE_SOURCE (self));
  g_return_if_fail (seat < self->n_seats);
  g_return_if_fail (round < self->n_rounds);
  g_return_if_fail (kind < self->n_kinds);

  *points_at (self, seat, round, kind) += points;
}

const char *
tr_score_source_get_id (TrScoreSource *self)
{
  g_return_val_if_fail (TR_IS_SCORE_SOURCE (self), NULL);

  return self->id;
}

const char *
tr_score_source_get_label (TrScoreSource *self)
{
  g_return_val_if_fail (TR_IS_SCORE_SOURCE (self), NULL);

  return self->label;
}

int
tr_score_source_get_points (TrScoreSource *self,
                            guint          seat,
                            guint          round)
{
  int points = 0;

  g_return_val_if_fail (TR_IS_SCORE_SOURCE (self), 0);
  g_return_val_if_fail (seat < self->n_seats, 0);
  g_return_val_if_fail (round < self->n_rounds, 0);

  for (guint kind = 0; kind < self->n_kinds; kind++)
    points += *points_at (self, seat, round, kind);
  return points;
}

int
tr_score_source_get_kind (TrScoreSource *self,
                          guint          seat,
                          guint          kind)
{
  int points = 0;

  g_return_val_if_fail (TR_IS_SCORE_SOURCE (self), 0);
  g_return_val_if_fail (seat < self->n_seats, 0);
  g_return_val_if_fail (kind < self->n_kinds, 0);

  for (guint round = 0; round < self->n_rounds; round++)
    points += *points_at (self, seat, round, kind);
  return points;
}

int
tr_score_source_get_total (TrScoreSource *self,
                           guint          seat)
{
  int total = 0;

  g_return_val_if_fail (TR_IS_SCORE_SOURCE (self), 0);
  g_return_val_if_fail (seat < self->n_seats, 0);

  for (guint round = 0; round < self->n_rounds; round++)
    total += tr_score_source_get_points (self, seat, round);
  return total;
}
