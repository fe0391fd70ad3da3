/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-hex.h"

#include <glib.h>

#define FAR 0xff

/* Ten rows of seven and six spaces in turn: the shape of the map of Assyria. */
static const uint8_t rows_of_ten[] = { 7, 6, 7, 6, 7, 6, 7, 6, 7, 6 };

static void
make_map (TrHexMap *map)
{
  g_assert_true (tr_hex_map_init (map, rows_of_ten, G_N_ELEMENTS (rows_of_ten)));
}

static char *
space_name (const TrHexMap *map,
            unsigned        space)
{
  char data[8];
  TrText text;

  tr_text_init (&text, data, sizeof data, NULL);
  tr_hex_write_name (map, space, &text);
  g_assert_false (text.truncated);
  return g_strdup (data);
}

static unsigned
space_at (const TrHexMap *map,
          const char     *name)
{
  for (unsigned space = 0; space < map->n_spaces; space++)
    {
      g_autofree char *other = space_name (map, space);

      if (g_str_equal (name, other))
        return space;
    }
  g_error ("no space is called %s", name);
}

static char *
names_of (const TrHexMap *map,
          TrSet           set)
{
  GString *names = g_string_new (NULL);

  while (!tr_set_empty (set))
    {
      g_autofree char *name = space_name (map, tr_set_pop (&set));

      g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "", name);
    }
  return g_string_free (names, FALSE);
}

static void
test_init (void)
{
  static const uint8_t empty_row[] = { 3, 0, 3 };
  static const uint8_t too_many[] = { 100, 93 };
  static const uint8_t all_there_is[] = { 100, 92 };
  static const uint8_t seventeen[17] = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 };
  TrHexMap map;

  g_assert_false (tr_hex_map_init (&map, rows_of_ten, 0));
  g_assert_false (tr_hex_map_init (&map, empty_row, G_N_ELEMENTS (empty_row)));
  g_assert_false (tr_hex_map_init (&map, too_many, G_N_ELEMENTS (too_many)));
  g_assert_false (tr_hex_map_init (&map, seventeen, 17));
  g_assert_true (tr_hex_map_init (&map, seventeen, 16));
  g_assert_cmpuint (map.n_spaces, ==, 16);
  g_assert_true (tr_hex_map_init (&map, all_there_is, G_N_ELEMENTS (all_there_is)));
  g_assert_cmpuint (map.n_spaces, ==, TR_SET_MAX);

  make_map (&map);
  g_assert_cmpuint (map.n_spaces, ==, 65);
}

static void
test_names (void)
{
  TrHexMap map;

  make_map (&map);
  g_assert_cmpuint (space_at (&map, "A1"), ==, 0);
  g_assert_cmpuint (space_at (&map, "A7"), ==, 6);
  g_assert_cmpuint (space_at (&map, "B1"), ==, 7);
  g_assert_cmpuint (space_at (&map, "C4"), ==, 16);
  g_assert_cmpuint (space_at (&map, "J6"), ==, 64);

  g_assert_cmpuint (tr_hex_row (&map, space_at (&map, "C4")), ==, 2);
  g_assert_cmpuint (tr_hex_x (&map, space_at (&map, "C4")), ==, 6);
  g_assert_cmpuint (tr_hex_x (&map, space_at (&map, "D4")), ==, 7);
  g_assert_cmpuint (tr_hex_x (&map, space_at (&map, "A1")), ==, 0);
}

/* Found by drawing the map on paper. */
static void
test_neighbours_by_hand (void)
{
  static const struct
  {
    const char *space;
    const char *neighbours;
  } rows[] = {
    { "C4", "B3 B4 C3 C5 D3 D4" },      /* in the middle of a long row */
    { "B3", "A3 A4 B2 B4 C3 C4" },      /* in the middle of a short row */
    { "A1", "A2 B1" },                  /* the four corners */
    { "A7", "A6 B6" },
    { "J1", "I1 I2 J2" },
    { "J6", "I6 I7 J5" },
    { "C1", "B1 C2 D1" },               /* the ends of a long row */
    { "C7", "B6 C6 D6" },
    { "D1", "C1 C2 D2 E1 E2" },         /* the ends of a short row */
    { "D6", "C6 C7 D5 E6 E7" },
    { "A4", "A3 A5 B3 B4" },            /* the edges above and below */
    { "J4", "I4 I5 J3 J5" },
  };
  TrHexMap map;

  make_map (&map);
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *names = names_of (&map, tr_hex_neighbours (&map, space_at (&map, rows[i].space)));

      g_assert_cmpstr (names, ==, rows[i].neighbours);
    }
}

static void
test_distances_by_hand (void)
{
  static const struct
  {
    const char *from;
    const char *to;
    unsigned    distance;
  } rows[] = {
    { "C4", "C4", 0 },
    { "C4", "D4", 1 },
    { "C4", "D5", 2 },
    { "C4", "E4", 2 },
    { "C4", "C7", 3 },
    { "C4", "F6", 4 },
    { "A1", "A7", 6 },
    { "A1", "J6", 10 },
    { "A7", "J1", 10 },
    { "A1", "J1", 9 },
  };
  TrHexMap map;

  make_map (&map);
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      unsigned from = space_at (&map, rows[i].from);
      unsigned to = space_at (&map, rows[i].to);

      g_assert_cmpuint (tr_hex_distance (&map, from, to), ==, rows[i].distance);
      g_assert_cmpuint (tr_hex_distance (&map, to, from), ==, rows[i].distance);
    }
}

/* Two spaces touch: side by side in a row, or in rows one apart with half a space between their middles. Written with
 * rows and columns, independently of the half spaces the map itself reckons with. */
static bool
touch (unsigned row_a,
       unsigned column_a,
       unsigned row_b,
       unsigned column_b)
{
  if (row_a == row_b)
    return column_a + 1 == column_b || column_b + 1 == column_a;
  if (row_a + 1 != row_b && row_b + 1 != row_a)
    return false;
  if (row_a % 2 == 0)
    return column_b == column_a || column_b + 1 == column_a;
  return column_b == column_a || column_b == column_a + 1;
}

/* Walks from A over touching spaces until every space has been reached. */
static void
walk_distances (const TrHexMap *map,
                unsigned        a,
                uint8_t         distances[TR_SET_MAX])
{
  uint8_t queue[TR_SET_MAX];
  unsigned n_queued = 0;

  memset (distances, FAR, TR_SET_MAX);
  distances[a] = 0;
  queue[n_queued++] = (uint8_t) a;
  for (unsigned i = 0; i < n_queued; i++)
    {
      unsigned from = queue[i];
      unsigned from_row = tr_hex_row (map, from);

      for (unsigned to = 0; to < map->n_spaces; to++)
        {
          unsigned to_row = tr_hex_row (map, to);

          if (distances[to] == FAR
              && touch (from_row, from - map->row_start[from_row], to_row, to - map->row_start[to_row]))
            {
              distances[to] = (uint8_t) (distances[from] + 1);
              queue[n_queued++] = (uint8_t) to;
            }
        }
    }
}

static void
test_walked (void)
{
  static const uint8_t rectangle[] = { 9, 9, 9, 9, 9, 9, 9, 9 };
  static const struct
  {
    const uint8_t *rows;
    unsigned       n_rows;
  } shapes[] = {
    { rows_of_ten, G_N_ELEMENTS (rows_of_ten) },
    { rectangle, G_N_ELEMENTS (rectangle) },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      TrHexMap map;

      g_assert_true (tr_hex_map_init (&map, shapes[i].rows, shapes[i].n_rows));
      for (unsigned a = 0; a < map.n_spaces; a++)
        {
          uint8_t distances[TR_SET_MAX];
          TrSet neighbours = tr_hex_neighbours (&map, a);

          walk_distances (&map, a, distances);
          for (unsigned b = 0; b < map.n_spaces; b++)
            {
              g_assert_cmpuint (tr_hex_distance (&map, a, b), ==, distances[b]);
              g_assert_cmpint (tr_set_has (neighbours, b), ==, distances[b] == 1);
              g_assert_cmpint (tr_set_has (tr_hex_neighbours (&map, b), a), ==, tr_set_has (neighbours, b));
            }
          g_assert_false (tr_set_has (neighbours, map.n_spaces));
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/hex/init", test_init);
  g_test_add_func ("/core/hex/names", test_names);
  g_test_add_func ("/core/hex/neighbours-by-hand", test_neighbours_by_hand);
  g_test_add_func ("/core/hex/distances-by-hand", test_distances_by_hand);
  g_test_add_func ("/core/hex/walked", test_walked);
  return g_test_run ();
}
