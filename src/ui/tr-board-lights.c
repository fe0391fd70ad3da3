/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-board-view-private.h"

/* What can be chosen, what is chosen, what was done last and where the keys are: told apart by line as well as by colour. */

GdkRGBA
tr_board_view_get_colour (TrBoardView *self,
                          const char  *name)
{
  GdkRGBA colour;

  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (self)), name, &colour))
    colour = (GdkRGBA) { 0.2f, 0.15f, 0.1f, 1 };
  return colour;
}

static void
trace (cairo_t *cr,
       TrShape  shape,
       double   x,
       double   y,
       double   width,
       double   height)
{
  double radius = MIN (MIN (width, height) * 0.16, 10);

  switch (shape)
    {
    case TR_SHAPE_ROUND:
      cairo_save (cr);
      cairo_translate (cr, x + width / 2, y + height / 2);
      cairo_scale (cr, width / 2, height / 2);
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
      cairo_restore (cr);
      break;
    case TR_SHAPE_HEX:
      cairo_move_to (cr, x + width / 2, y);
      cairo_line_to (cr, x + width, y + height / 4);
      cairo_line_to (cr, x + width, y + height * 3 / 4);
      cairo_line_to (cr, x + width / 2, y + height);
      cairo_line_to (cr, x, y + height * 3 / 4);
      cairo_line_to (cr, x, y + height / 4);
      cairo_close_path (cr);
      break;
    case TR_SHAPE_RECT:
    default:
      cairo_new_sub_path (cr);
      cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
      cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
      cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
      cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI / 2);
      cairo_close_path (cr);
    }
}

/* Traces SPOT, made smaller by INSET on every side, in pixels from the corner of the scene. */
static cairo_t *
begin (TrBoardView  *self,
       GtkSnapshot  *snapshot,
       const TrSpot *spot,
       double        inset)
{
  double x = spot->rect.x * self->scale;
  double y = spot->rect.y * self->scale;
  double width = spot->rect.width * self->scale;
  double height = spot->rect.height * self->scale;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) x - 4, (float) y - 4, (float) width + 8,
                                                                          (float) height + 8));

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  trace (cr, spot->shape, x + inset, y + inset, width - 2 * inset, height - 2 * inset);
  return cr;
}

static void
set_colour (cairo_t *cr,
            GdkRGBA  colour,
            double   alpha)
{
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, colour.alpha * alpha);
}

static gboolean
is_lit (TrLit lit)
{
  return lit == TR_LIT_NEXT || lit == TR_LIT_CHOSEN;
}

GskRenderNode *
tr_board_view_draw_tints (TrBoardView *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  /* Light rather than colour: what is printed there decides the choice. */
  GdkRGBA target = tr_board_view_get_colour (self, "tr_target_light");
  GdkRGBA chosen = tr_board_view_get_colour (self, "tr_chosen_light");

  for (guint i = 0; i < self->scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (self->scene->spots, TrSpot, i);
      TrLit lit = (TrLit) self->lit[i];
      cairo_t *cr;

      if (!is_lit (lit) && !(lit == TR_LIT_POSSIBLE && spot->key == self->hover))
        continue;
      cr = begin (self, snapshot, spot, 1);
      set_colour (cr, lit == TR_LIT_CHOSEN ? chosen : target, spot->key == self->hover ? 1 : 0.6);
      cairo_fill (cr);
      cairo_destroy (cr);
    }
  return gtk_snapshot_free_to_node (snapshot);
}

static void
stroke_twice (cairo_t *cr,
              GdkRGBA  colour,
              double   width)
{
  cairo_path_t *path = cairo_copy_path (cr);

  /* A light edge outside, so that it is seen on every ground. */
  cairo_set_source_rgba (cr, 1, 1, 1, 0.85);
  cairo_set_line_width (cr, width + 2);
  cairo_stroke (cr);
  cairo_append_path (cr, path);
  cairo_path_destroy (path);
  set_colour (cr, colour, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* What a hint speaks of: a heavy line of long dashes within the edge, which no other light has. */
static void
draw_hinted (TrBoardView  *self,
             GtkSnapshot  *snapshot,
             const TrSpot *spot,
             double        line)
{
  double dashes[] = { line * 4, line * 1.5 };
  cairo_t *cr = begin (self, snapshot, spot, line * 2.6);

  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  stroke_twice (cr, tr_board_view_get_colour (self, "tr_hint"), line * 1.5);
  cairo_destroy (cr);
}

GskRenderNode *
tr_board_view_draw_outlines (TrBoardView *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GdkRGBA target = tr_board_view_get_colour (self, "tr_target");
  GdkRGBA chosen = tr_board_view_get_colour (self, "tr_chosen");
  GdkRGBA recent = tr_board_view_get_colour (self, "tr_recent");
  double line = CLAMP (2.4 * self->scale, 2, 4);

  for (guint i = 0; i < self->scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (self->scene->spots, TrSpot, i);
      TrLit lit = (TrLit) self->lit[i];
      cairo_t *cr;

      if (self->recent[i] && !is_lit (lit))
        {
          double dots[] = { 0.1, line * 2 };

          cr = begin (self, snapshot, spot, line);
          cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
          cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
          stroke_twice (cr, recent, line);
          cairo_destroy (cr);
        }
      if (tr_board_view_is_hinted (self, spot))
        draw_hinted (self, snapshot, spot, line);
      if (!is_lit (lit) && !(lit == TR_LIT_POSSIBLE && spot->key == self->hover))
        continue;
      cr = begin (self, snapshot, spot, line / 2 + 1);
      if (lit == TR_LIT_CHOSEN)
        stroke_twice (cr, chosen, line * 1.7);
      else
        stroke_twice (cr, target, spot->key == self->hover ? line * 1.4 : line);
      cairo_destroy (cr);
    }
  return gtk_snapshot_free_to_node (snapshot);
}

/* The keys are here: an edge that marches, where motion is wanted. */
void
tr_board_view_draw_focus (TrBoardView *self,
                          GtkSnapshot *snapshot)
{
  const TrSpot *spot = self->focus != 0 ? tr_scene_find_spot (self->scene, self->focus) : NULL;
  GtkWidget *widget = spot != NULL ? tr_board_view_get_spot_widget (self, spot->key) : NULL;
  double line = CLAMP (2.6 * self->scale, 2.5, 4);
  double dashes[] = { line * 2.5, line * 2 };
  cairo_t *cr;

  if (widget == NULL || !gtk_widget_is_focus (widget)
      || !(gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE))
    return;
  cr = begin (self, snapshot, spot, -1);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), self->pace > 0 ? -(double) (self->now % 900000) / 900000 * line * 4.5 : 0);
  stroke_twice (cr, tr_board_view_get_colour (self, "tr_focus"), line);
  cairo_destroy (cr);
  if (self->pace > 0)
    tr_board_view_keep_ticking (self);
}
