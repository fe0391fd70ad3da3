/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"
#include "tr-square.h"

/* The box: boards, tiles and figures, and what follows from them for one game. */

/* The four colours: of tiles, of the leaders they belong to, of points, monuments and buildings. */
typedef enum
{
  TE_SETTLEMENT,                /* black: king, palace */
  TE_TEMPLE,                    /* red: priest, library */
  TE_FARM,                      /* blue: farmer, granary */
  TE_MARKET,                    /* green: trader, market hall */
  TE_COLOURS
} TeColour;

#define TE_COLUMNS   16
#define TE_ROWS      11
#define TE_SPACES    (TE_COLUMNS * TE_ROWS)
#define TE_SEATS     4
#define TE_MONUMENTS 6
#define TE_HAND_MAX  6
#define TE_ACTIONS   2

typedef enum
{
  TE_OPTION_BOARD,              /* 1: the advanced one */
  TE_OPTION_BUILDINGS,
  TE_OPTION_ENGLISH,
  TE_OPTION_WONDER,
  TE_N_OPTIONS
} TeOption;

typedef struct
{
  TrGame      game;
  TrSquareMap map;
  TrSet       rivers;
  TrSet       land;
  TrSet       starts;           /* a temple with a treasure stands there at first (te.setup.board) */
  TrSet       bordered;         /* treasures there are taken first (te.treasure.take) */
  uint8_t     tiles[TE_COLOURS];
  uint8_t     monuments[TE_MONUMENTS];  /* a bit for each of its two colours */
  uint8_t     hand;
  uint8_t     catastrophes;     /* of each player */
  uint8_t     last_treasures;   /* so many left on the board, or fewer, end the game */
  uint8_t     n_treasures;
} TeGame;

extern const TrOption    te_options[TE_N_OPTIONS];
extern const char *const te_tile_words[];
extern const char *const te_leader_words[];
extern const char *const te_building_words[];

TrGame *te_game_new  (const TrValue *box,
                      unsigned       players,
                      const int16_t *options,
                      TrFault       *fault);
void    te_game_free (TrGame        *game);

static inline bool
te_plays (const TeGame *game,
          TeOption      option)
{
  return game->game.options[option] != 0;
}
