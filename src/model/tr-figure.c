/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-page-private.h"

#include "tr-words.h"

#include <string.h>

/* Figures of a box, by a path of names and places:
 *
 *   costs.third_level             3
 *   costs.new_ziggurat[0]         7, and [-1] the last one
 *   costs.new_ziggurat            7, 6, 5, 4
 *   civilisations[id=medes].roof_cost
 *   tribute_areas[*].camels       of each
 *   #civilisations                how many there are
 */

static const TrValue *
find_place (const TrValue *list,
            const char    *place)
{
  const char *equals = strchr (place, '=');
  gint64 index;

  if (list->type != TR_VALUE_ARRAY)
    return NULL;
  if (equals != NULL)
    {
      g_autofree char *name = g_strndup (place, (gsize) (equals - place));

      for (const TrValue *each = list->first; each != NULL; each = each->next)
        {
          const TrValue *key = each->type == TR_VALUE_OBJECT ? tr_value_get (each, name) : NULL;

          if (key != NULL && key->type == TR_VALUE_STRING && strcmp (key->string, equals + 1) == 0)
            return each;
        }
      return NULL;
    }
  if (!g_ascii_string_to_signed (place, 10, -(gint64) list->n, (gint64) list->n - 1, &index, NULL))
    return NULL;
  return tr_value_at (list, (unsigned) (index < 0 ? index + list->n : index));
}

/* Adds what PATH leads to from VALUE, which may be several. */
static gboolean
collect (const TrValue *value,
         const char    *path,
         GPtrArray     *found)
{
  g_autofree char *step = NULL;

  if (value == NULL)
    return FALSE;
  if (*path == '\0')
    {
      g_ptr_array_add (found, (gpointer) value);
      return TRUE;
    }
  if (*path == '[')
    {
      const char *end = strchr (path, ']');

      if (end == NULL)
        return FALSE;
      step = g_strndup (path + 1, (gsize) (end - path - 1));
      if (strcmp (step, "*") != 0)
        return collect (find_place (value, step), end + 1, found);
      if (value->type != TR_VALUE_ARRAY)
        return FALSE;
      for (const TrValue *each = value->first; each != NULL; each = each->next)
        if (!collect (each, end + 1, found))
          return FALSE;
      return TRUE;
    }
  if (*path == '.')
    path++;
  if (value->type != TR_VALUE_OBJECT)
    return FALSE;
  step = g_strndup (path, strcspn (path, ".["));
  return collect (tr_value_get (value, step), path + strlen (step), found);
}

static gboolean
write_figure (const TrValue *value,
              GString       *text)
{
  if (value->type == TR_VALUE_ARRAY)
    {
      for (const TrValue *each = value->first; each != NULL; each = each->next)
        if (!write_figure (each, text))
          return FALSE;
      return TRUE;
    }

  if (text->len > 0)
    g_string_append (text, ", ");
  if (value->type == TR_VALUE_INTEGER)
    g_string_append_printf (text, "%" G_GINT64_FORMAT, value->integer);
  else if (value->type == TR_VALUE_STRING && value->string[0] != '\0')
    g_string_append (text, tr_translate (value->string));
  else
    return FALSE;
  return TRUE;
}

char *
tr_figure_dup (const TrValue *box,
               const char    *path)
{
  g_autoptr(GPtrArray) found = g_ptr_array_new ();
  g_autoptr(GString) text = g_string_new (NULL);
  gboolean count;

  g_return_val_if_fail (box != NULL, NULL);
  g_return_val_if_fail (path != NULL, NULL);

  count = *path == '#';
  if (!collect (box, path + count, found) || found->len == 0)
    return NULL;
  if (count)
    {
      const TrValue *list = found->pdata[0];

      if (found->len > 1 || (list->type != TR_VALUE_ARRAY && list->type != TR_VALUE_OBJECT))
        return NULL;
      return g_strdup_printf ("%u", list->n);
    }
  for (guint i = 0; i < found->len; i++)
    if (!write_figure (found->pdata[i], text))
      return NULL;
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
