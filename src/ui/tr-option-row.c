/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-option-row.h"

#include "tr-auto.h"
#include "tr-rules.h"
#include "tr-words.h"

struct _TrOptionRow
{
  AdwComboRow    parent_instance;

  const TrRules *rules;
  unsigned       index;
  GArray        *values;        /* int: of the rows of the list */
};

G_DEFINE_FINAL_TYPE (TrOptionRow, tr_option_row, ADW_TYPE_COMBO_ROW)

static const TrOption *
get_option (TrOptionRow *self)
{
  return &self->rules->options[self->index];
}

/* The rules alone know which values go with which box and how many players: they are asked. */
static gboolean
is_possible (TrOptionRow *self,
             const TrBox *box,
             unsigned     players,
             int          value)
{
  TrOptions options = tr_options_standard (self->rules);
  g_autoptr(TrGame) game = NULL;

  options.values[self->index] = (int16_t) value;
  game = tr_box_make_game (box, players, options.values, NULL);
  return game != NULL;
}

static char *
dup_label (TrOptionRow *self,
           int          value)
{
  const TrOption *option = get_option (self);

  if (value == -1 && option->automatic != NULL)
    /* Translators: a value nobody has to choose, and what it amounts to: “As usual: half of them” */
    return g_strdup_printf (_("As usual: %s"), tr_translate (option->automatic));
  if (option->min == 0 && option->max == 1)
    return g_strdup (value == 1 ? _("Yes") : _("No"));
  return g_strdup_printf ("%d", value);
}

void
tr_option_row_update (TrOptionRow *self,
                      const TrBox *box,
                      unsigned     players)
{
  const TrOption *option;
  g_autoptr(GtkStringList) labels = gtk_string_list_new (NULL);
  guint n_choices = 0;
  int value;

  g_return_if_fail (TR_IS_OPTION_ROW (self));
  g_return_if_fail (box != NULL);

  option = get_option (self);
  value = tr_option_row_get_value (self);
  g_array_set_size (self->values, 0);
  for (int i = option->min; i <= option->max; i++)
    {
      g_autofree char *label = NULL;

      if (!is_possible (self, box, players, i))
        continue;
      label = dup_label (self, i);
      g_array_append_val (self->values, i);
      gtk_string_list_append (labels, label);
      if (i != -1 || option->automatic == NULL)
        n_choices++;
    }
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (labels));
  tr_option_row_set_value (self, value);
  gtk_widget_set_visible (GTK_WIDGET (self), n_choices > 1 && (option->only_players == 0 || option->only_players == players));
}

void
tr_option_row_set_value (TrOptionRow *self,
                         int          value)
{
  guint standard = 0;

  g_return_if_fail (TR_IS_OPTION_ROW (self));

  for (guint i = 0; i < self->values->len; i++)
    {
      if (g_array_index (self->values, int, i) == get_option (self)->standard)
        standard = i;
      if (g_array_index (self->values, int, i) == value)
        {
          adw_combo_row_set_selected (ADW_COMBO_ROW (self), i);
          return;
        }
    }
  adw_combo_row_set_selected (ADW_COMBO_ROW (self), standard);
}

int
tr_option_row_get_value (TrOptionRow *self)
{
  guint selected;

  g_return_val_if_fail (TR_IS_OPTION_ROW (self), 0);

  selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self));
  return selected < self->values->len ? g_array_index (self->values, int, selected) : get_option (self)->standard;
}

static void
tr_option_row_finalize (GObject *object)
{
  TrOptionRow *self = TR_OPTION_ROW (object);

  g_clear_pointer (&self->values, g_array_unref);

  G_OBJECT_CLASS (tr_option_row_parent_class)->finalize (object);
}

static void
tr_option_row_class_init (TrOptionRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tr_option_row_finalize;
}

static void
tr_option_row_init (TrOptionRow *self)
{
  self->values = g_array_new (FALSE, FALSE, sizeof (int));
}

GtkWidget *
tr_option_row_new (const TrRules *rules,
                   unsigned       index)
{
  TrOptionRow *self;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (index < rules->n_options, NULL);

  self = g_object_new (TR_TYPE_OPTION_ROW, "use-markup", FALSE, "title", tr_translate (rules->options[index].label), NULL);
  self->rules = rules;
  self->index = index;
  return GTK_WIDGET (self);
}
