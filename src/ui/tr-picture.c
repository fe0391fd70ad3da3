/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-picture.h"

#include "tr-board-view.h"
#include "tr-table.h"

struct _TrPicture
{
  GtkWidget  parent_instance;

  GtkWidget *view;
  int        width;
  int        height;
};

G_DEFINE_FINAL_TYPE (TrPicture, tr_picture, GTK_TYPE_WIDGET)

/* A board view takes all the width there is, and is as high as that makes it: a picture stays as it is. */
static void
tr_picture_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  TrPicture *self = TR_PICTURE (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height;
}

static void
tr_picture_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  TrPicture *self = TR_PICTURE (widget);
  GtkAllocation place = { (width - self->width) / 2, (height - self->height) / 2, self->width, self->height };

  gtk_widget_measure (self->view, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->view, &place, -1);
}

static void
tr_picture_dispose (GObject *object)
{
  g_clear_pointer (&TR_PICTURE (object)->view, gtk_widget_unparent);

  G_OBJECT_CLASS (tr_picture_parent_class)->dispose (object);
}

static void
tr_picture_class_init (TrPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tr_picture_dispose;
  widget_class->measure = tr_picture_measure;
  widget_class->size_allocate = tr_picture_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "drawing");
}

static void
tr_picture_init (TrPicture *self)
{
  self->view = g_object_new (TR_TYPE_BOARD_VIEW, "zoomable", FALSE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_parent (self->view, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tr_picture_new (const TrGame *game,
                const char   *id,
                int           height)
{
  /* Nobody in particular: as the first player's pieces look when nobody has chosen. */
  static const TrSeat somebody = { .colour = TR_COLOUR_BLUE, .mark = TR_MARK_CIRCLE };
  const TrTable *table;
  g_autoptr(TrScene) scene = NULL;
  TrPicture *self;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  table = tr_table_find (game->rules);
  if (table != NULL && table->lay_picture != NULL)
    scene = table->lay_picture (game, id);
  if (scene == NULL)
    return NULL;
  self = g_object_new (TR_TYPE_PICTURE, NULL);
  self->height = height;
  self->width = (int) ((float) height * scene->width / scene->height + 0.5f);
  tr_board_view_set_seats (TR_BOARD_VIEW (self->view), &somebody, 1);
  tr_board_view_set_scene (TR_BOARD_VIEW (self->view), scene, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  g_array_index (scene->sections, TrSection, 0).name, -1);
  return GTK_WIDGET (self);
}
