/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-record.h"

#include "files.h"
#include "tr-auto.h"
#include "tr-error.h"
#include "tr-games.h"
#include "tr-json.h"
#include "tr-position.h"
#include "tr-random.h"
#include "tr-words.h"

#include <string.h>

#define SEED 20

static TrRecord *
new_record (const TrRules *rules,
            unsigned       players,
            guint64        seed)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(TrBox) box = tr_box_new_built_in (rules, &error);
  TrOptions options = tr_options_standard (rules);
  TrRecord *record;

  g_assert_no_error (error);
  record = tr_record_new (box, players, &options, seed, &error);
  g_assert_no_error (error);
  return record;
}

/* Plays up to N_MOVES moves by chance. */
static void
play (TrRecord *record,
      guint     n_moves,
      guint64   seed)
{
  g_autofree TrMoveList *moves = g_new (TrMoveList, 1);
  const TrGame *game = tr_record_get_game (record);
  uint64_t random = seed;

  for (guint i = 0; i < n_moves; i++)
    {
      tr_moves (game, tr_record_get_state (record, tr_record_get_n_moves (record)), moves);
      if (moves->n == 0)
        return;
      g_assert_cmpint (tr_record_append (record, moves->moves[tr_random_below (&random, moves->n)], NULL).kind, ==, 0);
    }
}

static TrRecord *
load (const char *path)
{
  g_autoptr(GError) error = NULL;
  TrRecord *record = NULL;

  g_assert_true (tr_record_load (path, NULL, &record, &error));
  g_assert_no_error (error);
  g_assert_null (tr_record_get_break (record));
  return record;
}

static void
assert_same (const TrRecord *a,
             const TrRecord *b,
             guint           n_moves)
{
  const TrGame *game = tr_record_get_game (a);

  g_assert_cmpuint (tr_record_get_n_moves (b), ==, n_moves);
  for (guint i = 0; i < n_moves; i++)
    g_assert_cmpuint (tr_record_get_move (a, i), ==, tr_record_get_move (b, i));
  for (guint i = 0; i <= n_moves; i++)
    g_assert_true (tr_state_equal (game, tr_record_get_state (a, i), tr_record_get_state (b, i)));
}

/* Every test runs on every game, with every number of players. */
static void
for_each_game (void (*test) (TrRecord *record))
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);

      for (unsigned players = rules->min_players; players <= rules->max_players; players++)
        {
          g_autoptr(TrRecord) record = new_record (rules, players, SEED);

          test (record);
        }
    }
}

static void
check_save_and_load (TrRecord *record)
{
  guint n_moves;
  guint64 seed;

  play (record, G_MAXUINT, 1);
  n_moves = tr_record_get_n_moves (record);
  g_assert_cmpuint (n_moves, >, 0);
  g_assert_true (tr_record_get_seed (record, &seed));
  g_assert_cmpuint (seed, ==, SEED);

  for (guint n = 0; n <= n_moves; n += MAX (1, n_moves / 3))
    {
      g_autoptr(TrRecord) loaded = NULL;
      g_autoptr(GError) error = NULL;
      char *path = test_path ("game.json");

      g_assert_true (tr_record_save (record, n, path, &error));
      g_assert_no_error (error);
      loaded = load (path);
      assert_same (record, loaded, n);
    }
}

static void
test_save_and_load (void)
{
  for_each_game (check_save_and_load);
}

static void
check_truncate (TrRecord *record)
{
  g_autoptr(TrRecord) other = NULL;
  const TrGame *game = tr_record_get_game (record);

  play (record, 6, 1);
  tr_record_truncate (record, 2);
  g_assert_cmpuint (tr_record_get_n_moves (record), ==, 2);
  play (record, 5, 99);
  other = new_record (game->rules, game->players, SEED);
  for (guint i = 0; i < tr_record_get_n_moves (record); i++)
    g_assert_cmpint (tr_record_append (other, tr_record_get_move (record, i), NULL).kind, ==, 0);
  assert_same (record, other, tr_record_get_n_moves (record));
}

static void
test_truncate (void)
{
  for_each_game (check_truncate);
}

/* A move that was legal before and is not now; there is one in every game after a while. */
static gboolean
find_refused_move (const TrRecord *record,
                   TrMove         *move)
{
  g_autofree TrMoveList *moves = g_new (TrMoveList, 1);
  const TrGame *game = tr_record_get_game (record);
  guint n_moves = tr_record_get_n_moves (record);

  for (guint i = 0; i < n_moves; i++)
    {
      tr_moves (game, tr_record_get_state (record, i), moves);
      for (guint j = 0; j < moves->n; j++)
        {
          *move = moves->moves[j];
          if (tr_judge (game, tr_record_get_state (record, n_moves), *move).kind != 0)
            return TRUE;
        }
    }
  return FALSE;
}

static void
check_refused_move (TrRecord *record)
{
  const TrGame *game = tr_record_get_game (record);
  const TrRecordBreak *broken;
  g_autoptr(TrRecord) loaded = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(TrValue) value = NULL;
  g_autoptr(GArray) moves = g_array_new (FALSE, FALSE, sizeof (TrMove));
  g_autoptr(TrBox) box = tr_box_new_built_in (game->rules, NULL);
  g_autofree char *text = NULL;
  TrRefusal refusal;
  TrMove move;
  guint n_moves;

  do
    play (record, 1, tr_record_get_n_moves (record));
  while (!find_refused_move (record, &move));
  n_moves = tr_record_get_n_moves (record);
  refusal = tr_record_append (record, move, NULL);
  g_assert_cmpint (refusal.kind, !=, 0);
  g_assert_cmpuint (tr_record_get_n_moves (record), ==, n_moves);

  for (guint i = 0; i < n_moves; i++)
    {
      TrMove played = tr_record_get_move (record, i);

      g_array_append_val (moves, played);
    }
  g_array_append_val (moves, move);
  g_array_append_val (moves, move);
  value = tr_record_compose (box, game, NULL, SEED, (const TrMove *) moves->data, moves->len);
  tr_json_save (value, test_path ("broken.json"), &error);
  g_assert_no_error (error);

  g_assert_false (tr_record_load (test_path ("broken.json"), NULL, &loaded, &error));
  g_assert_error (error, TR_ERROR, TR_ERROR_REFUSED);
  assert_same (record, loaded, n_moves);
  broken = tr_record_get_break (loaded);
  text = tr_words_move (game, move);
  g_assert_cmpuint (broken->number, ==, n_moves + 1);
  g_assert_cmpstr (broken->move, ==, text);
  g_assert_cmpstr (broken->rule, ==, tr_refusal_rule (game, refusal));
  g_assert_cmpint (broken->line, >, 0);
  test_assert_says (error, TR_ERROR_REFUSED, broken->rule);
  test_assert_says (error, TR_ERROR_REFUSED, broken->sentence);
}

static void
test_refused_move (void)
{
  for_each_game (check_refused_move);
}

/* A position is a game of its own, alone and with moves after it. */
static void
check_position (TrRecord *record)
{
  const TrGame *game = tr_record_get_game (record);
  g_autoptr(TrRecord) started = NULL;
  g_autoptr(TrRecord) loaded = NULL;
  g_autoptr(TrValue) position = NULL;
  g_autoptr(GError) error = NULL;
  guint64 seed;

  play (record, 9, 5);
  position = tr_position_write (game, tr_record_get_state (record, tr_record_get_n_moves (record)));
  tr_json_save (position, test_path ("position.json"), &error);
  g_assert_no_error (error);
  started = load (test_path ("position.json"));
  g_assert_false (tr_record_get_seed (started, &seed));
  g_assert_true (tr_state_equal (game, tr_record_get_state (started, 0),
                                 tr_record_get_state (record, tr_record_get_n_moves (record))));

  play (started, 7, 6);
  g_assert_true (tr_record_save (started, tr_record_get_n_moves (started), test_path ("started.json"), &error));
  g_assert_no_error (error);
  loaded = load (test_path ("started.json"));
  assert_same (started, loaded, tr_record_get_n_moves (started));
}

static void
test_position (void)
{
  for_each_game (check_position);
}

/* A game with another box carries it along. */
static void
test_box (void)
{
  const TrRules *rules = tr_games_get (0);
  g_autoptr(TrBox) built_in = tr_box_new_built_in (rules, NULL);
  g_autoptr(TrBox) box = NULL;
  g_autoptr(TrRecord) record = NULL;
  g_autoptr(TrRecord) loaded = NULL;
  g_autoptr(TrRecord) placed = NULL;
  g_autoptr(TrRecord) refused = NULL;
  g_autoptr(TrValue) value = NULL;
  g_autoptr(TrValue) position = NULL;
  g_autoptr(GError) error = NULL;
  TrOptions options = tr_options_standard (rules);
  char *box_path = test_path ("box.json");

  g_assert_true (tr_json_save (tr_box_get_value (built_in), box_path, NULL));
  box = tr_box_load (rules, box_path, NULL);
  record = tr_record_new (box, rules->max_players, &options, SEED, NULL);
  play (record, 5, 1);
  value = tr_record_write (record, 5);
  g_assert_nonnull (tr_value_get (value, "box"));
  g_assert_true (tr_json_save (value, test_path ("boxed.json"), NULL));
  loaded = load (test_path ("boxed.json"));
  assert_same (record, loaded, 5);

  position = tr_position_write (tr_record_get_game (record), tr_record_get_state (record, 5));
  g_assert_true (tr_json_save (position, test_path ("position.json"), NULL));
  g_assert_true (tr_record_load (test_path ("position.json"), box_path, &placed, &error));
  g_assert_no_error (error);
  g_assert_false (tr_record_load (test_path ("boxed.json"), box_path, &refused, &error));
  test_assert_says (error, TR_ERROR_CALL, "says itself which box");
}

/* ── Files that are wrong ── */

typedef struct
{
  const char *old;
  const char *new;
  int         code;
  const char *says;
} Wrong;

static void
test_wrong_files (void)
{
  static const Wrong table[] = {
    { "\"game\": \"ID\"", "\"game\": \"chess\"", TR_ERROR_CONTENT, "line 2, game: there is no game “chess”" },
    { "\"game\": \"ID\"", "\"game\": 1", TR_ERROR_CONTENT, "line 2, game: should be a string" },
    { "\"game\": \"ID\",", "", TR_ERROR_CONTENT, "the member “game” is missing" },
    { "\"format\": 1", "\"format\": 3", TR_ERROR_CONTENT, "line 3, format: a newer program wrote this" },
    { "\"format\": 1,", "", TR_ERROR_CONTENT, "the member “format” is missing" },
    { "\"players\": 2", "\"players\": 99", TR_ERROR_CONTENT, "line 4, players: should be from " },
    { "\"players\": 2", "\"players\": \"2\"", TR_ERROR_CONTENT, "line 4, players: should be a whole number" },
    { "\"players\": 2,", "", TR_ERROR_CONTENT, "the member “players” is missing" },
    { "\"options\": {}", "\"options\": {\"nonsense\": 1}", TR_ERROR_CONTENT,
      "line 5, options.nonsense: there is no option “nonsense”" },
    { "\"options\": {}", "\"options\": []", TR_ERROR_CONTENT, "line 5, options: should be an object" },
    { "\"seed\": 7", "\"seed\": -1", TR_ERROR_CONTENT, "line 6, seed: should be from 0 to " },
    { "\"seed\": 7", "\"seed\": \"7\"", TR_ERROR_CONTENT, "line 6, seed: should be a whole number" },
    { "\"seed\": 7", "\"seed\": 9223372036854775808", TR_ERROR_SYNTAX, "line 6: a number is too large" },
    { "\"seed\": 7,", "", TR_ERROR_CONTENT, "a game begins with a “seed” or with a “position”" },
    { "\"seed\": 7", "\"seed\": 7, \"position\": {}", TR_ERROR_CONTENT, "a game begins with a “seed” or" },
    { "\"seed\": 7", "\"position\": []", TR_ERROR_CONTENT, "line 6, position: should be an object" },
    { "\"seed\": 7", "\"position\": {\"position\": \"chess\"}", TR_ERROR_CONTENT,
      "line 6, position.position: this is not what the game itself says" },
    { "\"seed\": 7", "\"position\": {\"players\": 3}", TR_ERROR_CONTENT,
      "line 6, position.players: this is not what the game itself says" },
    { "\"seed\": 7", "\"position\": {\"nonsense\": 3}", TR_ERROR_CONTENT,
      "line 6, position.nonsense: nothing is called “nonsense” here" },
    { "\"seed\": 7", "\"seed\": 7, \"nonsense\": 3", TR_ERROR_CONTENT, "nothing is called “nonsense” here" },
    { "\"seed\": 7", "\"seed\": 7, \"box\": {\"game\": \"chess\"}", TR_ERROR_CONTENT, "this is a box of “chess”" },
    { "\"seed\": 7", "\"seed\": 7, \"box\": 3", TR_ERROR_CONTENT, "should be an object" },
    { "\"moves\": []", "\"moves\": {}", TR_ERROR_CONTENT, "line 7, moves: should be a list" },
    { "\"moves\": []", "\"moves\": [\n1]", TR_ERROR_CONTENT, "line 8, moves[0]: should be a string" },
    { "\"moves\": []", "\"moves\": [\"\"]", TR_ERROR_MOVE, "line 7, moves[0]: move 1, “”: a move is missing" },
    { "\"moves\": []", "\"moves\": [\n\"fly B2\"]", TR_ERROR_MOVE, "line 8, moves[0]: move 1, “fly B2”: “fly”" },
    { ",\n\"moves\": []", "", TR_ERROR_CONTENT, "the member “moves” is missing" },
    { "\"seed\"", "\"game\": \"ID\", \"seed\"", TR_ERROR_SYNTAX, "line 6: “game” is said twice" },
  };
  const char *id = tr_games_get (0)->id;
  const char *pattern = "{\n\"game\": \"ID\",\n\"format\": 1,\n\"players\": 2,\n\"options\": {},\n\"seed\": 7,\n\"moves\": []}";
  g_autofree char *good = test_replace (pattern, "ID", id);
  g_autoptr(TrRecord) right = load (test_write ("wrong.json", good, -1));

  g_assert_cmpuint (tr_record_get_n_moves (right), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *changed = test_replace (pattern, table[i].old, table[i].new);
      g_auto(GStrv) parts = g_strsplit (changed, "ID", -1);
      g_autofree char *text = g_strjoinv (id, parts);
      g_autoptr(TrRecord) record = NULL;
      g_autoptr(GError) error = NULL;

      g_assert_false (tr_record_load (test_write ("wrong.json", text, -1), NULL, &record, &error));
      test_assert_says (error, table[i].code, table[i].says);
      test_assert_says (error, table[i].code, "wrong.json: ");
      /* Only a move leaves something worth having. */
      g_assert_true ((record != NULL) == (table[i].code == TR_ERROR_MOVE));
    }
}

static void
test_wrong_positions (void)
{
  static const Wrong table[] = {
    { "ID", "chess", TR_ERROR_CONTENT, "line 1, position: there is no game “chess”" },
    { "}", ",\n\"players\": 0}", TR_ERROR_CONTENT, "line 2, players: should be from " },
    { "}", ",\n\"options\": {\"nonsense\": 0}}", TR_ERROR_CONTENT, "line 2, options.nonsense: there is no option" },
    { "}", ",\n\"nonsense\": 0}", TR_ERROR_CONTENT, "line 2, nonsense: nothing is called “nonsense” here" },
    { "\"position\"", "\"positron\"", TR_ERROR_CONTENT, "line 1: the member “game” is missing" },
    { "{\"position\": \"ID\"}", "[]", TR_ERROR_CONTENT, "line 1: should be an object, not a list" },
    { "{\"position\": \"ID\"}", "7", TR_ERROR_CONTENT, "line 1: should be an object, not a whole number" },
  };
  const char *id = tr_games_get (0)->id;

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *changed = test_replace ("{\"position\": \"ID\"}", table[i].old, table[i].new);
      g_auto(GStrv) parts = g_strsplit (changed, "ID", -1);
      g_autofree char *text = g_strjoinv (id, parts);
      g_autoptr(TrRecord) record = NULL;
      g_autoptr(GError) error = NULL;

      g_assert_false (tr_record_load (test_write ("wrong.json", text, -1), NULL, &record, &error));
      test_assert_says (error, table[i].code, table[i].says);
      g_assert_null (record);
    }
}

/* Cut off anywhere, a file is answered with an error and nothing else. */
static void
test_truncated_files (void)
{
  g_autoptr(TrRecord) record = new_record (tr_games_get (0), tr_games_get (0)->max_players, SEED);
  g_autoptr(TrValue) value = NULL;
  g_autofree char *text = NULL;

  play (record, 30, 3);
  value = tr_record_write (record, tr_record_get_n_moves (record));
  text = tr_value_to_json (value);
  for (gsize i = 0; i + 2 < strlen (text); i++)
    {
      g_autoptr(TrRecord) loaded = NULL;
      g_autoptr(GError) error = NULL;

      g_assert_false (tr_record_load (test_write ("cut.json", text, (gssize) i), NULL, &loaded, &error));
      g_assert_error (error, TR_ERROR, TR_ERROR_SYNTAX);
      g_assert_null (loaded);
    }
}

/* What cannot be saved leaves what was there. */
static void
test_save_errors (void)
{
  g_autoptr(TrRecord) record = new_record (tr_games_get (0), tr_games_get (0)->max_players, SEED);
  g_autoptr(GError) error = NULL;

  g_assert_false (tr_record_save (record, 0, test_path ("no/such/place"), &error));
  g_assert_error (error, TR_ERROR, TR_ERROR_FILE);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/record/save-and-load", test_save_and_load);
  g_test_add_func ("/record/truncate", test_truncate);
  g_test_add_func ("/record/refused-move", test_refused_move);
  g_test_add_func ("/record/position", test_position);
  g_test_add_func ("/record/box", test_box);
  g_test_add_func ("/record/wrong-files", test_wrong_files);
  g_test_add_func ("/record/wrong-positions", test_wrong_positions);
  g_test_add_func ("/record/truncated-files", test_truncated_files);
  g_test_add_func ("/record/save-errors", test_save_errors);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
