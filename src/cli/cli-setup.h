/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-common.h"

G_BEGIN_DECLS

/* --players, --seed, --option and --box: what every command that begins a game takes. */
typedef struct
{
  char  *players;
  char  *seed;
  char **options;
  char  *box_path;

  /* After cli_setup_open(): */
  const TrRules *rules;
  TrBox         *box;
  TrOptions      values;
  guint          n_players;     /* 0: not said */
  gboolean       has_seed;
  guint64        seed_number;
} CliSetup;

#define CLI_SETUP_N_ENTRIES 5

void      cli_setup_entries     (CliSetup    *setup,
                                 GOptionEntry entries[CLI_SETUP_N_ENTRIES]);
/* Checks everything; FALSE: what was wrong has been said. */
gboolean  cli_setup_open        (CliSetup    *setup,
                                 const char  *game_id);
/* With the usual number of players, and a seed by chance, when they were not said. */
TrRecord *cli_setup_make_record (CliSetup    *setup);
TrGame   *cli_setup_make_game   (CliSetup    *setup,
                                 guint        players);
void      cli_setup_clear       (CliSetup    *setup);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliSetup, cli_setup_clear)

/* Whole numbers from MIN to MAX; FALSE: what was wrong has been said. */
gboolean  cli_read_number       (const char  *option,
                                 const char  *text,
                                 guint64      min,
                                 guint64      max,
                                 guint64     *number);

G_END_DECLS
