/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "files.h"
#include "tr-auto.h"
#include "tr-games.h"
#include "tr-record.h"

#include <string.h>

static guint
count (const char *text,
       const char *part)
{
  guint n = 0;

  for (const char *at = strstr (text, part); at != NULL; at = strstr (at + 1, part))
    n++;
  return n;
}

/* LINES of input to a game of two people. */
static char *
play (const char *lines)
{
  return cli_ask_out (lines, "play", cli_game (), "--players", "2", "--seed", "11", NULL);
}

/* Random players play a whole game, the same with the same seed. */
static void
test_random (void)
{
  const TrRules *rules = tr_games_get (0);

  for (unsigned players = rules->min_players; players <= rules->max_players; players++)
    {
      g_autofree char *number = g_strdup_printf ("%u", players);
      g_autofree char *once = cli_ask_out (NULL, "play", rules->id, "--players", number, "--seed", "3", "--seat",
                                           "all=random", NULL);
      g_autofree char *twice = cli_ask_out (NULL, "play", rules->id, "--players", number, "--seed", "3", "--seat",
                                            "all=random", NULL);
      g_autofree char *other = cli_ask_out (NULL, "play", rules->id, "--players", number, "--seed", "4", "--seat",
                                            "all=random", NULL);

      assert_has (once, "The game is over.\n1. ");
      g_assert_cmpstr (once, ==, twice);
      g_assert_cmpstr (once, !=, other);
    }
}

/* A person who always takes the first move reaches the end as well. */
static void
test_whole_game (void)
{
  g_autoptr(GString) lines = g_string_new (NULL);
  g_autofree char *save = g_strdup_printf ("save %s\n", test_path ("whole.json"));
  g_autofree char *said = NULL;
  g_autofree char *replayed = NULL;

  for (guint i = 0; i < 3000; i++)
    g_string_append (lines, "1\n");
  g_string_append (lines, save);
  said = cli_ask_out (lines->str, "play", cli_game (), "--players", "2", "--seed", "11", "--seat", "2=random", NULL);
  assert_has (said, "The game is over.\n1. ");
  replayed = cli_ask_out (NULL, "replay", test_path ("whole.json"), NULL);
  assert_has (replayed, "moves are in order.\n1. ");
}

static void
test_numbers_and_texts (void)
{
  g_autofree char *moves = cli_ask_out (NULL, "moves", cli_new_game ("game.json"), NULL);
  g_autofree char *first = g_strndup (moves, strcspn (moves, "\n"));
  g_autofree char *typed_line = g_strconcat ("  ", first, "  \n", NULL);
  g_autofree char *by_number = play ("1\n");
  g_autofree char *by_text = play (typed_line);
  g_autofree char *nothing = play ("\n\n");
  g_autofree char *start = play ("");
  g_autofree char *out_of_range = play ("0\n99999999999999999999\n");

  g_assert_cmpstr (by_number, ==, by_text);
  g_assert_cmpstr (by_number, !=, start);
  g_assert_cmpstr (nothing, ==, start);
  assert_has (start, first);
  g_assert_cmpuint (count (out_of_range, "The moves have numbers from 1 to "), ==, 2);
}

static void
test_undo (void)
{
  g_autofree char *start = play ("log\n");
  g_autofree char *nothing = play ("undo\nredo\nlog\n");
  g_autofree char *undone = play ("1\n1\nundo\nlog\n");
  g_autofree char *redone = play ("1\n1\nundo\nundo\nredo\nlog\n");
  g_autofree char *all = play ("1\n1\nundo\nundo\nredo\nredo\nredo\nlog\n");
  g_autofree char *replaced = play ("1\n1\nundo\n2\nredo\nlog\n");

  g_assert_null (strstr (start, "   1  Player "));
  assert_has (nothing, "There is nothing to take back.\nThere is nothing that was taken back.\n");
  assert_has (undone, "   1  Player ");
  g_assert_null (strstr (undone, "   2  Player "));
  assert_has (redone, "   1  Player ");
  g_assert_null (strstr (redone, "   2  Player "));
  assert_has (all, "   2  Player ");
  assert_has (all, "There is nothing that was taken back.");
  assert_has (replaced, "There is nothing that was taken back.");
  assert_has (replaced, "   2  Player ");
}

/* Back over what a random player did; the same move meets the same answer. */
static void
test_undo_random (void)
{
  g_autofree char *once = cli_ask_out ("1\n1\n1\nlog\n", "play", cli_game (), "--players", "2", "--seed", "11",
                                       "--seat", "2=random", NULL);
  g_autofree char *again = cli_ask_out ("1\n1\nundo\n1\n1\nundo\nredo\nlog\n", "play", cli_game (), "--players", "2",
                                        "--seed", "11", "--seat", "2=random", NULL);

  g_assert_cmpstr (strstr (once, "   1  Player"), ==, strstr (again, "   1  Player"));
}

static void
test_commands (void)
{
  g_autofree char *moves = cli_ask_out (NULL, "moves", cli_new_game ("game.json"), NULL);
  g_autofree char *kind = g_strndup (moves, strcspn (moves, " \n"));
  g_autofree char *why_kind = g_strdup_printf ("why %s\n", kind);
  g_autofree char *help = play ("help\n");
  g_autofree char *why = play ("why\n");
  g_autofree char *why_possible = play (why_kind);
  g_autofree char *listed = play ("moves\n");
  g_autofree char *shown = play ("show\n");
  g_autofree char *left = play ("quit\nhelp\n");
  g_autofree char *nowhere = play ("save\nsave /no/such/place\n");
  g_autofree char *misspelt = play ("hlep\n");
  g_autofree char *strange = play ("xyzzyxyzzy\n\xff\xfe\n");

  assert_has (help, "save FILE");
  assert_has (help, "Moves are written:");
  assert_has (why, "Say what: ");
  assert_has (why_possible, "This is possible:");
  assert_has (listed, kind);
  g_assert_cmpuint (count (shown, "\nPlayer "), ==, 2);
  g_assert_null (strstr (left, "save FILE"));
  assert_has (nowhere, "Say where: ");
  assert_has (nowhere, "No such file or directory");
  assert_has (misspelt, "did you mean “help”?");
  assert_has (strange, "“xyzzyxyzzy” is not understood");
}

/* A word of ours that is a move of a game would never be heard. */
static void
test_words (void)
{
  g_autofree char *help = play ("help\n");
  char *end = strstr (help, "Moves are written:");

  g_assert_nonnull (end);
  *end = '\0';
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);

      for (unsigned kind = 1; kind < rules->n_move_kinds; kind++)
        {
          g_autofree char *word = g_strdup_printf ("\n  %s ", rules->move_kinds[kind].word);

          g_assert_null (strstr (help, word));
        }
    }
}

/* The beginning of a move is never taken for the move: it lists what begins so. */
static void
test_beginnings (void)
{
  g_autofree char *moves = cli_ask_out (NULL, "moves", cli_new_game ("game.json"), NULL);
  g_autofree char *first = g_strndup (moves, strcspn (moves, "\n"));
  g_autofree char *start = play ("");
  g_autofree char *lines = g_strdup_printf ("%.*s\nlog\n", (int) strlen (first) - 1, first);
  g_autofree char *said = play (lines);

  g_assert_true (g_str_has_prefix (said, start));
  assert_has (said + strlen (start), first);
  g_assert_null (strstr (said, "   1  Player "));
}

static void
test_saved_game (void)
{
  g_autofree char *save = g_strdup_printf ("1\n1\nundo\nsave %s\n", test_path ("saved.json"));
  g_autofree char *said = play (save);
  g_autofree char *on = NULL;
  g_autoptr(TrRecord) record = NULL;

  assert_has (said, "The game is in ");
  g_assert_true (tr_record_load (test_path ("saved.json"), NULL, &record, NULL));
  g_assert_cmpuint (tr_record_get_n_moves (record), ==, 2);
  /* Nothing is lost, and the game stands where it stood. */
  on = cli_ask_out ("redo\nlog\n", "play", test_path ("saved.json"), NULL);
  assert_has (on, "1 move was taken back");
  assert_has (on, "   2  Player ");
  cli_ask_wrong ("says itself how it began", "play", test_path ("saved.json"), "--seed", "1", NULL);
}

static char *
propose (const char *lines)
{
  static const char position[] =
    "{\"position\": \"assyria-2e\", \"players\": 2, \"phase\": \"expansion\", \"ask\": \"feed\",\n"
    " \"seats\": [{\"huts\": [\"D1\", \"E1\"], \"food\": [\"W\"], \"ploughs\": 2, \"farmers\": 1}]}\n";

  return cli_ask_out (lines, "play", test_write ("feeding.json", position, -1), NULL);
}

/* One word feeds all that can be fed; every move of it can be taken back, and another one made. */
static void
test_propose (void)
{
  g_autofree char *fed = propose ("propose\nlog\n");
  g_autofree char *twice = propose ("propose\npropose\n");
  g_autofree char *changed = propose ("propose\nundo\nundo\nundo\nplough D1\npropose\nlog\n");
  g_autofree char *locked = propose ("review\npropose\nlog\n");
  g_autofree char *elsewhere = play ("propose\nlog\n");

  assert_has (fed, "\nserve W\n");
  assert_has (fed, "\nfeed D1 wheat\n");
  assert_has (fed, "\nplough E1\n");
  assert_has (fed, "0 of 2 are still hungry");
  assert_has (fed, "   3    Player 1 feeds the hut at E1 with a plough\n");
  g_assert_null (strstr (fed, "There is nothing to propose"));
  assert_has (twice, "There is nothing to propose: this is for you to decide.\n");
  assert_has (changed, "   1  Player 1\n        Player 1 feeds the hut at D1 with a plough\n"
                       "   2    Player 1 feeds the hut at E1 with a plough\n");
  assert_has (locked, "In a review moves are locked");
  g_assert_null (strstr (locked, "   1  Player "));
  assert_has (elsewhere, "There is nothing to propose: this is for you to decide.\n");
  g_assert_null (strstr (elsewhere, "   1  Player "));
}

static void
test_wrong_seats (void)
{
  cli_ask_wrong ("--seat is a number from 1 to 2, not “3”", "play", cli_game (), "--players", "2", "--seat", "3=human", NULL);
  cli_ask_wrong ("--seat is a number", "play", cli_game (), "--seat", "x=human", NULL);
  cli_ask_wrong ("--seat is written", "play", cli_game (), "--seat", "1", NULL);
  cli_ask_wrong ("--seat is written", "play", cli_game (), "--seat", "1=genius", NULL);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/cli/play/random", test_random);
  g_test_add_func ("/cli/play/whole-game", test_whole_game);
  g_test_add_func ("/cli/play/numbers-and-texts", test_numbers_and_texts);
  g_test_add_func ("/cli/play/undo", test_undo);
  g_test_add_func ("/cli/play/undo-random", test_undo_random);
  g_test_add_func ("/cli/play/commands", test_commands);
  g_test_add_func ("/cli/play/words", test_words);
  g_test_add_func ("/cli/play/beginnings", test_beginnings);
  g_test_add_func ("/cli/play/saved-game", test_saved_game);
  g_test_add_func ("/cli/play/propose", test_propose);
  g_test_add_func ("/cli/play/wrong-seats", test_wrong_seats);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
