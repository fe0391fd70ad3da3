/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "box-faults.h"

#include "tr-auto.h"
#include "tr-json.h"

#include <string.h>

TrValue *
box_parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  TrValue *box = tr_json_parse ("box", text, strlen (text), &error);

  g_assert_no_error (error);
  return box;
}

char *
box_changed (const char *text,
             const char *find,
             const char *put)
{
  const char *at = strstr (text, find);

  if (at == NULL)
    g_error ("the box has no text “%s” to change", find);
  return g_strdup_printf ("%.*s%s%s", (int) (at - text), text, put, at + strlen (find));
}

/* The value that a fault calls "map.rows[3]"; names may be dots themselves. */
static const TrValue *
value_at (const TrValue *value,
          const char    *place)
{
  while (*place != '\0')
    {
      const TrValue *next = NULL;

      place += *place == '.';
      for (const TrValue *child = value->first; child != NULL && next == NULL; child = child->next)
        {
          g_autofree char *name = child->name != NULL ? g_strdup (child->name) : g_strdup_printf ("[%u]", child->index);
          size_t length = strlen (name);

          if (strncmp (place, name, length) == 0 && (place[length] == '\0' || strchr (".[", place[length]) != NULL))
            {
              next = child;
              place += length;
            }
        }
      g_assert_nonnull (next);
      value = next;
    }
  return value;
}

void
box_assert_fault (const TrFault *fault,
                  const char    *expected)
{
  char data[512];
  TrText text;

  tr_text_init (&text, data, sizeof data, NULL);
  tr_fault_write (fault, &text);
  g_assert_false (text.truncated);
  g_assert_cmpstr (data, ==, expected);
}

void
box_assert_refused (const char       *text,
                    const BoxRefusal *refusal,
                    BoxTry            try_box)
{
  g_autofree char *changed = box_changed (text, refusal->find, refusal->put);
  g_autoptr (TrValue) box = box_parse (changed);
  g_autofree char *expected = NULL;
  int line = value_at (box, refusal->place)->line;
  TrFault fault;

  g_assert_null (try_box (box, &fault));
  expected = *refusal->place != '\0' ? g_strdup_printf ("line %d, %s: %s", line, refusal->place, refusal->sentence)
                                     : g_strdup_printf ("line %d: %s", line, refusal->sentence);
  box_assert_fault (&fault, expected);
}
