/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-json.h"

#include "files.h"
#include "tr-auto.h"
#include "tr-error.h"

#include <string.h>

static TrValue *
parse (const char *text)
{
  g_autoptr(GError) error = NULL;
  TrValue *value = tr_json_parse ("f", text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_nonnull (value);
  return value;
}

static void
test_values (void)
{
  g_autoptr(TrValue) value = parse ("{\"a\": -5, \"b\": [true, false, null], \"c\": \"x\\\"\\u00e9\\ud83d\\ude00\\n\","
                                    " \"\": {}, \"e\": 9223372036854775807, \"f\": -9223372036854775808}");
  const TrValue *list = tr_value_get (value, "b");

  g_assert_cmpuint (value->n, ==, 6);
  g_assert_cmpint (tr_value_get (value, "a")->integer, ==, -5);
  g_assert_cmpint (tr_value_at (list, 0)->type, ==, TR_VALUE_BOOLEAN);
  g_assert_cmpint (tr_value_at (list, 0)->integer, ==, 1);
  g_assert_cmpint (tr_value_at (list, 1)->integer, ==, 0);
  g_assert_cmpint (tr_value_at (list, 2)->type, ==, TR_VALUE_NULL);
  g_assert_cmpstr (tr_value_get (value, "c")->string, ==, "x\"é😀\n");
  g_assert_cmpint (tr_value_get (value, "")->type, ==, TR_VALUE_OBJECT);
  g_assert_cmpint (tr_value_get (value, "e")->integer, ==, G_MAXINT64);
  g_assert_cmpint (tr_value_get (value, "f")->integer, ==, G_MININT64);
  /* Members keep their order. */
  g_assert_cmpstr (value->first->name, ==, "a");
  g_assert_cmpstr (value->last->name, ==, "f");
}

static void
test_scalars (void)
{
  g_autoptr(TrValue) number = parse (" 7 ");
  g_autoptr(TrValue) string = parse ("\"seven: [1, 2] // not a comment\"");
  g_autoptr(TrValue) marked = parse ("\xef\xbb\xbf{}");

  g_assert_cmpint (number->integer, ==, 7);
  g_assert_cmpstr (string->string, ==, "seven: [1, 2] // not a comment");
  g_assert_cmpint (marked->type, ==, TR_VALUE_OBJECT);
}

/* Also where values, commas and brackets stand on lines of their own, and after strings that look like values. */
static void
test_lines (void)
{
  g_autoptr(TrValue) value = parse ("\n"
                                    "{\"one\": 1,\n"
                                    " \"list\"\n"
                                    " :\n"
                                    "  [\n"
                                    "   10, 11\n"
                                    "   ,\n"
                                    "   \"a:b\", {\"x\": true,\n"
                                    "    \"y\": [\n"
                                    "     null]\n"
                                    "   }\r\n"
                                    "  ],\n"
                                    " \"last\": {}\n"
                                    "}\n");
  const TrValue *list = tr_value_get (value, "list");
  const TrValue *object = tr_value_at (list, 3);

  g_assert_cmpint (value->line, ==, 2);
  g_assert_cmpint (tr_value_get (value, "one")->line, ==, 2);
  g_assert_cmpint (list->line, ==, 5);
  g_assert_cmpint (tr_value_at (list, 0)->line, ==, 6);
  g_assert_cmpint (tr_value_at (list, 1)->line, ==, 6);
  g_assert_cmpint (tr_value_at (list, 2)->line, ==, 8);
  g_assert_cmpint (object->line, ==, 8);
  g_assert_cmpint (tr_value_get (object, "x")->line, ==, 8);
  g_assert_cmpint (tr_value_get (object, "y")->line, ==, 9);
  g_assert_cmpint (tr_value_at (tr_value_get (object, "y"), 0)->line, ==, 10);
  g_assert_cmpint (tr_value_get (value, "last")->line, ==, 13);
}

typedef struct
{
  const char *text;
  const char *says;
} Refused;

static void
test_refused (void)
{
  static const Refused table[] = {
    { "", "f: there is nothing in the file" },
    { " \n ", "there is nothing" },
    { "{", "line 1: something is missing" },
    { "[1,\n2", "line 2: a comma is missing" },
    { "[1\n 2]", "line 1: a comma is missing" },
    { "[1,\n\n]", "nothing follows after a comma" },
    { "{\"a\":1,}", "nothing follows after a comma" },
    { "{\n\"a\" 1}", "line 2: a colon is missing" },
    { "{\"a\":}", "something is missing" },
    { "{1: 2}", "something is missing" },
    { "[1]\n]", "line 2: something is missing or too much" },
    { "1 2", "too much" },
    { ",", "too much" },
    { ":", "too much" },
    { "[1}", "line 1" },
    { "{\"a\": 1,\n \"b\": 2,\n \"a\": 3}", "line 3: “a” is said twice" },
    { "{\"a\": 1, \"\\u0061\": 3}", "“a” is said twice" },
    { "{\"o\": {\"a\": {}, \"a\": {}}}", "“a” is said twice" },
    { "[1.0]", "line 1: numbers must be whole" },
    { "[\n\n1e5]", "line 3: numbers must be whole" },
    { "[9223372036854775808]", "a number is too large" },
    { "[-9223372036854775809]", "a number is too large" },
    { "[99999999999999999999999999]", "a number is too large" },
    { "[01]", "“01” is not understood" },
    { "[0x1f]", "“0x1f” is not understood" },
    { "[-]", "“-” is not understood" },
    { "[--5]", "“--5” is not understood" },
    { "[+5]", "“+5” is not understood" },
    { "[.5]", "“.5” is not understood" },
    { "[NaN]", "“NaN” is not understood" },
    { "[True]", "“True” is not understood" },
    { "var a = 5;", "“var” is not understood" },
    { "['a']", "“'” is not understood" },
    { "[é]", "“é” is not understood" },
    { "// no\n[]", "comments are not possible" },
    { "[1, /* no */ 2]", "comments are not possible" },
    { "[\"a\nb\"]", "line 1: a string must end on the line" },
    { "[\"a\tb\"]", "a string must end on the line" },
    { "[\n\"abc", "line 2: a string has no end" },
    { "[\"abc\\", "a backslash" },
    { "[\"\\x\"]", "a backslash" },
    { "[\"\\u12g4\"]", "a backslash" },
    { "[\"\\u12", "a backslash" },
    { "[\"\\u0000\"]", "a zero character" },
    { "[\"\\ud800\"]", "half a character" },
    { "[\"\\udc00\"]", "half a character" },
    { "[\"\\ud800\\u0041\"]", "half a character" },
    { "[1,\n\"\xff\"]", "line 2: the text is not UTF-8" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_null (tr_json_parse ("f", table[i].text, strlen (table[i].text), &error));
      test_assert_says (error, TR_ERROR_SYNTAX, table[i].says);
    }
}

static void
test_zero_byte (void)
{
  static const char text[] = "[1,\n\0]";
  g_autoptr(GError) error = NULL;

  g_assert_null (tr_json_parse ("f", text, sizeof text - 1, &error));
  test_assert_says (error, TR_ERROR_SYNTAX, "line 2: the file contains a zero byte");
}

/* DEPTH lists inside each other, which are closed when CLOSED. */
static char *
nested (gsize    depth,
        gboolean closed)
{
  char *text = g_malloc0 (2 * depth + 1);

  memset (text, '[', depth);
  if (closed)
    memset (text + depth, ']', depth);
  return text;
}

static void
test_depth (void)
{
  g_autofree char *deepest = nested (TR_JSON_DEPTH_MAX, TRUE);
  g_autofree char *deeper = nested (TR_JSON_DEPTH_MAX + 1, TRUE);
  g_autofree char *hostile = nested (5000000, FALSE);
  g_autoptr(TrValue) value = parse (deepest);
  const char *texts[] = { deeper, hostile };

  g_assert_nonnull (value);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_null (tr_json_parse ("f", texts[i], strlen (texts[i]), &error));
      test_assert_says (error, TR_ERROR_SYNTAX, "nested too deeply");
    }
}

static void
test_size (void)
{
  g_autofree char *spaces = g_strnfill (TR_JSON_SIZE_MAX + 1, ' ');
  g_autofree char *many = g_strnfill (2 * (TR_JSON_COUNT_MAX + 2), ',');
  g_autoptr(GError) error = NULL;
  g_autoptr(GError) load_error = NULL;
  g_autoptr(GError) many_error = NULL;

  g_assert_null (tr_json_parse ("f", spaces, strlen (spaces), &error));
  test_assert_says (error, TR_ERROR_SYNTAX, "too large");
  g_assert_null (tr_json_load (test_write ("large", spaces, -1), &load_error));
  test_assert_says (load_error, TR_ERROR_SYNTAX, "too large");

  for (gsize i = 0; many[i] != '\0'; i += 2)
    many[i] = '7';
  many[0] = '[';
  g_assert_null (tr_json_parse ("f", many, strlen (many), &many_error));
  test_assert_says (many_error, TR_ERROR_SYNTAX, "too many values");
}

/* Whatever is cut off or changed, the answer is a value or an error that names its line. */
static void
test_damaged (void)
{
  const char *text = "{\"game\": \"x\",\n \"list\": [1, -2, {\"a\": null, \"b\": \"\\u00e9\\n\"}, [true,\nfalse]],\n \"z\": {}}";
  gsize length = strlen (text);

  for (gsize i = 0; i < length; i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_null (tr_json_parse ("f", text, i, &error));
      g_assert_error (error, TR_ERROR, TR_ERROR_SYNTAX);
    }
  for (gsize i = 0; i < length; i++)
    {
      g_autofree char *damaged = g_strdup (text);

      for (int c = 1; c < 256; c++)
        {
          g_autoptr(GError) error = NULL;
          g_autoptr(TrValue) value = NULL;

          damaged[i] = (char) c;
          value = tr_json_parse ("f", damaged, length, &error);
          g_assert_true ((value == NULL) == (error != NULL));
        }
    }
}

static void
test_files (void)
{
  g_autoptr(TrValue) value = parse ("{\"a\": [1, \"ü\", null], \"b\": {\"c\": true}}");
  g_autoptr(TrValue) again = NULL;
  g_autoptr(GError) error = NULL;
  char *path = test_path ("saved");

  tr_json_save (value, path, &error);
  g_assert_no_error (error);
  again = tr_json_load (path, &error);
  g_assert_no_error (error);
  g_assert_true (tr_value_equal (value, again));
}

static void
test_file_errors (void)
{
  g_autoptr(TrValue) value = parse ("{}");
  g_autoptr(GError) missing = NULL;
  g_autoptr(GError) directory = NULL;
  g_autoptr(GError) device = NULL;
  g_autoptr(GError) nowhere = NULL;
  char *path = test_path ("missing");

  g_assert_null (tr_json_load (path, &missing));
  test_assert_says (missing, TR_ERROR_FILE, path);
  g_assert_null (tr_json_load (g_get_tmp_dir (), &directory));
  g_assert_error (directory, TR_ERROR, TR_ERROR_FILE);
  g_assert_false (tr_json_save (value, "/dev/null", &device));
  test_assert_says (device, TR_ERROR_FILE, "/dev/null: this is not a file");
  g_assert_false (tr_json_save (value, test_path ("missing/file"), &nowhere));
  g_assert_error (nowhere, TR_ERROR, TR_ERROR_FILE);
}

/* A place in the file is told as one would write it down. */
static void
test_places (void)
{
  g_autoptr(TrValue) value = parse ("{\n\"a\": [0,\n {\"b\": 7}]}");
  const TrValue *inner = tr_value_get (tr_value_at (tr_value_get (value, "a"), 1), "b");
  g_autoptr(GError) fault_error = NULL;
  g_autoptr(GError) value_error = NULL;
  TrFault fault = { 0 };
  int64_t number;

  g_assert_false (tr_read_number (inner, 0, 3, &number, &fault));
  tr_error_set_fault (&fault_error, "f", &fault);
  g_assert_cmpstr (fault_error->message, ==, "f: line 3, a[1].b: should be from 0 to 3");
  tr_error_set_value (&value_error, TR_ERROR_CONTENT, "f", value, "%s", "why");
  g_assert_cmpstr (value_error->message, ==, "f: line 1: why");
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/json/values", test_values);
  g_test_add_func ("/json/scalars", test_scalars);
  g_test_add_func ("/json/lines", test_lines);
  g_test_add_func ("/json/refused", test_refused);
  g_test_add_func ("/json/zero-byte", test_zero_byte);
  g_test_add_func ("/json/depth", test_depth);
  g_test_add_func ("/json/size", test_size);
  g_test_add_func ("/json/damaged", test_damaged);
  g_test_add_func ("/json/files", test_files);
  g_test_add_func ("/json/file-errors", test_file_errors);
  g_test_add_func ("/json/places", test_places);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
