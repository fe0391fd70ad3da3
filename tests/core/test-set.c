/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-set.h"

#include "tr-random.h"

#include <glib.h>
#include <string.h>

/* Sets are checked against plain arrays of truths, with members on both sides of the borders between the words. */

typedef struct
{
  bool has[TR_SET_MAX];
} Plain;

static TrSet
random_set (uint64_t *random,
            Plain    *plain)
{
  TrSet set = TR_SET_EMPTY;
  unsigned density = 1 + tr_random_below (random, 20);

  *plain = (Plain) { { false } };
  for (unsigned i = 0; i < TR_SET_MAX; i++)
    {
      if (tr_random_below (random, density) == 0)
        {
          tr_set_add (&set, i);
          plain->has[i] = true;
        }
    }
  return set;
}

static void
assert_same (TrSet        set,
             const Plain *plain)
{
  unsigned count = 0;
  unsigned first = TR_SET_MAX;

  for (unsigned i = TR_SET_MAX; i-- > 0; )
    {
      g_assert_cmpint (tr_set_has (set, i), ==, plain->has[i]);
      if (plain->has[i])
        {
          count++;
          first = i;
        }
    }
  g_assert_cmpuint (tr_set_count (set), ==, count);
  g_assert_cmpint (tr_set_empty (set), ==, count == 0);
  if (count > 0)
    g_assert_cmpuint (tr_set_first (set), ==, first);
}

static void
test_members (void)
{
  for (unsigned i = 0; i < TR_SET_MAX; i++)
    {
      TrSet set = TR_SET_EMPTY;
      Plain plain = { { false } };

      assert_same (set, &plain);
      tr_set_add (&set, i);
      tr_set_add (&set, i);
      plain.has[i] = true;
      assert_same (set, &plain);
      assert_same (tr_set_of (i), &plain);

      tr_set_remove (&set, i);
      tr_set_remove (&set, i);
      g_assert_true (tr_set_empty (set));
    }
}

static void
test_operations (void)
{
  uint64_t random = 5;
  unsigned n_meeting = 0;

  for (unsigned round = 0; round < 500; round++)
    {
      Plain a, b, both, either, minus;
      TrSet set_a = random_set (&random, &a);
      TrSet set_b = random_set (&random, &b);
      bool meets = false;

      for (unsigned i = 0; i < TR_SET_MAX; i++)
        {
          both.has[i] = a.has[i] && b.has[i];
          either.has[i] = a.has[i] || b.has[i];
          minus.has[i] = a.has[i] && !b.has[i];
          meets = meets || both.has[i];
        }
      assert_same (tr_set_and (set_a, set_b), &both);
      assert_same (tr_set_or (set_a, set_b), &either);
      assert_same (tr_set_minus (set_a, set_b), &minus);
      g_assert_cmpint (tr_set_meets (set_a, set_b), ==, meets);
      g_assert_cmpint (tr_set_within (set_a, set_b), ==, tr_set_equal (tr_set_or (set_a, set_b), set_b));
      g_assert_true (tr_set_within (tr_set_and (set_a, set_b), set_b));
      g_assert_cmpint (tr_set_equal (set_a, set_b), ==, memcmp (a.has, b.has, sizeof a.has) == 0);
      g_assert_true (tr_set_equal (set_a, tr_set_or (tr_set_and (set_a, set_b), tr_set_minus (set_a, set_b))));
      g_assert_false (tr_set_meets (tr_set_minus (set_a, set_b), set_b));
      n_meeting += meets;
    }
  g_assert_cmpuint (n_meeting, >, 0);
  g_assert_cmpuint (n_meeting, <, 500);
}

static void
test_shifts (void)
{
  uint64_t random = 7;

  for (unsigned n = 1; n < 64; n++)
    {
      Plain plain, up = { { false } }, down = { { false } };
      TrSet set = random_set (&random, &plain);

      for (unsigned i = 0; i < TR_SET_MAX; i++)
        {
          up.has[i] = i >= n && plain.has[i - n];
          down.has[i] = i + n < TR_SET_MAX && plain.has[i + n];
        }
      assert_same (tr_set_up (set, n), &up);
      assert_same (tr_set_down (set, n), &down);
    }
}

static void
test_walk (void)
{
  uint64_t random = 6;

  for (unsigned round = 0; round < 500; round++)
    {
      Plain plain;
      TrSet set = random_set (&random, &plain);
      int last = -1;

      while (!tr_set_empty (set))
        {
          unsigned i = tr_set_pop (&set);

          g_assert_cmpint ((int) i, >, last);
          g_assert_true (plain.has[i]);
          g_assert_false (tr_set_has (set, i));
          plain.has[i] = false;
          last = (int) i;
        }
      for (unsigned i = 0; i < TR_SET_MAX; i++)
        g_assert_false (plain.has[i]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/set/members", test_members);
  g_test_add_func ("/core/set/operations", test_operations);
  g_test_add_func ("/core/set/shifts", test_shifts);
  g_test_add_func ("/core/set/walk", test_walk);
  return g_test_run ();
}
