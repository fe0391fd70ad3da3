/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"
#include "tr-hex.h"

/* The box: everything printed on boards and cards, and what follows from it for one number of players. The words behind
 * the enumerations stand in a2-words.c. */

#define A2_SPACES_MAX       TR_SET_MAX
#define A2_SITES_MAX        250
#define A2_FOOD_KINDS_MAX   32          /* different food cards */
#define A2_FOOD_CARDS_MAX   64
#define A2_FAVOUR_CARDS     30
#define A2_SCHEMES          20
#define A2_MARKERS          8           /* 4 green, then 4 brown */
#define A2_ROUNDS           6
#define A2_ROUNDS_PER_FLOOD 3
#define A2_HUTS_MAX         30          /* of a player */
#define A2_ZIGGURATS        4           /* a player's, and columns of a player board */
#define A2_TRACK_MAX        31          /* the highest last space of a track */
#define A2_LINE_VP          2           /* for each line of the influence track (a2.influence.vp) */

typedef enum { A2_FOODS = 5, A2_WILD = 5, A2_ICONS = 6 } A2Food;

typedef enum { A2_OUTSIDE, A2_EUPHRATES, A2_BETWEEN, A2_TIGRIS } A2Region;

typedef enum { A2_HIGHEST, A2_MIDDLE, A2_LOWEST, A2_AREAS } A2Area;

typedef enum { A2_BID_TOP, A2_BID_MIDDLE, A2_BID_LOWEST, A2_BID_SPACES } A2BidSpace;

/* The columns of a player board; the four action tiles bear the same names. */
typedef enum { A2_OFFERINGS, A2_PURCHASE, A2_CARD, A2_GOLD, A2_COLUMNS } A2Column;

typedef enum { A2_GOOD_GOLD, A2_GOOD_SHIP, A2_GOOD_FARMER, A2_GOOD_HUT, A2_GOOD_CAMEL, A2_GOOD_VP, A2_GOODS } A2Good;

typedef enum
{
  A2_FAVOUR_SHIP,
  A2_FAVOUR_GOLD,
  A2_FAVOUR_FARMER,
  A2_FAVOUR_HUT,
  A2_FAVOUR_OFFERING,
  A2_FAVOUR_INFLUENCE,
  A2_FAVOUR_CHANGE_FOOD,
  A2_FAVOUR_BOUNTY,
  A2_FAVOUR_DRAW_FOOD,
  A2_FAVOUR_FLIP_PLOUGH,
  A2_FAVOUR_MOVE_HUT,
  A2_FAVOUR_CHEAP_ZIGGURAT,
  A2_FAVOUR_CHEAP_TRIBUTE,
  A2_FAVOUR_FLIP_BOTH,
  A2_FAVOUR_FREE_BID,
  A2_FAVOUR_BESIDE_RIVAL,
  A2_FAVOUR_BUILD_TWICE,
  A2_FAVOUR_REFRESH,
  A2_FAVOUR_TRIBUTE_BONUS,
  A2_FAVOURS
} A2Favour;

typedef enum
{
  A2_AMORITES,
  A2_BABYLONIANS,
  A2_CANAANITES,
  A2_CIMMERIANS,
  A2_EGYPTIANS,
  A2_ELAMITES,
  A2_HARAPPANS,
  A2_HITTITES,
  A2_ISRAELITES,
  A2_MEDES,
  A2_CIVILISATIONS
} A2Civilisation;

/* When a favour may be used: the icons on the card. */
typedef enum { A2_USE_BIDDING, A2_USE_BUILD, A2_USE_FEED, A2_USE_ACTIONS, A2_USES } A2Use;

/* Where a scheme's arrows point. */
typedef enum { A2_UP, A2_DOWN, A2_LEFT, A2_RIGHT, A2_ARROWS } A2Arrow;

/* What the solo opponent's actions are made of. */
typedef enum
{
  A2_SCHEME_NEW_ZIGGURAT,
  A2_SCHEME_LEVEL_2,
  A2_SCHEME_LEVEL_3,
  A2_SCHEME_ROOF,               /* argument: index into the six orders of a2_roof_orders */
  A2_SCHEME_TRIBUTE_GOLD,       /* argument: an A2Area */
  A2_SCHEME_TRIBUTE_SHIP,       /* argument: an A2Area */
  A2_SCHEME_VP_AND_DISCARD,
  A2_SCHEME_OFFERING,
} A2SchemeEffectKind;

#define A2_SCHEME_ACTIONS     3
#define A2_SCHEME_EFFECTS_MAX 3
#define A2_SCHEME_TERRAINS    3

/* "213": the middle area first, then the highest, then the lowest. */
extern const uint8_t a2_roof_orders[6][A2_AREAS];

typedef struct
{
  uint8_t food;                         /* A2_WILD: the card shows wild icons alone */
  uint8_t n_food;
  uint8_t n_wild;
  uint8_t value;                        /* all its icons */
  uint8_t copies;
  char    icons[8];                     /* "G*" */
} A2FoodCard;

typedef struct
{
  uint8_t gold;
  uint8_t n_effects;
  struct
  {
    uint8_t kind;
    uint8_t argument;
  } effects[A2_SCHEME_EFFECTS_MAX];
} A2SchemeAction;

typedef struct
{
  char           id[24];
  uint8_t        food;
  /* Terrains as sets of the three that schemes tell apart: river counts as A2_EUPHRATES. */
  uint8_t        terrains[A2_SCHEME_TERRAINS];
  uint8_t        arrows[2];             /* A2Arrow; one is vertical, the other horizontal */
  uint8_t        outbid;                /* A2_BID_MIDDLE or A2_BID_LOWEST */
  A2SchemeAction actions[A2_SCHEME_ACTIONS];
} A2Scheme;

typedef struct
{
  uint8_t camels;                       /* its price, and its influence */
  uint8_t gold_spaces;                  /* that are not covered for this number of players */
  uint8_t roof_gives;                   /* A2_GOOD_FARMER, A2_GOOD_SHIP or A2_GOOD_GOLD */
  bool    roof_at_setup;
} A2TributeArea;

typedef struct
{
  uint8_t camels;
  uint8_t gain;
} A2Exchange;

typedef struct
{
  TrGame        game;

  /* The map. Everything but `map`, `food` and `region` leaves blocked spaces out. */
  TrHexMap      map;
  uint8_t       food[A2_SPACES_MAX];
  uint8_t       region[A2_SPACES_MAX];
  TrSet         in_play;
  TrSet         outside;
  TrSet         between;
  TrSet         euphrates;
  TrSet         tigris;
  TrSet         rivers;                 /* both */
  TrSet         shows[A2_FOODS];        /* the spaces of each food */
  TrSet         neighbours[A2_SPACES_MAX];
  TrSet         too_close[A2_SPACES_MAX]; /* nearer than 3 spaces, itself included (a2.bid.start-ziggurat) */
  uint16_t      n_sites;
  uint8_t       site_spaces[A2_SITES_MAX][3];
  TrSet         site_set[A2_SITES_MAX];
  TrSet         rival_starts;           /* outside, touching exactly 3 river spaces (a2.solo.start) */

  char          food_names[A2_FOODS][16];
  char          food_letters[A2_FOODS];
  uint8_t       n_food_kinds;
  A2FoodCard    food_cards[A2_FOOD_KINDS_MAX];
  uint8_t       favour_copies[A2_FAVOURS];
  uint8_t       favour_uses[A2_FAVOURS]; /* a bit per A2Use */
  uint8_t       roof_costs[A2_CIVILISATIONS];
  uint8_t       markers[A2_MARKERS];

  uint8_t       n_food_tokens;
  uint8_t       n_roofs;
  uint8_t       n_huts;
  uint8_t       n_ploughs;
  uint8_t       n_wells;
  uint8_t       start_vp;
  uint8_t       start_gold;
  uint8_t       start_huts;
  uint8_t       start_ploughs;
  uint8_t       bid_costs[A2_BID_SPACES];
  uint8_t       camel_limit;
  uint8_t       camel_limit_per_well;
  uint8_t       last_influence;
  uint32_t      token_spaces;           /* a bit per space of the influence track */
  uint32_t      vp_lines;               /* a bit per space that is entered across a line */
  uint8_t       last_offering;
  uint8_t       offering_well_vp[A2_TRACK_MAX + 1];
  uint8_t       offering_ziggurat_vp[A2_TRACK_MAX + 1];
  uint32_t      roof_spaces;            /* a bit per space of the offerings track */
  A2TributeArea areas[A2_AREAS];
  A2Exchange    offering_exchange[3];   /* by pieces gone from the column: 0, 1, 2 or more */
  A2Exchange    gold_exchange[3];
  uint8_t       purchase_cost[3];
  uint8_t       card_cost[3];
  uint8_t       new_cost[A2_ZIGGURATS]; /* by own ziggurats on the map */
  uint8_t       second_cost[A2_ZIGGURATS]; /* by second levels built */
  uint8_t       third_cost;
  uint8_t       ploughs_cost;

  uint8_t       solo_gold_by_stars[4];
  uint8_t       solo_gold_per_well;
  uint8_t       solo_gold_per_river_hut;
  A2Scheme      schemes[A2_SCHEMES];
} A2Game;

/* The options of a new game, in the order of a2_options. */
typedef enum
{
  A2_OPTION_BLOCKED_TOP,        /* of the rows to block, how many from the top edge; -1: half */
  A2_OPTION_STARS,              /* the solo opponent's level, 1 to 4 */
  A2_N_OPTIONS
} A2Option;

extern const TrOption a2_options[A2_N_OPTIONS];

extern const char *const a2_favour_words[A2_FAVOURS];
extern const char *const a2_favour_labels[A2_FAVOURS];
extern const char *const a2_favour_effects[A2_FAVOURS];
extern const char *const a2_civilisation_words[A2_CIVILISATIONS];
extern const char *const a2_tribute_bonuses[A2_CIVILISATIONS];
extern const char *const a2_roof_effects[A2_CIVILISATIONS];
extern const char *const a2_column_words[A2_COLUMNS];
extern const char *const a2_third_levels[A2_COLUMNS];
extern const char *const a2_area_words[A2_AREAS];
extern const char *const a2_bid_space_words[A2_BID_SPACES];
extern const char *const a2_good_words[A2_GOODS];

TrGame *a2_game_new  (const TrValue *box,
                      unsigned       players,
                      const int16_t *options,
                      TrFault       *fault);
void    a2_game_free (TrGame        *game);
