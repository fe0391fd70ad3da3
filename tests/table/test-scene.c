/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-ground.h"

/* ── A board of hexagons: two rows of three, and one button beside them in a section of its own ── */

enum { KEY_A1 = 1, KEY_A2, KEY_A3, KEY_B1, KEY_B2, KEY_B3, KEY_SITE, KEY_BUTTON };

static TrScene *
make_scene (void)
{
  TrScene *scene = tr_scene_new (400, 300);
  TrSpot *spot;

  tr_scene_add_section (scene, "Map", tr_rect (0, 0, 350, 300));
  for (unsigned i = 0; i < 6; i++)
    {
      spot = tr_scene_add_spot (scene, KEY_A1 + i, TR_SHAPE_HEX,
                                tr_rect ((float) (i % 3) * 100 + (i >= 3 ? 50.0f : 0), i >= 3 ? 86.25f : 0, 100, 115),
                                g_strdup_printf ("Space %u", i), NULL);
      tr_spot_add_thing (spot, 2, i);
    }
  spot = tr_scene_add_spot (scene, KEY_SITE, TR_SHAPE_ROUND, tr_rect_around (100, 86.25f, 40, 40), g_strdup ("Site"), NULL);
  tr_spot_add_thing (spot, 3, 0);
  tr_spot_add_thing (spot, 2, 1);
  tr_scene_add_section (scene, "Beside", tr_rect (350, 0, 50, 300));
  tr_scene_add_spot (scene, KEY_BUTTON, TR_SHAPE_RECT, tr_rect (355, 100, 40, 30), g_strdup ("Button"), NULL);
  return scene;
}

static void
test_contains (void)
{
  g_autoptr (TrScene) scene = make_scene ();
  const TrSpot *hex = tr_scene_find_spot (scene, KEY_A1);
  const TrSpot *round = tr_scene_find_spot (scene, KEY_SITE);
  const TrSpot *rect = tr_scene_find_spot (scene, KEY_BUTTON);

  g_assert_true (tr_spot_contains (hex, 50, 57));
  g_assert_true (tr_spot_contains (hex, 50, 1));
  g_assert_true (tr_spot_contains (hex, 1, 57));
  g_assert_false (tr_spot_contains (hex, 5, 5));
  g_assert_false (tr_spot_contains (hex, 95, 110));
  g_assert_false (tr_spot_contains (hex, 50, 116));

  g_assert_true (tr_spot_contains (round, 100, 105));
  g_assert_false (tr_spot_contains (round, 85, 71));

  g_assert_true (tr_spot_contains (rect, 356, 101));
  g_assert_false (tr_spot_contains (rect, 354, 101));
}

static void
test_find (void)
{
  g_autoptr (TrScene) scene = make_scene ();

  g_assert_cmpuint (tr_scene_find_spot (scene, KEY_B2)->key, ==, KEY_B2);
  g_assert_null (tr_scene_find_spot (scene, 99));
  g_assert_cmpuint (tr_scene_find_thing (scene, (TrThing) { 2, 3 })->key, ==, KEY_B1);
  /* The site stands for A2 too, and lies on top of it. */
  g_assert_cmpuint (tr_scene_find_thing (scene, (TrThing) { 2, 1 })->key, ==, KEY_SITE);
  g_assert_null (tr_scene_find_thing (scene, (TrThing) { 4, 0 }));
}

static gboolean
skip_sites (const TrSpot *spot,
            gpointer      data)
{
  return spot->key == KEY_SITE;
}

static guint32
next (TrScene *scene,
      guint32  from,
      int      dx,
      int      dy)
{
  const TrSpot *spot = tr_scene_find_next (scene, tr_scene_find_spot (scene, from), dx, dy, skip_sites, NULL);

  return spot != NULL ? spot->key : 0;
}

static void
test_directions (void)
{
  g_autoptr (TrScene) scene = make_scene ();

  g_assert_cmpuint (next (scene, KEY_A1, 1, 0), ==, KEY_A2);
  g_assert_cmpuint (next (scene, KEY_A2, 1, 0), ==, KEY_A3);
  g_assert_cmpuint (next (scene, KEY_A3, -1, 0), ==, KEY_A2);
  /* Below a hexagon lie two, each half a space aside. */
  g_assert_cmpuint (next (scene, KEY_A1, 0, 1), ==, KEY_B1);
  g_assert_cmpuint (next (scene, KEY_B3, 0, -1), ==, KEY_A3);
  g_assert_cmpuint (next (scene, KEY_B2, 0, 1), ==, 0);
  /* Keys do not leave a section. */
  g_assert_cmpuint (next (scene, KEY_B3, 1, 0), ==, 0);
  g_assert_cmpuint (next (scene, KEY_BUTTON, -1, 0), ==, 0);
}

/* Every space can be reached from every other one with the four arrows. */
static void
test_all_reached (void)
{
  static const int steps[][2] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } };
  g_autoptr (TrScene) scene = make_scene ();

  for (guint32 from = KEY_A1; from <= KEY_B3; from++)
    {
      guint reached = 1u << from;
      guint before = 0;

      while (reached != before)
        {
          before = reached;
          for (guint32 key = KEY_A1; key <= KEY_B3; key++)
            for (guint i = 0; (before >> key & 1) && i < G_N_ELEMENTS (steps); i++)
              reached |= 1u << next (scene, key, steps[i][0], steps[i][1]);
        }
      for (guint32 key = KEY_A1; key <= KEY_B3; key++)
        g_assert_true (reached >> key & 1);
    }
}

/* ── Grounds ── */

static char *
find_picture (const char *name,
              gpointer    data)
{
  guint *asked = data;

  g_assert_cmpstr (name, ==, "hut");
  (*asked)++;
  return g_strdup ("<!-- x --><svg viewBox=\"0 0 4 4\"><path id=\"a\"/><use href=\"#a\"/></svg>");
}

static void
test_ground (void)
{
  GString *text = tr_ground_new (10, 20);
  g_autofree char *ground = NULL;
  g_autofree char *whole = NULL;
  guint asked = 0;

  tr_ground_add (text, "<path d=\"M%f %f\" class=\"%s\"/>", 1.24f, -0.26f, "sand");
  tr_ground_add_art (text, "hut", tr_rect (1, 2, 3, 4));
  tr_ground_add_art (text, "hut", tr_rect (5, 6, 3, 4));
  ground = tr_ground_finish (text);
  g_assert_nonnull (strstr (ground, "<path d=\"M1.2 -0.3\" class=\"sand\"/>"));

  whole = tr_ground_insert_art (ground, find_picture, &asked);
  g_assert_cmpuint (asked, ==, 1);
  g_assert_nonnull (strstr (whole,
                            "<symbol id=\"hut\" viewBox=\"0 0 4 4\"><path id=\"hut-a\"/><use href=\"#hut-a\"/></symbol>"));
  g_assert_nonnull (strstr (whole, "<use href=\"#hut\" x=\"5.0\""));
  g_assert_true (g_str_has_suffix (whole, "</svg>\n"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scene/contains", test_contains);
  g_test_add_func ("/scene/find", test_find);
  g_test_add_func ("/scene/directions", test_directions);
  g_test_add_func ("/scene/all-reached", test_all_reached);
  g_test_add_func ("/scene/ground", test_ground);
  return g_test_run ();
}
