/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-hint-panel.h"

#include "tr-compat.h"
#include "tr-fit-layout.h"
#include "tr-i18n.h"

struct _TrHintPanel
{
  AdwBin       parent_instance;

  TrHint      *hint;
  GtkRevealer *revealer;
  GtkListBox  *list;
};

enum
{
  PROP_0,
  PROP_SUGGESTION,
  N_PROPS
};

enum
{
  PLAY,
  CLOSE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TrHintPanel, tr_hint_panel, ADW_TYPE_BIN)

/* ── Rows ── */

static TrSuggestion *
row_get_suggestion (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "suggestion");
}

static GtkWidget *
new_label (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* The reason is shown while the row is looked at. A screen reader tells both with the row. */
static void
add_row (TrHintPanel  *self,
         TrSuggestion *suggestion,
         const char   *title)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *reason = new_label (tr_suggestion_get_reason (suggestion), NULL);
  g_autofree char *spoken = NULL;

  gtk_box_append (GTK_BOX (box), new_label (title, "caption-heading"));
  gtk_box_append (GTK_BOX (box), reason);
  gtk_widget_set_visible (reason, FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data_full (G_OBJECT (row), "suggestion", g_object_ref (suggestion), g_object_unref);
  g_object_set_data (G_OBJECT (row), "reason", reason);
  /* Translators: a move, and the reasons for it */
  spoken = g_strdup_printf (_("%s. %s"), title, tr_suggestion_get_reason (suggestion));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_list_box_append (self->list, row);
}

static void
remove_rows (TrHintPanel *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
}

static void
fill_rows (TrHintPanel *self)
{
  GListModel *suggestions = tr_hint_get_suggestions (self->hint);
  TrSuggestion *minded = tr_hint_get_minded (self->hint);
  gboolean listed = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (suggestions); i++)
    {
      g_autoptr(TrSuggestion) suggestion = g_list_model_get_item (suggestions, i);
      gboolean own = minded != NULL && tr_suggestion_get_move (minded) == tr_suggestion_get_move (suggestion);
      /* Translators: the place of a move among those that are advised, and the move */
      g_autofree char *title = own ? g_strdup_printf (_("%u. %s (as you have begun)"), i + 1,
                                                      tr_suggestion_get_title (suggestion))
                                   : g_strdup_printf (_("%u. %s"), i + 1, tr_suggestion_get_title (suggestion));

      listed |= own;
      add_row (self, suggestion, title);
    }
  if (minded != NULL && !listed)
    {
      /* Translators: what a person has begun to do leads to this move at best */
      g_autofree char *title = g_strdup_printf (_("What you have begun: %s"), tr_suggestion_get_title (minded));

      add_row (self, minded, title);
    }
}

static void
on_row_selected (TrHintPanel   *self,
                 GtkListBoxRow *selected)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    gtk_widget_set_visible (g_object_get_data (G_OBJECT (row), "reason"), row == selected);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUGGESTION]);
}

/* ── What the person wants ── */

static void
on_row_activated (TrHintPanel   *self,
                  GtkListBoxRow *row)
{
  g_autoptr(TrSuggestion) suggestion = g_object_ref (row_get_suggestion (row));

  g_signal_emit (self, signals[PLAY], 0, suggestion);
}

static void
on_play_clicked (TrHintPanel *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  if (row != NULL)
    on_row_activated (self, row);
}

static void
on_close_clicked (TrHintPanel *self)
{
  g_signal_emit (self, signals[CLOSE], 0);
}

/* Up and Down lead through the moves from anywhere in the panel, and Enter plays the one looked at. The list does so by itself
 * only once it lies where it will lie, which takes as long as the panel takes to open. */
static gboolean
on_key_pressed (TrHintPanel     *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  int step = keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down ? 1 : keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up ? -1 : 0;
  GtkListBoxRow *next = row != NULL ? gtk_list_box_get_row_at_index (self->list, gtk_list_box_row_get_index (row) + step) : NULL;

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  if ((keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter) && gtk_widget_get_focus_child (GTK_WIDGET (self->list)) != NULL)
    {
      on_play_clicked (self);
      return GDK_EVENT_STOP;
    }
  if (step == 0)
    return GDK_EVENT_PROPAGATE;
  if (next != NULL)
    {
      gtk_list_box_select_row (self->list, next);
      gtk_widget_grab_focus (GTK_WIDGET (next));
    }
  return GDK_EVENT_STOP;
}

static void
listen_to_keys (TrHintPanel *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* ── The object ── */

static gboolean
tr_hint_panel_grab_focus (GtkWidget *widget)
{
  TrHintPanel *self = TR_HINT_PANEL (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return tr_hint_panel_is_open (self) && row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
tr_hint_panel_get_property (GObject    *object,
                            guint       property,
                            GValue     *value,
                            GParamSpec *pspec)
{
  if (property == PROP_SUGGESTION)
    g_value_set_object (value, tr_hint_panel_get_suggestion (TR_HINT_PANEL (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tr_hint_panel_dispose (GObject *object)
{
  g_clear_object (&TR_HINT_PANEL (object)->hint);

  G_OBJECT_CLASS (tr_hint_panel_parent_class)->dispose (object);
}

static void
tr_hint_panel_class_init (TrHintPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tr_hint_panel_dispose;
  object_class->get_property = tr_hint_panel_get_property;
  widget_class->grab_focus = tr_hint_panel_grab_focus;

  properties[PROP_SUGGESTION] = g_param_spec_object ("suggestion", NULL, NULL, TR_TYPE_SUGGESTION,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[PLAY] = g_signal_new ("play", TR_TYPE_HINT_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                TR_TYPE_SUGGESTION);
  signals[CLOSE] = g_signal_new ("close", TR_TYPE_HINT_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TR_TYPE_FIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-hint-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, TrHintPanel, revealer);
  gtk_widget_class_bind_template_child (widget_class, TrHintPanel, list);
  gtk_widget_class_bind_template_callback (widget_class, on_row_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_play_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_close_clicked);
}

static void
tr_hint_panel_init (TrHintPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tr_compat_name_buttons (GTK_WIDGET (self));
  listen_to_keys (self);
}

GtkWidget *
tr_hint_panel_new (void)
{
  return g_object_new (TR_TYPE_HINT_PANEL, NULL);
}

void
tr_hint_panel_set_hint (TrHintPanel *self,
                        TrHint      *hint)
{
  g_return_if_fail (TR_IS_HINT_PANEL (self));
  g_return_if_fail (hint == NULL || tr_hint_get_state (hint) == TR_HINT_READY);

  if (!g_set_object (&self->hint, hint))
    return;
  remove_rows (self);
  if (hint != NULL)
    {
      fill_rows (self);
      gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
    }
  gtk_revealer_set_reveal_child (self->revealer, hint != NULL);
}

gboolean
tr_hint_panel_is_open (TrHintPanel *self)
{
  g_return_val_if_fail (TR_IS_HINT_PANEL (self), FALSE);

  return self->hint != NULL;
}

TrSuggestion *
tr_hint_panel_get_suggestion (TrHintPanel *self)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (TR_IS_HINT_PANEL (self), NULL);

  row = self->hint != NULL ? gtk_list_box_get_selected_row (self->list) : NULL;
  return row != NULL ? row_get_suggestion (row) : NULL;
}
