/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-prompt-bar.h"

#include "tr-compat.h"
#include "tr-i18n.h"
#include "tr-seat-mark.h"
#include "tr-tooltip.h"
#include "tr-wrap-layout.h"

/* Alt and a digit choose. */
#define N_DIGITS 9

struct _TrPromptBar
{
  AdwBin        parent_instance;

  TrPicker     *picker;
  GSignalGroup *picker_signals;
  GSignalGroup *session_signals;

  TrSeatMark   *mark;
  GtkSpinner   *spinner;
  GtkProgressBar *thought;      /* over all the rest, where it takes no room */
  GtkLabel     *question;
  GtkStack     *below;          /* the question: always there, so that the bar keeps its height */
  GtkLabel     *progress;
  GtkLabel     *announcement;
  GtkBox       *buttons;
  GtkWidget    *propose;        /* the choices stand after it */
  GPtrArray    *choices;        /* GtkButton, one for each choice */
};

enum
{
  PROP_0,
  PROP_PICKER,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint focus_lost_signal;

G_DEFINE_FINAL_TYPE (TrPromptBar, tr_prompt_bar, ADW_TYPE_BIN)

/* ── What is asked ── */

static void
show_question (TrPromptBar *self,
               TrSession   *session)
{
  TrTurn turn = tr_session_get_turn (session);
  const TrSeat *seat = turn.seat != TR_SEAT_NONE ? &tr_session_get_seats (session)[turn.seat] : NULL;
  gboolean computer = seat != NULL && seat->kind == TR_SEAT_COMPUTER;
  g_autofree char *asked = NULL, *name = NULL, *text = NULL;

  g_object_get (session, "question", &asked, NULL);
  if (seat != NULL)
    name = tr_seat_dup_name (seat, turn.seat);
  if (computer)
    /* Translators: %s is the name of a computer player */
    text = g_markup_printf_escaped (_("<b>%s</b> is thinking…"), name);
  else if (seat != NULL)
    /* Translators: who is asked, and what: "Belit: Place your leader in a row of cards." */
    text = g_markup_printf_escaped (_("<b>%s:</b> %s"), name, asked);
  else
    text = g_markup_escape_text (asked != NULL ? asked : "", -1);

  gtk_label_set_markup (self->question, text);
  tr_seat_mark_set_seat (self->mark, seat);
  gtk_widget_set_visible (GTK_WIDGET (self->mark), seat != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), computer);
  gtk_spinner_set_spinning (self->spinner, computer);
}

/* Only long thoughts have come anywhere. */
static void
show_thought (TrPromptBar *self,
              TrSession   *session)
{
  double thought;

  g_object_get (session, "thought", &thought, NULL);
  gtk_progress_bar_set_fraction (self->thought, thought);
  gtk_widget_set_visible (GTK_WIDGET (self->thought), thought > 0);
}

static void
show_progress (TrPromptBar *self)
{
  g_autofree char *progress = tr_picker_dup_progress (self->picker);

  gtk_label_set_label (self->progress, progress != NULL ? progress : "");
  gtk_stack_set_visible_child (self->below, GTK_WIDGET (progress != NULL ? self->progress : self->announcement));
}

/* ── Buttons ── */

static void
on_choice_clicked (GtkButton   *button,
                   TrPromptBar *self)
{
  g_autoptr(TrChoice) choice = g_object_ref (g_object_get_data (G_OBJECT (button), "choice"));

  tr_picker_choose (self->picker, choice);
}

static void
label_button (GtkButton *button,
              TrChoice  *choice)
{
  GtkLabel *label;

  g_object_set_data_full (G_OBJECT (button), "choice", g_object_ref (choice), g_object_unref);
  gtk_button_set_label (button, tr_choice_get_label (choice));
  /* Large text in a narrow window. */
  label = GTK_LABEL (gtk_button_get_child (button));
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  if (tr_choice_get_main (choice))
    gtk_widget_add_css_class (GTK_WIDGET (button), "suggested-action");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (button), "suggested-action");
}

/* The key of a button is that of its place. */
static GtkWidget *
make_button (TrPromptBar *self,
             guint        number)
{
  GtkWidget *button = gtk_button_new ();

  if (number < N_DIGITS)
    {
      g_autofree char *tooltip = gtk_accelerator_get_label (GDK_KEY_1 + number, GDK_ALT_MASK);

      tr_tooltip_set (button, tooltip);
    }
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_choice_clicked), self, 0);
  gtk_box_insert_child_after (self->buttons, button, number > 0 ? tr_prompt_bar_get_button (self, number - 1) : self->propose);
  g_ptr_array_add (self->choices, button);
  return button;
}

/* Buttons are used again where they can be, but none that says something else than before keeps the focus: who presses a key
 * too long answers one question. */
static void
show_choices (TrPromptBar *self)
{
  GListModel *model = tr_picker_get_choices (self->picker);
  guint n = g_list_model_get_n_items (model);
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->buttons));
  gboolean lost = FALSE;

  while (self->choices->len > n)
    {
      GtkWidget *button = g_ptr_array_steal_index (self->choices, self->choices->len - 1);

      lost |= button == focus;
      gtk_box_remove (self->buttons, button);
    }
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(TrChoice) choice = g_list_model_get_item (model, i);
      GtkWidget *button = tr_prompt_bar_get_button (self, i);

      if (button == NULL)
        button = make_button (self, i);
      else if (button == focus)
        lost = g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), tr_choice_get_label (choice)) != 0;
      label_button (GTK_BUTTON (button), choice);
    }
  if (lost)
    g_signal_emit (self, focus_lost_signal, 0);
}

GtkWidget *
tr_prompt_bar_get_button (TrPromptBar *self,
                          guint        number)
{
  g_return_val_if_fail (TR_IS_PROMPT_BAR (self), NULL);

  return number < self->choices->len ? g_ptr_array_index (self->choices, number) : NULL;
}

static gboolean
choose_by_digit (GtkWidget *widget,
                 GVariant  *arguments,
                 gpointer   data)
{
  TrPromptBar *self = TR_PROMPT_BAR (widget);
  GtkWidget *button = tr_prompt_bar_get_button (self, g_variant_get_uint32 (arguments));

  if (button == NULL || !gtk_widget_get_mapped (widget))
    return FALSE;
  on_choice_clicked (GTK_BUTTON (button), self);
  return TRUE;
}

static void
add_digits (TrPromptBar *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < N_DIGITS; i++)
    {
      GtkShortcutTrigger *trigger = gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_1 + i, GDK_ALT_MASK),
                                                                 gtk_keyval_trigger_new (GDK_KEY_KP_1 + i, GDK_ALT_MASK));
      GtkShortcut *shortcut = gtk_shortcut_new (trigger, gtk_callback_action_new (choose_by_digit, NULL, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_uint32 (i));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

/* ── Following the game ── */

static void
on_session_changed (TrPromptBar *self)
{
  if (self->picker != NULL)
    show_question (self, tr_picker_get_session (self->picker));
}

static void
on_thought (TrPromptBar *self)
{
  if (self->picker != NULL)
    show_thought (self, tr_picker_get_session (self->picker));
}

static void
on_picker_changed (TrPromptBar *self)
{
  show_progress (self);
  show_choices (self);
}

/* ── The object ── */

static void
tr_prompt_bar_get_property (GObject    *object,
                            guint       property,
                            GValue     *value,
                            GParamSpec *pspec)
{
  if (property == PROP_PICKER)
    g_value_set_object (value, TR_PROMPT_BAR (object)->picker);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tr_prompt_bar_set_property (GObject      *object,
                            guint         property,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  if (property == PROP_PICKER)
    tr_prompt_bar_set_picker (TR_PROMPT_BAR (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tr_prompt_bar_dispose (GObject *object)
{
  TrPromptBar *self = TR_PROMPT_BAR (object);

  g_clear_object (&self->picker);
  g_clear_object (&self->picker_signals);
  g_clear_object (&self->session_signals);

  G_OBJECT_CLASS (tr_prompt_bar_parent_class)->dispose (object);
}

static void
tr_prompt_bar_finalize (GObject *object)
{
  g_ptr_array_unref (TR_PROMPT_BAR (object)->choices);

  G_OBJECT_CLASS (tr_prompt_bar_parent_class)->finalize (object);
}

static void
tr_prompt_bar_class_init (TrPromptBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tr_prompt_bar_dispose;
  object_class->finalize = tr_prompt_bar_finalize;
  object_class->get_property = tr_prompt_bar_get_property;
  object_class->set_property = tr_prompt_bar_set_property;

  properties[PROP_PICKER] = g_param_spec_object ("picker", NULL, NULL, TR_TYPE_PICKER,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  focus_lost_signal = g_signal_new ("focus-lost", TR_TYPE_PROMPT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);

  g_type_ensure (TR_TYPE_SEAT_MARK);
  g_type_ensure (TR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-prompt-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TrPromptBar, mark);
  gtk_widget_class_bind_template_child (widget_class, TrPromptBar, spinner);
  gtk_widget_class_bind_template_child (widget_class, TrPromptBar, thought);
  gtk_widget_class_bind_template_child (widget_class, TrPromptBar, question);
  gtk_widget_class_bind_template_child (widget_class, TrPromptBar, below);
  gtk_widget_class_bind_template_child (widget_class, TrPromptBar, progress);
  gtk_widget_class_bind_template_child (widget_class, TrPromptBar, announcement);
  gtk_widget_class_bind_template_child (widget_class, TrPromptBar, buttons);
  gtk_widget_class_bind_template_child (widget_class, TrPromptBar, propose);
}

static void
tr_prompt_bar_init (TrPromptBar *self)
{
  static const char *const told[] = { "notify::question", "notify::turn-seat", "notify::finished" };

  self->choices = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tr_compat_name_buttons (GTK_WIDGET (self));
  add_digits (self);
  self->picker_signals = g_signal_group_new (TR_TYPE_PICKER);
  g_signal_group_connect_swapped (self->picker_signals, "changed", G_CALLBACK (on_picker_changed), self);
  self->session_signals = g_signal_group_new (TR_TYPE_SESSION);
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    g_signal_group_connect_swapped (self->session_signals, told[i], G_CALLBACK (on_session_changed), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::thought", G_CALLBACK (on_thought), self);
}

GtkWidget *
tr_prompt_bar_new (void)
{
  return g_object_new (TR_TYPE_PROMPT_BAR, NULL);
}

void
tr_prompt_bar_set_picker (TrPromptBar *self,
                          TrPicker    *picker)
{
  g_return_if_fail (TR_IS_PROMPT_BAR (self));
  g_return_if_fail (picker == NULL || TR_IS_PICKER (picker));

  if (!g_set_object (&self->picker, picker))
    return;
  gtk_label_set_label (self->announcement, "");
  g_signal_group_set_target (self->picker_signals, picker);
  g_signal_group_set_target (self->session_signals, picker != NULL ? tr_picker_get_session (picker) : NULL);
  if (picker != NULL)
    {
      on_session_changed (self);
      on_thought (self);
      on_picker_changed (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PICKER]);
}

void
tr_prompt_bar_announce (TrPromptBar *self,
                        const char  *text)
{
  g_return_if_fail (TR_IS_PROMPT_BAR (self));
  g_return_if_fail (text != NULL);

  gtk_label_set_label (self->announcement, text);
  tr_tooltip_set (GTK_WIDGET (self->announcement), text);
}
