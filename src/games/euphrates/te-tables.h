/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

/* What the game asks, what can be answered, what can happen and why something is refused. The words and sentences of
 * all these stand in te-tables.c and te-refusals.c, in the same order. */

typedef enum
{
  TE_SORT_SPACE = TR_SORT_FIRST_OF_GAME,
  TE_SORT_SEAT,
  TE_SORT_TILE,
  TE_SORT_LEADER,
  TE_SORT_MONUMENT,
  TE_SORT_BUILDING,
  TE_SORT_POINT,
  TE_SORT_AMOUNT,
  TE_SORT_SWAP,                 /* four: how many of each colour, in their order */
  TE_SORT_SUPPLY = TE_SORT_SWAP + 4,
  TE_SORT_ASK,
  TE_N_SORTS
} TeSort;

/* What of a player's supply a person points at. */
typedef enum { TE_SUPPLY_CATASTROPHE, TE_SUPPLIES } TeSupply;

/* Kinds of points: the four colours, and treasures, which may become any of them. */
enum { TE_POINT_TREASURE = 4, TE_POINTS = 5 };

typedef enum
{
  TE_ASK_NONE,
  TE_ASK_ACT,
  TE_ASK_REVOLT,                /* support in a revolt */
  TE_ASK_CHOOSE,                /* which war is next */
  TE_ASK_WAR,                   /* support in a war */
  TE_ASK_BUILDING,
  TE_ASK_MONUMENT,              /* or the wonder */
  TE_ASK_TREASURE,
  TE_ASK_POINT,                 /* the colour of the wonder's point */
  TE_ASKS
} TeAsk;

typedef enum
{
  TE_MOVE_NONE,
  TE_MOVE_LEADER,
  TE_MOVE_WITHDRAW,
  TE_MOVE_TILE,
  TE_MOVE_CATASTROPHE,
  TE_MOVE_SWAP,
  TE_MOVE_END,
  TE_MOVE_SUPPORT,
  TE_MOVE_WAR,
  TE_MOVE_BUILDING,
  TE_MOVE_MONUMENT,
  TE_MOVE_WONDER,
  TE_MOVE_DECLINE,
  TE_MOVE_LEAVE,
  TE_MOVE_POINT,
  TE_MOVES
} TeMove;

typedef enum
{
  TE_EVENT_NONE,
  TE_EVENT_ROUND,
  TE_EVENT_TURN,
  TE_EVENT_TEMPLE,
  TE_EVENT_LEADER,
  TE_EVENT_MOVED,
  TE_EVENT_WITHDRAWN,
  TE_EVENT_RETURNED,
  TE_EVENT_TILE,
  TE_EVENT_CATASTROPHE,
  TE_EVENT_REMOVED,
  TE_EVENT_SWAPPED,
  TE_EVENT_DRAWN,
  TE_EVENT_UNITED,
  TE_EVENT_SEPARATED,
  TE_EVENT_REVOLT,
  TE_EVENT_WAR,
  TE_EVENT_ATTACKS,
  TE_EVENT_DEFENDS,
  TE_EVENT_COMMITTED,
  TE_EVENT_WON,
  TE_EVENT_KEPT,
  TE_EVENT_BUILDING,
  TE_EVENT_BUILDING_BACK,
  TE_EVENT_MONUMENT,
  TE_EVENT_WONDER,
  TE_EVENT_POINTS,
  TE_EVENT_TREASURE,
  TE_EVENT_TREASURE_FROM,
  TE_EVENT_FEW_TREASURES,
  TE_EVENT_EMPTY_BAG,
  TE_EVENT_SPENT,
  TE_EVENT_RANKED,
  TE_EVENTS
} TeEvent;

typedef enum
{
  TE_NO_REFUSAL,
  TE_NO_OVER,
  TE_NO_TIME,
  TE_NO_FULL,
  TE_NO_RUIN,
  TE_NO_LEADER_RIVER,
  TE_NO_LEADER_TEMPLE,
  TE_NO_LEADER_JOINS,
  TE_NO_LEADER_SAME,
  TE_NO_LEADER_OFF,
  TE_NO_TILE_HAND,
  TE_NO_TILE_FULL,
  TE_NO_TILE_RUIN,
  TE_NO_TILE_RIVER,
  TE_NO_TILE_LAND,
  TE_NO_TILE_KINGDOMS,
  TE_NO_CATASTROPHE_LEFT,
  TE_NO_CATASTROPHE_RUIN,
  TE_NO_CATASTROPHE_LEADER,
  TE_NO_CATASTROPHE_TREASURE,
  TE_NO_CATASTROPHE_MONUMENT,
  TE_NO_CATASTROPHE_WONDER,
  TE_NO_CATASTROPHE_BUILDING,
  TE_NO_SWAP_NOTHING,
  TE_NO_SWAP_HAND,
  TE_NO_REVOLT_HAND,
  TE_NO_WAR_HAND,
  TE_NO_ENGLISH_ATTACK,
  TE_NO_ENGLISH_DEFENCE,
  TE_NO_PEACE,
  TE_NO_BUILDING_LINE,
  TE_NO_BUILDING_LONGER,
  TE_NO_MONUMENT_SQUARE,
  TE_NO_MONUMENT_TILE,
  TE_NO_MONUMENT_COLOUR,
  TE_NO_MONUMENT_USED,
  TE_NO_WONDER_OPTION,
  TE_NO_WONDER_BUILT,
  TE_NO_WONDER_CROSS,
  TE_NO_TREASURE,
  TE_NO_TREASURE_KINGDOM,
  TE_NO_TREASURE_BORDERED,
  TE_REFUSALS
} TeNo;

/* What a position is judged by: te-evaluate.c. */
typedef enum
{
  TE_TERM_WEAKEST,
  TE_TERM_OTHERS,
  TE_TERM_LEADERS,
  TE_TERM_MONUMENTS,
  TE_TERM_TREASURES,
  TE_TERM_WARS,
  TE_TERM_CONFLICT,
  TE_TERM_HAND,
  TE_TERMS
} TeTerm;

extern const TrTerm        te_terms[TE_TERMS];
extern const TrReason      te_reasons[TE_TERMS];
extern const TrSort        te_sorts[TE_N_SORTS - TR_SORT_FIRST_OF_GAME];
extern const TrMoveKind    te_move_kinds[TE_MOVES];
extern const TrEventKind   te_event_kinds[TE_EVENTS];
extern const TrRefusalKind te_refusal_kinds[TE_REFUSALS];
extern const TrQuestion    te_questions[TE_ASKS];
extern const char *const   te_rule_ids[];
extern const char *const   te_rule_labels[];
