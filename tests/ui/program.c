/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "program.h"

#include "files.h"
#include "folders.h"
#include "hand.h"
#include "tr-keeper.h"

#include <string.h>

static TrApplication *application;

static void
start (void)
{
  g_autoptr(GError) error = NULL;

  application = tr_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
}

void
test_program_init (int    *argc,
                   char ***argv)
{
  gtk_test_init (argc, argv, NULL);
  test_files_init ();
  g_assert_true (test_hand_init ());
  start ();
}

void
test_program_restart (void)
{
  g_clear_object (&application);
  start ();
}

int
test_program_run (void)
{
  int status = g_test_run ();

  g_clear_object (&application);
  test_files_clear ();
  return status;
}

char *
test_program_folder (void)
{
  char *folder = tr_keeper_dup_usual_folder ();

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return folder;
}

static gboolean
is_ready (gpointer window)
{
  return gtk_widget_get_mapped (window) && gtk_widget_get_width (window) > 0 && gtk_window_is_active (window);
}

TrWindow *
test_program_open (void)
{
  GtkWidget *window = tr_window_new (GTK_APPLICATION (application));

  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (test_hand_wait (is_ready, window));
  return TR_WINDOW (window);
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

void
test_program_close (TrWindow *window)
{
  gpointer weak = window;

  g_object_add_weak_pointer (G_OBJECT (window), &weak);
  gtk_window_close (GTK_WINDOW (window));
  g_assert_true (test_hand_wait (is_gone, &weak));
}

void
test_program_end (TrWindow *window)
{
  g_autofree char *folder = test_program_folder ();
  g_autoptr(GSettings) settings = g_settings_new ("io.github.tworivers.TwoRivers");

  test_program_close (window);
  test_folder_remove (folder);
  g_settings_reset (settings, "seats");
  g_settings_reset (settings, "last-game");
  g_settings_reset (settings, "strict-undo");
}

static gboolean
has_window (gpointer data)
{
  GType type = *(GType *) data;
  g_autoptr(GList) windows = gtk_window_list_toplevels ();

  for (GList *item = windows; item != NULL; item = item->next)
    if (g_type_is_a (G_OBJECT_TYPE (item->data), type) && is_ready (item->data))
      return TRUE;
  return FALSE;
}

GtkWidget *
test_program_wait (GType type)
{
  g_autoptr(GList) windows = NULL;

  g_assert_true (test_hand_wait (has_window, &type));
  windows = gtk_window_list_toplevels ();
  for (GList *item = windows; item != NULL; item = item->next)
    if (g_type_is_a (G_OBJECT_TYPE (item->data), type) && is_ready (item->data))
      return item->data;
  g_assert_not_reached ();
}

static const char *
get_label (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_label (GTK_LABEL (widget));
  if (GTK_IS_BUTTON (widget))
    return gtk_button_get_label (GTK_BUTTON (widget));
  if (ADW_IS_PREFERENCES_ROW (widget))
    return adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget));
  return NULL;
}

GtkWidget *
test_program_find (GtkWidget  *root,
                   GType       type,
                   const char *label)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type) && (label == NULL || g_strcmp0 (get_label (root), label) == 0))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = test_program_find (child, type, label);

      if (found != NULL)
        return found;
    }
  return NULL;
}

gboolean
test_program_says (GtkWidget  *root,
                   const char *part)
{
  if (!gtk_widget_get_visible (root))
    return FALSE;
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), part) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (test_program_says (child, part))
      return TRUE;
  return FALSE;
}

void
test_program_tab_to (GtkWidget *widget)
{
  for (guint i = 0; i < 60; i++)
    {
      GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

      if (focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget)))
        return;
      test_hand_key (GDK_KEY_Tab, 0);
    }
  g_error ("keys do not lead to %s, but to %s", G_OBJECT_TYPE_NAME (widget),
           G_OBJECT_TYPE_NAME (gtk_root_get_focus (gtk_widget_get_root (widget))));
}

void
test_program_type (const char *text)
{
  for (const char *c = text; *c != '\0'; c++)
    test_hand_key (gdk_unicode_to_keyval ((guint32) *c), 0);
}
