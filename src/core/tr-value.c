/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-value.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *
allocate (size_t size)
{
  void *memory = calloc (1, size);

  if (memory == NULL)
    abort ();
  return memory;
}

static char *
copy_string (const char *string)
{
  size_t size = strlen (string) + 1;

  return memcpy (allocate (size), string, size);
}

TrValue *
tr_value_new (TrValueType type,
              int         line)
{
  TrValue *value = allocate (sizeof *value);

  value->type = type;
  value->line = line;
  return value;
}

TrValue *
tr_value_integer (int64_t integer)
{
  TrValue *value = tr_value_new (TR_VALUE_INTEGER, 0);

  value->integer = integer;
  return value;
}

TrValue *
tr_value_boolean (bool truth)
{
  TrValue *value = tr_value_new (TR_VALUE_BOOLEAN, 0);

  value->integer = truth;
  return value;
}

TrValue *
tr_value_string (const char *string)
{
  TrValue *value = tr_value_new (TR_VALUE_STRING, 0);

  value->string = copy_string (string);
  return value;
}

TrValue *
tr_value_array (void)
{
  return tr_value_new (TR_VALUE_ARRAY, 0);
}

TrValue *
tr_value_object (void)
{
  return tr_value_new (TR_VALUE_OBJECT, 0);
}

void
tr_value_free (TrValue *value)
{
  if (value == NULL)
    return;

  for (TrValue *child = value->first, *next; child != NULL; child = next)
    {
      next = child->next;
      tr_value_free (child);
    }
  free (value->string);
  free (value->name);
  free (value);
}

TrValue *
tr_value_copy (const TrValue *value)
{
  TrValue *copy = tr_value_new (value->type, value->line);

  copy->integer = value->integer;
  if (value->string != NULL)
    copy->string = copy_string (value->string);
  for (const TrValue *child = value->first; child != NULL; child = child->next)
    {
      if (value->type == TR_VALUE_OBJECT)
        tr_value_set (copy, child->name, tr_value_copy (child));
      else
        tr_value_append (copy, tr_value_copy (child));
    }
  return copy;
}

void
tr_value_append (TrValue *array,
                 TrValue *element)
{
  assert (element->parent == NULL);

  element->parent = array;
  element->index = array->n++;
  if (array->last != NULL)
    array->last->next = element;
  else
    array->first = element;
  array->last = element;
}

/* NAME must be new in OBJECT. */
void
tr_value_set (TrValue    *object,
              const char *name,
              TrValue    *member)
{
  assert (object->type == TR_VALUE_OBJECT);

  member->name = copy_string (name);
  tr_value_append (object, member);
}

const TrValue *
tr_value_get (const TrValue *object,
              const char    *name)
{
  if (object->type != TR_VALUE_OBJECT)
    return NULL;
  for (const TrValue *member = object->first; member != NULL; member = member->next)
    if (strcmp (member->name, name) == 0)
      return member;
  return NULL;
}

const TrValue *
tr_value_at (const TrValue *array,
             unsigned       index)
{
  const TrValue *element = array->first;

  while (element != NULL && index-- > 0)
    element = element->next;
  return element;
}

/* Members in any order; lines and names of the two themselves do not matter. */
bool
tr_value_equal (const TrValue *a,
                const TrValue *b)
{
  if (a->type != b->type || a->n != b->n || a->integer != b->integer)
    return false;
  if (a->type == TR_VALUE_STRING)
    return strcmp (a->string, b->string) == 0;

  for (const TrValue *child = a->first; child != NULL; child = child->next)
    {
      const TrValue *other = a->type == TR_VALUE_OBJECT ? tr_value_get (b, child->name) : tr_value_at (b, child->index);

      if (other == NULL || !tr_value_equal (child, other))
        return false;
    }
  return true;
}

/* Writing: what fits on a line stands on one, so that a position reads like a table and a change in it is a small diff. */

typedef struct
{
  char  *data;
  size_t size;
  size_t length;
} Buffer;

#define LINE_WIDTH 110

static void
buffer_add (Buffer     *buffer,
            const char *string,
            size_t      length)
{
  if (buffer->length + length + 1 > buffer->size)
    {
      buffer->size = 2 * (buffer->length + length + 1);
      buffer->data = realloc (buffer->data, buffer->size);
      if (buffer->data == NULL)
        abort ();
    }
  memcpy (buffer->data + buffer->length, string, length);
  buffer->length += length;
  buffer->data[buffer->length] = '\0';
}

static void
buffer_add_string (Buffer     *buffer,
                   const char *string)
{
  buffer_add (buffer, string, strlen (string));
}

static void
write_string (Buffer     *buffer,
              const char *string)
{
  buffer_add_string (buffer, "\"");
  for (const char *c = string; *c != '\0'; c++)
    {
      const char *plain = c;
      char escaped[8];

      while (*c != '\0' && *c != '"' && *c != '\\' && (unsigned char) *c >= 0x20)
        c++;
      buffer_add (buffer, plain, (size_t) (c - plain));
      if (*c == '\0')
        break;
      if (*c == '"' || *c == '\\')
        snprintf (escaped, sizeof escaped, "\\%c", *c);
      else
        snprintf (escaped, sizeof escaped, "\\u%04x", (unsigned) (unsigned char) *c);
      buffer_add_string (buffer, escaped);
    }
  buffer_add_string (buffer, "\"");
}

static void write_value (Buffer        *buffer,
                         const TrValue *value,
                         int            indent);

/* INDENT below 0 writes on one line. */
static void
write_children (Buffer        *buffer,
                const TrValue *value,
                int            indent)
{
  bool object = value->type == TR_VALUE_OBJECT;

  buffer_add_string (buffer, object ? "{" : "[");
  for (const TrValue *child = value->first; child != NULL; child = child->next)
    {
      if (child != value->first)
        buffer_add_string (buffer, indent < 0 ? ", " : ",");
      if (indent >= 0)
        {
          buffer_add_string (buffer, "\n");
          for (int i = 0; i <= indent; i++)
            buffer_add_string (buffer, " ");
        }
      if (object)
        {
          write_string (buffer, child->name);
          buffer_add_string (buffer, ": ");
        }
      write_value (buffer, child, indent < 0 ? indent : indent + 1);
    }
  if (indent >= 0)
    {
      buffer_add_string (buffer, "\n");
      for (int i = 0; i < indent; i++)
        buffer_add_string (buffer, " ");
    }
  buffer_add_string (buffer, object ? "}" : "]");
}

static void
write_value (Buffer        *buffer,
             const TrValue *value,
             int            indent)
{
  char number[24];

  switch (value->type)
    {
    case TR_VALUE_NULL:
      buffer_add_string (buffer, "null");
      break;

    case TR_VALUE_BOOLEAN:
      buffer_add_string (buffer, value->integer ? "true" : "false");
      break;

    case TR_VALUE_INTEGER:
      snprintf (number, sizeof number, "%lld", (long long) value->integer);
      buffer_add_string (buffer, number);
      break;

    case TR_VALUE_STRING:
      write_string (buffer, value->string);
      break;

    case TR_VALUE_ARRAY:
    case TR_VALUE_OBJECT:
      if (indent >= 0)
        {
          size_t start = buffer->length;

          write_children (buffer, value, -1);
          if (indent > 0 && buffer->length - start + (size_t) indent <= LINE_WIDTH)
            break;
          buffer->length = start;
        }
      write_children (buffer, value, indent);
      break;

    default:
      assert (false);
    }
}

/* JSON text that ends with a new line; to be freed with free(). */
char *
tr_value_to_json (const TrValue *value)
{
  Buffer buffer = { 0 };

  write_value (&buffer, value, 0);
  buffer_add_string (&buffer, "\n");
  return buffer.data;
}

uint64_t
tr_digest (const void *bytes,
           size_t      n_bytes)
{
  const unsigned char *byte = bytes;
  uint64_t digest = UINT64_C (0xcbf29ce484222325);

  for (size_t i = 0; i < n_bytes; i++)
    digest = (digest ^ byte[i]) * UINT64_C (0x100000001b3);
  return digest;
}

uint64_t
tr_value_digest (const TrValue *value)
{
  char *text = tr_value_to_json (value);
  uint64_t digest = tr_digest (text, strlen (text));

  free (text);
  return digest;
}
