/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-square.h"

#include "tr-random.h"

#include <glib.h>

static void
assert_neighbours (const TrSquareMap *map,
                   unsigned           square,
                   const char        *expected)
{
  TrSet around = tr_square_around (map, tr_set_of (square));
  char data[64];
  TrText text;

  tr_text_init (&text, data, sizeof data, NULL);
  tr_square_write_name (map, square, &text);
  tr_text_add_char (&text, ':');
  while (!tr_set_empty (around))
    {
      tr_text_add_char (&text, ' ');
      tr_square_write_name (map, tr_set_pop (&around), &text);
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
  g_assert_false (tr_square_map_init (&map, 16, 13));
  g_assert_true (tr_square_map_init (&map, 26, 7));
  g_assert_true (tr_square_map_init (&map, 1, 192));
  g_assert_cmpuint (tr_square_count (&map), ==, 192);
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

/* Neighbours are all that are one step apart, and nothing else; whatever the size of the board. */
static void
assert_all_neighbours (unsigned n_columns,
                       unsigned n_rows)
{
  TrSquareMap map;

  g_assert_true (tr_square_map_init (&map, n_columns, n_rows));
  for (unsigned a = 0; a < TR_SET_MAX; a++)
    {
      TrSet around = a < tr_square_count (&map) ? tr_square_around (&map, tr_set_of (a)) : TR_SET_EMPTY;

      g_assert_cmpint (tr_set_has (map.all, a), ==, a < tr_square_count (&map));
      for (unsigned b = 0; b < TR_SET_MAX; b++)
        {
          unsigned columns = (unsigned) ABS ((int) (a % n_columns) - (int) (b % n_columns));
          unsigned rows = (unsigned) ABS ((int) (a / n_columns) - (int) (b / n_columns));
          bool on_board = a < tr_square_count (&map) && b < tr_square_count (&map);

          g_assert_cmpint (tr_set_has (around, b), ==, on_board && columns + rows == 1);
        }
    }
}

static void
test_all_neighbours (void)
{
  assert_all_neighbours (16, 11);
  assert_all_neighbours (5, 4);
  assert_all_neighbours (1, 192);
  assert_all_neighbours (26, 1);
}

/* What can be reached, by a walk that takes one square after the other. */
static TrSet
reach_slowly (const TrSquareMap *map,
              TrSet              links,
              unsigned           from)
{
  TrSet reached = tr_set_of (from);
  TrSet open = reached;

  while (!tr_set_empty (open))
    {
      TrSet next = tr_set_minus (tr_set_and (tr_square_around (map, tr_set_of (tr_set_pop (&open))), links), reached);

      reached = tr_set_or (reached, next);
      open = tr_set_or (open, next);
    }
  return reached;
}

static void
test_reach (void)
{
  uint64_t random = 8;
  unsigned largest = 0;
  TrSquareMap map;

  g_assert_true (tr_square_map_init (&map, 16, 11));
  for (unsigned round = 0; round < 500; round++)
    {
      TrSet links = TR_SET_EMPTY;
      TrSet reached;
      unsigned from;

      for (unsigned square = 0; square < tr_square_count (&map); square++)
        if (tr_random_below (&random, 10) < 6)
          tr_set_add (&links, square);
      from = tr_set_first (links);
      reached = tr_square_reach (&map, links, tr_set_of (from));
      g_assert_true (tr_set_equal (reached, reach_slowly (&map, links, from)));
      g_assert_true (tr_set_empty (tr_set_minus (reached, links)));
      largest = MAX (largest, tr_set_count (reached));
    }
  g_assert_cmpuint (largest, >, 60);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/square/init", test_init);
  g_test_add_func ("/core/square/neighbours", test_neighbours);
  g_test_add_func ("/core/square/all-neighbours", test_all_neighbours);
  g_test_add_func ("/core/square/reach", test_reach);
  return g_test_run ();
}
