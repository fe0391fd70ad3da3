/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "reading.h"

#include "hand.h"
#include "program.h"
#include "session-fixture.h"
#include "tr-contents-view.h"
#include "tr-game-page.h"
#include "tr-games.h"
#include "tr-page-view.h"
#include "tr-spot-widget.h"

#include <string.h>

TrSession *test_reading_session;

TrWindow *
test_reading_open (int width,
                   int height)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.tworivers.TwoRivers");
  TrWindow *window;

  g_settings_set_int (settings, "width", width);
  g_settings_set_int (settings, "height", height);
  window = test_program_open ();
  test_reading_session = test_session_new (tr_games_find ("assyria-2e"), 2, 0, TR_UNDO_FREE);
  tr_window_begin (window, test_reading_session, NULL, NULL);
  test_hand_settle ();
  return window;
}

TrWindow *
test_reading_open_wide (void)
{
  return test_reading_open (1300, 850);
}

void
test_reading_end (TrWindow *window)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.tworivers.TwoRivers");

  /* It goes with its window: what saves it must be done when its folder is emptied. */
  g_clear_object (&test_reading_session);
  test_program_end (window);
  g_settings_reset (settings, "width");
  g_settings_reset (settings, "height");
}

gpointer
test_reading_find (gpointer root,
                   GType    type)
{
  return test_program_find (GTK_WIDGET (root), type, NULL);
}

/* ── What is read ── */

TrReferenceView *
test_reading_get_view (gpointer window)
{
  return test_reading_find (window, TR_TYPE_REFERENCE_VIEW);
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
  TrReferenceView *view = test_reading_get_view (wanted->window);
  TrPage *page = view != NULL && gtk_widget_get_mapped (GTK_WIDGET (view)) ? tr_reference_view_get_page (view) : NULL;

  return page != NULL && g_str_equal (tr_page_get_id (page), wanted->id);
}

void
test_reading_assert (gpointer    window,
                     const char *page)
{
  Wanted wanted = { window, page };
  TrReferenceView *view;

  if (test_hand_wait (is_read, &wanted))
    return;
  view = test_reading_get_view (window);
  g_error ("“%s” is not read, but “%s”", page, view != NULL ? tr_reference_view_get_current (view) : "nothing");
}

gboolean
test_reading_is_in_contents (gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (data));

  return focus != NULL && gtk_widget_get_ancestor (focus, TR_TYPE_CONTENTS_VIEW) != NULL && gtk_widget_get_mapped (focus);
}

gboolean
test_reading_is_on_board (gpointer data)
{
  return TR_IS_SPOT_WIDGET (gtk_root_get_focus (GTK_ROOT (data)));
}

gboolean
test_reading_is_in_page (gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (data));

  return focus != NULL && gtk_widget_get_ancestor (focus, TR_TYPE_PAGE_VIEW) != NULL;
}

TrPage *
test_reading_find_page (const char *id)
{
  TrPage *page = tr_reference_find (tr_session_get_reference (test_reading_session), id, NULL);

  g_assert_nonnull (page);
  return page;
}

const char *
test_reading_get_asked (TrWindow *window)
{
  return tr_page_get_id (test_reading_find_page (tr_game_page_get_asked (test_reading_find (window, TR_TYPE_GAME_PAGE))));
}

void
test_reading_search (gpointer    window,
                     const char *words)
{
  test_hand_key (GDK_KEY_f, GDK_CONTROL_MASK);
  g_assert_true (test_hand_wait (test_reading_is_in_contents, window));
  test_program_type (words);
  test_hand_key (GDK_KEY_Return, 0);
}

GtkWidget *
test_reading_find_link (GtkWidget  *root,
                        const char *id)
{
  g_autofree char *link = g_strdup_printf ("href=\"%s\"", id);

  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_label (GTK_LABEL (root)), link) != NULL)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = test_reading_find_link (child, id);

      if (found != NULL)
        return found;
    }
  return NULL;
}

const TrSpot *
test_reading_find_spot (TrBoardView *board,
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

gboolean
test_reading_is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}
