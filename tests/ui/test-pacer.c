/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-pacer.h"

#include "game-fixture.h"

#include <adwaita.h>

/* Computer players at a pace that can be followed. */

typedef struct
{
  GSettings *settings;
  TrSession *session;
  TrPacer   *pacer;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  pace)
{
  fixture->settings = test_game_settings ();
  g_settings_reset (fixture->settings, "motion");
  g_settings_set_string (fixture->settings, "pace", pace);
  /* A person, and two computers. */
  fixture->session = test_game_session (3, 6);
  fixture->pacer = tr_pacer_new (fixture->settings);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->pacer);
  g_assert_finalize_object (fixture->session);
  g_clear_object (&fixture->settings);
}

static gboolean
asks_person (Fixture *fixture)
{
  return tr_session_get_turn (fixture->session).seat == 0;
}

static gboolean
is_paused (Fixture *fixture)
{
  gboolean paused;

  g_object_get (fixture->session, "paused", &paused, NULL);
  return paused;
}

/* To a computer's turn. */
static void
play_to_computer (Fixture *fixture)
{
  while (asks_person (fixture))
    test_game_play (fixture->session, 1);
}

static void
test_step (Fixture       *fixture,
           gconstpointer  data)
{
  tr_pacer_set_session (fixture->pacer, fixture->session);
  for (guint round = 0; round < 5; round++)
    {
      if (asks_person (fixture))
        {
          g_assert_false (tr_pacer_get_waiting (fixture->pacer));
          g_assert_false (tr_pacer_step (fixture->pacer));
          play_to_computer (fixture);
        }
      while (!asks_person (fixture))
        {
          guint cursor = tr_session_get_cursor (fixture->session);

          g_assert_true (tr_pacer_get_waiting (fixture->pacer));
          test_game_run (20);
          g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, cursor);
          g_assert_true (tr_pacer_step (fixture->pacer));
          while (tr_session_get_thinking (fixture->session))
            g_main_context_iteration (NULL, TRUE);
          g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, cursor + 1);
        }
    }
  /* Who takes back a move waits for nobody. */
  play_to_computer (fixture);
  g_assert_true (tr_pacer_get_waiting (fixture->pacer));
  tr_session_undo (fixture->session);
  g_assert_true (asks_person (fixture));
  g_assert_false (tr_pacer_get_waiting (fixture->pacer));
  g_assert_false (is_paused (fixture));
}

static void
test_quick (Fixture       *fixture,
            gconstpointer  data)
{
  gint64 before;
  guint cursor;

  tr_pacer_set_session (fixture->pacer, fixture->session);
  play_to_computer (fixture);
  before = g_get_monotonic_time ();
  cursor = tr_session_get_cursor (fixture->session);
  g_assert_true (is_paused (fixture));
  g_assert_false (tr_pacer_get_waiting (fixture->pacer));
  while (tr_session_get_cursor (fixture->session) == cursor)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_get_monotonic_time () - before, >=, 590 * G_TIME_SPAN_MILLISECOND);
}

static void
test_instant (Fixture       *fixture,
              gconstpointer  data)
{
  tr_pacer_set_session (fixture->pacer, fixture->session);
  for (guint i = 0; i < 5; i++)
    {
      play_to_computer (fixture);
      while (!asks_person (fixture))
        {
          g_assert_false (is_paused (fixture));
          g_main_context_iteration (NULL, TRUE);
        }
    }
}

/* The setting counts at once, and a session that is left waits. */
static void
test_changes (Fixture       *fixture,
              gconstpointer  data)
{
  tr_pacer_set_session (fixture->pacer, fixture->session);
  play_to_computer (fixture);
  g_assert_true (tr_pacer_get_waiting (fixture->pacer));
  g_settings_set_string (fixture->settings, "pace", "instant");
  g_assert_false (tr_pacer_get_waiting (fixture->pacer));
  while (!asks_person (fixture))
    g_main_context_iteration (NULL, TRUE);
  tr_pacer_set_session (fixture->pacer, NULL);
  g_assert_true (is_paused (fixture));
  tr_pacer_set_session (fixture->pacer, fixture->session);
  g_assert_false (is_paused (fixture));
}

static void
test_motion (Fixture       *fixture,
             gconstpointer  data)
{
  GtkSettings *desktop = gtk_settings_get_default ();

  g_object_set (desktop, "gtk-enable-animations", TRUE, NULL);
  g_assert_cmpuint (tr_pacer_get_motion (fixture->pacer), >, 0);
  g_settings_set_boolean (fixture->settings, "motion", FALSE);
  g_assert_cmpuint (tr_pacer_get_motion (fixture->pacer), ==, 0);
  g_settings_set_boolean (fixture->settings, "motion", TRUE);
  g_object_set (desktop, "gtk-enable-animations", FALSE, NULL);
  g_assert_cmpuint (tr_pacer_get_motion (fixture->pacer), ==, 0);
  g_object_set (desktop, "gtk-enable-animations", TRUE, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/pacer/step", Fixture, "step", set_up, test_step, tear_down);
  g_test_add ("/pacer/quick", Fixture, "quick", set_up, test_quick, tear_down);
  g_test_add ("/pacer/instant", Fixture, "instant", set_up, test_instant, tear_down);
  g_test_add ("/pacer/changes", Fixture, "step", set_up, test_changes, tear_down);
  g_test_add ("/pacer/motion", Fixture, "calm", set_up, test_motion, tear_down);
  return g_test_run ();
}
