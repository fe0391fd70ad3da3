/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-score-view.h"

#include "game-fixture.h"
#include "tr-result-view.h"

#include <adwaita.h>

#include <stdlib.h>
#include <string.h>

/* The score sheet adds up to the scores, at every moment; the result is there when the game is over. */

typedef struct
{
  TrSession   *session;
  TrScoreView *view;
  GtkWidget   *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->session = test_game_session (4, 0);
  fixture->view = TR_SCORE_VIEW (tr_score_view_new ());
  tr_score_view_set_session (fixture->view, fixture->session);
  fixture->window = test_game_window (GTK_WIDGET (fixture->view), 340, 700, NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  test_game_close (fixture->window);
  g_assert_finalize_object (fixture->session);
}

static int
get_score (TrSession *session,
           unsigned   seat)
{
  g_autoptr(TrPlayer) player = g_list_model_get_item (tr_session_get_players (session), seat);

  return tr_player_get_score (player);
}

/* "–" is nothing; a minus is no hyphen. */
static int
read_cell (Fixture *fixture,
           guint    row,
           guint    column)
{
  const char *text = tr_score_view_get_cell (fixture->view, row, column);

  g_assert_nonnull (text);
  g_assert_null (strchr (text, '-'));
  if (g_str_has_prefix (text, "−"))
    return -atoi (text + strlen ("−"));
  return g_str_equal (text, "–") ? 0 : atoi (text);
}

/* By source and by round is the same twice. */
static void
check_everybody (Fixture *fixture)
{
  guint last = tr_score_view_get_n_rows (fixture->view) - 1;

  for (unsigned seat = 0; seat < 4; seat++)
    {
      int sum = 0;

      for (guint row = 1; row < last; row++)
        if (tr_score_view_get_cell (fixture->view, row, seat + 1) != NULL)
          sum += read_cell (fixture, row, seat + 1);
      g_assert_cmpint (sum, ==, 2 * get_score (fixture->session, seat));
      g_assert_cmpint (read_cell (fixture, last, seat + 1), ==, get_score (fixture->session, seat));
    }
}

static void
check_one (Fixture  *fixture,
           unsigned  seat)
{
  guint last, n_columns = 1;
  int sum = 0;

  tr_score_view_show_seat (fixture->view, seat);
  last = tr_score_view_get_n_rows (fixture->view) - 1;
  while (tr_score_view_get_cell (fixture->view, last, n_columns) != NULL)
    n_columns++;
  for (guint row = 1; row < last; row++)
    for (guint column = 1; column < n_columns - 1; column++)
      sum += read_cell (fixture, row, column);
  g_assert_cmpint (sum, ==, get_score (fixture->session, seat));
  g_assert_cmpint (read_cell (fixture, last, n_columns - 1), ==, sum);
}

static void
test_adds_up (Fixture       *fixture,
              gconstpointer  data)
{
  while (tr_session_get_turn (fixture->session).seat != TR_SEAT_NONE)
    {
      if (tr_session_get_cursor (fixture->session) % 20 == 0)
        {
          check_everybody (fixture);
          for (unsigned seat = 0; seat < 4; seat++)
            check_one (fixture, seat);
          tr_score_view_show_seat (fixture->view, TR_SEAT_NONE);
        }
      test_game_play (fixture->session, 1);
    }
  check_everybody (fixture);
}

/* Figures say what they are of. */
static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  int minimum;

  test_game_play (fixture->session, 50);
  test_game_run (50);
  gtk_widget_measure (GTK_WIDGET (fixture->view), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 320);
  g_assert_nonnull (tr_score_view_get_cell (fixture->view, 2, 0));
  g_assert_null (tr_score_view_get_cell (fixture->view, 2, 5));
}

static void
test_result (void)
{
  TrSession *session = test_game_session (2, 0);
  TrResultView *view = TR_RESULT_VIEW (tr_result_view_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window;
  TrResult result;

  gtk_box_append (GTK_BOX (box), GTK_WIDGET (view));
  tr_result_view_set_session (view, session);
  window = test_game_window (box, 340, 500, NULL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (view)));
  while (tr_session_get_turn (session).seat != TR_SEAT_NONE)
    test_game_play (session, 1);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (view)));
  tr_result (tr_session_get_game (session), tr_session_get_state (session), &result);
  if (result.rank[0] != result.rank[1])
    {
      unsigned winner = result.rank[0] == 1 ? 0 : 1;
      g_autofree char *name = tr_seat_dup_name (&tr_session_get_seats (session)[winner], winner);

      g_assert_nonnull (strstr (tr_result_view_get_title (view), name));
    }
  g_assert_nonnull (test_game_find_button (GTK_WIDGET (view), "_Review"));
  /* Taken back, it is not over. */
  tr_session_undo (session);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (view)));
  test_game_close (window);
  g_assert_finalize_object (session);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/score-view/adds-up", Fixture, NULL, set_up, test_adds_up, tear_down);
  g_test_add ("/score-view/names", Fixture, NULL, set_up, test_names, tear_down);
  g_test_add_func ("/score-view/result", test_result);
  return g_test_run ();
}
