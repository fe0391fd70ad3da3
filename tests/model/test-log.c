/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-log.h"

#include "stories.h"
#include "tr-games.h"
#include "tr-random.h"
#include "tr-words.h"

#include <string.h>

static const char *const names[TR_SEATS_MAX] = { "Ann", "Bo", "Cas", "Dee" };

static TrLog *
log_new (TestStory  *test,
         const char *first_name)
{
  TrSeat seats[TR_SEATS_MAX];
  TrLog *log;

  tr_seats_init (seats, test->game);
  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    seats[i].name = g_strdup (i == 0 ? first_name : names[i]);
  log = tr_log_new (test->story, seats);
  tr_seats_clear (seats);
  return log;
}

static TrLogLine *
get_line (TrLog *log,
          guint  position)
{
  return g_list_model_get_item (G_LIST_MODEL (log), position);
}

static guint
count_lines (TrLog *log)
{
  return g_list_model_get_n_items (G_LIST_MODEL (log));
}

/* Each test runs on every game, with every number of players. */
static void
for_each_game (void (*check) (TestStory *test,
                              guint      seed),
               guint n_seeds)
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);

      for (unsigned players = rules->min_players; players <= rules->max_players; players++)
        for (guint seed = 0; seed < n_seeds; seed++)
          {
            g_autoptr(TestStory) test = test_story_new (rules, players, seed);

            check (test, seed);
          }
    }
}

/* ── What the lines say ── */

static TrLogKind
kind_of_chapter (TrChapter chapter)
{
  switch (chapter)
    {
    case TR_CHAPTER_ROUND:
      return TR_LOG_ROUND;
    case TR_CHAPTER_PHASE:
      return TR_LOG_PHASE;
    case TR_CHAPTER_LANDMARK:
      return TR_LOG_LANDMARK;
    default:
      return TR_LOG_EVENT;
    }
}

static void
assert_event_line (TestStory     *test,
                   TrLogLine     *line,
                   guint          move,
                   const TrEvent *event)
{
  const TrEventKind *kind = &test->game->rules->event_kinds[event->kind];
  g_autofree char *text = tr_words_event_named (test->game, event, names);

  g_assert_cmpstr (tr_log_line_get_text (line), ==, text);
  g_assert_cmpuint (tr_log_line_get_kind (line), ==, kind_of_chapter (kind->chapter));
  g_assert_cmpuint (tr_log_line_get_move (line), ==, move);
  g_assert_cmpint (tr_log_line_get_seat (line), ==, event->seat == TR_SEAT_NONE ? -1 : event->seat);
  g_assert_cmpstr (tr_log_line_get_rule (line), ==, event->rule > 0 ? test->game->rules->rule_ids[event->rule] : NULL);
  g_assert_cmpint (tr_log_line_get_points (line), ==, kind->points ? event->args[0] : 0);
}

/* Every event of the story stands there once, in order; between them are the headings of turns. */
static void
check_lines (TestStory *test,
             guint      seed)
{
  g_autoptr(TrLog) log = NULL;
  guint position = 0, level = 0;

  test_story_play (test, 2000, seed);
  log = log_new (test, "Ann");
  for (guint move = 0; move < tr_story_get_n (test->story); move++)
    {
      TrPassage passage = tr_story_get (test->story, move);

      g_assert_cmpuint (tr_log_find_move (log, move), ==, position);
      for (guint i = 0; i < passage.n_events || position < tr_log_find_move (log, move + 1);)
        {
          g_autoptr(TrLogLine) line = get_line (log, position++);

          /* What is indented stands below something. */
          g_assert_cmpuint (tr_log_line_get_level (line), <=, level + 1);
          level = tr_log_line_get_level (line);
          if (tr_log_line_get_kind (line) != TR_LOG_TURN)
            {
              g_assert_cmpuint (i, <, passage.n_events);
              assert_event_line (test, line, move, &passage.events[i++]);
              continue;
            }
          g_assert_cmpuint (tr_log_line_get_move (line), ==, move);
          g_assert_cmpstr (tr_log_line_get_text (line), ==, names[tr_log_line_get_seat (line)]);
          g_assert_null (tr_log_line_get_rule (line));
          g_assert_cmpint (tr_log_line_get_points (line), ==, 0);
        }
    }
  g_assert_cmpuint (position, ==, count_lines (log));
  g_assert_cmpuint (tr_log_find_move (log, tr_story_get_n (test->story)), ==, position);
  g_assert_null (get_line (log, position));
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (log)) == TR_TYPE_LOG_LINE);
}

static void
test_lines (void)
{
  for_each_game (check_lines, 5);
}

/* Whatever a player did stands below a heading with that player's name, which comes after the last chapter, or is the
 * heading of a phase that is that player's. */
static void
check_turns (TestStory *test,
             guint      seed)
{
  g_autoptr(TrLog) log = NULL;
  int turn = -1;
  guint last_move = 0;
  guint n_opponent = 0;

  test_story_play (test, 2000, seed);
  log = log_new (test, "Ann");
  for (guint i = 0; i < count_lines (log); i++)
    {
      g_autoptr(TrLogLine) line = get_line (log, i);
      guint move = tr_log_line_get_move (line);
      TrLogKind kind = tr_log_line_get_kind (line);

      if (kind == TR_LOG_TURN)
        {
          if (move != last_move && tr_log_line_get_seat (line) < test->game->players)
            g_assert_cmpint (tr_log_line_get_seat (line), ==, tr_story_get (test->story, move).seat);
          g_assert_cmpint (tr_log_line_get_seat (line), !=, turn);
          turn = tr_log_line_get_seat (line);
          n_opponent += turn >= test->game->players;
        }
      else if (kind != TR_LOG_EVENT)
        turn = kind == TR_LOG_PHASE ? tr_log_line_get_seat (line) : -1;
      if (move != last_move && kind == TR_LOG_EVENT)
        g_assert_cmpint (turn, ==, tr_story_get (test->story, move).seat);
      last_move = move;
    }
  g_assert_true (test->game->seats == test->game->players || n_opponent > 0);
}

static void
test_turns (void)
{
  for_each_game (check_turns, 5);
}

/* Rounds, and what comes after the last, stand at the margin; phases and floods within them. */
static void
test_levels (void)
{
  g_autoptr(TestStory) test = test_story_new (tr_games_find ("assyria-2e"), 3, 7);
  g_autoptr(TrLog) log = NULL;
  guint n[TR_LOG_EVENT + 1] = { 0 };
  g_autofree char *last_phase = NULL;

  test_story_play (test, 2000, 3);
  log = log_new (test, "Ann");
  for (guint i = 0; i < count_lines (log); i++)
    {
      g_autoptr(TrLogLine) line = get_line (log, i);
      TrLogKind kind = tr_log_line_get_kind (line);
      const char *text = tr_log_line_get_text (line);
      gboolean is_final = strcmp (text, "Phase: Final feeding") == 0;

      n[kind]++;
      if (kind == TR_LOG_ROUND || is_final)
        g_assert_cmpuint (tr_log_line_get_level (line), ==, 0);
      else if (kind == TR_LOG_PHASE || kind == TR_LOG_LANDMARK)
        g_assert_cmpuint (tr_log_line_get_level (line), ==, 1);
      else if (n[TR_LOG_ROUND] == 0)
        g_assert_cmpuint (tr_log_line_get_level (line), ==, kind == TR_LOG_TURN || tr_log_line_get_move (line) == 0 ? 0 : 1);
      if (kind == TR_LOG_PHASE)
        {
          g_free (last_phase);
          last_phase = g_strdup (text);
        }
    }
  g_assert_cmpuint (n[TR_LOG_ROUND], ==, 6);
  g_assert_cmpuint (n[TR_LOG_PHASE], ==, 6 * 3 + 1);
  g_assert_cmpuint (n[TR_LOG_LANDMARK], ==, 2);
  g_assert_cmpstr (last_phase, ==, "Phase: Final feeding");
}

static void
test_properties (void)
{
  g_autoptr(TrLogLine) line = tr_log_line_new (TR_LOG_LANDMARK, 2, 7, 1, "a.rule", -3, g_strdup ("Text"));
  g_autofree char *rule = NULL;
  g_autofree char *text = NULL;
  guint level, move;
  int seat, points;
  TrLogKind kind;

  g_object_get (line, "kind", &kind, "level", &level, "move", &move, "seat", &seat, "rule", &rule, "points", &points,
                "text", &text, NULL);
  g_assert_cmpuint (kind, ==, TR_LOG_LANDMARK);
  g_assert_cmpuint (level, ==, 2);
  g_assert_cmpuint (move, ==, 7);
  g_assert_cmpint (seat, ==, 1);
  g_assert_cmpstr (rule, ==, "a.rule");
  g_assert_cmpint (points, ==, -3);
  g_assert_cmpstr (text, ==, "Text");
}

/* ── What changes ── */

/* A list kept from what is told alone. */
typedef struct
{
  GPtrArray *texts;
  guint      n_told;
  guint      position, removed, added;
} Mirror;

static char *
describe (TrLog *log,
          guint  position)
{
  g_autoptr(TrLogLine) line = get_line (log, position);

  return g_strdup_printf ("%u %u %u %s", tr_log_line_get_kind (line), tr_log_line_get_level (line),
                          tr_log_line_get_move (line), tr_log_line_get_text (line));
}

static void
on_items_changed (GListModel *model,
                  guint       position,
                  guint       removed,
                  guint       added,
                  gpointer    data)
{
  Mirror *mirror = data;

  mirror->n_told++;
  mirror->position = position;
  mirror->removed = removed;
  mirror->added = added;
  g_assert_cmpuint (position + removed, <=, mirror->texts->len);
  if (removed > 0)
    g_ptr_array_remove_range (mirror->texts, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (mirror->texts, (int) (position + i), describe (TR_LOG (model), position + i));
}

static void
assert_mirrored (const Mirror *mirror,
                 TestStory    *test)
{
  g_autoptr(TrLog) fresh = log_new (test, "Ann");

  g_assert_cmpuint (mirror->texts->len, ==, count_lines (fresh));
  for (guint i = 0; i < mirror->texts->len; i++)
    {
      g_autofree char *text = describe (fresh, i);

      g_assert_cmpstr (g_ptr_array_index (mirror->texts, i), ==, text);
    }
}

/* Playing, taking back, and playing something else without telling in between. */
static void
check_updates (TestStory *test,
               guint      seed)
{
  g_autoptr(TrLog) log = log_new (test, "Ann");
  Mirror mirror = { .texts = g_ptr_array_new_with_free_func (g_free) };
  uint64_t random = seed + 1000;

  on_items_changed (G_LIST_MODEL (log), 0, 0, count_lines (log), &mirror);
  g_signal_connect (log, "items-changed", G_CALLBACK (on_items_changed), &mirror);
  for (guint i = 0; i < 40; i++)
    {
      guint n = tr_story_get_n (test->story);
      guint kept = 1 + tr_random_below (&random, n);
      guint first = tr_log_find_move (log, kept);

      if (i % 3 > 0)
        test_story_truncate (test, kept);
      if (i % 3 < 2)
        test_story_play (test, 1 + tr_random_below (&random, 30), tr_random_next (&random));
      mirror.n_told = 0;
      tr_log_update (log);
      assert_mirrored (&mirror, test);
      g_assert_cmpuint (mirror.n_told, <=, 1);
      /* Nothing is told of the lines that stay. */
      if (mirror.n_told > 0)
        g_assert_cmpuint (mirror.position, >=, i % 3 > 0 ? first : tr_log_find_move (log, n));

      mirror.n_told = 0;
      tr_log_update (log);
      g_assert_cmpuint (mirror.n_told, ==, 0);
    }
  g_ptr_array_unref (mirror.texts);
}

static void
test_updates (void)
{
  for_each_game (check_updates, 5);
}

/* A line of moves that is replaced by another as long. */
static void
test_replaced (void)
{
  g_autoptr(TestStory) test = test_story_new (tr_games_get (0), 3, 1);
  g_autoptr(TrLog) log = NULL;
  Mirror mirror = { .texts = g_ptr_array_new_with_free_func (g_free) };
  guint first;

  test_story_play (test, 30, 1);
  log = log_new (test, "Ann");
  first = tr_log_find_move (log, 21);
  on_items_changed (G_LIST_MODEL (log), 0, 0, count_lines (log), &mirror);
  g_signal_connect (log, "items-changed", G_CALLBACK (on_items_changed), &mirror);
  test_story_truncate (test, 21);
  test_story_play (test, 10, 77);
  tr_log_update (log);
  assert_mirrored (&mirror, test);
  g_assert_cmpuint (mirror.n_told, ==, 2);
  g_assert_cmpuint (mirror.position, >=, first);
  g_assert_cmpuint (mirror.removed, >, 0);
  g_assert_cmpuint (mirror.added, >, 0);
  g_ptr_array_unref (mirror.texts);
}

/* The same move need not have told the same: another game may have been set up. */
static void
test_other_events (void)
{
  g_autoptr(TestStory) test = test_story_new (tr_games_get (0), 2, 1);
  g_autoptr(TestStory) other = NULL;
  g_autoptr(TrLog) log = log_new (test, "Ann");
  Mirror mirror = { .texts = g_ptr_array_new_with_free_func (g_free) };
  g_autofree TrEventList *events = g_new0 (TrEventList, 1);
  TrPassage before = tr_story_get (test->story, 0);
  TrPassage after;
  guint64 seed = 1;

  do
    {
      g_clear_pointer (&other, test_story_free);
      other = test_story_new (tr_games_get (0), 2, ++seed);
      after = tr_story_get (other->story, 0);
    }
  while (after.n_events != before.n_events
         || memcmp (after.events, before.events, after.n_events * sizeof *after.events) == 0);
  events->n = after.n_events;
  memcpy (events->events, after.events, after.n_events * sizeof *after.events);

  on_items_changed (G_LIST_MODEL (log), 0, 0, count_lines (log), &mirror);
  g_signal_connect (log, "items-changed", G_CALLBACK (on_items_changed), &mirror);
  tr_story_truncate (test->story, 0);
  tr_story_append (test->story, TR_MOVE_NONE, TR_SEAT_NONE, events);
  tr_log_update (log);
  assert_mirrored (&mirror, test);
  g_ptr_array_unref (mirror.texts);
}

/* ── Objects ── */

static void
test_same_object (void)
{
  g_autoptr(TestStory) test = test_story_new (tr_games_get (0), 2, 1);
  TrLog *log;
  TrLogLine *line, *again, *late;
  g_autofree char *text = NULL;
  guint last;

  test_story_play (test, 50, 1);
  log = log_new (test, "Ann");
  line = get_line (log, 5);
  again = get_line (log, 5);
  g_assert_true (line == again);
  g_object_unref (again);
  tr_log_update (log);
  again = get_line (log, 5);
  g_assert_true (line == again);
  g_object_unref (again);
  /* Nobody but the one who asked holds it. */
  g_assert_finalize_object (line);
  line = get_line (log, 5);
  g_assert_nonnull (line);

  /* A line that is gone stays what it was in the hands of who has it. */
  last = count_lines (log) - 1;
  late = get_line (log, last);
  text = g_strdup (tr_log_line_get_text (late));
  test_story_truncate (test, 10);
  tr_log_update (log);
  g_assert_null (get_line (log, last));
  g_assert_cmpstr (tr_log_line_get_text (late), ==, text);
  g_assert_finalize_object (late);

  g_assert_finalize_object (log);
  g_assert_finalize_object (line);
}

static void
test_renamed (void)
{
  g_autoptr(TestStory) test = test_story_new (tr_games_get (0), 2, 1);
  g_autoptr(TrLog) log = NULL;
  g_autoptr(TrLogLine) held = NULL;
  TrSeat seats[TR_SEATS_MAX];
  Mirror mirror = { .texts = g_ptr_array_new_with_free_func (g_free) };

  test_story_play (test, 50, 1);
  log = log_new (test, "Zoe");
  tr_seats_init (seats, test->game);
  seats[0].name = g_strdup ("Ann");
  seats[1].name = g_strdup ("Bo");
  on_items_changed (G_LIST_MODEL (log), 0, 0, count_lines (log), &mirror);
  g_assert_nonnull (strstr (g_ptr_array_index (mirror.texts, tr_log_find_move (log, 1)), "Zoe"));
  g_signal_connect (log, "items-changed", G_CALLBACK (on_items_changed), &mirror);
  held = get_line (log, tr_log_find_move (log, 1));
  tr_log_set_seats (log, seats);
  assert_mirrored (&mirror, test);
  /* A line that somebody holds stays what it is. */
  g_assert_cmpstr (tr_log_line_get_text (held), ==, "Zoe");
  tr_seats_clear (seats);
  g_ptr_array_unref (mirror.texts);
}

static void
test_closed (void)
{
  TestStory *test = test_story_new (tr_games_get (0), 2, 1);
  TrSeat seats[TR_SEATS_MAX];
  TrLog *log;
  Mirror mirror = { .texts = g_ptr_array_new_with_free_func (g_free) };

  test_story_play (test, 50, 1);
  log = log_new (test, "Ann");
  on_items_changed (G_LIST_MODEL (log), 0, 0, count_lines (log), &mirror);
  g_signal_connect (log, "items-changed", G_CALLBACK (on_items_changed), &mirror);
  tr_log_close (log);
  g_assert_cmpuint (count_lines (log), ==, 0);
  g_assert_cmpuint (mirror.texts->len, ==, 0);
  tr_seats_init (seats, test->game);
  test_story_free (test);
  tr_log_update (log);
  tr_log_set_seats (log, seats);
  tr_log_close (log);
  g_assert_null (get_line (log, 0));
  g_assert_cmpuint (mirror.n_told, ==, 2);
  g_ptr_array_unref (mirror.texts);
  g_assert_finalize_object (log);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/log/lines", test_lines);
  g_test_add_func ("/log/turns", test_turns);
  g_test_add_func ("/log/levels", test_levels);
  g_test_add_func ("/log/properties", test_properties);
  g_test_add_func ("/log/updates", test_updates);
  g_test_add_func ("/log/replaced", test_replaced);
  g_test_add_func ("/log/other-events", test_other_events);
  g_test_add_func ("/log/same-object", test_same_object);
  g_test_add_func ("/log/renamed", test_renamed);
  g_test_add_func ("/log/closed", test_closed);
  return g_test_run ();
}
