/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "test-box.h"

#include "tr-auto.h"
#include "tr-json.h"

#include <string.h>

/* The box that comes with the game, as it is read. Its text, which these tests also change, is in TR_BOX_FILE. */

char *box_text;

A2Game *
box_try (const TrValue *box,
         unsigned       players,
         int            blocked_top,
         TrFault       *fault)
{
  const int16_t options[A2_N_OPTIONS] = {
    [A2_OPTION_BLOCKED_TOP] = (int16_t) blocked_top,
    [A2_OPTION_STARS] = 3,
  };
  TrGame *game;

  memset (fault, 0, sizeof *fault);
  game = a2_game_new (box, players, options, fault);
  g_assert_cmpint (game == NULL, ==, fault->what != NULL);
  return (A2Game *) game;
}

static A2Game *
make_game (const char *text,
           unsigned    players,
           int         blocked_top)
{
  g_autoptr (TrValue) box = box_parse (text);
  TrFault fault;
  A2Game *game = box_try (box, players, blocked_top, &fault);

  if (game == NULL)
    g_error ("line %d, %s: %s (%s, %s)", fault.line, fault.place, fault.what, fault.details[0], fault.details[1]);
  return game;
}

static void
game_free (A2Game *game)
{
  a2_game_free (&game->game);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (A2Game, game_free)

static void
assert_spaces (const A2Game *game,
               TrSet         spaces,
               const char   *expected)
{
  char data[512];
  TrText names;

  tr_text_init (&names, data, sizeof data, NULL);
  while (!tr_set_empty (spaces))
    {
      tr_text_add (&names, names.length > 0 ? " " : "");
      tr_hex_write_name (&game->map, tr_set_pop (&spaces), &names);
    }
  g_assert_false (names.truncated);
  g_assert_cmpstr (data, ==, expected);
}

static unsigned
space_named (const A2Game *game,
             const char   *name)
{
  unsigned row = (unsigned) (name[0] - 'A');

  g_assert_cmpuint (row, <, game->map.n_rows);
  return game->map.row_start[row] + (unsigned) (name[1] - '1');
}

/* ── The map ── */

/* a2.setup.blocked-rows: the default takes half from each edge. */
static void
test_rows_in_play (void)
{
  static const struct
  {
    unsigned    players;
    int         blocked_top;
    unsigned    n_spaces;
    const char *first;
    const char *last;
    unsigned    n_sites;
    const char *rival_starts;
  } rows[] = {
    { 1, -1, 39, "C1", "H6", 32, "D5 E2 G6" },
    { 2, -1, 39, "C1", "H6", 32, "D5 E2 G6" },
    { 2, 0, 39, "A1", "F6", 32, "B5 D5 E2" },
    { 2, 1, 39, "B1", "G7", 31, "D5 E2" },
    { 2, 3, 39, "D1", "I7", 33, "E2 G6 H2" },
    { 2, 4, 39, "E1", "J6", 33, "G6 H2 I6" },
    { 3, -1, 52, "B1", "I7", 45, "D5 E2 G6 H2" },
    { 3, 0, 52, "A1", "H6", 45, "B5 D5 E2 G6" },
    { 3, 2, 52, "C1", "J6", 46, "D5 E2 G6 H2 I6" },
    { 4, -1, 65, "A1", "J6", 59, "B5 D5 E2 G6 H2 I6" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (A2Game) game = make_game (box_text, rows[i].players, rows[i].blocked_top);

      g_assert_cmpuint (game->map.n_spaces, ==, 65);
      g_assert_cmpuint (tr_set_count (game->in_play), ==, rows[i].n_spaces);
      g_assert_cmpuint (tr_set_first (game->in_play), ==, space_named (game, rows[i].first));
      g_assert_true (tr_set_has (game->in_play, space_named (game, rows[i].last)));
      g_assert_cmpuint (space_named (game, rows[i].last) + 1, ==, space_named (game, rows[i].first) + rows[i].n_spaces);
      g_assert_cmpuint (game->n_sites, ==, rows[i].n_sites);
      assert_spaces (game, game->rival_starts, rows[i].rival_starts);
    }
}

/* Of an odd number the larger half is at the bottom. */
static void
test_odd_rows (void)
{
  g_autofree char *text = box_changed (box_text, "\"2\": 4,", "\"2\": 3,");
  g_autoptr (A2Game) game = make_game (text, 2, -1);

  g_assert_cmpuint (tr_set_first (game->in_play), ==, space_named (game, "B1"));
  g_assert_true (tr_set_has (game->in_play, space_named (game, "H6")));
  g_assert_false (tr_set_has (game->in_play, space_named (game, "I1")));
}

static void
test_regions (void)
{
  g_autoptr (A2Game) four = make_game (box_text, 4, -1);
  g_autoptr (A2Game) two = make_game (box_text, 2, -1);
  TrSet all = TR_SET_EMPTY;

  assert_spaces (four, four->euphrates, "A3 B2 C2 D2 E3 F2 G3 H3 I3 J3");
  assert_spaces (four, four->tigris, "A5 B4 C5 D4 E5 F5 G5 H5 I5 J5");
  assert_spaces (four, four->between, "A4 B3 C3 C4 D3 E4 F3 F4 G4 H4 I4 J4");
  g_assert_cmpuint (tr_set_count (four->outside), ==, 33);
  assert_spaces (two, two->euphrates, "C2 D2 E3 F2 G3 H3");
  assert_spaces (two, two->rivers, "C2 C5 D2 D4 E3 E5 F2 F5 G3 G5 H3 H5");
  assert_spaces (two, two->shows[0], "C4 C6 D1 E3 E6 G2 G5");

  for (unsigned food = 0; food < A2_FOODS; food++)
    {
      g_assert_false (tr_set_meets (all, two->shows[food]));
      all = tr_set_or (all, two->shows[food]);
    }
  g_assert_true (memcmp (&all, &two->in_play, sizeof all) == 0);
  /* What is printed on a blocked space can still be looked up. */
  g_assert_cmpint (two->food[space_named (two, "A1")], ==, 2);
  g_assert_cmpint (two->region[space_named (two, "A3")], ==, A2_EUPHRATES);
}

/* a2.map.blocked: blocked spaces are no neighbours and have none. */
static void
test_neighbours (void)
{
  static const struct
  {
    unsigned    players;
    const char *space;
    const char *neighbours;
    const char *too_close;
  } rows[] = {
    { 4, "A1", "A2 B1", "A1 A2 A3 B1 B2 C1 C2" },
    { 4, "C1", "B1 C2 D1", "A1 A2 B1 B2 C1 C2 C3 D1 D2 E1 E2" },
    { 2, "C1", "C2 D1", "C1 C2 C3 D1 D2 E1 E2" },
    { 2, "E4", "D3 D4 E3 E5 F3 F4", "C3 C4 C5 D2 D3 D4 D5 E2 E3 E4 E5 E6 F2 F3 F4 F5 G3 G4 G5" },
    { 2, "H6", "G6 G7 H5", "F5 F6 G5 G6 G7 H4 H5 H6" },
    { 4, "I7", "H6 I6 J6", "G6 G7 H5 H6 I5 I6 I7 J5 J6" },
    { 2, "A1", "", "" },
    { 2, "I3", "", "" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (A2Game) game = make_game (box_text, rows[i].players, -1);

      assert_spaces (game, game->neighbours[space_named (game, rows[i].space)], rows[i].neighbours);
      assert_spaces (game, game->too_close[space_named (game, rows[i].space)], rows[i].too_close);
    }
}

/* a2.well.site, and map order: what the solo opponent digs first. */
static void
test_sites (void)
{
  g_autoptr (A2Game) game = make_game (box_text, 4, -1);

  assert_spaces (game, game->site_set[0], "A1 A2 B1");
  assert_spaces (game, game->site_set[game->n_sites - 1], "I6 J5 J6");
  for (unsigned i = 0; i < game->n_sites; i++)
    {
      const uint8_t *spaces = game->site_spaces[i];

      g_assert_cmpuint (tr_set_count (game->site_set[i]), ==, 3);
      g_assert_true (spaces[0] < spaces[1] && spaces[1] < spaces[2]);
      for (unsigned j = 0; j < 3; j++)
        {
          g_assert_true (tr_set_has (game->site_set[i], spaces[j]));
          g_assert_true (tr_set_has (game->neighbours[spaces[j]], spaces[(j + 1) % 3]));
        }
      g_assert_false (tr_set_meets (game->site_set[i], game->between));
      g_assert_true (tr_set_meets (game->site_set[i], game->outside));
      if (i > 0)
        g_assert_cmpint (memcmp (game->site_spaces[i - 1], spaces, 3), <, 0);
    }
}

/* Listed sites come into map order; those with a blocked space are left out of this game. */
static void
test_listed_sites (void)
{
  g_autofree char *text = box_changed (box_text, "\"all\",",
                                       "[[\"F6\", \"E7\", \"E6\"], [\"D1\", \"C2\", \"C1\"], "
                                       "[\"A1\", \"A2\", \"B1\"]],");
  g_autoptr (A2Game) four = make_game (text, 4, -1);
  g_autoptr (A2Game) two = make_game (text, 2, -1);

  g_assert_cmpuint (four->n_sites, ==, 3);
  assert_spaces (four, four->site_set[0], "A1 A2 B1");
  g_assert_cmpuint (two->n_sites, ==, 2);
  assert_spaces (two, two->site_set[0], "C1 C2 D1");
  assert_spaces (two, two->site_set[1], "E6 E7 F6");
}

/* ── Figures ── */

static void
test_game (void)
{
  for (unsigned players = 1; players <= 4; players++)
    {
      static const unsigned gold_spaces[] = { 2, 2, 3, 4 };
      g_autoptr (A2Game) game = make_game (box_text, players, 0);

      g_assert_cmpuint (game->game.players, ==, players);
      g_assert_cmpuint (game->game.seats, ==, MAX (players, 2));
      g_assert_cmpint (game->game.options[A2_OPTION_BLOCKED_TOP], ==, 0);
      g_assert_cmpint (game->game.options[A2_OPTION_STARS], ==, 3);
      for (unsigned area = 0; area < A2_AREAS; area++)
        {
          g_assert_cmpuint (game->areas[area].gold_spaces, ==, gold_spaces[players - 1]);
          g_assert_cmpuint (game->areas[area].camels, ==, 3 - area);
          g_assert_cmpint (game->areas[area].roof_at_setup, ==, area != A2_LOWEST);
        }
      g_assert_cmpint (game->areas[A2_HIGHEST].roof_gives, ==, A2_GOOD_FARMER);
      g_assert_cmpint (game->areas[A2_MIDDLE].roof_gives, ==, A2_GOOD_SHIP);
      g_assert_cmpint (game->areas[A2_LOWEST].roof_gives, ==, A2_GOOD_GOLD);
    }
}

#define BYTES(...) ((const uint8_t[]) { __VA_ARGS__ })
#define assert_bytes(field, ...) \
  g_assert_cmpmem (field, sizeof (field), BYTES (__VA_ARGS__), sizeof BYTES (__VA_ARGS__))

static void
test_figures (void)
{
  g_autoptr (A2Game) game = make_game (box_text, 4, -1);

  assert_bytes (game->markers, 2, 3, 3, 4, 2, 3, 3, 4);
  assert_bytes (game->roof_costs, 3, 3, 3, 2, 2, 2, 3, 2, 2, 2);
  assert_bytes (game->bid_costs, 0, 1, 3);
  assert_bytes (game->purchase_cost, 3, 2, 1);
  assert_bytes (game->card_cost, 3, 2, 1);
  assert_bytes (game->new_cost, 7, 6, 5, 4);
  assert_bytes (game->second_cost, 4, 3, 2, 1);
  assert_bytes (game->solo_gold_by_stars, 4, 5, 6, 7);
  g_assert_cmpuint (game->third_cost, ==, 3);
  g_assert_cmpuint (game->ploughs_cost, ==, 3);
  g_assert_cmpuint (game->n_food_tokens, ==, 6);
  g_assert_cmpuint (game->n_roofs, ==, 8);
  g_assert_cmpuint (game->n_huts, ==, 10);
  g_assert_cmpuint (game->n_ploughs, ==, 2);
  g_assert_cmpuint (game->n_wells, ==, 3);
  g_assert_cmpuint (game->start_vp, ==, 10);
  g_assert_cmpuint (game->start_gold, ==, 1);
  g_assert_cmpuint (game->start_huts, ==, 1);
  g_assert_cmpuint (game->start_ploughs, ==, 1);
  g_assert_cmpuint (game->camel_limit, ==, 10);
  g_assert_cmpuint (game->camel_limit_per_well, ==, 1);
  g_assert_cmpuint (game->last_influence, ==, 15);
  g_assert_cmphex (game->token_spaces, ==, 1u << 4 | 1u << 8 | 1u << 12);
  g_assert_cmphex (game->vp_lines, ==, 1u << 6 | 1u << 10 | 1u << 14);
  g_assert_cmpuint (game->last_offering, ==, 10);
  g_assert_cmphex (game->roof_spaces, ==, 1u << 3 | 1u << 6 | 1u << 9);
  g_assert_cmpuint (game->offering_well_vp[5], ==, 2);
  g_assert_cmpuint (game->offering_ziggurat_vp[4], ==, 2);
  g_assert_cmpuint (game->offering_ziggurat_vp[10], ==, 4);
  g_assert_cmpuint (game->offering_exchange[2].camels, ==, 3);
  g_assert_cmpuint (game->offering_exchange[2].gain, ==, 3);
  g_assert_cmpuint (game->gold_exchange[2].camels, ==, 2);
  g_assert_cmpuint (game->gold_exchange[2].gain, ==, 3);
  g_assert_cmpuint (game->solo_gold_per_well, ==, 2);
  g_assert_cmpuint (game->solo_gold_per_river_hut, ==, 1);
}

/* ── Cards ── */

static void
test_cards (void)
{
  g_autofree char *text = box_changed (box_text, "\"icons\": \"W*\"", "\"icons\": \"*W\"");
  g_autoptr (A2Game) game = make_game (text, 4, -1);
  unsigned n_favours = 0;

  g_assert_cmpstr (game->food_names[1], ==, "grapes");
  g_assert_cmpint (game->food_letters[1], ==, 'G');
  g_assert_cmpuint (game->n_food_kinds, ==, 20);
  g_assert_cmpstr (game->food_cards[3].icons, ==, "W*");
  g_assert_cmpuint (game->food_cards[3].food, ==, 0);
  g_assert_cmpuint (game->food_cards[3].n_food, ==, 1);
  g_assert_cmpuint (game->food_cards[3].n_wild, ==, 1);
  g_assert_cmpuint (game->food_cards[3].value, ==, 2);
  g_assert_cmpstr (game->food_cards[18].icons, ==, "DDD");
  g_assert_cmpuint (game->food_cards[18].copies, ==, 2);

  for (unsigned i = 0; i < A2_FAVOURS; i++)
    n_favours += game->favour_copies[i];
  g_assert_cmpuint (n_favours, ==, A2_FAVOUR_CARDS);
  g_assert_cmphex (game->favour_uses[A2_FAVOUR_SHIP], ==, 1u << A2_USE_BUILD | 1u << A2_USE_ACTIONS);
  g_assert_cmphex (game->favour_uses[A2_FAVOUR_FARMER], ==, 1u << A2_USE_FEED | 1u << A2_USE_ACTIONS);
  g_assert_cmphex (game->favour_uses[A2_FAVOUR_FREE_BID], ==, 1u << A2_USE_BIDDING);
}

/* A card of wild icons alone, favours in another order, and remarks are all welcome. */
static void
test_other_cards (void)
{
  g_autofree char *wild = box_changed (box_text, "\"icons\": \"WWW\"", "\"icons\": \"***\"");
  g_autofree char *first = box_changed (wild, "\"id\": \"medes\"", "\"comment\": \"last\", \"id\": \"medes\"");
  g_autofree char *moved = box_changed (first, "{\n   \"id\": \"offering\",\n   \"copies\": 2,\n"
                                               "   \"effect\": \"advance 1 on the offerings track\",\n"
                                               "   \"use\": [\"actions\"]\n  },", "");
  g_autofree char *text = box_changed (moved, "\"favour_cards\": [",
                                       "\"favour_cards\": [{ \"id\": \"offering\", \"copies\": 2, "
                                       "\"use\": [\"actions\"], "
                                       "\"effect\": \"advance 1 on the offerings track\" },");
  g_autoptr (A2Game) game = make_game (text, 3, -1);

  g_assert_cmpuint (game->food_cards[2].food, ==, A2_WILD);
  g_assert_cmpuint (game->food_cards[2].n_food, ==, 0);
  g_assert_cmpuint (game->food_cards[2].n_wild, ==, 3);
  g_assert_cmpuint (game->favour_copies[A2_FAVOUR_OFFERING], ==, 2);
  g_assert_cmpuint (game->favour_copies[A2_FAVOUR_SHIP], ==, 2);
}

static void
test_schemes (void)
{
  g_autoptr (A2Game) game = make_game (box_text, 1, -1);
  const A2Scheme *scheme = &game->schemes[4];

  g_assert_cmpstr (scheme->id, ==, "scheme-05");
  g_assert_cmpstr (game->food_names[scheme->food], ==, "dates");
  assert_bytes (scheme->terrains, A2_OUTSIDE, A2_EUPHRATES, A2_BETWEEN);
  assert_bytes (scheme->arrows, A2_LEFT, A2_UP);
  g_assert_cmpint (scheme->outbid, ==, A2_BID_MIDDLE);
  g_assert_cmpint (game->schemes[5].outbid, ==, A2_BID_LOWEST);

  g_assert_cmpuint (scheme->actions[0].gold, ==, 3);
  g_assert_cmpuint (scheme->actions[0].n_effects, ==, 1);
  g_assert_cmpint (scheme->actions[0].effects[0].kind, ==, A2_SCHEME_ROOF);
  assert_bytes (a2_roof_orders[scheme->actions[0].effects[0].argument], A2_MIDDLE, A2_HIGHEST, A2_LOWEST);
  g_assert_cmpint (scheme->actions[1].effects[0].kind, ==, A2_SCHEME_TRIBUTE_GOLD);
  g_assert_cmpint (scheme->actions[1].effects[0].argument, ==, A2_HIGHEST);
  g_assert_cmpint (scheme->actions[2].effects[0].kind, ==, A2_SCHEME_TRIBUTE_SHIP);
  g_assert_cmpint (scheme->actions[2].effects[0].argument, ==, A2_LOWEST);
  g_assert_cmpuint (game->schemes[7].actions[0].n_effects, ==, 2);
  g_assert_cmpint (game->schemes[7].actions[0].effects[1].kind, ==, A2_SCHEME_LEVEL_3);
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

  g_test_add_func ("/assyria2/box/rows-in-play", test_rows_in_play);
  g_test_add_func ("/assyria2/box/odd-rows", test_odd_rows);
  g_test_add_func ("/assyria2/box/regions", test_regions);
  g_test_add_func ("/assyria2/box/neighbours", test_neighbours);
  g_test_add_func ("/assyria2/box/sites", test_sites);
  g_test_add_func ("/assyria2/box/listed-sites", test_listed_sites);
  g_test_add_func ("/assyria2/box/game", test_game);
  g_test_add_func ("/assyria2/box/figures", test_figures);
  g_test_add_func ("/assyria2/box/cards", test_cards);
  g_test_add_func ("/assyria2/box/other-cards", test_other_cards);
  g_test_add_func ("/assyria2/box/schemes", test_schemes);
  add_refusals ();

  status = g_test_run ();
  g_free (box_text);
  return status;
}
