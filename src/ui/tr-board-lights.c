/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-board-view-private.h"

#include <math.h>

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
static void
trace_spot (TrBoardView  *self,
            cairo_t      *cr,
            const TrSpot *spot,
            double        inset)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  trace (cr, spot->shape, spot->rect.x * self->scale + inset, spot->rect.y * self->scale + inset,
         spot->rect.width * self->scale - 2 * inset, spot->rect.height * self->scale - 2 * inset);
}

/* What is drawn for SPOT at most. */
static graphene_rect_t
spot_bounds (TrBoardView  *self,
             const TrSpot *spot)
{
  return GRAPHENE_RECT_INIT ((float) (spot->rect.x * self->scale) - 4, (float) (spot->rect.y * self->scale) - 4,
                             (float) (spot->rect.width * self->scale) + 8, (float) (spot->rect.height * self->scale) + 8);
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

/* ── Parts ── */

/* How a spot is lit: what its tint and its outline are drawn from. */
enum
{
  LOOK_RECENT = 1 << 0,
  LOOK_TARGET = 1 << 1,
  LOOK_CHOSEN = 1 << 2,
  LOOK_HOVER = 1 << 3,
  LOOK_HINTED = 1 << 4,
};

/* A spot that is lit. */
typedef struct
{
  guint32 key;
  guint   look;
  TrShape shape;
  TrRect  rect;
} Light;

static guint
get_look (TrBoardView *self,
          guint        i)
{
  TrLit lit = (TrLit) self->lit[i];
  gboolean hover = g_array_index (self->scene->spots, TrSpot, i).key == self->hover;
  guint look = 0;

  if (lit == TR_LIT_CHOSEN)
    look = LOOK_CHOSEN;
  else if (lit == TR_LIT_NEXT || (lit == TR_LIT_POSSIBLE && hover))
    look = LOOK_TARGET;
  if (self->recent[i] && !is_lit (lit))
    look |= LOOK_RECENT;
  if (tr_board_view_is_hinted (self, &g_array_index (self->scene->spots, TrSpot, i)))
    look |= LOOK_HINTED;
  return look != 0 && hover ? look | LOOK_HOVER : look;
}

typedef void (*DrawFunc) (TrBoardView  *self,
                          cairo_t      *cr,
                          const TrSpot *spot,
                          guint         look);

/* In pixels: rectangles with edges in line with each other make larger ones. */
#define GRID 64

/* Collects what is lit in each part of the scene, with bounds. */
static void
collect_lights (TrBoardView     *self,
                guint            mask,
                GArray         **lights,
                graphene_rect_t *bounds)
{
  for (guint i = 0; i < TR_BOARD_PARTS; i++)
    {
      lights[i] = g_array_new (FALSE, TRUE, sizeof (Light));
      bounds[i] = *graphene_rect_zero ();
    }
  for (guint i = 0; i < self->scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (self->scene->spots, TrSpot, i);
      guint look = get_look (self, i) & mask;
      guint part = tr_board_view_find_part (self, &spot->rect);
      graphene_rect_t rect = spot_bounds (self, spot);
      Light light;

      if ((look & ~(guint) LOOK_HOVER) == 0)
        continue;
      /* Compared byte by byte. */
      memset (&light, 0, sizeof light);
      light.key = spot->key;
      light.look = look;
      light.shape = spot->shape;
      light.rect = spot->rect;
      if (lights[part]->len == 0)
        bounds[part] = rect;
      else
        graphene_rect_union (&bounds[part], &rect, &bounds[part]);
      g_array_append_val (lights[part], light);
    }
  for (guint i = 0; i < TR_BOARD_PARTS; i++)
    {
      float x = floorf (bounds[i].origin.x / GRID) * GRID;
      float y = floorf (bounds[i].origin.y / GRID) * GRID;

      bounds[i] = GRAPHENE_RECT_INIT (x, y, ceilf ((bounds[i].origin.x + bounds[i].size.width - x) / GRID) * GRID,
                                      ceilf ((bounds[i].origin.y + bounds[i].size.height - y) / GRID) * GRID);
    }
}

/* ── Stamps ── */

/* A light takes a tenth of a millisecond to fill or to stroke, and is drawn again whenever anything near it is. So it is drawn once,
 * and the picture is kept; for all that look the same, since each lies on whole pixels, as pieces do. Not what has more pixels
 * than this, in a board that was zoomed: that takes too much room. */
#define STAMP_PIXELS (256 * 256)

/* What DRAW makes of SPOT, with the corner of BOUNDS in its corner. */
static cairo_surface_t *
get_stamp (TrBoardView           *self,
           const TrSpot          *spot,
           guint                  look,
           DrawFunc               draw,
           const graphene_rect_t *bounds)
{
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  g_autofree char *key = g_strdup_printf ("%p %u %d %gx%g", (void *) draw, look, (int) spot->shape, (double) spot->rect.width,
                                          (double) spot->rect.height);
  cairo_surface_t *stamp;
  cairo_t *cr;

  if (self->stamps == NULL)
    self->stamps = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) cairo_surface_destroy);
  stamp = g_hash_table_lookup (self->stamps, key);
  if (stamp != NULL)
    return stamp;
  stamp = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceilf (bounds->size.width) * factor,
                                      (int) ceilf (bounds->size.height) * factor);
  cairo_surface_set_device_scale (stamp, factor, factor);
  cr = cairo_create (stamp);
  cairo_translate (cr, -bounds->origin.x, -bounds->origin.y);
  draw (self, cr, spot, look);
  cairo_destroy (cr);
  g_hash_table_insert (self->stamps, g_steal_pointer (&key), stamp);
  return stamp;
}

static void
draw_light (TrBoardView  *self,
            cairo_t      *cr,
            const TrSpot *spot,
            guint         look,
            DrawFunc      draw)
{
  graphene_rect_t bounds = spot_bounds (self, spot);
  float factor = (float) gtk_widget_get_scale_factor (GTK_WIDGET (self));

  cairo_save (cr);
  if (bounds.size.width * bounds.size.height > STAMP_PIXELS)
    draw (self, cr, spot, look);
  else
    {
      cairo_set_source_surface (cr, get_stamp (self, spot, look, draw, &bounds), roundf (bounds.origin.x * factor) / factor,
                                roundf (bounds.origin.y * factor) / factor);
      cairo_paint (cr);
    }
  cairo_restore (cr);
}

static GskRenderNode *
draw_part (TrBoardView     *self,
           GArray          *lights,
           graphene_rect_t *bounds,
           DrawFunc         draw)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  if (lights->len > 0)
    {
      cairo_t *cr = gtk_snapshot_append_cairo (snapshot, bounds);

      for (guint i = 0; i < lights->len; i++)
        {
          const Light *light = &g_array_index (lights, Light, i);

          draw_light (self, cr, tr_scene_find_spot (self->scene, light->key), light->look, draw);
        }
      cairo_destroy (cr);
    }
  return tr_board_view_free_to_slot (snapshot);
}

/* One node for each part of the scene. A part that looks the same as before is the same node, and one that does not stands in
 * the same place: so the renderer sees which have changed. It finds a few differences between two lists, and no more than 30
 * rectangles; beyond that it gives up and draws the whole page. */
static GskRenderNode *
draw_parts (TrBoardView  *self,
            TrLitParts   *before,
            guint         mask,
            DrawFunc      draw)
{
  GArray *lights[TR_BOARD_PARTS];
  graphene_rect_t bounds[TR_BOARD_PARTS];

  collect_lights (self, mask, lights, bounds);
  for (guint i = 0; i < TR_BOARD_PARTS; i++)
    {
      GArray *old = before->lights[i];

      if (before->nodes[i] != NULL && old->len == lights[i]->len
          && (old->len == 0 || memcmp (old->data, lights[i]->data, old->len * sizeof (Light)) == 0))
        {
          g_array_unref (lights[i]);
          continue;
        }
      g_clear_pointer (&before->lights[i], g_array_unref);
      g_clear_pointer (&before->nodes[i], gsk_render_node_unref);
      before->nodes[i] = draw_part (self, lights[i], &bounds[i], draw);
      before->lights[i] = lights[i];
    }
  return gsk_container_node_new (before->nodes, TR_BOARD_PARTS);
}

void
tr_lit_parts_clear (TrLitParts *parts)
{
  for (guint i = 0; i < TR_BOARD_PARTS; i++)
    {
      g_clear_pointer (&parts->lights[i], g_array_unref);
      g_clear_pointer (&parts->nodes[i], gsk_render_node_unref);
    }
}

static void
draw_tint (TrBoardView  *self,
           cairo_t      *cr,
           const TrSpot *spot,
           guint         look)
{
  trace_spot (self, cr, spot, 1);
  /* Light rather than colour: what is printed there decides the choice. */
  set_colour (cr, tr_board_view_get_colour (self, look & LOOK_CHOSEN ? "tr_chosen_light" : "tr_target_light"),
              look & LOOK_HOVER ? 1 : 0.6);
  cairo_fill (cr);
}

GskRenderNode *
tr_board_view_draw_tints (TrBoardView *self)
{
  return draw_parts (self, &self->tint_parts, LOOK_TARGET | LOOK_CHOSEN | LOOK_HOVER, draw_tint);
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
             cairo_t      *cr,
             const TrSpot *spot,
             double        line)
{
  double dashes[] = { line * 4, line * 1.5 };

  cairo_save (cr);
  trace_spot (self, cr, spot, line * 2.6);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  stroke_twice (cr, tr_board_view_get_colour (self, "tr_hint"), line * 1.5);
  cairo_restore (cr);
}

static void
draw_outline (TrBoardView  *self,
              cairo_t      *cr,
              const TrSpot *spot,
              guint         look)
{
  double line = CLAMP (2.4 * self->scale, 2, 4);

  if (look & LOOK_RECENT)
    {
      double dots[] = { 0.1, line * 2 };

      cairo_save (cr);
      trace_spot (self, cr, spot, line);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
      stroke_twice (cr, tr_board_view_get_colour (self, "tr_recent"), line);
      cairo_restore (cr);
    }
  if (look & LOOK_HINTED)
    draw_hinted (self, cr, spot, line);
  if (!(look & (LOOK_TARGET | LOOK_CHOSEN)))
    return;
  trace_spot (self, cr, spot, line / 2 + 1);
  if (look & LOOK_CHOSEN)
    stroke_twice (cr, tr_board_view_get_colour (self, "tr_chosen"), line * 1.7);
  else
    stroke_twice (cr, tr_board_view_get_colour (self, "tr_target"), look & LOOK_HOVER ? line * 1.4 : line);
}

GskRenderNode *
tr_board_view_draw_outlines (TrBoardView *self)
{
  return draw_parts (self, &self->outline_parts, ~0u, draw_outline);
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
  graphene_rect_t bounds;
  cairo_t *cr;

  if (widget == NULL || !gtk_widget_is_focus (widget)
      || !(gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE))
    return;
  bounds = spot_bounds (self, spot);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  trace_spot (self, cr, spot, -1);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), self->pace > 0 ? -(double) (self->now % 900000) / 900000 * line * 4.5 : 0);
  stroke_twice (cr, tr_board_view_get_colour (self, "tr_focus"), line);
  cairo_destroy (cr);
  if (self->pace > 0)
    tr_board_view_keep_ticking (self);
}
