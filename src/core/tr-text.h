/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* Text written into memory the caller owns. What does not fit is left out and `truncated` says so.
 *
 * The rules know no language but the one they are written in: a sentence is marked with N_() where it stands and goes
 * through `translate` where it is written out. Without a translator the text stays as written.
 *
 * A sentence about a number of things has two forms here, marked with NN_(), and as many as a language needs there. */

#define N_(String)      (String)
#define NN_(One, Many)  { (One), (Many) }

typedef struct
{
  const char *one;
  const char *many;             /* NULL: there is no such sentence */
} TrCounted;

/* MANY is NULL where nothing is counted. */
typedef const char *(*TrTranslate) (const char    *one,
                                    const char    *many,
                                    unsigned long  count);

typedef struct
{
  char        *data;
  size_t       size;
  size_t       length;
  bool         truncated;
  TrTranslate  translate;
  const char *const *seat_names;        /* what {seat} stands for; NULL, or NULL for a seat: "Player 2" */
} TrText;

void        tr_text_init      (TrText      *text,
                               char        *data,
                               size_t       size,
                               TrTranslate  translate);
void        tr_text_clear     (TrText      *text);
void        tr_text_add       (TrText      *text,
                               const char  *string);
void        tr_text_add_char  (TrText      *text,
                               char         c);
void        tr_text_add_int   (TrText      *text,
                               long         number);
void        tr_text_printf    (TrText      *text,
                               const char  *format,
                               ...) __attribute__ ((format (printf, 2, 3)));
void        tr_text_pad       (TrText      *text,
                               size_t       line_start,
                               size_t       width);
const char *tr_text_translate (const TrText *text,
                               const char   *sentence);
const char *tr_text_translate_counted (const TrText    *text,
                                       const TrCounted *sentence,
                                       unsigned long    count);

/* Text in columns, for a terminal. */

/* How many characters, not bytes. */
unsigned    tr_text_columns   (const char  *string);
/* Translates it. */
void        tr_text_say       (TrText      *text,
                               const char  *sentence);
/* Says it and ends the line. */
void        tr_text_line      (TrText      *text,
                               const char  *sentence);
/* Fills up to COLUMN, with one space at least. */
void        tr_text_tab       (TrText      *text,
                               size_t       line_start,
                               unsigned     column);
