/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-fit-layout.h"

/* Beside a board that has room, and where it has little. */
#define HIGH   240
#define LOW    140
#define NARROW 500
/* Less is of no use: two lines and a bit. */
#define LEAST  64

struct _TrFitLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (TrFitLayout, tr_fit_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
tr_fit_layout_measure (GtkLayoutManager *manager,
                       GtkWidget        *widget,
                       GtkOrientation    orientation,
                       int               for_size,
                       int              *minimum,
                       int              *natural,
                       int              *minimum_baseline,
                       int              *natural_baseline)
{
  GtkWidget *scroller = gtk_widget_get_first_child (widget);
  int content;

  g_assert (GTK_IS_SCROLLED_WINDOW (scroller));

  gtk_widget_measure (scroller, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_widget_measure (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller)), orientation, for_size, NULL, &content,
                      NULL, NULL);
  *minimum = MAX (*minimum, MIN (content, LEAST));
  *natural = MAX (*minimum, MIN (content, for_size >= 0 && for_size < NARROW ? LOW : HIGH));
}

static void
tr_fit_layout_allocate (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        int               width,
                        int               height,
                        int               baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget), &(GtkAllocation) { 0, 0, width, height }, -1);
}

static GtkSizeRequestMode
tr_fit_layout_get_request_mode (GtkLayoutManager *manager,
                                GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tr_fit_layout_class_init (TrFitLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = tr_fit_layout_get_request_mode;
  layout_class->measure = tr_fit_layout_measure;
  layout_class->allocate = tr_fit_layout_allocate;
}

static void
tr_fit_layout_init (TrFitLayout *self)
{
}
