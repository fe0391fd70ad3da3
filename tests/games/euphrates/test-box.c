/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "box-faults.h"
#include "euphrates/te-box.h"
#include "tr-auto.h"

#include <string.h>

/* The box that comes with the game, as it is read, and what is wrong with others. Its text is in TR_BOX_FILE. */

static char *box_text;

static TrGame *
try_box (const TrValue *box,
         unsigned       players,
         bool           advanced,
         TrFault       *fault)
{
  const int16_t options[TE_N_OPTIONS] = { [TE_OPTION_BOARD] = advanced };
  TrGame *game;

  memset (fault, 0, sizeof *fault);
  game = te_game_new (box, players, options, fault);
  g_assert_cmpint (game == NULL, ==, fault->what != NULL);
  return game;
}

static TrGame *
try_for_two (const TrValue *box,
             TrFault       *fault)
{
  return try_box (box, 2, false, fault);
}

/* ── As it is ── */

static void
assert_spaces (const TeGame *game,
               TrSet         spaces,
               const char   *expected)
{
  char data[512];
  TrText names;

  tr_text_init (&names, data, sizeof data, NULL);
  while (!tr_set_empty (spaces))
    {
      tr_text_add (&names, names.length > 0 ? " " : "");
      tr_square_write_name (&game->map, tr_set_pop (&spaces), &names);
    }
  g_assert_cmpstr (data, ==, expected);
}

/* te.setup.board, te.adv.board */
static void
test_boards (void)
{
  static const struct
  {
    bool        advanced;
    unsigned    n_rivers;
    const char *starts;
    const char *bordered;
  } boards[] = {
    { false, 41, "K1 B2 P2 F3 N5 I7 B8 O9 F10 K11", "B2 P2 B8 O9" },
    { true, 39, "E1 J1 O2 B3 G4 L4 D6 P6 A8 H8 M8 E10 J11 O11", "B3 P6 A8 E10 J11 O11" },
  };
  g_autoptr (TrValue) box = box_parse (box_text);

  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      TrFault fault;
      g_autoptr (TrGame) game = try_box (box, 4, boards[i].advanced, &fault);
      const TeGame *te_game = (const TeGame *) game;

      g_assert_nonnull (game);
      assert_spaces (te_game, te_game->starts, boards[i].starts);
      assert_spaces (te_game, te_game->bordered, boards[i].bordered);
      g_assert_cmpuint (tr_set_count (te_game->rivers), ==, boards[i].n_rivers);
      g_assert_cmpuint (tr_set_count (te_game->land), ==, TE_SPACES - boards[i].n_rivers);
      g_assert_false (tr_set_meets (te_game->land, te_game->rivers));
    }
}

static void
test_figures (void)
{
  static const uint8_t tiles[TE_COLOURS] = { 30, 57, 36, 30 };
  g_autoptr (TrValue) box = box_parse (box_text);
  TrFault fault;
  g_autoptr (TrGame) game = try_box (box, 3, false, &fault);
  const TeGame *te_game = (const TeGame *) game;
  unsigned pairs = 0;

  g_assert_nonnull (game);
  g_assert_cmpuint (game->players, ==, 3);
  g_assert_cmpuint (game->seats, ==, 3);
  g_assert_cmpmem (te_game->tiles, sizeof te_game->tiles, tiles, sizeof tiles);
  g_assert_cmpuint (te_game->hand, ==, 6);
  g_assert_cmpuint (te_game->catastrophes, ==, 2);
  g_assert_cmpuint (te_game->last_treasures, ==, 2);
  for (unsigned i = 0; i < TE_MONUMENTS; i++)
    pairs |= 1u << te_game->monuments[i];
  /* Every pair of the four colours, once. */
  g_assert_cmphex (pairs, ==, 1 << 3 | 1 << 5 | 1 << 6 | 1 << 9 | 1 << 10 | 1 << 12);
}

/* ── Refused ── */

#define NO_OTHER  ": the rules know no other figure"
#define FIRST_ROW "\". . . . ~ ~ ~ ~ ~ . T . ~ . . .\""
#define ALL_TILES "\"temple\": 57,\n  \"farm\": 36,\n  \"settlement\": 30,\n  \"market\": 30"
#define ADV_ROW   "\". . ~ ~ T . . . . T . . . . . ~\""

static const BoxRefusal refusals[] = {
  { "other-game", "\"tigris-euphrates\"", "\"assyria-2e\"", "game", "this is a box of “assyria-2e”, not of “tigris-euphrates”" },
  { "no-game", "\"game\": \"tigris-euphrates\",", "", "", "the member “game” is missing" },
  { "format", "\"format\": 1", "\"format\": 2", "format", "should be 1, not 2" NO_OTHER },
  { "unknown-member", "\"hand\":", "\"hands\":", "hands", "nothing is called “hands” here" },
  { "players", "\"players\": [2, 4]", "\"players\": [3, 4]", "players", "this box is for 3 to 4 players" },

  { "boards-missing", "\"advanced\": [", "\"other comment\": [", "boards", "the member “advanced” is missing" },
  { "boards-more", "\"advanced\": [", "\"third\": [", "boards.third", "nothing is called “third” here" },
  { "rows-few", FIRST_ROW ",", "", "boards.standard", "should have 11 entries, not 10" },
  { "row-type", FIRST_ROW, "7", "boards.standard[0]", "should be a string, not a whole number" },
  { "row-short", FIRST_ROW, "\". . . . ~ ~ ~ ~ ~ . T . ~ . .\"", "boards.standard[0]",
    "should have 16 spaces with a blank between each two" },
  { "row-letter", FIRST_ROW, "\". . . . ~ ~ ~ ~ ~ . X . ~ . . .\"", "boards.standard[0]",
    "“X” is no space of a board; known are: . ~ T *" },
  { "row-blank", FIRST_ROW, "\". .-. . ~ ~ ~ ~ ~ . T . ~ . . .\"", "boards.standard[0]",
    "“-” is no space of a board; known are: . ~ T *" },
  { "other-board", ADV_ROW, "\". . ~ ~ T . . . . T . . . . . ?\"", "boards.advanced[0]",
    "“?” is no space of a board; known are: . ~ T *" },

  { "treasures-few", "\"ends_when_treasures_left_at_most\": 2", "\"ends_when_treasures_left_at_most\": 10", "boards.standard",
    "10 treasures are too few: the game ends when 10 are left" },
  { "temples-few", "\"temple\": 57", "\"temple\": 13", "boards.advanced",
    "14 treasures are too many: there are 13 temples to carry them" },
  { "tiles-few", ALL_TILES, "\"temple\": 14, \"farm\": 7, \"settlement\": 8, \"market\": 8", "boards.advanced",
    "this board and first hands take 38 tiles; there are 37" },
  { "tiles-many", "\"temple\": 57", "\"temple\": 160", "tiles", "256 tiles are too many: there is room for 255" },
  { "tile-missing", "\"farm\": 36,", "", "tiles", "the member “farm” is missing" },
  { "tile-more", "\"farm\": 36,", "\"farm\": 36, \"harbour\": 1,", "tiles.harbour", "nothing is called “harbour” here" },
  { "tile-type", "\"farm\": 36", "\"farm\": \"many\"", "tiles.farm", "should be a whole number, not a string" },

  { "monuments-few", "[\"farm\", \"temple\"],", "", "monuments", "should have 6 entries, not 5" },
  { "monument-type", "[\"farm\", \"temple\"]", "\"farm\"", "monuments[0]", "should be a list, not a string" },
  { "monument-colour", "[\"farm\", \"temple\"]", "[\"farm\", \"tower\"]", "monuments[0][1]",
    "“tower” is not known here; known are: settlement, temple, farm, market" },
  { "monument-one", "[\"farm\", \"temple\"]", "[\"farm\"]", "monuments[0]", "a monument has two different colours" },
  { "monument-same", "[\"farm\", \"temple\"]", "[\"farm\", \"farm\"]", "monuments[0]", "a monument has two different colours" },
  { "monument-three", "[\"farm\", \"temple\"]", "[\"farm\", \"temple\", \"farm\"]", "monuments[0]",
    "a monument has two different colours" },
  { "monument-twice", "[\"market\", \"settlement\"]", "[\"temple\", \"farm\"]", "monuments[1]", "no two monuments are alike" },

  { "hand", "\"hand\": 6", "\"hand\": 7", "hand", "should be from 1 to 6" },
  { "catastrophes", "\"catastrophes_per_player\": 2", "\"catastrophes_per_player\": 10", "catastrophes_per_player",
    "should be from 0 to 9" },
  { "actions", "\"actions_per_turn\": 2", "\"actions_per_turn\": 3", "actions_per_turn", "should be 2, not 3" NO_OTHER },
  { "leader", "\"king\": \"settlement\"", "\"king\": \"temple\"", "leaders.king", "should be “settlement”, not “temple”" },
  { "leader-more", "\"king\": \"settlement\"", "\"king\": \"settlement\", \"duke\": \"farm\"", "leaders.duke",
    "nothing is called “duke” here" },
  { "building", "\"granary\": \"farm\"", "\"granary\": \"market\"", "buildings.granary", "should be “farm”, not “market”" },
  { "variant", "\"wonder\"]", "\"wonders\"]", "variants[3]",
    "“wonders” is not known here; known are: advanced board, civilization buildings, English variant, wonder" },
  { "variant-twice", "\"wonder\"]", "\"advanced board\"]", "variants[3]", "“advanced board” stands here twice" },
};

static void
test_refused (gconstpointer data)
{
  box_assert_refused (box_text, data, try_for_two);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  if (g_getenv ("TR_BOX_FILE") == NULL)
    g_error ("TR_BOX_FILE should name the box that comes with the game");
  g_file_get_contents (g_getenv ("TR_BOX_FILE"), &box_text, NULL, &error);
  g_assert_no_error (error);

  g_test_add_func ("/euphrates/box/boards", test_boards);
  g_test_add_func ("/euphrates/box/figures", test_figures);
  for (unsigned i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/euphrates/box/refused/%s", refusals[i].name);

      g_test_add_data_func (path, &refusals[i], test_refused);
    }
  status = g_test_run ();
  g_free (box_text);
  return status;
}
