/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include <glib.h>

/* Runs every file of a folder through a fuzz target, as a test: also those that a fuzzer once found something with. */

static void
test_file (gconstpointer data)
{
  g_autofree char *contents = NULL;
  g_autoptr(GError) error = NULL;
  gsize length;

  g_file_get_contents (data, &contents, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpint (LLVMFuzzerTestOneInput ((const uint8_t *) contents, length), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GDir) dir = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  LLVMFuzzerInitialize (&argc, &argv);
  g_assert_cmpint (argc, ==, 2);
  dir = g_dir_open (argv[1], 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_strconcat ("/fuzz/", name, NULL);

      g_test_add_data_func_full (path, g_build_filename (argv[1], name, NULL), test_file, g_free);
    }
  return g_test_run ();
}
