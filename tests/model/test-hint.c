/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"
#include "tr-games.h"

/* Hints of a session: there when they are there, true for one moment. */

/* For tests that do not wait for the end of it. */
#define ENDLESS 1000000

static TrSession *
new_session (const char *rules,
             unsigned    computers)
{
  return test_session_new (tr_games_find (rules), 2, computers, TR_UNDO_FREE);
}

static TrHint *
ask (TrSession *session,
     guint      tries)
{
  TrHintWish wish = { .tries = tries };

  return tr_session_ask_hint (session, &wish, NULL, 0);
}

static void
wait_for (TrHint *hint)
{
  while (tr_hint_get_state (hint) == TR_HINT_THINKING)
    g_main_context_iteration (NULL, TRUE);
}

static void
run_idle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* In every game, whatever is asked: moves that can be played, each with words. */
static void
check_game (const TrRules *rules,
            unsigned       players)
{
  TrSession *session = test_session_new (rules, players, 0, TR_UNDO_FREE);
  uint64_t random = 3;

  for (guint i = 0; i < 6 && test_session_play (session, 7, &random); i++)
    {
      g_autoptr(TrHint) hint = ask (session, 20);
      GListModel *suggestions = tr_hint_get_suggestions (hint);

      g_assert_cmpuint (tr_hint_get_state (hint), ==, TR_HINT_THINKING);
      g_assert_cmpuint (g_list_model_get_n_items (suggestions), ==, 0);
      wait_for (hint);
      g_assert_cmpuint (tr_hint_get_state (hint), ==, TR_HINT_READY);
      g_assert_cmpfloat (tr_hint_get_progress (hint), ==, 1);
      g_assert_cmpuint (g_list_model_get_n_items (suggestions), >, 0);
      g_assert_null (tr_hint_get_minded (hint));
      for (guint j = 0; j < g_list_model_get_n_items (suggestions); j++)
        {
          g_autoptr(TrSuggestion) suggestion = g_list_model_get_item (suggestions, j);

          g_assert_cmpuint (tr_judge (tr_session_get_game (session), tr_session_get_state (session),
                                      tr_suggestion_get_move (suggestion)).kind, ==, 0);
          g_assert_cmpstr (tr_suggestion_get_title (suggestion), !=, "");
          g_assert_cmpstr (tr_suggestion_get_reason (suggestion), !=, "");
        }
    }
  test_session_end (session);
}

static void
test_games (void)
{
  test_for_each_game (check_game);
}

/* A hint for an old moment says nothing, whether it was there already or not. */
static void
test_gone (gconstpointer data)
{
  gboolean ready = GPOINTER_TO_INT (data);
  TrSession *session = new_session ("assyria-2e", 0);
  g_autoptr(TrHint) hint = ask (session, ready ? 10 : ENDLESS);
  uint64_t random = 1;

  if (ready)
    wait_for (hint);
  g_assert_true (test_session_play (session, 1, &random));
  g_assert_cmpuint (tr_hint_get_state (hint), ==, TR_HINT_GONE);
  run_idle ();
  g_assert_cmpuint (tr_hint_get_state (hint), ==, TR_HINT_GONE);
  if (!ready)
    g_assert_cmpuint (g_list_model_get_n_items (tr_hint_get_suggestions (hint)), ==, 0);
  test_session_end (session);
}

static void
test_undone (void)
{
  TrSession *session = new_session ("assyria-2e", 0);
  g_autoptr(TrHint) hint = NULL;
  uint64_t random = 1;

  test_session_play (session, 2, &random);
  hint = ask (session, ENDLESS);
  g_assert_true (tr_session_undo (session));
  g_assert_cmpuint (tr_hint_get_state (hint), ==, TR_HINT_GONE);
  test_session_end (session);
}

static void
test_withdrawn (void)
{
  TrSession *session = new_session ("assyria-2e", 0);
  g_autoptr(TrHint) hint = ask (session, ENDLESS);

  tr_hint_withdraw (hint);
  g_assert_cmpuint (tr_hint_get_state (hint), ==, TR_HINT_GONE);
  run_idle ();
  g_assert_cmpuint (tr_hint_get_state (hint), ==, TR_HINT_GONE);
  test_session_end (session);
}

/* There is one at a time. */
static void
test_again (void)
{
  TrSession *session = new_session ("assyria-2e", 0);
  g_autoptr(TrHint) first = ask (session, ENDLESS);
  g_autoptr(TrHint) second = ask (session, 10);

  g_assert_cmpuint (tr_hint_get_state (first), ==, TR_HINT_GONE);
  wait_for (second);
  g_assert_cmpuint (tr_hint_get_state (second), ==, TR_HINT_READY);
  test_session_end (session);
}

/* Nobody waits for it: session and hint go while it is thought about. */
static void
test_left_alone (void)
{
  TrSession *session = new_session ("assyria-2e", 0);
  TrHint *hint = ask (session, ENDLESS);

  test_session_end (session);
  g_assert_cmpuint (tr_hint_get_state (hint), ==, TR_HINT_GONE);
  g_assert_finalize_object (hint);
  run_idle ();
}

static void
test_same (void)
{
  TrSession *session = new_session ("tigris-euphrates", 0);
  g_autofree char *reason = NULL;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(TrHint) hint = ask (session, 60);
      g_autoptr(TrSuggestion) first = NULL;

      wait_for (hint);
      first = g_list_model_get_item (tr_hint_get_suggestions (hint), 0);
      if (reason != NULL)
        g_assert_cmpstr (tr_suggestion_get_reason (first), ==, reason);
      g_free (reason);
      reason = g_strdup (tr_suggestion_get_reason (first));
    }
  test_session_end (session);
}

/* A person is asked, and moves are not locked. */
static void
test_can (void)
{
  TrSession *session = new_session ("assyria-2e", 0);
  TrSession *computers;

  g_assert_true (tr_session_can_hint (session));
  tr_session_set_reviewing (session, TRUE);
  g_assert_false (tr_session_can_hint (session));
  tr_session_set_reviewing (session, FALSE);
  g_assert_true (tr_session_can_hint (session));
  test_session_end (session);

  computers = new_session ("assyria-2e", 3);
  g_object_set (computers, "paused", TRUE, NULL);
  g_assert_false (tr_session_can_hint (computers));
  test_session_end (computers);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hint/games", test_games);
  g_test_add_data_func ("/hint/gone/thinking", GINT_TO_POINTER (FALSE), test_gone);
  g_test_add_data_func ("/hint/gone/ready", GINT_TO_POINTER (TRUE), test_gone);
  g_test_add_func ("/hint/undone", test_undone);
  g_test_add_func ("/hint/withdrawn", test_withdrawn);
  g_test_add_func ("/hint/again", test_again);
  g_test_add_func ("/hint/left-alone", test_left_alone);
  g_test_add_func ("/hint/same", test_same);
  g_test_add_func ("/hint/can", test_can);
  return g_test_run ();
}
