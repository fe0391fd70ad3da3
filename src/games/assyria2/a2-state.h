/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "a2-box.h"
#include "a2-rule-ids.h"
#include "a2-tables.h"

#include "tr-set.h"

/* A state is a value: no pointers, no padding (see the assertions at the end), nothing that the box knows already. */

#define A2_SEATS 4
#define A2_ROWS  5
#define A2_NONE  TR_THING_NONE

/* The seat of the solo opponent; it is never asked. */
#define A2_RIVAL 1

typedef enum
{
  A2_PHASE_START,               /* starting bid and starting ziggurats */
  A2_PHASE_BIDDING,
  A2_PHASE_EXPANSION,
  A2_PHASE_ACTIONS,
  A2_PHASE_FINAL,               /* feeding and scoring after the last flood */
  A2_PHASE_OVER,
  A2_PHASES
} A2Phase;

typedef struct
{
  TrSet   huts;
  TrSet   ziggurats;            /* the spaces of the list below */
  int16_t vp;
  uint8_t camels;
  uint8_t gold;
  uint8_t ships;
  uint8_t farmers;
  uint8_t tokens;
  uint8_t stock;
  uint8_t supply;
  uint8_t growth;
  uint8_t ploughs;              /* face up */
  uint8_t used_tiles;           /* a bit per A2Column */
  uint8_t columns[A2_COLUMNS];  /* pieces gone from each */
  uint8_t used_columns;         /* that lost a piece in this actions phase, a bit per A2Column */
  uint8_t n_ziggurats;
  uint8_t ziggurat_space[A2_ZIGGURATS];
  uint8_t ziggurat_level[A2_ZIGGURATS]; /* 1 to 3; 4 with a roof */
  uint8_t grown_ziggurats;      /* that gained a piece in this actions phase, a bit each */
  uint8_t n_wells;
  uint8_t wells[3];             /* sites */
  uint8_t influence;
  uint8_t height;               /* markers beneath it on its influence space */
  uint8_t offerings;
  uint8_t food[A2_FOOD_KINDS_MAX];
  uint8_t favours[A2_FAVOURS];
} A2Seat;

typedef struct
{
  uint8_t food[2];
  uint8_t favour;
  uint8_t leader;               /* a seat */
  uint8_t space;                /* the leader's, an A2BidSpace */
} A2Row;

typedef struct
{
  uint8_t civilisation;
  uint8_t gold;
  uint8_t ship;
  uint8_t roof;
} A2AreaState;

typedef struct
{
  uint64_t    random;
  TrSet       farmers;
  TrSet       ships;
  TrSet       fed;              /* huts of the seat that feeds now */
  uint32_t    tokens;           /* on the influence track, a bit per space */
  uint32_t    roofs;            /* on the offerings track, a bit per space */

  A2Seat      seats[A2_SEATS];
  A2Row       rows[A2_ROWS];
  A2AreaState areas[A2_AREAS];

  uint8_t     phase;            /* A2Phase */
  uint8_t     ask;              /* A2Ask */
  uint8_t     seat;             /* who is asked */
  uint8_t     round;            /* 1 to 6; 0 before the first */
  uint8_t     row;              /* in the expansion phase, whose turn it is */
  uint8_t     displaced;        /* a leader that was outbid and has to move */
  uint8_t     order[A2_SEATS];  /* the turn-order track, from the top */

  uint8_t     icons[A2_ICONS];  /* of food cards already discarded in this step, not used yet */
  uint8_t     card_icons[A2_ICONS]; /* of the card just discarded, before it has fed its first hut */
  uint8_t     roofs_to_put;     /* reached on the offerings track, to be placed now */
  uint8_t     bonus_area;       /* whose tribute bonus is being resolved */
  uint8_t     bonus_must;       /* asked for by a favour: it cannot be declined */
  uint8_t     drawn[2];         /* favours to choose from */

  uint8_t     markers[A2_ROUNDS]; /* values, in the order of the rounds */
  uint8_t     removed[2];       /* the green and the brown marker left in the box */
  uint8_t     roof_supply;
  uint8_t     token_supply;

  uint8_t     n_food_deck;
  uint8_t     n_favour_deck;
  uint8_t     n_civilisation_deck;
  uint8_t     n_scheme_deck;
  /* Decks are drawn from their end. */
  uint8_t     food_deck[A2_FOOD_CARDS_MAX];
  uint8_t     favour_deck[A2_FAVOUR_CARDS];
  uint8_t     civilisation_deck[A2_CIVILISATIONS];
  uint8_t     scheme_deck[A2_SCHEMES];
  uint8_t     food_discards[A2_FOOD_KINDS_MAX];
  uint8_t     favour_discards[A2_FAVOURS];
} A2State;

/* Copying whole states and clearing them at set-up keeps the unused bytes at the end of both equal. */
_Static_assert (offsetof (A2Seat, favours) + A2_FAVOURS + 8 > sizeof (A2Seat), "a seat has no holes but its end");
_Static_assert (offsetof (A2State, favour_discards) + A2_FAVOURS + 8 > sizeof (A2State), "a state has no holes but its end");
_Static_assert (sizeof (A2State) <= TR_STATE_MAX, "a state is small");

static inline bool
a2_is_rival (const A2Game *game,
             unsigned      seat)
{
  return game->game.players == 1 && seat == A2_RIVAL;
}

static inline unsigned
a2_n_rows (const A2Game *game)
{
  return game->game.seats + 1u;
}

static inline unsigned
a2_camel_limit (const A2Game *game,
                const A2Seat *seat)
{
  return game->camel_limit + (unsigned) seat->n_wells * game->camel_limit_per_well;
}

/* Third and further pieces give a column nothing more (a2.tile.offerings, a2.tile.purchase, …). */
static inline unsigned
a2_column_step (const A2Seat *seat,
                A2Column      column)
{
  return seat->columns[column] < 2 ? seat->columns[column] : 2;
}

static inline bool
a2_has_favour (const A2Game *game,
               const A2Seat *seat,
               A2Favour      favour,
               A2Use         use)
{
  return seat->favours[favour] > 0 && (game->favour_uses[favour] >> use & 1);
}

static inline TrSet
a2_all_huts (const A2State *state)
{
  return tr_set_or (tr_set_or (state->seats[0].huts, state->seats[1].huts), tr_set_or (state->seats[2].huts, state->seats[3].huts));
}

static inline TrSet
a2_all_ziggurats (const A2State *state)
{
  return tr_set_or (tr_set_or (state->seats[0].ziggurats, state->seats[1].ziggurats),
                    tr_set_or (state->seats[2].ziggurats, state->seats[3].ziggurats));
}
