/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "game-fixture.h"
#include "hand.h"
#include "player.h"
#include "program.h"
#include "session-fixture.h"
#include "tr-board-view.h"
#include "tr-contents-view.h"
#include "tr-game-page.h"
#include "tr-games.h"
#include "tr-log-row.h"
#include "tr-log-view.h"
#include "tr-notice.h"
#include "tr-page-view.h"
#include "tr-picture.h"
#include "tr-player-card.h"
#include "tr-reference-window.h"
#include "tr-spot-widget.h"

#include <string.h>

/* The rules in the program, with keys and pointer: opened, searched, followed, gone back in, and come to from the table. */

static TrSession *session;

static TrWindow *
open_with_game (int width,
                int height)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.tworivers.TwoRivers");
  TrWindow *window;

  g_settings_set_int (settings, "width", width);
  g_settings_set_int (settings, "height", height);
  window = test_program_open ();
  session = test_session_new (tr_games_find ("assyria-2e"), 2, 0, TR_UNDO_FREE);
  tr_window_begin (window, session, NULL, NULL);
  test_hand_settle ();
  return window;
}

static TrWindow *
open_wide (void)
{
  return open_with_game (1300, 850);
}

static void
end (TrWindow *window)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.tworivers.TwoRivers");

  /* It goes with its window: what saves it must be done when its folder is emptied. */
  g_clear_object (&session);
  test_program_end (window);
  g_settings_reset (settings, "width");
  g_settings_reset (settings, "height");
}

static gpointer
find (gpointer root,
      GType    type)
{
  return test_program_find (GTK_WIDGET (root), type, NULL);
}

/* ── What is read ── */

static TrReferenceView *
get_view (gpointer window)
{
  return find (window, TR_TYPE_REFERENCE_VIEW);
}

typedef struct
{
  gpointer    window;
  const char *id;
} Wanted;

static gboolean
is_read (gpointer data)
{
  const Wanted *wanted = data;
  TrReferenceView *view = get_view (wanted->window);
  TrPage *page = view != NULL && gtk_widget_get_mapped (GTK_WIDGET (view)) ? tr_reference_view_get_page (view) : NULL;

  return page != NULL && g_str_equal (tr_page_get_id (page), wanted->id);
}

/* PAGE, of its own id, is what is seen. */
static void
assert_read (gpointer    window,
             const char *page)
{
  Wanted wanted = { window, page };

  if (!test_hand_wait (is_read, &wanted))
    g_error ("“%s” is not read, but “%s”", page,
             get_view (window) != NULL ? tr_reference_view_get_current (get_view (window)) : "nothing");
}

static gboolean
is_in_contents (gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (data));

  return focus != NULL && gtk_widget_get_ancestor (focus, TR_TYPE_CONTENTS_VIEW) != NULL && gtk_widget_get_mapped (focus);
}

static gboolean
is_on_board (gpointer data)
{
  return TR_IS_SPOT_WIDGET (gtk_root_get_focus (GTK_ROOT (data)));
}

static gboolean
is_in_page (gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (data));

  return focus != NULL && gtk_widget_get_ancestor (focus, TR_TYPE_PAGE_VIEW) != NULL;
}

static TrPage *
find_page (const char *id)
{
  TrPage *page = tr_reference_find (tr_session_get_reference (session), id, NULL);

  g_assert_nonnull (page);
  return page;
}

/* The page of what is asked now. */
static const char *
get_asked (TrWindow *window)
{
  return tr_page_get_id (find_page (tr_game_page_get_asked (find (window, TR_TYPE_GAME_PAGE))));
}

static void
search (gpointer    window,
        const char *words)
{
  test_hand_key (GDK_KEY_f, GDK_CONTROL_MASK);
  g_assert_true (test_hand_wait (is_in_contents, window));
  test_program_type (words);
  test_hand_key (GDK_KEY_Return, 0);
}

/* ── With keys ── */

static void
test_keys (void)
{
  TrWindow *window = open_wide ();

  /* Nothing of it is there before it is wanted. */
  g_assert_null (get_view (window));
  test_hand_key (GDK_KEY_F1, 0);
  assert_read (window, get_asked (window));
  g_assert_true (test_hand_wait (is_in_page, window));

  search (window, "medes");
  assert_read (window, "civilisation.medes");
  test_hand_key (GDK_KEY_Left, GDK_ALT_MASK);
  assert_read (window, get_asked (window));
  g_assert_false (tr_session_get_reviewing (session));
  test_hand_key (GDK_KEY_Right, GDK_ALT_MASK);
  assert_read (window, "civilisation.medes");

  /* F1 is the way to the question from everywhere, and from there back to the board. */
  test_hand_key (GDK_KEY_F1, 0);
  assert_read (window, get_asked (window));
  test_hand_key (GDK_KEY_F1, 0);
  g_assert_true (test_hand_wait (is_on_board, window));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (get_view (window))));
  end (window);
}

static GtkAdjustment *
get_scroll (gpointer window)
{
  GtkScrolledWindow *scroller = find (find (get_view (window), TR_TYPE_PAGE_VIEW), GTK_TYPE_SCROLLED_WINDOW);

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
  double x, y;

  return gtk_widget_translate_coordinates (gtk_window_get_focus (window), find (get_view (window), TR_TYPE_PAGE_VIEW), 0, 0, &x, &y)
         && y >= 0;
}

/* What is read has its menu where it can be seen: not while it is scrolled off the screen. */
static void
test_menu (void)
{
  TrWindow *window = open_with_game (1300, 400);
  GtkWidget *label;

  test_hand_key (GDK_KEY_F1, 0);
  assert_read (window, get_asked (window));
  g_assert_true (test_hand_wait (is_in_page, window));
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
  end (window);
}

/* The label of the page that has a link to ID. */
static GtkWidget *
find_link (GtkWidget  *root,
           const char *id)
{
  g_autofree char *link = g_strdup_printf ("href=\"%s\"", id);

  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_label (GTK_LABEL (root)), link) != NULL)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_link (child, id);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* A link is reached with Tab and followed with Enter. */
static void
test_follow (void)
{
  TrWindow *window = open_wide ();
  GtkWidget *label;

  search (window, "civilisations");
  assert_read (window, "civilisations");
  label = find_link (find (window, TR_TYPE_PAGE_VIEW), "civilisation.babylonians");
  g_assert_nonnull (label);
  /* To its text, and on to the link in it. */
  test_program_tab_to (label);
  test_hand_key (GDK_KEY_Tab, 0);
  test_hand_key (GDK_KEY_Return, 0);
  assert_read (window, "civilisation.babylonians");
  g_assert_true (test_hand_wait (is_in_page, window));
  test_hand_key (GDK_KEY_Left, GDK_ALT_MASK);
  assert_read (window, "civilisations");
  end (window);
}

/* Escape empties the search, then leaves. */
static void
test_escape (void)
{
  TrWindow *window = open_wide ();
  GtkEditable *entry;

  test_hand_key (GDK_KEY_f, GDK_CONTROL_MASK);
  g_assert_true (test_hand_wait (is_in_contents, window));
  test_program_type ("zig");
  entry = GTK_EDITABLE (find (get_view (window), GTK_TYPE_SEARCH_ENTRY));
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "zig");
  test_hand_key (GDK_KEY_Escape, 0);
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (get_view (window))));
  test_hand_key (GDK_KEY_Escape, 0);
  g_assert_true (test_hand_wait (is_on_board, window));
  end (window);
}

/* ── From the table ── */

static const TrSpot *
find_spot (TrBoardView *board,
           const char  *topic)
{
  TrScene *scene = tr_board_view_get_scene (board);

  for (guint i = 0; i < scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (scene->spots, TrSpot, i);

      if (spot->topic != NULL && g_str_has_prefix (spot->topic, topic))
        return spot;
    }
  g_error ("nothing on the table is about “%s”", topic);
}

/* The Menu key, Shift+F10 and the other button on cards and civilisations. */
static void
test_from_card (void)
{
  TrWindow *window = open_wide ();
  TrBoardView *board = find (window, TR_TYPE_BOARD_VIEW);
  const TrSpot *card, *area;
  guint32 key;
  double x, y;

  /* Rows of cards lie there. */
  test_game_play_to (session, "start");
  test_game_play_to (session, "bid");
  test_hand_settle ();
  card = find_spot (board, "favour-card.");
  area = find_spot (board, "civilisation.");
  key = card->key;
  g_assert_true (tr_board_view_focus_spot (board, key));
  test_hand_key (GDK_KEY_Menu, 0);
  assert_read (window, card->topic);
  test_hand_key (GDK_KEY_Escape, 0);
  g_assert_true (test_hand_wait (is_on_board, window));
  /* Back to where one was. */
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == tr_board_view_get_spot_widget (board, key));

  g_assert_true (tr_board_view_focus_spot (board, area->key));
  test_hand_key (GDK_KEY_F10, GDK_SHIFT_MASK);
  assert_read (window, area->topic);

  g_assert_true (tr_board_view_locate (board, card->key, &x, &y));
  test_hand_click (GTK_WIDGET (board), x, y, GDK_BUTTON_SECONDARY);
  assert_read (window, card->topic);
  end (window);
}

/* Whatever has a spot has a page. */
static void
test_from_everything (void)
{
  TrWindow *window = open_wide ();
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
          if (!is_in_page (window))
            g_error ("%s has no page", spot->name);
          n++;
        }
    }
  g_assert_cmpuint (n, >, 100);
  end (window);
}

/* A player's own figures, and what they add up to. */
static void
test_from_player (void)
{
  TrWindow *window = open_wide ();
  TrPlayerCard *card = find (window, TR_TYPE_PLAYER_CARD);
  GtkWidget *header = find (card, GTK_TYPE_BUTTON);

  gtk_widget_grab_focus (header);
  test_hand_key (GDK_KEY_Menu, 0);
  assert_read (window, "points");
  end (window);
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

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

/* A refusal says its rule by its title, and leads to it: with a click, and with Tab and Enter. */
static void
test_from_refusal (void)
{
  TrWindow *window = open_wide ();
  TrBoardView *board = find (window, TR_TYPE_BOARD_VIEW);
  TrNotice *notice = find (window, TR_TYPE_NOTICE);
  const TrSpot *spot = find_refused (board);
  g_autofree char *rule = NULL;
  g_autofree char *title = NULL;
  GtkWidget *link;

  g_assert_true (tr_board_view_focus_spot (board, spot->key));
  test_hand_key (GDK_KEY_Return, 0);
  g_assert_nonnull (tr_notice_get_text (notice));
  rule = g_strdup (tr_notice_get_rule (notice));
  g_assert_nonnull (rule);
  title = tr_reference_dup_title (tr_session_get_reference (session), rule);
  link = find (notice, GTK_TYPE_BUTTON);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (link)), ==, title);
  gtk_test_accessible_assert_role (link, GTK_ACCESSIBLE_ROLE_LINK);
  g_assert_false (test_program_says (GTK_WIDGET (notice), rule));

  g_assert_true (test_hand_wait (is_mapped, link));
  test_program_tab_to (link);
  test_hand_key (GDK_KEY_Return, 0);
  assert_read (window, tr_page_get_id (find_page (rule)));
  g_assert_cmpstr (tr_reference_view_get_current (get_view (window)), ==, rule);
  test_hand_key (GDK_KEY_Escape, 0);

  test_hand_click (link, 10, 5, GDK_BUTTON_PRIMARY);
  assert_read (window, tr_page_get_id (find_page (rule)));
  end (window);
}

/* Who asks twice why something cannot be done comes to the rule. */
static void
test_explain (void)
{
  TrWindow *window = open_wide ();
  TrBoardView *board = find (window, TR_TYPE_BOARD_VIEW);
  TrNotice *notice = find (window, TR_TYPE_NOTICE);
  g_autofree char *rule = NULL;

  g_assert_true (tr_board_view_focus_spot (board, find_refused (board)->key));
  test_hand_key (GDK_KEY_e, GDK_CONTROL_MASK);
  rule = g_strdup (tr_notice_get_rule (notice));
  g_assert_nonnull (rule);
  g_assert_null (get_view (window));
  test_hand_key (GDK_KEY_e, GDK_CONTROL_MASK);
  assert_read (window, tr_page_get_id (find_page (rule)));
  /* The board is free again where the notice was. */
  test_hand_click (GTK_WIDGET (notice), 4, 4, GDK_BUTTON_PRIMARY);
  g_assert_null (tr_notice_get_text (notice));
  end (window);
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
  TrWindow *window = open_wide ();
  uint64_t random = 5;
  GtkWidget *row;
  g_autofree char *rule = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "game.log", NULL);
  for (guint i = 0; i < 200 && find_row (GTK_WIDGET (window)) == NULL; i++)
    {
      test_session_play (session, 1, &random);
      test_hand_settle ();
    }
  g_assert_true (test_hand_wait (has_points, window));
  row = find_row (GTK_WIDGET (window));
  rule = g_strdup (tr_log_line_get_rule (tr_log_row_get_line (TR_LOG_ROW (row))));
  test_hand_click (row, gtk_widget_get_width (row) - 20, 8, GDK_BUTTON_PRIMARY);
  assert_read (window, tr_page_get_id (find_page (rule)));
  /* And not to the moment of the line. */
  g_assert_false (tr_session_get_reviewing (session));
  test_hand_key (GDK_KEY_Escape, 0);

  gtk_widget_activate_action (GTK_WIDGET (window), "game.log", NULL);
  g_assert_true (test_hand_wait (has_points, window));
  row = find_row (GTK_WIDGET (window));
  g_free (rule);
  rule = g_strdup (tr_log_line_get_rule (tr_log_row_get_line (TR_LOG_ROW (row))));
  gtk_widget_grab_focus (gtk_widget_get_parent (row));
  test_hand_key (GDK_KEY_Menu, 0);
  assert_read (window, tr_page_get_id (find_page (rule)));
  end (window);
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
  TrWindow *window = open_wide ();
  GHashTable *presence;
  TrGallery *gallery;
  GtkWidget *card;
  GtkWidget *picture;
  guint n = 0;

  search (window, "medes");
  assert_read (window, "civilisation.medes");
  test_program_tab_to (find_link (find (window, TR_TYPE_PAGE_VIEW), "gallery:Civilisations"));
  test_hand_key (GDK_KEY_Return, 0);
  gallery = find (window, TR_TYPE_GALLERY);
  g_assert_true (test_hand_wait (is_mapped, gallery));
  g_assert_cmpuint (count_shown (GTK_WIDGET (gallery)), ==, 10);

  presence = tr_game_page_list_presence (find (window, TR_TYPE_GAME_PAGE));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (tr_session_get_reference (session))); i++)
    {
      g_autoptr(TrPage) page = g_list_model_get_item (G_LIST_MODEL (tr_session_get_reference (session)), i);

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
  picture = find (card, TR_TYPE_PICTURE);
  gtk_test_accessible_assert_role (picture, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (picture, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "The sign of the Medes; a roof costs 2 camels");
  gtk_widget_grab_focus (card);
  test_hand_key (GDK_KEY_Return, 0);
  assert_read (window, "civilisation.medes");
  end (window);
}

/* What is in one's hand, and what of it can be used, changes with the game. */
static void
test_presence (void)
{
  TrWindow *window = open_wide ();
  TrGamePage *page = find (window, TR_TYPE_GAME_PAGE);
  uint64_t random = 9;
  guint n_hand = 0, n_usable = 0, n_idle = 0;

  for (guint i = 0; i < 300 && test_session_play (session, 1, &random); i++)
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
  end (window);
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
  TrWindow *window = open_wide ();
  TrBoardView *board = find (window, TR_TYPE_BOARD_VIEW);
  const char *topic = find_spot (board, "civilisation.")->topic;
  GtkWidget *other;

  search (window, "medes");
  assert_read (window, "civilisation.medes");
  gtk_widget_activate_action (GTK_WIDGET (get_view (window)), "rules.detach", NULL);
  other = test_program_wait (TR_TYPE_REFERENCE_WINDOW);
  assert_read (other, "civilisation.medes");
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (get_view (window))));

  search (other, "canaanites");
  assert_read (other, "civilisation.canaanites");
  test_hand_key (GDK_KEY_Left, GDK_ALT_MASK);
  assert_read (other, "civilisation.medes");
  test_hand_key (GDK_KEY_F1, 0);
  assert_read (other, get_asked (window));

  g_signal_emit_by_name (board, "explain", find_spot (board, "civilisation.")->key);
  assert_read (other, topic);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (get_view (window))));
  /* It goes with the game's window. */
  end (window);
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
  window = open_wide ();
  page = find (window, TR_TYPE_GAME_PAGE);
  for (guint i = 0; i < 20 && !is_covered (page); i++)
    {
      test_session_play (session, 1, &random);
      test_hand_settle ();
    }
  g_assert_true (is_covered (page));
  g_assert_null (tr_game_page_list_presence (page));
  test_hand_key (GDK_KEY_F1, 0);
  assert_read (test_program_wait (TR_TYPE_REFERENCE_WINDOW), get_asked (window));
  g_assert_null (get_view (window));
  end (window);
  g_settings_reset (settings, "hand-over");
}

static gboolean
is_euphrates (gpointer window)
{
  TrReference *reference = tr_reference_view_get_reference (get_view (window));

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
  assert_read (rules, "overview");
  gtk_drop_down_set_selected (find (rules, GTK_TYPE_DROP_DOWN), 1);
  g_assert_true (test_hand_wait (is_euphrates, rules));
  assert_read (rules, "overview");
  test_hand_key (GDK_KEY_Escape, 0);
  test_hand_settle ();
  test_program_end (window);
}

/* 360 pixels are enough: one thing at a time. */
static void
test_narrow (void)
{
  TrWindow *window = open_with_game (360, 640);
  int minimum;

  test_hand_key (GDK_KEY_F1, 0);
  assert_read (window, get_asked (window));
  search (window, "medes");
  assert_read (window, "civilisation.medes");
  gtk_widget_measure (find (window, TR_TYPE_GAME_PAGE), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 350);
  gtk_widget_measure (find (window, TR_TYPE_GAME_PAGE), GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 580);
  test_hand_key (GDK_KEY_Escape, 0);
  g_assert_true (test_hand_wait (is_on_board, window));
  end (window);
}

/* Another game has other pages, and none is left of the one before. */
static void
test_other_game (void)
{
  TrWindow *window = open_wide ();
  TrSession *other;

  test_hand_key (GDK_KEY_F1, 0);
  assert_read (window, get_asked (window));
  other = test_session_new (tr_games_find ("assyria-2e"), 3, 0, TR_UNDO_FREE);
  tr_window_begin (window, other, NULL, NULL);
  test_hand_settle ();
  g_clear_object (&session);
  session = other;
  test_hand_key (GDK_KEY_F1, 0);
  assert_read (window, get_asked (window));
  end (window);
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
  g_test_add_func ("/reference-view/from-card", test_from_card);
  g_test_add_func ("/reference-view/from-everything", test_from_everything);
  g_test_add_func ("/reference-view/from-player", test_from_player);
  g_test_add_func ("/reference-view/from-refusal", test_from_refusal);
  g_test_add_func ("/reference-view/explain", test_explain);
  g_test_add_func ("/reference-view/from-log", test_from_log);
  g_test_add_func ("/reference-view/gallery", test_gallery);
  g_test_add_func ("/reference-view/presence", test_presence);
  g_test_add_func ("/reference-view/detached", test_detached);
  g_test_add_func ("/reference-view/covered", test_covered);
  g_test_add_func ("/reference-view/without-game", test_without_game);
  g_test_add_func ("/reference-view/narrow", test_narrow);
  g_test_add_func ("/reference-view/other-game", test_other_game);
  return test_program_run ();
}
