/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session.h"

#include "brains.h"
#include "saves.h"
#include "session-fixture.h"
#include "session-watch.h"
#include "tr-auto.h"
#include "tr-games.h"
#include "tr-random.h"
#include "tr-words.h"

#include <string.h>

/* Computer players that answer late, never, or with nonsense. */

typedef struct
{
  TrSession *session;
  TestWatch *watch;
  TestBrain *brain;
  unsigned   seat;              /* of the brain */
  uint64_t   random;
} Game;

/* A person's game for 12 moves, in which the next decision is then given to a brain. */
static void
game_begin (Game          *game,
            const TrRules *rules,
            unsigned       players,
            TestBrainKind  kind)
{
  game->session = test_session_new (rules, players, 0, TR_UNDO_FREE);
  game->random = players;
  g_assert_true (test_session_play (game->session, 12, &game->random));
  game->watch = test_watch_new (game->session);
  game->brain = test_brain_new (kind);
  game->seat = tr_session_get_turn (game->session).seat;
  tr_session_set_brain (game->session, game->seat, TR_BRAIN (game->brain));
  test_watch_check (game->watch);
  g_assert_true (tr_session_get_thinking (game->session));
  g_assert_cmpint (tr_session_get_seats (game->session)[game->seat].kind, ==, TR_SEAT_COMPUTER);
  g_assert_cmpuint (test_brain_get_n_asked (game->brain), ==, 1);
}

static void
game_end (Game *game)
{
  test_watch_check (game->watch);
  test_session_assert_replay (game->session);
  test_watch_free (game->watch);
  test_session_end (game->session);
  test_brain_end (game->brain);
}

static TrMove
any_move (Game *game)
{
  return test_session_any_move (game->session, &game->random);
}

/* ── Late ── */

/* Whatever makes a question old. */
typedef enum
{
  PAUSE,
  REVIEW,
  UNDO,
  NEW_BRAIN,
  N_INTERRUPTIONS
} Interruption;

static void
interrupt (Game         *game,
           Interruption  interruption)
{
  g_autoptr(TestBrain) brain = NULL;

  switch (interruption)
    {
    case PAUSE:
      g_object_set (game->session, "paused", TRUE, NULL);
      g_assert_false (tr_session_get_thinking (game->session));
      test_watch_check (game->watch);
      g_object_set (game->session, "paused", FALSE, NULL);
      break;
    case REVIEW:
      tr_session_set_reviewing (game->session, TRUE);
      g_assert_false (tr_session_get_thinking (game->session));
      g_assert_true (tr_session_go_to (game->session, 3));
      test_watch_check (game->watch);
      tr_session_set_reviewing (game->session, FALSE);
      break;
    case UNDO:
      g_assert_true (tr_session_undo_step (game->session));
      g_assert_false (tr_session_get_thinking (game->session));
      test_watch_check (game->watch);
      g_assert_true (tr_session_redo_step (game->session));
      break;
    case NEW_BRAIN:
      tr_session_set_brain (game->session, game->seat, TR_BRAIN (game->brain));
      break;
    default:
      g_assert_not_reached ();
    }
  test_watch_check (game->watch);
}

static void
check_late_with (const TrRules *rules,
                 unsigned       players,
                 TestBrainKind  kind,
                 Interruption   interruption)
{
  TrQuery *old, *new;
  TrMove late, answer;
  Game game;

  game_begin (&game, rules, players, kind);
  late = answer = any_move (&game);
  for (guint i = 0; i < 100 && late == answer; i++)
    answer = any_move (&game);
  g_assert_false (test_brain_is_cancelled (game.brain, 0));
  interrupt (&game, interruption);
  g_assert_true (test_brain_is_cancelled (game.brain, 0));
  g_assert_true (tr_session_get_thinking (game.session));
  g_assert_cmpuint (test_brain_get_n_waiting (game.brain), ==, 2);
  g_assert_false (test_brain_is_cancelled (game.brain, 1));
  old = test_brain_get_query (game.brain, 0);
  new = test_brain_get_query (game.brain, 1);
  /* It is the same moment with the same chance, but another question. */
  g_assert_cmpuint (old->number, <, new->number);
  g_assert_cmpuint (old->seed, ==, new->seed);
  g_assert_true (tr_state_equal (new->game, old->view, new->view));

  test_brain_answer (game.brain, 0, late);
  g_assert_cmpuint (tr_session_get_cursor (game.session), ==, 12);
  g_assert_true (tr_session_get_thinking (game.session));
  test_watch_check (game.watch);
  test_brain_answer (game.brain, 0, answer);
  g_assert_cmpuint (tr_session_get_cursor (game.session), ==, 13);
  g_assert_cmpuint (tr_session_get_move (game.session, 13), ==, answer);
  g_assert_cmpuint (game.watch->n_mistakes, ==, 0);
  g_assert_cmpuint (game.watch->n_played, ==, 1);
  game_end (&game);
}

static void
check_late (const TrRules *rules,
            unsigned       players)
{
  for (guint i = 0; i < N_INTERRUPTIONS; i++)
    {
      check_late_with (rules, players, TEST_BRAIN_POLITE, i);
      check_late_with (rules, players, TEST_BRAIN_STUBBORN, i);
    }
}

static void
test_late (void)
{
  test_for_each_game (check_late);
}

/* While the session waits for nobody: paused, reviewing, or moves taken back. */
static void
check_meanwhile (const TrRules *rules,
                 unsigned       players)
{
  TrRefusal refusal = { .kind = 1 };
  Game game;

  game_begin (&game, rules, players, TEST_BRAIN_STUBBORN);
  /* Nobody else moves while it thinks. */
  g_assert_false (tr_session_play (game.session, any_move (&game), &refusal));
  g_assert_cmpint (refusal.kind, ==, 0);
  g_object_set (game.session, "paused", TRUE, NULL);
  g_assert_false (tr_session_play (game.session, any_move (&game), NULL));
  test_brain_answer (game.brain, 0, any_move (&game));
  g_assert_cmpuint (tr_session_get_length (game.session), ==, 12);
  g_object_set (game.session, "paused", FALSE, NULL);
  tr_session_set_reviewing (game.session, TRUE);
  test_brain_answer (game.brain, 0, any_move (&game));
  g_assert_cmpuint (tr_session_get_length (game.session), ==, 12);
  tr_session_set_reviewing (game.session, FALSE);
  g_assert_true (tr_session_undo_step (game.session));
  test_brain_answer (game.brain, 0, any_move (&game));
  g_assert_cmpuint (tr_session_get_length (game.session), ==, 12);
  g_assert_cmpuint (tr_session_get_cursor (game.session), ==, 11);
  g_assert_false (tr_session_get_thinking (game.session));
  g_assert_cmpuint (test_brain_get_n_waiting (game.brain), ==, 0);
  g_assert_cmpuint (test_brain_get_n_asked (game.brain), ==, 3);
  g_assert_cmpuint (game.watch->n_mistakes, ==, 0);
  game_end (&game);
}

static void
test_meanwhile (void)
{
  test_for_each_game (check_meanwhile);
}

/* It never answers, and the session goes. */
static void
check_never_with (const TrRules *rules,
                  unsigned       players,
                  TestBrainKind  kind)
{
  g_autoptr(TrQuery) query = NULL;
  TrMove answer;
  Game game;

  game_begin (&game, rules, players, kind);
  answer = any_move (&game);
  test_watch_free (game.watch);
  if (kind == TEST_BRAIN_THREAD)
    {
      test_session_end (game.session);
      test_brain_end (game.brain);
      return;
    }
  query = tr_query_ref (test_brain_get_query (game.brain, 0));
  test_session_end (game.session);
  g_assert_true (test_brain_is_cancelled (game.brain, 0));
  /* The game is still there for who holds the question. */
  g_assert_cmpint (tr_judge (query->game, query->view, answer).kind, ==, 0);
  if (kind == TEST_BRAIN_STUBBORN)
    test_brain_answer (game.brain, 0, answer);
  test_brain_end (game.brain);
}

static void
check_never (const TrRules *rules,
             unsigned       players)
{
  check_never_with (rules, players, TEST_BRAIN_POLITE);
  check_never_with (rules, players, TEST_BRAIN_STUBBORN);
  check_never_with (rules, players, TEST_BRAIN_THREAD);
}

static void
test_never (void)
{
  test_for_each_game (check_never);
}

/* ── Hurried ── */

static void
check_hurried (const TrRules *rules,
               unsigned       players)
{
  g_autoptr(TrQuery) query = NULL;
  Game game;

  game_begin (&game, rules, players, TEST_BRAIN_POLITE);
  query = tr_query_ref (test_brain_get_query (game.brain, 0));
  g_assert_cmpint (query->hurried, ==, 0);
  g_assert_true (tr_session_hurry (game.session));
  g_assert_cmpint (query->hurried, !=, 0);
  /* It is still asked the same. */
  g_assert_true (tr_session_get_thinking (game.session));
  g_assert_false (test_brain_is_cancelled (game.brain, 0));
  g_assert_cmpuint (test_brain_get_n_asked (game.brain), ==, 1);
  g_object_set (game.session, "paused", TRUE, NULL);
  g_assert_false (tr_session_hurry (game.session));
  game_end (&game);
}

static void
test_hurried (void)
{
  test_for_each_game (check_hurried);
}

/* ── How far a thought has come ── */

static double
get_thought (TrSession *session)
{
  double thought;

  g_object_get (session, "thought", &thought, NULL);
  return thought;
}

/* It is told once it is long, follows what the brain says, and is over with the answer or the question. */
static void
test_thought (void)
{
  for (guint stopped = 0; stopped < 2; stopped++)
    {
      g_autoptr(TrQuery) query = NULL;
      gint64 start = g_get_monotonic_time ();
      Game game;

      game_begin (&game, tr_games_get (0), 2, TEST_BRAIN_POLITE);
      query = tr_query_ref (test_brain_get_query (game.brain, 0));
      g_atomic_int_set (&query->done, TR_LEVEL_WHOLE / 4);
      g_assert_cmpfloat (get_thought (game.session), ==, 0);
      while (get_thought (game.session) == 0)
        g_main_context_iteration (NULL, TRUE);
      /* What is quickly answered says nothing. */
      g_assert_cmpint (g_get_monotonic_time () - start, >, G_TIME_SPAN_SECOND);
      g_assert_cmpfloat (get_thought (game.session), ==, 0.25);
      g_atomic_int_set (&query->done, TR_LEVEL_WHOLE / 2);
      while (get_thought (game.session) == 0.25)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpfloat (get_thought (game.session), ==, 0.5);

      if (stopped)
        g_object_set (game.session, "paused", TRUE, NULL);
      else
        test_brain_answer (game.brain, 0, any_move (&game));
      g_assert_cmpfloat (get_thought (game.session), ==, 0);
      game_end (&game);
    }
}

/* ── Views ── */

static void
check_view (const TrRules *rules,
            unsigned       players)
{
  const TrGame *tr_game;
  g_autoptr(TrState) other = NULL;
  g_autoptr(TrQuery) query = NULL, same = NULL;
  g_autoptr(TrSave) save = NULL;
  TrQuery *asked;
  Game game;

  game_begin (&game, rules, players, TEST_BRAIN_POLITE);
  tr_game = tr_session_get_game (game.session);
  asked = test_brain_get_query (game.brain, 0);
  g_assert_cmpuint (asked->seat, ==, game.seat);
  g_assert_true (asked->game == tr_game);

  /* Never the state itself, and not all that is in it. */
  g_assert_true (asked->view != tr_session_get_state (game.session));
  g_assert_false (tr_state_equal (tr_game, asked->view, tr_session_get_state (game.session)));
  /* What it was shown may be changed by it as it likes. */
  memset (asked->view, 0xff, rules->state_size);
  test_session_assert_replay (game.session);

  /* Two states that differ in hidden things alone look the same. */
  save = tr_session_make_save (game.session);
  other = tr_state_new (tr_game);
  tr_state_copy (tr_game, other, tr_session_get_state (game.session));
  tr_view (tr_game, other, game.seat, 1);
  g_assert_false (tr_state_equal (tr_game, other, tr_session_get_state (game.session)));
  query = tr_query_new (save->record, tr_session_get_state (game.session), game.seat, 2, 1);
  same = tr_query_new (save->record, other, game.seat, 2, 1);
  g_assert_true (tr_state_equal (tr_game, query->view, same->view));
  game_end (&game);
}

static void
test_view (void)
{
  test_for_each_game (check_view);
}

/* ── Threads ── */

/* A whole game, now and then disturbed. */
static void
check_threads (const TrRules *rules,
               unsigned       players)
{
  guint n = 0;
  Game game;

  game_begin (&game, rules, players, TEST_BRAIN_THREAD);
  for (unsigned seat = 0; seat < players; seat++)
    tr_session_set_brain (game.session, seat, TR_BRAIN (game.brain));
  while (tr_session_get_thinking (game.session))
    {
      if (n++ % 16 == 0)
        interrupt (&game, n / 16 % N_INTERRUPTIONS);
      g_main_context_iteration (NULL, TRUE);
      test_watch_check (game.watch);
    }
  g_assert_cmpuint (tr_session_get_turn (game.session).seat, ==, TR_SEAT_NONE);
  g_assert_cmpuint (game.watch->n_mistakes, ==, 0);
  g_assert_cmpuint (test_brain_get_n_asked (game.brain), >, game.watch->n_played);
  game_end (&game);
}

static void
test_threads (void)
{
  test_for_each_game (check_threads);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/brains/late", test_late);
  g_test_add_func ("/session/brains/meanwhile", test_meanwhile);
  g_test_add_func ("/session/brains/never", test_never);
  g_test_add_func ("/session/brains/hurried", test_hurried);
  g_test_add_func ("/session/brains/thought", test_thought);
  g_test_add_func ("/session/brains/view", test_view);
  g_test_add_func ("/session/brains/threads", test_threads);
  return g_test_run ();
}
