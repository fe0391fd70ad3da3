/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-square.h"

#include <glib.h>

static void
assert_neighbours (const TrSquareMap *map,
                   unsigned           square,
                   const char        *expected)
{
  uint8_t neighbours[4];
  unsigned n = tr_square_neighbours (map, square, neighbours);
  char data[64];
  TrText text;

  tr_text_init (&text, data, sizeof data, NULL);
  tr_square_write_name (map, square, &text);
  tr_text_add_char (&text, ':');
  for (unsigned i = 0; i < n; i++)
    {
      tr_text_add_char (&text, ' ');
      tr_square_write_name (map, neighbours[i], &text);
    }
  g_assert_cmpstr (data, ==, expected);
}

static void
test_init (void)
{
  TrSquareMap map;

  g_assert_false (tr_square_map_init (&map, 0, 5));
  g_assert_false (tr_square_map_init (&map, 5, 0));
  g_assert_false (tr_square_map_init (&map, 27, 1));
  g_assert_false (tr_square_map_init (&map, 16, 16));
  g_assert_true (tr_square_map_init (&map, 26, 9));
  g_assert_true (tr_square_map_init (&map, 1, 255));
  g_assert_cmpuint (tr_square_count (&map), ==, 255);
  g_assert_true (tr_square_map_init (&map, 16, 11));
  g_assert_cmpuint (tr_square_count (&map), ==, 176);
}

/* Sixteen columns and eleven rows: the board of Tigris and Euphrates. */
static void
test_neighbours (void)
{
  TrSquareMap map;

  g_assert_true (tr_square_map_init (&map, 16, 11));
  assert_neighbours (&map, 0, "A1: B1 A2");
  assert_neighbours (&map, 15, "P1: O1 P2");
  assert_neighbours (&map, 160, "A11: A10 B11");
  assert_neighbours (&map, 175, "P11: P10 O11");
  assert_neighbours (&map, 17, "B2: B1 A2 C2 B3");
  assert_neighbours (&map, 16, "A2: A1 B2 A3");
  assert_neighbours (&map, 31, "P2: P1 O2 P3");
}

/* Neighbours are neighbours both ways, and every pair is one step apart. */
static void
test_symmetry (void)
{
  TrSquareMap map;
  unsigned n_pairs = 0;

  g_assert_true (tr_square_map_init (&map, 5, 4));
  for (unsigned a = 0; a < tr_square_count (&map); a++)
    {
      uint8_t neighbours[4];
      unsigned n = tr_square_neighbours (&map, a, neighbours);

      for (unsigned i = 0; i < n; i++)
        {
          unsigned b = neighbours[i];
          unsigned columns = (unsigned) ABS ((int) (a % 5) - (int) (b % 5));
          unsigned rows = (unsigned) ABS ((int) (a / 5) - (int) (b / 5));
          uint8_t back[4];
          unsigned n_back = tr_square_neighbours (&map, b, back);

          g_assert_cmpuint (columns + rows, ==, 1);
          g_assert_nonnull (memchr (back, (int) a, n_back));
          n_pairs++;
        }
    }
  /* 4 edges in each of 4 rows and 3 in each of 5 columns, seen from both sides. */
  g_assert_cmpuint (n_pairs, ==, 2 * (4 * 4 + 3 * 5));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/square/init", test_init);
  g_test_add_func ("/core/square/neighbours", test_neighbours);
  g_test_add_func ("/core/square/symmetry", test_symmetry);
  return g_test_run ();
}
