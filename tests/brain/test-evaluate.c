/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "games.h"
#include "tr-auto.h"
#include "tr-random.h"

#include <string.h>

/* More than anybody ever scores. */
#define POINTS_MAX 400

static void
check_tables (const TrGame *game)
{
  const TrRules *rules = game->rules;

  g_assert_cmpuint (rules->n_terms, <=, TR_TERMS_MAX);
  g_assert_true ((rules->n_terms > 0) == (rules->evaluate != NULL));
  for (guint i = 0; i < rules->n_terms; i++)
    {
      g_assert_nonnull (rules->terms[i].word);
      g_assert_nonnull (rules->terms[i].label);
      for (guint j = 0; j < i; j++)
        g_assert_cmpstr (rules->terms[i].word, !=, rules->terms[j].word);
    }
}

static void
test_tables (void)
{
  test_for_each_game (check_tables);
}

/* Sums of their terms, the same every time, within reason, and without a change to the state. */
static void
check_state (const TrGame  *game,
             const TrState *state)
{
  guint64 digest = tr_state_digest (game, state);
  int expected[TR_SEATS_MAX], again[TR_SEATS_MAX];
  TrTerms terms;

  memset (terms, 0x5a, sizeof terms);
  tr_evaluate (game, state, expected, terms);
  tr_evaluate (game, state, again, NULL);
  g_assert_cmpuint (tr_state_digest (game, state), ==, digest);
  for (unsigned seat = 0; seat < game->seats; seat++)
    {
      int sum = 0;

      for (guint i = 0; i < game->rules->n_terms; i++)
        {
          g_assert_cmpint (ABS (terms[seat][i]), <=, POINTS_MAX * TR_POINT);
          sum += terms[seat][i];
        }
      g_assert_cmpint (expected[seat], ==, again[seat]);
      if (game->rules->n_terms > 0)
        g_assert_cmpint (expected[seat], ==, sum);
    }
}

static void
check_games (const TrGame *game)
{
  g_autoptr(TrState) state = tr_state_new (game);
  uint64_t random = 1;

  for (guint64 seed = 0; seed < 5; seed++)
    {
      int expected[TR_SEATS_MAX];
      TrResult result;
      TrMoveList list;

      tr_setup (game, state, seed, NULL);
      for (tr_moves (game, state, &list); list.n > 0; tr_moves (game, state, &list))
        {
          check_state (game, state);
          tr_apply (game, state, list.moves[tr_random_below (&random, list.n)], NULL);
        }
      /* After the end nothing is promised any more. */
      tr_evaluate (game, state, expected, NULL);
      tr_result (game, state, &result);
      for (unsigned seat = 0; seat < game->seats; seat++)
        g_assert_cmpint (expected[seat], ==, result.score[seat] * TR_POINT);
    }
}

static void
test_games (void)
{
  test_for_each_game (check_games);
}

/* Before the first move of Assyria nobody has anything that others have not. */
static void
test_alike (void)
{
  for (unsigned players = 2; players <= 4; players++)
    {
      g_autoptr(TrGame) game = test_game_new ("assyria-2e", players);
      g_autoptr(TrState) state = test_state_new (game, players, 0);
      int expected[TR_SEATS_MAX];
      TrTerms terms;

      tr_evaluate (game, state, expected, terms);
      for (unsigned seat = 1; seat < players; seat++)
        for (guint i = 0; i < game->rules->n_terms; i++)
          g_assert_cmpint (terms[seat][i], ==, terms[0][i]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/brain/evaluate/tables", test_tables);
  g_test_add_func ("/brain/evaluate/games", test_games);
  g_test_add_func ("/brain/evaluate/alike", test_alike);
  return g_test_run ();
}
