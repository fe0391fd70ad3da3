/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "game-fixture.h"
#include "tr-gallery.h"
#include "tr-games.h"
#include "tr-picture.h"

/* The galleries of every game: exactly the things of one sort, and each with its picture. */

static const struct
{
  const char *game;
  const char *group;
  const char *prefix;           /* of the ids of its pages */
  guint       n;
} galleries[] = {
  { "assyria-2e", "Favours", "favour-card.", 19 },
  { "assyria-2e", "Civilisations", "civilisation.", 10 },
  { "tigris-euphrates", "Tiles", "tile.", 4 },
  { "tigris-euphrates", "Leaders", "leader.", 4 },
  { "tigris-euphrates", "Monuments", "monument.", 6 },
  { "tigris-euphrates", "Civilization buildings", "building.", 4 },
};

static TrReference *
new_reference (const char *game)
{
  static const char *const english[] = { "C", NULL };
  g_autoptr(TrBox) box = tr_box_new_built_in (tr_games_find (game), NULL);
  g_autoptr(GError) error = NULL;
  TrReference *reference = tr_reference_new (box, english, &error);

  g_assert_no_error (error);
  return reference;
}

/* Titles of the cards that are there and have a picture. */
static void
list_cards (GtkWidget *root,
            GPtrArray *titles)
{
  if (GTK_IS_FLOW_BOX_CHILD (root))
    {
      GtkWidget *box = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (root));
      GtkWidget *picture = gtk_widget_get_first_child (box);

      g_assert_true (TR_IS_PICTURE (picture));
      g_assert_cmpint (gtk_widget_get_height (picture), >=, 100);
      g_ptr_array_add (titles, g_strdup (gtk_label_get_label (GTK_LABEL (gtk_widget_get_next_sibling (picture)))));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_cards (child, titles);
}

static void
test_whole (gconstpointer data)
{
  guint number = GPOINTER_TO_UINT (data);
  g_autoptr(TrReference) reference = new_reference (galleries[number].game);
  g_autoptr(GPtrArray) titles = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *gallery = tr_gallery_new ();
  GtkWidget *window = test_game_window (gallery, 900, 700, NULL);

  g_assert_true (tr_gallery_has (reference, galleries[number].group));
  tr_gallery_set_group (TR_GALLERY (gallery), reference, galleries[number].group);
  test_game_run (50);
  list_cards (gallery, titles);
  g_assert_cmpuint (titles->len, ==, galleries[number].n);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (reference)); i++)
    {
      g_autoptr(TrPage) page = g_list_model_get_item (G_LIST_MODEL (reference), i);
      gboolean wanted = g_str_has_prefix (tr_page_get_id (page), galleries[number].prefix);
      guint n = 0;

      for (guint j = 0; wanted && j < titles->len; j++)
        n += g_str_equal (g_ptr_array_index (titles, j), tr_page_get_title (page));
      g_assert_cmpuint (n, ==, wanted ? 1 : 0);
    }
  test_game_close (window);
}

/* Pages about rules are no cards. */
static void
test_others (void)
{
  g_autoptr(TrReference) reference = new_reference ("tigris-euphrates");

  g_assert_false (tr_gallery_has (reference, "Actions"));
  g_assert_false (tr_gallery_has (reference, "Monuments and treasures"));
  g_assert_false (tr_gallery_has (reference, "nothing of the kind"));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  for (guint i = 0; i < G_N_ELEMENTS (galleries); i++)
    {
      g_autofree char *name = g_strdup_printf ("/gallery/%s/%s", galleries[i].game, galleries[i].group);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), test_whole);
    }
  g_test_add_func ("/gallery/others", test_others);
  return g_test_run ();
}
