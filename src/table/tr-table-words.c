/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-table-words.h"

#define LABEL_MAX 256

const char *
tr_table_sentence (const char *sentence)
{
  g_return_val_if_fail (sentence != NULL, NULL);

  /* gettext answers the empty string with the head of its catalogue. */
  return sentence[0] != '\0' ? g_dgettext (GETTEXT_PACKAGE, sentence) : sentence;
}

static const char *
translate_counted (const char    *one,
                   const char    *many,
                   unsigned long  count)
{
  return many != NULL ? g_dngettext (GETTEXT_PACKAGE, one, many, count) : tr_table_sentence (one);
}

char *
tr_table_label (const TrGame *game,
                unsigned      sort,
                unsigned      index)
{
  char data[LABEL_MAX];
  TrText text;

  g_return_val_if_fail (game != NULL, NULL);

  tr_text_init (&text, data, sizeof data, translate_counted);
  tr_thing_write_label (game, (TrThing) { (uint8_t) sort, (uint8_t) index }, &text);
  return g_strdup (data);
}

char *
tr_table_capital (const char *text)
{
  char first[8] = "";

  g_return_val_if_fail (text != NULL, NULL);

  if (text[0] == '\0')
    return g_strdup ("");
  first[g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (text)), first)] = '\0';
  return g_strconcat (first, g_utf8_next_char (text), NULL);
}

void
tr_saying_begin (TrSaying *saying)
{
  saying->parts = g_ptr_array_new_with_free_func (g_free);
}

void
tr_saying_add (TrSaying *saying,
               char     *part)
{
  g_return_if_fail (part != NULL);

  g_ptr_array_add (saying->parts, part);
}

char *
tr_saying_finish (TrSaying   *saying,
                  const char *between)
{
  char *all = NULL;

  if (saying->parts->len > 0)
    {
      g_ptr_array_add (saying->parts, NULL);
      all = g_strjoinv (between, (char **) saying->parts->pdata);
    }
  g_clear_pointer (&saying->parts, g_ptr_array_unref);
  return all;
}
