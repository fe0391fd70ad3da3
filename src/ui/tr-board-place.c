/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-board-view-private.h"

#define ZOOM_MAX  6.0

/* Below this many pixels a unit the words of a scene cannot be read: then the view begins with the main section alone. */
#define READABLE  0.62

static double
fit_scale (TrBoardView *self,
           int          width,
           int          height)
{
  return MIN (width / (double) self->scene->width, height / (double) self->scene->height);
}

static const TrSection *
find_main (TrScene *scene)
{
  for (guint i = 0; i < scene->sections->len; i++)
    if (g_array_index (scene->sections, TrSection, i).main)
      return &g_array_index (scene->sections, TrSection, i);
  return NULL;
}

/* As nobody has asked for anything else: the whole scene or, where that is too small to read, its main section. */
static void
place_by_default (TrBoardView *self,
                  int          width,
                  int          height)
{
  double fit = fit_scale (self, width, height);
  const TrSection *section = find_main (self->scene);

  self->zoom = 1;
  self->centre_x = self->scene->width / 2;
  self->centre_y = self->scene->height / 2;
  if (self->zoomable && fit < READABLE && section != NULL)
    {
      double scale = MIN (MIN (width / (double) section->rect.width, height / (double) section->rect.height), 1.2);

      self->zoom = CLAMP (scale / fit, 1, ZOOM_MAX);
      self->centre_x = section->rect.x + section->rect.width / 2;
      self->centre_y = section->rect.y + section->rect.height / 2;
    }
}

/* Nothing beyond an edge of the scene is shown as long as there is something else to show. */
static double
clamp_centre (double centre,
              double shown,
              double size)
{
  if (shown >= size)
    return size / 2;
  return CLAMP (centre, shown / 2, size - shown / 2);
}

void
tr_board_view_place (TrBoardView *self,
                     int          width,
                     int          height)
{
  if (width <= 0 || height <= 0)
    return;
  if (!self->own_view)
    place_by_default (self, width, height);
  self->scale = fit_scale (self, width, height) * self->zoom;
  self->centre_x = clamp_centre (self->centre_x, width / self->scale, self->scene->width);
  self->centre_y = clamp_centre (self->centre_y, height / self->scale, self->scene->height);
  self->x = width / 2.0 - self->centre_x * self->scale;
  self->y = height / 2.0 - self->centre_y * self->scale;
}

static void
placed (TrBoardView *self)
{
  self->own_view = TRUE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify (G_OBJECT (self), "zoom");
}

/* What is at X, Y of the view stays there. */
void
tr_board_view_zoom_at (TrBoardView *self,
                       double       zoom,
                       double       x,
                       double       y)
{
  double u, v, scale;

  if (self->scene == NULL || !self->zoomable)
    return;
  u = (x - self->x) / self->scale;
  v = (y - self->y) / self->scale;
  zoom = CLAMP (zoom, 1, ZOOM_MAX);
  scale = self->scale / self->zoom * zoom;
  self->centre_x = u + (gtk_widget_get_width (GTK_WIDGET (self)) / 2.0 - x) / scale;
  self->centre_y = v + (gtk_widget_get_height (GTK_WIDGET (self)) / 2.0 - y) / scale;
  self->zoom = zoom;
  placed (self);
}

void
tr_board_view_zoom_by (TrBoardView *self,
                       double       factor)
{
  g_return_if_fail (TR_IS_BOARD_VIEW (self));

  tr_board_view_zoom_at (self, self->zoom * factor, gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                         gtk_widget_get_height (GTK_WIDGET (self)) / 2.0);
}

/* The whole scene; once more, as it was in the beginning. */
void
tr_board_view_zoom_fit (TrBoardView *self)
{
  g_return_if_fail (TR_IS_BOARD_VIEW (self));

  if (self->scene == NULL)
    return;
  if (self->zoom > 1)
    tr_board_view_zoom_at (self, 1, 0, 0);
  else
    {
      self->own_view = FALSE;
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }
}

void
tr_board_view_pan_to (TrBoardView *self,
                      double       x,
                      double       y)
{
  if (self->scene == NULL || !self->zoomable)
    return;
  self->centre_x = (gtk_widget_get_width (GTK_WIDGET (self)) / 2.0 - x) / self->scale;
  self->centre_y = (gtk_widget_get_height (GTK_WIDGET (self)) / 2.0 - y) / self->scale;
  placed (self);
}

static gboolean
is_in_sight (TrBoardView  *self,
             const TrSpot *spot)
{
  double x, y;

  tr_board_view_locate (self, spot->key, &x, &y);
  return x >= 0 && y >= 0 && x < gtk_widget_get_width (GTK_WIDGET (self)) && y < gtk_widget_get_height (GTK_WIDGET (self));
}

void
tr_board_view_show_asked (TrBoardView *self)
{
  const TrSpot *asked = NULL;

  g_return_if_fail (TR_IS_BOARD_VIEW (self));

  if (self->scene == NULL || !self->zoomable || self->zoom <= 1)
    return;
  for (guint i = 0; i < self->scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (self->scene->spots, TrSpot, i);

      if (tr_board_view_get_lit (self, spot) != TR_LIT_NEXT)
        continue;
      if (is_in_sight (self, spot))
        return;
      if (asked == NULL)
        asked = spot;
    }
  if (asked != NULL)
    tr_board_view_reveal (self, &g_array_index (self->scene->sections, TrSection, asked->section).rect);
}

void
tr_board_view_reveal (TrBoardView  *self,
                      const TrRect *rect)
{
  double left = self->x + rect->x * self->scale;
  double top = self->y + rect->y * self->scale;
  double right = left + rect->width * self->scale;
  double bottom = top + rect->height * self->scale;
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  double x = self->x;
  double y = self->y;

  if (!self->zoomable || self->zoom <= 1)
    return;
  if (left < 0)
    x -= left;
  else if (right > width)
    x -= right - width;
  if (top < 0)
    y -= top;
  else if (bottom > height)
    y -= bottom - height;
  if (x != self->x || y != self->y)
    tr_board_view_pan_to (self, x, y);
}
