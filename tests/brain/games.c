/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "games.h"

#include "toy-game.h"
#include "tr-auto.h"
#include "tr-box.h"
#include "tr-games.h"
#include "tr-random.h"
#include "tr-rules.h"

TrGame *
test_game_new (const char *id,
               unsigned    players)
{
  const TrRules *rules = tr_games_find (id);
  TrOptions options = tr_options_standard (rules);
  g_autoptr(GError) error = NULL;
  g_autoptr(TrBox) box = tr_box_new_built_in (rules, &error);
  TrGame *game;

  g_assert_no_error (error);
  game = tr_box_make_game (box, players, options.values, &error);
  g_assert_no_error (error);
  return game;
}

void
test_for_each_game (void (*test) (const TrGame *game))
{
  g_autoptr(TrGame) toy = toy_game_new (2);

  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);

      for (unsigned players = rules->min_players; players <= rules->max_players; players++)
        {
          g_autoptr(TrGame) game = test_game_new (rules->id, players);

          test (game);
        }
    }
  test (toy);
}

TrState *
test_state_new (const TrGame *game,
                guint64       seed,
                guint         moves)
{
  TrState *state = tr_state_new (game);
  uint64_t random = seed;
  TrMoveList list;

  tr_setup (game, state, seed, NULL);
  for (tr_moves (game, state, &list); list.n > 0 && moves > 0; tr_moves (game, state, &list), moves--)
    tr_apply (game, state, list.moves[tr_random_below (&random, list.n)], NULL);
  return state;
}

#define LAST_MOVE 60
#define MOVES_BETWEEN 20

void
test_same_twice (const TrGame *game,
                 TestSame      same)
{
  for (guint moves = 5; moves < LAST_MOVE; moves += MOVES_BETWEEN)
    {
      g_autoptr(TrState) state = test_state_new (game, 1, moves);

      same (game, state, state);
    }
}

void
test_same_hidden (const TrGame *game,
                  TestSame      same)
{
  for (guint moves = 5; moves < LAST_MOVE; moves += MOVES_BETWEEN)
    {
      g_autoptr(TrState) state = test_state_new (game, 2, moves);
      g_autoptr(TrState) other = tr_state_new (game);
      unsigned seat = tr_turn (game, state).seat;

      if (seat == TR_SEAT_NONE)
        continue;
      tr_state_copy (game, other, state);
      tr_view (game, other, seat, 99);
      g_assert_false (tr_state_equal (game, state, other));
      same (game, state, other);
    }
}
