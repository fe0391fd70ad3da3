/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "files.h"
#include "tr-auto.h"
#include "tr-json.h"
#include "tr-record.h"
#include "tr-words.h"

#include <string.h>

/* The first of the legal moves of a file. */
static char *
first_move (const char *path)
{
  g_autofree char *moves = cli_ask_out (NULL, "moves", path, NULL);

  g_assert_nonnull (strchr (moves, '\n'));
  return g_strndup (moves, strcspn (moves, "\n"));
}

/* Plays N times the first legal move and returns a path with the game. */
static char *
play_on (const char *path,
         guint       n)
{
  char *other = test_path ("played.json");

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *move = first_move (i == 0 ? path : other);
      g_autofree char *events = cli_ask_out (NULL, "apply", i == 0 ? path : other, move, "--save", other, NULL);

      g_assert_cmpstr (events, !=, "");
    }
  return other;
}

/* A move that the rules refuse at the end of the game in PATH: one that was legal at its beginning. */
static char *
refused_move (const char *path)
{
  g_autoptr(TrRecord) record = NULL;
  g_autofree TrMoveList *moves = g_new (TrMoveList, 1);
  guint n_moves;

  g_assert_true (tr_record_load (path, NULL, &record, NULL));
  n_moves = tr_record_get_n_moves (record);
  for (guint i = 0; i < n_moves; i++)
    {
      tr_moves (tr_record_get_game (record), tr_record_get_state (record, i), moves);
      for (guint j = 0; j < moves->n; j++)
        if (tr_judge (tr_record_get_game (record), tr_record_get_state (record, n_moves), moves->moves[j]).kind != 0)
          return tr_words_move (tr_record_get_game (record), moves->moves[j]);
    }
  g_assert_not_reached ();
}

static void
test_new (void)
{
  g_autofree char *printed = cli_ask_out (NULL, "new", cli_game (), "--players", "2", "--seed", "11", NULL);
  g_autofree char *saved = NULL;

  cli_new_game ("game.json");
  saved = test_read ("game.json");
  g_assert_cmpstr (printed, ==, saved);
}

static void
test_show (void)
{
  char *path = play_on (cli_new_game ("game.json"), 3);
  g_autofree char *now = cli_ask_out (NULL, "show", path, NULL);
  g_autofree char *then = cli_ask_out (NULL, "show", path, "--at", "0", NULL);
  g_autofree char *first = cli_ask_out (NULL, "show", test_path ("game.json"), NULL);
  g_autoptr(TrValue) value = cli_json (cli_ask_out (NULL, "show", path, "--at", "2", "--json", NULL));

  assert_has (now, "Player ");
  g_assert_cmpstr (then, ==, first);
  g_assert_cmpint (tr_value_get (value, "at")->integer, ==, 2);
  g_assert_cmpint (tr_value_get (value, "moves")->integer, ==, 3);
  g_assert_nonnull (tr_value_get (tr_value_get (value, "turn"), "sentence"));
  cli_ask_wrong ("--at 4 is beyond the end: there are 3 moves", "show", path, "--at", "4", NULL);
  cli_ask_wrong ("--at is a number", "show", path, "--at", "x", NULL);
  cli_ask_wrong ("--at is a number", "show", path, "--at=-1", NULL);
}

static void
test_moves (void)
{
  char *path = cli_new_game ("game.json");
  g_autofree char *text = cli_ask_out (NULL, "moves", path, NULL);
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr(TrValue) list = cli_json (cli_ask_out (NULL, "moves", path, "--json", NULL));

  g_assert_cmpuint (g_strv_length (lines), ==, list->n + 1);
  for (const TrValue *move = list->first; move != NULL; move = move->next)
    {
      g_assert_cmpstr (tr_value_get (move, "move")->string, ==, lines[move->index]);
      g_assert_true (g_str_has_prefix (lines[move->index], tr_value_get (move, "kind")->string));
      g_assert_cmpint (tr_value_get (move, "targets")->type, ==, TR_VALUE_ARRAY);
    }
}

static void
test_apply (void)
{
  char *path = cli_new_game ("game.json");
  char *saved = test_path ("applied.json");
  g_autofree char *before = test_read ("game.json");
  g_autofree char *after = NULL;
  g_autofree char *move = first_move (path);
  g_auto(GStrv) words = g_strsplit (move, " ", -1);
  g_autofree char *whole = cli_ask_out (NULL, "apply", path, move, NULL);
  g_autofree char *split = cli_ask_out (NULL, "apply", path, words[0], words[1], words[1] != NULL ? words[2] : NULL, NULL);
  g_autofree char *again = cli_ask_out (NULL, "apply", path, move, "--save", saved, NULL);
  g_autofree char *next = first_move (saved);
  g_autofree char *both = cli_ask_out (NULL, "apply", path, move, next, NULL);
  g_autoptr(TrValue) value = cli_json (cli_ask_out (NULL, "apply", path, move, next, "--json", NULL));
  g_autoptr(TrRecord) record = NULL;

  /* Quotes may be forgotten. */
  if (g_strv_length (words) <= 3)
    g_assert_cmpstr (whole, ==, split);
  g_assert_cmpstr (whole, ==, again);
  g_assert_true (g_str_has_prefix (both, whole));
  g_assert_cmpuint (tr_value_get (value, "moves")->n, ==, 2);

  g_assert_true (tr_record_load (saved, NULL, &record, NULL));
  g_assert_cmpuint (tr_record_get_n_moves (record), ==, 1);
  after = test_read ("game.json");
  g_assert_cmpstr (before, ==, after);
}

static void
test_apply_refused (void)
{
  char *path = play_on (cli_new_game ("game.json"), 12);
  g_autofree char *before = test_read ("played.json");
  g_autofree char *after = NULL;
  g_autofree char *illegal = refused_move (path);
  g_autofree char *legal = first_move (path);
  g_auto(Answer) answer = cli_ask (NULL, "apply", path, illegal, "--save", path, NULL);
  g_auto(Answer) json = cli_ask (NULL, "apply", path, illegal, "--json", "--save", test_path ("unwritten"), NULL);
  g_autoptr(TrValue) value = NULL;
  const TrValue *refusal;

  g_assert_cmpint (answer.status, ==, 1);
  g_assert_cmpstr (answer.err, ==, "");
  g_assert_cmpint (json.status, ==, 1);
  value = cli_json (g_steal_pointer (&json.out));
  refusal = tr_value_get (value, "refusal");
  assert_has (answer.out, tr_value_get (refusal, "rule")->string);
  assert_has (answer.out, tr_value_get (refusal, "sentence")->string);
  after = test_read ("played.json");
  g_assert_cmpstr (before, ==, after);

  cli_ask_wrong ("“fly” is not understood; moves begin with one of: ", "apply", path, "fly", "--save",
                 test_path ("unwritten"), NULL);
  cli_ask_wrong ("“fly” is not understood", "apply", path, "fly B2", NULL);
  cli_ask_wrong ("“fly” is not understood", "apply", path, legal, "fly B2", "--save", test_path ("unwritten"), NULL);
  g_assert_false (test_exists ("unwritten"));
}

/* Of a move that is known, what it should look like. */
static void
test_apply_not_understood (void)
{
  char *path = cli_new_game ("game.json");
  g_autofree char *move = first_move (path);
  g_autofree char *longer = g_strconcat (move, " nonsense", NULL);

  cli_ask_wrong ("“nonsense” in “", "apply", path, longer, NULL);
  cli_ask_wrong ("it is written: ", "apply", path, longer, NULL);
}

static void
test_why (void)
{
  char *path = play_on (cli_new_game ("game.json"), 12);
  g_autofree char *illegal = refused_move (path);
  g_autofree char *legal = first_move (path);
  g_autofree char *kind = g_strndup (legal, strcspn (legal, " "));
  g_autofree char *possible = cli_ask_out (NULL, "why", path, legal, NULL);
  g_autofree char *begun = cli_ask_out (NULL, "why", path, kind, NULL);
  g_auto(Answer) refused = cli_ask (NULL, "why", path, illegal, NULL);
  g_auto(Answer) json = cli_ask (NULL, "why", path, illegal, "--json", NULL);
  g_autoptr(TrValue) legal_value = cli_json (cli_ask_out (NULL, "why", path, legal, "--json", NULL));
  g_autoptr(TrValue) value = NULL;
  const char *rule;

  assert_has (possible, legal);
  assert_has (begun, legal);
  g_assert_true (tr_value_get (legal_value, "legal")->integer);
  g_assert_cmpuint (tr_value_get (legal_value, "moves")->n, >=, 1);

  g_assert_cmpint (refused.status, ==, 1);
  g_assert_cmpint (json.status, ==, 1);
  value = cli_json (g_steal_pointer (&json.out));
  rule = tr_value_get (tr_value_get (value, "refusal"), "rule")->string;
  g_assert_false (tr_value_get (value, "legal")->integer);
  g_assert_true (g_str_has_prefix (refused.out, rule));

  cli_ask_wrong ("“nonsense” is neither a move nor a thing of this game", "why", path, "nonsense", NULL);
  cli_ask_wrong ("it is written: ", "why", path, kind, "nonsense", NULL);
}

static void
test_replay (void)
{
  char *path = play_on (cli_new_game ("game.json"), 12);
  g_autofree char *good = cli_ask_out (NULL, "replay", path, NULL);
  g_autofree char *illegal = refused_move (path);
  g_autofree char *text = test_read ("played.json");
  g_autofree char *ending = g_strdup_printf (", \"%s\"]", illegal);
  g_autofree char *broken = NULL;
  g_autofree char *early = NULL;
  g_autofree char *odd = NULL;
  g_autoptr(TrValue) fine = cli_json (cli_ask_out (NULL, "replay", path, "--json", NULL));
  g_autoptr(TrValue) value = NULL;
  g_auto(Answer) answer = { 0 };
  g_auto(Answer) json = { 0 };
  g_auto(Answer) unknown = { 0 };
  const TrValue *where;

  assert_has (good, "12 moves are in order.");
  g_assert_cmpint (tr_value_get (fine, "moves")->integer, ==, 12);
  g_assert_cmpuint (strlen (tr_value_get (fine, "digest")->string), ==, 16);
  g_assert_null (tr_value_get (fine, "broken"));

  /* After the list of moves come only the cursor and how it ended, of which a file need not speak. */
  *strstr (text, "],\n \"cursor\"") = '\0';
  broken = g_strconcat (text, ending, "}", NULL);
  path = test_write ("broken.json", broken, -1);
  answer = cli_ask (NULL, "replay", path, NULL);
  json = cli_ask (NULL, "replay", path, "--json", NULL);
  g_assert_cmpint (answer.status, ==, 1);
  g_assert_cmpint (json.status, ==, 1);
  value = cli_json (g_steal_pointer (&json.out));
  where = tr_value_get (value, "broken");
  g_assert_cmpint (tr_value_get (where, "number")->integer, ==, 13);
  g_assert_cmpstr (tr_value_get (where, "move")->string, ==, illegal);
  assert_has (answer.err, "move 13, “");
  assert_has (answer.err, tr_value_get (where, "rule")->string);
  assert_has (answer.err, tr_value_get (where, "sentence")->string);

  /* What came before is still good for something. */
  early = cli_ask_out (NULL, "show", path, "--at", "12", NULL);
  cli_ask_wrong ("move 13, “", "show", path, NULL);
  cli_ask_wrong ("move 13, “", "show", path, "--at", "13", NULL);

  odd = g_strconcat (text, ", \"fly B2\"]}", NULL);
  unknown = cli_ask (NULL, "replay", test_write ("odd.json", odd, -1), NULL);
  g_assert_cmpint (unknown.status, ==, 2);
  assert_has (unknown.err, "moves[12]: move 13, “fly B2”: “fly” is not understood");
}

static void
test_position (void)
{
  char *path = play_on (cli_new_game ("game.json"), 8);
  g_autofree char *position = cli_ask_out (NULL, "position", path, NULL);
  g_autofree char *early = cli_ask_out (NULL, "position", path, "--at", "3", NULL);
  char *written = test_write ("position.json", position, -1);
  g_autofree char *again = cli_ask_out (NULL, "position", written, NULL);
  g_autofree char *shown = cli_ask_out (NULL, "show", path, NULL);
  g_autofree char *shown_again = cli_ask_out (NULL, "show", written, NULL);
  g_autofree char *moves = cli_ask_out (NULL, "moves", path, NULL);
  g_autofree char *moves_again = cli_ask_out (NULL, "moves", written, NULL);
  char *on = NULL;

  g_assert_cmpstr (position, !=, early);
  g_assert_cmpstr (position, ==, again);
  g_assert_cmpstr (shown, ==, shown_again);
  g_assert_cmpstr (moves, ==, moves_again);
  on = play_on (written, 2);
  g_free (cli_ask_out (NULL, "replay", on, NULL));
}

static void
test_box (void)
{
  g_autoptr(TrBox) box = tr_box_new_built_in (tr_rules_find (cli_game (), NULL), NULL);
  char *box_path = test_path ("box.json");
  char *path = test_path ("boxed.json");
  g_autofree char *shown = NULL;
  g_autofree char *plain = NULL;
  g_autofree char *placed = NULL;
  g_autofree char *position = NULL;

  g_assert_true (tr_json_save (tr_box_get_value (box), box_path, NULL));
  g_free (cli_ask_out (NULL, "new", cli_game (), "--players", "2", "--seed", "11", "--box", box_path, "--save", path, NULL));
  shown = cli_ask_out (NULL, "show", path, NULL);
  plain = cli_ask_out (NULL, "show", cli_new_game ("game.json"), NULL);
  g_assert_cmpstr (shown, ==, plain);
  position = cli_ask_out (NULL, "position", path, NULL);
  placed = cli_ask_out (NULL, "show", test_write ("position.json", position, -1), "--box", box_path, NULL);
  g_assert_cmpstr (shown, ==, placed);
  cli_ask_wrong ("says itself which box", "show", path, "--box", box_path, NULL);
}

/* ── Files that are wrong ── */

static void
assert_all_refuse (const char *path,
                   const char *part)
{
  static const char *const readers[] = { "show", "moves", "position", "replay" };

  for (guint i = 0; i < G_N_ELEMENTS (readers); i++)
    cli_ask_wrong (part, readers[i], path, NULL);
  cli_ask_wrong (part, "why", path, "x", NULL);
  cli_ask_wrong (part, "apply", path, "x", "--save", test_path ("unwritten"), NULL);
  g_assert_false (test_exists ("unwritten"));
}

static void
test_wrong_files (void)
{
  g_autofree char *deep = g_strnfill (100000, '[');
  g_autofree char *position = g_strdup_printf ("{\"position\": \"%s\",\n \"nonsense\": 1}", cli_game ());

  assert_all_refuse (test_path ("missing"), "No such file or directory");
  assert_all_refuse (g_get_tmp_dir (), "directory");
  assert_all_refuse (test_write ("empty", "", 0), "there is nothing in the file");
  assert_all_refuse (test_write ("deep", deep, -1), "line 1: lists and objects are nested too deeply");
  assert_all_refuse (test_write ("latin", "{\n\"\xe9\"}", -1), "line 2: the text is not UTF-8");
  assert_all_refuse (test_write ("zero", "{\n\0}", 4), "line 2: the file contains a zero byte");
  assert_all_refuse (test_write ("list", "[]", -1), "line 1: should be an object");
  assert_all_refuse (test_write ("position", position, -1), "line 2, nonsense: nothing is called “nonsense” here");
}

static void
test_truncated_files (void)
{
  g_autofree char *text = NULL;

  play_on (cli_new_game ("game.json"), 5);
  text = test_read ("played.json");
  for (gsize i = 1; i + 2 < strlen (text); i += 1 + strlen (text) / 40)
    cli_ask_wrong ("cut.json: ", "show", test_write ("cut.json", text, (gssize) i), NULL);
}

static void
test_unwritable (void)
{
  char *path = cli_new_game ("game.json");
  g_autofree char *move = first_move (path);

  cli_ask_wrong ("/dev/null: this is not a file", "new", cli_game (), "--save", "/dev/null", NULL);
  cli_ask_wrong ("No such file or directory", "apply", path, move, "--save", test_path ("no/such/place"), NULL);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/cli/files/new", test_new);
  g_test_add_func ("/cli/files/show", test_show);
  g_test_add_func ("/cli/files/moves", test_moves);
  g_test_add_func ("/cli/files/apply", test_apply);
  g_test_add_func ("/cli/files/apply-refused", test_apply_refused);
  g_test_add_func ("/cli/files/apply-not-understood", test_apply_not_understood);
  g_test_add_func ("/cli/files/why", test_why);
  g_test_add_func ("/cli/files/replay", test_replay);
  g_test_add_func ("/cli/files/position", test_position);
  g_test_add_func ("/cli/files/box", test_box);
  g_test_add_func ("/cli/files/wrong", test_wrong_files);
  g_test_add_func ("/cli/files/truncated", test_truncated_files);
  g_test_add_func ("/cli/files/unwritable", test_unwritable);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
