/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hand.h"
#include "player.h"
#include "program.h"
#include "session-fixture.h"
#include "tr-board-view-private.h"
#include "tr-game-page.h"
#include "tr-games.h"
#include "tr-hint-panel.h"

/* A hint, asked for with keys, looked through, played, closed. */

typedef struct
{
  TrWindow    *window;
  TrSession   *session;
  TrGamePage  *page;
  TrHintPanel *panel;
} Fixture;

/* A hint takes its time, and on a busy machine more of it; and keys arrive when they arrive. */
static void
wait_for (gboolean (*done) (gpointer data),
          gpointer   data)
{
  for (guint i = 0; i < 3; i++)
    if (test_hand_wait (done, data))
      return;
  g_assert_not_reached ();
}

static gboolean
is_active (gpointer window)
{
  return gtk_window_is_active (window) && gtk_root_get_focus (window) != NULL;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  computers)
{
  g_autoptr(TrSession) session = test_session_new (tr_games_find ("assyria-2e"), 2, GPOINTER_TO_UINT (computers), TR_UNDO_FREE);

  /* Computers would have played to the end before anything is seen. */
  g_object_set (session, "paused", GPOINTER_TO_UINT (computers) != 0, NULL);
  fixture->window = test_program_open ();
  tr_window_begin (fixture->window, session, NULL, NULL);
  test_hand_settle ();
  wait_for (is_active, fixture->window);
  fixture->session = g_object_ref (session);
  fixture->page = TR_GAME_PAGE (test_program_find (GTK_WIDGET (fixture->window), TR_TYPE_GAME_PAGE, NULL));
  fixture->panel = TR_HINT_PANEL (test_program_find (GTK_WIDGET (fixture->window), TR_TYPE_HINT_PANEL, NULL));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  computers)
{
  g_object_unref (fixture->session);
  test_program_end (fixture->window);
}

static gboolean
is_open (gpointer panel)
{
  return tr_hint_panel_is_open (panel);
}

static gboolean
is_closed (gpointer panel)
{
  return !tr_hint_panel_is_open (panel);
}

static gboolean
has_focus (gpointer panel)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (panel));

  return focus != NULL && gtk_widget_is_ancestor (focus, panel);
}

/* Presses KEY and waits until another move is looked at than SUGGESTION. */
static void
look_on (Fixture      *fixture,
         guint         key,
         TrSuggestion *suggestion)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  test_hand_key (key, 0);
  while (tr_hint_panel_get_suggestion (fixture->panel) == suggestion && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (tr_hint_panel_get_suggestion (fixture->panel) != suggestion);
}

static gboolean
is_thinking (Fixture *fixture)
{
  gboolean thinking;

  g_object_get (fixture->page, "hint-thinking", &thinking, NULL);
  return thinking;
}

static void
ask (Fixture *fixture)
{
  test_hand_key (GDK_KEY_h, GDK_CONTROL_MASK);
  wait_for (is_open, fixture->panel);
  test_hand_settle ();
}

static guint
count_rows (TrHintPanel *panel)
{
  GtkListBox *list = GTK_LIST_BOX (test_program_find (GTK_WIDGET (panel), GTK_TYPE_LIST_BOX, NULL));
  guint n = 0;

  while (gtk_list_box_get_row_at_index (list, (int) n) != NULL)
    n++;
  return n;
}

/* Until there is more than one move to look at. */
static void
ask_for_several (Fixture *fixture)
{
  for (guint i = 0; i < 30; i++)
    {
      guint cursor = tr_session_get_cursor (fixture->session);

      ask (fixture);
      if (count_rows (fixture->panel) > 1)
        return;
      wait_for (has_focus, fixture->panel);
      test_hand_key (GDK_KEY_Return, 0);
      wait_for (is_closed, fixture->panel);
      test_hand_settle ();
      g_assert_cmpuint (tr_session_get_cursor (fixture->session), >, cursor);
    }
  g_assert_not_reached ();
}

/* How many spots of the board are marked. */
static guint
count_marked (Fixture *fixture)
{
  TrBoardView *board = TR_BOARD_VIEW (test_program_find (GTK_WIDGET (fixture->page), TR_TYPE_BOARD_VIEW, NULL));
  TrScene *scene = tr_board_view_get_scene (board);
  guint n = 0;

  for (guint i = 0; i < scene->spots->len; i++)
    n += tr_board_view_is_hinted (board, &g_array_index (scene->spots, TrSpot, i)) ? 1 : 0;
  return n;
}

/* Looked through with Up and Down, each with its reason and its mark, and played with Enter. */
static void
test_keys (Fixture       *fixture,
           gconstpointer  data)
{
  TrSuggestion *first, *second;
  guint cursor;
  TrMove move;

  g_assert_cmpuint (count_marked (fixture), ==, 0);
  ask_for_several (fixture);
  cursor = tr_session_get_cursor (fixture->session);
  g_assert_false (is_thinking (fixture));
  wait_for (has_focus, fixture->panel);
  first = tr_hint_panel_get_suggestion (fixture->panel);
  g_assert_nonnull (first);
  g_assert_true (test_program_says (GTK_WIDGET (fixture->panel), tr_suggestion_get_reason (first)));
  g_assert_cmpuint (count_marked (fixture), >, 0);

  look_on (fixture, GDK_KEY_Down, first);
  second = tr_hint_panel_get_suggestion (fixture->panel);
  g_assert_true (test_program_says (GTK_WIDGET (fixture->panel), tr_suggestion_get_reason (second)));
  g_assert_cmpuint (count_marked (fixture), >, 0);
  look_on (fixture, GDK_KEY_Up, second);
  g_assert_true (tr_hint_panel_get_suggestion (fixture->panel) == first);

  move = tr_suggestion_get_move (first);
  test_hand_key (GDK_KEY_Return, 0);
  wait_for (is_closed, fixture->panel);
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, cursor + 1);
  g_assert_cmpuint (tr_session_get_move (fixture->session, cursor + 1), ==, move);
  g_assert_cmpuint (count_marked (fixture), ==, 0);
}

static void
test_escape (Fixture       *fixture,
             gconstpointer  data)
{
  ask (fixture);
  test_hand_key (GDK_KEY_Escape, 0);
  wait_for (is_closed, fixture->panel);
  g_assert_cmpuint (count_marked (fixture), ==, 0);
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, 0);
  /* The keys are where something is asked. */
  g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (fixture->window)));
  g_assert_false (has_focus (fixture->panel));
  ask (fixture);
}

static void
test_button (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *button;

  ask (fixture);
  button = test_program_find (GTK_WIDGET (fixture->panel), GTK_TYPE_BUTTON, "_Play It");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  test_hand_settle ();
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, 1);
  g_assert_false (tr_hint_panel_is_open (fixture->panel));
}

/* Without waiting for it: Escape ends the thinking, and so does a move. */
static void
test_cancelled (Fixture       *fixture,
                gconstpointer  data)
{
  uint64_t random = 1;

  g_action_group_activate_action (tr_game_page_get_actions (fixture->page), "hint", NULL);
  g_assert_true (is_thinking (fixture));
  test_hand_send_key (GDK_KEY_Escape, 0);
  while (is_thinking (fixture))
    g_main_context_iteration (NULL, TRUE);

  if (tr_hint_panel_is_open (fixture->panel))
    {
      test_hand_key (GDK_KEY_Escape, 0);
      wait_for (is_closed, fixture->panel);
    }
  g_action_group_activate_action (tr_game_page_get_actions (fixture->page), "hint", NULL);
  g_assert_true (is_thinking (fixture));
  g_assert_true (test_session_play (fixture->session, 1, &random));
  g_assert_false (is_thinking (fixture));
  test_hand_settle ();
  g_assert_false (tr_hint_panel_is_open (fixture->panel));
}

/* What speaks against what was begun: it is told as one more row, or among those advised. */
static void
test_begun (Fixture       *fixture,
            gconstpointer  data)
{
  TrBoardView *board = TR_BOARD_VIEW (test_program_find (GTK_WIDGET (fixture->page), TR_TYPE_BOARD_VIEW, NULL));
  TrScene *scene = tr_board_view_get_scene (board);
  guint32 key = 0;
  double x, y;

  for (guint i = 0; i < scene->spots->len && key == 0; i++)
    if (tr_board_view_get_lit (board, &g_array_index (scene->spots, TrSpot, i)) == TR_LIT_NEXT
        && g_array_index (scene->spots, TrSpot, i).pick.n == 1)
      key = g_array_index (scene->spots, TrSpot, i).key;
  g_assert_true (tr_board_view_locate (board, key, &x, &y));
  g_assert_true (tr_board_view_point_at (board, x, y));
  test_hand_settle ();
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, 0);
  ask (fixture);
  g_assert_true (test_program_says (GTK_WIDGET (fixture->panel), "(as you have begun)")
                 || test_program_says (GTK_WIDGET (fixture->panel), "What you have begun: "));
}

static void
assert_refused (Fixture    *fixture,
                const char *why)
{
  GtkWidget *button = NULL;
  g_autofree char *obstacle = NULL;

  g_assert_false (g_action_group_get_action_enabled (tr_game_page_get_actions (fixture->page), "hint"));
  g_object_get (fixture->page, "hint-obstacle", &obstacle, NULL);
  g_assert_cmpstr (obstacle, ==, why);
  test_hand_key (GDK_KEY_h, GDK_CONTROL_MASK);
  g_assert_false (is_thinking (fixture));
  g_assert_false (tr_hint_panel_is_open (fixture->panel));
  button = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (fixture->window), TR_TYPE_WINDOW, "hint_button"));
  g_assert_false (gtk_widget_get_sensitive (button));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, why);
}

static void
test_review (Fixture       *fixture,
             gconstpointer  data)
{
  uint64_t random = 1;

  test_session_play (fixture->session, 3, &random);
  tr_session_set_reviewing (fixture->session, TRUE);
  test_hand_settle ();
  assert_refused (fixture, "No hints while the game is looked through");
  tr_session_set_reviewing (fixture->session, FALSE);
  test_hand_settle ();
  ask (fixture);
}

static void
test_computer (Fixture       *fixture,
               gconstpointer  data)
{
  assert_refused (fixture, "No hints while it is somebody else's turn");
}

int
main (int    argc,
      char **argv)
{
  test_program_init (&argc, &argv);
#define ADD(name, test, computers) \
  g_test_add ("/ui/hints/" name, Fixture, GUINT_TO_POINTER (computers), set_up, test, tear_down)
  ADD ("keys", test_keys, 0);
  ADD ("escape", test_escape, 0);
  ADD ("button", test_button, 0);
  ADD ("cancelled", test_cancelled, 0);
  ADD ("begun", test_begun, 0);
  ADD ("review", test_review, 0);
  ADD ("computer", test_computer, 3);
#undef ADD
  return test_program_run ();
}
