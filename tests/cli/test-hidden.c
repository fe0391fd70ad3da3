/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "files.h"
#include "folders.h"
#include "terminal.h"
#include "tr-auto.h"
#include "tr-games.h"

#include <string.h>

/* What others hide is not told: hands, points, and what secret moves are made of. */

#define SECRET "That would tell what another player hides."

/* The first game that hides points and has secret moves. */
static const TrRules *rules;
static const char *secret_word;

static void
find_game (void)
{
  for (unsigned i = 0; i < tr_games_count () && secret_word == NULL; i++)
    {
      rules = tr_games_get (i);
      for (unsigned kind = 1; kind < rules->n_move_kinds && rules->hides_points; kind++)
        if (rules->move_kinds[kind].secret)
          secret_word = rules->move_kinds[kind].word;
    }
  g_assert_nonnull (secret_word);
}

/* The last legal move that is secret: with more than its first word. */
static char *
dup_secret_move (const char *path)
{
  g_autofree char *moves = cli_ask_out (NULL, "moves", path, NULL);
  g_auto(GStrv) lines = g_strsplit (moves, "\n", -1);
  char *move = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], secret_word) && strchr (lines[i], ' ') != NULL)
      {
        g_free (move);
        move = g_strdup (lines[i]);
      }
  g_assert_nonnull (move);
  return move;
}

/* A game of two people in which the first has made a secret move, and the second is asked. */
static char *
new_game (char **move)
{
  char *path = test_path ("hidden.json");
  g_autofree char *made = cli_ask_out (NULL, "new", rules->id, "--players", "2", "--seed", "4", "--save", path, NULL);
  g_autofree char *played = NULL;

  *move = dup_secret_move (path);
  played = cli_ask_out (NULL, "apply", path, *move, "end", "--save", path, NULL);
  return path;
}

static unsigned
asked (const char *path)
{
  g_autoptr(TrValue) value = cli_json (cli_ask_out (NULL, "show", path, "--json", NULL));

  return (unsigned) tr_value_get (tr_value_get (value, "turn"), "seat")->integer - 1;
}

static void
assert_lacks (const char *text,
              const char *part)
{
  if (strstr (text, part) != NULL)
    g_error ("“%s” tells “%s”", text, part);
}

static void
test_move (void)
{
  g_autofree char *move = NULL;
  char *path = new_game (&move);
  g_autofree char *told = g_strdup_printf ("%s …", secret_word);
  g_autofree char *looked = cli_ask_out (NULL, "review", path, "--at", "1", NULL);
  g_autofree char *json = cli_ask_out (NULL, "review", path, "--at", "1", "--json", NULL);
  g_autofree char *all = cli_ask_out (NULL, "review", path, "--all", NULL);
  g_autofree char *stepped = cli_ask_out ("first\nnext\nmoves\nwhy end\nlast\nquit\n", "review", path, NULL);
  g_autofree char *played = cli_ask_out ("review\nback\nback\nmoves\nquit\n", "play", path, NULL);

  assert_has (looked, told);
  assert_lacks (looked, move);
  assert_has (json, told);
  assert_lacks (json, move);
  assert_lacks (all, move);
  assert_has (stepped, told);
  assert_lacks (stepped, move);
  assert_has (stepped, SECRET);
  assert_lacks (played, move);
  assert_has (played, SECRET);
}

/* Computer players keep their secrets too. */
static void
test_computers (void)
{
  g_autofree char *said = cli_ask_out (NULL, "play", rules->id, "--players", "3", "--seed", "4",
                                       "--seat", "all=random", "--no-autosave", NULL);
  g_autofree char *told = g_strdup_printf (": %s …", secret_word);
  g_autofree char *word = g_strdup_printf (": %s ", secret_word);

  assert_has (said, told);
  for (const char *at = strstr (said, word); at != NULL; at = strstr (at + 1, word))
    g_assert_true (g_str_has_prefix (at, told));
}

static void
test_points (void)
{
  g_autofree char *move = NULL;
  char *path = new_game (&move);
  unsigned seat = asked (path);
  g_autofree char *score = cli_ask_out (NULL, "score", path, NULL);
  g_autoptr(TrValue) json = cli_json (cli_ask_out (NULL, "score", path, "--json", NULL));
  g_autofree char *replayed = cli_ask_out (NULL, "replay", path, NULL);
  g_autoptr(TrValue) replay_json = cli_json (cli_ask_out (NULL, "replay", path, "--json", NULL));
  g_autofree char *hidden = g_strdup_printf ("Player %u: points are hidden until the game is over", 2 - seat);

  assert_has (score, hidden);
  for (unsigned i = 0; i < 2; i++)
    {
      const TrValue *player = tr_value_at (tr_value_get (json, "players"), i);

      g_assert_cmpint (tr_value_get (player, "hidden") != NULL, ==, i != seat);
      g_assert_cmpint (tr_value_get (player, "total") != NULL, ==, i == seat);
      g_assert_cmpint (tr_value_at (tr_value_get (tr_value_get (replay_json, "result"), "scores"), i)->type, ==,
                       TR_VALUE_NULL);
    }
  assert_has (replayed, "points are hidden until it is");
}

/* Who looks is who is asked where the game stands, not where moves lead that were taken back. */
static void
test_taken_back (void)
{
  g_autofree char *move = NULL;
  char *path = new_game (&move);
  unsigned second = asked (path);
  g_autofree char *typed = g_strdup_printf ("undo\nsave %s\nquit\n", path);
  g_autofree char *played = cli_ask_out (typed, "play", path, NULL);
  g_autofree char *score = cli_ask_out (NULL, "score", path, NULL);
  g_autofree char *hidden = g_strdup_printf ("Player %u: points are hidden until the game is over", second + 1);

  g_assert_cmpuint (asked (path), ==, 1 - second);
  assert_has (score, hidden);
}

/* The list of saved games tells who plays, not how well. */
static void
test_saves (void)
{
  g_autofree char *move = NULL;
  char *path = new_game (&move);
  g_autofree char *imported = cli_ask_out (NULL, "saves", "import", path, NULL);
  g_autofree char *list = cli_ask_out (NULL, "saves", NULL);
  g_autoptr(TrValue) json = cli_json (cli_ask_out (NULL, "saves", "--json", NULL));
  const TrValue *scores = tr_value_get (tr_value_at (json, 0), "scores");

  assert_has (list, "Player 1, Player 2");
  g_assert_cmpuint (scores->n, ==, 2);
  g_assert_cmpint (scores->first->type, ==, TR_VALUE_NULL);
  test_folder_remove (test_path ("home"));
}

/* In a terminal the screen is handed over; every hand is shown to its player alone. */
static void
test_hand_over (void)
{
  char *path = test_path ("hidden.json");
  g_autofree char *made = cli_ask_out (NULL, "new", rules->id, "--players", "2", "--seed", "4", "--save", path, NULL);
  unsigned first = asked (path);
  g_autofree char *one = g_strdup_printf ("Player %u is asked. The others look away", first + 1);
  g_autofree char *two = g_strdup_printf ("Player %u is asked. The others look away", 2 - first);
  g_autofree char *said = terminal_type ("\nend\n\nquit\n", "play", path);
  const char *second;

  assert_has (said, one);
  /* Very many moves are told by their kinds. */
  assert_has (said, "lists them all");
  second = strstr (said, two);
  g_assert_nonnull (second);
  /* What happened meanwhile is told to the second, too. */
  g_assert_nonnull (g_strrstr_len (said, second - said, ": end"));
  test_folder_remove (test_path ("home"));
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  find_game ();
  g_test_add_func ("/cli/hidden/move", test_move);
  g_test_add_func ("/cli/hidden/computers", test_computers);
  g_test_add_func ("/cli/hidden/points", test_points);
  g_test_add_func ("/cli/hidden/taken-back", test_taken_back);
  g_test_add_func ("/cli/hidden/saves", test_saves);
  g_test_add_func ("/cli/hidden/hand-over", terminal_test (test_hand_over));
  status = g_test_run ();
  test_files_clear ();
  return status;
}
