/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-save-row.h"

struct _TrSaveRow
{
  AdwBin         parent_instance;

  TrSavedGame   *game;
  GSignalGroup  *changes;       /* of the game */
  GtkStack      *name_stack;
  GtkLabel      *name_label;
  GtkEditable   *name_entry;
  GtkLabel      *name_error;
  GtkLabel      *line_label;
  GtkLabel      *standing_label;
  GtkLabel      *problem_label;
  GtkLabel      *date_label;
  GtkMenuButton *menu_button;
};

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS
};

enum
{
  ACT,
  RENAME,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TrSaveRow, tr_save_row, ADW_TYPE_BIN)

/* ── What is known of the game ── */

/* Two facts in a line, whichever of them are known. */
static char *
dup_line (const char *title,
          const char *progress)
{
  if (title != NULL && progress != NULL)
    /* Translators: title of a game, how far it is */
    return g_strdup_printf (_("%s · %s"), title, progress);
  return g_strdup (title);
}

static void
say (GtkLabel   *label,
     const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && text[0] != '\0');
}

/* By hand: the expressions of a template, which would look things up in a game of a row, let go of one that went before them
 * a second time (GTK 4.8). */
static void
show_game (TrSaveRow *self)
{
  TrSavedGame *game = self->game;
  GDateTime *date = game != NULL ? tr_saved_game_get_modified (game) : NULL;
  g_autofree char *line = NULL;
  g_autofree char *when = NULL;

  if (game == NULL)
    return;
  line = dup_line (tr_saved_game_get_title (game), tr_saved_game_get_progress (game));
  /* Translators: a date and a time, see g_date_time_format() */
  when = date != NULL ? g_date_time_format (date, _("%-d %B %Y, %H:%M")) : NULL;
  gtk_label_set_label (self->name_label, tr_saved_game_get_name (game));
  say (self->line_label, line);
  say (self->standing_label, tr_saved_game_get_standing (game));
  say (self->problem_label, tr_saved_game_is_broken (game) ? tr_saved_game_get_problem (game) : NULL);
  say (self->date_label, when);
}

/* ── The name ── */

void
tr_save_row_edit (TrSaveRow *self)
{
  g_return_if_fail (TR_IS_SAVE_ROW (self));
  g_return_if_fail (self->game != NULL);

  gtk_editable_set_text (self->name_entry, tr_saved_game_get_name (self->game));
  gtk_widget_set_visible (GTK_WIDGET (self->name_error), FALSE);
  gtk_stack_set_visible_child_name (self->name_stack, "entry");
  gtk_widget_grab_focus (GTK_WIDGET (self->name_entry));
}

void
tr_save_row_stop_edit (TrSaveRow  *self,
                       const char *problem)
{
  g_return_if_fail (TR_IS_SAVE_ROW (self));

  gtk_label_set_label (self->name_error, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->name_error), problem != NULL);
  if (problem != NULL)
    return;
  gtk_stack_set_visible_child_name (self->name_stack, "label");
  /* The item of the list, which is what keys move through. */
  if (gtk_widget_get_parent (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (self)));
}

static void
on_name_activated (TrSaveRow *self)
{
  g_signal_emit (self, signals[RENAME], 0, gtk_editable_get_text (self->name_entry));
}

static gboolean
on_escape (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  TrSaveRow *self = TR_SAVE_ROW (widget);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->name_stack), "entry") != 0)
    return FALSE;
  tr_save_row_stop_edit (self, NULL);
  return TRUE;
}

/* ── Actions ── */

/* "save.trash" */
static void
on_action (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  g_signal_emit (widget, signals[ACT], 0, strchr (name, '.') + 1);
}

void
tr_save_row_show_menu (TrSaveRow *self)
{
  g_return_if_fail (TR_IS_SAVE_ROW (self));

  gtk_menu_button_popup (self->menu_button);
}

/* ── The row ── */

static void
tr_save_row_dispose (GObject *object)
{
  TrSaveRow *self = TR_SAVE_ROW (object);

  g_clear_object (&self->changes);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (tr_save_row_parent_class)->dispose (object);
}

static void
tr_save_row_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  TrSaveRow *self = TR_SAVE_ROW (object);

  if (prop_id == PROP_GAME)
    g_value_set_object (value, self->game);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tr_save_row_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  TrSaveRow *self = TR_SAVE_ROW (object);

  if (prop_id == PROP_GAME)
    tr_save_row_set_game (self, g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tr_save_row_class_init (TrSaveRowClass *klass)
{
  static const char *const actions[] = { "save.open", "save.rename", "save.duplicate", "save.export", "save.trash" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tr_save_row_dispose;
  object_class->get_property = tr_save_row_get_property;
  object_class->set_property = tr_save_row_set_property;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, TR_TYPE_SAVED_GAME,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[ACT] = g_signal_new ("act", TR_TYPE_SAVE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[RENAME] = g_signal_new ("rename", TR_TYPE_SAVE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i], NULL, on_action);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-save-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TrSaveRow, name_stack);
  gtk_widget_class_bind_template_child (widget_class, TrSaveRow, name_label);
  gtk_widget_class_bind_template_child (widget_class, TrSaveRow, name_entry);
  gtk_widget_class_bind_template_child (widget_class, TrSaveRow, name_error);
  gtk_widget_class_bind_template_child (widget_class, TrSaveRow, line_label);
  gtk_widget_class_bind_template_child (widget_class, TrSaveRow, standing_label);
  gtk_widget_class_bind_template_child (widget_class, TrSaveRow, problem_label);
  gtk_widget_class_bind_template_child (widget_class, TrSaveRow, date_label);
  gtk_widget_class_bind_template_child (widget_class, TrSaveRow, menu_button);
  gtk_widget_class_bind_template_callback (widget_class, on_name_activated);
}

static void
tr_save_row_init (TrSaveRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->changes = g_signal_group_new (TR_TYPE_SAVED_GAME);
  g_signal_group_connect_swapped (self->changes, "notify", G_CALLBACK (show_game), self);
}

GtkWidget *
tr_save_row_new (void)
{
  return g_object_new (TR_TYPE_SAVE_ROW, NULL);
}

void
tr_save_row_set_game (TrSaveRow   *self,
                      TrSavedGame *game)
{
  g_return_if_fail (TR_IS_SAVE_ROW (self));
  g_return_if_fail (game == NULL || TR_IS_SAVED_GAME (game));

  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->changes, game);
  show_game (self);
  gtk_widget_set_visible (GTK_WIDGET (self->name_error), FALSE);
  gtk_stack_set_visible_child_name (self->name_stack, "label");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

TrSavedGame *
tr_save_row_get_game (TrSaveRow *self)
{
  g_return_val_if_fail (TR_IS_SAVE_ROW (self), NULL);

  return self->game;
}
