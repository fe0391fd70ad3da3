/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-board-view-private.h"

#include <adwaita.h>

/* A board view in a real window, with a scene of our own: six hexagons, a card and a button. */

enum { MAP = 1, CARD = 20, TOKEN = 30, SITE = 40 };

typedef struct
{
  GtkWidget   *window;
  TrBoardView *view;
  guint        refused;
  char        *sentence;
  guint        explained;
} Fixture;

static TrScene *
make_scene (float hut_x)
{
  TrScene *scene = tr_scene_new (600, 400);
  TrSpot *site;

  tr_scene_set_ground (scene, g_strdup ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 400'>"
                                        "<rect class='sand' width='600' height='400'/></svg>"));
  tr_scene_add_section (scene, "Map", tr_rect (0, 0, 300, 400));
  g_array_index (scene->sections, TrSection, 0).main = TRUE;
  for (guint row = 0; row < 2; row++)
    for (guint place = 0; place < 3; place++)
      {
        char *name = g_strdup_printf ("%c%u", 'A' + row, place + 1);

        tr_scene_add_spot (scene, MAP + row * 3 + place, TR_SHAPE_HEX,
                           tr_rect ((float) (place * 86 + row * 43), (float) (row * 75), 86, 100), name, NULL);
      }
  site = tr_scene_add_spot (scene, SITE, TR_SHAPE_ROUND, tr_rect_around (86, 75, 20, 20), g_strdup ("Site"), NULL);
  site->shy = TRUE;
  tr_scene_add_section (scene, "Cards", tr_rect (300, 0, 300, 400));
  tr_scene_add_spot (scene, CARD, TR_SHAPE_RECT, tr_rect (320, 20, 80, 112), g_strdup ("Card"), g_strdup ("Two wheat."));
  tr_scene_add_spot (scene, TOKEN, TR_SHAPE_ROUND, tr_rect (320, 200, 40, 40), g_strdup ("Token"), NULL);
  tr_scene_add_piece (scene, "hut", 0, tr_rect (hut_x, 30, 40, 36));
  tr_scene_add_label (scene, "14", tr_rect (420, 20, 60, 20), 16);
  return scene;
}

static void
on_refused (TrBoardView *view,
            guint        key,
            const char  *sentence,
            const char  *rule,
            Fixture     *fixture)
{
  fixture->refused = key;
  g_free (fixture->sentence);
  fixture->sentence = g_strdup (sentence);
}

static void
on_explain (TrBoardView *view,
            guint        key,
            Fixture     *fixture)
{
  fixture->explained = key;
}

static void
run_until_mapped (GtkWidget *window)
{
  while (!gtk_widget_get_mapped (window) || gtk_widget_get_width (window) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
settle (void)
{
  for (guint i = 0; i < 20; i++)
    {
      while (g_main_context_iteration (NULL, FALSE));
      g_usleep (2000);
    }
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (TrScene) scene = make_scene (20);
  TrSeat seats[1] = { { .colour = TR_COLOUR_BLUE, .mark = TR_MARK_TRIANGLE } };

  fixture->view = TR_BOARD_VIEW (tr_board_view_new ());
  g_object_set (fixture->view, "zoomable", TRUE, NULL);
  tr_board_view_set_seats (fixture->view, seats, 1);
  tr_board_view_set_scene (fixture->view, scene, FALSE);
  g_signal_connect (fixture->view, "refused", G_CALLBACK (on_refused), fixture);
  g_signal_connect (fixture->view, "explain", G_CALLBACK (on_explain), fixture);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 900, 600);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->view));
  gtk_window_present (GTK_WINDOW (fixture->window));
  run_until_mapped (fixture->window);
  settle ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  TrBoardView *view = g_object_ref (fixture->view);

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  settle ();
  g_assert_finalize_object (view);
  g_free (fixture->sentence);
}

static guint32
focused (Fixture *fixture)
{
  for (guint32 key = 1; key < 50; key++)
    {
      GtkWidget *widget = tr_board_view_get_spot_widget (fixture->view, key);

      if (widget != NULL && gtk_widget_is_focus (widget))
        return key;
    }
  return 0;
}

static void
move (Fixture          *fixture,
      GtkDirectionType  direction)
{
  gtk_widget_child_focus (GTK_WIDGET (fixture->view), direction);
}

/* Every spot is a widget with a role and a name; a shy one is not there. */
static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *card = tr_board_view_get_spot_widget (fixture->view, CARD);

  g_assert_nonnull (tr_board_view_get_spot_widget (fixture->view, MAP));
  gtk_test_accessible_assert_role (card, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Card");
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Two wheat.");
  gtk_test_accessible_assert_role (fixture->view, GTK_ACCESSIBLE_ROLE_GROUP);
  g_assert_false (gtk_widget_get_visible (tr_board_view_get_spot_widget (fixture->view, SITE)));
}

/* A1 A2 A3
 *   B1 B2 B3 */
static void
test_arrows (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_true (tr_board_view_focus_spot (fixture->view, MAP));
  move (fixture, GTK_DIR_RIGHT);
  g_assert_cmpuint (focused (fixture), ==, MAP + 1);
  move (fixture, GTK_DIR_DOWN);
  g_assert_cmpuint (focused (fixture), ==, MAP + 3);
  move (fixture, GTK_DIR_LEFT);
  g_assert_cmpuint (focused (fixture), ==, MAP + 3);
  move (fixture, GTK_DIR_RIGHT);
  move (fixture, GTK_DIR_RIGHT);
  g_assert_cmpuint (focused (fixture), ==, MAP + 5);
  move (fixture, GTK_DIR_UP);
  g_assert_cmpuint (focused (fixture), ==, MAP + 2);
  /* Another part of the table. */
  move (fixture, GTK_DIR_TAB_FORWARD);
  g_assert_cmpuint (focused (fixture), ==, CARD);
  move (fixture, GTK_DIR_DOWN);
  g_assert_cmpuint (focused (fixture), ==, TOKEN);
  move (fixture, GTK_DIR_TAB_BACKWARD);
  g_assert_cmpuint (focused (fixture), ==, MAP);
  tr_board_view_focus_section (fixture->view, 1);
  g_assert_cmpuint (focused (fixture), ==, CARD);
  tr_board_view_focus_section (fixture->view, 1);
  g_assert_cmpuint (focused (fixture), ==, MAP);
}

static void
point (Fixture *fixture,
       guint32  key)
{
  double x, y;

  g_assert_true (tr_board_view_locate (fixture->view, key, &x, &y));
  g_assert_true (tr_board_view_point_at (fixture->view, x, y));
}

/* Without a game every spot tells what it is, whichever way it is chosen. */
static void
test_point (Fixture       *fixture,
            gconstpointer  data)
{
  point (fixture, CARD);
  g_assert_cmpuint (fixture->refused, ==, CARD);
  g_assert_cmpstr (fixture->sentence, ==, "Card. Two wheat.");
  g_assert_cmpuint (focused (fixture), ==, CARD);
  gtk_widget_activate (tr_board_view_get_spot_widget (fixture->view, TOKEN));
  g_assert_cmpuint (fixture->refused, ==, TOKEN);
  g_assert_cmpstr (fixture->sentence, ==, "Token");
  /* What a screen reader has. */
  gtk_widget_activate_action (tr_board_view_get_spot_widget (fixture->view, CARD), "spot.activate", NULL);
  g_assert_cmpuint (fixture->refused, ==, CARD);
  /* The corner of a hexagon's box is not the hexagon, and beside it is nothing. */
  g_assert_false (tr_board_view_point_at (fixture->view, 1, 1));
}

/* What is under the pointer stays there; nothing beyond an edge is shown. */
static void
test_zoom (Fixture       *fixture,
           gconstpointer  data)
{
  double zoom, x, y;

  tr_board_view_zoom_by (fixture->view, 2);
  settle ();
  g_object_get (fixture->view, "zoom", &zoom, NULL);
  g_assert_cmpfloat (zoom, ==, 2);
  point (fixture, MAP + 4);
  g_assert_cmpuint (fixture->refused, ==, MAP + 4);
  /* Keys bring what they reach into sight. */
  g_assert_true (tr_board_view_focus_spot (fixture->view, TOKEN));
  settle ();
  tr_board_view_locate (fixture->view, TOKEN, &x, &y);
  g_assert_cmpfloat (x, >=, 0);
  g_assert_cmpfloat (x, <=, gtk_widget_get_width (GTK_WIDGET (fixture->view)));
  g_assert_cmpfloat (y, >=, 0);
  g_assert_cmpfloat (y, <=, gtk_widget_get_height (GTK_WIDGET (fixture->view)));
  tr_board_view_zoom_fit (fixture->view);
  g_object_get (fixture->view, "zoom", &zoom, NULL);
  g_assert_cmpfloat (zoom, ==, 1);
  tr_board_view_zoom_by (fixture->view, 0.1);
  g_object_get (fixture->view, "zoom", &zoom, NULL);
  g_assert_cmpfloat (zoom, ==, 1);
}

/* A piece slides to its new place and then lies there; a widget stays the same and keeps the focus. */
static void
test_motion (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (TrScene) scene = make_scene (200);
  GtkWidget *card = tr_board_view_get_spot_widget (fixture->view, CARD);
  gint64 end = g_get_monotonic_time () + 5 * G_TIME_SPAN_SECOND;

  tr_board_view_focus_spot (fixture->view, CARD);
  tr_board_view_set_pace (fixture->view, 60);
  tr_board_view_set_scene (fixture->view, scene, TRUE);
  g_assert_true (tr_board_view_is_moving (fixture->view));
  g_assert_true (tr_board_view_get_spot_widget (fixture->view, CARD) == card);
  g_assert_cmpuint (focused (fixture), ==, CARD);
  while (tr_board_view_is_moving (fixture->view) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (tr_board_view_is_moving (fixture->view));

  /* Without motion, or without a pace, it is there at once. */
  tr_board_view_set_scene (fixture->view, scene, FALSE);
  g_assert_false (tr_board_view_is_moving (fixture->view));
  tr_board_view_set_pace (fixture->view, 0);
  {
    g_autoptr (TrScene) back = make_scene (20);

    tr_board_view_set_scene (fixture->view, back, TRUE);
  }
  g_assert_false (tr_board_view_is_moving (fixture->view));
  tr_board_view_float (fixture->view, (TrThing) { 0 }, 0, "+2");
  tr_board_view_sweep (fixture->view, "flood", 900);
  g_assert_false (tr_board_view_is_moving (fixture->view));
}

/* Until it has been drawn. */
static void
wait_for_drawing (Fixture *fixture)
{
  while (fixture->view->outlines == NULL || fixture->view->labels == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* How far down the words reach, with a font of DPI. */
static float
measure_words (Fixture *fixture,
               int      dpi)
{
  graphene_rect_t bounds;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * 1024, NULL);
  settle ();
  wait_for_drawing (fixture);
  gsk_render_node_get_bounds (fixture->view->labels, &bounds);
  return bounds.origin.y + bounds.size.height;
}

/* Words grow with those of the desktop, to both sides of where they stand, as far as there is room for them. */
static void
test_large_text (Fixture       *fixture,
                 gconstpointer  data)
{
  float usual = measure_words (fixture, 96);

  g_assert_cmpfloat (measure_words (fixture, 72), ==, usual);
  g_assert_cmpfloat (measure_words (fixture, 240), >, usual + 1);
  g_assert_cmpfloat (measure_words (fixture, 240), <, 45 * (float) fixture->view->scale);
  g_assert_cmpfloat (measure_words (fixture, 96), ==, usual);
}

/* How many parts of the lights were drawn anew since BEFORE. */
static guint
count_drawn (Fixture     *fixture,
             TrLitParts  *before,
             guint       *last)
{
  guint n = 0;

  wait_for_drawing (fixture);
  for (guint i = 0; i < TR_BOARD_PARTS; i++)
    if (fixture->view->outline_parts.nodes[i] != before->nodes[i])
      {
        *last = i;
        n++;
      }
  return n;
}

/* What has changed is drawn anew, and nothing else: the renderer tells by the nodes. */
static void
test_parts (Fixture       *fixture,
            gconstpointer  data)
{
  TrBoardView *view = fixture->view;
  const TrSpot *card = tr_scene_find_spot (view->scene, CARD);
  guint number = (guint) (card - (const TrSpot *) (gpointer) view->scene->spots->data);
  g_autoptr(TrScene) scene = make_scene (20);
  g_autoptr(GList) words = NULL, words_after = NULL;
  TrLitParts before;
  guint part = 0;

  wait_for_drawing (fixture);
  before = view->outline_parts;
  for (guint i = 0; i < TR_BOARD_PARTS; i++)
    gsk_render_node_ref (before.nodes[i]);
  view->recent[number] = TRUE;
  tr_board_view_forget_lights (view);
  g_assert_cmpuint (count_drawn (fixture, &before, &part), ==, 1);
  g_assert_cmpuint (part, ==, tr_board_view_find_part (view, &card->rect));
  view->recent[number] = FALSE;
  tr_board_view_forget_lights (view);
  for (guint i = 0; i < TR_BOARD_PARTS; i++)
    gsk_render_node_unref (before.nodes[i]);
  wait_for_drawing (fixture);
  before = view->outline_parts;

  /* The same again. */
  words = g_hash_table_get_keys (view->words);
  g_assert_cmpuint (g_list_length (words), ==, 1);
  tr_board_view_set_scene (view, scene, FALSE);
  g_assert_cmpuint (count_drawn (fixture, &before, &part), ==, 0);
  words_after = g_hash_table_get_keys (view->words);
  g_assert_cmpuint (g_list_length (words_after), ==, 1);
  g_assert_true (words->data == words_after->data);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/board-view/names", Fixture, NULL, set_up, test_names, tear_down);
  g_test_add ("/board-view/arrows", Fixture, NULL, set_up, test_arrows, tear_down);
  g_test_add ("/board-view/point", Fixture, NULL, set_up, test_point, tear_down);
  g_test_add ("/board-view/zoom", Fixture, NULL, set_up, test_zoom, tear_down);
  g_test_add ("/board-view/motion", Fixture, NULL, set_up, test_motion, tear_down);
  g_test_add ("/board-view/large-text", Fixture, NULL, set_up, test_large_text, tear_down);
  g_test_add ("/board-view/parts", Fixture, NULL, set_up, test_parts, tear_down);
  return g_test_run ();
}
