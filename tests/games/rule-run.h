/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rule-table.h"

/* A row under way. */
typedef struct
{
  const Rule *rule;
  TrGame     *game;
  TrState    *state;
  unsigned    number;           /* of the step, from 1; 0: before the first */
} RuleRun;

/* All these return false after they have failed the running test. */
bool rule_run_fail        (const RuleRun  *run,
                           const char     *format,
                           ...) G_GNUC_PRINTF (2, 3);
/* The same for a move that should be legal and is not: with the reason, and what would have been. */
bool rule_run_refused     (const RuleRun  *run,
                           const char     *text,
                           TrMove          move);
/* TEXTS is the text of a move, or a list of them. */
bool rule_run_moves       (const RuleRun  *run,
                           const TrValue  *texts,
                           TrMoveList     *list);
/* The first of ARGS are as the list EXPECTED has them; with EXPECTED NULL they may be anything. */
bool rule_run_args        (const RuleRun  *run,
                           const char     *what,
                           const TrValue  *expected,
                           const uint8_t  *sorts,
                           const int16_t  *args,
                           unsigned        n_args);

/* Whether ARG of SORT is what EXPECTED says, in a word or a number. */
bool rule_run_is_arg      (const RuleRun  *run,
                           const TrValue  *expected,
                           unsigned        sort,
                           int             arg);
/* The legal moves of a kind; 0: of all kinds. To be freed with g_free(). */
TrMoveList *rule_run_legal (const RuleRun *run,
                            unsigned       kind);

/* The steps. */
bool rule_step_legal      (RuleRun        *run,
                           const TrValue  *step);
bool rule_step_only       (RuleRun        *run,
                           const TrValue  *step);
bool rule_step_only_kind  (RuleRun        *run,
                           const TrValue  *step);
bool rule_step_refuse     (RuleRun        *run,
                           const TrValue  *step);
bool rule_step_why        (RuleRun        *run,
                           const TrValue  *step);
bool rule_step_play       (RuleRun        *run,
                           const TrValue  *step);
bool rule_step_expect     (RuleRun        *run,
                           const TrValue  *step);
bool rule_step_asked      (RuleRun        *run,
                           const TrValue  *step);
bool rule_step_result     (RuleRun        *run,
                           const TrValue  *step);
