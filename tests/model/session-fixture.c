/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-fixture.h"

#include "saves.h"
#include "tr-auto.h"
#include "tr-games.h"
#include "tr-random.h"

#include <string.h>

void
test_for_each_game (void (*test) (const TrRules *rules,
                                  unsigned       players))
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);

      for (unsigned players = rules->min_players; players <= rules->max_players; players++)
        test (rules, players);
    }
}

TrSession *
test_session_new (const TrRules *rules,
                  unsigned       players,
                  unsigned       computers,
                  TrUndoPolicy   undo)
{
  g_autoptr(TrRecord) record = test_record_new (rules, players, TEST_SEED);
  TrSeat seats[TR_SEATS_MAX];
  TrSession *session;

  tr_seats_init (seats, tr_record_get_game (record));
  for (unsigned i = 0; i < players; i++)
    if (computers & 1u << i)
      {
        seats[i].kind = TR_SEAT_COMPUTER;
        seats[i].level = g_strdup ("random");
      }
  session = tr_session_new (record, seats, undo);
  tr_seats_clear (seats);
  return session;
}

void
test_session_end (TrSession *session)
{
  TrLog *log = g_object_ref (tr_session_get_log (session));
  TrPlayer *players[TR_SEATS_MAX];
  unsigned n_players = tr_session_get_game (session)->seats;

  for (unsigned i = 0; i < n_players; i++)
    players[i] = g_list_model_get_item (tr_session_get_players (session), i);
  g_assert_finalize_object (session);
  /* Whoever still shows it sees nothing. */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, 0);
  g_assert_finalize_object (log);
  for (unsigned i = 0; i < n_players; i++)
    g_assert_finalize_object (players[i]);
}

TrMove
test_session_any_move (TrSession *session,
                       uint64_t  *random)
{
  g_autofree TrMoveList *list = g_new (TrMoveList, 1);

  tr_moves (tr_session_get_game (session), tr_session_get_state (session), list);
  return list->n > 0 ? list->moves[tr_random_below (random, list->n)] : TR_MOVE_NONE;
}

void
test_session_think (TrSession *session)
{
  while (tr_session_get_thinking (session))
    g_main_context_iteration (NULL, TRUE);
}

gboolean
test_session_play (TrSession *session,
                   guint      n,
                   uint64_t  *random)
{
  for (guint i = 0; i < n; i++)
    {
      TrRefusal refusal;
      TrMove move;

      test_session_think (session);
      move = test_session_any_move (session, random);
      if (move == TR_MOVE_NONE)
        return FALSE;
      g_assert_true (tr_session_play (session, move, &refusal));
      g_assert_cmpint (refusal.kind, ==, 0);
    }
  test_session_think (session);
  return tr_session_get_turn (session).seat != TR_SEAT_NONE;
}

/* ── The line ── */

static void
assert_passage (TrSession         *session,
                guint              number,
                TrMove             move,
                uint8_t            seat,
                const TrEventList *events)
{
  TrPassage passage = tr_story_get (tr_session_get_story (session), number);

  g_assert_cmpuint (passage.move, ==, move);
  g_assert_cmpuint (passage.seat, ==, seat);
  g_assert_cmpuint (passage.n_events, ==, events->n);
  if (events->n > 0)
    g_assert_true (memcmp (passage.events, events->events, events->n * sizeof (TrEvent)) == 0);
}

void
test_session_assert_replay (TrSession *session)
{
  const TrGame *game = tr_session_get_game (session);
  g_autofree TrEventList *events = g_new0 (TrEventList, 1);
  g_autoptr(TrState) state = tr_state_new (game);
  g_autoptr(TrSave) save = tr_session_make_save (session);
  guint length = tr_session_get_length (session);
  guint64 seed;

  g_assert_cmpuint (tr_story_get_n (tr_session_get_story (session)), ==, length + 1);
  g_assert_true (tr_record_get_seed (save->record, &seed));
  tr_setup (game, state, seed, events);
  for (guint n = 0; ; n++)
    {
      TrMove move = n == 0 ? TR_MOVE_NONE : tr_session_get_move (session, n);
      uint8_t seat = n == 0 ? TR_SEAT_NONE : tr_turn (game, state).seat;

      if (n > 0)
        {
          g_assert_cmpint (tr_judge (game, state, move).kind, ==, 0);
          tr_event_list_clear (events);
          tr_apply (game, state, move, events);
        }
      assert_passage (session, n, move, seat, events);
      if (n == tr_session_get_cursor (session))
        g_assert_true (tr_state_equal (game, state, tr_session_get_state (session)));
      if (n == length)
        break;
    }
}

void
test_session_assert_log (TrSession *session)
{
  GListModel *log = G_LIST_MODEL (tr_session_get_log (session));
  TrLog *anew = tr_log_new (tr_session_get_story (session), tr_session_get_seats (session));

  g_assert_cmpuint (g_list_model_get_n_items (log), ==, g_list_model_get_n_items (G_LIST_MODEL (anew)));
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr(TrLogLine) line = g_list_model_get_item (log, i);
      g_autoptr(TrLogLine) expected = g_list_model_get_item (G_LIST_MODEL (anew), i);

      g_assert_cmpstr (tr_log_line_get_text (line), ==, tr_log_line_get_text (expected));
      g_assert_cmpuint (tr_log_line_get_move (line), ==, tr_log_line_get_move (expected));
    }
  g_assert_finalize_object (anew);
}

void
test_session_assert_can (TrSession *session)
{
  g_autoptr(TrSave) save = tr_session_make_save (session);
  guint cursor = tr_session_get_cursor (session);

  for (guint i = 0; i < 4; i++)
    {
      static gboolean (*const tries[]) (TrSession *) = {
        tr_session_undo, tr_session_undo_step, tr_session_redo, tr_session_redo_step,
      };
      TrSession *copy = tr_session_new_from_save (save);
      gboolean can = i < 2 ? tr_session_can_undo (copy) : tr_session_can_redo (copy);
      gboolean done = tries[i] (copy);

      g_assert_cmpint (can, ==, i < 2 ? tr_session_can_undo (session) : tr_session_can_redo (session));
      /* A step goes back also where no person has decided yet. */
      if (i != 1 || save->undo == TR_UNDO_STRICT)
        g_assert_cmpint (done, ==, can);
      if (!done)
        g_assert_cmpuint (tr_session_get_cursor (copy), ==, cursor);
      else if (i < 2)
        g_assert_cmpuint (tr_session_get_cursor (copy), <, cursor);
      else
        g_assert_cmpuint (tr_session_get_cursor (copy), >, cursor);
      test_session_end (copy);
    }
}

GArray *
test_session_dup_line (TrSession *session)
{
  GArray *line = g_array_new (FALSE, FALSE, sizeof (TrMove));

  for (guint i = 1; i <= tr_session_get_length (session); i++)
    {
      TrMove move = tr_session_get_move (session, i);

      g_array_append_val (line, move);
    }
  return line;
}

static void
free_array (gpointer array)
{
  g_array_unref (array);
}

GPtrArray *
test_session_dup_replaced (TrSession *session)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_array);
  g_autoptr(TrSave) save = tr_session_make_save (session);

  g_assert_cmpuint (save->replaced->len, ==, tr_session_get_n_replaced (session));
  for (guint i = 0; i < save->replaced->len; i++)
    {
      const TrLine *line = g_ptr_array_index (save->replaced, i);
      GArray *whole = g_array_new (FALSE, FALSE, sizeof (TrMove));

      g_assert_cmpuint (line->at, <=, save->moves->len);
      g_array_append_vals (whole, save->moves->data, line->at);
      g_array_append_vals (whole, line->moves->data, line->moves->len);
      g_ptr_array_add (lines, whole);
    }
  return lines;
}

gboolean
test_same_moves (const GArray *a,
                 const GArray *b)
{
  return a->len == b->len && (a->len == 0 || memcmp (a->data, b->data, a->len * sizeof (TrMove)) == 0);
}
