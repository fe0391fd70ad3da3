/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-text.h"

#include <stdbool.h>
#include <stdint.h>

/* A tree of plain values, as JSON has them, that remembers the lines it came from. Boxes come into the rules and
 * positions go in and out of them in this form; reading and writing files is the model's. Not for use while moving:
 * this is the one part of core/ that allocates. */

typedef enum
{
  TR_VALUE_NULL,
  TR_VALUE_BOOLEAN,
  TR_VALUE_INTEGER,
  TR_VALUE_STRING,
  TR_VALUE_ARRAY,
  TR_VALUE_OBJECT,
} TrValueType;

typedef struct TrValue TrValue;

struct TrValue
{
  TrValueType  type;
  int          line;            /* in the file it was read from; 0 when it was not */
  unsigned     n;               /* elements or members */
  unsigned     index;           /* in its array */
  int64_t      integer;         /* also true and false */
  char        *string;
  char        *name;            /* when it is a member of an object */
  TrValue     *parent;
  TrValue     *first;
  TrValue     *last;
  TrValue     *next;
};

TrValue       *tr_value_new       (TrValueType    type,
                                   int            line);
TrValue       *tr_value_integer   (int64_t        integer);
TrValue       *tr_value_boolean   (bool           truth);
TrValue       *tr_value_string    (const char    *string);
TrValue       *tr_value_array     (void);
TrValue       *tr_value_object    (void);
void           tr_value_free      (TrValue       *value);
TrValue       *tr_value_copy      (const TrValue *value);
void           tr_value_append    (TrValue       *array,
                                   TrValue       *element);
void           tr_value_set       (TrValue       *object,
                                   const char    *name,
                                   TrValue       *member);
const TrValue *tr_value_get       (const TrValue *object,
                                   const char    *name);
const TrValue *tr_value_at        (const TrValue *array,
                                   unsigned       index);
bool           tr_value_equal     (const TrValue *a,
                                   const TrValue *b);
char          *tr_value_to_json   (const TrValue *value);

/* FNV-1a: to tell things apart in tests and saves, not against an adversary. */
uint64_t       tr_digest          (const void    *bytes,
                                   size_t         n_bytes);
/* Of the JSON text. */
uint64_t       tr_value_digest    (const TrValue *value);

/* What is wrong with a value, and where. `what` is a sentence for a person with %1 and %2 for the two details. */

typedef struct
{
  int         line;
  char        place[128];       /* "civilisations[3].roof_cost" */
  const char *what;             /* NULL: nothing is wrong */
  char        details[2][256];
  bool        own_words;        /* the details are words of ours, to be translated, not of the file */
} TrFault;

/* All these return false and say what is wrong in FAULT, which must be zeroed before the first; they are chained with
 * && so that the first fault is the one told. Ranges include both ends. */

bool tr_fault_set          (TrFault        *fault,
                            const TrValue  *value,
                            const char     *what,
                            const char     *first,
                            const char     *second);
bool tr_fault_set_figures  (TrFault        *fault,
                            const TrValue  *value,
                            const char     *what,
                            long            first,
                            long            second);
void tr_fault_write        (const TrFault  *fault,
                            TrText         *text);
bool tr_read_type          (const TrValue  *value,
                            TrValueType     type,
                            TrFault        *fault);
bool tr_read_member        (const TrValue  *object,
                            const char     *name,
                            TrValueType     type,
                            const TrValue **member,
                            TrFault        *fault);
bool tr_read_number        (const TrValue  *value,
                            int64_t         min,
                            int64_t         max,
                            int64_t        *number,
                            TrFault        *fault);
bool tr_read_small         (const TrValue  *object,
                            const char     *name,
                            uint8_t         min,
                            uint8_t         max,
                            uint8_t        *number,
                            TrFault        *fault);
bool tr_read_small_array   (const TrValue  *object,
                            const char     *name,
                            unsigned        min_length,
                            unsigned        max_length,
                            uint8_t         min,
                            uint8_t         max,
                            uint8_t        *numbers,
                            uint8_t        *n_numbers,
                            TrFault        *fault);
bool tr_read_word          (const TrValue  *value,
                            const char     *const *words,
                            unsigned        n_words,
                            uint8_t        *index,
                            TrFault        *fault);
bool tr_read_only          (const TrValue  *object,
                            const char     *const *names,
                            TrFault        *fault);
/* The names an object may use. */
#define TR_MEMBERS(...) ((const char *const[]) { __VA_ARGS__, NULL })
/* A figure that a file repeats for its reader, but that the rules count on. */
bool tr_read_fixed         (const TrValue  *object,
                            const char     *name,
                            unsigned        figure,
                            TrFault        *fault);
/* The same for a word: WHAT may name the expected one as %1, the one found as %2. */
bool tr_read_exactly       (const TrValue  *object,
                            const char     *name,
                            const char     *word,
                            const char     *what,
                            TrFault        *fault);
bool tr_read_list          (const TrValue  *object,
                            const char     *name,
                            unsigned        min_length,
                            unsigned        max_length,
                            const TrValue **list,
                            TrFault        *fault);
/* A list of different words; returns how many in N_INDICES, which may be NULL. */
bool tr_read_words         (const TrValue  *object,
                            const char     *name,
                            unsigned        min_length,
                            unsigned        max_length,
                            const char     *const *words,
                            unsigned        n_words,
                            uint8_t        *indices,
                            uint8_t        *n_indices,
                            TrFault        *fault);
/* What every box begins with: the rules it is for, its format, and the numbers of players, if it limits them. */
bool tr_read_title         (const TrValue  *box,
                            const char     *game,
                            unsigned        players,
                            TrFault        *fault);
