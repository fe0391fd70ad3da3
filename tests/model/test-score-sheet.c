/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-score-sheet.h"

#include "stories.h"
#include "tr-games.h"

/* After the first N passages, which began with the state of passage FROM. */
static TrScoreSheet *
sheet_new (TestStory     *test,
           const TrStory *story,
           guint          from,
           guint          n)
{
  return tr_score_sheet_new (story, g_ptr_array_index (test->states, from), n, 0);
}

static void
assert_adds_up (TrScoreSheet  *sheet,
                const TrGame  *game,
                const TrState *state)
{
  TrResult result;

  tr_result (game, state, &result);
  g_assert_cmpuint (tr_score_sheet_get_n_seats (sheet), ==, game->seats);
  for (guint seat = 0; seat < game->seats; seat++)
    {
      int by_source = 0, by_round = 0, points = 0;

      for (guint source = 0; source < tr_score_sheet_get_n_sources (sheet); source++)
        {
          int row = 0;

          for (guint round = 0; round < tr_score_sheet_get_n_rounds (sheet); round++)
            row += tr_score_sheet_get_points (sheet, seat, source, round);
          g_assert_cmpint (tr_score_sheet_get_source_total (sheet, seat, source), ==, row);
          by_source += row;
        }
      for (guint round = 0; round < tr_score_sheet_get_n_rounds (sheet); round++)
        by_round += tr_score_sheet_get_round_total (sheet, seat, round);
      for (guint kind = 0; kind < tr_score_sheet_get_n_kinds (sheet); kind++)
        {
          g_assert_cmpint (tr_score_sheet_get_kind_total (sheet, seat, kind), ==, result.points[seat][kind]);
          points += result.points[seat][kind];
        }
      g_assert_cmpint (by_source, ==, points);
      g_assert_cmpint (by_round, ==, points);
      g_assert_cmpint (tr_score_sheet_get_total (sheet, seat), ==, points);
    }
}

static gboolean
has_rule (const TrRules *rules,
          const char    *id)
{
  for (unsigned i = 1; i < rules->n_rule_ids; i++)
    if (g_str_equal (rules->rule_ids[i], id))
      return TRUE;
  return FALSE;
}

/* Every row has an id of its own and says in words what it is, in the order of the rules. */
static void
assert_rows (TrScoreSheet  *sheet,
             const TrRules *rules)
{
  g_autoptr(GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GHashTable) labels = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (sheet)), ==, tr_score_sheet_get_n_sources (sheet));
  for (guint i = 0; i < tr_score_sheet_get_n_sources (sheet); i++)
    {
      g_autoptr(TrScoreSource) row = g_list_model_get_item (G_LIST_MODEL (sheet), i);
      const char *id = tr_score_sheet_get_source_id (sheet, i);
      const char *label = tr_score_sheet_get_source_label (sheet, i);
      g_autofree char *row_id = NULL;
      g_autofree char *row_label = NULL;

      g_object_get (row, "id", &row_id, "label", &row_label, NULL);
      g_assert_cmpstr (row_id, ==, id);
      g_assert_cmpstr (row_label, ==, label);
      g_assert_cmpint (tr_score_source_get_total (row, 0), ==, tr_score_sheet_get_source_total (sheet, 0, i));
      g_assert_true (has_rule (rules, id) || (i == 0 && g_str_equal (id, TR_SCORE_START)));
      g_assert_true (g_hash_table_add (ids, (gpointer) id));
      g_assert_true (g_hash_table_add (labels, (gpointer) label));
      g_assert_cmpstr (label, !=, id);
    }
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (sheet), tr_score_sheet_get_n_sources (sheet)));
}

/* Whatever is played, the sheet of every moment says what the rules say. */
static void
check_random_game (const TrRules *rules,
                   unsigned       players,
                   guint          seed)
{
  g_autoptr(TestStory) test = test_story_new (rules, players, seed);

  test_story_play (test, 2000, seed + 100);
  for (guint n = 1; n <= tr_story_get_n (test->story); n++)
    {
      g_autoptr(TrScoreSheet) sheet = sheet_new (test, test->story, 0, n);

      assert_adds_up (sheet, test->game, g_ptr_array_index (test->states, n - 1));
      if (n == tr_story_get_n (test->story))
        assert_rows (sheet, rules);
    }
}

static void
test_random_games (void)
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);

      for (unsigned players = rules->min_players; players <= rules->max_players; players++)
        for (guint seed = 0; seed < 50; seed++)
          check_random_game (rules, players, seed);
    }
}

static guint
find_source (TrScoreSheet *sheet,
             const char   *id)
{
  for (guint i = 0; i < tr_score_sheet_get_n_sources (sheet); i++)
    if (g_str_equal (tr_score_sheet_get_source_id (sheet, i), id))
      return i;
  g_error ("“%s” is not there", id);
}

static void
assert_round_label (TrScoreSheet *sheet,
                    guint         round,
                    const char   *expected)
{
  g_autofree char *label = tr_score_sheet_dup_round_label (sheet, round);

  g_assert_cmpstr (label, ==, expected);
}

/* Columns appear as the game goes on; what is scored falls into its round. */
static void
test_rounds (void)
{
  g_autoptr(TestStory) test = test_story_new (tr_games_find ("assyria-2e"), 3, 7);
  g_autoptr(TrScoreSheet) setup = sheet_new (test, test->story, 0, 1);
  g_autoptr(TrScoreSheet) whole = NULL;
  guint n_rounds = 1;
  guint expansion, flood;

  g_assert_cmpuint (tr_score_sheet_get_n_rounds (setup), ==, 1);
  g_assert_cmpuint (tr_score_sheet_get_n_sources (setup), ==, 1);
  g_assert_cmpstr (tr_score_sheet_get_source_id (setup, 0), ==, "start");
  g_assert_cmpstr (tr_score_sheet_get_source_label (setup, 0), ==, "Starting points");
  g_assert_cmpint (tr_score_sheet_get_points (setup, 0, 0, 0), ==, tr_score_sheet_get_total (setup, 2));
  assert_round_label (setup, 0, "Start");

  test_story_play (test, 2000, 3);
  for (guint n = 1; n <= tr_story_get_n (test->story); n++)
    {
      g_autoptr(TrScoreSheet) sheet = sheet_new (test, test->story, 0, n);
      guint now = tr_score_sheet_get_n_rounds (sheet);

      g_assert_cmpuint (now, >=, n_rounds);
      g_assert_cmpuint (now, <=, n_rounds + 1);
      g_assert_cmpint (tr_score_sheet_has_final (sheet), ==, now == 8);
      n_rounds = now;
    }
  g_assert_cmpuint (n_rounds, ==, 8);

  whole = sheet_new (test, test->story, 0, tr_story_get_n (test->story));
  assert_round_label (whole, 0, "Start");
  assert_round_label (whole, 1, "Round 1");
  assert_round_label (whole, 6, "Round 6");
  assert_round_label (whole, 7, "End");
  expansion = find_source (whole, "a2.vp.expansion");
  flood = find_source (whole, "a2.flood.influence");
  g_assert_cmpstr (tr_score_sheet_get_source_label (whole, expansion), ==, "Expansion");
  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_cmpint (tr_score_sheet_get_points (whole, seat, expansion, 0), ==, 0);
      /* Everybody feeds and scores once more after the last round. */
      g_assert_cmpint (tr_score_sheet_get_points (whole, seat, expansion, 7), >, 0);
      g_assert_cmpint (tr_score_sheet_get_round_total (whole, seat, 7), ==,
                       tr_score_sheet_get_points (whole, seat, expansion, 7));
      for (guint round = 0; round < 8; round++)
        if (round != 3 && round != 6)
          g_assert_cmpint (tr_score_sheet_get_points (whole, seat, flood, round), ==, 0);
    }
}

/* A game that begins with a position has a story without set-up, and a score to begin with. */
static void
test_from_the_middle (void)
{
  g_autoptr(TestStory) test = test_story_new (tr_games_get (0), 2, 5);
  g_autoptr(TrStory) story = tr_story_new (test->game);
  g_autofree TrEventList *events = g_new0 (TrEventList, 1);
  guint middle = 60;

  test_story_play (test, 2000, 5);
  g_assert_cmpuint (tr_story_get_n (test->story), >, middle + 10);
  tr_story_append (story, TR_MOVE_NONE, TR_SEAT_NONE, events);
  for (guint i = middle + 1; i < tr_story_get_n (test->story); i++)
    {
      TrPassage passage = tr_story_get (test->story, i);
      g_autoptr(TrScoreSheet) sheet = NULL;

      events->n = passage.n_events;
      for (guint j = 0; j < passage.n_events; j++)
        events->events[j] = passage.events[j];
      tr_story_append (story, passage.move, passage.seat, events);
      sheet = sheet_new (test, story, middle, tr_story_get_n (story));
      assert_adds_up (sheet, test->game, g_ptr_array_index (test->states, i));
    }
}

/* Points that set-up tells of are not counted twice; without a state everybody began with nothing. */
static void
test_start (void)
{
  g_autoptr(TestStory) test = test_story_new (tr_games_find ("assyria-2e"), 2, 5);
  g_autoptr(TrStory) story = tr_story_new (test->game);
  g_autoptr(TrScoreSheet) sheet = NULL;
  g_autoptr(TrScoreSheet) stateless = NULL;
  g_autofree TrEventList *events = g_new0 (TrEventList, 1);
  TrEvent event = { .seat = 1, .rule = 1, .args = { 4 } };
  TrResult result;

  while (!test->game->rules->event_kinds[event.kind].points)
    event.kind++;
  tr_event_list_add (events, event);
  tr_story_append (story, TR_MOVE_NONE, TR_SEAT_NONE, events);
  tr_result (test->game, g_ptr_array_index (test->states, 0), &result);

  sheet = sheet_new (test, story, 0, 1);
  assert_adds_up (sheet, test->game, g_ptr_array_index (test->states, 0));
  g_assert_cmpuint (tr_score_sheet_get_n_sources (sheet), ==, 2);
  g_assert_cmpint (tr_score_sheet_get_source_total (sheet, 0, 0), ==, result.score[0]);
  g_assert_cmpint (tr_score_sheet_get_source_total (sheet, 1, 0), ==, result.score[1] - 4);
  g_assert_cmpint (tr_score_sheet_get_source_total (sheet, 1, 1), ==, 4);
  /* A rule that usually gives no points has no label: its id will do. */
  g_assert_cmpstr (tr_score_sheet_get_source_label (sheet, 1), ==, test->game->rules->rule_ids[1]);

  stateless = tr_score_sheet_new (story, NULL, 1, 0);
  g_assert_cmpuint (tr_score_sheet_get_n_sources (stateless), ==, 1);
  g_assert_cmpint (tr_score_sheet_get_total (stateless, 0), ==, 0);
  g_assert_cmpint (tr_score_sheet_get_total (stateless, 1), ==, 4);
}

/* Of who hides points the sheet knows none; of the others it knows what it always does. */
static void
test_hidden (void)
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);
      g_autoptr(TestStory) test = test_story_new (rules, rules->max_players, 3);
      g_autoptr(TrScoreSheet) open = NULL;
      g_autoptr(TrScoreSheet) sheet = NULL;
      guint n;

      test_story_play (test, 2000, 3);
      n = tr_story_get_n (test->story);
      open = tr_score_sheet_new (test->story, g_ptr_array_index (test->states, 0), n, 0);
      sheet = tr_score_sheet_new (test->story, g_ptr_array_index (test->states, 0), n, 1u << 1 | 1u << 2);
      g_assert_cmpint (tr_score_sheet_get_total (open, 0), >, 0);
      g_assert_cmpint (tr_score_sheet_get_total (open, 1), >, 0);
      for (guint seat = 0; seat < test->game->seats; seat++)
        {
          gboolean hidden = seat == 1 || seat == 2;

          g_assert_false (tr_score_sheet_is_hidden (open, seat));
          g_assert_cmpint (tr_score_sheet_is_hidden (sheet, seat), ==, hidden);
          g_assert_cmpint (tr_score_sheet_get_total (sheet, seat), ==, hidden ? 0 : tr_score_sheet_get_total (open, seat));
        }
    }
}

static void
test_finalized (void)
{
  g_autoptr(TestStory) test = test_story_new (tr_games_get (0), 2, 5);
  TrScoreSheet *sheet;
  TrScoreSource *row;

  test_story_play (test, 100, 5);
  sheet = sheet_new (test, test->story, 0, 50);
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (sheet)) == TR_TYPE_SCORE_SOURCE);
  row = g_list_model_get_item (G_LIST_MODEL (sheet), 0);
  g_assert_finalize_object (sheet);
  g_assert_finalize_object (row);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/score-sheet/random-games", test_random_games);
  g_test_add_func ("/score-sheet/rounds", test_rounds);
  g_test_add_func ("/score-sheet/from-the-middle", test_from_the_middle);
  g_test_add_func ("/score-sheet/start", test_start);
  g_test_add_func ("/score-sheet/hidden", test_hidden);
  g_test_add_func ("/score-sheet/finalized", test_finalized);
  return g_test_run ();
}
