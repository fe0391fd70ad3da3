/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "page-check.h"
#include "plays.h"

#include "te-table.h"
#include "tr-auto.h"

/* The pictures of the reference: every page of a thing has one, and so have the sections about pieces. */

static void
test_things (void)
{
  g_autoptr(TrReference) reference = page_check_new_reference (&te_table);

  g_assert_cmpuint (page_check_things (&te_table, reference, "tile."), ==, 4);
  g_assert_cmpuint (page_check_things (&te_table, reference, "leader."), ==, 4);
  g_assert_cmpuint (page_check_things (&te_table, reference, "monument."), ==, 6);
  g_assert_cmpuint (page_check_things (&te_table, reference, "building."), ==, 4);
  g_assert_false (page_check_picture (&te_table, reference, "monument.none"));
  g_assert_false (page_check_picture (&te_table, reference, "nothing of the kind"));
}

/* Each has an id of its own, which leads to a page. */
static void
test_pieces (void)
{
  static const char *const ids[] = {
    "tiles", "leaders", "monuments", "buildings", "catastrophes", "treasures", "treasure", "wonder", "unification-tile",
    "dynasty", "swap", "setup", "hidden", "board", "space", "piece.tiles", "piece.leaders", "piece.catastrophes",
    "piece.monuments", "piece.points", "te.leader.place", "te.tile.place", "te.tile.point", "te.cat.place", "te.mon.facedown",
    "te.treasure.take", "te.adv.building-take", "te.war.unification-tile", "te.end.score", "te.end.bag",
  };
  g_autoptr(TrReference) reference = page_check_new_reference (&te_table);

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_test_message ("%s", ids[i]);
      g_assert_nonnull (tr_reference_find (reference, ids[i], NULL));
      g_assert_true (page_check_picture (&te_table, reference, ids[i]));
    }
}

/* Everything on the table leads to a page, and what lies there to a page of its own. */
static void
test_topics (void)
{
  static const char *const names[TR_SEATS_MAX] = { "Adad", "Belit", "Cyaxares", "Dumuzi" };
  static const char *const sorts[] = { "tile.", "leader.", "monument.", "building." };
  g_autoptr(TrReference) reference = page_check_new_reference (&te_table);
  guint n[G_N_ELEMENTS (sorts)] = { 0 };

  for (unsigned players = 2; players <= 4; players++)
    {
      g_autoptr(TrGame) game = plays_new_game_with ("tigris-euphrates", players, TRUE);
      g_autoptr(TrState) state = tr_state_new (game);
      guint64 random = players;

      tr_setup (game, state, players, NULL);
      do
        {
          const TrLook look = { .viewer = tr_turn (game, state).seat, .names = names };
          g_autoptr(TrScene) board = te_table.lay_board (game, state, &look);

          page_check_spots (reference, game, board);
          for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
            n[i] += page_check_count_topics (board, sorts[i]);
          for (unsigned seat = 0; seat < game->seats; seat++)
            {
              g_autoptr(TrScene) scene = te_table.lay_player (game, state, &look, seat);

              page_check_spots (reference, game, scene);
            }
        }
      while (plays_step (game, state, &random));
    }
  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    g_assert_cmpuint (n[i], >, 0);
  g_assert_nonnull (tr_reference_find (reference, te_table.points_page, NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/te-pictures/things", test_things);
  g_test_add_func ("/te-pictures/pieces", test_pieces);
  g_test_add_func ("/te-pictures/topics", test_topics);
  return g_test_run ();
}
