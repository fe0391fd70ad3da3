/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-window-private.h"

#include "tr-actions.h"
#include "tr-tooltip.h"
#include "tr-words.h"

G_DEFINE_FINAL_TYPE (TrWindow, tr_window, ADW_TYPE_APPLICATION_WINDOW)

/* ── Pages ── */

/* What is said above the page, and which buttons make sense there. */
static void
update_header (TrWindow *self)
{
  const char *page = gtk_stack_get_visible_child_name (self->stack);
  gboolean game = g_strcmp0 (page, "game") == 0;
  gboolean saves = g_strcmp0 (page, "saves") == 0;
  g_autofree char *subtitle = NULL;
  const char *title = _("Two Rivers");

  g_assert (TR_IS_WINDOW (self));

  if (saves)
    title = _("Saved Games");
  else if (game && self->session != NULL)
    {
      title = tr_translate (tr_session_get_game (self->session)->rules->title);
      g_object_get (self->game_page, "subtitle", &subtitle, NULL);
    }
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle != NULL ? subtitle : "");
  gtk_widget_set_visible (self->back_button, saves);
  gtk_widget_set_visible (self->new_button, !saves);
  gtk_widget_set_visible (self->undo_button, game);
  gtk_widget_set_visible (self->redo_button, game);
  gtk_widget_set_visible (self->hint_button, game);
}

/* Thinking is shown where it was asked for; why there is no hint is told there too. */
static void
update_hint_button (TrWindow *self)
{
  const char *obstacle = tr_game_page_get_hint_obstacle (self->game_page);
  gboolean thinking;

  g_object_get (self->game_page, "hint-thinking", &thinking, NULL);
  gtk_stack_set_visible_child (self->hint_stack, thinking ? GTK_WIDGET (self->hint_spinner) : self->hint_icon);
  gtk_spinner_set_spinning (self->hint_spinner, thinking);
  tr_actions_describe (self->hint_button);
  if (obstacle != NULL)
    gtk_widget_set_tooltip_text (self->hint_button, obstacle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hint_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  obstacle != NULL ? obstacle : "", -1);
}

/* Keys must not reach a game that nobody sees. */
static void
on_page_changed (TrWindow *self)
{
  gboolean game = g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "game") == 0;

  gtk_widget_insert_action_group (GTK_WIDGET (self), "game",
                                  game ? tr_game_page_get_actions (self->game_page) : NULL);
  tr_window_update_actions (self);
  update_header (self);
}

/* Pages are made when they are shown for the first time: a window that opens a game needs neither of these. */
static void
make_page (TrWindow   *self,
           const char *name)
{
  if (self->start_page == NULL && g_str_equal (name, "start"))
    {
      self->start_page = g_object_new (TR_TYPE_START_PAGE, NULL);
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->start_page), name);
      tr_window_offer_left (self);
    }
  else if (self->saves_page == NULL && g_str_equal (name, "saves"))
    {
      self->saves_page = g_object_new (TR_TYPE_SAVES_PAGE, NULL);
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->saves_page), name);
      tr_window_offer_saves (self);
    }
}

void
tr_window_show_page (TrWindow   *self,
                     const char *name)
{
  const char *page = gtk_stack_get_visible_child_name (self->stack);
  GtkWidget *shown;

  g_assert (TR_IS_WINDOW (self));

  make_page (self, name);
  if (g_strcmp0 (page, "saves") != 0)
    self->came_from = g_strcmp0 (page, "game") == 0 ? "game" : "start";
  gtk_stack_set_visible_child_name (self->stack, name);
  shown = gtk_stack_get_visible_child (self->stack);
  if (!gtk_widget_grab_focus (shown))
    gtk_widget_child_focus (shown, GTK_DIR_TAB_FORWARD);
}

static void
on_session_changed (TrWindow *self)
{
  tr_window_adopt (self);
  update_header (self);
  tr_window_update_rules (self);
}

/* ── Warnings ── */

void
tr_window_warn (TrWindow   *self,
                const char *text)
{
  g_assert (TR_IS_WINDOW (self));

  if (text != NULL)
    gtk_label_set_label (self->banner_label, text);
  gtk_revealer_set_reveal_child (self->banner, text != NULL);
}

static void
on_banner_closed (TrWindow *self)
{
  tr_window_warn (self, NULL);
}

/* ── Files dropped on the window ── */

static gboolean
on_drop (TrWindow     *self,
         const GValue *value,
         double        x,
         double        y)
{
  g_autoptr(GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  if (files == NULL)
    return FALSE;
  tr_window_open (self, files->data);
  return TRUE;
}

static void
accept_files (TrWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_swapped (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* ── The window ── */

/* Without a game it begins with what is offered. */
static void
tr_window_show (GtkWidget *widget)
{
  TrWindow *self = TR_WINDOW (widget);

  if (self->session == NULL && self->start_page == NULL)
    tr_window_show_page (self, "start");
  GTK_WIDGET_CLASS (tr_window_parent_class)->show (widget);
}

static gboolean
tr_window_close_request (GtkWindow *window)
{
  TrWindow *self = TR_WINDOW (window);

  if (!tr_window_leave (self))
    return TRUE;
  if (self->rules_window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->rules_window));
  return GTK_WINDOW_CLASS (tr_window_parent_class)->close_request (window);
}

static void
tr_window_dispose (GObject *object)
{
  TrWindow *self = TR_WINDOW (object);

  gtk_widget_insert_action_group (GTK_WIDGET (self), "game", NULL);
  if (self->rules_window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->rules_window));
  g_clear_weak_pointer (&self->rules_window);
  g_clear_object (&self->session);
  g_clear_object (&self->keeper);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (tr_window_parent_class)->dispose (object);
}

static void
tr_window_class_init (TrWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GtkWindowClass *window_class = GTK_WINDOW_CLASS (klass);

  object_class->dispose = tr_window_dispose;
  widget_class->show = tr_window_show;
  window_class->close_request = tr_window_close_request;

  g_type_ensure (TR_TYPE_GAME_PAGE);
  g_type_ensure (TR_TYPE_TOAST);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TrWindow, title);
  gtk_widget_class_bind_template_child (widget_class, TrWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, TrWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, TrWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, TrWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, TrWindow, hint_button);
  gtk_widget_class_bind_template_child (widget_class, TrWindow, hint_stack);
  gtk_widget_class_bind_template_child (widget_class, TrWindow, hint_icon);
  gtk_widget_class_bind_template_child (widget_class, TrWindow, hint_spinner);
  gtk_widget_class_bind_template_child (widget_class, TrWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TrWindow, banner);
  gtk_widget_class_bind_template_child (widget_class, TrWindow, banner_label);
  gtk_widget_class_bind_template_child (widget_class, TrWindow, toast);
  gtk_widget_class_bind_template_child (widget_class, TrWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, TrWindow, game_page);
  gtk_widget_class_bind_template_callback (widget_class, on_page_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_session_changed);
  gtk_widget_class_bind_template_callback (widget_class, tr_window_show_rules_page);
  gtk_widget_class_bind_template_callback (widget_class, update_header);
  gtk_widget_class_bind_template_callback (widget_class, update_hint_button);
  gtk_widget_class_bind_template_callback (widget_class, on_banner_closed);
}

static void
describe_menu_button (TrWindow *self)
{
  g_autofree char *tooltip = tr_actions_dup_tooltip ("win.menu");

  tr_tooltip_set (GTK_WIDGET (self->menu_button), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(tr_actions_find ("win.menu")->title), -1);
}

static void
tr_window_init (TrWindow *self)
{
  self->came_from = "start";
  tr_window_add_actions (self);
  tr_window_add_rules_actions (self);
  gtk_widget_init_template (GTK_WIDGET (self));

  tr_actions_describe (self->new_button);
  tr_actions_describe (self->undo_button);
  tr_actions_describe (self->redo_button);
  update_hint_button (self);
  describe_menu_button (self);
  accept_files (self);

  self->settings = g_settings_new (TR_APP_ID);
  g_settings_bind (self->settings, "width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);

  tr_window_open_keeper (self);
  on_page_changed (self);
}

GtkWidget *
tr_window_new (GtkApplication *application)
{
  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);

  return g_object_new (TR_TYPE_WINDOW, "application", application, NULL);
}
