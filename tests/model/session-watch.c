/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "session-watch.h"

#include "session-fixture.h"

typedef struct
{
  GObject    *object;           /* not held: the session must be the only one who does */
  GParamSpec *pspec;
  gulong      handler;
  GValue      value;
} Seen;

static void
seen_free (gpointer data)
{
  Seen *seen = data;

  g_signal_handler_disconnect (seen->object, seen->handler);
  g_value_unset (&seen->value);
  g_free (seen);
}

/* Whether it is something else than it was. */
static gboolean
look (Seen *seen)
{
  g_auto(GValue) value = G_VALUE_INIT;
  gboolean differs;

  g_value_init (&value, seen->pspec->value_type);
  g_object_get_property (seen->object, seen->pspec->name, &value);
  differs = g_param_values_cmp (seen->pspec, &seen->value, &value) != 0;
  g_value_copy (&value, &seen->value);
  return differs;
}

static void
on_notify (GObject    *object,
           GParamSpec *pspec,
           Seen       *seen)
{
  if (!look (seen))
    g_error ("%s of %s was told though it is the same", pspec->name, G_OBJECT_TYPE_NAME (object));
}

static void
watch_object (TestWatch *watch,
              GObject   *object)
{
  guint n;
  g_autofree GParamSpec **pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", pspecs[i]->name, NULL);
      Seen *seen = g_new0 (Seen, 1);

      seen->object = object;
      seen->pspec = pspecs[i];
      g_value_init (&seen->value, pspecs[i]->value_type);
      look (seen);
      seen->handler = g_signal_connect (object, signal, G_CALLBACK (on_notify), seen);
      g_ptr_array_add (watch->seen, seen);
    }
}

static void
on_played (TrSession *session,
           guint      number,
           TestWatch *watch)
{
  g_assert_cmpuint (number, ==, tr_session_get_cursor (session));
  g_assert_cmpuint (number, ==, watch->cursor + 1);
  g_assert_cmpuint (tr_story_get_n (tr_session_get_story (session)), ==, tr_session_get_length (session) + 1);
  if (number > watch->line->len)
    {
      TrMove move = tr_session_get_move (session, number);

      g_array_append_val (watch->line, move);
    }
  watch->cursor = number;
  watch->n_played++;
}

static void
on_moved (TrSession *session,
          guint      from,
          guint      to,
          TestWatch *watch)
{
  g_assert_cmpuint (from, ==, watch->cursor);
  g_assert_cmpuint (to, ==, tr_session_get_cursor (session));
  g_assert_cmpuint (from, !=, to);
  watch->cursor = to;
  watch->n_moved++;
}

static void
on_line_changed (TrSession *session,
                 guint      from,
                 TestWatch *watch)
{
  GArray *line = test_session_dup_line (session);

  g_assert_cmpuint (from, <=, MIN (line->len, watch->line->len));
  for (guint i = 0; i < from; i++)
    g_assert_cmpuint (g_array_index (line, TrMove, i), ==, g_array_index (watch->line, TrMove, i));
  /* It is the first that is not the same. */
  g_assert_true (from == line->len || from == watch->line->len
                 || g_array_index (line, TrMove, from) != g_array_index (watch->line, TrMove, from));
  g_assert_false (test_same_moves (line, watch->line));
  g_array_unref (watch->line);
  watch->line = line;
  watch->n_changed++;
}

static void
on_mistake (TrSession  *session,
            int         seat,
            const char *words,
            TestWatch  *watch)
{
  g_assert_cmpint (seat, ==, tr_session_get_turn (session).seat);
  watch->mistake_seat = seat;
  g_free (watch->mistake);
  watch->mistake = g_strdup (words);
  watch->n_mistakes++;
}

TestWatch *
test_watch_new (TrSession *session)
{
  TestWatch *watch = g_new0 (TestWatch, 1);
  GListModel *players = tr_session_get_players (session);

  watch->session = session;
  watch->line = test_session_dup_line (session);
  watch->cursor = tr_session_get_cursor (session);
  watch->seen = g_ptr_array_new_with_free_func (seen_free);
  watch_object (watch, G_OBJECT (session));
  g_assert_cmpuint (g_list_model_get_n_items (players), ==, tr_session_get_game (session)->seats);
  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr(GObject) player = g_list_model_get_item (players, i);

      watch_object (watch, player);
    }
  g_signal_connect (session, "played", G_CALLBACK (on_played), watch);
  g_signal_connect (session, "moved", G_CALLBACK (on_moved), watch);
  g_signal_connect (session, "line-changed", G_CALLBACK (on_line_changed), watch);
  g_signal_connect (session, "brain-mistake", G_CALLBACK (on_mistake), watch);
  return watch;
}

void
test_watch_free (TestWatch *watch)
{
  g_signal_handlers_disconnect_by_data (watch->session, watch);
  g_ptr_array_unref (watch->seen);
  g_array_unref (watch->line);
  g_free (watch->mistake);
  g_free (watch);
}

/* ── What should have been told ── */

static guint
expect_round (TrSession *session)
{
  const TrRules *rules = tr_session_get_game (session)->rules;
  guint round = 0;

  for (guint n = 0; n <= tr_session_get_cursor (session); n++)
    {
      TrPassage passage = tr_story_get (tr_session_get_story (session), n);

      for (guint i = 0; i < passage.n_events; i++)
        if (rules->event_kinds[passage.events[i].kind].chapter == TR_CHAPTER_ROUND)
          round = (guint) passage.events[i].args[0];
    }
  return round;
}

static void
check_session (TrSession *session)
{
  const TrGame *game = tr_session_get_game (session);
  TrTurn turn = tr_turn (game, tr_session_get_state (session));
  g_autoptr(GListModel) players = NULL;
  g_autofree char *question = NULL;
  gboolean can_undo, can_redo, finished, thinking, reviewing;
  guint cursor, length, round;
  int seat;

  g_object_get (session, "turn-seat", &seat, "question", &question, "cursor", &cursor, "length", &length, "round", &round,
                "can-undo", &can_undo, "can-redo", &can_redo, "finished", &finished, "thinking", &thinking,
                "reviewing", &reviewing, "players", &players, NULL);
  g_assert_cmpint (seat, ==, turn.seat == TR_SEAT_NONE ? -1 : turn.seat);
  g_assert_cmpint (tr_session_get_turn (session).seat, ==, turn.seat);
  g_assert_cmpint (finished, ==, turn.seat == TR_SEAT_NONE);
  g_assert_true (question != NULL && question[0] != '\0');
  g_assert_cmpuint (cursor, ==, tr_session_get_cursor (session));
  g_assert_cmpuint (length, ==, tr_session_get_length (session));
  g_assert_cmpuint (cursor, <=, length);
  g_assert_cmpuint (round, ==, expect_round (session));
  g_assert_cmpint (can_undo, ==, tr_session_can_undo (session));
  g_assert_cmpint (can_redo, ==, tr_session_can_redo (session));
  g_assert_cmpint (can_redo, ==, cursor < length);
  g_assert_cmpint (thinking, ==, tr_session_get_thinking (session));
  g_assert_cmpint (reviewing, ==, tr_session_get_reviewing (session));
  g_assert_true (players == tr_session_get_players (session));
  g_assert_false (thinking && (reviewing || cursor < length || finished));
}

static void
check_players (TrSession *session)
{
  const TrGame *game = tr_session_get_game (session);
  const TrSeat *seats = tr_session_get_seats (session);
  unsigned asked = tr_session_get_turn (session).seat;
  guint hidden = tr_session_get_hidden_points (session);
  TrResult result;

  tr_result (game, tr_session_get_state (session), &result);
  for (unsigned i = 0; i < game->seats; i++)
    {
      g_autoptr(TrPlayer) player = g_list_model_get_item (tr_session_get_players (session), i);
      int told_score = hidden >> i & 1 ? 0 : result.score[i];
      unsigned told_rank = hidden != 0 ? 0 : result.rank[i];
      g_autofree char *kind = NULL;
      unsigned seat, rank;
      gboolean on_turn;
      int score;

      g_object_get (player, "seat", &seat, "kind", &kind, "score", &score, "rank", &rank, "on-turn", &on_turn, NULL);
      g_assert_cmpuint (seat, ==, i);
      g_assert_cmpuint (tr_player_get_index (player), ==, i);
      g_assert_cmpstr (kind, ==, tr_seat_kind_words[seats[i].kind]);
      g_assert_cmpint (tr_player_get_kind (player), ==, seats[i].kind);
      g_assert_cmpint (score, ==, told_score);
      g_assert_cmpint (tr_player_get_score (player), ==, told_score);
      g_assert_cmpint (tr_player_get_score_hidden (player), ==, hidden >> i & 1);
      g_assert_cmpuint (rank, ==, told_rank);
      g_assert_cmpuint (tr_player_get_rank (player), ==, told_rank);
      g_assert_cmpint (on_turn, ==, asked == i);
      g_assert_cmpint (tr_player_get_on_turn (player), ==, asked == i);
    }
}

void
test_watch_check (TestWatch *watch)
{
  g_autoptr(GArray) line = test_session_dup_line (watch->session);

  for (guint i = 0; i < watch->seen->len; i++)
    {
      Seen *seen = g_ptr_array_index (watch->seen, i);

      if (look (seen))
        g_error ("%s of %s changed and was not told", seen->pspec->name, G_OBJECT_TYPE_NAME (seen->object));
    }
  g_assert_cmpuint (watch->cursor, ==, tr_session_get_cursor (watch->session));
  g_assert_true (test_same_moves (watch->line, line));
  check_session (watch->session);
  check_players (watch->session);
}
