/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "assyria2/a2-state.h"
#include "fixture.h"
#include "tr-auto.h"
#include "tr-games.h"

#include <string.h>

/* The table as text: how it looks at every moment of random games, and what it says of a few written positions. */

#define SIZE    (16 * 1024)     /* what a caller should be able to rely on */
#define N_GAMES 3

static char *
show (const TrGame  *game,
      const TrState *state,
      TrTranslate    translate)
{
  char *data = g_malloc (SIZE);
  TrText text;

  tr_text_init (&text, data, SIZE, translate);
  game->rules->show (game, state, 0, &text);
  g_assert_false (text.truncated);
  g_assert_cmpuint (strlen (data), ==, text.length);
  return data;
}

/* ── Random games ── */

/* Nobody learns more from the table than SEAT may know: whatever is dealt again, it looks the same. Returns whether
 * something was. */
static bool
assert_nothing_hidden (const TrGame  *game,
                       const TrState *state,
                       const char    *shown,
                       unsigned       seat)
{
  g_autoptr (TrState) view = tr_state_new (game);
  bool dealt = false;

  for (unsigned seed = 0; seed < 2; seed++)
    {
      const A2State *here = (const A2State *) state;
      const A2State *there = (const A2State *) view;
      g_autofree char *seen = NULL;

      tr_state_copy (game, view, state);
      tr_view (game, view, seat, seed);
      seen = show (game, view, NULL);
      g_assert_cmpstr (seen, ==, shown);
      dealt = dealt || memcmp (here->markers, there->markers, sizeof here->markers) != 0;
    }
  return dealt;
}

static void
play_game (const TrGame *game,
           unsigned      seed)
{
  g_autoptr (TrState) state = tr_state_new (game);
  g_autofree TrMoveList *list = g_new (TrMoveList, 1);
  g_autoptr (GRand) dice = g_rand_new_with_seed (seed);
  bool dealt = false;

  tr_setup (game, state, seed, NULL);
  while (true)
    {
      g_autofree char *shown = show (game, state, NULL);
      TrTurn turn = tr_turn (game, state);
      bool over = turn.seat == TR_SEAT_NONE;

      test_assert_form (shown);
      if (assert_nothing_hidden (game, state, shown, over ? 0 : turn.seat))
        dealt = true;
      if (over)
        break;
      tr_moves (game, state, list);
      tr_apply (game, state, list->moves[g_rand_int_range (dice, 0, (int) list->n)], NULL);
    }
  /* There was something to hide. */
  g_assert_true (dealt);
}

static void
test_random (gconstpointer data)
{
  g_autoptr (TrGame) game = test_game ("assyria-2e", GPOINTER_TO_UINT (data), 0);

  for (unsigned seed = 0; seed < N_GAMES; seed++)
    play_game (game, seed);
}

/* ── Written positions ── */

#define FRAGMENTS_MAX 12

typedef struct
{
  const char *name;
  unsigned    players;
  const char *position;
  const char *fragments[FRAGMENTS_MAX];
  const char *absent;           /* stands nowhere; or NULL */
} Written;

static const Written written[] = {
  { "map", 2,
    "{'phase': 'expansion', 'ask': 'feed', 'round': 2,"
    " 'seats': [{'ziggurats': ['D1', 'F1'], 'levels': [4, 2], 'huts': ['D2', 'E1', 'E2'], 'wells': ['D1-E1-E2']},"
    "           {'ziggurats': ['G7'], 'huts': ['G6'], 'wells': ['F6-G6-G7']}],"
    " 'fed': ['E2'], 'farmers': ['C7', 'E1'], 'ships': ['D2']}",
    { "\n    |-B1----|-B2----|-B3----|-B4----|-B5----|-B6----|",     /* blocked: a line without foods */
      "\n| C1  F |~C2~~D~|:C3::G:|:C4::W:|~C5~~D~| C6  W | C7  D |",
      "\n    |  /1\\^ |~~!1!s~|:::::::|~~~~~~~|       |       |",      /* a roof; a hungry hut and a ship on a river */
      "\n__.-'-.<1>.-'-.___.-'-.___.-'-.___.-'-.___.-'-.___.-'-.__",  /* a well, one of its spaces above it */
      "\n| f!1!  |  (1)  |~~~~~~~|:::::::|~~~~~~~|       |       |",  /* hungry beside a farmer; fed */
      "\n    |  /1\\2 |",
      "-'-.<2>.-'-.__",
      "|  (2)  |  /2\\1 |",
      "  !1! hungry\n",
      "  - blocked\n",
      "\n> Player 1         3       0       1      6          3         2     0     0  D1-E1-E2\n" },
    NULL },
  { "feeding", 2,
    "{'phase': 'expansion', 'ask': 'serve', 'fed': ['E2'], 'farmers': ['E1'], 'icons': ['wild'],"
    " 'card_icons': ['dates', 'dates', 'wild'], 'seats': [{'huts': ['D2', 'E1', 'E2']}]}",
    { "\n\nHungry huts: D2 meat, E1 grapes (farmer: any food)\nIcons that lie ready: 1 wild\n"
      "Icons of the food card just discarded: 2 dates, 1 wild\n",
      "|  (1)  |" },
    NULL },
  { "fed", 2,
    "{'phase': 'expansion', 'ask': 'feed', 'seats': [{'huts': ['E2']}], 'fed': ['E2']}",
    { "\nHungry huts: -\n", "|  (1)  |" },
    "Icons" },
  { "cards", 3,
    "{'phase': 'bidding', 'round': 4, 'order': [null, 2, 3],"
    " 'rows': [{'food': ['GG', null], 'favour': 'free-bid', 'leader': 1, 'space': 'middle'}],"
    " 'seats': [{'food': ['W', 'W', 'G*'], 'favours': ['hut']}, {'favours': ['move-hut']}]}",
    { "\n  Player 1    food: 2x W, G*                  favours: hut\n",
      "\n> Player 2    food: -                         favours: move-hut\n",
      "    1  GG   -    free-bid        1 middle\n",
      "\n  free-bid       bidding         do not lose the 3 VP of the lowest bidding space\n",
      /* The one who is asked has it; it goes on below where it began. */
      "\n  move-hut       build, actions  move 1 own hut to an adjacent space without hut or ziggurat (ships\n"
      "                                 extend adjacency)\n",
      "  Bids: top 0, middle 1, lowest 3 VP\n",
      "ROUND 4 OF 6: Bidding ", " Turn order: - 2 3\n", " 2 ? ? (flood after round 6) " },
    "\n  hut  " },
  { "board", 3,
    "{'ask': 'keep', 'drawn': ['hut', 'bounty'],"
    " 'seats': [{'ziggurats': ['D1', 'F1'], 'levels': [3, 1], 'columns': [3, 1, 0, 0], 'used_tiles': ['gold'],"
    "            'used_columns': ['offerings'], 'grown_ziggurats': [0], 'influence': 7, 'height': 1, 'offerings': 6},"
    "           {'influence': 7, 'height': 0}],"
    " 'areas': [{'civilisation': 'medes', 'gold': 1}, {'civilisation': 'elamites', 'ship': 1}]}",
    { "Highest: Medes\n", "    gold [o..]  ship [.]  roof [^]\n", "    gold [...]  ship [s]  roof [^]\n",
      "  roof [+gold]\n",
      "\n  Favours drawn: hut, bounty\n",
      "\n  Ziggurats built on in this phase: D1; from the columns: offerings\n",
      "          3         1     0    *0\n",
      "  6     7     8t ", "\n   3                                        21\n",        /* 2 is ahead of 1 */
      "\n  23                                   1\n" },
    "ROW " },
  { "alone", 1,
    "{'seats': [{'huts': ['E2']}, {'ziggurats': ['E7'], 'gold': 3}]}",
    { "  2 opponent\n", "|  /2\\1 |",
      "\n  Opponent      10       -     3      -        -       -           -          0          0\n",
      "\n  Opponent: stars 2, schemes in the pile 20.\n" },
    "Hungry" },
  /* More cards than anybody ever had: their lines are broken after a comma, here one that would be in column 101. */
  { "many", 2,
    "{'seats': [{'food': ['W', 'W', 'WW', 'WW', 'WWW', 'W*', 'G', 'G', 'GG', 'GGG', 'M', 'M', 'M', 'MM', 'F', 'FF',"
    "                     'DD'],"
    "            'favours': ['ship', 'ship', 'gold', 'farmer', 'hut', 'offering', 'influence', 'change-food']}]}",
    { "\n> Player 1    food: 2x W, 2x WW, WWW, W*, 2x G, GG, GGG, 3x M, MM, F, FF, DD  favours: 2x ship,\n"
      "              gold, farmer, hut, offering, influence, change-food\n" },
    NULL },
  /* Everywhere at once: no line is too long. */
  { "wells", 4,
    "{'phase': 'expansion', 'ask': 'feed',"
    " 'seats': [{'wells': ['C1-C2-D1', 'E1-E2-F1', 'G1-G2-H1'], 'farmers': 2,"
    "            'huts': ['C1', 'D1', 'E1', 'E2', 'F1', 'G1', 'G2', 'H1', 'H2', 'I2'], 'supply': 0}],"
    " 'farmers': ['C1', 'D1', 'E1', 'E2']}",
    { "\nHungry huts: C1 fish (farmer: any food), D1 wheat (farmer: any food), E1 grapes (farmer: any food),\n"
      "  E2 dates (farmer: any food), F1 fish,",
      "  C1-C2-D1 E1-E2-F1\n                                                                              G1-G2-H1\n" },
    "blocked" },
};

static void
test_written (gconstpointer data)
{
  const Written *test = data;
  g_autoptr (TrGame) game = test_game ("assyria-2e", test->players, 0);
  g_autoptr (TrState) state = test_position (game, test->position);
  g_autofree char *shown = show (game, state, NULL);

  test_assert_form (shown);
  for (unsigned i = 0; i < FRAGMENTS_MAX && test->fragments[i] != NULL; i++)
    if (strstr (shown, test->fragments[i]) == NULL)
      g_error ("\"%s\" is not in\n%s", test->fragments[i], shown);
  if (test->absent != NULL && strstr (shown, test->absent) != NULL)
    g_error ("\"%s\" is in\n%s", test->absent, shown);
}

/* ── Translations ── */

/* One letter of every sentence is another, and takes two bytes more. */
static const char *
translate (const char    *sentence,
           const char    *many,
           unsigned long  count)
{
  static GHashTable *known;
  char *other;

  g_assert_null (many);         /* a table counts nothing in words */
  g_assert_cmpuint (count, ==, 0);

  if (known == NULL)
    known = g_hash_table_new (g_str_hash, g_str_equal);
  other = g_hash_table_lookup (known, sentence);
  if (other == NULL)
    {
      g_auto (GStrv) parts = g_strsplit (sentence, "e", -1);

      other = g_strjoinv ("€", parts);
      g_hash_table_insert (known, g_strdup (sentence), other);
    }
  return other;
}

/* Columns are characters: with other letters it is laid out as before. */
static void
test_translated (gconstpointer data)
{
  const Written *test = data;
  g_autoptr (TrGame) game = test_game ("assyria-2e", test->players, 0);
  g_autoptr (TrState) state = test_position (game, test->position);
  g_autofree char *shown = show (game, state, NULL);
  g_autofree char *translated = show (game, state, translate);
  g_auto (GStrv) parts = g_strsplit (translated, "€", -1);
  g_autofree char *back = g_strjoinv ("e", parts);

  test_assert_form (translated);
  g_assert_cmpuint (g_strv_length (parts), >, 50);
  g_assert_cmpstr (back, ==, shown);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (unsigned players = 1; players <= 4; players++)
    {
      g_autofree char *path = g_strdup_printf ("/assyria2/show/random/%u", players);

      g_test_add_data_func (path, GUINT_TO_POINTER (players), test_random);
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (written); i++)
    {
      g_autofree char *path = g_strdup_printf ("/assyria2/show/written/%s", written[i].name);
      g_autofree char *other = g_strdup_printf ("/assyria2/show/translated/%s", written[i].name);

      g_test_add_data_func (path, &written[i], test_written);
      g_test_add_data_func (other, &written[i], test_translated);
    }
  return g_test_run ();
}
