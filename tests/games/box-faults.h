/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

/* Boxes that are changed in one place and refused for it. */

typedef struct
{
  const char *name;
  const char *find;             /* the first such text in the box */
  const char *put;              /* what stands there instead */
  const char *place;
  const char *sentence;
} BoxRefusal;

/* NULL with FAULT, or a game. */
typedef TrGame *(*BoxTry) (const TrValue *box,
                           TrFault       *fault);

TrValue *box_parse          (const char       *text);
/* TEXT with the first FIND in it replaced. */
char    *box_changed        (const char       *text,
                             const char       *find,
                             const char       *put);
void     box_assert_fault   (const TrFault    *fault,
                             const char       *expected);
/* It is refused with the place, its line and the reason. */
void     box_assert_refused (const char       *text,
                             const BoxRefusal *refusal,
                             BoxTry            try_box);
