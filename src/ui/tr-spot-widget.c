/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-spot-widget.h"

#include "tr-actions.h"
#include "tr-i18n.h"

struct _TrSpotWidget
{
  GtkWidget parent_instance;

  guint32   key;
  char     *name;               /* as it was told to the toolkit */
  char     *description;
};

enum
{
  ACTIVATE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TrSpotWidget, tr_spot_widget, GTK_TYPE_WIDGET)

/* Its board knows what lies there. */
static void
on_page (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_signal_emit_by_name (gtk_widget_get_parent (widget), "explain", TR_SPOT_WIDGET (widget)->key);
}

/* What a screen reader is offered: it cannot press keys. */
static void
on_activate (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  gtk_widget_activate (widget);
}

static void
tr_spot_widget_finalize (GObject *object)
{
  TrSpotWidget *self = TR_SPOT_WIDGET (object);

  g_free (self->name);
  g_free (self->description);
  G_OBJECT_CLASS (tr_spot_widget_parent_class)->finalize (object);
}

static void
tr_spot_widget_class_init (TrSpotWidgetClass *klass)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tr_spot_widget_finalize;
  signals[ACTIVATE] = g_signal_new ("activate", TR_TYPE_SPOT_WIDGET, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (widget_class, signals[ACTIVATE]);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_signal (widget_class, keys[i], 0, "activate", NULL);
  gtk_widget_class_install_action (widget_class, "spot.activate", NULL, on_activate);
  gtk_widget_class_install_action (widget_class, "spot.page", NULL, on_page);
  tr_actions_add_bindings (widget_class, TR_ACTIONS_SPOT);
  gtk_widget_class_set_css_name (widget_class, "spot");
}

static void
tr_spot_widget_init (TrSpotWidget *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  /* The board finds out itself what is under the pointer: spots have shapes, and lie over each other. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tr_spot_widget_new (const TrSpot *spot)
{
  TrSpotWidget *self;

  g_return_val_if_fail (spot != NULL, NULL);

  self = g_object_new (TR_TYPE_SPOT_WIDGET,
                       "accessible-role", spot->pick.n > 0 ? GTK_ACCESSIBLE_ROLE_BUTTON : GTK_ACCESSIBLE_ROLE_IMG,
                       NULL);
  self->key = spot->key;
  return GTK_WIDGET (self);
}

guint32
tr_spot_widget_get_key (TrSpotWidget *self)
{
  g_return_val_if_fail (TR_IS_SPOT_WIDGET (self), 0);

  return self->key;
}

static char *
describe (const TrSpot *spot,
          gboolean      choosable,
          gboolean      chosen)
{
  const char *how = chosen ? _("Chosen.") : choosable ? _("Can be chosen.") : NULL;

  if (how == NULL)
    return g_strdup (spot->details != NULL ? spot->details : "");
  return spot->details != NULL ? g_strdup_printf ("%s %s", how, spot->details) : g_strdup (how);
}

void
tr_spot_widget_update (TrSpotWidget *self,
                       const TrSpot *spot,
                       gboolean      choosable,
                       gboolean      chosen)
{
  g_autofree char *description = NULL;

  g_return_if_fail (TR_IS_SPOT_WIDGET (self));
  g_return_if_fail (spot != NULL);

  description = describe (spot, choosable, chosen);
  if (g_strcmp0 (self->name, spot->name) != 0)
    {
      g_free (self->name);
      self->name = g_strdup (spot->name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->name, -1);
    }
  if (g_strcmp0 (self->description, description) != 0)
    {
      g_free (self->description);
      self->description = g_steal_pointer (&description);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->description, -1);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), !spot->shy || choosable || chosen);
}
