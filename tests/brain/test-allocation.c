/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "games.h"
#include "tr-auto.h"
#include "tr-search.h"

#include <stdlib.h>

/* A search allocates before its first try, and no more. Linked with --wrap: calls from the code of this project come here
 * first. qsort() is among them because it may allocate. */

static guint n_allocations;

#define WRAP(name, arguments, values)           \
  void *__real_##name arguments;                \
  void *__wrap_##name arguments;                \
  void *                                        \
  __wrap_##name arguments                       \
  {                                             \
    n_allocations++;                            \
    return __real_##name values;                \
  }

WRAP (malloc, (size_t size), (size))
WRAP (calloc, (size_t n, size_t size), (n, size))
WRAP (realloc, (void *data, size_t size), (data, size))
WRAP (g_malloc, (gsize size), (size))
WRAP (g_malloc0, (gsize size), (size))
WRAP (g_malloc_n, (gsize n, gsize size), (n, size))
WRAP (g_malloc0_n, (gsize n, gsize size), (n, size))
WRAP (g_realloc, (gpointer data, gsize size), (data, size))

void __real_qsort (void *data, size_t n, size_t size, int (*compare) (const void *, const void *));
void __wrap_qsort (void *data, size_t n, size_t size, int (*compare) (const void *, const void *));

void
__wrap_qsort (void *data, size_t n, size_t size, int (*compare) (const void *, const void *))
{
  n_allocations++;
  __real_qsort (data, n, size, compare);
}

static void
check_search (const TrGame *game)
{
  const TrSearchLimits limits = { .seed = 1, .tries = 30, .handovers = 2 };
  g_autoptr(TrState) state = test_state_new (game, 3, 20);
  g_autoptr(TrSearch) search = NULL;
  int expected[TR_SEATS_MAX];
  TrTerms terms;

  n_allocations = 0;
  search = tr_search_new (game, 10000);
  g_assert_cmpuint (n_allocations, >, 0);

  n_allocations = 0;
  tr_search_run (search, state, &limits);
  tr_evaluate (game, state, expected, terms);
  g_assert_cmpuint (n_allocations, ==, 0);
}

static void
test_search (void)
{
  test_for_each_game (check_search);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/brain/allocation/search", test_search);
  return g_test_run ();
}
