/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session.h"

#include "session-fixture.h"
#include "tr-words.h"

/* What who looks at the table may not know: points of others, and what secret moves were made of. */

#define MANY G_MAXUINT

static guint
all_but (const TrGame *game,
         unsigned      seat)
{
  return ((1u << game->seats) - 1) & ~(seat != TR_SEAT_NONE ? 1u << seat : 0u);
}

static guint n_secrets;          /* that were kept so far */

/* VIEWER knows the own points and, once the game is OPEN, those of all. */
static void
assert_hidden (TrSession *session,
               unsigned   viewer,
               gboolean   open)
{
  const TrGame *game = tr_session_get_game (session);
  gboolean hides = game->rules->hides_points && !open;

  g_assert_cmpuint (tr_session_get_viewer (session), ==, viewer);
  g_assert_cmpuint (tr_session_get_hidden_points (session), ==, hides ? all_but (game, viewer) : 0);
  for (guint number = 1; number <= tr_session_get_length (session); number++)
    {
      TrPassage passage = tr_story_get (tr_session_get_story (session), number);
      const TrMoveKind *kind = &game->rules->move_kinds[tr_move_kind (passage.move)];
      g_autofree char *text = tr_words_move (game, passage.move);
      g_autofree char *told = tr_session_dup_move (session, number);
      g_autofree char *short_text = g_strdup_printf ("%s …", kind->word);

      g_assert_cmpstr (told, ==, kind->secret && !open && passage.seat != viewer ? short_text : text);
      n_secrets += !g_str_equal (told, text);
    }
}

/* People pass one screen around. */
static void
check_people (const TrRules *rules,
              unsigned       players)
{
  TrSession *session = test_session_new (rules, players, 0, TR_UNDO_FREE);
  uint64_t random = 1;

  while (test_session_play (session, 7, &random) && tr_session_get_length (session) < 60)
    assert_hidden (session, tr_session_get_turn (session).seat, FALSE);
  test_session_end (session);
}

/* A person among computer players has the screen all the time. */
static void
check_one_person (const TrRules *rules,
                  unsigned       players)
{
  TrSession *session;
  uint64_t random = 1;

  if (players == 1)
    return;
  session = test_session_new (rules, players, ~(1u << (players - 1)), TR_UNDO_FREE);
  while (test_session_play (session, 3, &random) && tr_session_get_length (session) < 60)
    assert_hidden (session, players - 1, FALSE);
  test_session_end (session);
}

/* Nobody looks: what everybody sees is all. */
static void
check_nobody (const TrRules *rules,
              unsigned       players)
{
  TrSession *session = test_session_new (rules, players, ~0u, TR_UNDO_FREE);

  assert_hidden (session, TR_SEAT_NONE, FALSE);
  test_session_end (session);
}

/* Looking back in a game that goes on tells nothing of others; after its end everything is open. */
static void
check_review (const TrRules *rules,
              unsigned       players)
{
  TrSession *session = test_session_new (rules, players, 0, TR_UNDO_FREE);
  uint64_t random = 2;
  unsigned viewer;
  guint length;

  test_session_play (session, 25, &random);
  viewer = tr_session_get_turn (session).seat;
  tr_session_set_reviewing (session, TRUE);
  for (guint n = 0; n < 25; n++)
    {
      tr_session_go_to (session, n);
      assert_hidden (session, viewer, FALSE);
    }
  tr_session_set_reviewing (session, FALSE);

  test_session_play (session, MANY, &random);
  length = tr_session_get_length (session);
  assert_hidden (session, players == 1 ? 0 : TR_SEAT_NONE, TRUE);
  tr_session_set_reviewing (session, TRUE);
  tr_session_go_to (session, length / 2);
  assert_hidden (session, tr_session_get_turn (session).seat, TRUE);
  test_session_end (session);
}

static void
test_people (void)
{
  test_for_each_game (check_people);
  g_assert_cmpuint (n_secrets, >, 0);
}

static void
test_one_person (void)
{
  test_for_each_game (check_one_person);
}

static void
test_nobody (void)
{
  test_for_each_game (check_nobody);
}

static void
test_review (void)
{
  test_for_each_game (check_review);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session-hidden/people", test_people);
  g_test_add_func ("/session-hidden/one-person", test_one_person);
  g_test_add_func ("/session-hidden/nobody", test_nobody);
  g_test_add_func ("/session-hidden/review", test_review);
  return g_test_run ();
}
