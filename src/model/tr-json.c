/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-json.h"

#include "tr-auto.h"
#include "tr-error.h"
#include "tr-json-private.h"

#include <json-glib/json-glib.h>
#include <string.h>

typedef struct
{
  JsonParser *parser;
  GHashTable *n_members;        /* JsonObject to how many members were read, which is more than it has after a repetition */
  char       *repeated;
  int         error_line;
} Reading;

static void
reading_clear (Reading *reading)
{
  g_clear_object (&reading->parser);
  g_clear_pointer (&reading->n_members, g_hash_table_unref);
  g_clear_pointer (&reading->repeated, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reading, reading_clear)

static void
on_object_member (JsonParser *parser,
                  JsonObject *object,
                  const char *name,
                  Reading    *reading)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (reading->n_members, object)) + 1;

  if (reading->repeated != NULL)
    return;
  if (n > json_object_get_size (object))
    {
      reading->repeated = g_strdup (name);
      reading->error_line = (int) json_parser_get_current_line (parser);
    }
  g_hash_table_insert (reading->n_members, object, GUINT_TO_POINTER (n));
}

/* The parser knows its line only while it is parsing. */
static void
on_error (JsonParser *parser,
          GError     *error,
          Reading    *reading)
{
  reading->error_line = (int) json_parser_get_current_line (parser);
}

static const char *
parser_sentence (const GError *error)
{
  if (error->domain == JSON_PARSER_ERROR)
    {
      switch (error->code)
        {
        case JSON_PARSER_ERROR_TRAILING_COMMA:
          return _("nothing follows after a comma");
        case JSON_PARSER_ERROR_MISSING_COMMA:
          return _("a comma is missing, or the end of a list or object");
        case JSON_PARSER_ERROR_MISSING_COLON:
          return _("a colon is missing after a name");
        default:
          break;
        }
    }
  return _("something is missing or too much here");
}

/* Pre-order is the order in which the values begin, and so that of LINES. */
static TrValue *
convert (JsonNode     *node,
         const GArray *lines,
         guint        *next)
{
  TrValue *value;
  int line;

  g_assert (*next < lines->len);

  line = g_array_index (lines, int, (*next)++);
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *name;
      JsonNode *member;

      value = tr_value_new (TR_VALUE_OBJECT, line);
      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &name, &member))
        tr_value_set (value, name, convert (member, lines, next));
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      value = tr_value_new (TR_VALUE_ARRAY, line);
      for (guint i = 0; i < json_array_get_length (array); i++)
        tr_value_append (value, convert (json_array_get_element (array, i), lines, next));
    }
  else if (JSON_NODE_HOLDS_NULL (node))
    {
      value = tr_value_new (TR_VALUE_NULL, line);
    }
  else if (json_node_get_value_type (node) == G_TYPE_STRING)
    {
      value = tr_value_string (json_node_get_string (node));
      value->line = line;
    }
  else
    {
      gboolean truth = json_node_get_value_type (node) == G_TYPE_BOOLEAN;

      value = tr_value_new (truth ? TR_VALUE_BOOLEAN : TR_VALUE_INTEGER, line);
      value->integer = truth ? json_node_get_boolean (node) : json_node_get_int (node);
    }
  return value;
}

TrValue *
tr_json_parse (const char  *file,
               const char  *data,
               gsize        length,
               GError     **error)
{
  g_auto(Reading) reading = { 0 };
  g_autoptr(GArray) lines = NULL;
  g_autoptr(GError) parser_error = NULL;
  guint next = 0;

  g_return_val_if_fail (file != NULL, NULL);
  g_return_val_if_fail (data != NULL || length == 0, NULL);

  if (length > TR_JSON_SIZE_MAX)
    {
      tr_error_set_place (error, TR_ERROR_SYNTAX, file, 0, NULL, _("the file is too large"));
      return NULL;
    }
  if (data == NULL)
    data = "";
  /* Some editors begin a file with a byte order mark. */
  if (length >= 3 && memcmp (data, "\xef\xbb\xbf", 3) == 0)
    {
      data += 3;
      length -= 3;
    }

  lines = tr_json_scan (file, data, length, error);
  if (lines == NULL)
    return NULL;

  reading.parser = json_parser_new ();
  reading.n_members = g_hash_table_new (NULL, NULL);
  g_signal_connect (reading.parser, "object-member", G_CALLBACK (on_object_member), &reading);
  g_signal_connect (reading.parser, "error", G_CALLBACK (on_error), &reading);
  if (!json_parser_load_from_data (reading.parser, data, (gssize) length, &parser_error))
    {
      tr_error_set_place (error, TR_ERROR_SYNTAX, file, reading.error_line, NULL, parser_sentence (parser_error));
      return NULL;
    }
  if (reading.repeated != NULL)
    {
      g_autofree char *sentence = g_strdup_printf (_("“%s” is said twice"), reading.repeated);

      tr_error_set_place (error, TR_ERROR_SYNTAX, file, reading.error_line, NULL, sentence);
      return NULL;
    }
  if (json_parser_get_root (reading.parser) == NULL)
    {
      tr_error_set_place (error, TR_ERROR_SYNTAX, file, 0, NULL, _("there is nothing in the file"));
      return NULL;
    }
  return convert (json_parser_get_root (reading.parser), lines, &next);
}
