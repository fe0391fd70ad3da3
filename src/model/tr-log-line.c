/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-log-line.h"

struct _TrLogLine
{
  GObject     parent_instance;

  TrLogKind   kind;
  guint       level;
  guint       move;
  int         seat;
  const char *rule;
  int         points;
  char       *text;
};

enum
{
  PROP_0,
  PROP_KIND,
  PROP_LEVEL,
  PROP_MOVE,
  PROP_SEAT,
  PROP_RULE,
  PROP_POINTS,
  PROP_TEXT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ENUM_TYPE (TrLogKind, tr_log_kind,
                    G_DEFINE_ENUM_VALUE (TR_LOG_ROUND, "heading-round"),
                    G_DEFINE_ENUM_VALUE (TR_LOG_PHASE, "heading-phase"),
                    G_DEFINE_ENUM_VALUE (TR_LOG_LANDMARK, "heading-landmark"),
                    G_DEFINE_ENUM_VALUE (TR_LOG_TURN, "turn"),
                    G_DEFINE_ENUM_VALUE (TR_LOG_EVENT, "event"))
G_DEFINE_FINAL_TYPE (TrLogLine, tr_log_line, G_TYPE_OBJECT)

static void
tr_log_line_finalize (GObject *object)
{
  TrLogLine *self = TR_LOG_LINE (object);

  g_clear_pointer (&self->text, g_free);

  G_OBJECT_CLASS (tr_log_line_parent_class)->finalize (object);
}

static void
tr_log_line_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  TrLogLine *self = TR_LOG_LINE (object);

  switch (prop_id)
    {
    case PROP_KIND:
      g_value_set_enum (value, self->kind);
      break;
    case PROP_LEVEL:
      g_value_set_uint (value, self->level);
      break;
    case PROP_MOVE:
      g_value_set_uint (value, self->move);
      break;
    case PROP_SEAT:
      g_value_set_int (value, self->seat);
      break;
    case PROP_RULE:
      g_value_set_string (value, self->rule);
      break;
    case PROP_POINTS:
      g_value_set_int (value, self->points);
      break;
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tr_log_line_class_init (TrLogLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = tr_log_line_finalize;
  object_class->get_property = tr_log_line_get_property;

  properties[PROP_KIND] = g_param_spec_enum ("kind", NULL, NULL, TR_TYPE_LOG_KIND, TR_LOG_EVENT, flags);
  properties[PROP_LEVEL] = g_param_spec_uint ("level", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_MOVE] = g_param_spec_uint ("move", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_SEAT] = g_param_spec_int ("seat", NULL, NULL, -1, G_MAXINT, -1, flags);
  properties[PROP_RULE] = g_param_spec_string ("rule", NULL, NULL, NULL, flags);
  properties[PROP_POINTS] = g_param_spec_int ("points", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tr_log_line_init (TrLogLine *self)
{
}

TrLogLine *
tr_log_line_new (TrLogKind   kind,
                 guint       level,
                 guint       move,
                 int         seat,
                 const char *rule,
                 int         points,
                 char       *text)
{
  TrLogLine *self;

  g_return_val_if_fail (seat >= -1, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  self = g_object_new (TR_TYPE_LOG_LINE, NULL);
  self->kind = kind;
  self->level = level;
  self->move = move;
  self->seat = seat;
  self->rule = rule;
  self->points = points;
  self->text = text;
  return self;
}

TrLogKind
tr_log_line_get_kind (TrLogLine *self)
{
  g_return_val_if_fail (TR_IS_LOG_LINE (self), TR_LOG_EVENT);

  return self->kind;
}

guint
tr_log_line_get_level (TrLogLine *self)
{
  g_return_val_if_fail (TR_IS_LOG_LINE (self), 0);

  return self->level;
}

guint
tr_log_line_get_move (TrLogLine *self)
{
  g_return_val_if_fail (TR_IS_LOG_LINE (self), 0);

  return self->move;
}

int
tr_log_line_get_seat (TrLogLine *self)
{
  g_return_val_if_fail (TR_IS_LOG_LINE (self), -1);

  return self->seat;
}

const char *
tr_log_line_get_rule (TrLogLine *self)
{
  g_return_val_if_fail (TR_IS_LOG_LINE (self), NULL);

  return self->rule;
}

int
tr_log_line_get_points (TrLogLine *self)
{
  g_return_val_if_fail (TR_IS_LOG_LINE (self), 0);

  return self->points;
}

const char *
tr_log_line_get_text (TrLogLine *self)
{
  g_return_val_if_fail (TR_IS_LOG_LINE (self), NULL);

  return self->text;
}
