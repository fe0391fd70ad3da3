/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-wrap-layout.h"

struct _TrWrapLayout
{
  GtkLayoutManager parent_instance;

  int              spacing;
  gboolean         at_end;
};

enum
{
  PROP_0,
  PROP_SPACING,
  PROP_AT_END,
  N_PROPS
};

/* From FIRST up to NEXT. */
typedef struct
{
  GtkWidget *first;
  GtkWidget *next;
  int        used;
  int        n_expand;
  int        height;
} Line;

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TrWrapLayout, tr_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
next_child (GtkWidget *child)
{
  return skip_hidden (gtk_widget_get_next_sibling (child));
}

/* As wide as it likes to be, and no wider than there is room. */
static int
natural_width (GtkWidget *child,
               int        room)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return MAX (minimum, MIN (natural, room));
}

/* How wide CHILD becomes in LINE. */
static int
final_width (const Line *line,
             GtkWidget  *child,
             int         room)
{
  int width = natural_width (child, room);

  if (line->n_expand > 0 && gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
    width += MAX (room - line->used, 0) / line->n_expand;
  return width;
}

static Line
break_line (TrWrapLayout *self,
            GtkWidget    *first,
            int           room)
{
  Line line = { .first = first };
  GtkWidget *child;

  for (child = first; child != NULL; child = next_child (child))
    {
      int width = natural_width (child, room) + (child != first ? self->spacing : 0);

      if (child != first && line.used + width > room)
        break;
      line.used += width;
      line.n_expand += gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
    }
  line.next = child;
  for (child = first; child != line.next; child = next_child (child))
    {
      int natural;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, final_width (&line, child, room), NULL, &natural, NULL, NULL);
      line.height = MAX (line.height, natural);
    }
  return line;
}

static void
allocate_line (TrWrapLayout *self,
               const Line   *line,
               GtkWidget    *widget,
               int           room,
               int           y)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = self->at_end && line->n_expand == 0 ? MAX (room - line->used, 0) : 0;

  for (GtkWidget *child = line->first; child != line->next; child = next_child (child))
    {
      int width = final_width (line, child, room);
      GtkAllocation place = { mirrored ? room - x - width : x, y, width, line->height };

      gtk_widget_size_allocate (child, &place, -1);
      x += width + self->spacing;
    }
}

static GtkSizeRequestMode
tr_wrap_layout_get_request_mode (GtkLayoutManager *manager,
                                 GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (TrWrapLayout *self,
               GtkWidget    *widget,
               int          *minimum,
               int          *natural)
{
  for (GtkWidget *child = skip_hidden (gtk_widget_get_first_child (widget)); child != NULL; child = next_child (child))
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural += child_natural + (*natural > 0 ? self->spacing : 0);
    }
}

static void
tr_wrap_layout_measure (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  TrWrapLayout *self = TR_WRAP_LAYOUT (manager);
  GtkWidget *child = skip_hidden (gtk_widget_get_first_child (widget));
  int height = 0;

  *minimum = 0;
  *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, widget, minimum, natural);
      return;
    }
  while (child != NULL)
    {
      Line line = break_line (self, child, for_size < 0 ? G_MAXINT / 2 : for_size);

      height += line.height + (height > 0 ? self->spacing : 0);
      child = line.next;
    }
  *minimum = *natural = height;
}

static void
tr_wrap_layout_allocate (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         int               width,
                         int               height,
                         int               baseline)
{
  TrWrapLayout *self = TR_WRAP_LAYOUT (manager);
  GtkWidget *child = skip_hidden (gtk_widget_get_first_child (widget));
  int y = 0;

  while (child != NULL)
    {
      Line line = break_line (self, child, width);

      /* A line that is alone is as high as there is room. */
      if (y == 0 && line.next == NULL)
        line.height = MAX (line.height, height);
      allocate_line (self, &line, widget, width, y);
      y += line.height + self->spacing;
      child = line.next;
    }
}

static void
tr_wrap_layout_get_property (GObject    *object,
                             guint       property,
                             GValue     *value,
                             GParamSpec *pspec)
{
  TrWrapLayout *self = TR_WRAP_LAYOUT (object);

  switch (property)
    {
    case PROP_SPACING:
      g_value_set_int (value, self->spacing);
      break;
    case PROP_AT_END:
      g_value_set_boolean (value, self->at_end);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tr_wrap_layout_set_property (GObject      *object,
                             guint         property,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  TrWrapLayout *self = TR_WRAP_LAYOUT (object);

  switch (property)
    {
    case PROP_SPACING:
      self->spacing = g_value_get_int (value);
      break;
    case PROP_AT_END:
      self->at_end = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static void
tr_wrap_layout_class_init (TrWrapLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tr_wrap_layout_get_property;
  object_class->set_property = tr_wrap_layout_set_property;
  layout_class->get_request_mode = tr_wrap_layout_get_request_mode;
  layout_class->measure = tr_wrap_layout_measure;
  layout_class->allocate = tr_wrap_layout_allocate;

  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_AT_END] = g_param_spec_boolean ("at-end", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tr_wrap_layout_init (TrWrapLayout *self)
{
}
