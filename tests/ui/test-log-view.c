/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-log-view.h"

#include "game-fixture.h"
#include "tr-log-row.h"

#include <adwaita.h>

/* The log: what it shows, and where its lines lead. */

typedef struct
{
  TrSession *session;
  TrLogView *view;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->session = test_game_session (3, 0);
  test_game_play (fixture->session, 60);
  fixture->view = TR_LOG_VIEW (tr_log_view_new ());
  tr_log_view_set_session (fixture->view, fixture->session);
  fixture->window = test_game_window (GTK_WIDGET (fixture->view), 340, 500, NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  test_game_close (fixture->window);
  g_assert_finalize_object (fixture->session);
}

static void
collect_rows (GtkWidget *widget,
              GPtrArray *rows)
{
  if (TR_IS_LOG_ROW (widget) && tr_log_row_get_line (TR_LOG_ROW (widget)) != NULL && gtk_widget_get_mapped (widget))
    g_ptr_array_add (rows, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_rows (child, rows);
}

/* Whether the line at POSITION is to be seen. */
static gboolean
is_seen (Fixture *fixture,
         guint    position)
{
  g_autoptr(GPtrArray) rows = g_ptr_array_new ();
  g_autoptr(TrLogLine) line = g_list_model_get_item (G_LIST_MODEL (tr_session_get_log (fixture->session)), position);

  collect_rows (GTK_WIDGET (fixture->view), rows);
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (rows, i);
      graphene_rect_t bounds;

      if (tr_log_row_get_line (TR_LOG_ROW (row)) != line)
        continue;
      g_assert_true (gtk_widget_compute_bounds (row, GTK_WIDGET (fixture->view), &bounds));
      return bounds.origin.y > -5
             && bounds.origin.y + bounds.size.height < (float) gtk_widget_get_height (GTK_WIDGET (fixture->view)) + 5;
    }
  return FALSE;
}

static guint
last_line (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (tr_session_get_log (fixture->session))) - 1;
}

/* A machine that has much to do may take its time. */
static gboolean
comes_to_see (Fixture *fixture,
              guint    position)
{
  for (guint i = 0; i < 600 && !is_seen (fixture, position); i++)
    test_game_run (100);
  return is_seen (fixture, position);
}

static void
test_follows (Fixture       *fixture,
              gconstpointer  data)
{
  g_assert_cmpuint (last_line (fixture), >, 60);
  g_assert_true (comes_to_see (fixture, last_line (fixture)));
  g_assert_false (is_seen (fixture, 0));
  test_game_play (fixture->session, 20);
  g_assert_true (comes_to_see (fixture, last_line (fixture)));
}

/* A line leads to the moment after its move, wherever it stands. */
static void
test_jumps (Fixture       *fixture,
            gconstpointer  data)
{
  GListModel *log = G_LIST_MODEL (tr_session_get_log (fixture->session));

  for (guint i = 0; i < g_list_model_get_n_items (log); i += 7)
    {
      g_autoptr(TrLogLine) line = g_list_model_get_item (log, i);

      tr_log_view_activate (fixture->view, i);
      g_assert_true (tr_session_get_reviewing (fixture->session));
      g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, tr_log_line_get_move (line));
    }
  tr_log_view_activate (fixture->view, 0);
  test_game_run (100);
  g_assert_true (is_seen (fixture, tr_log_find_move (tr_session_get_log (fixture->session), 1) - 1));
  tr_session_set_reviewing (fixture->session, FALSE);
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, 60);
}

/* What was taken back is still there, but dim. */
static void
test_to_come (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr(GPtrArray) rows = g_ptr_array_new ();
  guint cursor, n_dim = 0;

  tr_session_undo (fixture->session);
  test_game_run (100);
  cursor = tr_session_get_cursor (fixture->session);
  collect_rows (GTK_WIDGET (fixture->view), rows);
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (rows, i);
      gboolean dim = gtk_widget_has_css_class (row, "to-come");

      g_assert_cmpint (dim, ==, tr_log_line_get_move (tr_log_row_get_line (TR_LOG_ROW (row))) > cursor);
      n_dim += dim;
    }
  g_assert_cmpuint (n_dim, >, 0);
  g_assert_cmpuint (n_dim, <, rows->len);
}

/* Another session, and none. */
static void
test_sessions (Fixture       *fixture,
               gconstpointer  data)
{
  TrSession *other = test_game_session (2, 0);

  test_game_play (other, 10);
  tr_log_view_set_session (fixture->view, other);
  test_game_run (50);
  tr_log_view_activate (fixture->view, 3);
  g_assert_true (tr_session_get_reviewing (other));
  g_assert_false (tr_session_get_reviewing (fixture->session));
  tr_log_view_set_session (fixture->view, NULL);
  test_game_run (50);
  g_assert_finalize_object (other);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/log-view/follows", Fixture, NULL, set_up, test_follows, tear_down);
  g_test_add ("/log-view/jumps", Fixture, NULL, set_up, test_jumps, tear_down);
  g_test_add ("/log-view/to-come", Fixture, NULL, set_up, test_to_come, tear_down);
  g_test_add ("/log-view/sessions", Fixture, NULL, set_up, test_sessions, tear_down);
  return g_test_run ();
}
