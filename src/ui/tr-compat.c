/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-compat.h"

#include "tr-error.h"
#include "tr-library.h"

/* ── Files ── */

static GtkFileFilter *
make_filter (TrFileKind kind)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  if (kind == TR_FILE_GAME)
    {
      gtk_file_filter_set_name (filter, _("Saved games"));
      gtk_file_filter_add_pattern (filter, "*" TR_LIBRARY_ENDING);
    }
  else
    {
      gtk_file_filter_set_name (filter, _("Boxes"));
    }
  gtk_file_filter_add_pattern (filter, "*.json");
  return filter;
}

static void
add_filters (GtkFileChooser *chooser,
             TrFileKind      kind)
{
  g_autoptr(GtkFileFilter) fitting = make_filter (kind);
  g_autoptr(GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, fitting);
  gtk_file_chooser_add_filter (chooser, all);
}

static void
on_file_response (GtkNativeDialog *dialog,
                  int              response,
                  gpointer         data)
{
  g_autoptr(GTask) task = data;
  g_autoptr(GFile) file = NULL;
  char *path;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  path = file != NULL ? g_file_get_path (file) : NULL;
  if (file != NULL && path == NULL)
    {
      g_autofree char *uri = g_file_get_uri (file);

      g_task_return_new_error (task, TR_ERROR, TR_ERROR_FILE, _("%s: this is not on this computer"), uri);
    }
  else
    g_task_return_pointer (task, path, g_free);
  gtk_native_dialog_destroy (dialog);
}

static GtkFileChooserNative *
choose (GtkWindow            *parent,
        const char           *title,
        GtkFileChooserAction  action,
        TrFileKind            kind,
        GAsyncReadyCallback   callback,
        gpointer              data)
{
  g_autoptr(GtkFileChooserNative) dialog = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);
  GTask *task = g_task_new (parent, NULL, callback, data);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  add_filters (GTK_FILE_CHOOSER (dialog), kind);
  /* The dialog lives as long as what waits for it. */
  g_task_set_task_data (task, g_object_ref (dialog), g_object_unref);
  g_signal_connect (dialog, "response", G_CALLBACK (on_file_response), task);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
  return dialog;
}

void
tr_compat_open_file_async (GtkWindow           *parent,
                           const char          *title,
                           TrFileKind           kind,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  choose (parent, title, GTK_FILE_CHOOSER_ACTION_OPEN, kind, callback, data);
}

void
tr_compat_save_file_async (GtkWindow           *parent,
                           const char          *title,
                           const char          *name,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (name != NULL);

  dialog = choose (parent, title, GTK_FILE_CHOOSER_ACTION_SAVE, TR_FILE_GAME, callback, data);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
}

char *
tr_compat_choose_finish (GAsyncResult  *result,
                         GError       **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* ── Telling and asking ── */

static AdwMessageDialog *
make_message (GtkWindow  *parent,
              const char *heading,
              const char *body)
{
  return ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));
}

void
tr_compat_tell (GtkWindow  *parent,
                const char *heading,
                const char *body)
{
  AdwMessageDialog *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));

  dialog = make_message (parent, heading, body);
  adw_message_dialog_add_response (dialog, "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_answer (AdwMessageDialog *dialog,
           const char       *response,
           gpointer          data)
{
  g_autoptr(GTask) task = data;

  g_task_return_boolean (task, g_str_equal (response, "yes"));
}

void
tr_compat_ask_async (GtkWindow           *parent,
                     const char          *heading,
                     const char          *body,
                     const char          *no,
                     const char          *yes,
                     GAsyncReadyCallback  callback,
                     gpointer             data)
{
  AdwMessageDialog *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));

  dialog = make_message (parent, heading, body);
  adw_message_dialog_add_responses (dialog, "no", no, "yes", yes, NULL);
  adw_message_dialog_set_close_response (dialog, "no");
  adw_message_dialog_set_default_response (dialog, "no");
  g_signal_connect (dialog, "response", G_CALLBACK (on_answer), g_task_new (parent, NULL, callback, data));
  gtk_window_present (GTK_WINDOW (dialog));
}

gboolean
tr_compat_ask_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  return g_task_propagate_boolean (G_TASK (result), NULL);
}

/* ── Spoken names ── */

void
tr_compat_name_buttons (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  /* What is left is the name of what is in the button. */
  if (GTK_IS_BUTTON (root) && gtk_button_get_use_underline (GTK_BUTTON (root)))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    tr_compat_name_buttons (child);
}

/* ── About ── */

void
tr_compat_show_about (GtkWindow *parent)
{
  static const char *const developers[] = { "The Two Rivers developers", NULL };
  AdwAboutWindow *about;

  g_return_if_fail (GTK_IS_WINDOW (parent));

  about = ADW_ABOUT_WINDOW (adw_about_window_new ());
  adw_about_window_set_application_name (about, _("Two Rivers"));
  adw_about_window_set_application_icon (about, TR_APP_ID);
  adw_about_window_set_version (about, TR_VERSION);
  adw_about_window_set_developer_name (about, _("The Two Rivers developers"));
  adw_about_window_set_developers (about, (const char **) developers);
  adw_about_window_set_artists (about, (const char **) developers);
  /* Translators: your name, and your mail address if you like; one a line */
  adw_about_window_set_translator_credits (about, _("translator-credits"));
  adw_about_window_set_license_type (about, GTK_LICENSE_GPL_3_0);
  adw_about_window_set_copyright (about, "© 2026 The Two Rivers developers");
  adw_about_window_set_comments (about, _("Board games of ancient Mesopotamia: play them, learn them, look at your "
                                          "games again. All words and all art here are our own."));
  adw_about_window_add_legal_section (about, _("The Games"), NULL, GTK_LICENSE_CUSTOM,
                                      _("The games belong to their authors and publishers, who have nothing to do with "
                                        "this program. <i>Assyria</i>, second edition, is published by Garphill Games."));
  adw_about_window_add_legal_section (about, _("The Figures"), NULL, GTK_LICENSE_CUSTOM,
                                      _("Some figures of the boards and decks are not printed in the rules: they are our "
                                        "reconstruction, and marked as such in the box that comes with the program. "
                                        "Whoever owns a printed game can play with its own figures: choose another box "
                                        "when a new game begins."));
  gtk_window_set_transient_for (GTK_WINDOW (about), parent);
  gtk_window_set_modal (GTK_WINDOW (about), TRUE);
  gtk_window_present (GTK_WINDOW (about));
}
