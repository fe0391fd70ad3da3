/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-common.h"

#include "tr-save.h"

G_BEGIN_DECLS

/* --seat, --name and --undo: who plays, and how strictly. */
typedef struct
{
  char **seats;
  char **names;
  char  *undo;
} CliSeats;

#define CLI_SEATS_N_ENTRIES 4

void     cli_seats_entries (CliSeats     *seats,
                            GOptionEntry  entries[CLI_SEATS_N_ENTRIES]);
/* Into SAVE, which is nobody else's yet; FALSE: what was wrong has been said. */
gboolean cli_seats_apply   (CliSeats     *seats,
                            TrSave       *save);
/* Who sits where, unless they are nameless people. */
void     cli_seats_print   (const TrGame *game,
                            const TrSeat *seats);
void     cli_seats_clear   (CliSeats     *seats);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliSeats, cli_seats_clear)

G_END_DECLS
