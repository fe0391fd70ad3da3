/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-window-private.h"

#include "tr-actions.h"
#include "tr-compat.h"
#include "tr-library.h"
#include "tr-new-game-dialog.h"
#include "tr-words.h"

/* ── New games ── */

static void
on_begin (TrWindow  *self,
          TrSession *session)
{
  tr_window_begin (self, session, NULL, NULL);
}

static void
show_new_game (TrWindow   *self,
               const char *rules)
{
  GtkWidget *dialog = tr_new_game_dialog_new (rules);
  int width, height;

  /* Not larger than the window: on a small screen that is as large as the screen. */
  gtk_window_get_default_size (GTK_WINDOW (dialog), &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (dialog), MIN (width, gtk_widget_get_width (GTK_WIDGET (self))),
                               MIN (height, gtk_widget_get_height (GTK_WIDGET (self))));
  g_signal_connect_object (dialog, "begin", G_CALLBACK (on_begin), self, G_CONNECT_SWAPPED);
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
on_new_game (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  show_new_game (data, NULL);
}

static void
on_new_game_of (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  show_new_game (data, g_variant_get_string (parameter, NULL));
}

static void
on_continue (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  tr_window_continue (data);
}

static void
on_rematch (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  tr_window_rematch (data);
}

/* ── Files ── */

static void
on_chosen_to_open (GObject      *source,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *path = tr_compat_choose_finish (result, &error);

  if (path != NULL)
    tr_window_open_path (TR_WINDOW (source), path);
  else if (error != NULL)
    tr_compat_tell (GTK_WINDOW (source), _("This Game Cannot Be Opened"), error->message);
}

static void
on_open (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  tr_compat_open_file_async (data, _("Open a Saved Game"), TR_FILE_GAME, on_chosen_to_open, NULL);
}

static void
on_open_path (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  tr_window_open_path (data, g_variant_get_bytestring (parameter));
}

static void
on_chosen_to_save (GObject      *source,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *path = tr_compat_choose_finish (result, &error);

  if (path != NULL)
    tr_window_save (TR_WINDOW (source), path);
  else if (error != NULL)
    tr_compat_tell (GTK_WINDOW (source), _("The Game Cannot Be Saved"), error->message);
}

static void
on_save_as (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  TrWindow *self = data;
  const char *title = tr_translate (tr_session_get_game (self->session)->rules->title);
  g_autofree char *name = g_strconcat (title, TR_LIBRARY_ENDING, NULL);

  tr_compat_save_file_async (GTK_WINDOW (self), _("Save a Copy"), g_strdelimit (name, G_DIR_SEPARATOR_S, '-'),
                             on_chosen_to_save, NULL);
}

/* ── Looking around ── */

static void
on_saved_games (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  tr_window_show_page (data, "saves");
}

static void
on_back (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  TrWindow *self = data;

  tr_window_show_page (self, self->came_from);
}

static void
on_menu (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  gtk_menu_button_popup (TR_WINDOW (data)->menu_button);
}

/* No GPropertyAction, which would hold the window that holds it. */
static void
on_fullscreen (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  if (gtk_window_is_fullscreen (data))
    gtk_window_unfullscreen (data);
  else
    gtk_window_fullscreen (data);
}

static void
on_show_help (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  GtkWidget *help = tr_actions_new_help ();

  gtk_window_set_transient_for (GTK_WINDOW (help), data);
  gtk_window_present (GTK_WINDOW (help));
}

static const GActionEntry entries[] = {
  { "new-game", on_new_game, NULL, NULL, NULL, { 0 } },
  { "new-game-of", on_new_game_of, "s", NULL, NULL, { 0 } },
  { "continue", on_continue, NULL, NULL, NULL, { 0 } },
  { "rematch", on_rematch, NULL, NULL, NULL, { 0 } },
  { "open", on_open, NULL, NULL, NULL, { 0 } },
  { "open-path", on_open_path, "ay", NULL, NULL, { 0 } },
  { "save-as", on_save_as, NULL, NULL, NULL, { 0 } },
  { "saved-games", on_saved_games, NULL, NULL, NULL, { 0 } },
  { "back", on_back, NULL, NULL, NULL, { 0 } },
  { "menu", on_menu, NULL, NULL, NULL, { 0 } },
  { "fullscreen", on_fullscreen, NULL, NULL, NULL, { 0 } },
  { "show-help-overlay", on_show_help, NULL, NULL, NULL, { 0 } },
};

void
tr_window_add_actions (TrWindow *self)
{
  g_assert (TR_IS_WINDOW (self));

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

static void
set_enabled (TrWindow   *self,
             const char *name,
             gboolean    enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
tr_window_update_actions (TrWindow *self)
{
  const char *page = gtk_stack_get_visible_child_name (self->stack);
  gboolean saves = g_strcmp0 (page, "saves") == 0;

  g_assert (TR_IS_WINDOW (self));

  set_enabled (self, "save-as", self->session != NULL);
  set_enabled (self, "rematch", self->session != NULL);
  set_enabled (self, "saved-games", !saves);
  set_enabled (self, "back", saves);
}
