/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-random.h"

#include <glib.h>

/* Games are saved as a seed and moves: whatever fails here would change every saved game. */

/* The published reference outputs of SplitMix64. */
static void
test_reference (void)
{
  static const struct
  {
    uint64_t seed;
    uint64_t outputs[5];
  } references[] = {
    { 0, { UINT64_C (0xe220a8397b1dcdaf), UINT64_C (0x6e789e6aa1b965f4), UINT64_C (0x06c45d188009454f),
           UINT64_C (0xf88bb8a8724c81ec), UINT64_C (0x1b39896a51a8749b) } },
    { 1234567, { UINT64_C (6457827717110365317), UINT64_C (3203168211198807973), UINT64_C (9817491932198370423),
                 UINT64_C (4593380528125082431), UINT64_C (16408922859458223821) } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (references); i++)
    {
      uint64_t random = references[i].seed;

      for (unsigned j = 0; j < G_N_ELEMENTS (references[i].outputs); j++)
        g_assert_cmphex (tr_random_next (&random), ==, references[i].outputs[j]);
    }
}

static void
test_below (void)
{
  static const uint32_t dice[] = { 5, 2, 0, 5, 0, 1, 1, 4, 1, 5, 2, 4, 3, 3, 4, 3 };
  uint64_t random = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (dice); i++)
    g_assert_cmpuint (tr_random_below (&random, 6), ==, dice[i]);

  for (unsigned i = 0; i < 100; i++)
    g_assert_cmpuint (tr_random_below (&random, 1), ==, 0);
}

/* With a limit far from any power of two many values are drawn again: 4 on the way to these 8. */
static void
test_below_draws_again (void)
{
  static const uint32_t numbers[] = {
    2237345271u, 1333077650u, 1332794101u, 2288683175u, 2632046059u, 1569201539u, 2381989816u, 1816261106u,
  };
  uint64_t random = 1;

  for (unsigned i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_assert_cmpuint (tr_random_below (&random, 3000000000u), ==, numbers[i]);
  g_assert_cmphex (random, ==, UINT64_C (0x6a99b4b1f77dd0fd));
}

/* 10,000 of each are expected; 500 off would be more than five standard deviations. */
static void
test_below_is_fair (void)
{
  unsigned counts[7] = { 0 };
  uint64_t random = 7;

  for (unsigned i = 0; i < 70000; i++)
    {
      uint32_t number = tr_random_below (&random, 7);

      g_assert_cmpuint (number, <, 7);
      counts[number]++;
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_assert_cmpuint (counts[i], >, 9500);
      g_assert_cmpuint (counts[i], <, 10500);
    }
}

static void
test_shuffle (void)
{
  static const uint8_t expected[10] = { 8, 3, 6, 5, 4, 0, 9, 2, 1, 7 };
  uint8_t items[10];
  uint64_t random = 42;

  for (uint8_t i = 0; i < 10; i++)
    items[i] = i;
  tr_random_shuffle (&random, items, 10);
  g_assert_cmpmem (items, sizeof items, expected, sizeof expected);
  g_assert_cmphex (random, ==, UINT64_C (0x8ff34785799e5ce7));

  /* Nothing to shuffle takes nothing from the sequence. */
  tr_random_shuffle (&random, items, 1);
  tr_random_shuffle (&random, items, 0);
  g_assert_cmpmem (items, sizeof items, expected, sizeof expected);
  g_assert_cmphex (random, ==, UINT64_C (0x8ff34785799e5ce7));
}

/* Every item stays, and every order of three items comes up about as often: 1,000 of each are expected. */
static void
test_shuffle_is_fair (void)
{
  unsigned counts[27] = { 0 };
  unsigned n_orders = 0;
  uint64_t random = 3;

  for (unsigned i = 0; i < 6000; i++)
    {
      uint8_t items[3] = { 0, 1, 2 };

      tr_random_shuffle (&random, items, 3);
      g_assert_cmpuint (1u << items[0] | 1u << items[1] | 1u << items[2], ==, 7);
      counts[items[0] * 9 + items[1] * 3 + items[2]]++;
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      if (counts[i] == 0)
        continue;
      n_orders++;
      g_assert_cmpuint (counts[i], >, 850);
      g_assert_cmpuint (counts[i], <, 1150);
    }
  g_assert_cmpuint (n_orders, ==, 6);
}

/* What lay there before in another order is dealt the same. */
static void
test_deal (void)
{
  static const uint8_t expected[7] = { 4, 2, 0, 2, 2, 7, 4 };
  uint8_t items[2][7] = { { 4, 0, 4, 2, 7, 2, 2 }, { 2, 2, 2, 7, 4, 4, 0 } };

  for (unsigned i = 0; i < 2; i++)
    {
      uint64_t random = 9;

      tr_random_deal (&random, items[i], 7);
      g_assert_cmpmem (items[i], sizeof items[i], expected, sizeof expected);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/random/reference", test_reference);
  g_test_add_func ("/core/random/below", test_below);
  g_test_add_func ("/core/random/below-draws-again", test_below_draws_again);
  g_test_add_func ("/core/random/below-is-fair", test_below_is_fair);
  g_test_add_func ("/core/random/shuffle", test_shuffle);
  g_test_add_func ("/core/random/shuffle-is-fair", test_shuffle_is_fair);
  g_test_add_func ("/core/random/deal", test_deal);
  return g_test_run ();
}
