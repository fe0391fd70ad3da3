/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-value.h"

#include "words.h"

/* Every reader is asked for what is there and for what is not, and every fault says what is wrong and where. */

/* {"map": {"rows": [7, 6, 300]}, "civilisations": [{}, {"name": "Hatti", "wild": true}], "map_comment": "as printed"} */
static TrValue *
sample (void)
{
  TrValue *root = tr_value_new (TR_VALUE_OBJECT, 1);
  TrValue *map = tr_value_new (TR_VALUE_OBJECT, 2);
  TrValue *rows = tr_value_new (TR_VALUE_ARRAY, 2);
  TrValue *civilisations = tr_value_new (TR_VALUE_ARRAY, 4);
  static const int lengths[] = { 7, 6, 300 };

  for (int i = 0; i < 3; i++)
    {
      TrValue *length = tr_value_integer (lengths[i]);

      length->line = 2 + i;
      tr_value_append (rows, length);
    }
  tr_value_set (map, "rows", rows);
  tr_value_set (root, "map", map);
  for (int i = 0; i < 2; i++)
    {
      TrValue *civilisation = tr_value_new (TR_VALUE_OBJECT, 5 + i);

      if (i == 1)
        {
          TrValue *name = tr_value_string ("Hatti");

          name->line = 6;
          tr_value_set (civilisation, "name", name);
          tr_value_set (civilisation, "wild", tr_value_boolean (true));
        }
      tr_value_append (civilisations, civilisation);
    }
  tr_value_set (root, "civilisations", civilisations);
  tr_value_set (root, "map_comment", tr_value_string ("as printed"));
  return root;
}

/* Ends every expectation: ANSWER was false and FAULT says EXPECTED; with EXPECTED NULL, true and nothing. */
static void
assert_fault (bool        answer,
              TrFault    *fault,
              const char *expected)
{
  if (expected == NULL)
    {
      g_assert_true (answer);
      g_assert_null (fault->what);
    }
  else
    {
      g_autofree char *words = NULL;

      g_assert_false (answer);
      g_assert_nonnull (fault->what);
      words = words_fault (fault);
      g_assert_cmpstr (words, ==, expected);
    }
  memset (fault, 0, sizeof *fault);
}

static void
test_types (void)
{
  static const char *const names[] = {
    "null", "true or false", "a whole number", "a string", "a list", "an object",
  };

  for (unsigned is = TR_VALUE_NULL; is <= TR_VALUE_OBJECT; is++)
    {
      for (unsigned should = TR_VALUE_NULL; should <= TR_VALUE_OBJECT; should++)
        {
          TrValue *value = tr_value_new (is, 3);
          TrFault fault = { 0 };
          g_autofree char *expected = is == should ? NULL : g_strdup_printf ("line 3: should be %s, not %s",
                                                                             names[should], names[is]);

          assert_fault (tr_read_type (value, should, &fault), &fault, expected);
          tr_value_free (value);
        }
    }
}

static void
test_members (void)
{
  TrValue *root = sample ();
  const TrValue *second = tr_value_at (tr_value_get (root, "civilisations"), 1);
  const TrValue *member = NULL;
  TrFault fault = { 0 };

  assert_fault (tr_read_member (second, "name", TR_VALUE_STRING, &member, &fault), &fault, NULL);
  g_assert_cmpstr (member->string, ==, "Hatti");
  assert_fault (tr_read_member (second, "name", TR_VALUE_INTEGER, &member, &fault), &fault,
                "line 6, civilisations[1].name: should be a whole number, not a string");
  assert_fault (tr_read_member (second, "roof_cost", TR_VALUE_INTEGER, &member, &fault), &fault,
                "line 6, civilisations[1]: the member “roof_cost” is missing");
  assert_fault (tr_read_member (root, "foods", TR_VALUE_OBJECT, &member, &fault), &fault,
                "line 1: the member “foods” is missing");
  assert_fault (tr_read_member (tr_value_get (root, "civilisations"), "name", TR_VALUE_STRING, &member, &fault), &fault,
                "line 4, civilisations: should be an object, not a list");
  tr_value_free (root);
}

static void
test_numbers (void)
{
  TrValue *root = sample ();
  const TrValue *map = tr_value_get (root, "map");
  const TrValue *rows = tr_value_get (map, "rows");
  int64_t number = 0;
  uint8_t small = 0;
  TrFault fault = { 0 };

  /* Both ends belong to the range. */
  assert_fault (tr_read_number (tr_value_at (rows, 0), 7, 9, &number, &fault), &fault, NULL);
  g_assert_cmpint (number, ==, 7);
  assert_fault (tr_read_number (tr_value_at (rows, 2), -5, 300, &number, &fault), &fault, NULL);
  g_assert_cmpint (number, ==, 300);
  assert_fault (tr_read_number (tr_value_at (rows, 0), 8, 9, &number, &fault), &fault,
                "line 2, map.rows[0]: should be from 8 to 9");
  assert_fault (tr_read_number (tr_value_at (rows, 1), -1, 5, &number, &fault), &fault,
                "line 3, map.rows[1]: should be from -1 to 5");
  assert_fault (tr_read_number (rows, 0, 9, &number, &fault), &fault,
                "line 2, map.rows: should be a whole number, not a list");
  g_assert_cmpint (number, ==, 300);

  tr_value_set (root, "rounds", tr_value_integer (6));
  assert_fault (tr_read_small (root, "rounds", 1, 6, &small, &fault), &fault, NULL);
  g_assert_cmpuint (small, ==, 6);
  assert_fault (tr_read_small (root, "rounds", 7, 9, &small, &fault), &fault, "rounds: should be from 7 to 9");
  assert_fault (tr_read_small (root, "turns", 1, 6, &small, &fault), &fault, "line 1: the member “turns” is missing");
  assert_fault (tr_read_small (root, "map", 1, 6, &small, &fault), &fault,
                "line 2, map: should be a whole number, not an object");
  g_assert_cmpuint (small, ==, 6);
  tr_value_free (root);
}

static void
test_arrays (void)
{
  TrValue *root = sample ();
  const TrValue *map = tr_value_get (root, "map");
  uint8_t numbers[3] = { 0 };
  uint8_t n = 0;
  TrFault fault = { 0 };

  assert_fault (tr_read_small_array (map, "rows", 3, 3, 1, 9, numbers, &n, &fault), &fault,
                "line 4, map.rows[2]: should be from 1 to 9");
  assert_fault (tr_read_small_array (map, "rows", 2, 2, 1, 9, numbers, &n, &fault), &fault,
                "line 2, map.rows: should have 2 entries, not 3");
  assert_fault (tr_read_small_array (map, "rows", 4, 16, 1, 9, numbers, &n, &fault), &fault,
                "line 2, map.rows: should have 4 to 16 entries");
  assert_fault (tr_read_small_array (map, "columns", 4, 16, 1, 9, numbers, &n, &fault), &fault,
                "line 2, map: the member “columns” is missing");
  assert_fault (tr_read_small_array (root, "map", 4, 16, 1, 9, numbers, &n, &fault), &fault,
                "line 2, map: should be a list, not an object");
  g_assert_cmpuint (n, ==, 0);

  tr_value_get (map, "rows")->last->integer = 5;
  assert_fault (tr_read_small_array (map, "rows", 3, 5, 5, 7, numbers, &n, &fault), &fault, NULL);
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpuint (numbers[0], ==, 7);
  g_assert_cmpuint (numbers[2], ==, 5);
  assert_fault (tr_read_small_array (map, "rows", 1, 3, 5, 7, numbers, NULL, &fault), &fault, NULL);
  tr_value_free (root);
}

static void
test_words (void)
{
  static const char *const words[] = { "Assur", "Hatti", "Elam" };
  TrValue *root = sample ();
  const TrValue *name = tr_value_get (tr_value_at (tr_value_get (root, "civilisations"), 1), "name");
  uint8_t index = 9;
  TrFault fault = { 0 };

  assert_fault (tr_read_word (name, words, 3, &index, &fault), &fault, NULL);
  g_assert_cmpuint (index, ==, 1);
  assert_fault (tr_read_word (name, words, 1, &index, &fault), &fault,
                "line 6, civilisations[1].name: “Hatti” is not known here; known are: Assur");
  assert_fault (tr_read_word (name, (const char *const[]) { "Assur", "Elam" }, 2, &index, &fault), &fault,
                "line 6, civilisations[1].name: “Hatti” is not known here; known are: Assur, Elam");
  assert_fault (tr_read_word (root, words, 1, &index, &fault), &fault, "line 1: should be a string, not an object");
  g_assert_cmpuint (index, ==, 1);
  tr_value_free (root);
}

static void
test_only (void)
{
  static const char *const both[] = { "map", "civilisations", NULL };
  static const char *const one[] = { "map", NULL };
  TrValue *root = sample ();
  TrFault fault = { 0 };

  /* The comment is welcome in both. */
  assert_fault (tr_read_only (root, both, &fault), &fault, NULL);
  assert_fault (tr_read_only (root, one, &fault), &fault,
                "line 4, civilisations: nothing is called “civilisations” here");
  assert_fault (tr_read_only (tr_value_get (root, "civilisations"), one, &fault), &fault,
                "line 4, civilisations: should be an object, not a list");
  tr_value_free (root);
}

/* The first fault is the one told, and long names are cut, not overrun. */
static void
test_long (void)
{
  g_autofree char *name = g_strnfill (400, 'n');
  g_autofree char *words = NULL;
  TrValue *root = tr_value_object ();
  TrFault fault = { 0 };

  tr_value_set (root, name, tr_value_integer (1));
  g_assert_false (tr_fault_set (&fault, root->first, "%2 before %1, 100%", name, "second"));
  g_assert_cmpuint (strlen (fault.place), ==, sizeof fault.place - 1);
  g_assert_cmpuint (strlen (fault.details[0]), ==, sizeof fault.details[0] - 1);
  words = words_fault (&fault);
  g_assert_true (g_str_has_prefix (words, "nnn"));
  g_assert_nonnull (strstr (words, ": second before nnn"));
  g_assert_true (g_str_has_suffix (words, "n, 100%"));
  tr_value_free (root);
}

static const char *
translate (const char    *sentence,
           const char    *many,
           unsigned long  count)
{
  static const struct
  {
    const char *english;
    const char *german;
  } words[] = {
    { "line", "Zeile" },
    { "%1, not %2", "%2 statt %1" },
    { "should be %1, not %2", "%2 statt %1" },
    { "a list", "eine Liste" },
  };

  g_assert_null (many);
  g_assert_cmpuint (count, ==, 0);
  g_assert_cmpstr (sentence, !=, "");   /* gettext would answer with its header */
  for (unsigned i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].english, sentence))
      return words[i].german;
  return sentence;
}

static void
test_translated (void)
{
  TrValue *value = tr_value_new (TR_VALUE_NULL, 12);
  TrFault fault = { 0 };
  char data[64];
  TrText text;

  tr_fault_set_figures (&fault, value, "%1, not %2", 4, -3);
  tr_text_init (&text, data, sizeof data, translate);
  tr_fault_write (&fault, &text);
  g_assert_cmpstr (data, ==, "Zeile 12: -3 statt 4");

  /* The words a detail is made of are translated too, and one that is left out is nothing. */
  g_assert_false (tr_read_type (value, TR_VALUE_ARRAY, &fault));
  tr_text_clear (&text);
  tr_fault_write (&fault, &text);
  g_assert_cmpstr (data, ==, "Zeile 12: null statt eine Liste");
  tr_fault_set (&fault, value, "[%1]", NULL, NULL);
  tr_text_clear (&text);
  tr_fault_write (&fault, &text);
  g_assert_cmpstr (data, ==, "Zeile 12: []");
  tr_value_free (value);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/value-read/types", test_types);
  g_test_add_func ("/core/value-read/members", test_members);
  g_test_add_func ("/core/value-read/numbers", test_numbers);
  g_test_add_func ("/core/value-read/arrays", test_arrays);
  g_test_add_func ("/core/value-read/words", test_words);
  g_test_add_func ("/core/value-read/only", test_only);
  g_test_add_func ("/core/value-read/long", test_long);
  g_test_add_func ("/core/value-read/translated", test_translated);
  return g_test_run ();
}
