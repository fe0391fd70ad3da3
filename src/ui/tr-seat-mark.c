/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-seat-mark.h"

#include "tr-art.h"

#include <adwaita.h>

struct _TrSeatMark
{
  GtkWidget parent_instance;

  int       size;
  gboolean  taken;
  TrSeat    seat;               /* its strings are not used */
};

enum
{
  PROP_0,
  PROP_SIZE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TrSeatMark, tr_seat_mark, GTK_TYPE_WIDGET)

static void
tr_seat_mark_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = *natural = TR_SEAT_MARK (widget)->size;
}

static void
tr_seat_mark_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  TrSeatMark *self = TR_SEAT_MARK (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int size = MIN (self->size, MIN (width, height));
  GdkTexture *texture;

  if (!self->taken || size <= 0)
    return;
  texture = tr_art_ask ("marker", &self->seat, tr_art_get_style (), size * scale, size * scale, widget);
  if (texture == NULL)
    return;
  tr_art_append (snapshot, texture,
                 &GRAPHENE_RECT_INIT ((float) (width - size) / 2, (float) (height - size) / 2, (float) size, (float) size),
                 widget);
}

static void
tr_seat_mark_get_property (GObject    *object,
                           guint       property,
                           GValue     *value,
                           GParamSpec *pspec)
{
  if (property == PROP_SIZE)
    g_value_set_int (value, TR_SEAT_MARK (object)->size);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tr_seat_mark_set_property (GObject      *object,
                           guint         property,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  if (property != PROP_SIZE)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
      return;
    }
  TR_SEAT_MARK (object)->size = g_value_get_int (value);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
tr_seat_mark_class_init (TrSeatMarkClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tr_seat_mark_get_property;
  object_class->set_property = tr_seat_mark_set_property;
  widget_class->measure = tr_seat_mark_measure;
  widget_class->snapshot = tr_seat_mark_snapshot;

  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 0, 256, 20, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  /* A name stands beside it: there is nothing to be said of it. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tr_seat_mark_init (TrSeatMark *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  self->size = 20;
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
tr_seat_mark_new (int size)
{
  return g_object_new (TR_TYPE_SEAT_MARK, "size", size, NULL);
}

void
tr_seat_mark_set_seat (TrSeatMark   *self,
                       const TrSeat *seat)
{
  g_return_if_fail (TR_IS_SEAT_MARK (self));

  self->taken = seat != NULL;
  if (seat != NULL)
    self->seat = (TrSeat) { .kind = seat->kind, .colour = seat->colour, .mark = seat->mark };
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
