/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A second name for a file is more than C11 has. */
#define _DEFAULT_SOURCE

#include "tr-i18n.h"

#include "tr-library-private.h"

#include "tr-error.h"
#include "tr-json.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

static gboolean
fail (const char  *path,
      const char  *sentence,
      GError     **error)
{
  tr_error_set_place (error, TR_ERROR_FILE, path, 0, NULL, sentence);
  return FALSE;
}

/* ── Looking ── */

static void
found_file_free (gpointer data)
{
  TrFoundFile *found = data;

  g_free (found->path);
  g_free (found);
}

static gboolean
is_saved_game (GFileInfo *info)
{
  const char *name = g_file_info_get_name (info);

  return name[0] != '.' && g_str_has_suffix (name, TR_LIBRARY_ENDING)
         && g_file_info_get_file_type (info) == G_FILE_TYPE_REGULAR;
}

static TrFoundFile *
found_file_new (const char *folder,
                GFileInfo  *info)
{
  TrFoundFile *found = g_new0 (TrFoundFile, 1);
  guint64 seconds = g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED);

  found->path = g_build_filename (folder, g_file_info_get_name (info), NULL);
  found->stamp.modified = (gint64) MIN (seconds, (guint64) G_MAXINT64 / G_USEC_PER_SEC - 1) * G_USEC_PER_SEC
                          + g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC);
  found->stamp.size = (guint64) g_file_info_get_size (info);
  found->stamp.inode = g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_UNIX_INODE);
  return found;
}

GPtrArray *
tr_files_scan (const char  *folder,
               GError     **error)
{
  g_autoptr(GPtrArray) files = g_ptr_array_new_with_free_func (found_file_free);
  g_autoptr(GFile) directory = NULL;
  g_autoptr(GFileEnumerator) enumerator = NULL;
  g_autoptr(GError) problem = NULL;
  GFileInfo *info = NULL;

  g_return_val_if_fail (folder != NULL, NULL);

  directory = g_file_new_for_path (folder);
  enumerator = g_file_enumerate_children (directory,
                                          G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE
                                          "," G_FILE_ATTRIBUTE_STANDARD_SIZE "," G_FILE_ATTRIBUTE_TIME_MODIFIED
                                          "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC "," G_FILE_ATTRIBUTE_UNIX_INODE,
                                          G_FILE_QUERY_INFO_NONE, NULL, &problem);
  while (enumerator != NULL && g_file_enumerator_iterate (enumerator, &info, NULL, NULL, &problem) && info != NULL)
    if (is_saved_game (info))
      g_ptr_array_add (files, found_file_new (folder, info));
  if (problem != NULL)
    {
      fail (folder, problem->message, error);
      return NULL;
    }
  return g_steal_pointer (&files);
}

gboolean
tr_files_make_folder (const char  *folder,
                      GError     **error)
{
  g_return_val_if_fail (folder != NULL, FALSE);

  return g_mkdir_with_parents (folder, 0700) == 0 || fail (folder, g_strerror (errno), error);
}

/* ── Names ── */

static char *
path_of (const char *folder,
         const char *name)
{
  g_autofree char *file = g_strconcat (name, TR_LIBRARY_ENDING, NULL);

  return g_build_filename (folder, file, NULL);
}

/* What no file can be called, and what would be hidden or hard to read in a list. */
static gboolean
is_name (const char *name)
{
  if (!g_utf8_validate (name, -1, NULL) || name[0] == '.')
    return FALSE;
  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    if (*c == G_DIR_SEPARATOR || g_unichar_iscntrl (g_utf8_get_char (c)))
      return FALSE;
  return TRUE;
}

char *
tr_files_check_name (const char  *folder,
                     const char  *name,
                     GError     **error)
{
  g_autofree char *stripped = NULL;
  g_autofree char *file = NULL;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  stripped = g_strstrip (g_strdup (name));
  if (stripped[0] == '\0')
    {
      g_set_error (error, TR_ERROR, TR_ERROR_CALL, _("a saved game needs a name"));
      return NULL;
    }
  if (is_name (stripped))
    file = g_filename_from_utf8 (stripped, -1, NULL, NULL, NULL);
  if (file == NULL)
    {
      g_autofree char *shown = g_utf8_make_valid (stripped, -1);

      g_set_error (error, TR_ERROR, TR_ERROR_CALL,
                   _("“%s” cannot be the name of a saved game: a name begins with no dot and has no slash"), shown);
      return NULL;
    }
  return path_of (folder, file);
}

/* "Sunday" of "Sunday (3)". */
static char *
without_number (const char *name)
{
  const char *bracket = strrchr (name, '(');
  gsize n_digits;

  if (bracket == NULL || bracket < name + 2 || bracket[-1] != ' ')
    return g_strdup (name);
  n_digits = strspn (bracket + 1, "0123456789");
  if (n_digits == 0 || strcmp (bracket + 1 + n_digits, ")") != 0)
    return g_strdup (name);
  return g_strndup (name, (gsize) (bracket - 1 - name));
}

/* ── Reading and writing ── */

GBytes *
tr_files_read (const char  *path,
               GError     **error)
{
  g_autoptr(GError) problem = NULL;
  GStatBuf status;
  char *contents;
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);

  if (g_stat (path, &status) == 0 && (!g_file_test (path, G_FILE_TEST_IS_REGULAR) || status.st_size > TR_JSON_SIZE_MAX))
    {
      fail (path, _("this is not a saved game"), error);
      return NULL;
    }
  if (!g_file_get_contents (path, &contents, &length, &problem))
    {
      fail (path, problem->message, error);
      return NULL;
    }
  return g_bytes_new_take (contents, length);
}

/* Unlike rename(), never takes the place of what is there; 0, or what went wrong. */
static int
move_file (const char *from,
           const char *to)
{
  int holder, problem;

  if (link (from, to) == 0)
    {
      if (g_unlink (from) == 0)
        return 0;
      problem = errno;
      g_unlink (to);
      return problem;
    }
  if (errno == EEXIST || errno == ENOENT)
    return errno;

  /* Not every file system knows second names. Whoever makes the file has it. */
  holder = g_open (to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (holder < 0)
    return errno;
  g_close (holder, NULL);
  if (g_rename (from, to) == 0)
    return 0;
  problem = errno;
  g_unlink (to);
  return problem;
}

static gboolean
fail_to_move (const char  *to,
              int          problem,
              GError     **error)
{
  return fail (to, problem == EEXIST ? _("there is a file of this name already") : g_strerror (problem), error);
}

gboolean
tr_files_move (const char  *from,
               const char  *to,
               GError     **error)
{
  int problem;

  g_return_val_if_fail (from != NULL, FALSE);
  g_return_val_if_fail (to != NULL, FALSE);

  if (g_str_equal (from, to))
    return TRUE;
  problem = move_file (from, to);
  if (problem == 0)
    return TRUE;
  return problem == ENOENT ? fail (from, g_strerror (problem), error) : fail_to_move (to, problem, error);
}

static gboolean
write_file (GBytes      *contents,
            const char  *path,
            GError     **error)
{
  g_autoptr(GError) problem = NULL;
  gsize length;
  const char *data = g_bytes_get_data (contents, &length);

  return g_file_set_contents_full (path, length > 0 ? data : "", (gssize) length,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, &problem)
         || fail (path, problem->message, error);
}

/* Beside PATH, where nobody lists it. */
static char *
write_beside (GBytes      *contents,
              const char  *path,
              GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_strdup_printf (".two-rivers-%08x%08x", g_random_int (), g_random_int ());
  g_autofree char *beside = g_build_filename (folder, name, NULL);

  return write_file (contents, beside, error) ? g_steal_pointer (&beside) : NULL;
}

gboolean
tr_files_write (GBytes      *contents,
                const char  *path,
                gboolean     replace,
                GError     **error)
{
  g_autofree char *beside = NULL;
  int problem;

  g_return_val_if_fail (contents != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  if (replace)
    {
      /* A new file takes the place of the old one: that must not happen to a device. */
      if (g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
        return fail (path, _("this is not a file that can be written"), error);
      return write_file (contents, path, error);
    }

  beside = write_beside (contents, path, error);
  if (beside == NULL)
    return FALSE;
  problem = move_file (beside, path);
  if (problem == 0)
    return TRUE;
  g_unlink (beside);
  return fail_to_move (path, problem, error);
}

char *
tr_files_add (GBytes      *contents,
              const char  *folder,
              const char  *name,
              GError     **error)
{
  g_autofree char *path = NULL;
  g_autofree char *base = NULL;
  g_autofree char *beside = NULL;
  int problem;

  g_return_val_if_fail (contents != NULL, NULL);
  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  path = path_of (folder, name);
  base = without_number (name);
  beside = write_beside (contents, path, error);
  if (beside == NULL)
    return NULL;
  problem = move_file (beside, path);
  for (guint number = 2; problem == EEXIST && number < G_MAXUINT16; number++)
    {
      g_autofree char *numbered = g_strdup_printf ("%s (%u)", base, number);

      g_free (path);
      path = path_of (folder, numbered);
      problem = move_file (beside, path);
    }
  if (problem == 0)
    return g_steal_pointer (&path);
  g_unlink (beside);
  fail_to_move (path, problem, error);
  return NULL;
}
