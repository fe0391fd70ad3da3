/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "conformance.h"
#include "toy-game.h"

/* The conformance suite on a second game: the interface was not made for one alone, and neither was the suite. */

int
main (int   argc,
      char *argv[])
{
  Conformance conformances[TOY_SEATS + 1] = { { 0 } };
  TrGame *games[TOY_SEATS + 1] = { NULL };
  int answer;

  g_test_init (&argc, &argv, NULL);
  for (unsigned players = toy_rules.min_players; players <= toy_rules.max_players; players++)
    {
      g_autofree char *path = g_strdup_printf ("/conformance/toy/%u-players", players);

      games[players] = toy_game_new (players);
      conformances[players] = (Conformance) { .game = games[players], .n_games = 200, .seed = players, .dense = true };
      conformance_add_tests (path, &conformances[players]);
    }
  answer = g_test_run ();
  for (unsigned players = 1; players <= TOY_SEATS; players++)
    tr_game_free (games[players]);
  return answer;
}
