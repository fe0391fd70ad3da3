/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-save.h"

#include "files.h"
#include "saves.h"
#include "tr-auto.h"
#include "tr-error.h"
#include "tr-games.h"
#include "tr-json.h"
#include "tr-words.h"

#include <string.h>

static gboolean
read_bytes (const char  *text,
            gsize        length,
            TrSave     **save,
            GError     **error)
{
  g_autoptr(TrValue) value = tr_json_parse ("f", text, length, error);

  return value != NULL && tr_save_read (value, "f", save, error);
}

/* LINE of TEXT, from 1. */
static char *
line_of (const char *text,
         int         line)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  g_assert_cmpint (line, >=, 1);
  g_assert_cmpint (line, <=, (int) g_strv_length (lines));
  return g_strdup (lines[line - 1]);
}

/* ── Members ── */

typedef struct
{
  const char *old;
  const char *new;
  const char *says;
} Wrong;

static void
test_members (void)
{
  static const Wrong table[] = {
    { "\"program\": ", "\"program\": 1, \"comment\": ", "program: should be a string" },
    { "\"game\": \"", "\"game\": \"x", "there is no game “x" },
    { "\"revision\": ", "\"revision\": -", "revision: should be from 1 to 65535" },
    { "\"revision\": ", "\"revision\": 99999", "revision: should be from 1 to 65535" },
    { "\"box\": {", "\"box\": [{}], \"box-comment\": {", "box: should be an object" },
    { "\"box\": {", "\"box\": {}, \"box-comment\": {", "the member “name” is missing" },
    { "\"box\": {", "\"box\": {\"weight\": 3, ", "box.weight: nothing is called “weight” here" },
    { "\"box\": {\"name\": \"", "\"box\": {\"name\": \"x", "box.name: this program has no box “x" },
    { "\"digest\": \"", "\"digest\": \"g", "box.digest: should be sixteen hexadecimal digits" },
    { "\"digest\": \"", "\"digest\": 5, \"comment\": \"", "box.digest: should be a string" },
    { "\"box\": {", "\"box\": {\"included\": {}, ", "box.name: nothing is called “name” here" },
    { "\"box\": {", "\"box\": {\"included\": {}}, \"box-comment\": {", "the member “game” is missing" },
    { "\"box\": {", "\"box\": {\"included\": {\"game\": \"go\"}}, \"box-comment\": {", "this is a box of “go”" },
    { "\"options\": {", "\"options\": {\"wind\": 1, ", "options.wind: there is no option “wind”" },
    { "\"players\": 2", "\"players\": 0", "players: should be from " },
    { "\"players\": 2", "\"players\": 3", "seats: should have 3 entries, not 2" },
    { "\"seats\": [", "\"seats\": {}, \"comment\": [", "seats: should be a list" },
    { "\"seats\": [", "\"seats\": [7,", "seats: should have 2 entries, not 3" },
    { "\"seats\": [", "\"seats\": [7, 8], \"comment\": [", "seats[0]: should be an object" },
    { "\"kind\": \"computer\"", "\"kind\": \"robot\"", "seats[1].kind: “robot” is not known here; known are: human, " },
    { "\"kind\": \"computer\"", "\"kind\": \"opponent\"", "seats[1].kind: the rules of this game do not play this seat" },
    { "\"kind\": \"computer\"", "\"kind\": \"human\"", "seats[1].level: only a computer player has a level" },
    { "\"kind\": \"computer\",", "", "seats[1]: the member “kind” is missing" },
    { "\"level\": \"random\"", "\"level\": 3", "seats[1].level: should be a string" },
    { "\"name\": \"É", "\"name\": null, \"comment\": \"É", "seats[0].name: should be a string, not null" },
    { "\"colour\": \"red\"", "\"colour\": \"pink\"", "seats[0].colour: “pink” is not known here" },
    { "\"mark\": \"diamond\"", "\"mark\": \"star\"", "seats[1].mark: “star” is not known here" },
    { "\"mark\": \"diamond\"", "\"marc\": \"diamond\"", "seats[1].marc: nothing is called “marc” here" },
    { "\"undo\": \"strict\"", "\"undo\": \"never\"", "undo: “never” is not known here; known are: free, strict" },
    { "\"seed\": 20", "\"seed\": 20, \"position\": {}", "a game begins with a “seed” or with a “position”" },
    { "\"seed\": 20", "\"position\": {\"position\": \"go\"}", "position.position: this is not what the game itself says" },
    { "\"seed\": 20", "\"position\": {\"players\": 3}", "position.players: this is not what the game itself says" },
    { "\"moves\": [", "\"moves\": [null, ", "moves[0]: should be a string, not null" },
    { "\"cursor\": 22", "\"cursor\": 25", "cursor: should be from 0 to 24" },
    { "\"cursor\": 22", "\"cursor\": -1", "cursor: should be from 0 to 24" },
    { "\"cursor\": 22", "\"cursor\": true", "cursor: should be a whole number" },
    { "\"reviewing\": true", "\"reviewing\": 1", "reviewing: should be true or false" },
    { "\"replaced\": [", "\"replaced\": [5, ", "replaced[0]: should be an object" },
    { "\"at\": 12", "\"at\": \"12\"", "replaced[0].at: should be a whole number" },
    { "\"at\": 12,", "", "replaced[0]: the member “at” is missing" },
    { "\"at\": 12,", "\"at\": 12, \"by\": 1,", "replaced[0].by: nothing is called “by” here" },
    { "\"replaced\": [", "\"replaced\": [{\"at\": 0, \"moves\": []}, ", "replaced[0].moves: a line has at least one move" },
    { "\"replaced\": [", "\"replaced\": [{\"at\": 0, \"moves\": [1]}, ", "replaced[0].moves[0]: should be a string" },
    { "\"notes\": ", "\"notes\": [], \"comment\": ", "notes: should be a string" },
    { "\"parent\": ", "\"parent\": [], \"comment\": ", "parent: should be a string" },
    { "\"result\": {", "\"result\": {}, \"comment\": {", "result: the member “over” is missing" },
    { "\"over\": false", "\"over\": 0", "result.over: should be true or false" },
    { "\"scores\": [", "\"scores\": [1, ", "result.scores: should have 2 entries, not 3" },
    { "\"ranks\": [", "\"ranks\": [\"1\", 2], \"comment\": [", "result.ranks[0]: should be a whole number" },
    { "\n \"digest\": \"", "\n \"digest\": \"A", "digest: should be sixteen hexadecimal digits" },
    { "{", "{\"planets\": 9,", "planets: nothing is called “planets” here" },
  };
  g_autoptr(TrSave) save = test_save_full (tr_games_get (0), 2, 24);
  g_autofree char *text = test_save_text (save);

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *wrong = test_replace (text, table[i].old, table[i].new);
      g_autoptr(TrSave) loaded = NULL;
      g_autoptr(GError) error = NULL;

      if (read_bytes (wrong, strlen (wrong), &loaded, &error))
        g_error ("taken for right: %s", table[i].new);
      test_assert_says (error, TR_ERROR_CONTENT, table[i].says);
      test_assert_says (error, TR_ERROR_CONTENT, "f: line ");
      g_assert_null (loaded);
    }
}

/* Of a single player's game: the opponent is the rules'. */
static void
test_opponent (void)
{
  g_autoptr(TrSave) save = test_save_full (tr_games_get (0), 1, 12);
  g_autofree char *text = test_save_text (save);
  g_autofree char *wrong = test_replace (text, "\"opponent\"", "\"human\"");
  g_autoptr(TrSave) loaded = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_false (read_bytes (wrong, strlen (wrong), &loaded, &error));
  test_assert_says (error, TR_ERROR_CONTENT, "seats[1].kind: the rules of this game play this seat");
}

/* ── Moves ── */

/* Move NUMBER of the line is one that the rules refuse there: what came before is offered. */
static void
test_refused_move_of_line (void)
{
  g_autoptr(TrSave) save = test_save_full (tr_games_get (0), 2, 24);
  const TrGame *game = tr_record_get_game (save->record);
  const TrRecordBreak *broken;
  g_autoptr(TrSave) loaded = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *illegal = NULL;
  g_autofree char *begins = NULL;
  g_autofree char *line = NULL;
  TrMove move;

  tr_record_truncate (save->record, 15);
  move = test_refused_move (save->record);
  g_array_index (save->moves, TrMove, 15) = move;
  illegal = tr_words_move (game, move);
  text = test_save_text (save);
  g_assert_false (read_bytes (text, strlen (text), &loaded, &error));

  g_assert_cmpuint (loaded->moves->len, ==, 15);
  g_assert_cmpuint (loaded->cursor, ==, 15);
  g_assert_cmpstr (loaded->notes, ==, save->notes);
  g_assert_cmpstr (loaded->seats[1].level, ==, "random");
  broken = tr_record_get_break (loaded->record);
  g_assert_cmpuint (broken->number, ==, 16);
  g_assert_cmpstr (broken->move, ==, illegal);
  line = line_of (text, broken->line);
  g_assert_nonnull (strstr (line, illegal));
  begins = g_strdup_printf ("f: line %d, moves[15]: move 16, “%s”, is against the rules: %s: %s",
                            broken->line, illegal, broken->rule, broken->sentence);
  test_assert_says (error, TR_ERROR_REFUSED, begins);
}

static void
test_unknown_move_of_line (void)
{
  g_autoptr(TrSave) save = test_save_full (tr_games_get (0), 2, 24);
  g_autofree char *text = test_save_text (save);
  g_autofree char *first = g_strdup_printf ("\"moves\": [\n  \"");
  g_autofree char *wrong = test_replace (text, first, "\"moves\": [\n  \"fly B2\",\n  \"");
  g_autoptr(TrSave) loaded = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_false (read_bytes (wrong, strlen (wrong), &loaded, &error));
  test_assert_says (error, TR_ERROR_MOVE, "moves[0]: move 1, “fly B2”: “fly” is not understood");
  g_assert_cmpuint (loaded->moves->len, ==, 0);
  g_assert_null (tr_record_get_break (loaded->record)->rule);
}

/* A fault in a line that was replaced leaves the line itself whole, and the lines before that one. */
static void
test_replaced_lines (void)
{
  g_autoptr(TrSave) save = test_save_full (tr_games_get (0), 2, 24);
  TrLine *last = g_ptr_array_index (save->replaced, 1);
  g_autoptr(TrSave) loaded = NULL;
  g_autoptr(TrSave) other = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GError) text_error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *wrong = NULL;
  TrMove illegal;

  tr_record_truncate (save->record, 23);
  illegal = test_refused_move (save->record);
  g_array_index (last->moves, TrMove, 0) = illegal;
  text = test_save_text (save);
  g_assert_false (read_bytes (text, strlen (text), &loaded, &error));
  test_assert_says (error, TR_ERROR_REFUSED, "replaced[1].moves[0]: move 24, “");
  g_assert_null (tr_record_get_break (loaded->record));
  g_assert_cmpuint (loaded->moves->len, ==, 24);
  g_assert_cmpuint (loaded->replaced->len, ==, 1);

  wrong = test_replace (text, "\"at\": 12,\n   \"moves\": [", "\"at\": 12,\n   \"moves\": [\n    \"fly\",");
  g_assert_false (read_bytes (wrong, strlen (wrong), &other, &text_error));
  test_assert_says (text_error, TR_ERROR_MOVE, "replaced[0].moves[0]: move 13, “fly”: “fly” is not understood");
  g_assert_cmpuint (other->replaced->len, ==, 0);
}

/* A line that begins where there is nothing. */
static void
test_replaced_nowhere (void)
{
  static const int wrong[] = { 25, -1 };
  g_autoptr(TrSave) save = test_save_full (tr_games_get (0), 2, 24);
  g_autofree char *text = test_save_text (save);

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *at = g_strdup_printf ("\"at\": %d", wrong[i]);
      g_autofree char *changed = test_replace (text, "\"at\": 23", at);
      g_autoptr(TrSave) loaded = NULL;
      g_autoptr(GError) error = NULL;

      g_assert_false (read_bytes (changed, strlen (changed), &loaded, &error));
      test_assert_says (error, TR_ERROR_CONTENT, "replaced[1].at: should be from 0 to 24");
      g_assert_cmpuint (loaded->moves->len, ==, 24);
      g_assert_cmpuint (loaded->cursor, ==, 22);
      g_assert_cmpuint (loaded->replaced->len, ==, 1);
    }
}

/* Every move is in order, and yet it ends otherwise. */
static void
test_other_end (void)
{
  g_autoptr(TrSave) save = test_save_full (tr_games_get (0), 2, 24);
  g_autofree char *text = test_save_text (save);
  const char *sentence = "the rules of this program lead elsewhere than those this game was saved with";
  g_autofree char *digest = g_strdup (text);
  g_autofree char *score = test_replace (text, "\"scores\": [", "\"scores\": [1");
  g_autofree char *rank = test_replace (text, "\"ranks\": [", "\"ranks\": [1");
  g_autofree char *over = test_replace (text, "\"over\": false", "\"over\": true");
  const char *texts[] = { digest, score, rank, over };
  const char *places[] = { "digest: ", "result: ", "result: ", "result: " };
  char *last = strrchr (digest, '"') - 1;

  *last = *last == '0' ? '1' : '0';
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(TrSave) loaded = NULL;
      g_autoptr(GError) error = NULL;

      g_assert_false (read_bytes (texts[i], strlen (texts[i]), &loaded, &error));
      test_assert_says (error, TR_ERROR_CONTENT, sentence);
      test_assert_says (error, TR_ERROR_CONTENT, places[i]);
      test_assert_same_save (save, loaded);
    }
}

/* ── Damage ── */

/* Cut off anywhere, a file is answered with an error and nothing else. */
static void
test_truncated (void)
{
  g_autoptr(TrSave) save = test_save_full (tr_games_get (0), 2, 8);
  g_autofree char *text = test_save_text (save);

  for (gsize i = 0; i + 2 < strlen (text); i++)
    {
      g_autoptr(TrSave) loaded = NULL;
      g_autoptr(GError) error = NULL;

      g_assert_false (read_bytes (text, i, &loaded, &error));
      test_assert_says (error, TR_ERROR_SYNTAX, "f: ");
      g_assert_null (loaded);
    }
}

/* Changed in any bit, a file is refused, or it is still the same game: what may differ is what people call things, where
 * the cursor is, and lines that were taken back anyway. */
static void
test_flipped (void)
{
  g_autoptr(TrSave) save = test_save_full (tr_games_get (0), 2, 6);
  g_autofree char *text = test_save_text (save);
  gsize length = strlen (text);
  guint n_taken = 0;

  for (gsize i = 0; i < length; i++)
    {
      /* All eight take long. */
      for (guint bit = g_test_slow () ? 0 : i % 4; bit < 8; bit += g_test_slow () ? 1 : 4)
        {
          g_autofree char *flipped = g_strdup (text);
          g_autoptr(TrSave) loaded = NULL;
          g_autoptr(GError) error = NULL;

          flipped[i] = (char) (flipped[i] ^ (1 << bit));
          if (!read_bytes (flipped, length, &loaded, &error))
            {
              g_assert_nonnull (error);
              continue;
            }
          n_taken++;
          g_assert_cmpuint (loaded->moves->len, ==, save->moves->len);
          g_assert_true (tr_state_equal (tr_record_get_game (save->record), tr_record_get_start (save->record),
                                         tr_record_get_start (loaded->record)));
          for (guint j = 0; j < save->moves->len; j++)
            g_assert_cmpuint (g_array_index (loaded->moves, TrMove, j), ==, g_array_index (save->moves, TrMove, j));
          g_assert_cmpint (loaded->undo, ==, save->undo);
          g_assert_cmpint (loaded->reviewing, ==, save->reviewing);
        }
    }
  g_assert_cmpuint (n_taken, <, length);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/save/faults/members", test_members);
  g_test_add_func ("/save/faults/opponent", test_opponent);
  g_test_add_func ("/save/faults/refused-move", test_refused_move_of_line);
  g_test_add_func ("/save/faults/unknown-move", test_unknown_move_of_line);
  g_test_add_func ("/save/faults/replaced-lines", test_replaced_lines);
  g_test_add_func ("/save/faults/replaced-nowhere", test_replaced_nowhere);
  g_test_add_func ("/save/faults/other-end", test_other_end);
  g_test_add_func ("/save/faults/truncated", test_truncated);
  g_test_add_func ("/save/faults/flipped", test_flipped);
  return g_test_run ();
}
