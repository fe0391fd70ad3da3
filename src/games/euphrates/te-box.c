/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-box.h"

#include "te-game.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Reads the box and checks all of it, also the board that is not played on. */

#define TILES_MAX 255           /* a state counts them in a byte */

/* ── Boards ── */

static const char *const board_names[] = { "standard", "advanced" };

/* A row: a letter for each space, and a blank between two. */
static bool
read_row (TeGame        *game,
          const TrValue *row,
          TrFault       *fault)
{
  if (!tr_read_type (row, TR_VALUE_STRING, fault))
    return false;
  if (strlen (row->string) != 2 * TE_COLUMNS - 1)
    return tr_fault_set_figures (fault, row, N_("should have %1 spaces with a blank between each two"), TE_COLUMNS, 0);
  for (unsigned i = 0; i < 2 * TE_COLUMNS - 1; i++)
    {
      unsigned space = row->index * TE_COLUMNS + i / 2;
      char letter[2] = { row->string[i], '\0' };

      if (strchr (i % 2 == 0 ? ".~T*" : " ", letter[0]) == NULL)
        return tr_fault_set (fault, row, N_("“%1” is no space of a board; known are: %2"), letter, ". ~ T *");
      if (i % 2 == 1)
        continue;
      tr_set_add (letter[0] == '~' ? &game->rivers : &game->land, space);
      if (letter[0] == 'T' || letter[0] == '*')
        tr_set_add (&game->starts, space);
      if (letter[0] == '*')
        tr_set_add (&game->bordered, space);
    }
  return true;
}

/* The game must not be over when it begins, and the bag must fill everybody's first hand. */
static bool
check_treasures (const TeGame  *game,
                 const TrValue *rows,
                 TrFault       *fault)
{
  unsigned n_tiles = (unsigned) game->tiles[0] + game->tiles[1] + game->tiles[2] + game->tiles[3];
  unsigned taken = game->n_treasures + (unsigned) (game->hand * TE_SEATS);

  if (game->n_treasures <= game->last_treasures)
    return tr_fault_set_figures (fault, rows, N_("%1 treasures are too few: the game ends when %2 are left"),
                                 game->n_treasures, game->last_treasures);
  if (game->n_treasures > game->tiles[TE_TEMPLE])
    return tr_fault_set_figures (fault, rows, N_("%1 treasures are too many: there are %2 temples to carry them"),
                                 game->n_treasures, game->tiles[TE_TEMPLE]);
  return n_tiles >= taken
         || tr_fault_set_figures (fault, rows, N_("this board and first hands take %1 tiles; there are %2"),
                                  (long) taken, (long) n_tiles);
}

static bool
read_board (TeGame        *game,
            const TrValue *boards,
            const char    *name,
            TrFault       *fault)
{
  const TrValue *rows;

  game->rivers = game->land = game->starts = game->bordered = TR_SET_EMPTY;
  if (!tr_read_list (boards, name, TE_ROWS, TE_ROWS, &rows, fault))
    return false;
  for (const TrValue *row = rows->first; row != NULL; row = row->next)
    if (!read_row (game, row, fault))
      return false;

  game->n_treasures = (uint8_t) tr_set_count (game->starts);
  return check_treasures (game, rows, fault);
}

/* The board of this game comes last: its sets stay. */
static bool
read_boards (TeGame        *game,
             const TrValue *box,
             TrFault       *fault)
{
  bool advanced = te_plays (game, TE_OPTION_BOARD);
  const TrValue *boards;

  return tr_read_member (box, "boards", TR_VALUE_OBJECT, &boards, fault)
         && tr_read_only (boards, TR_MEMBERS ("standard", "advanced"), fault)
         && read_board (game, boards, board_names[!advanced], fault)
         && read_board (game, boards, board_names[advanced], fault);
}

/* ── Pieces ── */

static bool
read_tiles (TeGame        *game,
            const TrValue *box,
            TrFault       *fault)
{
  const TrValue *tiles;
  unsigned n = 0;

  if (!tr_read_member (box, "tiles", TR_VALUE_OBJECT, &tiles, fault)
      || !tr_read_only (tiles, TR_MEMBERS ("settlement", "temple", "farm", "market"), fault))
    return false;
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      if (!tr_read_small (tiles, te_tile_words[colour], 0, TILES_MAX, &game->tiles[colour], fault))
        return false;
      n += game->tiles[colour];
    }
  if (n > TILES_MAX)
    return tr_fault_set_figures (fault, tiles, N_("%1 tiles are too many: there is room for %2"), (long) n, TILES_MAX);
  return true;
}

static bool
read_monuments (TeGame        *game,
                const TrValue *box,
                TrFault       *fault)
{
  const TrValue *list;

  if (!tr_read_list (box, "monuments", TE_MONUMENTS, TE_MONUMENTS, &list, fault))
    return false;
  for (const TrValue *monument = list->first; monument != NULL; monument = monument->next)
    {
      unsigned colours = 0;

      if (!tr_read_type (monument, TR_VALUE_ARRAY, fault))
        return false;
      for (const TrValue *word = monument->first; word != NULL; word = word->next)
        {
          uint8_t colour;

          if (!tr_read_word (word, te_tile_words, TE_COLOURS, &colour, fault))
            return false;
          colours |= 1u << colour;
        }
      if (monument->n != 2 || __builtin_popcount (colours) != 2)
        return tr_fault_set (fault, monument, N_("a monument has two different colours"), NULL, NULL);
      for (unsigned i = 0; i < monument->index; i++)
        if (game->monuments[i] == colours)
          return tr_fault_set (fault, monument, N_("no two monuments are alike"), NULL, NULL);
      game->monuments[monument->index] = (uint8_t) colours;
    }
  return true;
}

/* ── What the rules know and a box repeats for its reader ── */

/* An object that gives each of NAMES the tile of its colour. */
static bool
read_belongings (const TrValue     *box,
                 const char        *object,
                 const char *const  names[TE_COLOURS + 1],
                 TrFault           *fault)
{
  const TrValue *member;

  if (!tr_read_member (box, object, TR_VALUE_OBJECT, &member, fault) || !tr_read_only (member, names, fault))
    return false;
  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    if (!tr_read_exactly (member, names[colour], te_tile_words[colour], N_("should be “%1”, not “%2”"), fault))
      return false;
  return true;
}

static bool
read_known (const TrValue *box,
            TrFault       *fault)
{
  static const char *const variants[] = { "advanced board", "civilization buildings", "English variant", "wonder" };
  uint8_t unused[TE_N_OPTIONS];

  return read_belongings (box, "leaders", TR_MEMBERS ("king", "priest", "farmer", "trader"), fault)
         && read_belongings (box, "buildings", TR_MEMBERS ("palace", "library", "granary", "market hall"), fault)
         && tr_read_words (box, "variants", TE_N_OPTIONS, TE_N_OPTIONS, variants, TE_N_OPTIONS, unused, NULL, fault)
         && tr_read_fixed (box, "actions_per_turn", TE_ACTIONS, fault);
}

/* ── The game ── */

static bool
read_box (TeGame        *game,
          const TrValue *box,
          TrFault       *fault)
{
  return tr_read_title (box, "tigris-euphrates", game->game.players, fault)
         && tr_read_only (box,
                          TR_MEMBERS ("game", "format", "provenance", "players", "boards", "tiles", "monuments", "hand",
                                      "catastrophes_per_player", "leaders", "actions_per_turn",
                                      "ends_when_treasures_left_at_most", "buildings", "variants"), fault)
         && read_known (box, fault)
         && tr_read_small (box, "hand", 1, TE_HAND_MAX, &game->hand, fault)
         && tr_read_small (box, "catastrophes_per_player", 0, 9, &game->catastrophes, fault)
         && tr_read_small (box, "ends_when_treasures_left_at_most", 0, 99, &game->last_treasures, fault)
         && read_tiles (game, box, fault)
         && read_monuments (game, box, fault)
         && read_boards (game, box, fault);
}

TrGame *
te_game_new (const TrValue *box,
             unsigned       players,
             const int16_t *options,
             TrFault       *fault)
{
  TeGame *game = calloc (1, sizeof *game);

  assert (players >= 2 && players <= TE_SEATS);

  if (game == NULL)
    abort ();
  game->game.rules = &te_rules;
  game->game.players = game->game.seats = (uint8_t) players;
  memcpy (game->game.options, options, TE_N_OPTIONS * sizeof *options);
  tr_square_map_init (&game->map, TE_COLUMNS, TE_ROWS);
  if (read_box (game, box, fault))
    return &game->game;

  te_game_free (&game->game);
  return NULL;
}

void
te_game_free (TrGame *game)
{
  free (game);
}
