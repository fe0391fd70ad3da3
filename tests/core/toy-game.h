/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"
#include "tr-hex.h"

/* Reed cutters: a game of a few minutes that uses every part of the interface. It stands for any second game in the
 * tests of core/, and shows the conformance suite a game small enough to be searched whole.
 *
 * Players take turns to do one of three things: cut the reeds of a space beside the space cut last (1 point; the boat,
 * once a game, reaches any space; the sickle, once a game and for 2 coins, gives 1 or 2 points more), draw a token from
 * the face-down pile and keep it unseen by others or toss it, or sell coins for points. A single player plays against
 * the river, which after every turn cuts the first space that is left. The game ends when the player to move can do
 * nothing; the tokens kept are worth points then. */

#define TOY_SEATS       3
#define TOY_PILE_MAX    12
#define TOY_SICKLE_COST 2

enum
{
  TOY_SORT_SEAT = TR_SORT_FIRST_OF_GAME,
  TOY_SORT_SPACE,
  TOY_SORT_TOKEN,
  TOY_SORT_TOOL,
  TOY_SORT_PLACE,
  TOY_SORT_STAGE,
  TOY_N_SORTS
};

enum { TOY_REED, TOY_CLAY, TOY_GOLD, TOY_TOKENS };
enum { TOY_BY_HAND, TOY_BOAT, TOY_SICKLE, TOY_TOOLS };
enum { TOY_PILE, TOY_PURSE, TOY_PLACES };
enum { TOY_TURN, TOY_TOKEN, TOY_OVER, TOY_STAGES };

enum { TOY_MOVE_NONE, TOY_MOVE_CUT, TOY_MOVE_DRAW, TOY_MOVE_SELL, TOY_MOVE_KEEP, TOY_MOVE_TOSS, TOY_MOVES };

enum
{
  TOY_EVENT_NONE,
  TOY_EVENT_CUT,
  TOY_EVENT_POINTS,
  TOY_EVENT_COINS,
  TOY_EVENT_DRAW,
  TOY_EVENT_KEEP,
  TOY_EVENT_TOSS,
  TOY_EVENT_NEXT,
  TOY_EVENT_OVER,
  TOY_EVENTS
};

enum
{
  TOY_REFUSAL_NONE,
  TOY_REFUSAL_TIME,
  TOY_REFUSAL_OVER,
  TOY_REFUSAL_CUT_BEFORE,
  TOY_REFUSAL_NOT_BESIDE,
  TOY_REFUSAL_NO_TOOL,
  TOY_REFUSAL_SICKLE_COST,
  TOY_REFUSAL_NO_TOKENS,
  TOY_REFUSAL_NO_NUMBER,
  TOY_REFUSAL_NO_COINS,
  TOY_REFUSALS
};

enum
{
  TOY_RULE_NONE,
  TOY_RULE_SETUP,
  TOY_RULE_ORDER,
  TOY_RULE_CUT,
  TOY_RULE_BESIDE,
  TOY_RULE_TOOLS,
  TOY_RULE_SICKLE,
  TOY_RULE_DRAW,
  TOY_RULE_SELL,
  TOY_RULE_RIVER,
  TOY_RULE_END,
  TOY_RULES
};

typedef struct
{
  uint8_t hand[TOY_TOKENS];     /* how many of each; unseen by others */
  uint8_t tools;                /* a bit each, that are still there */
  int16_t score;
} ToySeat;

typedef struct
{
  uint64_t random;
  TrSet    cut;
  uint32_t sickled;                     /* the spaces of these that were cut with the sickle, a bit each */
  ToySeat  seats[TOY_SEATS];
  uint8_t  coins[TOY_SEATS + 1];        /* the bank's last: after those of the seats that take part */
  uint8_t  order[TOY_SEATS];
  uint8_t  pile[TOY_PILE_MAX];          /* the top is at the end */
  uint8_t  n_pile;
  uint8_t  tossed[TOY_TOKENS];
  uint8_t  at;                          /* whose turn it is, in the order */
  uint8_t  last;                        /* the space cut last */
  uint8_t  tool;                        /* it was cut with */
  uint8_t  drawn;                       /* the token to keep or to toss */
  uint8_t  stage;
  uint8_t  unused[6];
} ToyState;

_Static_assert (sizeof (ToyState) == 8 + sizeof (TrSet) + 4 + 6 * TOY_SEATS + 34, "the state has no padding");

typedef struct
{
  TrGame   base;
  TrHexMap map;
  TrSet    neighbours[TR_SET_MAX];
  uint8_t  tokens[TOY_TOKENS];  /* how many of each there are */
} ToyGame;

extern const TrRules       toy_rules;

/* The standard box: rows of 2, 3 and 2 spaces; 3 reeds, 2 lumps of clay, 1 of gold. */
TrValue *toy_box      (void);
/* A game with the standard box and 3 coins each. */
TrGame  *toy_game_new (unsigned players);
