/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-value.h"

#include <glib.h>
#include <stdlib.h>

static void
assert_json (const TrValue *value,
             const char    *expected)
{
  char *json = tr_value_to_json (value);

  g_assert_cmpstr (json, ==, expected);
  free (json);
}

static TrValue *
numbers (unsigned n)
{
  TrValue *array = tr_value_array ();

  for (unsigned i = 0; i < n; i++)
    tr_value_append (array, tr_value_integer (i));
  return array;
}

static TrValue *
small_tree (void)
{
  TrValue *tree = tr_value_object ();
  TrValue *hut = tr_value_object ();

  tr_value_set (hut, "space", tr_value_string ("C4"));
  tr_value_set (hut, "owner", tr_value_new (TR_VALUE_NULL, 0));
  tr_value_set (tree, "round", tr_value_integer (-3));
  tr_value_set (tree, "flood", tr_value_boolean (true));
  tr_value_set (tree, "over", tr_value_boolean (false));
  tr_value_set (tree, "numbers", numbers (3));
  tr_value_set (tree, "hut", hut);
  return tree;
}

static void
test_tree (void)
{
  TrValue *tree = small_tree ();
  const TrValue *array = tr_value_get (tree, "numbers");
  const TrValue *hut = tr_value_get (tree, "hut");

  g_assert_cmpuint (tree->n, ==, 5);
  g_assert_cmpint (tr_value_get (tree, "round")->integer, ==, -3);
  g_assert_cmpint (tr_value_get (tree, "flood")->integer, ==, 1);
  g_assert_null (tr_value_get (tree, "Round"));
  g_assert_null (tr_value_get (array, "round"));

  g_assert_cmpuint (array->n, ==, 3);
  for (unsigned i = 0; i < 3; i++)
    {
      g_assert_cmpint (tr_value_at (array, i)->integer, ==, i);
      g_assert_cmpuint (tr_value_at (array, i)->index, ==, i);
      g_assert_true (tr_value_at (array, i)->parent == array);
    }
  g_assert_null (tr_value_at (array, 3));

  g_assert_cmpstr (hut->name, ==, "hut");
  g_assert_true (hut->parent == tree);
  g_assert_cmpstr (tr_value_get (hut, "space")->string, ==, "C4");
  g_assert_cmpint (tr_value_get (hut, "owner")->type, ==, TR_VALUE_NULL);
  tr_value_free (tree);
  tr_value_free (NULL);
}

static void
test_writing (void)
{
  TrValue *tree = small_tree ();
  TrValue *text = tr_value_string ("\"a\\b\"\n\t\x01 Aššur /");
  TrValue *empty = tr_value_array ();
  TrValue *extreme = tr_value_integer (INT64_MIN);

  assert_json (tree,
               "{\n"
               " \"round\": -3,\n"
               " \"flood\": true,\n"
               " \"over\": false,\n"
               " \"numbers\": [0, 1, 2],\n"
               " \"hut\": {\"space\": \"C4\", \"owner\": null}\n"
               "}\n");
  assert_json (text, "\"\\\"a\\\\b\\\"\\u000a\\u0009\\u0001 Aššur /\"\n");
  assert_json (empty, "[\n]\n");
  assert_json (extreme, "-9223372036854775808\n");
  tr_value_free (tree);
  tr_value_free (text);
  tr_value_free (empty);
  tr_value_free (extreme);
}

static TrValue *
array_of_string (unsigned length)
{
  g_autofree char *string = g_strnfill (length, 'x');
  TrValue *array = tr_value_array ();

  tr_value_append (array, tr_value_string (string));
  return array;
}

/* What is too long for a line stands on several, and only that. */
static void
test_writing_long (void)
{
  TrValue *tree = tr_value_object ();
  TrValue *outer = tr_value_array ();
  g_auto (GStrv) lines = NULL;
  char *json;

  /* Two places of indent, brackets and quotes: the first ends on the last place of a line, the second would be over. */
  tr_value_append (outer, array_of_string (104));
  tr_value_append (outer, array_of_string (105));
  tr_value_set (tree, "outer", outer);
  json = tr_value_to_json (tree);
  lines = g_strsplit (json, "\n", -1);
  free (json);

  g_assert_cmpuint (g_strv_length (lines), ==, 9);
  g_assert_cmpstr (lines[1], ==, " \"outer\": [");
  g_assert_true (g_str_has_prefix (lines[2], "  [\"xxx"));
  g_assert_cmpuint (strlen (lines[2]), ==, 110 + strlen (","));
  g_assert_cmpstr (lines[3], ==, "  [");
  g_assert_true (g_str_has_prefix (lines[4], "   \"xxx"));
  g_assert_cmpstr (lines[5], ==, "  ]");
  g_assert_cmpstr (lines[6], ==, " ]");
  g_assert_cmpstr (lines[7], ==, "}");
  g_assert_cmpstr (lines[8], ==, "");
  tr_value_free (tree);
}

static void
test_copy (void)
{
  TrValue *tree = small_tree ();
  TrValue *copy;

  tree->first->line = 7;
  copy = tr_value_copy (tree);
  g_assert_true (tr_value_equal (tree, copy));
  g_assert_cmpint (copy->first->line, ==, 7);
  g_assert_true (copy->first->parent == copy);
  g_assert_true (tr_value_get (copy, "hut") != tr_value_get (tree, "hut"));
  tr_value_free (tree);

  /* The copy stands on its own. */
  g_assert_cmpstr (tr_value_get (tr_value_get (copy, "hut"), "space")->string, ==, "C4");
  tr_value_free (copy);
}

static void
assert_equality (TrValue *a,
                 TrValue *b,
                 bool     equal)
{
  g_assert_cmpint (tr_value_equal (a, b), ==, equal);
  g_assert_cmpint (tr_value_equal (b, a), ==, equal);
  tr_value_free (a);
  tr_value_free (b);
}

static void
test_equality (void)
{
  TrValue *here = tr_value_object ();
  TrValue *there = tr_value_object ();
  TrValue *other = tr_value_object ();

  assert_equality (tr_value_integer (1), tr_value_integer (1), true);
  assert_equality (tr_value_integer (1), tr_value_integer (2), false);
  assert_equality (tr_value_integer (1), tr_value_boolean (true), false);
  assert_equality (tr_value_boolean (false), tr_value_boolean (true), false);
  assert_equality (tr_value_new (TR_VALUE_NULL, 3), tr_value_new (TR_VALUE_NULL, 4), true);
  assert_equality (tr_value_new (TR_VALUE_NULL, 0), tr_value_boolean (false), false);
  assert_equality (tr_value_string ("a"), tr_value_string ("a"), true);
  assert_equality (tr_value_string ("a"), tr_value_string ("b"), false);
  assert_equality (numbers (3), numbers (3), true);
  assert_equality (numbers (3), numbers (4), false);
  assert_equality (tr_value_array (), tr_value_object (), false);
  assert_equality (small_tree (), small_tree (), true);

  /* Members in any order. */
  tr_value_set (here, "a", tr_value_integer (1));
  tr_value_set (here, "b", tr_value_integer (2));
  tr_value_set (there, "b", tr_value_integer (2));
  tr_value_set (there, "a", tr_value_integer (1));
  tr_value_set (other, "a", tr_value_integer (1));
  tr_value_set (other, "c", tr_value_integer (2));
  g_assert_false (tr_value_equal (here, other));
  tr_value_free (other);
  assert_equality (here, there, true);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/value/tree", test_tree);
  g_test_add_func ("/core/value/writing", test_writing);
  g_test_add_func ("/core/value/writing-long", test_writing_long);
  g_test_add_func ("/core/value/copy", test_copy);
  g_test_add_func ("/core/value/equality", test_equality);
  return g_test_run ();
}
