/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "game-fixture.h"

#include "session-fixture.h"
#include "tr-random.h"
#include "tr-rules.h"

static uint64_t chance = 7;

GSettings *
test_game_settings (void)
{
  return g_settings_new ("io.github.tworivers.TwoRivers");
}

TrSession *
test_game_session_of (const char *id,
                      unsigned    players,
                      unsigned    computers)
{
  const TrRules *rules = tr_rules_find (id, NULL);

  g_assert_nonnull (rules);
  return test_session_new (rules, players, computers, TR_UNDO_FREE);
}

TrSession *
test_game_session (unsigned players,
                   unsigned computers)
{
  return test_game_session_of ("assyria-2e", players, computers);
}

void
test_game_play (TrSession *session,
                guint      n)
{
  for (guint i = 0; i < n; i++)
    {
      TrMove move = test_session_any_move (session, &chance);

      g_assert_cmpuint (move, !=, TR_MOVE_NONE);
      g_assert_true (tr_session_play (session, move, NULL));
    }
}

void
test_game_play_to (TrSession  *session,
                   const char *question)
{
  const TrQuestion *questions = tr_session_get_game (session)->rules->questions;

  while (!g_str_equal (questions[tr_session_get_turn (session).question].word, question))
    test_game_play (session, 1);
}

void
test_game_run (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * G_TIME_SPAN_MILLISECOND;

  do
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
  while (g_get_monotonic_time () < end || g_main_context_pending (NULL));
}

/* An application would do so. */
static void
load_style (void)
{
  static gsize loaded;

  if (g_once_init_enter (&loaded))
    {
      g_autoptr(GtkCssProvider) provider = gtk_css_provider_new ();

      gtk_css_provider_load_from_resource (provider, "/io/github/tworivers/TwoRivers/style.css");
      gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
      g_once_init_leave (&loaded, 1);
    }
}

GtkWidget *
test_game_window (GtkWidget    *child,
                  int           width,
                  int           height,
                  GActionGroup *actions)
{
  GtkWidget *window = gtk_window_new ();

  load_style ();
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_widget_insert_action_group (window, "game", actions);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (child) || gtk_widget_get_width (child) == 0)
    g_main_context_iteration (NULL, TRUE);
  test_game_run (50);
  return window;
}

void
test_game_close (GtkWidget *window)
{
  GtkWidget *child = g_object_ref (gtk_window_get_child (GTK_WINDOW (window)));

  gtk_window_destroy (GTK_WINDOW (window));
  test_game_run (50);
  g_assert_finalize_object (child);
}

GtkWidget *
test_game_find_button (GtkWidget  *widget,
                       const char *label)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = test_game_find_button (child, label);

      if (found != NULL)
        return found;
    }
  return NULL;
}
