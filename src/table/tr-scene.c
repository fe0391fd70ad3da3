/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-scene.h"

#include <math.h>

G_DEFINE_BOXED_TYPE (TrScene, tr_scene, tr_scene_ref, tr_scene_unref)

static void
clear_section (gpointer data)
{
  g_free (((TrSection *) data)->name);
}

static void
clear_spot (gpointer data)
{
  TrSpot *spot = data;

  g_free (spot->name);
  g_free (spot->details);
}

static void
clear_label (gpointer data)
{
  g_free (((TrLabel *) data)->text);
}

static GArray *
new_array (gsize          size,
           GDestroyNotify clear)
{
  GArray *array = g_array_new (FALSE, TRUE, (guint) size);

  if (clear != NULL)
    g_array_set_clear_func (array, clear);
  return array;
}

TrScene *
tr_scene_new (float width,
              float height)
{
  TrScene *scene = g_new0 (TrScene, 1);

  g_atomic_ref_count_init (&scene->references);
  scene->width = width;
  scene->height = height;
  scene->sections = new_array (sizeof (TrSection), clear_section);
  scene->spots = new_array (sizeof (TrSpot), clear_spot);
  scene->pieces = new_array (sizeof (TrPiece), NULL);
  scene->labels = new_array (sizeof (TrLabel), clear_label);
  return scene;
}

TrScene *
tr_scene_ref (TrScene *scene)
{
  g_return_val_if_fail (scene != NULL, NULL);

  g_atomic_ref_count_inc (&scene->references);
  return scene;
}

void
tr_scene_unref (TrScene *scene)
{
  g_return_if_fail (scene != NULL);

  if (!g_atomic_ref_count_dec (&scene->references))
    return;
  g_array_unref (scene->sections);
  g_array_unref (scene->spots);
  g_array_unref (scene->pieces);
  g_array_unref (scene->labels);
  g_free (scene->ground);
  g_free (scene);
}

/* ── Making one ── */

void
tr_scene_set_ground (TrScene *scene,
                     char    *ground)
{
  g_return_if_fail (scene != NULL);

  g_free (scene->ground);
  scene->ground = ground;
}

guint
tr_scene_add_section (TrScene    *scene,
                      const char *name,
                      TrRect      rect)
{
  TrSection section = { .name = g_strdup (name), .rect = rect };

  g_return_val_if_fail (scene != NULL, 0);

  g_array_append_val (scene->sections, section);
  return scene->sections->len - 1;
}

TrSpot *
tr_scene_add_spot (TrScene *scene,
                   guint32  key,
                   TrShape  shape,
                   TrRect   rect,
                   char    *name,
                   char    *details)
{
  TrSpot spot = { .key = key, .shape = shape, .rect = rect, .name = name, .details = details };

  g_return_val_if_fail (scene != NULL, NULL);
  g_return_val_if_fail (key != 0, NULL);
  g_return_val_if_fail (scene->sections->len > 0, NULL);

  spot.section = scene->sections->len - 1;
  g_array_append_val (scene->spots, spot);
  return &g_array_index (scene->spots, TrSpot, scene->spots->len - 1);
}

TrPiece *
tr_scene_add_piece (TrScene    *scene,
                    const char *art,
                    int         seat,
                    TrRect      rect)
{
  TrPiece piece = { .art = g_intern_string (art), .seat = seat, .rect = rect };

  g_return_val_if_fail (scene != NULL, NULL);

  g_array_append_val (scene->pieces, piece);
  return &g_array_index (scene->pieces, TrPiece, scene->pieces->len - 1);
}

TrLabel *
tr_scene_add_label (TrScene    *scene,
                    const char *text,
                    TrRect      rect,
                    float       size)
{
  TrLabel label = { .text = g_strdup (text), .rect = rect, .size = size, .xalign = 0.5f, .yalign = 0.5f };

  g_return_val_if_fail (scene != NULL, NULL);

  g_array_append_val (scene->labels, label);
  return &g_array_index (scene->labels, TrLabel, scene->labels->len - 1);
}

TrLabel *
tr_scene_add_number (TrScene *scene,
                     int      number,
                     TrRect   rect,
                     float    size)
{
  char text[16];

  g_snprintf (text, sizeof text, "%d", number);
  return tr_scene_add_label (scene, text, rect, size);
}

void
tr_spot_add_thing (TrSpot   *spot,
                   unsigned  sort,
                   unsigned  index)
{
  g_return_if_fail (spot != NULL);
  g_return_if_fail (spot->pick.n < TR_PICK_MAX);

  spot->pick.things[spot->pick.n++] = (TrThing) { (uint8_t) sort, (uint8_t) index };
}

/* ── Reading one ── */

const TrSpot *
tr_scene_find_spot (TrScene *scene,
                    guint32  key)
{
  g_return_val_if_fail (scene != NULL, NULL);

  for (guint i = 0; i < scene->spots->len; i++)
    if (g_array_index (scene->spots, TrSpot, i).key == key)
      return &g_array_index (scene->spots, TrSpot, i);
  return NULL;
}

const TrSpot *
tr_scene_find_thing (TrScene *scene,
                     TrThing  thing)
{
  g_return_val_if_fail (scene != NULL, NULL);

  for (guint i = scene->spots->len; i-- > 0;)
    {
      const TrSpot *spot = &g_array_index (scene->spots, TrSpot, i);

      for (unsigned j = 0; j < spot->pick.n; j++)
        if (spot->pick.things[j].sort == thing.sort && spot->pick.things[j].index == thing.index)
          return spot;
    }
  return NULL;
}

gboolean
tr_spot_contains (const TrSpot *spot,
                  float         x,
                  float         y)
{
  const TrRect *rect = &spot->rect;
  /* From the middle, in halves of its size. */
  float u = fabsf (x - (rect->x + rect->width / 2)) / (rect->width / 2);
  float v = fabsf (y - (rect->y + rect->height / 2)) / (rect->height / 2);

  if (u > 1 || v > 1)
    return FALSE;
  switch (spot->shape)
    {
    case TR_SHAPE_ROUND:
      return u * u + v * v <= 1;
    case TR_SHAPE_HEX:
      /* The upper corner is at v = 1, the side ones at v = 1/2. */
      return v <= 1 - u / 2;
    case TR_SHAPE_RECT:
    default:
      return TRUE;
    }
}

const TrSpot *
tr_scene_find_next (TrScene      *scene,
                    const TrSpot *from,
                    int           dx,
                    int           dy,
                    gboolean    (*skip) (const TrSpot *spot,
                                         gpointer      data),
                    gpointer      data)
{
  const TrSpot *best = NULL;
  float best_cost = G_MAXFLOAT;
  float x, y;

  g_return_val_if_fail (scene != NULL, NULL);
  g_return_val_if_fail (from != NULL, NULL);

  x = from->rect.x + from->rect.width / 2;
  y = from->rect.y + from->rect.height / 2;
  for (guint i = 0; i < scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (scene->spots, TrSpot, i);
      float right = spot->rect.x + spot->rect.width / 2 - x;
      float down = spot->rect.y + spot->rect.height / 2 - y;
      float ahead = right * (float) dx + down * (float) dy;
      float aside = fabsf (dx != 0 ? down : right);
      /* Straight on before aside, and nothing that lies more aside than ahead: on a map of hexagons the two spaces below
       * lie half a space aside, which this lets pass. */
      float cost = ahead + 3 * aside;

      if (spot->key == from->key || spot->section != from->section || ahead < 1 || aside > ahead * 1.2f || cost >= best_cost
          || (skip != NULL && skip (spot, data)))
        continue;
      best = spot;
      best_cost = cost;
    }
  return best;
}
