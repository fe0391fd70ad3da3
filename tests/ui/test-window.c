/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "folders.h"
#include "hand.h"
#include "player.h"
#include "program.h"
#include "session-fixture.h"
#include "tr-game-page.h"
#include "tr-games.h"

#include <glib/gstdio.h>

/* The window itself: what it says, what it remembers, and that nothing of it is left. */

static TrSession *
get_session (TrWindow *window)
{
  return tr_game_page_get_session (TR_GAME_PAGE (test_program_find (GTK_WIDGET (window), TR_TYPE_GAME_PAGE, NULL)));
}

/* With a game on the table, seen or not. */
static void
test_close (void)
{
  TrWindow *window = test_program_open ();
  TrSession *session = test_session_new (tr_games_find ("assyria-2e"), 2, 2, TR_UNDO_FREE);

  tr_window_begin (window, session, NULL, NULL);
  test_hand_settle ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.saved-games", NULL);
  test_hand_settle ();
  test_program_end (window);
  test_session_end (session);
}

static void
test_title (void)
{
  TrWindow *window = test_program_open ();
  g_autoptr(TrSession) session = test_session_new (tr_games_find ("assyria-2e"), 2, 0, TR_UNDO_FREE);
  AdwWindowTitle *title = ADW_WINDOW_TITLE (test_program_find (GTK_WIDGET (window), ADW_TYPE_WINDOW_TITLE, NULL));

  g_assert_cmpstr (adw_window_title_get_title (title), ==, "Two Rivers");
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "");
  tr_window_begin (window, session, NULL, NULL);
  test_hand_settle ();
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "Assyria, second edition");
  g_assert_cmpstr (adw_window_title_get_subtitle (title), !=, "");
  test_program_end (window);
}

static void
assert_narrow (TrWindow *window)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

static void
assert_fits (TrWindow *window)
{
  int minimum;

  assert_narrow (window);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 640);
}

/* 360 pixels are enough for every page. */
static void
test_narrow (void)
{
  TrWindow *window = test_program_open ();
  g_autoptr(TrSession) session = test_session_new (tr_games_find ("assyria-2e"), 4, 0, TR_UNDO_FREE);

  assert_fits (window);
  tr_window_begin (window, session, NULL, NULL);
  test_hand_settle ();
  assert_fits (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.saved-games", NULL);
  test_hand_settle ();
  assert_fits (window);
  test_program_end (window);
}

/* Nor does who wants letters twice as large get a window that is wider than the screen. */
static void
test_narrow_large (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  TrWindow *window;
  g_autoptr(TrSession) session = test_session_new (tr_games_find ("assyria-2e"), 4, 0, TR_UNDO_FREE);
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  window = test_program_open ();
  test_hand_settle ();
  assert_narrow (window);
  tr_window_begin (window, session, NULL, NULL);
  test_hand_settle ();
  assert_narrow (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.saved-games", NULL);
  test_hand_settle ();
  assert_narrow (window);
  test_program_end (window);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

static void
test_remembers_size (void)
{
  TrWindow *window = test_program_open ();
  g_autoptr(GSettings) settings = g_settings_new ("io.github.tworivers.TwoRivers");
  int width, height;

  gtk_window_set_default_size (GTK_WINDOW (window), 700, 620);
  test_hand_settle ();
  test_program_close (window);
  g_assert_cmpint (g_settings_get_int (settings, "width"), ==, 700);
  window = test_program_open ();
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  g_assert_cmpint (width, ==, 700);
  g_assert_cmpint (height, ==, 620);
  g_settings_reset (settings, "width");
  g_settings_reset (settings, "height");
  test_program_end (window);
}

/* The same players and rules, another game; the one before is kept. */
static void
test_rematch (void)
{
  g_autofree char *folder = test_program_folder ();
  TrWindow *window = test_program_open ();
  g_autoptr(TrSession) session = test_session_new (tr_games_find ("assyria-2e"), 3, 0, TR_UNDO_STRICT);
  g_autofree char *files = NULL;
  uint64_t random = 5;
  guint policy;

  tr_window_begin (window, session, NULL, NULL);
  test_session_play (session, 4, &random);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.rematch", NULL));
  g_assert_true (get_session (window) != session);
  g_assert_cmpuint (tr_session_get_length (get_session (window)), ==, 0);
  g_assert_cmpuint (tr_session_get_game (get_session (window))->players, ==, 3);
  g_object_get (get_session (window), "undo-policy", &policy, NULL);
  g_assert_cmpuint (policy, ==, TR_UNDO_STRICT);
  files = test_folder_list (folder);
  g_assert_nonnull (strstr (files, "Assyria, second edition"));
  test_program_end (window);
}

/* Who plays on from a moment of a review has both games. */
static void
test_fork (void)
{
  g_autofree char *folder = test_program_folder ();
  TrWindow *window = test_program_open ();
  g_autoptr(TrSession) session = test_session_new (tr_games_find ("assyria-2e"), 2, 0, TR_UNDO_FREE);
  g_autofree char *files = NULL;
  uint64_t random = 5;

  tr_window_begin (window, session, NULL, NULL);
  test_session_play (session, 8, &random);
  tr_session_set_reviewing (session, TRUE);
  tr_session_go_to (session, 3);
  test_hand_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "game.play-on", NULL));
  g_assert_true (get_session (window) != session);
  g_assert_cmpuint (tr_session_get_length (get_session (window)), ==, 3);
  files = test_folder_list (folder);
  g_assert_nonnull (strstr (files, "Assyria, second edition"));
  test_program_end (window);
}

/* A window whose games cannot be saved says so, and plays all the same. */
static void
test_no_folder (void)
{
  g_autofree char *folder = test_program_folder ();
  TrWindow *window;
  g_autoptr(TrSession) session = test_session_new (tr_games_find ("assyria-2e"), 2, 0, TR_UNDO_FREE);

  test_folder_remove (folder);
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  window = test_program_open ();
  g_assert_true (test_program_says (GTK_WIDGET (window), "games can be played, but are not saved"));
  tr_window_begin (window, session, NULL, NULL);
  g_assert_true (get_session (window) == session);
  test_program_close (window);
  g_assert_cmpint (g_remove (folder), ==, 0);
}

/* ── Other windows ── */

static void
play_any (TrWindow *window,
          uint64_t *random,
          TestWay   way)
{
  TrMove move = test_session_any_move (get_session (window), random);

  g_assert_cmpuint (move, !=, TR_MOVE_NONE);
  test_player_play (GTK_WIDGET (window), get_session (window), move, way);
}

static gboolean
is_alone (gpointer window)
{
  g_autoptr(GList) windows = gtk_window_list_toplevels ();

  for (GList *item = windows; item != NULL; item = item->next)
    if (item->data != window)
      return FALSE;
  return TRUE;
}

/* However a window over it goes, the table is heard again. */
static void
test_other_windows (void)
{
  static const struct
  {
    guint           key;
    GdkModifierType modifiers;
  } others[] = {
    { GDK_KEY_comma, GDK_CONTROL_MASK },
    { GDK_KEY_n, GDK_CONTROL_MASK },
    { GDK_KEY_slash, GDK_CONTROL_MASK | GDK_SHIFT_MASK },
  };
  TrWindow *window = test_program_open ();
  g_autoptr(TrSession) session = test_session_new (tr_games_find ("assyria-2e"), 2, 0, TR_UNDO_FREE);
  uint64_t random = 5;

  tr_window_begin (window, session, NULL, NULL);
  test_hand_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    for (guint way = 0; way < 4; way++)
      {
        GtkWidget *other = NULL;
        g_autoptr(GList) windows = NULL;

        test_hand_move (GTK_WIDGET (window), 400, 300);
        test_hand_key (others[i].key, others[i].modifiers);
        windows = gtk_window_list_toplevels ();
        for (GList *item = windows; item != NULL; item = item->next)
          if (item->data != window)
            other = item->data;
        g_assert_nonnull (other);
        g_test_message ("%s, way %u", G_OBJECT_TYPE_NAME (other), way);
        if (way != 3)
          test_program_wait (G_OBJECT_TYPE (other));
        if (way == 0)
          {
            test_hand_move (other, 100, 10);
            test_hand_key (GDK_KEY_Escape, 0);
          }
        else if (way == 1)
          gtk_window_close (GTK_WINDOW (other));
        else
          gtk_window_destroy (GTK_WINDOW (other));
        g_assert_true (test_hand_wait (is_alone, window));
        play_any (window, &random, TEST_WITH_POINTER);
        play_any (window, &random, TEST_WITH_KEYS);
      }
  test_program_end (window);
}

int
main (int    argc,
      char **argv)
{
  test_program_init (&argc, &argv);
  g_test_add_func ("/window/close", test_close);
  g_test_add_func ("/window/title", test_title);
  g_test_add_func ("/window/narrow", test_narrow);
  g_test_add_func ("/window/narrow-large", test_narrow_large);
  g_test_add_func ("/window/remembers-size", test_remembers_size);
  g_test_add_func ("/window/rematch", test_rematch);
  g_test_add_func ("/window/fork", test_fork);
  g_test_add_func ("/window/no-folder", test_no_folder);
  g_test_add_func ("/window/other-windows", test_other_windows);
  return test_program_run ();
}
