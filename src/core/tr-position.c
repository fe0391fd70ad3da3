/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-position.h"

#include "tr-set.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned
field_count (const TrGame  *game,
             const TrField *field)
{
  switch (field->count)
    {
    case 0:
      return 1;
    case TR_COUNT_SEATS:
      return game->seats;
    case TR_COUNT_SEATS_AND_ONE:
      return game->seats + 1u;
    default:
      return field->count;
    }
}

static TrValue *
word_value (const TrGame *game,
            unsigned      sort,
            unsigned      index)
{
  char data[64];
  TrText text;

  if (index == TR_THING_NONE)
    return tr_value_new (TR_VALUE_NULL, 0);
  tr_text_init (&text, data, sizeof data, NULL);
  tr_thing_write (game, (TrThing) { .sort = (uint8_t) sort, .index = (uint8_t) index }, &text);
  /* A word of digits alone (a seat, a row) is a number to who reads a position. */
  if (data[0] != '\0' && strspn (data, "0123456789") == strlen (data))
    return tr_value_integer (atoi (data));
  return tr_value_string (data);
}

/* Number I of an array, or the only one. */
static TrValue *
write_one (const TrGame        *game,
           const TrField       *field,
           const unsigned char *at,
           unsigned             i)
{
  int16_t number;

  switch (field->kind)
    {
    case TR_FIELD_THING:
      return word_value (game, field->sort, at[i]);
    case TR_FIELD_NUMBER:
      memcpy (&number, at + i * sizeof number, sizeof number);
      return tr_value_integer (number);
    default:
      return tr_value_integer (at[i]);
    }
}

static void write_fields (const TrGame        *game,
                          const TrField       *fields,
                          const unsigned char *base,
                          TrValue             *object);

static TrValue *
write_field (const TrGame        *game,
             const TrField       *field,
             const unsigned char *at)
{
  unsigned count = field_count (game, field);
  TrValue *value;
  char digits[24];
  uint64_t wide;
  uint32_t bits;
  TrSet set;

  switch (field->kind)
    {
    case TR_FIELD_SMALL:
    case TR_FIELD_NUMBER:
    case TR_FIELD_THING:
      value = tr_value_array ();
      for (unsigned i = 0; i < count; i++)
        {
          TrValue *element = write_one (game, field, at, i);

          if (field->count == 0)
            {
              tr_value_free (value);
              return element;
            }
          tr_value_append (value, element);
        }
      return value;

    case TR_FIELD_WIDE:
      memcpy (&wide, at, sizeof wide);
      snprintf (digits, sizeof digits, "%016llx", (unsigned long long) wide);
      return tr_value_string (digits);

    case TR_FIELD_LIST:
      value = tr_value_array ();
      for (unsigned i = 0; i < at[field->length_offset - field->offset]; i++)
        tr_value_append (value, word_value (game, field->sort, at[i]));
      return value;

    case TR_FIELD_BAG:
      value = tr_value_array ();
      for (unsigned i = 0; i < tr_sort_count (game, field->sort); i++)
        for (unsigned j = 0; j < at[i]; j++)
          tr_value_append (value, word_value (game, field->sort, i));
      return value;

    case TR_FIELD_MASK:
      value = tr_value_array ();
      for (unsigned i = 0; i < 8; i++)
        if (at[0] >> i & 1)
          tr_value_append (value, word_value (game, field->sort, i));
      return value;

    case TR_FIELD_SET:
      value = tr_value_array ();
      memcpy (&set, at, sizeof set);
      while (!tr_set_empty (set))
        tr_value_append (value, word_value (game, field->sort, tr_set_pop (&set)));
      return value;

    case TR_FIELD_BITS:
      value = tr_value_array ();
      memcpy (&bits, at, sizeof bits);
      for (unsigned i = 0; i < 32; i++)
        if (bits >> i & 1)
          tr_value_append (value, tr_value_integer (i));
      return value;

    case TR_FIELD_RECORDS:
      value = tr_value_array ();
      for (unsigned i = 0; i < count; i++)
        {
          TrValue *record = tr_value_object ();

          write_fields (game, field->fields, at + i * field->stride, record);
          tr_value_append (value, record);
        }
      return value;

    default:
      abort ();
    }
}

static void
write_fields (const TrGame        *game,
              const TrField       *fields,
              const unsigned char *base,
              TrValue             *object)
{
  for (const TrField *field = fields; field->name != NULL; field++)
    tr_value_set (object, field->name, write_field (game, field, base + field->offset));
}

TrValue *
tr_position_write (const TrGame  *game,
                   const TrState *state)
{
  const TrRules *rules = game->rules;
  TrValue *position = tr_value_object ();
  TrValue *options = tr_value_object ();

  tr_value_set (position, "position", tr_value_string (rules->id));
  tr_value_set (position, "players", tr_value_integer (game->players));
  for (unsigned i = 0; i < rules->n_options; i++)
    tr_value_set (options, rules->options[i].name, tr_value_integer (game->options[i]));
  tr_value_set (position, "options", options);
  write_fields (game, rules->position->fields, (const unsigned char *) state, position);
  return position;
}

uint64_t
tr_position_digest (const TrGame  *game,
                    const TrState *state)
{
  TrValue *position = tr_position_write (game, state);
  uint64_t digest = tr_value_digest (position);

  tr_value_free (position);
  return digest;
}

/* ── Reading ── */

static bool
read_word (const TrGame  *game,
           unsigned       sort,
           const TrValue *value,
           uint8_t       *index,
           TrFault       *fault)
{
  const char *word = value->string;
  char digits[24];
  TrThing thing;

  if (value->type == TR_VALUE_INTEGER)
    {
      snprintf (digits, sizeof digits, "%lld", (long long) value->integer);
      word = digits;
    }
  else if (!tr_read_type (value, TR_VALUE_STRING, fault))
    return false;
  if (!tr_thing_parse (game, sort, word, &thing))
    return tr_fault_set (fault, value, N_("“%1” is no %2 of this game"), word,
                         sort >= TR_SORT_FIRST_OF_GAME ? game->rules->sorts[sort - TR_SORT_FIRST_OF_GAME].name : "number");
  *index = thing.index;
  return true;
}

static bool
read_one (const TrGame  *game,
          const TrField *field,
          const TrValue *value,
          unsigned char *at,
          unsigned       i,
          TrFault       *fault)
{
  int64_t number;

  switch (field->kind)
    {
    case TR_FIELD_THING:
      if (value->type != TR_VALUE_NULL)
        return read_word (game, field->sort, value, &at[i], fault);
      at[i] = TR_THING_NONE;
      return true;
    case TR_FIELD_NUMBER:
      if (!tr_read_number (value, INT16_MIN, INT16_MAX, &number, fault))
        return false;
      memcpy (at + i * sizeof (int16_t), &(int16_t) { (int16_t) number }, sizeof (int16_t));
      return true;
    default:
      if (!tr_read_number (value, 0, UINT8_MAX, &number, fault))
        return false;
      at[i] = (uint8_t) number;
      return true;
    }
}

static bool
read_words (const TrGame  *game,
            const TrField *field,
            const TrValue *array,
            unsigned char *at,
            TrFault       *fault)
{
  TrSet set = TR_SET_EMPTY;
  uint8_t mask = 0;

  if (field->kind == TR_FIELD_LIST)
    {
      unsigned count = field_count (game, field);

      if (array->n > count)
        return tr_fault_set_figures (fault, array, N_("has %2 entries; there is room for %1"), (long) count, array->n);
      /* Nothing of a longer list that stood here by default stays behind this one. */
      memset (at, 0, count);
    }
  if (field->kind == TR_FIELD_BAG)
    memset (at, 0, tr_sort_count (game, field->sort));

  for (const TrValue *element = array->first; element != NULL; element = element->next)
    {
      uint8_t index;
      bool again;

      if (!read_word (game, field->sort, element, &index, fault))
        return false;
      switch (field->kind)
        {
        case TR_FIELD_LIST:
          at[element->index] = index;
          again = false;
          break;
        case TR_FIELD_BAG:
          again = at[index] == UINT8_MAX;
          at[index]++;
          break;
        case TR_FIELD_MASK:
          if (index >= 8)
            return tr_fault_set (fault, element, N_("should be from %1 to %2"), "0", "7");
          again = mask >> index & 1;
          mask |= (uint8_t) (1 << index);
          break;
        default:
          again = tr_set_has (set, index);
          tr_set_add (&set, index);
        }
      if (again && element->type == TR_VALUE_INTEGER)
        return tr_fault_set_figures (fault, element, N_("“%1” stands here twice"), (long) element->integer, 0);
      if (again)
        return tr_fault_set (fault, element, N_("“%1” stands here twice"), element->string, NULL);
    }

  if (field->kind == TR_FIELD_LIST)
    at[field->length_offset - field->offset] = (uint8_t) array->n;
  else if (field->kind == TR_FIELD_MASK)
    at[0] = mask;
  else if (field->kind == TR_FIELD_SET)
    memcpy (at, &set, sizeof set);
  return true;
}

static bool
read_wide (const TrValue *value,
           unsigned char *at,
           TrFault       *fault)
{
  unsigned long long wide;
  char *end;

  if (!tr_read_type (value, TR_VALUE_STRING, fault))
    return false;
  wide = strtoull (value->string, &end, 16);
  if (strlen (value->string) != 16 || *end != '\0' || strspn (value->string, "0123456789abcdef") != 16)
    return tr_fault_set (fault, value, N_("should be 16 hexadecimal digits"), NULL, NULL);
  memcpy (at, &(uint64_t) { wide }, sizeof (uint64_t));
  return true;
}

static bool
read_bits (const TrValue *array,
           unsigned char *at,
           TrFault       *fault)
{
  uint32_t bits = 0;
  int64_t number;

  for (const TrValue *element = array->first; element != NULL; element = element->next)
    {
      if (!tr_read_number (element, 0, 31, &number, fault))
        return false;
      if (bits >> number & 1)
        return tr_fault_set_figures (fault, element, N_("“%1” stands here twice"), (long) number, 0);
      bits |= UINT32_C (1) << number;
    }
  memcpy (at, &bits, sizeof bits);
  return true;
}

static bool read_fields (const TrGame  *game,
                         const TrField *fields,
                         const TrValue *object,
                         unsigned char *base,
                         bool           top,
                         TrFault       *fault);

static bool
read_field (const TrGame  *game,
            const TrField *field,
            const TrValue *value,
            unsigned char *at,
            TrFault       *fault)
{
  unsigned count = field_count (game, field);
  bool single = field->kind == TR_FIELD_SMALL || field->kind == TR_FIELD_NUMBER || field->kind == TR_FIELD_THING;

  if (field->kind == TR_FIELD_WIDE)
    return read_wide (value, at, fault);
  if (single && field->count == 0)
    return read_one (game, field, value, at, 0, fault);

  if (!tr_read_type (value, TR_VALUE_ARRAY, fault))
    return false;
  if (field->kind == TR_FIELD_BITS)
    return read_bits (value, at, fault);
  if (!single && field->kind != TR_FIELD_RECORDS)
    return read_words (game, field, value, at, fault);

  /* A short array leaves the rest at its default. */
  if (value->n > count)
    return tr_fault_set_figures (fault, value, N_("has %2 entries; there is room for %1"), (long) count, value->n);
  for (const TrValue *element = value->first; element != NULL; element = element->next)
    {
      bool fine = field->kind == TR_FIELD_RECORDS
        ? read_fields (game, field->fields, element, at + element->index * field->stride, false, fault)
        : read_one (game, field, element, at, element->index, fault);

      if (!fine)
        return false;
    }
  return true;
}

static bool
read_fields (const TrGame  *game,
             const TrField *fields,
             const TrValue *object,
             unsigned char *base,
             bool           top,
             TrFault       *fault)
{
  static const char *const header[] = { "position", "players", "options", "comment" };

  if (!tr_read_type (object, TR_VALUE_OBJECT, fault))
    return false;

  for (const TrValue *member = object->first; member != NULL; member = member->next)
    {
      const TrField *field = fields;
      bool known = false;

      for (unsigned i = 0; top && i < sizeof header / sizeof *header; i++)
        known = known || strcmp (header[i], member->name) == 0;
      if (known)
        continue;

      while (field->name != NULL && strcmp (field->name, member->name) != 0)
        field++;
      if (field->name == NULL)
        return tr_fault_set (fault, member, N_("nothing is called “%1” here"), member->name, NULL);
      if (!read_field (game, field, member, base + field->offset, fault))
        return false;
    }
  return true;
}

bool
tr_position_read (const TrGame  *game,
                  const TrValue *value,
                  TrState       *state,
                  TrFault       *fault)
{
  const TrRules *rules = game->rules;
  char data[256];
  TrText problem;
  TrMoveList list;

  memset (fault, 0, sizeof *fault);
  memset (state, 0, rules->state_size);
  rules->position->blank (game, state);
  if (!read_fields (game, rules->position->fields, value, (unsigned char *) state, true, fault)
      || !rules->position->complete (game, state, value, fault))
    return false;

  tr_text_init (&problem, data, sizeof data, NULL);
  if (!rules->check (game, state, &problem))
    return tr_fault_set (fault, value, N_("the position is not possible: %1"), data, NULL);
  tr_moves (game, state, &list);
  if (list.n == 0 && tr_turn (game, state).seat != TR_SEAT_NONE)
    return tr_fault_set (fault, value, N_("the position asks something that has no answer"), NULL, NULL);
  return true;
}
