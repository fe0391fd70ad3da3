/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-feed-search.h"
#include "assyria2/a2-state.h"
#include "fixture.h"
#include "tr-auto.h"
#include "words.h"

#include <string.h>

/* Proposals in feeding: nothing that can be tried is better, and among equals they are what a2-feed-plan.c says. */

/* Plays what is proposed until nothing more is; returns the moves in words. */
static char *
follow (const TrGame *game,
        TrState      *state,
        FeedOutcome  *outcome)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree TrMoveList *list = g_new (TrMoveList, 1);
  unsigned seat = tr_turn (game, state).seat;

  *outcome = (FeedOutcome) { 0 };
  while (feed_is_asked (game, state, seat))
    {
      TrMove move = tr_propose (game, state);
      g_autofree char *text = NULL;

      if (move == TR_MOVE_NONE)
        {
          /* a2.feed.no-withholding: nothing forbids to be content with that. */
          g_assert_cmpuint (tr_turn (game, state).question, ==, A2_ASK_FEED);
          g_assert_cmpuint (tr_judge (game, state, tr_move (A2_MOVE_DONE, 0, 0, 0)).kind, ==, 0);
          break;
        }
      g_assert_cmphex (tr_propose (game, state), ==, move);
      tr_moves (game, state, list);
      g_assert_true (tr_move_list_has (list, move));
      g_assert_true (feed_outcome_add (outcome, game, move));
      text = words_move (game, move);
      g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", text);
      tr_apply (game, state, move, NULL);
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* ── Random games ── */

#define N_TURNS    20           /* games, times players */
#define SHOWN_SIZE (16 * 1024)

typedef struct
{
  unsigned followed;
  unsigned by_moves;            /* compared with all lines of moves */
  unsigned by_choices;
  unsigned too_many;            /* compared with neither */
  unsigned final;               /* of those compared: after the last flood */
  unsigned serving;             /* with a card on the table that has fed nobody yet */
  unsigned short_of;            /* in which not all huts can be fed */
  unsigned largest;             /* huts */
} Count;

static void
assert_best (const TrGame      *game,
             const TrState     *state,
             const char        *words,
             const FeedOutcome *outcome,
             const FeedOutcome *best)
{
  g_autofree char *shown = NULL;
  TrText text;

  if (feed_outcome_compare (outcome, best) == 0)
    return;
  shown = g_malloc (SHOWN_SIZE);
  tr_text_init (&text, shown, SHOWN_SIZE, NULL);
  game->rules->show (game, state, tr_turn (game, state).seat, &text);
  for (unsigned i = 0; i < FEED_FIGURES; i++)
    g_printerr ("figure %u: %d, at best %d\n", i, outcome->figures[i], best->figures[i]);
  g_error ("%s\nproposed: %s", shown, words);
}

static void
check_position (const TrGame  *game,
                const TrState *start,
                Count         *count)
{
  const A2State *here = (const A2State *) start;
  unsigned hungry = tr_set_count (tr_set_minus (here->seats[here->seat].huts, here->fed));
  g_autoptr (TrState) state = tr_state_new (game);
  g_autofree char *words = NULL;
  FeedOutcome outcome, by_moves, by_choices;
  bool moves, choices;

  tr_state_copy (game, state, start);
  words = follow (game, state, &outcome);
  moves = feed_search_moves (game, start, &by_moves);
  choices = feed_search_choices (game, start, &by_choices);
  if (moves)
    assert_best (game, start, words, &outcome, &by_moves);
  if (choices)
    assert_best (game, start, words, &outcome, &by_choices);

  count->followed++;
  count->by_moves += moves;
  count->by_choices += choices;
  count->too_many += !moves && !choices;
  if (!moves && !choices)
    return;
  count->final += here->phase == A2_PHASE_FINAL;
  count->serving += here->ask == A2_ASK_SERVE;
  count->short_of += (unsigned) outcome.figures[FEED_FED] < hungry;
  count->largest = MAX (count->largest, hungry);
}

/* More huts, food cards, tokens and farmers than a random player comes by, all from where they lie. */
static void
make_rich (const TrGame *tr_game,
           TrState      *tr_state,
           GRand        *dice)
{
  const A2Game *game = (const A2Game *) tr_game;
  A2State *state = (A2State *) tr_state;
  A2Seat *player = &state->seats[state->seat];
  TrSet taken = tr_set_or (a2_all_huts (state), a2_all_ziggurats (state));
  TrSet spaces = tr_set_minus (game->in_play, taken);
  unsigned n_cards = (unsigned) g_rand_int_range (dice, 0, 10);

  while (!tr_set_empty (spaces))
    {
      unsigned space = tr_set_pop (&spaces);

      if (player->stock == 0 || g_rand_int_range (dice, 0, 6) > 0)
        continue;
      player->stock--;
      tr_set_add (&player->huts, space);
      if (g_rand_int_range (dice, 0, 4) == 0)
        tr_set_add (&state->farmers, space);
    }
  for (unsigned i = 0; i < n_cards && state->n_food_deck > 0; i++)
    {
      uint8_t *card = &state->food_deck[--state->n_food_deck];

      player->food[*card]++;
      *card = 0;
    }
  if (state->token_supply > 0 && g_rand_boolean (dice))
    {
      state->token_supply--;
      player->tokens++;
    }
}

static void
play_game (const TrGame *game,
           unsigned      seed,
           Count        *count)
{
  g_autoptr (TrState) state = tr_state_new (game);
  g_autoptr (TrState) rich = tr_state_new (game);
  g_autofree TrMoveList *list = g_new (TrMoveList, 1);
  g_autoptr (GRand) dice = g_rand_new_with_seed (seed);

  tr_setup (game, state, seed, NULL);
  for (TrTurn turn = tr_turn (game, state); turn.seat != TR_SEAT_NONE; turn = tr_turn (game, state))
    {
      TrMove move;

      tr_moves (game, state, list);
      move = list->moves[g_rand_int_range (dice, 0, (int) list->n)];
      if (!feed_is_asked (game, state, turn.seat))
        g_assert_cmphex (tr_propose (game, state), ==, TR_MOVE_NONE);
      else
        {
          char data[256];
          TrText problem;

          check_position (game, state, count);
          tr_state_copy (game, rich, state);
          if (turn.question == A2_ASK_FEED && g_rand_boolean (dice))
            {
              tr_text_init (&problem, data, sizeof data, NULL);
              make_rich (game, rich, dice);
              g_assert_true (tr_check (game, rich, &problem));
              check_position (game, rich, count);
            }
          /* Huts that live on make more of the positions to come. */
          if (g_rand_int_range (dice, 0, 4) > 0 && tr_propose (game, state) != TR_MOVE_NONE)
            move = tr_propose (game, state);
        }
      tr_apply (game, state, move, NULL);
    }
  g_assert_cmphex (tr_propose (game, state), ==, TR_MOVE_NONE);
}

static void
play_games (const TrGame *game)
{
  Count count = { 0 };

  for (unsigned seed = 0; seed < N_TURNS / game->players; seed++)
    play_game (game, seed, &count);
  g_test_message ("%u positions: %u compared by moves, %u by choices, %u not; %u final, %u with a card to serve, %u with too "
                  "little, at most %u huts", count.followed, count.by_moves, count.by_choices, count.too_many, count.final,
                  count.serving, count.short_of, count.largest);
  g_assert_cmpuint (count.by_moves, >, 500);
  g_assert_cmpuint (count.by_choices, >, 500);
  g_assert_cmpuint (count.final, >, 0);
  g_assert_cmpuint (count.serving, >, 0);
  g_assert_cmpuint (count.short_of, >, 0);
  g_assert_cmpuint (count.short_of, <, count.followed - count.too_many);
  g_assert_cmpuint (count.largest, ==, ((const A2Game *) game)->n_huts);
}

static void
test_random (gconstpointer data)
{
  g_autoptr (TrGame) game = test_game ("assyria-2e", GPOINTER_TO_UINT (data), 0);

  play_games (game);
}

/* The same with cards as another box may have them: ***, G**, M*. */
static void
test_other_cards (void)
{
  g_autoptr (TrGame) game = test_game ("assyria-2e", 3, 0);
  A2Game *changed = (A2Game *) game;
  unsigned n = 0;

  for (unsigned i = 0; i < changed->n_food_kinds; i++)
    {
      A2FoodCard *card = &changed->food_cards[i];

      if (card->n_food < 2)
        continue;
      card->n_wild = (uint8_t) MIN (card->n_food, 3 - n % 3);
      card->n_food = (uint8_t) (card->value - card->n_wild);
      if (card->n_food == 0)
        card->food = A2_WILD;
      n++;
    }
  play_games (game);
}

/* ── Written positions ── */

typedef struct
{
  const char *name;
  const char *seat;             /* the one that feeds; it has no plough unless it says so */
  const char *state;
  const char *proposed;
} Written;

/* Wheat: C4 between the rivers, E3 on one, D1, E6 and G2 outside; E1 grapes, F1 fish, G1 meat, all outside. */
static const Written written[] = {
  { "between-the-rivers-first", "'huts': ['C4', 'D1', 'E3', 'E6'], 'food': ['W']", "", "serve W, feed C4 wheat" },
  { "river-before-outside", "'huts': ['C4', 'D1', 'E3', 'E6'], 'food': ['WW']", "",
    "serve WW, feed C4 wheat, feed E3 wheat" },
  { "outside-last", "'huts': ['C4', 'D1', 'E3', 'E6'], 'food': ['WWW']", "",
    "serve WWW, feed C4 wheat, feed D1 wheat, feed E3 wheat" },
  /* The worthiest hut does not take the wild icon that the other one needs. */
  { "two-huts-before-one", "'huts': ['C4', 'F1'], 'food': ['W', 'G*']", "", "serve W, feed C4 wheat, serve G*, feed F1 wild" },
  { "cards-before-ploughs", "'huts': ['D1', 'E1'], 'food': ['W'], 'ploughs': 2", "", "serve W, feed D1 wheat, plough E1" },
  { "any-card-before-a-plough", "'huts': ['D1'], 'food': ['WWW'], 'ploughs': 1", "", "serve WWW, feed D1 wheat" },
  { "ploughs-before-tokens", "'huts': ['D1', 'E1'], 'ploughs': 1, 'tokens': 2", "", "plough D1, token E1" },
  { "only-ploughs", "'huts': ['D1', 'E1'], 'ploughs': 2, 'tokens': 1", "", "plough D1, plough E1" },
  { "fewest-icons", "'huts': ['D1'], 'food': ['WWW', 'WW', 'W*', 'W']", "", "serve W, feed D1 wheat" },
  { "wild-icons-kept", "'huts': ['D1', 'G2'], 'food': ['W*', 'WW']", "", "serve WW, feed D1 wheat, feed G2 wheat" },
  { "icons-before-wild-icons", "'huts': ['D1'], 'food': ['W*', 'WWW']", "", "serve W*, feed D1 wheat" },
  { "small-cards-kept", "'huts': ['D1', 'G2'], 'food': ['W', 'W', 'WW']", "", "serve WW, feed D1 wheat, feed G2 wheat" },
  { "wild-icon-where-nothing-else-is", "'huts': ['D1', 'F1'], 'food': ['W', 'W*']", "",
    "serve W*, feed D1 wheat, feed F1 wild" },
  { "farmer-eats-what-is-over", "'huts': ['D1', 'E1'], 'food': ['GG', 'W']", "'farmers': ['D1']",
    "serve GG, feed D1 grapes, feed E1 grapes" },
  { "farmer-does-not-take-what-others-need", "'huts': ['D1', 'G2'], 'food': ['W', 'M']", "'farmers': ['D1']",
    "serve W, feed G2 wheat, serve M, feed D1 meat" },
  { "icons-that-lie-ready", "'huts': ['D1', 'G2'], 'food': ['W', 'W']", "'icons': ['wheat']",
    "feed D1 wheat, serve W, feed G2 wheat" },
  { "card-just-discarded", "'huts': ['D1', 'F1']", "'ask': 'serve', 'card_icons': ['wheat', 'wild']",
    "feed D1 wheat, feed F1 wild" },
  /* The wild icon on the table would do; but the card has to feed somebody. */
  { "card-that-was-not-needed", "'huts': ['D1'], 'farmers': 1", "'ask': 'serve', 'icons': ['wild'], 'card_icons': ['wheat']",
    "feed D1 wheat" },
  { "no-farmers", "'huts': ['D1'], 'food': ['M'], 'farmers': 1", "", "" },
  { "no-favours", "'huts': ['D1', 'G2'], 'food': ['M', 'W'], 'favours': ['change-food', 'bounty', 'flip-plough']", "",
    "serve W, feed D1 wheat" },
  { "all-fed", "'huts': ['D1'], 'food': ['W'], 'ploughs': 1, 'farmers': 1", "'fed': ['D1']", "" },
  { "after-the-last-flood", "'huts': ['D1', 'C4'], 'food': ['W'], 'ploughs': 1", "'phase': 'final', 'round': 6",
    "serve W, feed C4 wheat, plough D1" },
};

static void
test_written (gconstpointer data)
{
  const Written *test = data;
  g_autofree char *position = g_strdup_printf ("{%s%s%s%s'seats': [{%s%s}]}",
                                               strstr (test->state, "'phase'") ? "" : "'phase': 'expansion', ",
                                               strstr (test->state, "'ask'") ? "" : "'ask': 'feed', ",
                                               test->state, test->state[0] != '\0' ? ", " : "",
                                               strstr (test->seat, "'ploughs'") ? "" : "'ploughs': 0, ", test->seat);
  g_autoptr (TrGame) game = test_game ("assyria-2e", 2, 0);
  g_autoptr (TrState) state = test_position (game, position);
  g_autofree char *words = NULL;
  FeedOutcome outcome;

  words = follow (game, state, &outcome);
  g_assert_cmpstr (words, ==, test->proposed);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned players = 1; players <= A2_SEATS; players++)
    {
      g_autofree char *path = g_strdup_printf ("/assyria2/feed-plan/random/%u-players", players);

      g_test_add_data_func (path, GUINT_TO_POINTER (players), test_random);
    }
  g_test_add_func ("/assyria2/feed-plan/random/other-cards", test_other_cards);
  for (unsigned i = 0; i < G_N_ELEMENTS (written); i++)
    {
      g_autofree char *path = g_strdup_printf ("/assyria2/feed-plan/written/%s", written[i].name);

      g_test_add_data_func (path, &written[i], test_written);
    }
  return g_test_run ();
}
