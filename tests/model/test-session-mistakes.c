/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session.h"

#include "brains.h"
#include "saves.h"
#include "session-fixture.h"
#include "session-watch.h"
#include "toy-game.h"
#include "tr-auto.h"
#include "tr-words.h"

#include <string.h>

/* Computer players that answer with nonsense, and those that play by chance. */

/* A game whose seats are all given to one brain after N moves. */
typedef struct
{
  TrSession *session;
  TestWatch *watch;
  TestBrain *brain;
  uint64_t   random;
} Game;

static void
game_begin (Game          *game,
            const TrRules *rules,
            unsigned       players,
            guint          n)
{
  game->session = test_session_new (rules, players, 0, TR_UNDO_FREE);
  game->random = players;
  g_assert_true (test_session_play (game->session, n, &game->random));
  game->watch = test_watch_new (game->session);
  game->brain = test_brain_new (TEST_BRAIN_POLITE);
  g_object_set (game->session, "paused", TRUE, NULL);
  for (unsigned seat = 0; seat < players; seat++)
    tr_session_set_brain (game->session, seat, TR_BRAIN (game->brain));
  g_object_set (game->session, "paused", FALSE, NULL);
  test_watch_check (game->watch);
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

/* The brain has answered with ANSWER (an error when MESSAGE is given): that was told once, with SAYS among the words, and
 * something else was played. */
static void
make_mistake (Game       *game,
              TrMove      answer,
              const char *message,
              const char *says)
{
  const TrGame *tr_game = tr_session_get_game (game->session);
  guint n_mistakes = game->watch->n_mistakes;
  guint n_played = game->watch->n_played;
  guint cursor = tr_session_get_cursor (game->session);
  unsigned seat = tr_session_get_turn (game->session).seat;
  g_autoptr(TrState) before = tr_state_new (tr_game);

  tr_state_copy (tr_game, before, tr_session_get_state (game->session));
  g_assert_cmpuint (test_brain_get_n_waiting (game->brain), ==, 1);
  if (message != NULL)
    test_brain_fail (game->brain, 0, message);
  else
    test_brain_answer (game->brain, 0, answer);
  test_watch_check (game->watch);
  g_assert_cmpuint (game->watch->n_mistakes, ==, n_mistakes + 1);
  g_assert_cmpint (game->watch->mistake_seat, ==, seat);
  g_assert_nonnull (strstr (game->watch->mistake, says));
  g_assert_cmpuint (game->watch->n_played, ==, n_played + 1);
  g_assert_cmpuint (tr_session_get_cursor (game->session), ==, cursor + 1);
  g_assert_cmpuint (tr_session_get_move (game->session, cursor + 1), !=, answer);
  g_assert_cmpint (tr_judge (tr_game, before, tr_session_get_move (game->session, cursor + 1)).kind, ==, 0);
}

/* A move of an older moment that is refused now. */
static TrMove
old_move (Game *game)
{
  g_autoptr(TrSave) save = tr_session_make_save (game->session);

  return test_refused_move (save->record);
}

static void
check_illegal (const TrRules *rules,
               unsigned       players)
{
  const char *no_move = "no move";
  Game game;

  game_begin (&game, rules, players, 20);
  /* Several in a row, each of which was legal once. */
  for (guint i = 0; i < 5; i++)
    {
      const TrGame *tr_game = tr_session_get_game (game.session);
      TrMove move = old_move (&game);
      TrRefusal refusal = tr_judge (tr_game, tr_session_get_state (game.session), move);
      g_autofree char *text = tr_words_move (tr_game, move);
      g_autofree char *reason = tr_words_refusal (tr_game, refusal);

      make_mistake (&game, move, NULL, text);
      g_assert_nonnull (strstr (game.watch->mistake, reason));
    }
  /* Bits that mean nothing. */
  make_mistake (&game, TR_MOVE_NONE, NULL, no_move);
  make_mistake (&game, ~TR_MOVE_NONE, NULL, no_move);
  make_mistake (&game, tr_move (rules->n_move_kinds, 0, 0, 0), NULL, no_move);
  make_mistake (&game, tr_move (0, 1, 2, 3), NULL, no_move);
  make_mistake (&game, test_session_any_move (game.session, &game.random) | UINT64_C (0xff) << 56, NULL, no_move);
  make_mistake (&game, TR_MOVE_NONE, "out of memory", "out of memory");
  make_mistake (&game, TR_MOVE_NONE, "out of sorts", "out of sorts");
  /* And it is asked again. */
  g_assert_true (tr_session_get_thinking (game.session));
  game_end (&game);
}

static void
test_illegal (void)
{
  test_for_each_game (check_illegal);
}

/* Every kind of move with every argument just too large, and with arguments that it has not. */
static void
check_out_of_range (const TrRules *rules,
                    unsigned       players)
{
  const TrGame *tr_game;
  Game game;

  game_begin (&game, rules, players, 3);
  tr_game = tr_session_get_game (game.session);
  for (unsigned kind = 1; kind < rules->n_move_kinds; kind++)
    for (unsigned i = 0; i < TR_MOVE_ARGS_MAX; i++)
      {
        const TrMoveKind *move_kind = &rules->move_kinds[kind];
        unsigned count = i < move_kind->n_args ? tr_sort_count (tr_game, move_kind->args[i]) : 1;

        if (count > 0xff || !tr_session_get_thinking (game.session))
          continue;
        make_mistake (&game, tr_move_with_arg (tr_move (kind, 0, 0, 0), i, count), NULL, "no move");
      }
  g_assert_cmpuint (game.watch->n_mistakes, >, 20);
  game_end (&game);
}

static void
test_out_of_range (void)
{
  test_for_each_game (check_out_of_range);
}

/* ── Who hears of a mistake may do something about it ── */

static void
on_mistake_pause (TrSession *session)
{
  g_object_set (session, "paused", TRUE, NULL);
}

static void
on_mistake_take_notes (TrSession *session)
{
  g_object_set (session, "notes", "it did it again", NULL);
}

static void
check_heard (const TrRules *rules,
             unsigned       players)
{
  gulong handler;
  Game game;

  game_begin (&game, rules, players, 20);
  handler = g_signal_connect (game.session, "brain-mistake", G_CALLBACK (on_mistake_pause), NULL);
  test_brain_answer (game.brain, 0, TR_MOVE_NONE);
  test_watch_check (game.watch);
  /* Nothing was played in its place: who paused the game wants to see. */
  g_assert_cmpuint (game.watch->n_mistakes, ==, 1);
  g_assert_cmpuint (game.watch->n_played, ==, 0);
  g_assert_cmpuint (test_brain_get_n_waiting (game.brain), ==, 0);
  g_signal_handler_disconnect (game.session, handler);
  g_object_set (game.session, "paused", FALSE, NULL);
  test_watch_check (game.watch);

  /* The question is answered once and for all. */
  handler = g_signal_connect (game.session, "brain-mistake", G_CALLBACK (on_mistake_take_notes), NULL);
  make_mistake (&game, TR_MOVE_NONE, NULL, "no move");
  g_assert_cmpuint (test_brain_get_n_asked (game.brain), ==, 3);
  g_signal_handler_disconnect (game.session, handler);
  game_end (&game);
}

static void
test_heard (void)
{
  test_for_each_game (check_heard);
}

/* ── By chance ── */

static void
check_whole_game (const TrRules *rules,
                  unsigned       players)
{
  unsigned all = (1u << players) - 1;
  TrSession *session = test_session_new (rules, players, all, TR_UNDO_FREE);
  TrSession *again = test_session_new (rules, players, all, TR_UNDO_STRICT);
  TestWatch *watch = test_watch_new (session);
  g_autoptr(GArray) line = NULL, same = NULL;

  for (guint n = 0; tr_session_get_thinking (session); n++)
    {
      g_assert_cmpuint (tr_session_get_cursor (session), ==, watch->n_played);
      g_main_context_iteration (NULL, TRUE);
      test_watch_check (watch);
    }
  g_assert_cmpuint (tr_session_get_turn (session).seat, ==, TR_SEAT_NONE);
  g_assert_cmpuint (watch->n_mistakes, ==, 0);
  g_assert_cmpuint (tr_session_get_length (session), >, 20);
  test_session_assert_replay (session);
  /* Chance is the game's own. */
  test_session_think (again);
  line = test_session_dup_line (session);
  same = test_session_dup_line (again);
  g_assert_true (test_same_moves (line, same));
  test_watch_free (watch);
  test_session_end (session);
  test_session_end (again);
}

static void
test_whole_game (void)
{
  test_for_each_game (check_whole_game);
}

/* The same moment meets the same answer: here or in a fork, the first time or not. */
static void
check_same_answer (const TrRules *rules,
                   unsigned       players)
{
  TrSession *session = test_session_new (rules, players, (1u << players) - 1, TR_UNDO_FREE);
  guint length;

  test_session_think (session);
  length = tr_session_get_length (session);
  tr_session_set_reviewing (session, TRUE);
  for (guint n = 0; n < length; n += 7)
    {
      TrSession *fork;

      tr_session_go_to (session, n);
      fork = tr_session_fork (session, NULL);
      g_assert_true (tr_session_get_thinking (fork));
      while (tr_session_get_length (fork) == n)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (tr_session_get_move (fork, n + 1), ==, tr_session_get_move (session, n + 1));
      test_session_end (fork);
    }
  test_session_end (session);
}

static void
test_same_answer (void)
{
  test_for_each_game (check_same_answer);
}

/* ── Seats ── */

/* A level of a program to come is played at random, and kept. */
static void
check_unknown_level (const TrRules *rules,
                     unsigned       players)
{
  TrSession *session = test_session_new (rules, players, 1, TR_UNDO_FREE);
  g_autoptr(TrSave) save = tr_session_make_save (session);
  g_autoptr(TrSave) saved = NULL;
  TrSession *other;

  g_free (save->seats[0].level);
  save->seats[0].level = g_strdup ("a better one");
  other = tr_session_new_from_save (save);
  test_session_think (session);
  test_session_think (other);
  g_assert_cmpuint (tr_session_get_length (other), ==, tr_session_get_length (session));
  saved = tr_session_make_save (other);
  g_assert_cmpstr (saved->seats[0].level, ==, "a better one");
  test_session_end (session);
  test_session_end (other);
}

static void
test_unknown_level (void)
{
  test_for_each_game (check_unknown_level);
}

static TrRecord *
new_toy_record (void)
{
  g_autoptr(TrValue) value = toy_box ();
  g_autoptr(GError) error = NULL;
  g_autoptr(TrBox) box = NULL;
  TrOptions options = tr_options_standard (&toy_rules);
  TrRecord *record;

  tr_value_set (value, "game", tr_value_string (toy_rules.id));
  box = tr_box_new (&toy_rules, value, "toy", &error);
  g_assert_no_error (error);
  record = tr_record_new (box, 2, &options, TEST_SEED, &error);
  g_assert_no_error (error);
  return record;
}

/* Who has a name is asked by it. */
static void
test_names (void)
{
  g_autoptr(TrRecord) record = new_toy_record ();
  TrSeat seats[TR_SEATS_MAX];
  unsigned asked;

  tr_seats_init (seats, tr_record_get_game (record));
  asked = tr_turn (tr_record_get_game (record), tr_record_get_start (record)).seat;
  for (guint i = 0; i < 2; i++)
    {
      TrSession *session = tr_session_new (record, seats, TR_UNDO_FREE);
      g_autofree char *question = NULL;
      g_autofree char *name = tr_seat_dup_name (&seats[asked], asked);

      g_object_get (session, "question", &question, NULL);
      g_assert_true (g_str_has_prefix (question, name));
      g_assert_cmpint (g_str_equal (name, "Ninsun"), ==, i == 1);
      test_session_end (session);
      if (i == 0)
        seats[asked].name = g_strdup ("Ninsun");
    }
  tr_seats_clear (seats);
}

/* In this game a hand is hidden from others and not from its owner. */
static void
test_own_hand (void)
{
  g_autoptr(TrRecord) record = new_toy_record ();
  const TrGame *game = tr_record_get_game (record);
  TrState *views[2] = { tr_state_new (game), tr_state_new (game) };
  const ToyState *state;
  TestBrain *brain = test_brain_new (TEST_BRAIN_POLITE);
  TrSeat seats[TR_SEATS_MAX];
  TrSession *session;
  TrQuery *query;
  unsigned asked;

  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpint (tr_record_append (record, tr_move (TOY_MOVE_DRAW, 0, 0, 0), NULL).kind, ==, 0);
      g_assert_cmpint (tr_record_append (record, tr_move (TOY_MOVE_KEEP, 0, 0, 0), NULL).kind, ==, 0);
    }
  tr_seats_init (seats, game);
  session = tr_session_new (record, seats, TR_UNDO_FREE);
  asked = tr_session_get_turn (session).seat;
  tr_session_set_brain (session, asked, TR_BRAIN (brain));
  query = test_brain_get_query (brain, 0);
  state = (const ToyState *) tr_session_get_state (session);
  for (unsigned seat = 0; seat < 2; seat++)
    {
      tr_state_copy (game, views[seat], (const TrState *) state);
      tr_view (game, views[seat], seat, query->seed);
    }
  g_assert_false (tr_state_equal (game, views[0], views[1]));
  g_assert_true (tr_state_equal (game, query->view, views[asked]));
  g_assert_true (memcmp (((const ToyState *) query->view)->seats[asked].hand, state->seats[asked].hand,
                         sizeof state->seats[asked].hand) == 0);
  test_session_end (session);
  test_brain_end (brain);
  tr_state_free (views[0]);
  tr_state_free (views[1]);
  tr_seats_clear (seats);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session/mistakes/illegal", test_illegal);
  g_test_add_func ("/session/mistakes/out-of-range", test_out_of_range);
  g_test_add_func ("/session/mistakes/heard", test_heard);
  g_test_add_func ("/session/chance/whole-game", test_whole_game);
  g_test_add_func ("/session/chance/same-answer", test_same_answer);
  g_test_add_func ("/session/seats/unknown-level", test_unknown_level);
  g_test_add_func ("/session/seats/names", test_names);
  g_test_add_func ("/session/seats/own-hand", test_own_hand);
  return g_test_run ();
}
