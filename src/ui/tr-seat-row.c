/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-seat-row.h"

#include "tr-brain.h"
#include "tr-seat-mark.h"

#define MARK_SIZE 28

struct _TrSeatRow
{
  AdwEntryRow      parent_instance;

  TrColour         colour;
  TrMark           mark;

  GtkMenuButton   *look_button;
  TrSeatMark      *look_mark;
  GtkBox          *colour_box;
  GtkBox          *mark_box;
  GtkToggleButton *colour_buttons[TR_COLOURS];
  GtkToggleButton *mark_buttons[TR_MARKS];
  GtkDropDown     *kind_drop_down;      /* a person, then the levels of computer players */
};

enum
{
  PROP_0,
  PROP_COLOUR,
  PROP_MARK,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TrSeatRow, tr_seat_row, ADW_TYPE_ENTRY_ROW)

/* ── Colour and mark ── */

static void
show_look (GtkToggleButton *button,
           TrColour         colour,
           TrMark           mark,
           gboolean         active)
{
  const TrSeat seat = { .colour = colour, .mark = mark };

  tr_seat_mark_set_seat (TR_SEAT_MARK (gtk_button_get_child (GTK_BUTTON (button))), &seat);
  gtk_toggle_button_set_active (button, active);
}

static void
update_look (TrSeatRow *self)
{
  const TrSeat seat = { .colour = self->colour, .mark = self->mark };
  g_autofree char *name = NULL;

  g_assert (TR_IS_SEAT_ROW (self));

  tr_seat_mark_set_seat (self->look_mark, &seat);
  for (guint i = 0; i < TR_COLOURS; i++)
    show_look (self->colour_buttons[i], i, self->mark, i == self->colour);
  for (guint i = 0; i < TR_MARKS; i++)
    show_look (self->mark_buttons[i], self->colour, i, i == self->mark);
  /* Translators: a colour and a mark: “Red, Circle” */
  name = g_strdup_printf (_("Colour and mark: %s, %s"), _(tr_colour_labels[self->colour]), _(tr_mark_labels[self->mark]));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->look_button), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->look_button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
on_colour_toggled (TrSeatRow       *self,
                   GtkToggleButton *button)
{
  for (guint i = 0; i < TR_COLOURS; i++)
    if (button == self->colour_buttons[i] && gtk_toggle_button_get_active (button))
      tr_seat_row_set_colour (self, i);
}

static void
on_mark_toggled (TrSeatRow       *self,
                 GtkToggleButton *button)
{
  for (guint i = 0; i < TR_MARKS; i++)
    if (button == self->mark_buttons[i] && gtk_toggle_button_get_active (button))
      tr_seat_row_set_mark (self, i);
}

/* One of a group of which exactly one is pressed. */
static GtkToggleButton *
add_button (TrSeatRow       *self,
            GtkBox          *box,
            GtkToggleButton *group,
            const char      *label,
            GCallback        toggled)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), tr_seat_mark_new (MARK_SIZE));
  gtk_widget_set_tooltip_text (button, label);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
  g_signal_connect_swapped (button, "toggled", toggled, self);
  gtk_box_append (box, button);
  return GTK_TOGGLE_BUTTON (button);
}

static void
add_buttons (TrSeatRow *self)
{
  for (guint i = 0; i < TR_COLOURS; i++)
    self->colour_buttons[i] = add_button (self, self->colour_box, self->colour_buttons[0], _(tr_colour_labels[i]),
                                          G_CALLBACK (on_colour_toggled));
  for (guint i = 0; i < TR_MARKS; i++)
    self->mark_buttons[i] = add_button (self, self->mark_box, self->mark_buttons[0], _(tr_mark_labels[i]),
                                        G_CALLBACK (on_mark_toggled));
}

/* ── Person or computer ── */

static void
list_kinds (TrSeatRow *self)
{
  g_autoptr(GtkStringList) kinds = gtk_string_list_new (NULL);

  gtk_string_list_append (kinds, C_("player", "Person"));
  for (guint i = 0; i < tr_n_levels; i++)
    {
      /* Translators: the level of a computer player */
      g_autofree char *label = g_strdup_printf (_("Computer: %s"),
                                                g_dpgettext2 (GETTEXT_PACKAGE, "level of a computer player",
                                                              tr_levels[i].label));

      gtk_string_list_append (kinds, label);
    }
  gtk_drop_down_set_model (self->kind_drop_down, G_LIST_MODEL (kinds));
}

static guint
find_level (const char *level)
{
  for (guint i = 0; i < tr_n_levels; i++)
    if (g_strcmp0 (tr_levels[i].level, level) == 0)
      return i;
  return 0;
}

/* ── The row ── */

static void
tr_seat_row_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  TrSeatRow *self = TR_SEAT_ROW (object);

  switch (prop_id)
    {
    case PROP_COLOUR:
      g_value_set_uint (value, self->colour);
      break;
    case PROP_MARK:
      g_value_set_uint (value, self->mark);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tr_seat_row_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  TrSeatRow *self = TR_SEAT_ROW (object);

  switch (prop_id)
    {
    case PROP_COLOUR:
      tr_seat_row_set_colour (self, g_value_get_uint (value));
      break;
    case PROP_MARK:
      tr_seat_row_set_mark (self, g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tr_seat_row_class_init (TrSeatRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = tr_seat_row_get_property;
  object_class->set_property = tr_seat_row_set_property;

  properties[PROP_COLOUR] = g_param_spec_uint ("colour", NULL, NULL, 0, TR_COLOURS - 1, 0, flags);
  properties[PROP_MARK] = g_param_spec_uint ("mark", NULL, NULL, 0, TR_MARKS - 1, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (TR_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TrSeatRow, look_button);
  gtk_widget_class_bind_template_child (widget_class, TrSeatRow, look_mark);
  gtk_widget_class_bind_template_child (widget_class, TrSeatRow, colour_box);
  gtk_widget_class_bind_template_child (widget_class, TrSeatRow, mark_box);
  gtk_widget_class_bind_template_child (widget_class, TrSeatRow, kind_drop_down);
}

static void
tr_seat_row_init (TrSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_buttons (self);
  list_kinds (self);
  update_look (self);
}

GtkWidget *
tr_seat_row_new (unsigned index)
{
  TrSeatRow *self = g_object_new (TR_TYPE_SEAT_ROW, NULL);
  const TrSeat nobody = { .kind = TR_SEAT_HUMAN };
  g_autofree char *title = tr_seat_dup_name (&nobody, index);
  g_autofree char *kind = NULL;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  /* Translators: “Player 2: person or computer” */
  kind = g_strdup_printf (_("%s: person or computer"), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->kind_drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, kind, -1);
  return GTK_WIDGET (self);
}

void
tr_seat_row_set_seat (TrSeatRow    *self,
                      const TrSeat *seat)
{
  g_return_if_fail (TR_IS_SEAT_ROW (self));
  g_return_if_fail (seat != NULL);

  gtk_editable_set_text (GTK_EDITABLE (self), seat->name != NULL ? seat->name : "");
  gtk_drop_down_set_selected (self->kind_drop_down,
                              seat->kind == TR_SEAT_COMPUTER ? 1 + find_level (seat->level) : 0);
  tr_seat_row_set_colour (self, seat->colour);
  tr_seat_row_set_mark (self, seat->mark);
}

void
tr_seat_row_get_seat (TrSeatRow *self,
                      TrSeat    *seat)
{
  g_autofree char *name = NULL;
  guint kind;

  g_return_if_fail (TR_IS_SEAT_ROW (self));
  g_return_if_fail (seat != NULL);

  name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self))));
  kind = gtk_drop_down_get_selected (self->kind_drop_down);
  g_free (seat->name);
  g_free (seat->level);
  seat->name = name[0] != '\0' ? g_steal_pointer (&name) : NULL;
  seat->kind = kind > 0 ? TR_SEAT_COMPUTER : TR_SEAT_HUMAN;
  seat->level = kind > 0 ? g_strdup (tr_levels[kind - 1].level) : NULL;
  seat->colour = self->colour;
  seat->mark = self->mark;
}

TrColour
tr_seat_row_get_colour (TrSeatRow *self)
{
  g_return_val_if_fail (TR_IS_SEAT_ROW (self), TR_COLOUR_RED);

  return self->colour;
}

TrMark
tr_seat_row_get_mark (TrSeatRow *self)
{
  g_return_val_if_fail (TR_IS_SEAT_ROW (self), TR_MARK_CIRCLE);

  return self->mark;
}

void
tr_seat_row_set_colour (TrSeatRow *self,
                        TrColour   colour)
{
  g_return_if_fail (TR_IS_SEAT_ROW (self));
  g_return_if_fail (colour < TR_COLOURS);

  if (self->colour == colour)
    return;
  self->colour = colour;
  update_look (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLOUR]);
}

void
tr_seat_row_set_mark (TrSeatRow *self,
                      TrMark     mark)
{
  g_return_if_fail (TR_IS_SEAT_ROW (self));
  g_return_if_fail (mark < TR_MARKS);

  if (self->mark == mark)
    return;
  self->mark = mark;
  update_look (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MARK]);
}
