/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "euphrates/te-state.h"
#include "fixture.h"
#include "tr-auto.h"

#include <glib.h>

/* What chance decides: looked at over many seeds, since a rule table sees one at a time. The seeds are always the same,
 * so these tests either always pass or never. */

#define N_SEEDS 2400

static unsigned
count (const uint8_t tiles[TE_COLOURS])
{
  return (unsigned) tiles[0] + tiles[1] + tiles[2] + tiles[3];
}

/* N of all happened; by chance about the part P of them should have. Six standard deviations are never reached by chance
 * alone. */
static void
assert_about (double      n,
              double      all,
              double      p,
              const char *what,
              unsigned    which)
{
  double off = n - all * p;

  if (off * off > 36 * all * p * (1 - p))
    g_error ("%s %u: %.0f times of %.0f, where about %.0f are to be expected", what, which, n, all, all * p);
}

/* te.setup.board, te.adv.board: 143 tiles are in the bag before the first hands are drawn, 139 on the advanced board. */
static void
test_bag (void)
{
  for (unsigned i = 0; i < 600; i++)
    {
      unsigned players = 2 + i % 3;
      unsigned advanced = i / 3 % 2;
      g_autoptr (TrGame) game = test_game ("tigris-euphrates", players, advanced << TE_OPTION_BOARD);
      g_autoptr (TrState) tr_state = tr_state_new (game);
      const TeState *state = (const TeState *) tr_state;
      unsigned n_temples = 0;

      tr_setup (game, tr_state, i, NULL);
      g_assert_cmpuint (count (state->bag) + players * 6, ==, advanced ? 139 : 143);
      g_assert_cmpuint (count (state->out), ==, 0);
      g_assert_cmpuint (tr_set_count (state->treasures), ==, advanced ? 14 : 10);
      g_assert_true (tr_set_equal (state->tiles[TE_TEMPLE], state->treasures));
      for (unsigned seat = 0; seat < players; seat++)
        n_temples += state->seats[seat].hand[TE_TEMPLE];
      g_assert_cmpuint (state->bag[TE_TEMPLE] + n_temples, ==, advanced ? 43 : 47);
    }
}

/* te.setup.player: six tiles, each drawn from all that are left. */
static void
test_hands (void)
{
  g_autoptr (TrGame) game = test_game ("tigris-euphrates", 4, 0);
  g_autoptr (TrState) tr_state = tr_state_new (game);
  static const double in_bag[TE_COLOURS] = { 30, 47, 36, 30 };
  unsigned drawn[TE_SEATS][TE_COLOURS] = { { 0 } };

  for (unsigned seed = 0; seed < N_SEEDS; seed++)
    {
      const TeState *state = (const TeState *) tr_state;

      tr_setup (game, tr_state, seed, NULL);
      for (unsigned seat = 0; seat < TE_SEATS; seat++)
        {
          g_assert_cmpuint (count (state->seats[seat].hand), ==, 6);
          g_assert_cmpuint (state->seats[seat].catastrophes, ==, 2);
          for (unsigned colour = 0; colour < TE_COLOURS; colour++)
            {
              g_assert_cmpuint (state->seats[seat].leaders[colour], ==, TE_NONE);
              drawn[seat][colour] += state->seats[seat].hand[colour];
            }
        }
    }
  for (unsigned seat = 0; seat < TE_SEATS; seat++)
    for (unsigned colour = 0; colour < TE_COLOURS; colour++)
      assert_about (drawn[seat][colour], N_SEEDS * 6, in_bag[colour] / 143, "colour", colour);
}

/* te.setup.order: everybody begins equally often, and the next is the next seat. */
static void
test_first (void)
{
  for (unsigned players = 2; players <= 4; players++)
    {
      g_autoptr (TrGame) game = test_game ("tigris-euphrates", players, 0);
      g_autoptr (TrState) tr_state = tr_state_new (game);
      unsigned n[TE_SEATS] = { 0 };

      for (unsigned seed = 0; seed < N_SEEDS; seed++)
        {
          const TeState *state = (const TeState *) tr_state;
          unsigned first;

          tr_setup (game, tr_state, seed, NULL);
          first = state->active;
          n[first]++;
          tr_apply (game, tr_state, tr_move (TE_MOVE_END, 0, 0, 0), NULL);
          g_assert_cmpuint (state->active, ==, (first + 1) % players);
        }
      for (unsigned seat = 0; seat < players; seat++)
        assert_about (n[seat], N_SEEDS, 1.0 / players, "first player", seat);
    }
}

/* te.hidden: in a view hands, points and treasures of others, the bag and what is out of the game differ from time to time;
 * the board, leaders, catastrophes, the own hand, and how many tiles others hold do not. */
static void
test_hidden (void)
{
  g_autoptr (TrGame) game = test_game ("tigris-euphrates", 3, 0);
  g_autoptr (TrState) tr_state = test_position (game,
    "{'temples': ['B2', 'K1', 'P2', 'F3'], 'out': ['temple', 'farm'], 'catastrophes': ['A1'],"
    " 'monuments': [{}, {}, {}, {}, {}, {'space': 'H5', 'tiles': 'temple'}], 'seats': ["
    " {'points': [1, 2, 3, 4], 'hand': ['temple', 'farm', 'market'], 'treasures': 1, 'leaders': ['C2', null, null, null]},"
    " {'points': [9, 9, 9, 9], 'hand': ['market', 'market', 'market', 'market'], 'treasures': 4, 'catastrophes': 1,"
    "  'leaders': [null, 'L1', null, 'G3']},"
    " {'points': [0, 0, 0, 0], 'hand': ['farm', 'farm', 'farm', 'farm', 'farm', 'farm'], 'treasures': 1}]}");
  g_autoptr (TrState) tr_view_state = tr_state_new (game);
  const TeState *state = (const TeState *) tr_state;
  const TeState *view = (const TeState *) tr_view_state;
  unsigned n_hands = 0, n_points = 0, n_treasures = 0, n_bags = 0;

  for (unsigned seed = 0; seed < 100; seed++)
    {
      tr_state_copy (game, tr_view_state, tr_state);
      tr_view (game, tr_view_state, 0, seed);
      g_assert_cmpmem (&view->seats[0], sizeof view->seats[0], &state->seats[0], sizeof state->seats[0]);
      g_assert_cmpmem (view->tiles, sizeof view->tiles, state->tiles, sizeof state->tiles);
      g_assert_true (tr_set_equal (view->treasures, state->treasures));
      g_assert_true (tr_set_equal (view->ruins, state->ruins));
      g_assert_cmpmem (view->monuments, sizeof view->monuments, state->monuments, sizeof state->monuments);
      for (unsigned seat = 1; seat < 3; seat++)
        {
          g_assert_cmpmem (view->seats[seat].leaders, TE_COLOURS, state->seats[seat].leaders, TE_COLOURS);
          g_assert_cmpuint (view->seats[seat].catastrophes, ==, state->seats[seat].catastrophes);
        }
      g_assert_cmpuint (count (view->seats[1].hand), ==, 4);
      g_assert_cmpuint (count (view->seats[2].hand), ==, 6);
      g_assert_cmpuint (view->seats[1].treasures + view->seats[2].treasures, ==, 5);
      n_hands += view->seats[1].hand[TE_MARKET] != 4;
      n_points += view->seats[1].points[0] != 9;
      n_treasures += view->seats[1].treasures != 4;
      n_bags += count (view->bag) != count (state->bag);
    }
  g_assert_cmpuint (n_hands, >, 90);
  g_assert_cmpuint (n_points, >, 90);
  g_assert_cmpuint (n_treasures, >, 50);
  g_assert_cmpuint (n_bags, >, 90);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/euphrates/setup/bag", test_bag);
  g_test_add_func ("/euphrates/setup/hands", test_hands);
  g_test_add_func ("/euphrates/setup/first", test_first);
  g_test_add_func ("/euphrates/setup/hidden", test_hidden);
  return g_test_run ();
}
