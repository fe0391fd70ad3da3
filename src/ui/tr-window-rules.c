/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-window-private.h"

#include "tr-reference-window.h"

/* The rules: beside the table while a game is seen, else, or when somebody likes it better, in a window of their own. */

static TrReferenceView *
get_view (TrWindow *self)
{
  return tr_reference_window_get_view (TR_REFERENCE_WINDOW (self->rules_window));
}

static gboolean
sees_game (TrWindow *self)
{
  return self->session != NULL && g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "game") == 0;
}

void
tr_window_update_rules (TrWindow *self)
{
  TrReference *reference;

  g_assert (TR_IS_WINDOW (self));

  if (self->rules_window == NULL)
    return;
  reference = self->session != NULL ? tr_session_get_reference (self->session) : NULL;
  tr_reference_window_set_game (TR_REFERENCE_WINDOW (self->rules_window), reference,
                                reference != NULL ? tr_session_get_game (self->session)->rules : NULL,
                                reference != NULL ? tr_game_page_list_presence : NULL, self->game_page);
}

/* What can be done now is not what it was. */
static void
on_subtitle_changed (TrWindow *self)
{
  if (self->rules_window != NULL)
    tr_reference_view_update (get_view (self), sees_game (self) ? tr_game_page_get_asked (self->game_page) : NULL);
}

static void
make_window (TrWindow *self)
{
  GtkWidget *window = tr_reference_window_new (gtk_window_get_application (GTK_WINDOW (self)));

  g_set_weak_pointer (&self->rules_window, window);
  tr_window_update_rules (self);
  on_subtitle_changed (self);
  g_signal_connect_object (self->game_page, "notify::subtitle", G_CALLBACK (on_subtitle_changed), self, G_CONNECT_SWAPPED);
}

/* ID NULL or empty: where it is. */
static void
show_window (TrWindow   *self,
             const char *id)
{
  if (self->rules_window == NULL)
    make_window (self);
  if (id != NULL && *id != '\0')
    tr_reference_view_open (get_view (self), id);
  gtk_window_present (GTK_WINDOW (self->rules_window));
  gtk_widget_grab_focus (GTK_WIDGET (get_view (self)));
}

gboolean
tr_window_show_rules_page (TrWindow   *self,
                           const char *id)
{
  g_assert (TR_IS_WINDOW (self));

  /* Beside the table, unless a window is open already. */
  if (self->rules_window == NULL)
    return FALSE;
  show_window (self, id);
  return TRUE;
}

/* ── Actions ── */

static void
on_rules (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  TrWindow *self = data;

  /* A table that is covered has no room beside it. */
  if (self->rules_window != NULL || !sees_game (self) || !tr_game_page_toggle_rules (self->game_page))
    show_window (self, sees_game (self) ? tr_game_page_get_asked (self->game_page) : NULL);
}

static void
on_search_rules (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  TrWindow *self = data;

  if (self->rules_window == NULL && sees_game (self) && tr_game_page_open_rules (self->game_page, NULL))
    return;
  show_window (self, NULL);
  gtk_widget_activate_action (GTK_WIDGET (get_view (self)), "rules.contents", NULL);
}

static void
on_rules_window (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  show_window (data, NULL);
}

static void
on_rules_page (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  show_window (data, g_variant_get_string (parameter, NULL));
}

void
tr_window_add_rules_actions (TrWindow *self)
{
  static const GActionEntry entries[] = {
    { "rules", on_rules, NULL, NULL, NULL, { 0 } },
    { "search-rules", on_search_rules, NULL, NULL, NULL, { 0 } },
    { "rules-window", on_rules_window, NULL, NULL, NULL, { 0 } },
    { "rules-page", on_rules_page, "s", NULL, NULL, { 0 } },
  };

  g_assert (TR_IS_WINDOW (self));

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
