/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-choice.h"

struct _TrChoice
{
  GObject  parent_instance;

  char    *label;
  TrMove   move;
  TrThing  thing;
  gboolean main;
};

enum
{
  PROP_0,
  PROP_LABEL,
  PROP_MAIN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TrChoice, tr_choice, G_TYPE_OBJECT)

static void
tr_choice_get_property (GObject    *object,
                        guint       property,
                        GValue     *value,
                        GParamSpec *pspec)
{
  TrChoice *self = TR_CHOICE (object);

  switch (property)
    {
    case PROP_LABEL:
      g_value_set_string (value, self->label);
      break;
    case PROP_MAIN:
      g_value_set_boolean (value, self->main);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tr_choice_finalize (GObject *object)
{
  g_free (TR_CHOICE (object)->label);
  G_OBJECT_CLASS (tr_choice_parent_class)->finalize (object);
}

static void
tr_choice_class_init (TrChoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tr_choice_get_property;
  object_class->finalize = tr_choice_finalize;
  properties[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_MAIN] = g_param_spec_boolean ("main", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tr_choice_init (TrChoice *self)
{
}

TrChoice *
tr_choice_new (char     *label,
               TrMove    move,
               TrThing   thing,
               gboolean  main)
{
  TrChoice *self = g_object_new (TR_TYPE_CHOICE, NULL);

  self->label = label;
  self->move = move;
  self->thing = thing;
  self->main = main;
  return self;
}

const char *
tr_choice_get_label (TrChoice *self)
{
  g_return_val_if_fail (TR_IS_CHOICE (self), NULL);

  return self->label;
}

TrMove
tr_choice_get_move (TrChoice *self)
{
  g_return_val_if_fail (TR_IS_CHOICE (self), TR_MOVE_NONE);

  return self->move;
}

TrThing
tr_choice_get_thing (TrChoice *self)
{
  g_return_val_if_fail (TR_IS_CHOICE (self), (TrThing) { 0 });

  return self->thing;
}

gboolean
tr_choice_get_main (TrChoice *self)
{
  g_return_val_if_fail (TR_IS_CHOICE (self), FALSE);

  return self->main;
}

gboolean
tr_choice_equal (TrChoice *a,
                 TrChoice *b)
{
  g_return_val_if_fail (TR_IS_CHOICE (a), FALSE);
  g_return_val_if_fail (TR_IS_CHOICE (b), FALSE);

  return a->move == b->move && a->thing.sort == b->thing.sort && a->thing.index == b->thing.index;
}
