/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-auto.h"

/* Rule tables: tests of rules, written down as JSON in tests/games/FOLDER/rules/NAME.json.
 *
 * {"game": "assyria-2e", "tests": [ROW, …]}
 *
 * ROW: {"rule": "a2.build.adjacent",     the rule it tests, or a list of rules
 *       "name": "wells give none",       unique for the rule
 *       "example": "p. 7, Huts",         when it is a printed example: which
 *       "players": 2, "options": {…},
 *       "position": {…},                 as a position file without its header; without it,
 *       "seed": 7,                       set-up by this seed (0 when left out)
 *       "steps": [STEP, …]}
 *
 * STEP, one of (seats count from 1; where a move text stands, a list of them may stand too):
 *  {"legal": "build C4"}                        is in the list of legal moves
 *  {"only": ["build C4", "done"]}               the list is exactly this
 *  {"only-kind": "build", "moves": ["build C4"]}  the moves of a kind are exactly these
 *  {"refuse": "build C5", "rule": "a2.x", "figures": [6, 4],   is refused by that rule; its first figures (words or
 *   "says": "There is no water at C5."}         numbers) are these, and so is its sentence, if they are given: where a
 *                                               rule refuses for several reasons, that tells them apart
 *  {"why": "build C5", "rule": "a2.x", "figures": […], "says": …}   the same for anything that can be pointed at
 *  {"play": "build C4",                         is legal, and played
 *   "events": [{"event": "hut", "seat": 1, "rule": "a2.x", "args": ["C4"]}, …],   happen in this order, others between;
 *                                               only "event" is needed, args are the first ones
 *   "points": [[1, 2, "a2.x"], …]}              all points there are: seat, number, rule, and their kind where there are
 *                                               several; in any order
 *  {"expect": {…}}                              a part of a position: what is listed is so. Bags, sets and masks are
 *                                               compared in any order, lists in theirs; of records (seats, rows) the
 *                                               first ones may be given, and of each only some members
 *  {"asked": {"seat": 1, "question": "build", "args": [2]}}   or null: nobody is
 *  {"result": {"scores": [31, 28], "ranks": [1, 2]}}   of a game that is over, unless it says "over": false
 *
 * "comment" is welcome everywhere. What nobody reads is a failure.
 *
 * Every rule of a game is named by a row, or by a line of tests/games/FOLDER/rules-in-c.txt: the id of the rule and the
 * path of the test in C that is there for it. Every rule that refuses something is the answer to some "refuse" or "why".
 */

typedef struct
{
  const char    *path;
  const char    *game;          /* its id */
  const TrValue *row;
  const char    *name;
} Rule;

typedef struct
{
  GPtrArray  *files;            /* TrValue */
  GPtrArray  *paths;
  GPtrArray  *rows;             /* Rule */
  GPtrArray  *problems;         /* what is wrong with the files themselves, in words */
  GHashTable *named;            /* rule ids that a row, or a test in C, is there for */
  GHashTable *answered;         /* rule ids that a row expects as an answer to a refused move */
} RuleTable;

RuleTable *rule_table_load  (void);
void       rule_table_free  (RuleTable      *table);
/* The id of the first rule of the row. */
const char *rule_first_id   (const TrValue  *row);
/* VALUE's strings, when it is a list, or its only one. Not a string: NULL. */
const char *rule_string     (const TrValue  *value,
                             unsigned        index);
/* Plays the row; fails the running test with what was expected and what was found. */
void       rule_run         (const Rule     *rule);

/* What differs between EXPECTED, a part of a position, and STATE; NULL when nothing does. */
char      *rule_differs     (const TrGame   *game,
                             const TrState  *state,
                             const TrValue  *expected);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RuleTable, rule_table_free)
