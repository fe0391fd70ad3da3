/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "plays.h"

#include "tr-auto.h"
#include "tr-games.h"
#include "tr-ground.h"
#include "tr-reference.h"
#include "tr-table.h"

#include <string.h>

/* The table and the reference: everything that can be pointed at has a page, and every card on a page has a picture. */

static const char *const names[TR_SEATS_MAX] = { "Adad", "Belit", "Cyaxares", "Dumuzi" };

static TrReference *
new_reference (void)
{
  static const char *const english[] = { "C", NULL };
  g_autoptr(TrBox) box = tr_box_new_built_in (tr_games_find ("assyria-2e"), NULL);
  g_autoptr(GError) error = NULL;
  TrReference *reference = tr_reference_new (box, english, &error);

  g_assert_no_error (error);
  return reference;
}

/* ── Pictures ── */

static void
assert_art (const char *name)
{
  g_autofree char *path = g_strconcat (TR_TEST_ART_DIR "/", name, ".svg", NULL);

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    g_error ("there is no art “%s”", name);
}

static char *
find_art (const char *name,
          gpointer    data)
{
  assert_art (name);
  return NULL;
}

/* Whether ID has a picture, which then is one that can be drawn and told of. */
static gboolean
has_picture (TrReference *reference,
             const char  *id)
{
  const TrTable *table = tr_table_find (tr_games_find ("assyria-2e"));
  g_autoptr(TrScene) scene = table->lay_picture (tr_reference_get_game (reference), id);

  if (scene == NULL)
    return FALSE;
  g_assert_cmpuint (scene->sections->len, ==, 1);
  g_assert_cmpuint (strlen (g_array_index (scene->sections, TrSection, 0).name), >, 0);
  g_assert_cmpuint (scene->spots->len, ==, 0);
  g_assert_cmpuint (scene->pieces->len, >, 0);
  for (guint i = 0; i < scene->pieces->len; i++)
    assert_art (g_array_index (scene->pieces, TrPiece, i).art);
  if (scene->ground != NULL)
    g_free (tr_ground_insert_art (scene->ground, find_art, NULL));
  return TRUE;
}

static void
test_pictures (void)
{
  static const char *const pieces[] = { "hut", "ziggurat", "roof", "well", "plough", "food-token", "farmer", "ship", "gold",
                                        "camel", "leader" };
  g_autoptr(TrReference) reference = new_reference ();
  guint n_cards = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (reference)); i++)
    {
      g_autoptr(TrPage) page = g_list_model_get_item (G_LIST_MODEL (reference), i);
      const char *id = tr_page_get_id (page);
      gboolean card = g_str_has_prefix (id, "favour-card.") || g_str_has_prefix (id, "civilisation.");

      g_assert_true (has_picture (reference, id) || !card);
      g_assert_true (tr_reference_is_thing (reference, page) || !card);
      n_cards += card ? 1 : 0;
    }
  g_assert_cmpuint (n_cards, ==, 29);
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autofree char *id = g_strconcat ("piece.", pieces[i], NULL);

      g_assert_nonnull (tr_reference_find (reference, id, NULL));
      g_assert_true (has_picture (reference, id));
    }
  g_assert_false (has_picture (reference, "nothing of the kind"));
  g_assert_false (has_picture (reference, "favour-card.none"));
}

/* ── What can be pointed at ── */

static void
check_spots (TrReference  *reference,
             const TrGame *game,
             TrScene      *scene)
{
  for (guint i = 0; scene != NULL && i < scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (scene->spots, TrSpot, i);
      gboolean found = spot->rule != NULL && tr_reference_find (reference, spot->rule, NULL) != NULL;

      if (spot->topic != NULL && tr_reference_find (reference, spot->topic, NULL) == NULL)
        g_error ("%s is about “%s”, which has no page", spot->name, spot->topic);
      for (guint j = 0; j < spot->pick.n; j++)
        found |= tr_reference_find_thing (reference, game, spot->pick.things[j], NULL) != NULL;
      if (!found && spot->topic == NULL)
        g_error ("%s has no page", spot->name);
    }
}

/* A card and a civilisation lead to pages of their own, wherever they lie. */
static void
check_cards (TrReference *reference,
             TrScene     *scene,
             guint       *n_favours,
             guint       *n_civilisations)
{
  for (guint i = 0; scene != NULL && i < scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (scene->spots, TrSpot, i);

      *n_favours += spot->topic != NULL && g_str_has_prefix (spot->topic, "favour-card.") ? 1 : 0;
      *n_civilisations += spot->topic != NULL && g_str_has_prefix (spot->topic, "civilisation.") ? 1 : 0;
    }
}

static void
test_topics (void)
{
  const TrTable *table = tr_table_find (tr_games_find ("assyria-2e"));
  const TrLook look = { .viewer = 0, .names = names };
  g_autoptr(TrReference) reference = new_reference ();

  for (unsigned players = 1; players <= 4; players++)
    {
      g_autoptr(TrGame) game = plays_new_game ("assyria-2e", players);
      g_autoptr(TrState) state = tr_state_new (game);
      guint64 random = players;
      guint n_favours = 0, n_civilisations = 0;

      tr_setup (game, state, players, NULL);
      do
        {
          g_autoptr(TrScene) board = table->lay_board (game, state, &look);

          check_spots (reference, game, board);
          check_cards (reference, board, &n_favours, &n_civilisations);
          for (unsigned seat = 0; seat < game->seats; seat++)
            {
              g_autoptr(TrScene) scene = table->lay_player (game, state, &look, seat);

              check_spots (reference, game, scene);
              check_cards (reference, scene, &n_favours, &n_civilisations);
            }
        }
      while (plays_step (game, state, &random));
      g_assert_cmpuint (n_favours, >, 0);
      g_assert_cmpuint (n_civilisations, >, 0);
    }
  g_assert_nonnull (tr_reference_find (reference, table->points_page, NULL));
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
