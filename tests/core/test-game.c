/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy-game.h"
#include "tr-random.h"
#include "words.h"

/* The interface, seen by who uses it, on a game small enough to be followed by hand. */

static TrMove
parse (const TrGame *game,
       const char   *text)
{
  const char *wrong;
  TrMove move;

  g_assert_true (tr_move_parse (game, text, &move, &wrong));
  return move;
}

static void
play (const TrGame *game,
      TrState      *state,
      const char   *text,
      TrEventList  *events)
{
  if (events != NULL)
    tr_event_list_clear (events);
  tr_apply (game, state, parse (game, text), events);
}

static void
test_new (void)
{
  TrValue *box = toy_box ();
  int16_t coins = 3;
  TrFault fault;
  TrGame *game = tr_game_new (&toy_rules, box, 1, &coins, &fault);
  g_autofree char *words = NULL;

  g_assert_nonnull (game);
  g_assert_cmpuint (game->players, ==, 1);
  g_assert_cmpuint (game->seats, ==, 2);
  tr_game_free (game);
  tr_game_free (NULL);

  /* A wrong box is no game, and the fault of an earlier try is forgotten. */
  tr_value_set (box, "colour", tr_value_string ("green"));
  fault = (TrFault) { .line = 99, .place = "elsewhere" };
  g_assert_null (tr_game_new (&toy_rules, box, 2, &coins, &fault));
  words = words_fault (&fault);
  g_assert_cmpstr (words, ==, "colour: nothing is called “colour” here");
  tr_value_free (box);
}

static void
test_states (void)
{
  TrGame *game = toy_game_new (2);
  TrState *a = tr_state_new (game);
  TrState *b = tr_state_new (game);

  /* What was in the memory before does not matter. */
  memset (a, 0xa5, game->rules->state_size);
  tr_setup (game, a, 11, NULL);
  tr_setup (game, b, 11, NULL);
  g_assert_true (tr_state_equal (game, a, b));
  g_assert_cmphex (tr_state_digest (game, a), ==, tr_state_digest (game, b));

  tr_setup (game, b, 12, NULL);
  g_assert_false (tr_state_equal (game, a, b));
  g_assert_cmphex (tr_state_digest (game, a), !=, tr_state_digest (game, b));
  tr_state_copy (game, b, a);
  g_assert_true (tr_state_equal (game, a, b));

  /* The last byte counts as well as the first. */
  ((unsigned char *) b)[game->rules->state_size - 1] ^= 1;
  g_assert_false (tr_state_equal (game, a, b));
  g_assert_cmphex (tr_state_digest (game, a), !=, tr_state_digest (game, b));
  tr_state_free (a);
  tr_state_free (b);
  tr_game_free (game);
}

/* FNV-1a has published values: they must not change, since golden games hold digests. */
static void
test_digest (void)
{
  TrRules rules = { .state_size = 6 };
  TrGame game = { .rules = &rules };

  g_assert_cmphex (tr_state_digest (&game, (const TrState *) "foobar"), ==, UINT64_C (0x85944171f73967e8));
}

/* A whole game of two players, with every kind of move. */
static void
test_whole_game (void)
{
  TrGame *game = toy_game_new (2);
  TrState *state = tr_state_new (game);
  ToyState *toy = (ToyState *) state;
  g_autofree TrMoveList *list = g_new (TrMoveList, 1);
  g_autofree TrEventList *events = g_new (TrEventList, 1);
  g_autofree char *question = NULL;
  g_autofree char *words = NULL;
  TrResult result;

  tr_setup (game, state, 1, NULL);
  toy->order[0] = 0;
  toy->order[1] = 1;
  question = words_question (game, tr_turn (game, state));
  g_assert_cmpstr (question, ==, "Player 1: cut, draw or sell (0 of 7 spaces are cut)");
  tr_moves (game, state, list);
  g_assert_cmpuint (list->n, ==, 7 * 3 + 1 + 3);

  play (game, state, "sell 3", NULL);
  play (game, state, "cut B2 sickle", events);
  g_assert_cmpuint (events->n, ==, 5);
  words = words_event (game, &events->events[0]);
  g_assert_cmpstr (words, ==, "Player 2 cuts B2 (the sickle)");
  play (game, state, "draw", NULL);
  g_assert_cmpuint (tr_turn (game, state).seat, ==, 0);
  tr_moves (game, state, list);
  g_assert_cmpuint (list->n, ==, 2);
  play (game, state, "keep", NULL);
  play (game, state, "sell 1", NULL);

  for (unsigned i = 0; i < 100 && tr_turn (game, state).seat != TR_SEAT_NONE; i++)
    {
      tr_moves (game, state, list);
      g_assert_cmpuint (list->n, >, 0);
      tr_apply (game, state, list->moves[0], NULL);
    }
  g_assert_cmpuint (tr_turn (game, state).seat, ==, TR_SEAT_NONE);
  tr_moves (game, state, list);
  g_assert_cmpuint (list->n, ==, 0);
  tr_result (game, state, &result);
  g_assert_true (result.over);
  g_assert_cmpint (result.score[0], ==, toy->seats[0].score);
  g_assert_cmpint (result.score[2], ==, 0);
  g_assert_cmpuint (MIN (result.rank[0], result.rank[1]), ==, 1);
  tr_state_free (state);
  tr_game_free (game);
}

/* Every list is a new one: what was in it before is gone. */
static void
test_lists_are_cleared (void)
{
  TrGame *game = toy_game_new (2);
  TrState *state = tr_state_new (game);
  g_autofree TrMoveList *list = g_new0 (TrMoveList, 1);
  uint32_t n;

  tr_setup (game, state, 1, NULL);
  tr_moves (game, state, list);
  n = list->n;
  list->overflow = true;
  tr_moves (game, state, list);
  g_assert_cmpuint (list->n, ==, n);
  g_assert_false (list->overflow);
  tr_state_free (state);
  tr_game_free (game);
}

static TrMove
propose_first (const TrGame  *game,
               const TrState *state)
{
  TrMoveList list;

  tr_moves (game, state, &list);
  return list.moves[0];
}

/* Rules need not propose anything. */
static void
test_propose (void)
{
  TrGame *game = toy_game_new (2);
  TrState *state = tr_state_new (game);
  TrRules rules = toy_rules;

  tr_setup (game, state, 1, NULL);
  g_assert_null (toy_rules.propose);
  g_assert_cmphex (tr_propose (game, state), ==, TR_MOVE_NONE);

  rules.propose = propose_first;
  game->rules = &rules;
  g_assert_cmphex (tr_propose (game, state), ==, propose_first (game, state));
  tr_state_free (state);
  tr_game_free (game);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/game/new", test_new);
  g_test_add_func ("/core/game/states", test_states);
  g_test_add_func ("/core/game/digest", test_digest);
  g_test_add_func ("/core/game/whole-game", test_whole_game);
  g_test_add_func ("/core/game/lists-are-cleared", test_lists_are_cleared);
  g_test_add_func ("/core/game/propose", test_propose);
  return g_test_run ();
}
