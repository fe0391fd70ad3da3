/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-record.h"

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  CLI_YES = 0,
  CLI_NO = 1,
  CLI_WRONG = 2,                /* a wrong call or bad input: nothing was done */
} CliStatus;

typedef struct CliCommand CliCommand;

struct CliCommand
{
  const char *name;
  const char *arguments;        /* as in the usage line */
  int         min_arguments;
  int         max_arguments;    /* G_MAXINT: any number */
  const char *summary;
  CliStatus (*run) (const CliCommand  *command,
                    int                argc,
                    char             **argv);
};

CliStatus  cli_games    (const CliCommand *command, int argc, char **argv);
CliStatus  cli_rules    (const CliCommand *command, int argc, char **argv);
CliStatus  cli_play     (const CliCommand *command, int argc, char **argv);
CliStatus  cli_new      (const CliCommand *command, int argc, char **argv);
CliStatus  cli_show     (const CliCommand *command, int argc, char **argv);
CliStatus  cli_moves    (const CliCommand *command, int argc, char **argv);
CliStatus  cli_apply    (const CliCommand *command, int argc, char **argv);
CliStatus  cli_why      (const CliCommand *command, int argc, char **argv);
CliStatus  cli_hint     (const CliCommand *command, int argc, char **argv);
CliStatus  cli_replay   (const CliCommand *command, int argc, char **argv);
CliStatus  cli_position (const CliCommand *command, int argc, char **argv);
CliStatus  cli_saves    (const CliCommand *command, int argc, char **argv);
CliStatus  cli_review   (const CliCommand *command, int argc, char **argv);
CliStatus  cli_score    (const CliCommand *command, int argc, char **argv);
CliStatus  cli_bench    (const CliCommand *command, int argc, char **argv);
CliStatus  cli_perft    (const CliCommand *command, int argc, char **argv);
CliStatus  cli_arena    (const CliCommand *command, int argc, char **argv);
CliStatus  cli_fuzz     (const CliCommand *command, int argc, char **argv);

/* Says on standard error what is wrong. */
CliStatus  cli_fail     (const char       *format,
                         ...) G_GNUC_PRINTF (1, 2);

/* Reads the options of a command from up to two tables (either may be NULL) and returns what is left, which is as much as
 * the command wants. NULL: what was wrong has been said. */
char     **cli_parse    (const CliCommand   *command,
                         const GOptionEntry *entries,
                         const GOptionEntry *more_entries,
                         int                 argc,
                         char              **argv);

#define CLI_JSON_ENTRY(json) { "json", 'j', 0, G_OPTION_ARG_NONE, json, N_("Answer in JSON"), NULL }

/* The candidate that WORD is most likely meant to be, or NULL. CANDIDATES ends with NULL. */
const char *cli_nearest (const char        *word,
                         const char *const *candidates);

/* For what takes long: after the first Ctrl-C this answers TRUE. A second one ends the program. */
void       cli_catch_interrupt (void);
gboolean   cli_interrupted     (void);

typedef enum
{
  CLI_PLAIN,
  CLI_BOLD,
  CLI_DIM,
} CliStyle;

/* A line of two columns. */
void       cli_print_row (const char *first,
                          const char *second);

/* What to print to switch; nothing unless a person is looking. */
const char *cli_style   (CliStyle style);

G_END_DECLS
