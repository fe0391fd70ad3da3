/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy-game.h"
#include "words.h"

/* A1 and B1 are cut, B1 last; the first player, to move, has the sickle left and 1 coin. */
static TrState *
sample_state (const TrGame *game)
{
  TrState *state = tr_state_new (game);
  ToyState *toy = (ToyState *) state;

  tr_setup (game, state, 1, NULL);
  toy->order[0] = 0;
  toy->order[1] = 1;
  toy->cut = tr_set_or (tr_set_of (0), tr_set_of (2));
  toy->last = 2;
  toy->seats[0].tools = 1u << TOY_SICKLE;
  toy->coins[0] = 1;
  toy->coins[2] = 2;
  return state;
}

static void
test_targets (void)
{
  static const struct
  {
    unsigned kind;
    unsigned a;
    unsigned b;
    unsigned n;
    TrThing  targets[2];
  } rows[] = {
    /* By hand is nothing to point at. */
    { TOY_MOVE_CUT, 3, TOY_BY_HAND, 1, { { TOY_SORT_SPACE, 3 } } },
    { TOY_MOVE_CUT, 0, TOY_BOAT, 2, { { TOY_SORT_SPACE, 0 }, { TOY_SORT_TOOL, TOY_BOAT } } },
    { TOY_MOVE_DRAW, 0, 0, 1, { { TOY_SORT_PLACE, TOY_PILE } } },
    { TOY_MOVE_SELL, 0, 0, 2, { { TOY_SORT_PLACE, TOY_PURSE }, { TR_SORT_NUMBER, 0 } } },
    { TOY_MOVE_TOSS, 0, 0, 1, { { TR_SORT_KIND, TOY_MOVE_TOSS } } },
  };
  TrGame *game = toy_game_new (2);

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TrThing targets[TR_TARGETS_MAX];
      unsigned n = tr_targets (game, tr_move (rows[i].kind, rows[i].a, rows[i].b, 0), targets);

      g_assert_cmpuint (n, ==, rows[i].n);
      g_assert_cmpmem (targets, (int) (n * sizeof *targets), rows[i].targets, (int) (n * sizeof *targets));
    }
  tr_game_free (game);
}

static void
test_why_not (void)
{
  static const struct
  {
    const char *words;
    const char *sentence;       /* NULL: something can be done */
  } rows[] = {
    { "cut B2", NULL },
    { "B2", NULL },
    { "cut", NULL },
    { "pile", NULL },
    { "sell 1", NULL },
    { "purse", NULL },

    /* The closest of all refusals is told: with the sickle only the price was wrong. */
    { "sickle", "The sickle costs 2 coins, you have 1" },
    { "B2 sickle", "The sickle costs 2 coins, you have 1" },
    { "cut B3 sickle", "B3 is not beside B1" },
    /* Of equally close ones the one that tells of nothing else than what was pointed at. */
    { "boat", "You have not the boat any more" },
    { "cut B2 boat", "You have not the boat any more" },
    { "A1", "A1 is cut already" },
    { "B3", "B3 is not beside B1" },
    { "sell 0", "Sell 1 coin or more" },
    { "sell 2", "That takes 2 coins, you have 1" },
    { "keep", "This is not asked now" },

    /* No move whatever takes two spaces, or a token. */
    { "B2 B2", "This is not asked now" },
    { "gold", "This is not asked now" },
  };
  TrGame *game = toy_game_new (2);
  TrState *state = sample_state (game);

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TrThing things[TR_TARGETS_MAX];
      unsigned kind, n;
      const char *wrong;
      TrRefusal refusal;

      g_assert_true (tr_point_parse (game, rows[i].words, &kind, things, &n, &wrong));
      refusal = tr_why_not (game, state, kind, things, n);
      if (rows[i].sentence == NULL)
        {
          g_assert_cmpuint (refusal.kind, ==, 0);
        }
      else
        {
          g_autofree char *sentence = NULL;

          g_assert_cmpuint (refusal.kind, !=, 0);
          sentence = words_refusal (game, refusal);
          g_assert_cmpstr (sentence, ==, rows[i].sentence);
        }
    }
  tr_state_free (state);
  tr_game_free (game);
}

/* The order in which things are pointed at does not matter; how often does. */
static void
test_any_order (void)
{
  TrThing things[] = { { TOY_SORT_TOOL, TOY_BOAT }, { TOY_SORT_SPACE, 6 }, { TOY_SORT_SPACE, 6 } };
  TrGame *game = toy_game_new (2);
  TrState *state = tr_state_new (game);

  tr_setup (game, state, 1, NULL);
  g_assert_cmpuint (tr_why_not (game, state, 0, NULL, 0).kind, ==, 0);
  g_assert_cmpuint (tr_why_not (game, state, 0, things, 2).kind, ==, 0);
  g_assert_cmpuint (tr_why_not (game, state, 0, things, 3).kind, ==, TOY_REFUSAL_TIME);
  g_assert_cmpuint (tr_why_not (game, state, TOY_MOVE_DRAW, things, 2).kind, ==, TOY_REFUSAL_TIME);
  tr_state_free (state);
  tr_game_free (game);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/why/targets", test_targets);
  g_test_add_func ("/core/why/why-not", test_why_not);
  g_test_add_func ("/core/why/any-order", test_any_order);
  return g_test_run ();
}
