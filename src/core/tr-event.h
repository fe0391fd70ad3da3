/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What happened while a move was applied: a kind (TrEventKind tells its word, sentence and arguments), the seat it
 * happened to, the rule that made it happen, and a few small arguments. Events are derived, never saved. */

#define TR_EVENT_ARGS_MAX 4
#define TR_SEAT_NONE      0xff

typedef struct
{
  uint8_t  kind;
  uint8_t  seat;
  uint16_t rule;
  int16_t  args[TR_EVENT_ARGS_MAX];
} TrEvent;

/* Long enough for everything one move can set off (a whole turn of the solo opponent, flood and growth included); the
 * conformance suite asserts that `overflow` stays false. */
#define TR_EVENT_LIST_MAX 1024

typedef struct
{
  uint32_t n;
  bool     overflow;
  TrEvent  events[TR_EVENT_LIST_MAX];
} TrEventList;

static inline void
tr_event_list_clear (TrEventList *list)
{
  list->n = 0;
  list->overflow = false;
}

/* LIST may be NULL: nobody is listening. */
static inline void
tr_event_list_add (TrEventList *list,
                   TrEvent      event)
{
  if (list == NULL)
    return;
  if (list->n < TR_EVENT_LIST_MAX)
    list->events[list->n++] = event;
  else
    list->overflow = true;
}
