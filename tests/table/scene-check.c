/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-check.h"

#include "tr-ground.h"


static void
check_inside (TrScene *scene,
              TrRect   rect)
{
  g_assert_cmpfloat (rect.width, >, 0);
  g_assert_cmpfloat (rect.height, >, 0);
  g_assert_cmpfloat (rect.x, >=, 0);
  g_assert_cmpfloat (rect.y, >=, 0);
  g_assert_cmpfloat (rect.x + rect.width, <=, scene->width);
  g_assert_cmpfloat (rect.y + rect.height, <=, scene->height);
}

/* One line, or sentences, with everything filled in. */
static void
check_words (const char *words)
{
  g_assert_nonnull (words);
  g_assert_true (g_utf8_validate (words, -1, NULL));
  g_assert_cmpuint (strlen (words), >, 0);
  g_assert_null (strchr (words, '%'));
  g_assert_null (strstr (words, "null"));
  g_assert_null (strstr (words, "{"));
}

static gboolean
has_art (const char *name)
{
  static GHashTable *known;
  g_autofree char *path = NULL;

  if (known == NULL)
    known = g_hash_table_new (g_str_hash, g_str_equal);
  if (g_hash_table_contains (known, name))
    return TRUE;
  path = g_strconcat (TR_TEST_ART_DIR "/", name, ".svg", NULL);
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_test_message ("no picture %s", name);
      return FALSE;
    }
  g_hash_table_add (known, (gpointer) g_intern_string (name));
  return TRUE;
}

static char *
find_art (const char *name,
          gpointer    data)
{
  g_assert_true (has_art (name));
  return NULL;
}

static void
check_spot (TrScene      *scene,
            const TrGame *game,
            const TrSpot *spot,
            GHashTable   *keys)
{
  g_assert_cmpuint (spot->section, <, scene->sections->len);
  if (!g_hash_table_add (keys, GUINT_TO_POINTER (spot->key)))
    g_error ("two spots have the key %x: %s", spot->key, spot->name);
  check_inside (scene, spot->rect);
  check_words (spot->name);
  g_assert_null (strchr (spot->name, '\n'));
  if (spot->details != NULL)
    {
      check_words (spot->details);
      g_assert_true (g_str_has_suffix (spot->details, "."));
    }
  for (unsigned i = 0; i < spot->pick.n; i++)
    g_assert_cmpuint (spot->pick.things[i].index, <, tr_sort_count (game, spot->pick.things[i].sort));
  if (spot->rule != NULL)
    {
      unsigned rule = 1;

      while (rule < game->rules->n_rule_ids && !g_str_equal (spot->rule, game->rules->rule_ids[rule]))
        rule++;
      g_assert_cmpuint (rule, <, game->rules->n_rule_ids);
    }
}

void
scene_check (TrScene      *scene,
             const TrGame *game,
             float         smallest)
{
  g_autoptr (GHashTable) keys = g_hash_table_new (NULL, NULL);
  g_autofree char *whole = NULL;
  unsigned n_main = 0;

  g_assert_cmpuint (scene->sections->len, >, 0);
  for (guint i = 0; i < scene->sections->len; i++)
    {
      const TrSection *section = &g_array_index (scene->sections, TrSection, i);

      check_words (section->name);
      check_inside (scene, section->rect);
      n_main += section->main;
    }
  g_assert_cmpuint (n_main, ==, 1);
  for (guint i = 0; i < scene->spots->len; i++)
    check_spot (scene, game, &g_array_index (scene->spots, TrSpot, i), keys);
  for (guint i = 0; i < scene->pieces->len; i++)
    {
      const TrPiece *piece = &g_array_index (scene->pieces, TrPiece, i);

      check_inside (scene, piece->rect);
      g_assert_true (has_art (piece->art));
      g_assert_cmpint (piece->seat, >=, -1);
      g_assert_cmpint (piece->seat, <, game->seats);
    }
  for (guint i = 0; i < scene->labels->len; i++)
    {
      const TrLabel *label = &g_array_index (scene->labels, TrLabel, i);

      check_inside (scene, label->rect);
      check_words (label->text);
      g_assert_cmpfloat (label->size, >=, smallest);
    }
  for (unsigned seat = 0; seat < TR_SEATS_MAX; seat++)
    check_inside (scene, scene->homes[seat]);
  check_inside (scene, scene->store);
  whole = tr_ground_insert_art (scene->ground, find_art, NULL);
}

static gboolean
same_rect (TrRect a,
           TrRect b)
{
  return memcmp (&a, &b, sizeof a) == 0;
}

gboolean
scene_equal (TrScene *a,
             TrScene *b)
{
  if (a->width != b->width || a->height != b->height || !g_str_equal (a->ground, b->ground) || a->spots->len != b->spots->len
      || a->pieces->len != b->pieces->len || a->labels->len != b->labels->len)
    return FALSE;
  for (guint i = 0; i < a->spots->len; i++)
    {
      const TrSpot *x = &g_array_index (a->spots, TrSpot, i);
      const TrSpot *y = &g_array_index (b->spots, TrSpot, i);

      if (x->key != y->key || !same_rect (x->rect, y->rect) || g_strcmp0 (x->name, y->name) != 0
          || g_strcmp0 (x->details, y->details) != 0 || memcmp (&x->pick, &y->pick, sizeof x->pick) != 0 || x->rule != y->rule)
        return FALSE;
    }
  for (guint i = 0; i < a->pieces->len; i++)
    {
      const TrPiece *x = &g_array_index (a->pieces, TrPiece, i);
      const TrPiece *y = &g_array_index (b->pieces, TrPiece, i);

      if (x->art != y->art || x->seat != y->seat || !same_rect (x->rect, y->rect) || x->dim != y->dim)
        return FALSE;
    }
  for (guint i = 0; i < a->labels->len; i++)
    {
      const TrLabel *x = &g_array_index (a->labels, TrLabel, i);
      const TrLabel *y = &g_array_index (b->labels, TrLabel, i);

      if (!g_str_equal (x->text, y->text) || !same_rect (x->rect, y->rect))
        return FALSE;
    }
  return TRUE;
}

unsigned
scene_count (TrScene    *scene,
             const char *art,
             int         seat,
             TrRect      rect)
{
  unsigned n = 0;

  for (guint i = 0; i < scene->pieces->len; i++)
    {
      const TrPiece *piece = &g_array_index (scene->pieces, TrPiece, i);
      float x = piece->rect.x + piece->rect.width / 2 - rect.x;
      float y = piece->rect.y + piece->rect.height / 2 - rect.y;

      n += g_str_equal (piece->art, art) && (seat == -2 || piece->seat == seat) && x >= 0 && y >= 0 && x < rect.width
           && y < rect.height;
    }
  return n;
}

static gboolean
is_among (TrThing        thing,
          const TrThing *things,
          unsigned       n)
{
  for (unsigned i = 0; i < n; i++)
    if (things[i].sort == thing.sort && things[i].index == thing.index)
      return TRUE;
  return FALSE;
}

gboolean
scene_offers (TrScene       *scene,
              unsigned       kind,
              TrThing        thing,
              const TrThing *targets,
              unsigned       n)
{
  for (guint i = 0; i < scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (scene->spots, TrSpot, i);
      gboolean fits = is_among (thing, spot->pick.things, spot->pick.n);

      if (spot->pick.kinds != 0 && !(spot->pick.kinds >> kind & 1))
        continue;
      for (unsigned j = 0; fits && !spot->pick.any && j < spot->pick.n; j++)
        fits = is_among (spot->pick.things[j], targets, n);
      if (fits)
        return TRUE;
    }
  return FALSE;
}
