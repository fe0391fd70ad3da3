/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-hand-over.h"

#include "game-fixture.h"
#include "tr-game-page.h"

/* The cover between the turns of two people: alone, and over a game. */

static void
count (guint *n)
{
  ++*n;
}

static void
test_alone (void)
{
  TrSeat seat = { .name = (char *) "Belit", .colour = TR_COLOUR_BLUE, .mark = TR_MARK_TRIANGLE };
  GtkWidget *cover = tr_hand_over_new ();
  GtkWidget *window, *button;
  guint ready = 0;

  tr_hand_over_set_to (TR_HAND_OVER (cover), &seat, 1);
  g_signal_connect_swapped (cover, "ready", G_CALLBACK (count), &ready);
  window = test_game_window (cover, 360, 500, NULL);
  button = test_game_find_button (cover, "_Ready");
  g_assert_nonnull (button);
  test_game_wait (gtk_widget_is_focus (button));
  gtk_widget_activate (button);
  test_game_wait (ready == 1);
  test_game_close (window);
}

static gboolean
is_covered (TrGamePage *page)
{
  GtkWidget *button = test_game_find_button (GTK_WIDGET (page), "_Ready");

  return button != NULL && gtk_widget_get_mapped (button);
}

/* Moves by chance until the other person is asked. */
static void
play_to_other (TrSession *session)
{
  unsigned seat = tr_session_get_turn (session).seat;

  while (tr_session_get_turn (session).seat == seat)
    test_game_play (session, 1);
}

static void
test_game (gconstpointer data)
{
  gboolean wanted = GPOINTER_TO_INT (data);
  g_autoptr(GSettings) settings = test_game_settings ();
  TrSession *session = test_game_session (2, 0);
  TrGamePage *page;
  GActionGroup *actions;
  GtkWidget *window;

  g_settings_set_boolean (settings, "hand-over", wanted);
  page = TR_GAME_PAGE (tr_game_page_new ());
  actions = tr_game_page_get_actions (page);
  tr_game_page_set_session (page, session);
  window = test_game_window (GTK_WIDGET (page), 1000, 700, actions);
  g_assert_false (is_covered (page));
  play_to_other (session);
  test_game_run (50);
  test_game_wait (is_covered (page) == wanted);
  if (wanted)
    {
      g_assert_false (g_action_group_get_action_enabled (actions, "undo"));
      g_assert_false (g_action_group_get_action_enabled (actions, "review"));
      g_signal_emit_by_name (test_game_find_button (GTK_WIDGET (page), "_Ready"), "clicked");
      test_game_wait (!is_covered (page));
    }
  g_assert_true (g_action_group_get_action_enabled (actions, "undo"));
  /* Back to the first person, by undo. */
  tr_session_undo (session);
  test_game_run (50);
  test_game_wait (is_covered (page) == wanted);
  test_game_close (window);
  g_assert_finalize_object (session);
}

/* Nobody hands over to a computer. */
static void
test_one_person (void)
{
  g_autoptr(GSettings) settings = test_game_settings ();
  TrSession *session = test_game_session (2, 2);
  TrGamePage *page;
  GtkWidget *window;

  g_settings_set_boolean (settings, "hand-over", TRUE);
  g_settings_set_string (settings, "pace", "instant");
  page = TR_GAME_PAGE (tr_game_page_new ());
  tr_game_page_set_session (page, session);
  window = test_game_window (GTK_WIDGET (page), 1000, 700, NULL);
  for (guint i = 0; i < 4; i++)
    {
      while (tr_session_get_thinking (session))
        g_main_context_iteration (NULL, TRUE);
      test_game_play (session, 1);
      test_game_run (20);
      g_assert_false (is_covered (page));
    }
  test_game_close (window);
  g_assert_finalize_object (session);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/hand-over/alone", test_alone);
  g_test_add_data_func ("/hand-over/wanted", GINT_TO_POINTER (TRUE), test_game);
  g_test_add_data_func ("/hand-over/not-wanted", GINT_TO_POINTER (FALSE), test_game);
  g_test_add_func ("/hand-over/one-person", test_one_person);
  return g_test_run ();
}
