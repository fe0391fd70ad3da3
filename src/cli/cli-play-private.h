/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-common.h"

G_BEGIN_DECLS

/* A game that is being played in the terminal. */
typedef struct
{
  TrRecord     *record;
  const TrGame *game;
  guint         at;             /* moves played; behind it lie those that were taken back */
  gboolean      random[TR_SEATS_MAX];
  guint64       random_seed;
  TrMoveList    moves;          /* legal now */
  TrEventList   events;
  int           last_seat;      /* that was shown the table; -1: nobody yet */
  gboolean      changed;        /* since the question was printed */
  gboolean      over;           /* the person wants to leave */
} CliPlay;

const TrState *cli_play_state (const CliPlay *play);
/* MOVE must be legal: plays it and tells what happens. */
void           cli_play_move  (CliPlay       *play,
                               TrMove         move);
/* What a person typed, of which nothing is too strange to be answered. */
void           cli_play_line  (CliPlay       *play,
                               const char    *line);

G_END_DECLS
