/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-json.h"

#include "tr-error.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdio.h>

static void
close_stream (FILE *stream)
{
  fclose (stream);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FILE, close_stream)

/* Reads no more than could be used, so that an endless file does no harm. */
TrValue *
tr_json_load (const char  *path,
              GError     **error)
{
  g_autoptr(GByteArray) contents = NULL;
  g_autoptr(FILE) stream = NULL;
  guint8 buffer[8192];
  gsize n_read;

  g_return_val_if_fail (path != NULL, NULL);

  stream = g_fopen (path, "rbe");
  if (stream == NULL)
    {
      tr_error_set_place (error, TR_ERROR_FILE, path, 0, NULL, g_strerror (errno));
      return NULL;
    }

  contents = g_byte_array_new ();
  while (contents->len <= TR_JSON_SIZE_MAX && (n_read = fread (buffer, 1, sizeof buffer, stream)) > 0)
    g_byte_array_append (contents, buffer, (guint) n_read);
  if (ferror (stream))
    {
      tr_error_set_place (error, TR_ERROR_FILE, path, 0, NULL, g_strerror (errno));
      return NULL;
    }
  return tr_json_parse (path, (const char *) contents->data, contents->len, error);
}

gboolean
tr_json_save (const TrValue  *value,
              const char     *path,
              GError        **error)
{
  g_autofree char *text = NULL;
  g_autoptr(GError) write_error = NULL;

  g_return_val_if_fail (value != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  /* A file is written by putting a new one in its place: that must not happen to a device. */
  if (g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    {
      tr_error_set_place (error, TR_ERROR_FILE, path, 0, NULL, _("this is not a file that can be written"));
      return FALSE;
    }

  text = tr_value_to_json (value);
  if (!g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666,
                                 &write_error))
    {
      /* Which new file it was that failed, with a name made by chance, is nothing to a person. */
      const char *reason = g_strrstr (write_error->message, ": ");

      tr_error_set_place (error, TR_ERROR_FILE, path, 0, NULL, reason != NULL ? reason + 2 : write_error->message);
      return FALSE;
    }
  return TRUE;
}
