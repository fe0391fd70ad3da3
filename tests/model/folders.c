/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "folders.h"

#include "files.h"

#include <errno.h>
#include <glib/gstdio.h>

char *
test_folder_new (void)
{
  static guint number;
  g_autofree char *name = g_strdup_printf ("folder-%u", ++number);
  char *folder = test_path (name);

  g_assert_cmpint (g_mkdir (folder, 0755), ==, 0);
  return folder;
}

void
test_folder_remove (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        test_folder_remove (path);
      else if (g_unlink (path) != 0 && errno != ENOENT)
        g_error ("%s: %s", path, g_strerror (errno));
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

char *
test_folder_list (const char *folder)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (!g_str_has_suffix (name, ".lock"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return g_strjoinv (" ", (char **) names->pdata);
}
