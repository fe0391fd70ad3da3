/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <glib.h>

G_BEGIN_DECLS

/* Who sits at the table, as a save knows it. A player is a colour and a mark, so that neither carries meaning alone. */

typedef enum
{
  TR_SEAT_HUMAN,
  TR_SEAT_COMPUTER,
  TR_SEAT_OPPONENT,             /* played by the rules: never asked */
} TrSeatKind;

typedef enum
{
  TR_COLOUR_RED,
  TR_COLOUR_BLUE,
  TR_COLOUR_GREEN,
  TR_COLOUR_PURPLE,
  TR_COLOURS
} TrColour;

typedef enum
{
  TR_MARK_CIRCLE,
  TR_MARK_TRIANGLE,
  TR_MARK_SQUARE,
  TR_MARK_DIAMOND,
  TR_MARKS
} TrMark;

typedef struct
{
  char       *name;             /* NULL: has none of its own */
  TrSeatKind  kind;
  char       *level;            /* of a computer player: "random" */
  TrColour    colour;
  TrMark      mark;
} TrSeat;

/* The words of saves, in the order of the enumerations. */
extern const char *const tr_seat_kind_words[];
extern const char *const tr_colour_words[];
extern const char *const tr_mark_words[];
/* What a person calls them, to be translated. */
extern const char *const tr_colour_labels[];
extern const char *const tr_mark_labels[];

/* As every game begins when nobody says otherwise: people, each with the next colour and mark. */
void  tr_seats_init  (TrSeat        seats[TR_SEATS_MAX],
                      const TrGame *game);
void  tr_seats_copy  (TrSeat        to[TR_SEATS_MAX],
                      const TrSeat  from[TR_SEATS_MAX]);
void  tr_seats_clear (TrSeat        seats[TR_SEATS_MAX]);
/* What a person calls that seat, name or not. */
char *tr_seat_dup_name (const TrSeat *seat,
                        unsigned      index);

G_END_DECLS
