/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "plays.h"
#include "scene-check.h"
#include "table-check.h"

#include "a2-table-private.h"

/* The table of Assyria over whole games: hundreds of states for every number of players, and every question. */

#define SEEDS 5u

static TrRect
map_rect (TableCheck *table)
{
  for (guint i = 0; i < table->board->sections->len; i++)
    if (g_array_index (table->board->sections, TrSection, i).main)
      return g_array_index (table->board->sections, TrSection, i).rect;
  g_assert_not_reached ();
}

/* ── What is checked in every state ── */

/* Amounts, wares, payments and what a food becomes are chosen with buttons. */
static gboolean
is_pointed_at (unsigned sort)
{
  return sort != A2_SORT_AMOUNT && sort != A2_SORT_WARE && sort != A2_SORT_PAYMENT && sort != A2_SORT_CHANGE;
}

static void
check_map (TableCheck *table)
{
  const A2State *state = (const A2State *) table->state;
  TrRect map = map_rect (table);

  g_assert_cmpuint (scene_count (table->board, "farmer", -1, map), ==, tr_set_count (state->farmers));
  g_assert_cmpuint (scene_count (table->board, "ship", -1, map), ==, tr_set_count (state->ships));
  for (unsigned seat = 0; seat < table->game->seats; seat++)
    {
      const A2Seat *player = &state->seats[seat];
      unsigned levels[5] = { 0 };

      for (unsigned i = 0; i < player->n_ziggurats; i++)
        levels[player->ziggurat_level[i]]++;
      for (unsigned level = 1; level <= 4; level++)
        {
          g_autofree char *art = g_strdup_printf ("ziggurat-%u", level);

          g_assert_cmpuint (scene_count (table->board, art, (int) seat, map), ==, levels[level]);
        }
      g_assert_cmpuint (scene_count (table->board, "hut", (int) seat, map), ==, tr_set_count (player->huts));
      g_assert_cmpuint (scene_count (table->board, "well", (int) seat, map), ==, player->n_wells);
    }
}

/* Hungry and fed huts are told apart while their player feeds, by badges and by name. */
static void
check_feeding (TableCheck *table)
{
  const A2State *state = (const A2State *) table->state;
  TrSet huts = a2_is_feeding (state) ? state->seats[state->seat].huts : TR_SET_EMPTY;
  unsigned n_fed = tr_set_count (tr_set_and (huts, state->fed));

  g_assert_cmpuint (scene_count (table->board, "badge-fed", -1, map_rect (table)), ==, n_fed);
  g_assert_cmpuint (scene_count (table->board, "badge-hungry", -1, map_rect (table)), ==, tr_set_count (huts) - n_fed);
  while (!tr_set_empty (huts))
    {
      unsigned space = tr_set_pop (&huts);
      const TrSpot *spot = tr_scene_find_spot (table->board, a2_key (A2_PART_SPACE, space));

      g_assert_nonnull (strstr (spot->name, tr_set_has (state->fed, space) ? "fed hut" : "hungry hut"));
    }
}

/* Everything a player has on the board but the map: one leader, and a marker on each of three tracks. */
static void
check_pieces (TableCheck *table)
{
  const A2State *state = (const A2State *) table->state;
  TrRect all = tr_rect (0, 0, table->board->width, table->board->height);
  unsigned gold = 0, cards = 0, open;

  for (unsigned seat = 0; seat < table->game->seats; seat++)
    {
      g_assert_cmpuint (scene_count (table->board, "leader", (int) seat, all), ==, 1);
      g_assert_cmpuint (scene_count (table->board, "marker", (int) seat, all), ==, 3);
    }
  for (unsigned area = 0; area < A2_AREAS; area++)
    {
      g_autofree char *art = g_strconcat ("civ-", a2_civilisation_words[state->areas[area].civilisation], NULL);

      g_assert_cmpuint (scene_count (table->board, art, -1, all), ==, 1);
      gold += state->areas[area].gold + (((const A2Game *) table->game)->areas[area].roof_gives == A2_GOOD_GOLD);
    }
  g_assert_cmpuint (scene_count (table->board, "gold", -1, all), ==, gold);
  for (unsigned row = 0; row < A2_ROWS; row++)
    cards += (state->rows[row].food[0] != A2_NONE) + (state->rows[row].food[1] != A2_NONE);
  g_assert_cmpuint (scene_count (table->board, "card-food", -1, all), ==, cards);
  open = scene_count (table->board, "expansion-green", -1, all) + scene_count (table->board, "expansion-brown", -1, all);
  g_assert_cmpuint (open, ==, state->round);
}

/* Markers go along their tracks. */
static gboolean
goes_along (guint32 key)
{
  return key >> 16 == A2_PART_VP;
}

/* ── Whole games ── */

static void
play (unsigned players,
      guint64  seed,
      unsigned asked[A2_ASKS])
{
  TableCheck table;
  g_autoptr (TrScene) first = NULL;
  guint64 random = seed;

  table_check_begin (&table, plays_new_game ("assyria-2e", players), seed);
  do
    {
      asked[tr_turn (table.game, table.state).question]++;
      table_check_lay (&table, TR_SEAT_NONE);
      if (first == NULL)
        first = tr_scene_ref (table.board);
      table_check_scenes (&table);
      if (tr_turn (table.game, table.state).seat != TR_SEAT_NONE)
        table_check_targets (&table, is_pointed_at);
      check_map (&table);
      check_feeding (&table);
      check_pieces (&table);
      table_check_hidden (&table, 0, random);
      table_check_places (&table, first, goes_along);
    }
  while (plays_step (table.game, table.state, &random));
  table_check_end (&table);
}

static void
test_games (void)
{
  unsigned asked[A2_ASKS] = { 0 };

  for (unsigned players = 1; players <= 4; players++)
    for (guint64 seed = 1; seed <= SEEDS; seed++)
      play (players, seed, asked);
  for (unsigned ask = 0; ask < A2_ASKS; ask++)
    {
      g_test_message ("%s: %u states", a2_questions[ask].word, asked[ask]);
      /* A roof of the Amorites is too rare for chance: test_take() sees to it. */
      if (ask != A2_ASK_TAKE)
        g_assert_cmpuint (asked[ask], >, 0);
    }
}

/* A card left on the board is taken for a roof of the Amorites. */
static void
test_take (void)
{
  TableCheck table;
  guint64 random = 1;
  A2State *state;

  table_check_begin (&table, plays_new_game ("assyria-2e", 2), random);
  state = (A2State *) table.state;
  while (state->ask != A2_ASK_ACT)
    g_assert_true (plays_step (table.game, table.state, &random));
  state->ask = A2_ASK_TAKE;
  table_check_lay (&table, TR_SEAT_NONE);
  table_check_targets (&table, is_pointed_at);
  table_check_end (&table);
}

/* ── What is said ── */

static const char *
name_of (TableCheck *table,
         A2Part      part,
         unsigned    index)
{
  return tr_scene_find_spot (table->board, a2_key (part, index))->name;
}

static void
test_names (void)
{
  TableCheck table;
  A2State *state;
  TrThing space;
  const TrSpot *spot;

  table_check_begin (&table, plays_new_game ("assyria-2e", 3), 1);
  state = (A2State *) table.state;
  g_assert_true (tr_thing_parse (table.game, A2_SORT_SPACE, "E2", &space));
  tr_set_add (&state->seats[1].ziggurats, space.index);
  state->seats[1].n_ziggurats = 1;
  state->seats[1].ziggurat_space[0] = space.index;
  state->seats[1].ziggurat_level[0] = 3;
  tr_set_add (&state->seats[0].huts, space.index + 1u);
  state->areas[0].civilisation = A2_ELAMITES;

  table_check_lay (&table, TR_SEAT_NONE);
  g_assert_cmpstr (name_of (&table, A2_PART_SPACE, space.index), ==,
                   "E2, ziggurat of Belit, 3 levels, dates, outside the rivers");
  g_assert_cmpstr (name_of (&table, A2_PART_SPACE, space.index + 1u), ==, "E3, hut of Adad, wheat, on the Euphrates");
  g_assert_cmpstr (name_of (&table, A2_PART_SPACE, 0), ==, "A1, blocked");
  g_assert_cmpstr (name_of (&table, A2_PART_AREA, 0), ==, "Elamites");
  spot = tr_scene_find_spot (table.board, a2_key (A2_PART_AREA, 0));
  g_assert_cmpstr (spot->details, ==, "The highest tribute area: 3 camels and a gold or ship for 3 influence. "
                                      "Tribute bonus: Gain 1 farmer. A roof for 2 camels: Gain 2 gold.");
  g_assert_cmpstr (spot->rule, ==, "a2.tribute.pay");
  g_assert_cmpstr (name_of (&table, A2_PART_BID_SPACE, 5), ==, "Row 2, lowest space");
  g_assert_cmpstr (name_of (&table, A2_PART_VP, 2), ==, "Cyaxares: 10 VP");
  table_check_end (&table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/a2-table/names", test_names);
  g_test_add_func ("/a2-table/take", test_take);
  g_test_add_func ("/a2-table/games", test_games);
  return g_test_run ();
}
