/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "game-fixture.h"
#include "hand.h"
#include "player.h"
#include "program.h"
#include "reading.h"
#include "session-fixture.h"
#include "tr-game-page.h"
#include "tr-log-row.h"
#include "tr-log-view.h"
#include "tr-notice.h"
#include "tr-page-view.h"
#include "tr-picture.h"
#include "tr-player-card.h"

#include <string.h>

/* From the table to its rules, with keys and pointer, and what the rules know of the table. */

/* ── From the table ── */

/* The Menu key, Shift+F10 and the other button on cards and civilisations. */
static void
test_from_card (void)
{
  TrWindow *window = test_reading_open_wide ();
  TrBoardView *board = test_reading_find (window, TR_TYPE_BOARD_VIEW);
  const TrSpot *card, *area;
  guint32 key;
  double x, y;

  /* Rows of cards lie there. */
  test_game_play_to (test_reading_session, "start");
  test_game_play_to (test_reading_session, "bid");
  test_hand_settle ();
  card = test_reading_find_spot (board, "favour-card.");
  area = test_reading_find_spot (board, "civilisation.");
  key = card->key;
  g_assert_true (tr_board_view_focus_spot (board, key));
  test_hand_key (GDK_KEY_Menu, 0);
  test_reading_assert (window, card->topic);
  test_hand_key (GDK_KEY_Escape, 0);
  g_assert_true (test_hand_wait (test_reading_is_on_board, window));
  /* Back to where one was. */
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == tr_board_view_get_spot_widget (board, key));

  g_assert_true (tr_board_view_focus_spot (board, area->key));
  test_hand_key (GDK_KEY_F10, GDK_SHIFT_MASK);
  test_reading_assert (window, area->topic);

  g_assert_true (tr_board_view_locate (board, card->key, &x, &y));
  test_hand_click (GTK_WIDGET (board), x, y, GDK_BUTTON_SECONDARY);
  test_reading_assert (window, card->topic);
  test_reading_end (window);
}

/* Whatever has a spot has a page. */
static void
test_from_everything (void)
{
  TrWindow *window = test_reading_open_wide ();
  g_autoptr(GPtrArray) views = test_player_list_views (GTK_WIDGET (window));
  guint n = 0;

  for (guint i = 0; i < views->len; i++)
    {
      TrBoardView *board = g_ptr_array_index (views, i);
      g_autoptr(TrScene) scene = tr_scene_ref (tr_board_view_get_scene (board));

      for (guint j = 0; j < scene->spots->len; j++)
        {
          const TrSpot *spot = &g_array_index (scene->spots, TrSpot, j);

          gtk_widget_activate_action (GTK_WIDGET (window), "win.search-rules", NULL);
          g_signal_emit_by_name (board, "explain", spot->key);
          if (!test_reading_is_in_page (window))
            g_error ("%s has no page", spot->name);
          n++;
        }
    }
  g_assert_cmpuint (n, >, 100);
  test_reading_end (window);
}

/* A player's own figures, and what they add up to. */
static void
test_from_player (void)
{
  TrWindow *window = test_reading_open_wide ();
  TrPlayerCard *card = test_reading_find (window, TR_TYPE_PLAYER_CARD);
  GtkWidget *header = test_reading_find (card, GTK_TYPE_BUTTON);

  gtk_widget_grab_focus (header);
  test_hand_key (GDK_KEY_Menu, 0);
  test_reading_assert (window, "points");
  test_reading_end (window);
}

/* A finger that stays; the X server here has none, so that its gesture is told. */
static void
press_long (gpointer widget,
            double   x,
            double   y)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GObject) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_GESTURE_LONG_PRESS (controller))
        continue;
      g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (controller)));
      g_signal_emit_by_name (controller, "pressed", x, y);
      n++;
    }
  g_assert_cmpuint (n, ==, 1);
}

static void
test_long_press (void)
{
  TrWindow *window = test_reading_open_wide ();
  TrBoardView *board = test_reading_find (window, TR_TYPE_BOARD_VIEW);
  const TrSpot *area = test_reading_find_spot (board, "civilisation.");
  double x, y;

  g_assert_true (tr_board_view_locate (board, area->key, &x, &y));
  press_long (board, x, y);
  test_reading_assert (window, area->topic);
  test_hand_key (GDK_KEY_Escape, 0);
  g_assert_true (test_hand_wait (test_reading_is_on_board, window));

  press_long (test_reading_find (window, TR_TYPE_PLAYER_CARD), 10, 5);
  test_reading_assert (window, "points");
  test_reading_end (window);
}

/* Something that cannot be done: a blocked space of the map. */
static const TrSpot *
find_refused (TrBoardView *board)
{
  TrScene *scene = tr_board_view_get_scene (board);
  g_autoptr(TrPicker) picker = NULL;

  g_object_get (board, "picker", &picker, NULL);
  for (guint i = 0; i < scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (scene->spots, TrSpot, i);

      if (spot->pick.n > 0 && !spot->shy && tr_picker_get_lit (picker, &spot->pick) == TR_LIT_NOT)
        return spot;
    }
  g_assert_not_reached ();
}

/* A refusal says its rule by its title, and leads to it: with a click, and with Tab and Enter. */
static void
test_from_refusal (void)
{
  TrWindow *window = test_reading_open_wide ();
  TrBoardView *board = test_reading_find (window, TR_TYPE_BOARD_VIEW);
  TrNotice *notice = test_reading_find (window, TR_TYPE_NOTICE);
  const TrSpot *spot = find_refused (board);
  g_autofree char *rule = NULL;
  g_autofree char *title = NULL;
  GtkWidget *link;

  g_assert_true (tr_board_view_focus_spot (board, spot->key));
  test_hand_key (GDK_KEY_Return, 0);
  g_assert_nonnull (tr_notice_get_text (notice));
  rule = g_strdup (tr_notice_get_rule (notice));
  g_assert_nonnull (rule);
  title = tr_reference_dup_title (tr_session_get_reference (test_reading_session), rule);
  link = test_reading_find (notice, GTK_TYPE_BUTTON);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (link)), ==, title);
  gtk_test_accessible_assert_role (link, GTK_ACCESSIBLE_ROLE_LINK);
  g_assert_false (test_program_says (GTK_WIDGET (notice), rule));

  g_assert_true (test_hand_wait (test_reading_is_mapped, link));
  test_program_tab_to (link);
  test_hand_key (GDK_KEY_Return, 0);
  test_reading_assert (window, tr_page_get_id (test_reading_find_page (rule)));
  g_assert_cmpstr (tr_reference_view_get_current (test_reading_get_view (window)), ==, rule);
  test_hand_key (GDK_KEY_Escape, 0);

  test_hand_click (link, 10, 5, GDK_BUTTON_PRIMARY);
  test_reading_assert (window, tr_page_get_id (test_reading_find_page (rule)));
  test_reading_end (window);
}

/* Who asks twice why something cannot be done comes to the rule. */
static void
test_explain (void)
{
  TrWindow *window = test_reading_open_wide ();
  TrBoardView *board = test_reading_find (window, TR_TYPE_BOARD_VIEW);
  TrNotice *notice = test_reading_find (window, TR_TYPE_NOTICE);
  g_autofree char *rule = NULL;

  g_assert_true (tr_board_view_focus_spot (board, find_refused (board)->key));
  test_hand_key (GDK_KEY_e, GDK_CONTROL_MASK);
  rule = g_strdup (tr_notice_get_rule (notice));
  g_assert_nonnull (rule);
  g_assert_null (test_reading_get_view (window));
  test_hand_key (GDK_KEY_e, GDK_CONTROL_MASK);
  test_reading_assert (window, tr_page_get_id (test_reading_find_page (rule)));
  /* The board is free again where the notice was. */
  test_hand_click (GTK_WIDGET (notice), 4, 4, GDK_BUTTON_PRIMARY);
  g_assert_null (tr_notice_get_text (notice));
  test_reading_end (window);
}

/* ── From the log ── */

/* Whether all of ROW can be seen: a list has rows beyond its edges. */
static gboolean
is_seen (GtkWidget *row)
{
  GtkWidget *log = gtk_widget_get_ancestor (row, TR_TYPE_LOG_VIEW);
  double x, y;

  return gtk_widget_get_mapped (row) && gtk_widget_translate_coordinates (row, log, 0, 0, &x, &y) && y >= 0
         && y + gtk_widget_get_height (row) <= gtk_widget_get_height (log);
}

static GtkWidget *
find_row (GtkWidget *root)
{
  TrLogLine *line = TR_IS_LOG_ROW (root) ? tr_log_row_get_line (TR_LOG_ROW (root)) : NULL;

  if (line != NULL && tr_log_line_get_points (line) != 0 && tr_log_line_get_rule (line) != NULL && is_seen (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* A log follows the game for some frames before it rests: a row is where it was, again and again. */
static gboolean
has_points (gpointer window)
{
  static GtkWidget *last;
  static double last_y;
  static guint n_same;
  GtkWidget *row = find_row (window);
  double x, y = 0;

  if (row != NULL)
    gtk_widget_translate_coordinates (row, window, 0, 0, &x, &y);
  n_same = row != NULL && row == last && y == last_y ? n_same + 1 : 0;
  last = row;
  last_y = y;
  g_usleep (2000);
  return n_same > 100;
}

static void
test_from_log (void)
{
  TrWindow *window = test_reading_open_wide ();
  uint64_t random = 5;
  GtkWidget *row;
  g_autofree char *rule = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "game.log", NULL);
  for (guint i = 0; i < 200 && find_row (GTK_WIDGET (window)) == NULL; i++)
    {
      test_session_play (test_reading_session, 1, &random);
      test_hand_settle ();
    }
  g_assert_true (test_hand_wait (has_points, window));
  row = find_row (GTK_WIDGET (window));
  rule = g_strdup (tr_log_line_get_rule (tr_log_row_get_line (TR_LOG_ROW (row))));
  test_hand_click (row, gtk_widget_get_width (row) - 20, 8, GDK_BUTTON_PRIMARY);
  test_reading_assert (window, tr_page_get_id (test_reading_find_page (rule)));
  /* And not to the moment of the line. */
  g_assert_false (tr_session_get_reviewing (test_reading_session));
  test_hand_key (GDK_KEY_Escape, 0);

  gtk_widget_activate_action (GTK_WIDGET (window), "game.log", NULL);
  g_assert_true (test_hand_wait (has_points, window));
  row = find_row (GTK_WIDGET (window));
  g_free (rule);
  rule = g_strdup (tr_log_line_get_rule (tr_log_row_get_line (TR_LOG_ROW (row))));
  gtk_widget_grab_focus (gtk_widget_get_parent (row));
  test_hand_key (GDK_KEY_Menu, 0);
  test_reading_assert (window, tr_page_get_id (test_reading_find_page (rule)));
  test_reading_end (window);
}

/* ── Galleries ── */

static GtkWidget *
find_card (TrGallery  *gallery,
           const char *title)
{
  GtkWidget *label = test_program_find (GTK_WIDGET (gallery), GTK_TYPE_LABEL, title);

  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_FLOW_BOX_CHILD) : NULL;
}

static guint
count_shown (GtkWidget *root)
{
  guint n = GTK_IS_FLOW_BOX_CHILD (root) && gtk_widget_get_child_visible (root) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_shown (child);
  return n;
}

static void
press (gpointer    root,
       const char *label)
{
  GtkWidget *button = test_program_find (GTK_WIDGET (root), GTK_TYPE_TOGGLE_BUTTON, label);

  g_assert_nonnull (button);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  test_hand_settle ();
}

/* Three civilisations are on the table; which, and which of them matters now, comes from the scene alone. */
static void
test_gallery (void)
{
  TrWindow *window = test_reading_open_wide ();
  GHashTable *presence;
  TrGallery *gallery;
  GtkWidget *card;
  GtkWidget *picture;
  guint n = 0;

  test_reading_search (window, "medes");
  test_reading_assert (window, "civilisation.medes");
  test_program_tab_to (test_reading_find_link (test_reading_find (window, TR_TYPE_PAGE_VIEW), "gallery:Civilisations"));
  test_hand_key (GDK_KEY_Return, 0);
  gallery = test_reading_find (window, TR_TYPE_GALLERY);
  g_assert_true (test_hand_wait (test_reading_is_mapped, gallery));
  g_assert_cmpuint (count_shown (GTK_WIDGET (gallery)), ==, 10);

  presence = tr_game_page_list_presence (test_reading_find (window, TR_TYPE_GAME_PAGE));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (tr_session_get_reference (test_reading_session))); i++)
    {
      g_autoptr(TrPage) page = g_list_model_get_item (G_LIST_MODEL (tr_session_get_reference (test_reading_session)), i);

      if (g_str_has_prefix (tr_page_get_id (page), "civilisation."))
        n += GPOINTER_TO_UINT (g_hash_table_lookup (presence, tr_page_get_id (page))) & TR_PRESENT_TABLE ? 1 : 0;
    }
  g_hash_table_unref (presence);
  g_assert_cmpuint (n, ==, 3);
  press (gallery, "On the table");
  g_assert_cmpuint (count_shown (GTK_WIDGET (gallery)), ==, 3);
  press (gallery, "In your hand");
  g_assert_cmpuint (count_shown (GTK_WIDGET (gallery)), ==, 0);
  g_assert_true (test_program_says (GTK_WIDGET (gallery), "None of these"));
  press (gallery, "All");

  card = find_card (gallery, "Medes");
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Medes");
  picture = test_reading_find (card, TR_TYPE_PICTURE);
  gtk_test_accessible_assert_role (picture, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (picture, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "The sign of the Medes; a roof costs 2 camels");
  gtk_widget_grab_focus (card);
  test_hand_key (GDK_KEY_Return, 0);
  test_reading_assert (window, "civilisation.medes");
  test_reading_end (window);
}

/* What is in one's hand, and what of it can be used, changes with the game. */
static void
test_presence (void)
{
  TrWindow *window = test_reading_open_wide ();
  TrGamePage *page = test_reading_find (window, TR_TYPE_GAME_PAGE);
  uint64_t random = 9;
  guint n_hand = 0, n_usable = 0, n_idle = 0;

  for (guint i = 0; i < 300 && test_session_play (test_reading_session, 1, &random); i++)
    {
      g_autoptr(GHashTable) presence = NULL;
      GHashTableIter iter;
      gpointer id, where;

      test_hand_settle ();
      presence = tr_game_page_list_presence (page);
      g_hash_table_iter_init (&iter, presence);
      while (g_hash_table_iter_next (&iter, &id, &where))
        if (g_str_has_prefix (id, "favour-card.") && (GPOINTER_TO_UINT (where) & TR_PRESENT_HAND))
          {
            n_hand++;
            n_usable += GPOINTER_TO_UINT (where) & TR_PRESENT_USABLE ? 1 : 0;
            n_idle += GPOINTER_TO_UINT (where) & TR_PRESENT_USABLE ? 0 : 1;
          }
    }
  g_assert_cmpuint (n_hand, >, 0);
  g_assert_cmpuint (n_usable, >, 0);
  g_assert_cmpuint (n_idle, >, 0);
  test_reading_end (window);
}

int
main (int    argc,
      char **argv)
{
  test_program_init (&argc, &argv);
  g_test_add_func ("/reference-table/from-card", test_from_card);
  g_test_add_func ("/reference-table/from-everything", test_from_everything);
  g_test_add_func ("/reference-table/from-player", test_from_player);
  g_test_add_func ("/reference-table/long-press", test_long_press);
  g_test_add_func ("/reference-table/from-refusal", test_from_refusal);
  g_test_add_func ("/reference-table/explain", test_explain);
  g_test_add_func ("/reference-table/from-log", test_from_log);
  g_test_add_func ("/reference-table/gallery", test_gallery);
  g_test_add_func ("/reference-table/presence", test_presence);
  return test_program_run ();
}
