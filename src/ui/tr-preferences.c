/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-preferences.h"

struct _TrPreferences
{
  AdwPreferencesWindow parent_instance;

  GSettings           *settings;
  AdwComboRow         *pace_row;
  AdwComboRow         *style_row;
  GtkSwitch           *motion_switch;
  GtkSwitch           *hand_over_switch;
  GtkSwitch           *strict_undo_switch;
};

G_DEFINE_FINAL_TYPE (TrPreferences, tr_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* The words of the settings, in the order of the rows of the template. */
static const char *const paces[] = { "instant", "quick", "calm", "step", NULL };
static const char *const styles[] = { "system", "light", "dark", NULL };

static gboolean
word_to_row (GValue   *value,
             GVariant *variant,
             gpointer  words)
{
  const char *word = g_variant_get_string (variant, NULL);
  const char *const *list = words;

  for (guint i = 0; list[i] != NULL; i++)
    {
      if (!g_str_equal (list[i], word))
        continue;
      g_value_set_uint (value, i);
      return TRUE;
    }
  return FALSE;
}

static GVariant *
row_to_word (const GValue       *value,
             const GVariantType *type,
             gpointer            words)
{
  const char *const *list = words;
  guint selected = g_value_get_uint (value);

  return selected < g_strv_length ((char **) list) ? g_variant_new_string (list[selected]) : NULL;
}

static void
bind_row (TrPreferences     *self,
          const char        *key,
          AdwComboRow       *row,
          const char *const *words)
{
  g_settings_bind_with_mapping (self->settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT, word_to_row, row_to_word,
                                (gpointer) words, NULL);
}

static void
tr_preferences_dispose (GObject *object)
{
  TrPreferences *self = TR_PREFERENCES (object);

  g_clear_object (&self->settings);

  G_OBJECT_CLASS (tr_preferences_parent_class)->dispose (object);
}

static void
tr_preferences_class_init (TrPreferencesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tr_preferences_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, TrPreferences, pace_row);
  gtk_widget_class_bind_template_child (widget_class, TrPreferences, style_row);
  gtk_widget_class_bind_template_child (widget_class, TrPreferences, motion_switch);
  gtk_widget_class_bind_template_child (widget_class, TrPreferences, hand_over_switch);
  gtk_widget_class_bind_template_child (widget_class, TrPreferences, strict_undo_switch);
}

static void
tr_preferences_init (TrPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = g_settings_new (TR_APP_ID);
  bind_row (self, "pace", self->pace_row, paces);
  bind_row (self, "style", self->style_row, styles);
  g_settings_bind (self->settings, "motion", self->motion_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "hand-over", self->hand_over_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "strict-undo", self->strict_undo_switch, "active", G_SETTINGS_BIND_DEFAULT);
}

GtkWidget *
tr_preferences_new (void)
{
  return g_object_new (TR_TYPE_PREFERENCES, NULL);
}
