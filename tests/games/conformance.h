/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <glib.h>

/* What any game behind the interface must keep, proved by random play. Every property group is a test case of its own;
 * a failure says how to get to the state it was found in. */

typedef struct
{
  const TrGame *game;
  unsigned      n_games;        /* for the cheap checks, made in every state; costly ones take a share of them */
  uint64_t      seed;
  bool          dense;          /* costly checks in every state too: for games that are small */
} Conformance;

typedef struct
{
  const char *name;
  void      (*run) (const Conformance *conformance);
} ConformanceGroup;

/* Ends with a NULL name. The first is "play", the one to run very often. */
extern const ConformanceGroup conformance_groups[];

/* A test case PATH/GROUP for each group; CONFORMANCE and its game must live until they have run. */
void conformance_add_tests (const char        *path,
                            const Conformance *conformance);
