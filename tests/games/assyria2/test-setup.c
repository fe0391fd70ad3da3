/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "assyria2/a2-state.h"
#include "fixture.h"
#include "tr-auto.h"
#include "tr-games.h"
#include "tr-json.h"
#include "tr-position.h"

/* What chance decides: looked at over many seeds, since a rule table sees one at a time. The seeds are always the same,
 * so these tests either always pass or never. */

#define N_SEEDS 4800

static const A2State *
set_up (const TrGame *game,
        TrState      *state,
        unsigned      seed)
{
  tr_setup (game, state, seed, NULL);
  return (const A2State *) state;
}

/* N of all happened; by chance about the part P of them should have. Six standard deviations are never reached by chance
 * alone. */
static void
assert_about (unsigned    n,
              unsigned    all,
              double      p,
              const char *what,
              unsigned    which)
{
  double expected = all * p;
  double variance = expected * (1 - p);
  double off = n - expected;

  if (off * off > 36 * variance)
    g_error ("%s %u: %u times of %u, where about %.0f are to be expected", what, which, n, all, expected);
}

/* ── a2.setup.civilisations ── */

static void
test_civilisations (gconstpointer data)
{
  g_autoptr (TrGame) game = test_game ("assyria-2e", GPOINTER_TO_UINT (data), 0);
  g_autoptr (TrState) tr_state = tr_state_new (game);
  unsigned shown[A2_AREAS][A2_CIVILISATIONS] = { 0 };
  unsigned next[A2_CIVILISATIONS] = { 0 };

  for (unsigned seed = 0; seed < N_SEEDS; seed++)
    {
      const A2State *state = set_up (game, tr_state, seed);
      unsigned there = 0;

      for (unsigned area = 0; area < A2_AREAS; area++)
        {
          there |= 1u << state->areas[area].civilisation;
          shown[area][state->areas[area].civilisation]++;
        }
      g_assert_cmpuint (state->n_civilisation_deck, ==, 7);
      for (unsigned i = 0; i < 7; i++)
        there |= 1u << state->civilisation_deck[i];
      g_assert_cmphex (there, ==, 0x3ff);
      next[state->civilisation_deck[6]]++;
    }
  for (unsigned i = 0; i < A2_CIVILISATIONS; i++)
    {
      for (unsigned area = 0; area < A2_AREAS; area++)
        assert_about (shown[area][i], N_SEEDS, 0.1, "civilisation shown", i);
      assert_about (next[i], N_SEEDS, 0.1, "civilisation next", i);
    }
}

/* ── a2.setup.rows ── */

static void
test_rows (gconstpointer data)
{
  g_autoptr (TrGame) game = test_game ("assyria-2e", GPOINTER_TO_UINT (data), 0);
  const A2Game *a2_game = (const A2Game *) game;
  g_autoptr (TrState) tr_state = tr_state_new (game);
  unsigned n_rows = game->seats + 1u;
  unsigned dealt[A2_FOOD_KINDS_MAX] = { 0 };
  unsigned n_ties = 0, n_box_order = 0;

  for (unsigned seed = 0; seed < N_SEEDS; seed++)
    {
      const A2State *state = set_up (game, tr_state, seed);

      g_assert_cmpuint (state->n_food_deck, ==, 40 - n_rows);
      g_assert_cmpuint (state->n_favour_deck, ==, 30);
      for (unsigned row = 0; row < A2_ROWS; row++)
        {
          const A2Row *here = &state->rows[row];
          const A2Row *above = row > 0 ? &state->rows[row - 1] : NULL;

          g_assert_cmpuint (here->food[1], ==, A2_NONE);
          g_assert_cmpuint (here->favour, ==, A2_NONE);
          if (row >= n_rows)
            {
              g_assert_cmpuint (here->food[0], ==, A2_NONE);
              continue;
            }
          g_assert_cmpuint (here->food[0], <, a2_game->n_food_kinds);
          dealt[here->food[0]]++;
          if (above == NULL)
            continue;
          g_assert_cmpuint (a2_game->food_cards[above->food[0]].value, <=, a2_game->food_cards[here->food[0]].value);
          if (a2_game->food_cards[above->food[0]].value == a2_game->food_cards[here->food[0]].value
              && above->food[0] != here->food[0])
            {
              n_ties++;
              n_box_order += above->food[0] < here->food[0];
            }
        }
    }
  /* Equal values stand as they were revealed, so by chance, and not as the box lists them. */
  g_assert_cmpuint (n_ties, >, N_SEEDS / 4);
  assert_about (n_box_order, n_ties, 0.5, "tie in the order of the box", 0);
  for (unsigned card = 0; card < a2_game->n_food_kinds; card++)
    assert_about (dealt[card], N_SEEDS * n_rows, a2_game->food_cards[card].copies / 40.0, "food card", card);
}

/* ── a2.setup.markers ── */

static void
test_markers (gconstpointer data)
{
  /* 2, 3, 3, 4 of each colour */
  static const double part[] = { [2] = 0.25, [3] = 0.5, [4] = 0.25 };
  g_autoptr (TrGame) game = test_game ("assyria-2e", GPOINTER_TO_UINT (data), 0);
  g_autoptr (TrState) tr_state = tr_state_new (game);
  unsigned placed[A2_ROUNDS][5] = { 0 };
  unsigned removed[5][5] = { 0 };

  for (unsigned seed = 0; seed < N_SEEDS; seed++)
    {
      const A2State *state = set_up (game, tr_state, seed);

      for (unsigned colour = 0; colour < 2; colour++)
        {
          unsigned counts[5] = { 0 };

          for (unsigned i = 0; i < 3; i++)
            {
              unsigned marker = state->markers[3 * colour + i];

              g_assert_true (marker >= 2 && marker <= 4);
              counts[marker]++;
              placed[3 * colour + i][marker]++;
            }
          g_assert_true (state->removed[colour] >= 2 && state->removed[colour] <= 4);
          counts[state->removed[colour]]++;
          g_assert_cmpuint (counts[2], ==, 1);
          g_assert_cmpuint (counts[3], ==, 2);
          g_assert_cmpuint (counts[4], ==, 1);
        }
      removed[state->removed[0]][state->removed[1]]++;
    }
  for (unsigned i = 0; i < A2_ROUNDS; i++)
    for (unsigned marker = 2; marker <= 4; marker++)
      assert_about (placed[i][marker], N_SEEDS, part[marker], "marker on round", i + 1);
  for (unsigned green = 2; green <= 4; green++)
    for (unsigned brown = 2; brown <= 4; brown++)
      assert_about (removed[green][brown], N_SEEDS, part[green] * part[brown], "removed green and brown", 10 * green + brown);
}

/* ── a2.setup.turn-order ── */

static void
test_turn_order (gconstpointer data)
{
  static const unsigned factorials[] = { 1, 1, 2, 6, 24 };
  unsigned players = GPOINTER_TO_UINT (data);
  g_autoptr (TrGame) game = test_game ("assyria-2e", players, 0);
  g_autoptr (TrState) tr_state = tr_state_new (game);
  g_autoptr (GHashTable) orders = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer order, n;

  for (unsigned seed = 0; seed < N_SEEDS; seed++)
    {
      const A2State *state = set_up (game, tr_state, seed);
      unsigned key = 0, seats = 0;

      for (unsigned place = 0; place < A2_SEATS; place++)
        {
          g_assert_true ((place < players) == (state->order[place] != A2_NONE));
          if (place >= players)
            continue;
          key = 10 * key + state->order[place] + 1;
          seats |= 1u << state->order[place];
        }
      g_assert_cmphex (seats, ==, (1u << players) - 1);
      g_assert_cmpuint (tr_turn (game, tr_state).seat, ==, state->order[0]);
      g_hash_table_insert (orders, GUINT_TO_POINTER (key),
                           GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (orders, GUINT_TO_POINTER (key))) + 1));
    }
  g_assert_cmpuint (g_hash_table_size (orders), ==, factorials[players]);
  g_hash_table_iter_init (&iter, orders);
  while (g_hash_table_iter_next (&iter, &order, &n))
    assert_about (GPOINTER_TO_UINT (n), N_SEEDS, 1.0 / factorials[players], "turn order", GPOINTER_TO_UINT (order));
}

/* ── a2.setup.markers and a2.cards.open: what is hidden, and what is not ── */

/* Everything a player may see is the same in both. */
static void
assert_same_to_see (const A2State *a,
                    const A2State *b)
{
  g_assert_cmpmem (a->seats, sizeof a->seats, b->seats, sizeof b->seats);
  g_assert_cmpmem (a->rows, sizeof a->rows, b->rows, sizeof b->rows);
  g_assert_cmpmem (a->areas, sizeof a->areas, b->areas, sizeof b->areas);
  g_assert_cmpmem (a->order, sizeof a->order, b->order, sizeof b->order);
  g_assert_cmpmem (a->drawn, sizeof a->drawn, b->drawn, sizeof b->drawn);
  g_assert_cmpmem (a->food_discards, sizeof a->food_discards, b->food_discards, sizeof b->food_discards);
  g_assert_cmpmem (a->favour_discards, sizeof a->favour_discards, b->favour_discards, sizeof b->favour_discards);
  g_assert_cmpmem (a->markers, a->round, b->markers, b->round);
}

/* As a bit set: which values the views of STATE show for each place of the markers, and for the two removed. */
static void
look (const TrGame  *game,
      const TrState *state,
      unsigned       seen[A2_ROUNDS + 2])
{
  g_autoptr (TrState) view = tr_state_new (game);

  for (unsigned i = 0; i < A2_ROUNDS + 2; i++)
    seen[i] = 0;
  for (unsigned seed = 0; seed < 60; seed++)
    {
      const A2State *there = (const A2State *) view;

      tr_state_copy (game, view, state);
      tr_view (game, view, seed % game->seats, seed);
      assert_same_to_see ((const A2State *) state, there);
      for (unsigned i = 0; i < A2_ROUNDS; i++)
        seen[i] |= 1u << there->markers[i];
      for (unsigned i = 0; i < 2; i++)
        seen[A2_ROUNDS + i] |= 1u << there->removed[i];
    }
}

/* Until a marker is turned over it may be any that is not yet seen of its colour, and so may the removed one. */
static void
assert_hidden (const A2State  *state,
               const unsigned *seen)
{
  for (unsigned colour = 0; colour < 2; colour++)
    {
      unsigned unseen = 1u << state->removed[colour];

      for (unsigned i = 3 * colour; i < 3 * colour + 3; i++)
        if (i >= state->round)
          unseen |= 1u << state->markers[i];
      for (unsigned i = 3 * colour; i < 3 * colour + 3; i++)
        g_assert_cmphex (seen[i], ==, i < state->round ? 1u << state->markers[i] : unseen);
      g_assert_cmphex (seen[A2_ROUNDS + colour], ==, unseen);
    }
}

static void
test_hidden (gconstpointer data)
{
  g_autoptr (TrGame) game = test_game ("assyria-2e", GPOINTER_TO_UINT (data), 0);
  g_autoptr (TrState) tr_state = tr_state_new (game);
  g_autofree TrMoveList *list = g_new (TrMoveList, 1);
  const A2State *state = set_up (game, tr_state, 5);
  g_autoptr (GRand) dice = g_rand_new_with_seed (5);
  unsigned seen[A2_ROUNDS + 2], looked_at = 0, n_cards = 0;

  while (tr_turn (game, tr_state).seat != TR_SEAT_NONE)
    {
      if (!(looked_at >> state->round & 1))
        {
          look (game, tr_state, seen);
          assert_hidden (state, seen);
          looked_at |= 1u << state->round;
        }
      for (unsigned i = 0; i < A2_FAVOURS; i++)
        n_cards += state->seats[0].favours[i];
      tr_moves (game, tr_state, list);
      tr_apply (game, tr_state, list->moves[g_rand_int_range (dice, 0, (int) list->n)], NULL);
    }
  g_assert_cmphex (looked_at, ==, 0x7f);
  /* There was something to see. */
  g_assert_cmpuint (n_cards, >, 0);
}

/* ── a2.cards.reshuffle ── */

static void
discard_all (uint8_t *deck,
             uint8_t *n_deck,
             uint8_t *discards)
{
  for (unsigned i = 0; i < *n_deck; i++)
    {
      discards[deck[i]]++;
      deck[i] = 0;
    }
  *n_deck = 0;
}

/* All cards lie on the discards as round 1 ends: the rows of round 2 are dealt from shuffled piles. */
static void
test_reshuffle (void)
{
  g_autoptr (TrGame) game = test_game ("assyria-2e", 2, 0);
  const A2Game *a2_game = (const A2Game *) game;
  g_autoptr (TrValue) position = tr_json_parse ("position", "{}", 2, NULL);
  g_autoptr (TrState) tr_state = tr_state_new (game);
  A2State *state = (A2State *) tr_state;
  A2State before;
  unsigned food[A2_FOOD_KINDS_MAX] = { 0 };
  unsigned favours[A2_FAVOURS] = { 0 };
  TrFault fault = { 0 };

  g_assert_true (tr_position_read (game, position, tr_state, &fault));
  discard_all (state->food_deck, &state->n_food_deck, state->food_discards);
  discard_all (state->favour_deck, &state->n_favour_deck, state->favour_discards);
  before = *state;
  for (unsigned seed = 0; seed < N_SEEDS; seed++)
    {
      *state = before;
      state->random = seed;
      tr_apply (game, tr_state, tr_move (A2_MOVE_END, 0, 0, 0), NULL);
      g_assert_cmpuint (state->round, ==, before.round + 1);
      g_assert_cmpuint (state->n_food_deck, ==, 40 - 6);
      g_assert_cmpuint (state->n_favour_deck, ==, 30 - 3);
      for (unsigned card = 0; card < A2_FOOD_KINDS_MAX; card++)
        g_assert_cmpuint (state->food_discards[card], ==, 0);
      for (unsigned favour = 0; favour < A2_FAVOURS; favour++)
        g_assert_cmpuint (state->favour_discards[favour], ==, 0);
      for (unsigned row = 0; row < 3; row++)
        {
          food[state->rows[row].food[0]]++;
          food[state->rows[row].food[1]]++;
          favours[state->rows[row].favour]++;
        }
    }
  for (unsigned card = 0; card < a2_game->n_food_kinds; card++)
    assert_about (food[card], 6 * N_SEEDS, a2_game->food_cards[card].copies / 40.0, "food card", card);
  for (unsigned favour = 0; favour < A2_FAVOURS; favour++)
    assert_about (favours[favour], 3 * N_SEEDS, a2_game->favour_copies[favour] / 30.0, "favour", favour);
}

static void
add_for_players (const char    *path,
                 unsigned       min_players,
                 GTestDataFunc  test)
{
  for (unsigned players = min_players; players <= 4; players++)
    {
      g_autofree char *full = g_strdup_printf ("%s/%u", path, players);

      g_test_add_data_func (full, GUINT_TO_POINTER (players), test);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_for_players ("/assyria2/setup/civilisations", 1, test_civilisations);
  add_for_players ("/assyria2/setup/rows", 1, test_rows);
  add_for_players ("/assyria2/setup/markers", 1, test_markers);
  add_for_players ("/assyria2/setup/turn-order", 2, test_turn_order);
  add_for_players ("/assyria2/setup/hidden", 1, test_hidden);
  g_test_add_func ("/assyria2/setup/reshuffle", test_reshuffle);
  return g_test_run ();
}
