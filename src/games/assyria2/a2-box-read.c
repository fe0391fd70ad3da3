/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-box-private.h"

#include <string.h>

bool
a2_box_read_fixed (const TrValue *object,
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
a2_box_read_exactly (const TrValue *object,
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
a2_box_read_effect (const TrValue *object,
                    const char    *name,
                    const char    *effect,
                    TrFault       *fault)
{
  return a2_box_read_exactly (object, name, effect,
                              N_("this program plays it as “%1”; a box cannot change what a card does"), fault);
}

bool
a2_box_read_list (const TrValue  *object,
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
a2_box_read_by_number (const TrValue *object,
                       const char    *name,
                       uint8_t        max,
                       uint8_t        figures[4],
                       TrFault       *fault)
{
  const char *const *numbers = A2_MEMBERS ("1", "2", "3", "4");
  const TrValue *member;

  if (!tr_read_member (object, name, TR_VALUE_OBJECT, &member, fault) || !tr_read_only (member, numbers, fault))
    return false;
  for (unsigned i = 0; i < 4; i++)
    if (!tr_read_small (member, numbers[i], 0, max, &figures[i], fault))
      return false;
  return true;
}

bool
a2_box_read_word (const TrValue     *object,
                  const char        *name,
                  const char *const *words,
                  unsigned           n_words,
                  uint8_t           *index,
                  TrFault           *fault)
{
  const TrValue *member;

  return tr_read_member (object, name, TR_VALUE_STRING, &member, fault)
         && tr_read_word (member, words, n_words, index, fault);
}

bool
a2_box_read_words (const TrValue     *object,
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

  if (!a2_box_read_list (object, name, min_length, max_length, &list, fault))
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
