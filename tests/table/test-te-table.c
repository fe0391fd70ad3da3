/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "plays.h"
#include "scene-check.h"
#include "table-check.h"

#include "te-table-private.h"

/* The table of Tigris & Euphrates over whole games: hundreds of states for every number of players, with and without options. */

#define SEEDS 4u

/* Tiles to add and what the wonder gives are chosen with buttons, or where points lie. */
static gboolean
is_pointed_at (unsigned sort)
{
  return sort != TE_SORT_AMOUNT;
}

static gboolean
never_moves (guint32 key)
{
  return FALSE;
}

static TrRect
map_rect (void)
{
  return tr_rect (TE_MAP_X, TE_MAP_Y, TE_COLUMNS * TE_SPACE, TE_ROWS * TE_SPACE);
}

/* ── What is checked in every state ── */

static void
check_board (TableCheck *table)
{
  const TeState *state = (const TeState *) table->state;
  TrRect map = map_rect ();

  for (unsigned colour = 0; colour < TE_COLOURS; colour++)
    {
      g_assert_cmpuint (scene_count (table->board, te_tile_art (colour), -1, map), ==, tr_set_count (state->tiles[colour]));
      g_assert_cmpuint (scene_count (table->board, te_building_art (colour), -1, map), ==, state->buildings[colour] != TE_NONE);
    }
  g_assert_cmpuint (scene_count (table->board, "square-back", -1, map), ==, tr_set_count (state->face_down));
  g_assert_cmpuint (scene_count (table->board, "catastrophe", -1, map), ==, tr_set_count (state->ruins));
  g_assert_cmpuint (scene_count (table->board, "treasure", -1, map), ==, tr_set_count (state->treasures));
  g_assert_cmpuint (scene_count (table->board, "wonder", -1, map), ==, state->wonder_at != TE_NONE);
  g_assert_cmpuint (scene_count (table->board, "unification", -1, map), ==, state->united != TE_NONE);
  for (unsigned i = 0; i < TE_MONUMENTS; i++)
    g_assert_cmpuint (scene_count (table->board, te_monument_art ((const TeGame *) table->game, i), -1, map), ==,
                      state->monuments[i].space != TE_NONE);
}

/* Every leader is before its player, and on the board where it stands; in a conflict those that fight are told apart by their
 * strengths. */
static void
check_leaders (TableCheck *table)
{
  const TeState *state = (const TeState *) table->state;
  unsigned sides = te_is_conflict (state) ? 2 : 0;
  TrRect all = tr_rect (0, 0, table->board->width, table->board->height);

  for (unsigned seat = 0; seat < table->game->seats; seat++)
    for (unsigned leader = 0; leader < TE_COLOURS; leader++)
      {
        gboolean there = state->seats[seat].leaders[leader] != TE_NONE;

        g_assert_cmpuint (scene_count (table->board, te_leader_art (leader), (int) seat, map_rect ()), ==, there);
        g_assert_cmpuint (scene_count (table->players[seat], te_leader_art (leader), (int) seat, all), ==, 1);
      }
  g_assert_cmpuint (scene_count (table->board, "badge-count", -1, all), ==, 2 * sides);
  for (unsigned side = 0; side < 2; side++)
    {
      const TrSpot *spot = tr_scene_find_spot (table->board, te_key (TE_PART_SIDE, side));

      g_assert_true ((spot != NULL) == (sides > 0));
      if (spot != NULL)
        g_assert_true (g_str_has_prefix (spot->name, side == 0 ? "Attacker: " : "Defender: "));
    }
}

/* A line around each kingdom: as many pieces as its spaces have sides to others. */
static void
check_borders (TableCheck *table)
{
  const TeGame *game = (const TeGame *) table->game;
  const TeState *state = (const TeState *) table->state;
  TrSet kingdoms = tr_square_reach (&game->map, te_links (state), state->leaders);
  TrSet rest = kingdoms;
  TrRect all = tr_rect (0, 0, table->board->width, table->board->height);
  unsigned n = 0;

  while (!tr_set_empty (rest))
    n += 4 - tr_set_count (tr_set_and (tr_square_around (&game->map, tr_set_of (tr_set_pop (&rest))), kingdoms));
  g_assert_cmpuint (scene_count (table->board, "kingdom-across", -1, all)
                    + scene_count (table->board, "kingdom-down", -1, all), ==, n);
}

/* A hand is open to its player alone, until the game is over. */
static void
check_hands (TableCheck *table)
{
  const TeState *state = (const TeState *) table->state;

  for (unsigned seat = 0; seat < table->game->seats; seat++)
    {
      const TeSeat *player = &state->seats[seat];
      gboolean open = seat == table->look.viewer || state->ask == TE_ASK_NONE;
      TrRect all = tr_rect (0, 0, table->players[seat]->width, table->players[seat]->height);
      unsigned n = 0;

      for (unsigned colour = 0; colour < TE_COLOURS; colour++)
        {
          const TrSpot *points = tr_scene_find_spot (table->players[seat], te_key (TE_PART_POINTS, seat << 8 | colour));

          n += player->hand[colour];
          g_assert_cmpuint (scene_count (table->players[seat], te_tile_art (colour), -1, all), ==,
                            open ? player->hand[colour] : 0);
          g_assert_true (g_str_has_suffix (points->name, "hidden") == !open);
        }
      g_assert_cmpuint (scene_count (table->players[seat], "square-back", -1, all), ==, open ? 0 : n);
    }
}

/* ── Whole games ── */

static void
check_now (TableCheck *table,
           unsigned    seat,
           guint64     random)
{
  TrTurn turn = tr_turn (table->game, table->state);

  table_check_lay (table, turn.seat);
  table_check_scenes (table);
  if (turn.seat != TR_SEAT_NONE)
    table_check_targets (table, is_pointed_at);
  check_board (table);
  check_leaders (table);
  check_borders (table);
  check_hands (table);
  table_check_hidden (table, seat, random);
}

static void
play (unsigned players,
      gboolean options,
      guint64  seed,
      unsigned asked[TE_ASKS])
{
  g_autoptr (TrScene) first = NULL;
  guint64 random = seed;
  TableCheck table;

  table_check_begin (&table, plays_new_game_with ("tigris-euphrates", players, options), seed);
  do
    {
      asked[tr_turn (table.game, table.state).question]++;
      check_now (&table, (unsigned) (random % players), random);
      if (first == NULL)
        first = tr_scene_ref (table.board);
      table_check_places (&table, first, never_moves);
    }
  while (plays_step (table.game, table.state, &random));
  table_check_end (&table);
}

static void
test_games (void)
{
  unsigned asked[TE_ASKS] = { 0 };

  for (unsigned players = 2; players <= 4; players++)
    for (guint64 seed = 1; seed <= SEEDS; seed++)
      play (players, seed % 2 == 0, seed, asked);
  g_assert_cmpuint (asked[TE_ASK_ACT], >, 1000);
  g_assert_cmpuint (asked[TE_ASK_REVOLT], >, 0);
  g_assert_cmpuint (asked[TE_ASK_NONE], >, 0);
}

/* Plays games until one comes to ASK, and looks at what follows up to the next action. */
static void
check_rare (TeAsk ask)
{
  gboolean found = FALSE;

  for (guint64 seed = 1; seed <= 2000 && !found; seed++)
    {
      guint64 random = seed;
      TableCheck table;
      const TeState *state;

      table_check_begin (&table, plays_new_game_with ("tigris-euphrates", 4, ask == TE_ASK_BUILDING), seed);
      state = (const TeState *) table.state;
      while (state->ask != ask && plays_step (table.game, table.state, &random))
        ;
      found = state->ask == ask;
      for (; found && state->ask != TE_ASK_ACT && state->ask != TE_ASK_NONE; plays_step (table.game, table.state, &random))
        check_now (&table, state->seat, random);
      table_check_end (&table);
    }
  if (!found)
    g_error ("no game comes to “%s”", te_questions[ask].word);
}

static void
test_rare (void)
{
  static const TeAsk asks[] = { TE_ASK_CHOOSE, TE_ASK_WAR, TE_ASK_BUILDING, TE_ASK_MONUMENT, TE_ASK_TREASURE };

  for (guint i = 0; i < G_N_ELEMENTS (asks); i++)
    check_rare (asks[i]);
}

/* A wonder is too rare for chance. Its point is taken where points lie. */
static void
test_point (void)
{
  TableCheck table;
  TeState *state;

  table_check_begin (&table, plays_new_game_with ("tigris-euphrates", 2, TRUE), 1);
  state = (TeState *) table.state;
  state->ask = TE_ASK_POINT;
  table_check_lay (&table, state->seat);
  table_check_targets (&table, is_pointed_at);
  table_check_end (&table);
}

/* ── What is said ── */

static const char *
name_of (TableCheck *table,
         unsigned    space)
{
  return tr_scene_find_spot (table->board, te_key (TE_PART_SPACE, space))->name;
}

static unsigned
space_of (TableCheck *table,
          const char *word)
{
  TrThing space;

  g_assert_true (tr_thing_parse (table->game, TE_SORT_SPACE, word, &space));
  return space.index;
}

static void
test_names (void)
{
  TableCheck table;
  TeState *state;
  unsigned king, monument;

  table_check_begin (&table, plays_new_game ("tigris-euphrates", 2), 1);
  state = (TeState *) table.state;
  king = space_of (&table, "C2");
  state->seats[1].leaders[0] = (uint8_t) king;
  tr_set_add (&state->leaders, king);
  tr_set_add (&state->ruins, space_of (&table, "A9"));
  monument = space_of (&table, "I4");
  state->monuments[0].space = (uint8_t) monument;
  state->face_down = te_square_at (monument);
  table_check_lay (&table, 0);
  g_assert_cmpstr (name_of (&table, space_of (&table, "B2")), ==, "B2, temple, with a treasure, special border");
  g_assert_cmpstr (name_of (&table, king), ==, "C2, king of Belit");
  g_assert_cmpstr (name_of (&table, space_of (&table, "A4")), ==, "A4, river");
  g_assert_cmpstr (name_of (&table, space_of (&table, "A1")), ==, "A1, land");
  g_assert_cmpstr (name_of (&table, space_of (&table, "A9")), ==, "A9, catastrophe");
  g_assert_cmpstr (name_of (&table, space_of (&table, "J5")), ==, "J5, tile face down, Monument of temple and farm");
  g_assert_cmpstr (tr_scene_find_spot (table.board, te_key (TE_PART_SPACE, king))->details, ==,
                   "Kingdom of: king of Belit. Tiles: temple 1. 1 treasure.");
  g_assert_null (tr_scene_find_spot (table.board, te_key (TE_PART_SPACE, space_of (&table, "A1")))->details);
  g_assert_cmpstr (tr_scene_find_spot (table.board, te_key (TE_PART_TREASURES, 0))->name, ==, "10 treasures on the board");
  g_assert_cmpstr (tr_scene_find_spot (table.players[1], te_key (TE_PART_HAND, 1 << 8))->name, ==, "6 tiles in hand");
  table_check_end (&table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/te-table/names", test_names);
  g_test_add_func ("/te-table/point", test_point);
  g_test_add_func ("/te-table/rare", test_rare);
  g_test_add_func ("/te-table/games", test_games);
  return g_test_run ();
}
