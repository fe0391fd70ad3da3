/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-value.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static void
write_place (const TrValue *value,
             TrText        *text)
{
  if (value->parent == NULL)
    return;

  write_place (value->parent, text);
  if (value->name != NULL)
    tr_text_printf (text, "%s%s", text->length > 0 ? "." : "", value->name);
  else
    tr_text_printf (text, "[%u]", value->index);
}

bool
tr_fault_set (TrFault       *fault,
              const TrValue *value,
              const char    *what,
              const char    *first,
              const char    *second)
{
  TrText place;

  tr_text_init (&place, fault->place, sizeof fault->place, NULL);
  if (value != NULL)
    {
      fault->line = value->line;
      write_place (value, &place);
    }
  fault->what = what;
  fault->own_words = false;
  for (unsigned i = 0; i < 2; i++)
    {
      TrText detail;

      tr_text_init (&detail, fault->details[i], sizeof fault->details[i], NULL);
      tr_text_add (&detail, (i == 0 ? first : second) != NULL ? (i == 0 ? first : second) : "");
    }
  return false;
}

bool
tr_fault_set_figures (TrFault       *fault,
                      const TrValue *value,
                      const char    *what,
                      long           first,
                      long           second)
{
  char details[2][24];

  snprintf (details[0], sizeof details[0], "%ld", first);
  snprintf (details[1], sizeof details[1], "%ld", second);
  return tr_fault_set (fault, value, what, details[0], details[1]);
}

/* "line 12, map.rows[3]: …" */
void
tr_fault_write (const TrFault *fault,
                TrText        *text)
{
  if (fault->line > 0)
    {
      tr_text_printf (text, "%s %d", tr_text_translate (text, N_("line")), fault->line);
      tr_text_add (text, fault->place[0] != '\0' ? ", " : ": ");
    }
  if (fault->place[0] != '\0')
    tr_text_printf (text, "%s: ", fault->place);

  for (const char *c = tr_text_translate (text, fault->what); *c != '\0'; c++)
    {
      if (c[0] == '%' && (c[1] == '1' || c[1] == '2'))
        {
          const char *detail = fault->details[*++c - '1'];

          tr_text_add (text, fault->own_words ? tr_text_translate (text, detail) : detail);
        }
      else
        tr_text_add_char (text, *c);
    }
}

static const char *
type_name (TrValueType type)
{
  switch (type)
    {
    case TR_VALUE_NULL:
      return N_("null");
    case TR_VALUE_BOOLEAN:
      return N_("true or false");
    case TR_VALUE_INTEGER:
      return N_("a whole number");
    case TR_VALUE_STRING:
      return N_("a string");
    case TR_VALUE_ARRAY:
      return N_("a list");
    case TR_VALUE_OBJECT:
      return N_("an object");
    default:
      return "?";
    }
}

bool
tr_read_type (const TrValue *value,
              TrValueType    type,
              TrFault       *fault)
{
  if (value->type == type)
    return true;
  tr_fault_set (fault, value, N_("should be %1, not %2"), type_name (type), type_name (value->type));
  fault->own_words = true;
  return false;
}

bool
tr_read_member (const TrValue  *object,
                const char     *name,
                TrValueType     type,
                const TrValue **member,
                TrFault        *fault)
{
  if (!tr_read_type (object, TR_VALUE_OBJECT, fault))
    return false;
  *member = tr_value_get (object, name);
  if (*member == NULL)
    return tr_fault_set (fault, object, N_("the member “%1” is missing"), name, NULL);
  return tr_read_type (*member, type, fault);
}

bool
tr_read_number (const TrValue *value,
                int64_t        min,
                int64_t        max,
                int64_t       *number,
                TrFault       *fault)
{
  if (!tr_read_type (value, TR_VALUE_INTEGER, fault))
    return false;
  if (value->integer < min || value->integer > max)
    return tr_fault_set_figures (fault, value, N_("should be from %1 to %2"), (long) min, (long) max);
  *number = value->integer;
  return true;
}

bool
tr_read_small (const TrValue *object,
               const char    *name,
               uint8_t        min,
               uint8_t        max,
               uint8_t       *number,
               TrFault       *fault)
{
  const TrValue *member;
  int64_t wide = 0;

  if (!tr_read_member (object, name, TR_VALUE_INTEGER, &member, fault)
      || !tr_read_number (member, min, max, &wide, fault))
    return false;
  *number = (uint8_t) wide;
  return true;
}

bool
tr_read_small_array (const TrValue *object,
                     const char    *name,
                     unsigned       min_length,
                     unsigned       max_length,
                     uint8_t        min,
                     uint8_t        max,
                     uint8_t       *numbers,
                     uint8_t       *n_numbers,
                     TrFault       *fault)
{
  const TrValue *array;
  int64_t wide = 0;

  if (!tr_read_list (object, name, min_length, max_length, &array, fault))
    return false;
  for (const TrValue *element = array->first; element != NULL; element = element->next)
    {
      if (!tr_read_number (element, min, max, &wide, fault))
        return false;
      numbers[element->index] = (uint8_t) wide;
    }
  if (n_numbers != NULL)
    *n_numbers = (uint8_t) array->n;
  return true;
}

bool
tr_read_word (const TrValue     *value,
              const char *const *words,
              unsigned           n_words,
              uint8_t           *index,
              TrFault           *fault)
{
  char data[256];
  TrText known;

  if (!tr_read_type (value, TR_VALUE_STRING, fault))
    return false;
  tr_text_init (&known, data, sizeof data, NULL);
  for (unsigned i = 0; i < n_words; i++)
    {
      if (strcmp (words[i], value->string) == 0)
        {
          *index = (uint8_t) i;
          return true;
        }
      tr_text_printf (&known, "%s%s", i > 0 ? ", " : "", words[i]);
    }
  return tr_fault_set (fault, value, N_("“%1” is not known here; known are: %2"), value->string, data);
}

/* Refuses members that nobody reads (a slip of the pen would otherwise go unnoticed). NAMES ends with NULL; members
 * whose name ends in "comment" are always welcome. */
bool
tr_read_only (const TrValue     *object,
              const char *const *names,
              TrFault           *fault)
{
  if (!tr_read_type (object, TR_VALUE_OBJECT, fault))
    return false;

  for (const TrValue *member = object->first; member != NULL; member = member->next)
    {
      size_t length = strlen (member->name);
      bool known = length >= 7 && strcmp (member->name + length - 7, "comment") == 0;

      for (const char *const *name = names; *name != NULL && !known; name++)
        known = strcmp (*name, member->name) == 0;
      if (!known)
        return tr_fault_set (fault, member, N_("nothing is called “%1” here"), member->name, NULL);
    }
  return true;
}

bool
tr_read_fixed (const TrValue *object,
               const char    *name,
               unsigned       figure,
               TrFault       *fault)
{
  const TrValue *member;

  return tr_read_member (object, name, TR_VALUE_INTEGER, &member, fault)
         && (member->integer == figure
             || tr_fault_set_figures (fault, member, N_("should be %1, not %2: the rules know no other figure"),
                                      figure, (long) member->integer));
}

bool
tr_read_exactly (const TrValue *object,
                 const char    *name,
                 const char    *word,
                 const char    *what,
                 TrFault       *fault)
{
  const TrValue *member;

  return tr_read_member (object, name, TR_VALUE_STRING, &member, fault)
         && (strcmp (member->string, word) == 0 || tr_fault_set (fault, member, what, word, member->string));
}

bool
tr_read_list (const TrValue  *object,
              const char     *name,
              unsigned        min_length,
              unsigned        max_length,
              const TrValue **list,
              TrFault        *fault)
{
  if (!tr_read_member (object, name, TR_VALUE_ARRAY, list, fault))
    return false;
  if ((*list)->n >= min_length && (*list)->n <= max_length)
    return true;
  return min_length == max_length
    ? tr_fault_set_figures (fault, *list, N_("should have %1 entries, not %2"), min_length, (*list)->n)
    : tr_fault_set_figures (fault, *list, N_("should have %1 to %2 entries"), min_length, max_length);
}

bool
tr_read_words (const TrValue     *object,
               const char        *name,
               unsigned           min_length,
               unsigned           max_length,
               const char *const *words,
               unsigned           n_words,
               uint8_t           *indices,
               uint8_t           *n_indices,
               TrFault           *fault)
{
  const TrValue *list;
  uint32_t seen = 0;

  if (!tr_read_list (object, name, min_length, max_length, &list, fault))
    return false;
  for (const TrValue *word = list->first; word != NULL; word = word->next)
    {
      uint8_t *index = &indices[word->index];

      if (!tr_read_word (word, words, n_words, index, fault))
        return false;
      if (seen >> *index & 1)
        return tr_fault_set (fault, word, N_("“%1” stands here twice"), word->string, NULL);
      seen |= UINT32_C (1) << *index;
    }
  if (n_indices != NULL)
    *n_indices = (uint8_t) list->n;
  return true;
}

bool
tr_read_title (const TrValue *box,
               const char    *game,
               unsigned       players,
               TrFault       *fault)
{
  uint8_t range[2];

  if (!tr_read_type (box, TR_VALUE_OBJECT, fault)
      || !tr_read_exactly (box, "game", game, N_("this is a box of “%2”, not of “%1”"), fault)
      || !tr_read_fixed (box, "format", 1, fault))
    return false;
  if (tr_value_get (box, "players") == NULL)
    return true;
  if (!tr_read_small_array (box, "players", 2, 2, 1, 4, range, NULL, fault))
    return false;
  return (players >= range[0] && players <= range[1])
         || tr_fault_set_figures (fault, tr_value_get (box, "players"), N_("this box is for %1 to %2 players"),
                                  range[0], range[1]);
}
