/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "page-check.h"
#include "plays.h"

#include "a2-table.h"
#include "tr-auto.h"

/* The table and the reference: everything that can be pointed at has a page, and every card on a page has a picture. */

static const char *const names[TR_SEATS_MAX] = { "Adad", "Belit", "Cyaxares", "Dumuzi" };

static void
test_pictures (void)
{
  static const char *const pieces[] = { "hut", "ziggurat", "roof", "well", "plough", "food-token", "farmer", "ship", "gold",
                                        "camel", "leader" };
  g_autoptr(TrReference) reference = page_check_new_reference (&a2_table);

  g_assert_cmpuint (page_check_things (&a2_table, reference, "favour-card."), ==, 19);
  g_assert_cmpuint (page_check_things (&a2_table, reference, "civilisation."), ==, 10);
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autofree char *id = g_strconcat ("piece.", pieces[i], NULL);

      g_assert_nonnull (tr_reference_find (reference, id, NULL));
      g_assert_true (page_check_picture (&a2_table, reference, id));
    }
  g_assert_false (page_check_picture (&a2_table, reference, "nothing of the kind"));
  g_assert_false (page_check_picture (&a2_table, reference, "favour-card.none"));
}

/* A card and a civilisation lead to pages of their own, wherever they lie. */
static void
test_topics (void)
{
  const TrLook look = { .viewer = 0, .names = names };
  g_autoptr(TrReference) reference = page_check_new_reference (&a2_table);

  for (unsigned players = 1; players <= 4; players++)
    {
      g_autoptr(TrGame) game = plays_new_game ("assyria-2e", players);
      g_autoptr(TrState) state = tr_state_new (game);
      guint64 random = players;
      guint n_favours = 0, n_civilisations = 0;

      tr_setup (game, state, players, NULL);
      do
        {
          g_autoptr(TrScene) board = a2_table.lay_board (game, state, &look);

          page_check_spots (reference, game, board);
          n_favours += page_check_count_topics (board, "favour-card.");
          n_civilisations += page_check_count_topics (board, "civilisation.");
          for (unsigned seat = 0; seat < game->seats; seat++)
            {
              g_autoptr(TrScene) scene = a2_table.lay_player (game, state, &look, seat);

              page_check_spots (reference, game, scene);
              n_favours += page_check_count_topics (scene, "favour-card.");
              n_civilisations += page_check_count_topics (scene, "civilisation.");
            }
        }
      while (plays_step (game, state, &random));
      g_assert_cmpuint (n_favours, >, 0);
      g_assert_cmpuint (n_civilisations, >, 0);
    }
  g_assert_nonnull (tr_reference_find (reference, a2_table.points_page, NULL));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/a2-pictures/pictures", test_pictures);
  g_test_add_func ("/a2-pictures/topics", test_topics);
  return g_test_run ();
}
