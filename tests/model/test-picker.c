/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-picker.h"

#include "session-fixture.h"
#include "tr-games.h"
#include "tr-random.h"

#include "euphrates/te-state.h"

/* Every move of random games is picked by pointing at its targets. */

#define N_MOVES 150

/* The choice that plays MOVE, or that points at THING. */
static TrChoice *
find_choice (TrPicker *picker,
             TrMove    move,
             TrThing   thing)
{
  GListModel *choices = tr_picker_get_choices (picker);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (TrChoice) choice = g_list_model_get_item (choices, i);
      TrThing other = tr_choice_get_thing (choice);

      if (tr_choice_get_move (choice) == move
          && (move != TR_MOVE_NONE || (other.sort == thing.sort && other.index == thing.index)))
        return g_steal_pointer (&choice);
    }
  return NULL;
}

static gboolean
choose (TrPicker *picker,
        TrMove    move,
        TrThing   thing)
{
  g_autoptr (TrChoice) choice = find_choice (picker, move, thing);

  return choice != NULL && tr_picker_choose (picker, choice) != TR_PICKED_NOTHING;
}

/* From the last target to the first, but those of one sort in their order. */
static void
reverse (TrThing *targets,
         guint    n)
{
  TrThing from[TR_TARGETS_MAX];
  guint n_done = 0;

  memcpy (from, targets, n * sizeof *from);
  for (guint i = n; i-- > 0;)
    {
      gboolean seen = FALSE;

      for (guint j = i + 1; j < n; j++)
        seen |= from[j].sort == from[i].sort;
      for (guint j = 0; j < n && !seen; j++)
        if (from[j].sort == from[i].sort)
          targets[n_done++] = from[j];
    }
  g_assert_cmpuint (n_done, ==, n);
}

/* Until it is played: by pointing and, where that is not enough, by the choice that says the rest. */
static void
pick_move (TrPicker *picker,
           TrMove    move,
           gboolean  backwards)
{
  TrSession *session = tr_picker_get_session (picker);
  const TrGame *game = tr_session_get_game (session);
  guint before = tr_session_get_cursor (session);
  TrThing targets[TR_TARGETS_MAX];
  guint n = tr_targets (game, move, targets);

  if (backwards)
    reverse (targets, n);
  for (guint i = 0; i < n && tr_session_get_length (session) == before; i++)
    {
      TrPick pick = { .things = { targets[i] }, .n = 1 };
      TrLit lit = tr_picker_get_lit (picker, &pick);
      TrRefusal refusal;
      TrPicked picked;

      g_assert_true (lit == TR_LIT_NEXT || lit == TR_LIT_POSSIBLE);
      picked = tr_picker_point (picker, &pick, &refusal);
      g_assert_cmpint (picked, !=, TR_PICKED_NOTHING);
      if (picked == TR_PICKED_PART)
        g_assert_cmpint (tr_picker_get_lit (picker, &pick), ==, TR_LIT_CHOSEN);
    }
  if (tr_session_get_length (session) == before)
    g_assert_true (choose (picker, move, (TrThing) { 0 }));
  g_assert_cmpuint (tr_session_get_length (session), ==, before + 1);
  g_assert_cmpuint (tr_session_get_move (session, before + 1), ==, move);
  g_assert_cmpuint (tr_picker_get_n_chosen (picker), ==, 0);
}

static void
pick_game (const TrRules *rules,
           unsigned       players)
{
  TrSession *session = test_session_new (rules, players, 0, TR_UNDO_FREE);
  TrPicker *picker = tr_picker_new (session);
  uint64_t random = players;

  for (guint i = 0; i < N_MOVES; i++)
    {
      TrMove move = test_session_any_move (session, &random);

      if (move == TR_MOVE_NONE)
        break;
      pick_move (picker, move, i % 2 != 0);
    }
  g_assert_cmpuint (tr_session_get_length (session), >, 20);
  g_assert_finalize_object (picker);
  test_session_end (session);
}

static void
test_targets (void)
{
  test_for_each_game (pick_game);
}

/* ── What a person is nudged to ── */

typedef struct
{
  guint mains;
  guint noes;
} Counts;

static void
count_mains (TrPicker  *picker,
             TrSession *session,
             Counts    *counts)
{
  GListModel *choices = tr_picker_get_choices (picker);

  for (guint i = 0; i < g_list_model_get_n_items (choices); i++)
    {
      g_autoptr (TrChoice) choice = g_list_model_get_item (choices, i);
      TrThing thing = tr_choice_get_thing (choice);
      unsigned index = thing.sort == TR_SORT_KIND ? thing.index : tr_move_kind (tr_choice_get_move (choice));
      const TrMoveKind *kind = &tr_session_get_game (session)->rules->move_kinds[index];
      gboolean no = g_str_equal (kind->word, "skip") || g_str_equal (kind->word, "decline");

      counts->mains += tr_choice_get_main (choice);
      counts->noes += no;
      g_assert_false (no && tr_choice_get_main (choice));
      if (g_str_equal (kind->word, "end"))
        g_assert_true (tr_choice_get_main (choice));
    }
}

/* To end something, never to say no. */
static void
test_mains (gconstpointer id)
{
  Counts counts = { 0 };
  uint64_t random = 1;

  for (guint game = 0; game < 20 && counts.noes == 0; game++)
    {
      TrSession *session = test_session_new (tr_games_find (id), 2, 0, TR_UNDO_FREE);
      TrPicker *picker = tr_picker_new (session);

      do
        count_mains (picker, session, &counts);
      while (test_session_play (session, 1, &random));
      g_assert_finalize_object (picker);
      test_session_end (session);
    }
  g_assert_cmpuint (counts.mains, >, 0);
  g_assert_cmpuint (counts.noes, >, 0);
}

/* ── One moment of Assyria ── */

typedef struct
{
  TrSession *session;
  TrPicker  *picker;
} Fixture;

static TrThing
thing_of (Fixture    *fixture,
          const char *sort,
          const char *word)
{
  const TrGame *game = tr_session_get_game (fixture->session);

  for (unsigned i = TR_SORT_FIRST_OF_GAME; i < game->rules->n_sorts; i++)
    {
      TrThing thing;

      if (g_str_equal (game->rules->sorts[i - TR_SORT_FIRST_OF_GAME].name, sort)
          && tr_thing_parse (game, i, word, &thing))
        return thing;
    }
  g_assert_not_reached ();
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->session = test_session_new (tr_games_find ("assyria-2e"), 2, 0, TR_UNDO_FREE);
  fixture->picker = tr_picker_new (fixture->session);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->picker);
  test_session_end (fixture->session);
}

static void
test_back (Fixture       *fixture,
           gconstpointer  data)
{
  TrPick row = { .things = { thing_of (fixture, "row", "2") }, .n = 1 };
  TrPick space = { .things = { thing_of (fixture, "bidding space", "top") }, .n = 1 };
  g_autofree char *progress = NULL;
  TrRefusal refusal;

  g_assert_cmpint (tr_picker_get_lit (fixture->picker, &row), ==, TR_LIT_NEXT);
  g_assert_cmpint (tr_picker_get_lit (fixture->picker, &space), ==, TR_LIT_POSSIBLE);
  g_assert_false (tr_picker_back (fixture->picker));
  g_assert_null (tr_picker_dup_progress (fixture->picker));

  g_assert_cmpint (tr_picker_point (fixture->picker, &row, &refusal), ==, TR_PICKED_PART);
  progress = tr_picker_dup_progress (fixture->picker);
  g_assert_cmpstr (progress, ==, "Place the leader: choose a bidding space");
  g_assert_cmpint (tr_picker_get_lit (fixture->picker, &space), ==, TR_LIT_NEXT);
  g_assert_true (tr_picker_back (fixture->picker));
  g_assert_cmpint (tr_picker_get_lit (fixture->picker, &row), ==, TR_LIT_NEXT);

  /* Once more on the same thing takes it back as well. */
  tr_picker_point (fixture->picker, &row, &refusal);
  g_assert_cmpint (tr_picker_point (fixture->picker, &row, &refusal), ==, TR_PICKED_PART);
  g_assert_cmpuint (tr_picker_get_n_chosen (fixture->picker), ==, 0);
  tr_picker_point (fixture->picker, &row, &refusal);
  g_assert_true (tr_picker_cancel (fixture->picker));
  g_assert_false (tr_picker_cancel (fixture->picker));
  g_assert_cmpuint (tr_session_get_length (fixture->session), ==, 0);
}

/* A place of the board is the row and the space at once. */
static void
test_together (Fixture       *fixture,
               gconstpointer  data)
{
  TrPick bid = { .things = { thing_of (fixture, "row", "1"), thing_of (fixture, "bidding space", "middle") }, .n = 2 };
  TrRefusal refusal;

  g_assert_cmpint (tr_picker_get_lit (fixture->picker, &bid), ==, TR_LIT_NEXT);
  g_assert_cmpint (tr_picker_point (fixture->picker, &bid, &refusal), ==, TR_PICKED_MOVE);
  g_assert_cmpuint (tr_session_get_length (fixture->session), ==, 1);
}

static void
test_refusal (Fixture       *fixture,
              gconstpointer  data)
{
  TrPick space = { .things = { thing_of (fixture, "space", "E1") }, .n = 1 };
  TrPick nothing = { .n = 0 };
  TrRefusal refusal;

  g_assert_cmpint (tr_picker_get_lit (fixture->picker, &space), ==, TR_LIT_NOT);
  g_assert_cmpint (tr_picker_point (fixture->picker, &space, &refusal), ==, TR_PICKED_NOTHING);
  g_assert_cmpuint (refusal.kind, !=, 0);
  g_assert_cmpint (tr_picker_point (fixture->picker, &nothing, &refusal), ==, TR_PICKED_NOTHING);
  g_assert_cmpuint (refusal.kind, ==, 0);
}

/* Nothing is lit, and nothing played, while a game is looked through. */
static void
test_review (Fixture       *fixture,
             gconstpointer  data)
{
  TrPick row = { .things = { thing_of (fixture, "row", "1") }, .n = 1 };

  tr_session_set_reviewing (fixture->session, TRUE);
  g_assert_cmpint (tr_picker_get_lit (fixture->picker, &row), ==, TR_LIT_NOT);
  g_assert_cmpuint (g_list_model_get_n_items (tr_picker_get_choices (fixture->picker)), ==, 0);
  tr_session_set_reviewing (fixture->session, FALSE);
  g_assert_cmpint (tr_picker_get_lit (fixture->picker, &row), ==, TR_LIT_NEXT);
}

/* ── How many ── */

/* The NUMBER-th temple of a hand: itself, or so many of them in a swap. */
static TrPick
pick_temple (Fixture *fixture,
             unsigned number)
{
  g_autofree char *word = number > 1 ? g_strdup_printf ("temple*%u", number) : g_strdup ("temple");

  return (TrPick) { .things = { thing_of (fixture, "tile", "temple"), thing_of (fixture, "temples", word) },
                    .n = 2, .any = true, .counts = true };
}

static void
test_numbers (void)
{
  Fixture fixture = { .session = test_session_new (tr_games_find ("tigris-euphrates"), 2, 0, TR_UNDO_FREE) };
  TeState *state = (TeState *) tr_session_get_state (fixture.session);
  TrMove swap;
  TrRefusal refusal;
  TrPick temples[4];

  /* A hand in which there are three, and other tiles. */
  while (state->seats[state->seat].hand[TE_TEMPLE] != 3)
    {
      g_assert_true (tr_session_play (fixture.session, tr_move (TE_MOVE_END, 0, 0, 0), &refusal));
      state = (TeState *) tr_session_get_state (fixture.session);
    }
  fixture.picker = tr_picker_new (fixture.session);
  for (unsigned i = 1; i <= 3; i++)
    temples[i] = pick_temple (&fixture, i);

  /* One of them, as long as tiles can be placed. */
  g_assert_cmpint (tr_picker_point (fixture.picker, &temples[2], &refusal), ==, TR_PICKED_PART);
  g_assert_cmpint (tr_picker_get_lit (fixture.picker, &temples[1]), ==, TR_LIT_NOT);
  g_assert_cmpint (tr_picker_get_lit (fixture.picker, &temples[2]), ==, TR_LIT_CHOSEN);
  tr_picker_cancel (fixture.picker);

  g_assert_true (choose (fixture.picker, TR_MOVE_NONE, (TrThing) { TR_SORT_KIND, TE_MOVE_SWAP }));
  g_assert_cmpint (tr_picker_point (fixture.picker, &temples[2], &refusal), ==, TR_PICKED_PART);
  g_assert_cmpint (tr_picker_get_lit (fixture.picker, &temples[1]), ==, TR_LIT_CHOSEN);
  g_assert_cmpint (tr_picker_get_lit (fixture.picker, &temples[2]), ==, TR_LIT_CHOSEN);
  g_assert_cmpint (tr_picker_get_lit (fixture.picker, &temples[3]), ==, TR_LIT_NEXT);
  {
    g_autofree char *progress = tr_picker_dup_progress (fixture.picker);

    g_assert_cmpstr (progress, ==, "Swap tiles · temple ×2");
  }
  /* One more, and two less. */
  g_assert_cmpint (tr_picker_point (fixture.picker, &temples[3], &refusal), ==, TR_PICKED_PART);
  g_assert_cmpint (tr_picker_get_lit (fixture.picker, &temples[3]), ==, TR_LIT_CHOSEN);
  g_assert_cmpint (tr_picker_point (fixture.picker, &temples[2], &refusal), ==, TR_PICKED_PART);
  g_assert_cmpint (tr_picker_get_lit (fixture.picker, &temples[1]), ==, TR_LIT_CHOSEN);
  g_assert_cmpint (tr_picker_get_lit (fixture.picker, &temples[2]), ==, TR_LIT_NEXT);
  g_assert_cmpuint (tr_picker_get_n_chosen (fixture.picker), ==, 2);
  /* None. */
  g_assert_cmpint (tr_picker_point (fixture.picker, &temples[1], &refusal), ==, TR_PICKED_PART);
  g_assert_cmpuint (tr_picker_get_n_chosen (fixture.picker), ==, 1);

  g_assert_cmpint (tr_picker_point (fixture.picker, &temples[1], &refusal), ==, TR_PICKED_PART);
  swap = tr_move_with_arg (tr_move (TE_MOVE_SWAP, 0, 0, 0), TE_TEMPLE, 1);
  g_assert_true (choose (fixture.picker, swap, (TrThing) { 0 }));
  g_assert_cmpuint (tr_session_get_move (fixture.session, tr_session_get_length (fixture.session)), ==, swap);
  g_assert_finalize_object (fixture.picker);
  test_session_end (fixture.session);
}

static gboolean
show_nothing (TrThing  thing,
              gpointer data)
{
  return FALSE;
}

/* Who has nothing to add to a revolt still says so, in so many words. */
static void
test_only_one (void)
{
  TrSession *session = test_session_new (tr_games_find ("tigris-euphrates"), 2, 0, TR_UNDO_FREE);
  const TeState *state = (const TeState *) tr_session_get_state (session);
  g_autoptr (TrChoice) choice = NULL;
  uint64_t random = 3;
  TrPicker *picker;

  while (state->ask != TE_ASK_REVOLT || state->seats[state->seat].hand[TE_TEMPLE] > 0)
    {
      g_assert_true (test_session_play (session, 1, &random));
      state = (const TeState *) tr_session_get_state (session);
    }
  picker = tr_picker_new (session);
  tr_picker_set_shows (picker, show_nothing, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (tr_picker_get_choices (picker)), ==, 1);
  choice = g_list_model_get_item (tr_picker_get_choices (picker), 0);
  g_assert_cmpstr (tr_choice_get_label (choice), ==, "Add tiles: 0");
  g_clear_object (&choice);
  g_assert_finalize_object (picker);
  test_session_end (session);
}

static gboolean
show_rows (TrThing  thing,
           gpointer data)
{
  return thing.sort == *(const guint8 *) data;
}

/* What lies on the table is no button; what does not is one. */
static void
test_choices (Fixture       *fixture,
              gconstpointer  data)
{
  TrThing row = thing_of (fixture, "row", "1");
  GListModel *choices = tr_picker_get_choices (fixture->picker);
  TrPick pick = { .things = { row }, .n = 1 };
  TrRefusal refusal;

  g_assert_cmpuint (g_list_model_get_n_items (choices), ==, 3);
  tr_picker_set_shows (fixture->picker, show_rows, &row.sort);
  g_assert_cmpuint (g_list_model_get_n_items (choices), ==, 0);
  tr_picker_point (fixture->picker, &pick, &refusal);
  g_assert_cmpuint (g_list_model_get_n_items (choices), ==, 3);
  g_assert_true (choose (fixture->picker, TR_MOVE_NONE, thing_of (fixture, "bidding space", "lowest")));
  g_assert_cmpuint (tr_session_get_length (fixture->session), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/picker/targets", test_targets);
  g_test_add_data_func ("/picker/mains/assyria-2e", "assyria-2e", test_mains);
  g_test_add_data_func ("/picker/mains/tigris-euphrates", "tigris-euphrates", test_mains);
  g_test_add ("/picker/back", Fixture, NULL, set_up, test_back, tear_down);
  g_test_add ("/picker/together", Fixture, NULL, set_up, test_together, tear_down);
  g_test_add ("/picker/refusal", Fixture, NULL, set_up, test_refusal, tear_down);
  g_test_add ("/picker/review", Fixture, NULL, set_up, test_review, tear_down);
  g_test_add_func ("/picker/numbers", test_numbers);
  g_test_add_func ("/picker/only-one", test_only_one);
  g_test_add ("/picker/choices", Fixture, NULL, set_up, test_choices, tear_down);
  return g_test_run ();
}
