/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-panel-layout.h"

struct _TrPanelLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (TrPanelLayout, tr_panel_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
tr_panel_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, for_size, &child_minimum, &child_natural, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        {
          *minimum = MAX (*minimum, child_minimum);
          *natural = MAX (*natural, child_natural);
        }
      else
        {
          *minimum += child_minimum;
          *natural += child_natural;
        }
    }
}

/* How high what SCROLLER holds likes to be. */
static int
content_height (GtkWidget *scroller,
                int        width)
{
  int natural;

  gtk_widget_measure (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller)), GTK_ORIENTATION_VERTICAL, width, NULL,
                      &natural, NULL, NULL);
  return natural;
}

static void
tr_panel_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          int               width,
                          int               height,
                          int               baseline)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  int n_others = 0, needed = 0, y = 0, part;

  for (GtkWidget *child = gtk_widget_get_next_sibling (first); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        int minimum;

        gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
        needed += minimum;
        n_others++;
      }
  if (gtk_widget_should_layout (first))
    {
      GtkAllocation place = { 0, 0, width, n_others > 0 ? MIN (content_height (first, width), height - needed) : height };

      gtk_widget_size_allocate (first, &place, -1);
      y = place.height;
    }
  part = n_others > 0 ? (height - y) / n_others : 0;
  for (GtkWidget *child = gtk_widget_get_next_sibling (first); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        gtk_widget_size_allocate (child, &(GtkAllocation) { 0, y, width, part }, -1);
        y += part;
      }
}

static GtkSizeRequestMode
tr_panel_layout_get_request_mode (GtkLayoutManager *manager,
                                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tr_panel_layout_class_init (TrPanelLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = tr_panel_layout_get_request_mode;
  layout_class->measure = tr_panel_layout_measure;
  layout_class->allocate = tr_panel_layout_allocate;
}

static void
tr_panel_layout_init (TrPanelLayout *self)
{
}
