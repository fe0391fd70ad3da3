/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-text.h"

#include <glib.h>

#define GUARD '#'

/* Adds the same things at every size: what fits is there, what does not is left out, nothing beyond is touched. */
static void
test_truncation (void)
{
  static const char whole[] = "Row C, space 4: -120 VP!";

  for (size_t size = 1; size <= sizeof whole + 4; size++)
    {
      char data[sizeof whole + 5];
      TrText text;

      memset (data, GUARD, sizeof data);
      tr_text_init (&text, data, size, NULL);
      g_assert_cmpstr (data, ==, "");
      tr_text_add (&text, "Row C, ");
      tr_text_printf (&text, "space %d: ", 4);
      tr_text_add_int (&text, -120);
      tr_text_add (&text, "");
      tr_text_add (&text, " VP");
      tr_text_add_char (&text, '!');

      g_assert_cmpuint (text.length, ==, MIN (size, sizeof whole) - 1);
      g_assert_cmpuint (strlen (data), ==, text.length);
      g_assert_cmpmem (data, (int) text.length, whole, (int) text.length);
      g_assert_cmpint (text.truncated, ==, size < sizeof whole);
      for (size_t i = size; i < sizeof data; i++)
        g_assert_cmpint (data[i], ==, GUARD);

      tr_text_clear (&text);
      g_assert_cmpstr (data, ==, "");
      g_assert_cmpuint (text.length, ==, 0);
      g_assert_false (text.truncated);
    }
}

/* A text that was cut stays cut: nothing short slips in behind it. */
static void
test_nothing_after_the_cut (void)
{
  char data[8];
  TrText text;

  tr_text_init (&text, data, sizeof data, NULL);
  tr_text_printf (&text, "%s", "too long a word");
  tr_text_add_char (&text, '!');
  tr_text_add_int (&text, 1);
  g_assert_cmpstr (data, ==, "too lon");
  g_assert_true (text.truncated);
}

/* Columns are counted in characters: these are as wide on a terminal as they are long in letters, not in bytes. */
static void
test_pad (void)
{
  static const struct
  {
    const char *word;
    size_t      width;
    const char *padded;
  } rows[] = {
    { "", 0, "" },
    { "", 3, "   " },
    { "Ur", 5, "Ur   " },
    { "Ur", 2, "Ur" },
    { "Nineveh", 3, "Nineveh" },
    { "Aššur", 7, "Aššur  " },
    { "●○", 4, "●○  " },
    { "𒀸", 2, "𒀸 " },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *expected = g_strdup_printf ("first|%s|", rows[i].padded);
      char data[64];
      TrText text;
      size_t start;

      tr_text_init (&text, data, sizeof data, NULL);
      tr_text_add (&text, "first|");
      start = text.length;
      tr_text_add (&text, rows[i].word);
      tr_text_pad (&text, start, rows[i].width);
      tr_text_add_char (&text, '|');
      g_assert_cmpstr (data, ==, expected);
      g_assert_false (text.truncated);
    }
}

static void
test_pad_beyond_the_end (void)
{
  char data[6];
  TrText text;

  tr_text_init (&text, data, sizeof data, NULL);
  tr_text_add (&text, "Ur");
  tr_text_pad (&text, 0, 20);
  g_assert_cmpstr (data, ==, "Ur   ");
  g_assert_true (text.truncated);
}

static const char *
translate (const char    *sentence,
           const char    *many,
           unsigned long  count)
{
  if (many != NULL)
    return count == 1 ? "ein Fluss" : "{0} Flüsse";
  return g_str_equal (sentence, "river") ? "Fluss" : sentence;
}

static void
test_translate (void)
{
  static const TrCounted rivers = NN_ ("a river", "{0} rivers");
  char data[8];
  TrText text;

  tr_text_init (&text, data, sizeof data, translate);
  g_assert_cmpstr (tr_text_translate (&text, "river"), ==, "Fluss");
  g_assert_cmpstr (tr_text_translate (&text, "hut"), ==, "hut");
  tr_text_clear (&text);
  g_assert_cmpstr (tr_text_translate (&text, "river"), ==, "Fluss");
  g_assert_cmpstr (tr_text_translate_counted (&text, &rivers, 1), ==, "ein Fluss");
  g_assert_cmpstr (tr_text_translate_counted (&text, &rivers, 2), ==, "{0} Flüsse");
  text.translate = NULL;
  g_assert_cmpstr (tr_text_translate_counted (&text, &rivers, 1), ==, "a river");
  g_assert_cmpstr (tr_text_translate_counted (&text, &rivers, 0), ==, "{0} rivers");

  /* What is added as it stands is never translated. */
  tr_text_add (&text, "river");
  g_assert_cmpstr (data, ==, "river");

  tr_text_init (&text, data, sizeof data, NULL);
  g_assert_cmpstr (tr_text_translate (&text, "river"), ==, "river");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/text/truncation", test_truncation);
  g_test_add_func ("/core/text/nothing-after-the-cut", test_nothing_after_the_cut);
  g_test_add_func ("/core/text/pad", test_pad);
  g_test_add_func ("/core/text/pad-beyond-the-end", test_pad_beyond_the_end);
  g_test_add_func ("/core/text/translate", test_translate);
  return g_test_run ();
}
