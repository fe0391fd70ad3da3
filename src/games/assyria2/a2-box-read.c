/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-box-private.h"

#include <string.h>

bool
a2_box_read_effect (const TrValue *object,
                    const char    *name,
                    const char    *effect,
                    TrFault       *fault)
{
  return tr_read_exactly (object, name, effect,
                          N_("this program plays it as “%1”; a box cannot change what a card does"), fault);
}

bool
a2_box_read_by_number (const TrValue *object,
                       const char    *name,
                       uint8_t        max,
                       uint8_t        figures[4],
                       TrFault       *fault)
{
  const char *const *numbers = TR_MEMBERS ("1", "2", "3", "4");
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

