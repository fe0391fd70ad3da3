/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-player.h"

struct _TrPlayer
{
  GObject   parent_instance;

  unsigned  index;
  char     *name;
  TrSeat    seat;               /* its strings are not used */
  char     *level;
  int       score;
  gboolean  score_hidden;
  unsigned  rank;
  gboolean  on_turn;
};

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_NAME,
  PROP_KIND,
  PROP_LEVEL,
  PROP_COLOUR,
  PROP_MARK,
  PROP_SCORE,
  PROP_SCORE_HIDDEN,
  PROP_RANK,
  PROP_ON_TURN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TrPlayer, tr_player, G_TYPE_OBJECT)

static void
tr_player_finalize (GObject *object)
{
  TrPlayer *self = TR_PLAYER (object);

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->level, g_free);

  G_OBJECT_CLASS (tr_player_parent_class)->finalize (object);
}

static void
tr_player_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  TrPlayer *self = TR_PLAYER (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      g_value_set_uint (value, self->index);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_KIND:
      g_value_set_string (value, tr_seat_kind_words[self->seat.kind]);
      break;
    case PROP_LEVEL:
      g_value_set_string (value, self->level);
      break;
    case PROP_COLOUR:
      g_value_set_string (value, tr_colour_words[self->seat.colour]);
      break;
    case PROP_MARK:
      g_value_set_string (value, tr_mark_words[self->seat.mark]);
      break;
    case PROP_SCORE:
      g_value_set_int (value, self->score);
      break;
    case PROP_SCORE_HIDDEN:
      g_value_set_boolean (value, self->score_hidden);
      break;
    case PROP_RANK:
      g_value_set_uint (value, self->rank);
      break;
    case PROP_ON_TURN:
      g_value_set_boolean (value, self->on_turn);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tr_player_class_init (TrPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->finalize = tr_player_finalize;
  object_class->get_property = tr_player_get_property;

  properties[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, TR_SEATS_MAX - 1, 0, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_KIND] = g_param_spec_string ("kind", NULL, NULL, NULL, flags);
  properties[PROP_LEVEL] = g_param_spec_string ("level", NULL, NULL, NULL, flags);
  properties[PROP_COLOUR] = g_param_spec_string ("colour", NULL, NULL, NULL, flags);
  properties[PROP_MARK] = g_param_spec_string ("mark", NULL, NULL, NULL, flags);
  properties[PROP_SCORE] = g_param_spec_int ("score", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_SCORE_HIDDEN] = g_param_spec_boolean ("score-hidden", NULL, NULL, FALSE, flags);
  properties[PROP_RANK] = g_param_spec_uint ("rank", NULL, NULL, 0, TR_SEATS_MAX, 0, flags);
  properties[PROP_ON_TURN] = g_param_spec_boolean ("on-turn", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tr_player_init (TrPlayer *self)
{
}

TrPlayer *
tr_player_new (unsigned      index,
               const TrSeat *seat)
{
  TrPlayer *self;

  g_return_val_if_fail (index < TR_SEATS_MAX, NULL);
  g_return_val_if_fail (seat != NULL, NULL);

  self = g_object_new (TR_TYPE_PLAYER, NULL);
  self->index = index;
  self->seat = *seat;
  self->name = tr_seat_dup_name (seat, index);
  self->level = g_strdup (seat->level);
  return self;
}

unsigned
tr_player_get_index (TrPlayer *self)
{
  g_return_val_if_fail (TR_IS_PLAYER (self), 0);

  return self->index;
}

const char *
tr_player_get_name (TrPlayer *self)
{
  g_return_val_if_fail (TR_IS_PLAYER (self), NULL);

  return self->name;
}

TrSeatKind
tr_player_get_kind (TrPlayer *self)
{
  g_return_val_if_fail (TR_IS_PLAYER (self), TR_SEAT_HUMAN);

  return self->seat.kind;
}

int
tr_player_get_score (TrPlayer *self)
{
  g_return_val_if_fail (TR_IS_PLAYER (self), 0);

  return self->score;
}

gboolean
tr_player_get_score_hidden (TrPlayer *self)
{
  g_return_val_if_fail (TR_IS_PLAYER (self), FALSE);

  return self->score_hidden;
}

unsigned
tr_player_get_rank (TrPlayer *self)
{
  g_return_val_if_fail (TR_IS_PLAYER (self), 0);

  return self->rank;
}

gboolean
tr_player_get_on_turn (TrPlayer *self)
{
  g_return_val_if_fail (TR_IS_PLAYER (self), FALSE);

  return self->on_turn;
}

void
tr_player_set_kind (TrPlayer   *self,
                    TrSeatKind  kind)
{
  g_return_if_fail (TR_IS_PLAYER (self));

  if (self->seat.kind == kind)
    return;
  self->seat.kind = kind;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KIND]);
}

void
tr_player_set_score_hidden (TrPlayer *self,
                            gboolean  hidden)
{
  g_return_if_fail (TR_IS_PLAYER (self));

  if (self->score_hidden == !!hidden)
    return;
  self->score_hidden = !!hidden;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SCORE_HIDDEN]);
}

void
tr_player_update (TrPlayer *self,
                  int       score,
                  unsigned  rank,
                  gboolean  on_turn)
{
  g_return_if_fail (TR_IS_PLAYER (self));

  g_object_freeze_notify (G_OBJECT (self));
  if (self->score != score)
    {
      self->score = score;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SCORE]);
    }
  if (self->rank != rank)
    {
      self->rank = rank;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RANK]);
    }
  if (self->on_turn != on_turn)
    {
      self->on_turn = on_turn;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ON_TURN]);
    }
  g_object_thaw_notify (G_OBJECT (self));
}
