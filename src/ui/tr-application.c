/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-application.h"

#include "tr-actions.h"
#include "tr-compat.h"
#include "tr-preferences.h"
#include "tr-window.h"

#include <stdio.h>

struct _TrApplication
{
  AdwApplication parent_instance;

  GSettings     *settings;
};

G_DEFINE_FINAL_TYPE (TrApplication, tr_application, ADW_TYPE_APPLICATION)

static TrWindow *
get_window (TrApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  g_assert (TR_IS_APPLICATION (self));

  for (GList *item = gtk_application_get_windows (GTK_APPLICATION (self)); item != NULL; item = item->next)
    if (TR_IS_WINDOW (item->data))
      window = item->data;
  return TR_IS_WINDOW (window) ? TR_WINDOW (window) : TR_WINDOW (tr_window_new (GTK_APPLICATION (self)));
}

/* ── Actions ── */

static void
on_preferences (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  GtkWidget *preferences = tr_preferences_new ();

  gtk_window_set_transient_for (GTK_WINDOW (preferences), GTK_WINDOW (get_window (data)));
  gtk_window_present (GTK_WINDOW (preferences));
}

static void
on_about (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  tr_compat_show_about (GTK_WINDOW (get_window (data)));
}

/* Every window gets its chance to say where its game is. */
static void
on_quit (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  g_autoptr(GList) windows = g_list_copy (gtk_application_get_windows (data));

  for (GList *item = windows; item != NULL; item = item->next)
    gtk_window_close (item->data);
}

static const GActionEntry actions[] = {
  { "preferences", on_preferences, NULL, NULL, NULL, { 0 } },
  { "about", on_about, NULL, NULL, NULL, { 0 } },
  { "quit", on_quit, NULL, NULL, NULL, { 0 } },
};

/* ── Style ── */

static void
on_style_changed (TrApplication *self,
                  const char    *key,
                  GSettings     *settings)
{
  static const struct
  {
    const char     *word;
    AdwColorScheme  scheme;
  } styles[] = {
    { "light", ADW_COLOR_SCHEME_FORCE_LIGHT },
    { "dark", ADW_COLOR_SCHEME_FORCE_DARK },
  };
  g_autofree char *word = g_settings_get_string (settings, "style");
  AdwColorScheme scheme = ADW_COLOR_SCHEME_DEFAULT;

  g_assert (TR_IS_APPLICATION (self));

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    if (g_str_equal (styles[i].word, word))
      scheme = styles[i].scheme;
  adw_style_manager_set_color_scheme (adw_application_get_style_manager (ADW_APPLICATION (self)), scheme);
}

/* ── The program ── */

static int
tr_application_handle_local_options (GApplication *application,
                                     GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version"))
    {
      printf ("%s %s\n", "two-rivers", TR_VERSION);
      return 0;
    }
  if (!gtk_init_check ())
    {
      g_printerr ("two-rivers: %s\n", _("there is no display to open a window on. Start it in a desktop session, or set "
                                        "DISPLAY or WAYLAND_DISPLAY; “two-rivers-cli” plays in a terminal."));
      return 2;
    }
  return -1;
}

static void
tr_application_startup (GApplication *application)
{
  TrApplication *self = TR_APPLICATION (application);

  G_APPLICATION_CLASS (tr_application_parent_class)->startup (application);

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  tr_actions_set_accels (GTK_APPLICATION (self));
  gtk_window_set_default_icon_name (TR_APP_ID);
  self->settings = g_settings_new (TR_APP_ID);
  g_signal_connect_object (self->settings, "changed::style", G_CALLBACK (on_style_changed), self, G_CONNECT_SWAPPED);
  on_style_changed (self, "style", self->settings);
}

static void
tr_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (get_window (TR_APPLICATION (application))));
}

/* There is one game in one window: of several files the first is opened. */
static void
tr_application_open (GApplication  *application,
                     GFile        **files,
                     int            n_files,
                     const char    *hint)
{
  TrWindow *window = get_window (TR_APPLICATION (application));

  /* The game is on the table when the window comes: no other page is laid out and drawn before it. */
  tr_window_open (window, files[0]);
  gtk_window_present (GTK_WINDOW (window));
}

static void
tr_application_finalize (GObject *object)
{
  TrApplication *self = TR_APPLICATION (object);

  g_clear_object (&self->settings);

  G_OBJECT_CLASS (tr_application_parent_class)->finalize (object);
}

static void
tr_application_class_init (TrApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->finalize = tr_application_finalize;
  application_class->handle_local_options = tr_application_handle_local_options;
  application_class->startup = tr_application_startup;
  application_class->activate = tr_application_activate;
  application_class->open = tr_application_open;
}

static void
tr_application_init (TrApplication *self)
{
  const GOptionEntry entries[] = {
    { "version", 'v', 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and leave"), NULL },
    G_OPTION_ENTRY_NULL
  };

  g_application_add_main_option_entries (G_APPLICATION (self), entries);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE]"));
}

TrApplication *
tr_application_new (void)
{
  return g_object_new (TR_TYPE_APPLICATION,
                       "application-id", TR_APP_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/io/github/tworivers/TwoRivers",
                       NULL);
}
