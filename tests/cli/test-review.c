/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "files.h"
#include "tr-auto.h"
#include "tr-games.h"
#include "tr-save.h"

#include <string.h>

/* A whole game of random players, with names. */
static char *
whole_game (unsigned players)
{
  g_autofree char *name = g_strdup_printf ("whole-%u.tworivers", players);
  g_autofree char *number = g_strdup_printf ("%u", players);
  g_autofree char *input = g_strdup_printf ("save %s\n", test_path (name));
  g_autofree char *lines = NULL;
  g_autoptr(GString) ones = g_string_new (NULL);

  /* One person who always takes the first move, so that there is somebody to say “save”. */
  for (guint i = 0; i < 3000; i++)
    g_string_append (ones, "1\n");
  lines = g_strconcat (ones->str, input, NULL);
  g_free (cli_ask_out (lines, "play", cli_game (), "--players", number, "--seed", "5", "--seat", "all=random", "--seat",
                       "1=human", "--name", "1=Enheduanna", NULL));
  return test_path (name);
}

static guint
count_moves (const char *path)
{
  g_autoptr(TrSave) save = NULL;

  g_assert_true (tr_save_load (path, &save, NULL));
  return save->moves->len;
}

static gint64
integer (const TrValue *object,
         const char    *name)
{
  return tr_value_get (object, name)->integer;
}

/* The last word of a row is the total, and the rows add up to it. */
static void
check_score (const char *path,
             const char *at)
{
  g_autoptr(TrValue) score = cli_json (cli_ask_out (NULL, "score", path, "--at", at, "--json", NULL));
  g_autoptr(TrValue) moment = cli_json (cli_ask_out (NULL, "review", path, "--at", at, "--json", NULL));
  g_autofree char *text = cli_ask_out (NULL, "score", path, "--at", at, NULL);
  const TrValue *scores = tr_value_get (tr_value_get (moment, "result"), "scores");
  const TrValue *players = tr_value_get (score, "players");
  guint n_rounds = tr_value_get (score, "rounds")->n;

  g_assert_cmpuint (players->n, ==, scores->n);
  for (const TrValue *player = players->first; player != NULL; player = player->next)
    {
      gint64 by_source = 0;
      gint64 by_round = 0;

      for (const TrValue *source = tr_value_get (player, "sources")->first; source != NULL; source = source->next)
        {
          g_assert_cmpuint (tr_value_get (source, "rounds")->n, ==, n_rounds);
          by_source += integer (source, "total");
          if (integer (source, "total") != 0)
            assert_has (text, tr_value_get (source, "label")->string);
        }
      for (const TrValue *round = tr_value_get (player, "rounds")->first; round != NULL; round = round->next)
        by_round += round->integer;
      g_assert_cmpint (integer (player, "total"), ==, tr_value_at (scores, player->index)->integer);
      g_assert_cmpint (by_source, ==, integer (player, "total"));
      g_assert_cmpint (by_round, ==, integer (player, "total"));
      assert_has (text, tr_value_get (player, "name")->string);
    }
}

static void
test_score (void)
{
  const TrRules *rules = tr_games_get (0);

  for (unsigned players = rules->min_players; players <= rules->max_players; players++)
    {
      char *path = whole_game (players);
      g_autofree char *end = g_strdup_printf ("%u", count_moves (path));
      g_autofree char *middle = g_strdup_printf ("%u", count_moves (path) / 2);

      check_score (path, "0");
      check_score (path, middle);
      check_score (path, end);
    }
  cli_ask_wrong ("No such file", "score", test_path ("missing"), NULL);
}

static void
test_all (void)
{
  char *path = whole_game (2);
  guint n_moves = count_moves (path);
  g_autofree char *text = cli_ask_out (NULL, "review", path, "--all", NULL);
  g_autofree char *start = cli_ask_out (NULL, "review", path, "--all", "--at", "3", NULL);
  g_autoptr(TrValue) lines = cli_json (cli_ask_out (NULL, "review", path, "--all", "--json", NULL));
  g_auto(GStrv) split = g_strsplit (text, "\n", -1);
  guint move = 0;

  g_assert_true (g_str_has_prefix (text, start));
  g_assert_cmpuint (g_strv_length (split), ==, lines->n + 1);
  for (const TrValue *line = lines->first; line != NULL; line = line->next)
    {
      g_assert_true (g_str_has_suffix (split[line->index], tr_value_get (line, "text")->string));
      g_assert_cmpint (integer (line, "move"), >=, move);
      if (integer (line, "move") != move)
        {
          /* A move that sets nothing off has no line. */
          g_autofree char *number = g_strdup_printf ("%4d  ", (int) integer (line, "move"));

          g_assert_true (g_str_has_prefix (split[line->index], number));
        }
      move = (guint) integer (line, "move");
    }
  g_assert_cmpuint (move, ==, n_moves);
}

static void
test_at (void)
{
  char *path = whole_game (2);
  g_autoptr(TrSave) save = NULL;
  g_autoptr(TrValue) first = cli_json (cli_ask_out (NULL, "review", path, "--at", "0", "--json", NULL));
  g_autoptr(TrValue) third = cli_json (cli_ask_out (NULL, "review", path, "--at", "3", "--json", NULL));
  g_autoptr(TrValue) end = cli_json (cli_ask_out (NULL, "review", path, "--json", NULL));
  g_autofree char *text = cli_ask_out (NULL, "review", path, "--at", "3", NULL);
  g_autofree char *shown = cli_ask_out (NULL, "show", path, "--at", "3", NULL);
  g_autofree char *line = g_strdup_printf ("   3  %s: %s\n",
                                           integer (third, "seat") == 1 ? "Enheduanna" : "Player 2",
                                           tr_value_get (third, "move")->string);

  g_assert_true (tr_save_load (path, &save, NULL));
  g_assert_cmpint (tr_value_get (first, "move")->type, ==, TR_VALUE_NULL);
  g_assert_cmpint (integer (third, "at"), ==, 3);
  g_assert_cmpuint (tr_value_get (third, "events")->n, >, 0);
  g_assert_true (integer (tr_value_get (end, "result"), "over"));
  g_assert_true (g_str_has_prefix (text, line));
  g_assert_true (g_str_has_suffix (text, shown));
  cli_ask_wrong ("--at", "review", path, "--at", "999999", NULL);
}

/* By hand: through the whole game turn by turn, phase by phase, round by round, landmark by landmark. */
static void
test_by_hand (void)
{
  static const char *const jumps[] = { "next", "next turn", "next phase", "next round", "next landmark" };
  char *path = whole_game (2);
  g_autofree char *before = test_read ("whole-2.tworivers");
  g_autofree char *after = NULL;
  guint length = count_moves (path);
  guint stops[G_N_ELEMENTS (jumps)] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (jumps); i++)
    {
      g_autoptr(GString) lines = g_string_new (NULL);
      g_autofree char *said = NULL;

      for (guint n = 0; n < length; n++)
        g_string_append_printf (lines, "%s\n", jumps[i]);
      said = cli_ask_out (lines->str, "review", path, NULL);
      assert_has (said, "Review: move 0 of ");
      for (const char *at = strstr (said, "Review: move "); at != NULL; at = strstr (at + 1, "Review: move "))
        stops[i]++;
    }
  g_assert_cmpuint (stops[0], ==, length + 1);
  for (guint i = 1; i < G_N_ELEMENTS (jumps); i++)
    {
      g_assert_cmpuint (stops[i], <, stops[i - 1]);
      g_assert_cmpuint (stops[i], >, 1);
    }
  after = test_read ("whole-2.tworivers");
  g_assert_cmpstr (before, ==, after);
}

/* What comes before a move that is not in order is offered, and can be had. */
static void
test_break (void)
{
  char *path = cli_new_game ("game.json");
  g_autofree char *moves = cli_ask_out (NULL, "moves", path, NULL);
  g_autofree char *first = g_strndup (moves, strcspn (moves, "\n"));
  g_autofree char *text = test_read ("game.json");
  g_autofree char *nothing = g_strdup ("\"moves\": [],\n \"cursor\": 0");
  g_autofree char *twelve = g_strdup_printf ("\"moves\": [\"%s\", \"fly home\"],\n \"cursor\": 2", first);
  g_autofree char *broken = test_replace (text, nothing, twelve);
  const char *file = test_write ("broken.tworivers", broken, -1);
  static const char *const asking[] = { "play", "review", "score", "show", "moves" };

  for (guint i = 0; i < G_N_ELEMENTS (asking); i++)
    {
      g_auto(Answer) taken = { 0 };

      cli_ask_wrong ("move 2, “fly home”: ", asking[i], file, NULL);
      cli_ask_wrong ("; the 1 move that is in order can be used with --up-to-break", asking[i], file, NULL);
      taken = cli_ask (NULL, asking[i], file, "--up-to-break", NULL);
      g_assert_cmpint (taken.status, ==, 0);
      g_assert_cmpstr (taken.err, ==, "");
    }
  cli_ask_wrong ("--up-to-break is for a game in a file", "play", "--up-to-break", NULL);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/cli/review/score", test_score);
  g_test_add_func ("/cli/review/all", test_all);
  g_test_add_func ("/cli/review/at", test_at);
  g_test_add_func ("/cli/review/by-hand", test_by_hand);
  g_test_add_func ("/cli/review/break", test_break);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
