/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "te-box.h"
#include "te-rule-ids.h"
#include "te-tables.h"

/* A state is a value: no pointers, no padding (see the assertions at the end), nothing that the box knows already. */

#define TE_NONE TR_THING_NONE

typedef struct
{
  int16_t points[TE_COLOURS];
  uint8_t leaders[TE_COLOURS];  /* their spaces; TE_NONE: with their player */
  uint8_t hand[TE_COLOURS];
  uint8_t treasures;
  uint8_t catastrophes;         /* not yet placed */
} TeSeat;

typedef struct
{
  uint8_t space;                /* the upper left of its four; TE_NONE: not built */
  uint8_t colour;               /* of the tiles turned under it; TE_NONE: not built */
} TeMonument;

typedef struct
{
  uint64_t   random;

  /* The board */
  TrSet      tiles[TE_COLOURS]; /* face up */
  TrSet      face_down;         /* under the monuments listed below */
  TrSet      wonder;            /* the five spaces around wonder_at */
  TrSet      ruins;             /* catastrophes */
  TrSet      treasures;
  TrSet      leaders;           /* the spaces of all leaders of the seats */
  TeMonument monuments[TE_MONUMENTS];
  uint8_t    buildings[TE_COLOURS];     /* their spaces; TE_NONE: beside the board */
  uint8_t    wonder_at;         /* its middle; TE_NONE: not built */

  /* Whose turn it is, and who is asked what */
  uint8_t    ask;
  uint8_t    seat;              /* that is asked */
  uint8_t    active;            /* whose turn it is */
  uint8_t    first;             /* who began the game */
  uint8_t    actions;           /* done in this turn */
  int16_t    round;

  /* The action under way */
  uint8_t    placed;            /* the tile of this action, until it is over */
  uint8_t    united;            /* the space under the unification tile, as long as there are wars */
  uint8_t    conflict;          /* the colour at issue */
  uint8_t    attacker;          /* TE_NONE: there is no conflict */
  uint8_t    defender;
  uint8_t    committed;         /* by the attacker, once it has answered */

  TeSeat     seats[TE_SEATS];
  uint8_t    bag[TE_COLOURS];
  uint8_t    out[TE_COLOURS];   /* out of the game */
  uint8_t    aside;             /* treasures that a position leaves unmentioned; none in a game from its set-up */
} TeState;

/* Copying whole states and clearing them at set-up keeps the unused bytes at the end of both equal. */
_Static_assert (sizeof (TeSeat) == 8 + 4 + 4 + 2, "a seat has no padding");
_Static_assert (offsetof (TeState, seats) == offsetof (TeState, round) + 2 + 6, "no holes before the seats");
_Static_assert (offsetof (TeState, aside) + 1 + 8 > sizeof (TeState), "a state has no holes but its end");
_Static_assert (sizeof (TeState) <= 2048, "a state is small");

/* ── What the board says, for whole sets of spaces at once ── */

/* Everything that links: tiles face up or down, leaders, the wonder (te.term.kingdom). Catastrophes do not. */
static inline TrSet
te_links (const TeState *state)
{
  TrSet tiles = tr_set_or (tr_set_or (state->tiles[0], state->tiles[1]), tr_set_or (state->tiles[2], state->tiles[3]));

  return tr_set_or (tr_set_or (tiles, state->leaders), tr_set_or (state->face_down, state->wonder));
}

/* The kingdom or region around SPACE, which is one of LINKS. */
static inline TrSet
te_linked (const TeGame *game,
           TrSet         links,
           unsigned      space)
{
  return tr_square_reach (&game->map, links, tr_set_of (space));
}

static inline TrSet
te_empty_spaces (const TeGame  *game,
                 const TeState *state)
{
  return tr_set_minus (game->map.all, tr_set_or (te_links (state), state->ruins));
}

/* Farms go on rivers, all others on land (te.tile.place). */
static inline TrSet
te_ground (const TeGame *game,
           unsigned      colour)
{
  return colour == TE_FARM ? game->rivers : game->land;
}

/* Where a leader stands beside a face-up temple. */
static inline TrSet
te_beside_temples (const TeGame  *game,
                   const TeState *state)
{
  return tr_square_around (&game->map, state->tiles[TE_TEMPLE]);
}

/* The four spaces of a monument whose upper left one is SPACE. */
static inline TrSet
te_square_at (unsigned space)
{
  TrSet square = tr_set_of (space);

  tr_set_add (&square, space + 1);
  tr_set_add (&square, space + TE_COLUMNS);
  tr_set_add (&square, space + TE_COLUMNS + 1);
  return square;
}

/* A space with its four neighbours. */
static inline TrSet
te_cross_at (const TeGame *game,
             unsigned      space)
{
  TrSet middle = tr_set_of (space);

  return tr_set_or (middle, tr_square_around (&game->map, middle));
}

/* Players are asked clockwise: in the order of the seats. */
static inline unsigned
te_next_seat (const TeGame *game,
              unsigned      seat)
{
  return (seat + 1u) % game->game.seats;
}

static inline bool
te_leads_in (const TeState *state,
             TrSet          kingdom,
             unsigned       colour,
             unsigned       seat)
{
  unsigned space = state->seats[seat].leaders[colour];

  return space != TE_NONE && tr_set_has (kingdom, space);
}

/* Whose leader of COLOUR stands within KINGDOM, and is not EXCEPT's; TE_NONE: nobody's. */
static inline unsigned
te_leader_in (const TeGame  *game,
              const TeState *state,
              TrSet          kingdom,
              unsigned       colour,
              unsigned       except)
{
  for (unsigned seat = 0; seat < game->game.seats; seat++)
    if (seat != except && te_leads_in (state, kingdom, colour, seat))
      return seat;
  return TE_NONE;
}
