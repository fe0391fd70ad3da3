/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-json-private.h"

#include "tr-error.h"
#include "tr-json.h"

#include <string.h>

/* JsonParser recurses as deep as its input goes, takes comments, barewords, octal and hexadecimal numbers, lets numbers
 * wrap around, and tells the line of a value only roughly. So the words of the text are looked at here, one by one; how
 * they fit together is left to JsonParser. */

typedef struct
{
  const char *file;
  const char *at;
  const char *end;
  int         line;
  int         depth;
  GArray     *lines;
} Scan;

static gboolean
refuse (Scan        *scan,
        const char  *sentence,
        GError     **error)
{
  tr_error_set_place (error, TR_ERROR_SYNTAX, scan->file, scan->line, NULL, sentence);
  return FALSE;
}

/* LENGTH bytes, which may be any. */
static gboolean
refuse_word (Scan        *scan,
             gsize        length,
             GError     **error)
{
  g_autofree char *word = g_strndup (scan->at, length);
  g_autofree char *sentence = g_strdup_printf (_("“%s” is not understood"), word);

  return refuse (scan, sentence, error);
}

static void
add_value (Scan *scan)
{
  g_array_append_val (scan->lines, scan->line);
}

static gboolean
read_code_unit (Scan    *scan,
                guint32 *unit)
{
  g_assert (scan != NULL);

  *unit = 0;
  if (scan->end - scan->at < 4)
    return FALSE;
  for (guint i = 0; i < 4; i++)
    {
      int digit = g_ascii_xdigit_value (*scan->at++);

      if (digit < 0)
        return FALSE;
      *unit = *unit << 4 | (guint32) digit;
    }
  return TRUE;
}

/* After a backslash. */
static gboolean
scan_escape (Scan    *scan,
             GError **error)
{
  guint32 unit, low;
  char c = scan->at < scan->end ? *scan->at++ : '\0';

  if (c != '\0' && strchr ("\"\\/bfnrt", c) != NULL)
    return TRUE;
  if (c != 'u' || !read_code_unit (scan, &unit))
    return refuse (scan, _("a backslash in a string is followed by something that is not understood"), error);
  if (unit == 0)
    return refuse (scan, _("a string must not contain a zero character"), error);

  if (unit >= 0xd800 && unit < 0xe000)
    {
      if (unit >= 0xdc00 || scan->end - scan->at < 6 || scan->at[0] != '\\' || scan->at[1] != 'u')
        return refuse (scan, _("a string contains half a character"), error);
      scan->at += 2;
      if (!read_code_unit (scan, &low) || low < 0xdc00 || low >= 0xe000)
        return refuse (scan, _("a string contains half a character"), error);
    }
  return TRUE;
}

static gboolean
scan_string (Scan    *scan,
             GError **error)
{
  g_assert (scan != NULL);

  scan->at++;
  while (scan->at < scan->end && *scan->at != '"')
    {
      char c = *scan->at++;

      if ((guchar) c < 0x20)
        return refuse (scan, _("a string must end on the line it begins on"), error);
      if (c == '\\' && !scan_escape (scan, error))
        return FALSE;
    }
  if (scan->at == scan->end)
    return refuse (scan, _("a string has no end"), error);
  scan->at++;
  return TRUE;
}

static gboolean
is_word_character (char c)
{
  return g_ascii_isalnum (c) || (c != '\0' && strchr ("_$+-.", c) != NULL);
}

static gboolean
scan_number (Scan    *scan,
             gsize    length,
             GError **error)
{
  g_autofree char *word = g_strndup (scan->at, length);
  const char *digits = word + (word[0] == '-');
  gsize n_digits = strspn (digits, "0123456789");
  gint64 number;

  if (n_digits == 0 || (digits[0] == '0' && n_digits > 1))
    return refuse_word (scan, length, error);
  if (digits[n_digits] != '\0' && strchr (".eE", digits[n_digits]) != NULL)
    return refuse (scan, _("numbers must be whole"), error);
  if (digits[n_digits] != '\0')
    return refuse_word (scan, length, error);
  if (!g_ascii_string_to_signed (word, 10, G_MININT64, G_MAXINT64, &number, NULL))
    return refuse (scan, _("a number is too large"), error);
  return TRUE;
}

static gboolean
scan_word (Scan    *scan,
           GError **error)
{
  static const char *const literals[] = { "true", "false", "null" };
  gsize length = 0;
  gboolean known = FALSE;

  g_assert (scan != NULL);

  while (scan->at + length < scan->end && is_word_character (scan->at[length]))
    length++;
  if (length == 0)
    return refuse_word (scan, (gsize) (g_utf8_next_char (scan->at) - scan->at), error);

  if (*scan->at == '-' || g_ascii_isdigit (*scan->at))
    {
      if (!scan_number (scan, length, error))
        return FALSE;
    }
  else
    {
      for (guint i = 0; i < G_N_ELEMENTS (literals); i++)
        known = known || (strlen (literals[i]) == length && memcmp (literals[i], scan->at, length) == 0);
      if (!known)
        return refuse_word (scan, length, error);
    }
  scan->at += length;
  return TRUE;
}

static gboolean
scan_token (Scan    *scan,
            GError **error)
{
  g_assert (scan != NULL);

  switch (*scan->at)
    {
    case '\n':
      scan->line++;
      scan->at++;
      return TRUE;

    case ' ':
    case '\t':
    case '\r':
    case ',':
      scan->at++;
      return TRUE;

    case ':':
      /* What was taken for a value was a name. */
      if (scan->lines->len > 0)
        g_array_set_size (scan->lines, scan->lines->len - 1);
      scan->at++;
      return TRUE;

    case '{':
    case '[':
      if (++scan->depth > TR_JSON_DEPTH_MAX)
        return refuse (scan, _("lists and objects are nested too deeply"), error);
      add_value (scan);
      scan->at++;
      return TRUE;

    case '}':
    case ']':
      scan->depth--;
      scan->at++;
      return TRUE;

    case '"':
      add_value (scan);
      return scan_string (scan, error);

    case '/':
      return refuse (scan, _("comments are not possible here"), error);

    default:
      add_value (scan);
      return scan_word (scan, error);
    }
}

GArray *
tr_json_scan (const char  *file,
              const char  *data,
              gsize        length,
              GError     **error)
{
  g_autoptr(GArray) lines = NULL;
  const char *valid_end;
  Scan scan;

  g_return_val_if_fail (file != NULL, NULL);
  g_return_val_if_fail (data != NULL, NULL);

  lines = g_array_new (FALSE, FALSE, sizeof (int));
  scan = (Scan) { .file = file, .at = data, .end = data + length, .line = 1, .lines = lines };

  /* A zero byte is not valid for this function either. */
  if (!g_utf8_validate_len (data, length, &valid_end))
    {
      for (const char *c = data; c < valid_end; c++)
        scan.line += *c == '\n';
      if (*valid_end == '\0')
        refuse (&scan, _("the file contains a zero byte"), error);
      else
        refuse (&scan, _("the text is not UTF-8"), error);
      return NULL;
    }

  while (scan.at < scan.end)
    {
      if (!scan_token (&scan, error))
        return NULL;
      /* A value takes a hundred times the memory of the two bytes it may be written with. */
      if (lines->len > TR_JSON_COUNT_MAX)
        {
          refuse (&scan, _("there are too many values"), error);
          return NULL;
        }
    }
  return g_steal_pointer (&lines);
}
