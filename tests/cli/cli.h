/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-value.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Runs two-rivers-cli as a person or a script would, with test_path ("home") as its home. */

typedef struct
{
  int   status;
  char *out;
  char *err;
} Answer;

void   answer_clear  (Answer *answer);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Answer, answer_clear)

/* Which program: the value of this variable of the environment. */
void   cli_use       (const char *variable);

/* The arguments end with NULL. INPUT (NULL: nothing) goes to standard input. */
Answer cli_ask       (const char *input,
                      ...) G_GNUC_NULL_TERMINATED;

/* Begins without waiting for an answer; INPUT (-1: a pipe) is taken. */
GSubprocess *cli_start (int input,
                        ...) G_GNUC_NULL_TERMINATED;

/* The same as the first, where the answer is known: */

/* Done, with nothing on standard error; returns what was said. */
char  *cli_ask_out   (const char *input,
                      ...) G_GNUC_NULL_TERMINATED;
/* A wrong call: status 2, nothing on standard output, and PART in the message. */
void   cli_ask_wrong (const char *part,
                      ...) G_GNUC_NULL_TERMINATED;

/* What the program said, as JSON; takes TEXT. */
TrValue *cli_json    (char *text);

void   assert_has    (const char *text,
                      const char *part);

/* The first game of the list. */
const char *cli_game (void);
/* A file with a game of two before its first move. */
char       *cli_new_game (const char *name);

G_END_DECLS
