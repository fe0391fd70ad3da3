/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

/* A position: a state written down, for a test, a lesson or a puzzle. A rule set describes the fields of its state in a
 * table; reading and writing are the same for all games. What a written position leaves out gets its default. */

typedef enum
{
  TR_FIELD_SMALL,               /* uint8_t, a number */
  TR_FIELD_NUMBER,              /* int16_t, a number */
  TR_FIELD_WIDE,                /* uint64_t, a string of hexadecimal digits */
  TR_FIELD_THING,               /* uint8_t, a word of `sort`, or null for TR_THING_NONE */
  TR_FIELD_LIST,                /* uint8_t[count], words in order; a uint8_t at length_offset says how many */
  TR_FIELD_BAG,                 /* uint8_t[], how many there are of each; words in any order, as often as there are */
  TR_FIELD_MASK,                /* uint8_t, a bit each; words */
  TR_FIELD_SET,                 /* TrSet; words */
  TR_FIELD_BITS,                /* uint32_t, a bit each; numbers */
  TR_FIELD_RECORDS,             /* structs of `stride` bytes with `fields` of their own */
} TrFieldKind;

/* How many there are of a field: a number, or one of these. With more than 1, numbers and things are arrays. */
enum
{
  TR_COUNT_SEATS = 0xfffe,
  TR_COUNT_SEATS_AND_ONE = 0xffff,
};

typedef struct TrField TrField;

struct TrField
{
  const char    *name;          /* NULL ends a table */
  TrFieldKind    kind;
  uint8_t        sort;
  uint16_t       count;
  uint16_t       offset;
  uint16_t       length_offset;
  uint16_t       stride;
  const TrField *fields;
};

struct TrPosition
{
  const TrField *fields;
  /* What a position that says nothing stands for. */
  void         (*blank)    (const TrGame *game,
                            TrState      *state);
  /* Works out what POSITION leaves to be worked out (stocks, decks) and refuses what cannot be. */
  bool         (*complete) (const TrGame  *game,
                            TrState       *state,
                            const TrValue *position,
                            TrFault       *fault);
};

TrValue *tr_position_write (const TrGame  *game,
                            const TrState *state);
/* The same wherever and however a state is laid out in memory: what a save is compared by. */
uint64_t tr_position_digest (const TrGame  *game,
                             const TrState *state);
/* VALUE was written for GAME's rules, players and options: who makes the game reads those. */
bool     tr_position_read  (const TrGame  *game,
                            const TrValue *value,
                            TrState       *state,
                            TrFault       *fault);
