/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "euphrates/te-state.h"
#include "fixture.h"
#include "tr-auto.h"
#include "tr-random.h"

#include <glib.h>
#include <string.h>

/* The table as text: how it looks at every moment of random games, and what it says of a written position. */

#define SIZE  8192              /* what a caller should be able to rely on */

static char *
show (const TrGame  *game,
      const TrState *state,
      unsigned       seat)
{
  char *data = g_malloc (SIZE);
  TrText text;

  tr_text_init (&text, data, SIZE, NULL);
  game->rules->show (game, state, seat, &text);
  g_assert_false (text.truncated);
  return data;
}

static void
assert_has (const char *shown,
            const char *part)
{
  if (strstr (shown, part) == NULL)
    g_error ("“%s” is not in:\n%s", part, shown);
}

static void
test_form (void)
{
  for (unsigned options = 0; options < 1 << TE_N_OPTIONS; options++)
    {
      g_autoptr (TrGame) game = test_game ("tigris-euphrates", 2 + options % 3, options);
      g_autoptr (TrState) state = tr_state_new (game);
      g_autofree TrMoveList *moves = g_new (TrMoveList, 1);
      uint64_t random = options;

      tr_setup (game, state, options, NULL);
      for (tr_moves (game, state, moves); moves->n > 0; tr_moves (game, state, moves))
        {
          g_autofree char *shown = show (game, state, tr_turn (game, state).seat);

          test_assert_form (shown);
          tr_apply (game, state, moves->moves[tr_random_below (&random, moves->n)], NULL);
        }
    }
}

/* Everything there can be on the board, once. */
static void
test_board (void)
{
  g_autoptr (TrGame) game = test_game ("tigris-euphrates", 2, 1 << TE_OPTION_BUILDINGS | 1 << TE_OPTION_WONDER);
  g_autoptr (TrState) state = test_position (game,
    "{'ask': 'war', 'united': 'I2', 'conflict': 'king', 'temples': ['B2', 'F3', 'I3', 'G2', 'K2'],"
    " 'settlements': ['H2', 'I2', 'J2'], 'farms': ['E1'], 'markets': ['P1'], 'catastrophes': ['A1'],"
    " 'monuments': [{}, {}, {}, {}, {}, {'space': 'H7', 'tiles': 'temple'}], 'treasures': ['B2', 'F3', 'I7'],"
    " 'buildings': ['H2', null, null, null], 'wonder': 'C10', 'out': ['temple', 'temple', 'temple', 'temple', 'temple'],"
    " 'seats': [{'leaders': ['G3', null, null, null]}, {'leaders': ['K3', null, null, null]}]}");
  g_autofree char *shown = show (game, state, 0);

  test_assert_form (shown);
  assert_has (shown, "\n  1  XX  .   .   .   F   ~   ~   ~   ~   .   .   .   ~   .   .   M\n");
  assert_has (shown, "\n  2  .   T!  .   .   ~   .   T  [S] (S)  S   T   .   ~   .   .   .\n");
  assert_has (shown, "\n  3  .   .   .   ~   ~   T*  k1  .   T   .   k2  .   ~   ~   .   .\n");
  assert_has (shown, "\n  7  ~   ~   ~   ~   .   .   .   m6  m6* .   .   .   ~   ~   ~   .\n");
  assert_has (shown, "\n 10  .   W   W   W   .");
  assert_has (shown, "6 settlement-temple H7\n");
  assert_has (shown, "BUILDINGS  palace H2  library -  granary -  market hall -\n");
  assert_has (shown, "WAR (king): player 1 attacks with 1, player 2 defends with 1\n");
}

/* te.hidden: each sees the own hand and points, nobody those of others; at the end all is open. */
static void
test_hidden (void)
{
  static const char hidden[] = "   ?    ?    ?    ?    ?    ?    ?    ?    ?\n";
  g_autoptr (TrGame) game = test_game ("tigris-euphrates", 2, 0);
  g_autoptr (TrState) state = test_position (game,
    "{'seats': [{'points': [11, 12, 13, 14], 'hand': ['temple', 'temple', 'farm']},"
    " {'points': [21, 22, 23, 24], 'hand': ['market']}]}");
  g_autoptr (TrState) over = test_position (game,
    "{'ask': 'over', 'temples': ['B2', 'K1'],"
    " 'seats': [{'points': [11, 12, 13, 14], 'hand': ['temple', 'temple', 'farm']}, {'points': [21, 22, 23, 24]}]}");
  g_autofree char *first = show (game, state, 0);
  g_autofree char *second = show (game, state, 1);
  g_autofree char *everybody = show (game, state, TR_SEAT_NONE);
  g_autofree char *end = show (game, over, TR_SEAT_NONE);

  assert_has (first, "> Player 1      -    -    -    -    2    3    0    2    1    0   11   12   13   14    0\n");
  assert_has (first, "  Player 2      -    -    -    -    2    1 ");
  g_assert_null (strstr (first, " 21 "));
  assert_has (second, "    0    0    0    1   21   22   23   24    0\n");
  g_assert_null (strstr (second, " 13 "));
  g_assert_null (strstr (everybody, " 13 "));
  g_assert_null (strstr (everybody, " 21 "));
  assert_has (everybody, hidden);
  assert_has (end, "  11   12   13   14    0\n");
  assert_has (end, "  21   22   23   24    0\n");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/euphrates/show/form", test_form);
  g_test_add_func ("/euphrates/show/board", test_board);
  g_test_add_func ("/euphrates/show/hidden", test_hidden);
  return g_test_run ();
}
