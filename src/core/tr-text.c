/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-text.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void
tr_text_init (TrText      *text,
              char        *data,
              size_t       size,
              TrTranslate  translate)
{
  assert (size > 0);

  *text = (TrText) { .data = data, .size = size, .translate = translate };
  data[0] = '\0';
}

void
tr_text_clear (TrText *text)
{
  text->length = 0;
  text->truncated = false;
  text->data[0] = '\0';
}

/* Whatever was cut off, what stays is UTF-8. */
static void
drop_half_character (TrText *text)
{
  size_t start = text->length;
  unsigned char lead;
  size_t wanted;

  while (start > 0 && (text->data[start - 1] & 0xc0) == 0x80)
    start--;
  if (start == 0)
    return;
  lead = (unsigned char) text->data[start - 1];
  wanted = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  if (text->length - (start - 1) < wanted)
    text->length = start - 1;
  text->data[text->length] = '\0';
}

void
tr_text_add (TrText     *text,
             const char *string)
{
  size_t length = strlen (string);
  size_t room = text->size - 1 - text->length;

  memcpy (text->data + text->length, string, length < room ? length : room);
  text->length += length < room ? length : room;
  text->data[text->length] = '\0';
  if (length > room)
    {
      text->truncated = true;
      drop_half_character (text);
    }
}

void
tr_text_add_char (TrText *text,
                  char    c)
{
  char string[2] = { c, '\0' };

  tr_text_add (text, string);
}

void
tr_text_add_int (TrText *text,
                 long    number)
{
  tr_text_printf (text, "%ld", number);
}

void
tr_text_printf (TrText     *text,
                const char *format,
                ...)
{
  size_t room = text->size - text->length;
  va_list args;
  int length;

  va_start (args, format);
  length = vsnprintf (text->data + text->length, room, format, args);
  va_end (args);

  if (length < 0)
    {
      text->data[text->length] = '\0';
      return;
    }
  if ((size_t) length >= room)
    {
      text->truncated = true;
      text->length = text->size - 1;
      drop_half_character (text);
      return;
    }
  text->length += (size_t) length;
}

/* Fills up with spaces until what follows LINE_START is WIDTH characters (not bytes) long. */
void
tr_text_pad (TrText *text,
             size_t  line_start,
             size_t  width)
{
  for (size_t columns = tr_text_columns (text->data + line_start); columns < width; columns++)
    tr_text_add_char (text, ' ');
}

const char *
tr_text_translate (const TrText *text,
                   const char   *sentence)
{
  return text->translate != NULL ? text->translate (sentence, NULL, 0) : sentence;
}

const char *
tr_text_translate_counted (const TrText    *text,
                           const TrCounted *sentence,
                           unsigned long    count)
{
  if (text->translate != NULL)
    return text->translate (sentence->one, sentence->many, count);
  return count == 1 ? sentence->one : sentence->many;
}

unsigned
tr_text_columns (const char *string)
{
  unsigned n = 0;

  for (; *string != '\0'; string++)
    n += (*string & 0xc0) != 0x80;
  return n;
}

void
tr_text_say (TrText     *text,
             const char *sentence)
{
  tr_text_add (text, tr_text_translate (text, sentence));
}

void
tr_text_line (TrText     *text,
              const char *sentence)
{
  tr_text_say (text, sentence);
  tr_text_add_char (text, '\n');
}

void
tr_text_tab (TrText   *text,
             size_t    line_start,
             unsigned  column)
{
  tr_text_add_char (text, ' ');
  tr_text_pad (text, line_start, column);
}
