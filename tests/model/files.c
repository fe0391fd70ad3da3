/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "files.h"

#include "tr-error.h"

#include <glib/gstdio.h>
#include <string.h>

static char *directory;
static GPtrArray *paths;

void
test_files_init (void)
{
  g_autoptr(GError) error = NULL;

  directory = g_dir_make_tmp ("two-rivers-test-XXXXXX", &error);
  g_assert_no_error (error);
  paths = g_ptr_array_new_with_free_func (g_free);
}

void
test_files_clear (void)
{
  g_autoptr(GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_remove (test_path (name));
  g_assert_cmpint (g_rmdir (directory), ==, 0);
  g_clear_pointer (&paths, g_ptr_array_unref);
  g_clear_pointer (&directory, g_free);
}

char *
test_path (const char *name)
{
  char *path = g_build_filename (directory, name, NULL);

  g_ptr_array_add (paths, path);
  return path;
}

char *
test_write (const char *name,
            const char *contents,
            gssize      length)
{
  g_autoptr(GError) error = NULL;
  char *path = test_path (name);

  g_file_set_contents (path, contents, length, &error);
  g_assert_no_error (error);
  return path;
}

char *
test_read (const char *name)
{
  g_autoptr(GError) error = NULL;
  char *contents = NULL;

  g_file_get_contents (test_path (name), &contents, NULL, &error);
  g_assert_no_error (error);
  return contents;
}

gboolean
test_exists (const char *name)
{
  return g_file_test (test_path (name), G_FILE_TEST_EXISTS);
}

char *
test_replace (const char *text,
              const char *old,
              const char *new)
{
  const char *at = strstr (text, old);
  g_autofree char *before = NULL;

  g_assert_nonnull (at);
  before = g_strndup (text, (gsize) (at - text));
  return g_strconcat (before, new, at + strlen (old), NULL);
}

void
test_assert_says (const GError *error,
                  int           code,
                  const char   *part)
{
  g_assert_error (error, TR_ERROR, code);
  if (strstr (error->message, part) == NULL)
    g_error ("“%s” does not say “%s”", error->message, part);
}
