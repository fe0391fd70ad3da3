/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-split.h"

/* A table that is less wide than this is not worth having a panel beside it. */
#define TABLE_WIDTH     500
/* On large screens the panel takes its part of the room, up to what lines of text can use. */
#define PANEL_PART      4
#define PANEL_WIDTH_MAX 460

struct _TrSplit
{
  GtkWidget  parent_instance;

  GtkWidget *table;
  GtkWidget *panel;
  GtkWidget *switcher;
  gboolean   showing_panel;
  gboolean   narrow;
  guint      telling;           /* source that tells `narrow` */
};

enum
{
  PROP_0,
  PROP_TABLE,
  PROP_PANEL,
  PROP_SWITCHER,
  PROP_SHOWING_PANEL,
  PROP_NARROW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TrSplit, tr_split, GTK_TYPE_WIDGET)

static int
measure_child (GtkWidget      *child,
               GtkOrientation  orientation,
               int             for_size)
{
  int minimum = 0;

  if (child != NULL && gtk_widget_get_visible (child))
    gtk_widget_measure (child, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

static gboolean
is_narrow (TrSplit *self,
           int      width)
{
  return width < measure_child (self->panel, GTK_ORIENTATION_HORIZONTAL, -1) + TABLE_WIDTH;
}

/* Where there is room the names of the parts are not cut off, however long they are and however large the text is. */
static int
panel_width (TrSplit *self,
             int      width)
{
  int minimum = measure_child (self->panel, GTK_ORIENTATION_HORIZONTAL, -1);
  int names = 0;

  if (self->switcher != NULL)
    gtk_widget_measure (self->switcher, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &names, NULL, NULL);
  return MAX (minimum, MIN (MAX (width / PANEL_PART, names), MIN (width - TABLE_WIDTH, PANEL_WIDTH_MAX)));
}

static GtkSizeRequestMode
tr_split_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
measure_height (TrSplit *self,
                int      width)
{
  const GtkOrientation vertical = GTK_ORIENTATION_VERTICAL;
  gboolean narrow = width >= 0 && is_narrow (self, width);
  int side = width < 0 || narrow ? width : panel_width (self, width);
  int table = measure_child (self->table, vertical, width < 0 || narrow ? width : width - side);
  int panel = measure_child (self->panel, vertical, side);
  int switcher = measure_child (self->switcher, vertical, side);

  return narrow ? MAX (table, panel) + switcher : MAX (table, panel + switcher);
}

static void
tr_split_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  TrSplit *self = TR_SPLIT (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = measure_height (self, for_size);
      return;
    }
  *minimum = MAX (measure_child (self->table, orientation, -1),
                  MAX (measure_child (self->panel, orientation, -1), measure_child (self->switcher, orientation, -1)));
  *natural = MAX (*minimum, TABLE_WIDTH + measure_child (self->panel, orientation, -1));
}

static gboolean
tell_narrow (gpointer data)
{
  TrSplit *self = data;

  self->telling = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
  return G_SOURCE_REMOVE;
}

static void
place (TrSplit   *self,
       GtkWidget *child,
       gboolean   shown,
       int        x,
       int        y,
       int        width,
       int        height)
{
  GtkAllocation allocation = { x, y, width, height };

  if (child == NULL)
    return;
  gtk_widget_set_child_visible (child, shown);
  if (shown && gtk_widget_get_visible (child))
    gtk_widget_size_allocate (child, &allocation, -1);
}

static void
tr_split_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  TrSplit *self = TR_SPLIT (widget);
  gboolean narrow = is_narrow (self, width);
  int side = panel_width (self, width);
  int bar;

  /* Who listens may change what is shown: not while it is being laid out. */
  if (narrow != self->narrow)
    {
      self->narrow = narrow;
      if (self->telling == 0)
        self->telling = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, tell_narrow, self, NULL);
    }
  bar = measure_child (self->switcher, GTK_ORIENTATION_VERTICAL, narrow ? width : side);
  if (narrow)
    {
      place (self, self->table, !self->showing_panel, 0, 0, width, height - bar);
      place (self, self->panel, self->showing_panel, 0, 0, width, height - bar);
      place (self, self->switcher, TRUE, 0, height - bar, width, bar);
    }
  else
    {
      gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
      int x = mirrored ? 0 : width - side;

      place (self, self->table, TRUE, mirrored ? side : 0, 0, width - side, height);
      place (self, self->switcher, TRUE, x, 0, side, bar);
      place (self, self->panel, TRUE, x, bar, side, height - bar);
    }
}

static void
tr_split_get_property (GObject    *object,
                       guint       property,
                       GValue     *value,
                       GParamSpec *pspec)
{
  TrSplit *self = TR_SPLIT (object);

  switch (property)
    {
    case PROP_TABLE:
      g_value_set_object (value, self->table);
      break;
    case PROP_PANEL:
      g_value_set_object (value, self->panel);
      break;
    case PROP_SWITCHER:
      g_value_set_object (value, self->switcher);
      break;
    case PROP_SHOWING_PANEL:
      g_value_set_boolean (value, self->showing_panel);
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
set_child (TrSplit    *self,
           GtkWidget **child,
           GtkWidget  *widget)
{
  g_clear_pointer (child, gtk_widget_unparent);
  *child = widget;
  if (widget != NULL)
    gtk_widget_set_parent (widget, GTK_WIDGET (self));
}

static void
tr_split_set_property (GObject      *object,
                       guint         property,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  TrSplit *self = TR_SPLIT (object);

  switch (property)
    {
    case PROP_TABLE:
      set_child (self, &self->table, g_value_get_object (value));
      break;
    case PROP_PANEL:
      set_child (self, &self->panel, g_value_get_object (value));
      break;
    case PROP_SWITCHER:
      set_child (self, &self->switcher, g_value_get_object (value));
      break;
    case PROP_SHOWING_PANEL:
      tr_split_set_showing_panel (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tr_split_dispose (GObject *object)
{
  TrSplit *self = TR_SPLIT (object);

  g_clear_handle_id (&self->telling, g_source_remove);
  g_clear_pointer (&self->table, gtk_widget_unparent);
  g_clear_pointer (&self->panel, gtk_widget_unparent);
  g_clear_pointer (&self->switcher, gtk_widget_unparent);

  G_OBJECT_CLASS (tr_split_parent_class)->dispose (object);
}

static void
tr_split_class_init (TrSplitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags open = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = tr_split_dispose;
  object_class->get_property = tr_split_get_property;
  object_class->set_property = tr_split_set_property;
  widget_class->get_request_mode = tr_split_get_request_mode;
  widget_class->measure = tr_split_measure;
  widget_class->size_allocate = tr_split_size_allocate;

  properties[PROP_TABLE] = g_param_spec_object ("table", NULL, NULL, GTK_TYPE_WIDGET, open);
  properties[PROP_PANEL] = g_param_spec_object ("panel", NULL, NULL, GTK_TYPE_WIDGET, open);
  properties[PROP_SWITCHER] = g_param_spec_object ("switcher", NULL, NULL, GTK_TYPE_WIDGET, open);
  properties[PROP_SHOWING_PANEL] = g_param_spec_boolean ("showing-panel", NULL, NULL, FALSE, open);
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tr_split_init (TrSplit *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

gboolean
tr_split_get_narrow (TrSplit *self)
{
  g_return_val_if_fail (TR_IS_SPLIT (self), FALSE);

  return self->narrow;
}

gboolean
tr_split_get_showing_panel (TrSplit *self)
{
  g_return_val_if_fail (TR_IS_SPLIT (self), FALSE);

  return self->showing_panel;
}

void
tr_split_set_showing_panel (TrSplit  *self,
                            gboolean  showing_panel)
{
  g_return_if_fail (TR_IS_SPLIT (self));

  if (self->showing_panel == !!showing_panel)
    return;
  self->showing_panel = !!showing_panel;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWING_PANEL]);
}
