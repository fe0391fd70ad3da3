/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"
#include "tr-seat.h"

#include <glib.h>

G_BEGIN_DECLS

/* The answers of the rules as lines for a person, and as values for a program. Seats count from 1 in both. */

/* "Adad", or "Player 2". SEATS may be NULL here and below: nobody has a name. */
char    *cli_seat_name      (const TrGame  *game,
                             const TrSeat  *seats,
                             unsigned       seat);

void     cli_print_events   (const TrGame  *game,
                             const TrSeat  *seats,
                             const TrEvent *events,
                             guint          n_events);
void     cli_print_refusal  (const TrGame  *game,
                             TrRefusal      refusal);
void     cli_print_turn     (const TrGame  *game,
                             const TrSeat  *seats,
                             const TrState *state);
/* As VIEWER sees it; TR_SEAT_NONE: what everybody sees. */
void     cli_print_table    (const TrGame  *game,
                             const TrState *state,
                             unsigned       viewer);
void     cli_print_result   (const TrGame  *game,
                             const TrSeat  *seats,
                             const TrState *state);
/* Takes VALUE. */
void     cli_print_value    (TrValue       *value);

/* Takes STRING. */
TrValue *cli_take_string    (char          *string);
/* Nobody is null. */
TrValue *cli_seat_value     (unsigned       seat);
TrValue *cli_events_value   (const TrGame  *game,
                             const TrEvent *events,
                             guint          n_events);
TrValue *cli_refusal_value  (const TrGame  *game,
                             TrRefusal      refusal);
TrValue *cli_turn_value     (const TrGame  *game,
                             const TrState *state);
/* Points that are hidden are null. */
TrValue *cli_result_value   (const TrGame  *game,
                             const TrState *state);
TrValue *cli_move_value     (const TrGame  *game,
                             TrMove         move);

G_END_DECLS
