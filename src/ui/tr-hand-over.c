/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-hand-over.h"

#include "tr-compat.h"
#include "tr-i18n.h"
#include "tr-seat-mark.h"

struct _TrHandOver
{
  AdwBin      parent_instance;

  TrSeatMark *mark;
  GtkLabel   *title;
  GtkWidget  *button;
};

static guint ready_signal;

G_DEFINE_FINAL_TYPE (TrHandOver, tr_hand_over, ADW_TYPE_BIN)

static void
on_clicked (TrHandOver *self)
{
  g_signal_emit (self, ready_signal, 0);
}

static gboolean
tr_hand_over_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (TR_HAND_OVER (widget)->button);
}

static void
tr_hand_over_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tr_hand_over_parent_class)->map (widget);
  gtk_widget_grab_focus (widget);
}

static void
tr_hand_over_class_init (TrHandOverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = tr_hand_over_grab_focus;
  widget_class->map = tr_hand_over_map;
  ready_signal = g_signal_new ("ready", TR_TYPE_HAND_OVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TR_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-hand-over.ui");
  gtk_widget_class_bind_template_child (widget_class, TrHandOver, mark);
  gtk_widget_class_bind_template_child (widget_class, TrHandOver, title);
  gtk_widget_class_bind_template_child (widget_class, TrHandOver, button);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
}

static void
tr_hand_over_init (TrHandOver *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tr_compat_name_buttons (GTK_WIDGET (self));
}

GtkWidget *
tr_hand_over_new (void)
{
  return g_object_new (TR_TYPE_HAND_OVER, NULL);
}

void
tr_hand_over_set_to (TrHandOver   *self,
                     const TrSeat *seat,
                     unsigned      index)
{
  g_autofree char *name = NULL, *title = NULL;

  g_return_if_fail (TR_IS_HAND_OVER (self));
  g_return_if_fail (seat != NULL);

  name = tr_seat_dup_name (seat, index);
  /* Translators: %s is the name of a player */
  title = g_strdup_printf (_("%s’s turn"), name);
  tr_seat_mark_set_seat (self->mark, seat);
  gtk_label_set_label (self->title, title);
}
