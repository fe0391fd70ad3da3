/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rule-table.h"

#include "game-files.h"
#include "tr-position.h"

/* Compares a part of a position with the whole one. The table of fields says what an array is: things in any order, or
 * a list, or records. */

static char *
difference (const char    *place,
            const TrValue *expected,
            const TrValue *found)
{
  g_autofree char *expected_line = game_files_to_line (expected);
  g_autofree char *found_line = game_files_to_line (found);

  return g_strdup_printf ("%s: expected %s, found %s", place, expected_line, found_line);
}

static unsigned
count_equal (const TrValue *array,
             const TrValue *value)
{
  unsigned n = 0;

  for (const TrValue *element = array->first; element != NULL; element = element->next)
    n += tr_value_equal (element, value);
  return n;
}

static bool
same_in_any_order (const TrValue *a,
                   const TrValue *b)
{
  if (a->type != TR_VALUE_ARRAY || b->type != TR_VALUE_ARRAY || a->n != b->n)
    return false;
  for (const TrValue *element = a->first; element != NULL; element = element->next)
    if (count_equal (a, element) != count_equal (b, element))
      return false;
  return true;
}

static char *members_differ (const TrField *fields,
                             const char    *place,
                             const TrValue *expected,
                             const TrValue *found);

static char *
field_differs (const TrField *field,
               const char    *place,
               const TrValue *expected,
               const TrValue *found)
{
  char *differs = NULL;

  switch (field->kind)
    {
    case TR_FIELD_BAG:
    case TR_FIELD_BITS:
    case TR_FIELD_MASK:
    case TR_FIELD_SET:
      return same_in_any_order (expected, found) ? NULL : difference (place, expected, found);

    case TR_FIELD_RECORDS:
      if (expected->type != TR_VALUE_ARRAY || expected->n > found->n)
        return difference (place, expected, found);
      for (const TrValue *record = expected->first; record != NULL && differs == NULL; record = record->next)
        {
          g_autofree char *inner = g_strdup_printf ("%s[%u]", place, record->index);

          differs = members_differ (field->fields, inner, record, tr_value_at (found, record->index));
        }
      return differs;

    default:
      return tr_value_equal (expected, found) ? NULL : difference (place, expected, found);
    }
}

static char *
members_differ (const TrField *fields,
                const char    *place,
                const TrValue *expected,
                const TrValue *found)
{
  char *differs = NULL;

  if (expected->type != TR_VALUE_OBJECT)
    return difference (place, expected, found);
  for (const TrValue *member = expected->first; member != NULL && differs == NULL; member = member->next)
    {
      g_autofree char *inner = g_strdup_printf ("%s%s%s", place, place[0] != '\0' ? "." : "", member->name);
      const TrField *field = fields;

      while (field->name != NULL && !g_str_equal (field->name, member->name))
        field++;
      if (field->name != NULL)
        differs = field_differs (field, inner, member, tr_value_get (found, member->name));
      else if (!g_str_equal (member->name, "comment"))
        differs = g_strdup_printf ("%s: a position has no such member", inner);
    }
  return differs;
}

char *
rule_differs (const TrGame  *game,
              const TrState *state,
              const TrValue *expected)
{
  g_autoptr (TrValue) found = tr_position_write (game, state);

  return members_differ (game->rules->position->fields, "", expected, found);
}
