/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-pacer.h"

/* How long a slide takes. */
#define MOTION_MS 200

struct _TrPacer
{
  GObject       parent_instance;

  GSettings    *settings;
  TrSession    *session;
  GSignalGroup *session_signals;
  gboolean      holding;
  guint         timer;          /* 0 while holding: until a person says so */
};

enum
{
  PROP_0,
  PROP_SESSION,
  PROP_WAITING,
  PROP_MOTION,
  N_PROPS
};

static const guint pauses[] = { [TR_PACE_INSTANT] = 0, [TR_PACE_QUICK] = 600, [TR_PACE_CALM] = 1500, [TR_PACE_STEP] = 0 };

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TrPacer, tr_pacer, G_TYPE_OBJECT)

static TrPace
get_pace (TrPacer *self)
{
  return (TrPace) g_settings_get_enum (self->settings, "pace");
}

/* A computer player is to move, and its answer is not known yet. */
static gboolean
has_computer_next (TrPacer *self)
{
  unsigned seat = tr_session_get_turn (self->session).seat;

  return seat != TR_SEAT_NONE && tr_session_get_seats (self->session)[seat].kind == TR_SEAT_COMPUTER
         && tr_session_get_cursor (self->session) == tr_session_get_length (self->session);
}

static void
let_go (TrPacer *self)
{
  if (!self->holding)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  self->holding = FALSE;
  g_object_set (self->session, "paused", FALSE, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WAITING]);
}

static gboolean
on_timer (gpointer data)
{
  TrPacer *self = data;

  self->timer = 0;
  let_go (self);
  return G_SOURCE_REMOVE;
}

static void
hold (TrPacer *self)
{
  TrPace pace = get_pace (self);

  g_clear_handle_id (&self->timer, g_source_remove);
  self->holding = TRUE;
  if (pace != TR_PACE_STEP)
    self->timer = g_timeout_add (pauses[pace], on_timer, self);
  g_object_set (self->session, "paused", TRUE, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WAITING]);
}

static void
on_played (TrPacer *self)
{
  if (get_pace (self) != TR_PACE_INSTANT && has_computer_next (self))
    hold (self);
}

/* Where nobody waits for a computer any more, nothing is held. */
static void
on_moved (TrPacer *self)
{
  if (!has_computer_next (self))
    let_go (self);
}

static void
on_pace_changed (TrPacer *self)
{
  if (!self->holding)
    return;
  if (get_pace (self) == TR_PACE_INSTANT)
    let_go (self);
  else
    hold (self);
}

static void
on_motion_changed (TrPacer *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MOTION]);
}

/* ── The object ── */

static void
tr_pacer_get_property (GObject    *object,
                       guint       property,
                       GValue     *value,
                       GParamSpec *pspec)
{
  TrPacer *self = TR_PACER (object);

  switch (property)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    case PROP_WAITING:
      g_value_set_boolean (value, tr_pacer_get_waiting (self));
      break;
    case PROP_MOTION:
      g_value_set_uint (value, tr_pacer_get_motion (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tr_pacer_set_property (GObject      *object,
                       guint         property,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  if (property == PROP_SESSION)
    tr_pacer_set_session (TR_PACER (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tr_pacer_dispose (GObject *object)
{
  TrPacer *self = TR_PACER (object);

  tr_pacer_set_session (self, NULL);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (tr_pacer_parent_class)->dispose (object);
}

static void
tr_pacer_class_init (TrPacerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags told = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = tr_pacer_dispose;
  object_class->get_property = tr_pacer_get_property;
  object_class->set_property = tr_pacer_set_property;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, TR_TYPE_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_WAITING] = g_param_spec_boolean ("waiting", NULL, NULL, FALSE, told);
  properties[PROP_MOTION] = g_param_spec_uint ("motion", NULL, NULL, 0, G_MAXUINT, MOTION_MS, told);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tr_pacer_init (TrPacer *self)
{
  self->session_signals = g_signal_group_new (TR_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "played", G_CALLBACK (on_played), self);
  g_signal_group_connect_swapped (self->session_signals, "moved", G_CALLBACK (on_moved), self);
}

TrPacer *
tr_pacer_new (GSettings *settings)
{
  TrPacer *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (TR_TYPE_PACER, NULL);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::pace", G_CALLBACK (on_pace_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::motion", G_CALLBACK (on_motion_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-enable-animations", G_CALLBACK (on_motion_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}

void
tr_pacer_set_session (TrPacer   *self,
                      TrSession *session)
{
  g_return_if_fail (TR_IS_PACER (self));
  g_return_if_fail (session == NULL || TR_IS_SESSION (session));

  if (session == self->session)
    return;
  /* A game that nobody looks at any more waits. */
  g_clear_handle_id (&self->timer, g_source_remove);
  self->holding = FALSE;
  g_signal_group_set_target (self->session_signals, NULL);
  if (self->session != NULL)
    g_object_set (self->session, "paused", TRUE, NULL);
  g_set_object (&self->session, session);
  g_signal_group_set_target (self->session_signals, session);
  if (session != NULL)
    {
      on_played (self);
      g_object_set (session, "paused", self->holding, NULL);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}

gboolean
tr_pacer_get_waiting (TrPacer *self)
{
  g_return_val_if_fail (TR_IS_PACER (self), FALSE);

  return self->holding && self->timer == 0;
}

gboolean
tr_pacer_step (TrPacer *self)
{
  g_return_val_if_fail (TR_IS_PACER (self), FALSE);

  if (!self->holding)
    return FALSE;
  let_go (self);
  return TRUE;
}

guint
tr_pacer_get_motion (TrPacer *self)
{
  gboolean animated;

  g_return_val_if_fail (TR_IS_PACER (self), 0);

  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &animated, NULL);
  return animated && g_settings_get_boolean (self->settings, "motion") ? MOTION_MS : 0;
}
