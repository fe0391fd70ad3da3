/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-save.h"

#include "config.h"
#include "files.h"
#include "saves.h"
#include "tr-auto.h"
#include "tr-error.h"
#include "tr-games.h"
#include "tr-json.h"
#include "tr-position.h"

#include <string.h>

/* ── There and back ── */

static void
check_round_trip (const TrSave *save)
{
  g_autofree char *text = test_save_text (save);
  g_autofree char *again = NULL;
  g_autoptr(TrSave) loaded = NULL;
  g_autoptr(GError) error = NULL;
  char *path = test_path ("game.tworivers");

  g_assert_true (tr_save_store (save, path, &error));
  g_assert_no_error (error);
  g_assert_true (tr_save_load (path, &loaded, &error));
  g_assert_no_error (error);
  test_assert_same_save (save, loaded);
  /* Just loaded, the record holds the line too. */
  g_assert_cmpuint (tr_record_get_n_moves (loaded->record), ==, save->moves->len);
  again = test_save_text (loaded);
  g_assert_cmpstr (text, ==, again);
}

/* Every game, with every number of players, at its beginning, in the middle and at the end. */
static void
test_round_trip (void)
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);

      for (unsigned players = rules->min_players; players <= rules->max_players; players++)
        {
          g_autoptr(TrSave) full = test_save_full (rules, players, 24);
          g_autoptr(TrRecord) record = test_record_new (rules, players, 3);
          g_autoptr(TrSave) begun = tr_save_new (record);
          g_autoptr(TrSave) over = NULL;

          check_round_trip (full);
          check_round_trip (begun);
          while (test_record_play (record, 100, 4))
            ;
          over = tr_save_new (record);
          g_assert_cmpuint (over->cursor, ==, tr_record_get_n_moves (record));
          check_round_trip (over);
        }
    }
}

static void
test_position (void)
{
  const TrRules *rules = tr_games_get (0);
  g_autoptr(TrRecord) record = test_record_new (rules, 2, 3);
  g_autoptr(TrValue) position = NULL;
  g_autofree char *text = NULL;
  g_autoptr(TrSave) bare = NULL;
  g_autoptr(TrSave) started = NULL;
  guint64 seed;

  test_record_play (record, 9, 5);
  position = tr_position_write (tr_record_get_game (record), tr_record_get_state (record, 9));
  text = tr_value_to_json (position);
  bare = test_save_from_text (text);
  g_assert_false (tr_record_get_seed (bare->record, &seed));
  g_assert_cmpuint (bare->moves->len, ==, 0);
  check_round_trip (bare);

  test_record_play (bare->record, 6, 7);
  started = tr_save_new (bare->record);
  g_assert_cmpuint (started->moves->len, ==, 6);
  check_round_trip (started);
}

/* A game with another box carries it along. */
static void
test_box (void)
{
  const TrRules *rules = tr_games_get (0);
  TrOptions options = tr_options_standard (rules);
  g_autoptr(TrBox) built_in = tr_box_new_built_in (rules, NULL);
  g_autoptr(TrBox) box = tr_box_new (rules, tr_box_get_value (built_in), "f", NULL);
  g_autoptr(TrRecord) record = tr_record_new (box, 2, &options, 5, NULL);
  g_autoptr(TrSave) save = NULL;
  g_autoptr(TrValue) value = NULL;
  const TrValue *included;

  g_assert_cmpuint (tr_box_get_digest (box), ==, tr_box_get_digest (built_in));
  test_record_play (record, 5, 1);
  save = tr_save_new (record);
  check_round_trip (save);
  value = tr_save_write (save);
  included = tr_value_get (tr_value_get (value, "box"), "included");
  g_assert_true (tr_value_equal (included, tr_box_get_value (built_in)));
}

/* Another box has another digest; another layout of its file has not. */
static void
test_box_digest (void)
{
  const TrRules *rules = tr_games_get (0);
  g_autoptr(TrBox) box = tr_box_new_built_in (rules, NULL);
  g_autofree char *text = tr_value_to_json (tr_box_get_value (box));
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *joined = g_strjoinv (" ", lines);
  g_autofree char *changed = test_replace (text, "{", "{\"comment\": \"mine\",");
  g_autoptr(TrBox) same = tr_box_load (rules, test_write ("same.json", joined, -1), NULL);
  g_autoptr(TrBox) other = tr_box_load (rules, test_write ("other.json", changed, -1), NULL);

  g_assert_cmpuint (tr_box_get_digest (box), ==, tr_box_get_digest (same));
  g_assert_cmpuint (tr_box_get_digest (box), !=, tr_box_get_digest (other));
}

/* ── What is written ── */

static void
assert_member (const TrValue *value,
               const char    *name,
               const char    *text)
{
  const TrValue *member = tr_value_get (value, name);
  g_autoptr(TrValue) expected = tr_json_parse ("expected", text, strlen (text), NULL);

  g_assert_nonnull (member);
  g_assert_nonnull (expected);
  if (!tr_value_equal (member, expected))
    g_error ("“%s” is not %s", name, text);
}

static void
test_members (void)
{
  const TrRules *rules = tr_games_get (0);
  g_autoptr(TrSave) save = test_save_full (rules, 2, 24);
  g_autoptr(TrValue) value = tr_save_write (save);
  const TrGame *game = tr_record_get_game (save->record);
  const TrState *end = tr_record_get_state (save->record, 24);
  g_autofree char *digest = g_strdup_printf ("\"%016" G_GINT64_MODIFIER "x\"", tr_position_digest (game, end));
  g_autofree char *revision = g_strdup_printf ("%u", rules->revision);
  const TrValue *replaced = tr_value_get (value, "replaced");
  TrResult result;

  assert_member (value, "format", "2");
  assert_member (value, "program", "\"" TR_VERSION "\"");
  assert_member (value, "revision", revision);
  assert_member (value, "players", "2");
  assert_member (value, "seats",
                 "[{\"kind\": \"human\", \"name\": \"Éa \\\"the wise\\\"\\\\\", \"colour\": \"red\", \"mark\": \"circle\"},"
                 " {\"kind\": \"computer\", \"level\": \"random\", \"colour\": \"purple\", \"mark\": \"diamond\"}]");
  assert_member (value, "undo", "\"strict\"");
  assert_member (value, "seed", "20");
  assert_member (value, "cursor", "22");
  assert_member (value, "reviewing", "true");
  assert_member (value, "notes", "\"First line\\nsecond 𒀭\"");
  assert_member (value, "parent", "\"Sunday, round 2\"");
  assert_member (value, "digest", digest);
  g_assert_cmpuint (tr_value_get (value, "moves")->n, ==, 24);
  assert_member (tr_value_at (replaced, 0), "at", "12");
  g_assert_cmpuint (tr_value_get (tr_value_at (replaced, 0), "moves")->n, ==, 12);
  assert_member (tr_value_at (replaced, 1), "at", "23");
  g_assert_cmpuint (tr_value_get (tr_value_at (replaced, 1), "moves")->n, ==, 1);
  tr_result (game, end, &result);
  g_assert_cmpint (tr_value_get (tr_value_get (value, "result"), "scores")->first->integer, ==, result.score[0]);
}

/* What there is nothing to say of is not said. */
static void
test_members_left_out (void)
{
  static const char *const names[] = { "reviewing", "replaced", "notes", "parent", "position" };
  g_autoptr(TrRecord) record = test_record_new (tr_games_get (0), 2, 3);
  g_autoptr(TrSave) save = tr_save_new (record);
  g_autoptr(TrValue) value = tr_save_write (save);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_null (tr_value_get (value, names[i]));
}

/* Whatever is typed, the file can be read afterwards. */
static void
test_strange_words (void)
{
  g_autoptr(TrRecord) record = test_record_new (tr_games_get (0), 2, 3);
  g_autoptr(TrSave) save = tr_save_new (record);
  g_autoptr(TrSave) loaded = NULL;
  g_autofree char *text = NULL;

  save->seats[0].name = g_strdup ("");
  save->seats[1].name = g_strdup ("\x01\x7f\"\\/\u2028");
  save->notes = g_strdup ("half \xe2\x82 a character");
  text = test_save_text (save);
  loaded = test_save_from_text (text);
  g_assert_cmpstr (loaded->seats[0].name, ==, "");
  g_assert_cmpstr (loaded->seats[1].name, ==, save->seats[1].name);
  g_assert_true (g_str_has_prefix (loaded->notes, "half "));
}

/* A game that cannot be replayed is written down all the same; reading it tells where. */
static void
test_moves_out_of_order (void)
{
  g_autoptr(TrRecord) record = test_record_new (tr_games_get (0), 2, 3);
  g_autoptr(TrSave) save = NULL;
  g_autoptr(TrSave) loaded = NULL;
  g_autoptr(TrValue) value = NULL;
  g_autoptr(GError) error = NULL;
  TrMove move;

  test_record_play (record, 12, 3);
  save = tr_save_new (record);
  move = test_refused_move (record);
  g_array_append_val (save->moves, move);
  value = tr_save_write (save);
  g_assert_null (tr_value_get (value, "digest"));
  g_assert_null (tr_value_get (value, "result"));
  g_assert_false (tr_save_read (value, "f", &loaded, &error));
  g_assert_error (error, TR_ERROR, TR_ERROR_REFUSED);
  g_assert_cmpuint (loaded->moves->len, ==, 12);
  g_assert_cmpuint (loaded->cursor, ==, 12);
  g_assert_cmpuint (tr_record_get_break (loaded->record)->number, ==, 13);
}

/* ── Counting ── */

/* A save goes on living when the session has gone on, or is gone. */
static void
test_outlives (void)
{
  TrRecord *record = test_record_new (tr_games_get (0), 2, 3);
  g_autoptr(TrSave) other = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  TrSave *save;

  test_record_play (record, 10, 3);
  save = tr_save_new (record);
  before = test_save_text (save);
  test_record_play (record, 50, 3);
  tr_record_truncate (record, 0);
  tr_record_unref (record);
  other = tr_save_ref (save);
  tr_save_unref (save);
  after = test_save_text (other);
  g_assert_cmpstr (before, ==, after);
}

static gpointer
write_again (gpointer data)
{
  const TrSave *save = data;
  char *text = NULL;

  for (guint i = 0; i < 20; i++)
    {
      g_free (text);
      text = test_save_text (save);
    }
  return text;
}

/* Written in another thread while the game goes on. */
static void
test_thread (void)
{
  g_autoptr(TrRecord) record = test_record_new (tr_games_get (0), 4, 3);
  g_autoptr(TrSave) save = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  GThread *thread;

  test_record_play (record, 30, 3);
  save = tr_save_new (record);
  before = test_save_text (save);
  thread = g_thread_new ("writer", write_again, save);
  for (guint i = 0; i < 20; i++)
    {
      tr_record_truncate (record, 0);
      test_record_play (record, 100, i);
    }
  after = g_thread_join (thread);
  g_assert_cmpstr (before, ==, after);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/save/round-trip", test_round_trip);
  g_test_add_func ("/save/position", test_position);
  g_test_add_func ("/save/box", test_box);
  g_test_add_func ("/save/box-digest", test_box_digest);
  g_test_add_func ("/save/members", test_members);
  g_test_add_func ("/save/members-left-out", test_members_left_out);
  g_test_add_func ("/save/strange-words", test_strange_words);
  g_test_add_func ("/save/moves-out-of-order", test_moves_out_of_order);
  g_test_add_func ("/save/outlives", test_outlives);
  g_test_add_func ("/save/thread", test_thread);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
