/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hand.h"
#include "program.h"
#include "reading.h"
#include "session-fixture.h"
#include "tr-board-view.h"
#include "tr-game-page.h"
#include "tr-games.h"
#include "tr-page-view.h"
#include "tr-reference-window.h"

/* The rules in the program, with keys: opened, searched, followed, and gone back in. */

/* ── With keys ── */

static void
test_keys (void)
{
  TrWindow *window = test_reading_open_wide ();

  /* Nothing of it is there before it is wanted. */
  g_assert_null (test_reading_get_view (window));
  test_hand_key (GDK_KEY_F1, 0);
  test_reading_assert (window, test_reading_get_asked (window));
  g_assert_true (test_hand_wait (test_reading_is_in_page, window));

  test_reading_search (window, "medes");
  test_reading_assert (window, "civilisation.medes");
  test_hand_key (GDK_KEY_Left, GDK_ALT_MASK);
  test_reading_assert (window, test_reading_get_asked (window));
  g_assert_false (tr_session_get_reviewing (test_reading_session));
  test_hand_key (GDK_KEY_Right, GDK_ALT_MASK);
  test_reading_assert (window, "civilisation.medes");

  /* F1 is the way to the question from everywhere, and from there back to the board. */
  test_hand_key (GDK_KEY_F1, 0);
  test_reading_assert (window, test_reading_get_asked (window));
  test_hand_key (GDK_KEY_F1, 0);
  g_assert_true (test_hand_wait (test_reading_is_on_board, window));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (test_reading_get_view (window))));
  test_reading_end (window);
}

static GtkAdjustment *
get_scroll (gpointer window)
{
  GtkWidget *page = test_reading_find (test_reading_get_view (window), TR_TYPE_PAGE_VIEW);
  GtkScrolledWindow *scroller = test_reading_find (page, GTK_TYPE_SCROLLED_WINDOW);

  return gtk_scrolled_window_get_vadjustment (scroller);
}

static gboolean
scroll_away (gpointer window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  double x, y;

  gtk_adjustment_set_value (get_scroll (window), gtk_adjustment_get_upper (get_scroll (window)));
  return gtk_widget_translate_coordinates (focus, window, 0, 0, &x, &y) && y + gtk_widget_get_height (focus) < -20;
}

static gboolean
has_menu (gpointer window)
{
  GtkWidget *menu = test_program_find (gtk_window_get_focus (window), GTK_TYPE_POPOVER, NULL);

  return menu != NULL && gtk_widget_get_mapped (menu);
}

static gboolean
is_in_view (gpointer window)
{
  GtkWidget *page = test_reading_find (test_reading_get_view (window), TR_TYPE_PAGE_VIEW);
  double x, y;

  return gtk_widget_translate_coordinates (gtk_window_get_focus (window), page, 0, 0, &x, &y)
         && y >= 0;
}

/* What is read has its menu where it can be seen: not while it is scrolled off the screen. */
static void
test_menu (void)
{
  TrWindow *window = test_reading_open (1300, 400);
  GtkWidget *label;

  test_hand_key (GDK_KEY_F1, 0);
  test_reading_assert (window, test_reading_get_asked (window));
  g_assert_true (test_hand_wait (test_reading_is_in_page, window));
  label = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (test_hand_wait (scroll_away, window));
  test_hand_key (GDK_KEY_F10, GDK_SHIFT_MASK);
  g_assert_true (test_hand_wait (is_in_view, window));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == label);
  g_assert_false (has_menu (window));
  test_hand_settle ();
  test_hand_key (GDK_KEY_F10, GDK_SHIFT_MASK);
  g_assert_nonnull (test_program_find (label, GTK_TYPE_POPOVER, NULL));
  test_hand_key (GDK_KEY_Escape, 0);
  test_reading_end (window);
}

/* A link is reached with Tab and followed with Enter. */
static void
test_follow (void)
{
  TrWindow *window = test_reading_open_wide ();
  GtkWidget *label;

  test_reading_search (window, "civilisations");
  test_reading_assert (window, "civilisations");
  label = test_reading_find_link (test_reading_find (window, TR_TYPE_PAGE_VIEW), "civilisation.babylonians");
  g_assert_nonnull (label);
  /* To its text, and on to the link in it. */
  test_program_tab_to (label);
  test_hand_key (GDK_KEY_Tab, 0);
  test_hand_key (GDK_KEY_Return, 0);
  test_reading_assert (window, "civilisation.babylonians");
  g_assert_true (test_hand_wait (test_reading_is_in_page, window));
  test_hand_key (GDK_KEY_Left, GDK_ALT_MASK);
  test_reading_assert (window, "civilisations");
  test_reading_end (window);
}

/* Escape empties the search, then leaves. */
static void
test_escape (void)
{
  TrWindow *window = test_reading_open_wide ();
  GtkEditable *entry;

  test_hand_key (GDK_KEY_f, GDK_CONTROL_MASK);
  g_assert_true (test_hand_wait (test_reading_is_in_contents, window));
  test_program_type ("zig");
  entry = GTK_EDITABLE (test_reading_find (test_reading_get_view (window), GTK_TYPE_SEARCH_ENTRY));
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "zig");
  test_hand_key (GDK_KEY_Escape, 0);
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (test_reading_get_view (window))));
  test_hand_key (GDK_KEY_Escape, 0);
  g_assert_true (test_hand_wait (test_reading_is_on_board, window));
  test_reading_end (window);
}

/* ── A page ── */

static void
count_roles (GtkWidget *root,
             guint     *n_headings,
             guint     *n_selectable)
{
  *n_headings += gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (root)) == GTK_ACCESSIBLE_ROLE_HEADING ? 1 : 0;
  *n_selectable += GTK_IS_LABEL (root) && gtk_label_get_selectable (GTK_LABEL (root)) ? 1 : 0;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    count_roles (child, n_headings, n_selectable);
}

/* Every page of every game can be shown; all of its text is there, can be selected, and has its headings. */
static void
test_pages (void)
{
  TrPageView *view = TR_PAGE_VIEW (g_object_ref_sink (tr_page_view_new ()));

  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      g_autoptr(TrBox) box = tr_box_new_built_in (tr_games_get (i), NULL);
      g_autoptr(TrReference) reference = tr_reference_new (box, NULL, NULL);

      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (reference)); j++)
        {
          g_autoptr(TrPage) page = g_list_model_get_item (G_LIST_MODEL (reference), j);
          guint n_sections = 1, n_headings = 0, n_selectable = 0;

          tr_page_view_set_page (view, reference, page, 0, -1);
          for (guint k = 0; k < tr_page_get_n_blocks (page); k++)
            {
              g_autofree char *text = tr_block_dup_text (tr_page_get_block (page, k));

              n_sections += tr_page_get_block (page, k)->kind == TR_BLOCK_SECTION ? 1 : 0;
              g_assert_true (test_program_says (GTK_WIDGET (view), text));
            }
          n_sections += tr_page_get_see_also (page)[0] != NULL ? 1 : 0;
          count_roles (GTK_WIDGET (view), &n_headings, &n_selectable);
          g_assert_cmpuint (n_headings, ==, n_sections);
          g_assert_cmpuint (n_selectable, >=, tr_page_get_n_blocks (page) + 1);
        }
    }
  g_assert_finalize_object (view);
}

/* ── Windows ── */

/* In a window of its own, with the same page, which then follows the table. */
static void
test_detached (void)
{
  TrWindow *window = test_reading_open_wide ();
  TrBoardView *board = test_reading_find (window, TR_TYPE_BOARD_VIEW);
  const char *topic = test_reading_find_spot (board, "civilisation.")->topic;
  GtkWidget *other;

  test_reading_search (window, "medes");
  test_reading_assert (window, "civilisation.medes");
  gtk_widget_activate_action (GTK_WIDGET (test_reading_get_view (window)), "rules.detach", NULL);
  other = test_program_wait (TR_TYPE_REFERENCE_WINDOW);
  test_reading_assert (other, "civilisation.medes");
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (test_reading_get_view (window))));

  test_reading_search (other, "canaanites");
  test_reading_assert (other, "civilisation.canaanites");
  test_hand_key (GDK_KEY_Left, GDK_ALT_MASK);
  test_reading_assert (other, "civilisation.medes");
  test_hand_key (GDK_KEY_F1, 0);
  test_reading_assert (other, test_reading_get_asked (window));

  g_signal_emit_by_name (board, "explain", test_reading_find_spot (board, "civilisation.")->key);
  test_reading_assert (other, topic);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (test_reading_get_view (window))));
  /* It goes with the game's window. */
  test_reading_end (window);
}

static gboolean
is_covered (gpointer page)
{
  return !g_action_group_get_action_enabled (tr_game_page_get_actions (page), "log");
}

/* While the screen is handed over nothing is told of the table; the rules can be read all the same. */
static void
test_covered (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.tworivers.TwoRivers");
  uint64_t random = 3;
  TrWindow *window;
  TrGamePage *page;

  g_settings_set_boolean (settings, "hand-over", TRUE);
  window = test_reading_open_wide ();
  page = test_reading_find (window, TR_TYPE_GAME_PAGE);
  for (guint i = 0; i < 20 && !is_covered (page); i++)
    {
      test_session_play (test_reading_session, 1, &random);
      test_hand_settle ();
    }
  g_assert_true (is_covered (page));
  g_assert_null (tr_game_page_list_presence (page));
  test_hand_key (GDK_KEY_F1, 0);
  test_reading_assert (test_program_wait (TR_TYPE_REFERENCE_WINDOW), test_reading_get_asked (window));
  g_assert_null (test_reading_get_view (window));
  test_reading_end (window);
  g_settings_reset (settings, "hand-over");
}

static gboolean
is_euphrates (gpointer window)
{
  TrReference *reference = tr_reference_view_get_reference (test_reading_get_view (window));

  return reference != NULL && tr_reference_find (reference, "te.war.result", NULL) != NULL;
}

/* Without a game: whose rules they are is chosen. */
static void
test_without_game (void)
{
  TrWindow *window = test_program_open ();
  GtkWidget *rules;

  test_hand_key (GDK_KEY_F1, 0);
  rules = test_program_wait (TR_TYPE_REFERENCE_WINDOW);
  test_reading_assert (rules, "overview");
  gtk_drop_down_set_selected (test_reading_find (rules, GTK_TYPE_DROP_DOWN), 1);
  g_assert_true (test_hand_wait (is_euphrates, rules));
  test_reading_assert (rules, "overview");
  test_hand_key (GDK_KEY_Escape, 0);
  test_hand_settle ();
  test_program_end (window);
}

/* 360 pixels are enough: one thing at a time. */
static void
test_narrow (void)
{
  TrWindow *window = test_reading_open (360, 640);
  GtkWidget *page = test_reading_find (window, TR_TYPE_GAME_PAGE);
  int minimum;

  test_hand_key (GDK_KEY_F1, 0);
  test_reading_assert (window, test_reading_get_asked (window));
  test_reading_search (window, "medes");
  test_reading_assert (window, "civilisation.medes");
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 350);
  gtk_widget_measure (page, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 580);
  test_hand_key (GDK_KEY_Escape, 0);
  g_assert_true (test_hand_wait (test_reading_is_on_board, window));
  test_reading_end (window);
}

/* Another game has other pages, and none is left of the one before. */
static void
test_other_game (void)
{
  TrWindow *window = test_reading_open_wide ();
  TrSession *other;

  test_hand_key (GDK_KEY_F1, 0);
  test_reading_assert (window, test_reading_get_asked (window));
  other = test_session_new (tr_games_find ("assyria-2e"), 3, 0, TR_UNDO_FREE);
  tr_window_begin (window, other, NULL, NULL);
  test_hand_settle ();
  g_clear_object (&test_reading_session);
  test_reading_session = other;
  test_hand_key (GDK_KEY_F1, 0);
  test_reading_assert (window, test_reading_get_asked (window));
  test_reading_end (window);
}

int
main (int    argc,
      char **argv)
{
  test_program_init (&argc, &argv);
  g_test_add_func ("/reference-view/pages", test_pages);
  g_test_add_func ("/reference-view/keys", test_keys);
  g_test_add_func ("/reference-view/menu", test_menu);
  g_test_add_func ("/reference-view/follow", test_follow);
  g_test_add_func ("/reference-view/escape", test_escape);
  g_test_add_func ("/reference-view/detached", test_detached);
  g_test_add_func ("/reference-view/covered", test_covered);
  g_test_add_func ("/reference-view/without-game", test_without_game);
  g_test_add_func ("/reference-view/narrow", test_narrow);
  g_test_add_func ("/reference-view/other-game", test_other_game);
  return test_program_run ();
}
