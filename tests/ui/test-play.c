/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hand.h"
#include "player.h"
#include "session-fixture.h"
#include "tr-game-page.h"
#include "tr-games.h"
#include "tr-hand-over.h"
#include "tr-table.h"
#include "tr-words.h"

/* Whole games in a real window: with keys alone, and with the pointer alone. */

typedef struct
{
  GtkWidget *window;
  TrSession *session;
  uint64_t   random;
  guint      n_covers;          /* how often the table was handed over */
} Game;

static gboolean
is_mapped (gpointer window)
{
  return gtk_widget_get_mapped (window) && gtk_widget_get_width (window) > 0 && gtk_window_is_active (window);
}

static void
set_up (Game          *game,
        gconstpointer  rules)
{
  GtkWidget *page = tr_game_page_new ();

  game->random = 11;
  game->session = test_session_new (tr_games_find (rules), 2, 0, TR_UNDO_FREE);
  tr_game_page_set_session (TR_GAME_PAGE (page), game->session);
  game->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (game->window), 1500, 950);
  gtk_window_set_child (GTK_WINDOW (game->window), page);
  gtk_widget_insert_action_group (game->window, "game", tr_game_page_get_actions (TR_GAME_PAGE (page)));
  gtk_window_present (GTK_WINDOW (game->window));
  g_assert_true (test_hand_wait (is_mapped, game->window));
}

static void
tear_down (Game          *game,
           gconstpointer  data)
{
  GtkWidget *page = g_object_ref (gtk_window_get_child (GTK_WINDOW (game->window)));

  gtk_window_destroy (GTK_WINDOW (game->window));
  test_hand_settle ();
  g_assert_finalize_object (page);
  test_session_end (game->session);
}

/* The picture is of this moment: what lies on the board is what the table makes of the state now. */
static gboolean
shows_state (gpointer data)
{
  Game *game = data;
  g_autoptr (GPtrArray) views = test_player_list_views (game->window);
  const TrGame *rules = tr_session_get_game (game->session);
  const char *names[TR_SEATS_MAX] = { "", "", "", "" };
  TrLook look = { .viewer = tr_session_get_turn (game->session).seat, .names = names };
  g_autoptr (TrScene) wanted = tr_table_find (rules->rules)->lay_board (rules, tr_session_get_state (game->session), &look);
  TrScene *shown;

  if (views->len == 0)
    return FALSE;
  shown = tr_board_view_get_scene (g_ptr_array_index (views, 0));
  return shown->pieces->len == wanted->pieces->len
         && memcmp (shown->pieces->data, wanted->pieces->data, shown->pieces->len * sizeof (TrPiece)) == 0;
}

static gboolean
shows_state_or_cover (gpointer data)
{
  Game *game = data;
  GtkWidget *cover = test_player_find (game->window, TR_TYPE_HAND_OVER);

  return (cover != NULL && gtk_widget_get_mapped (cover)) || shows_state (data);
}

/* Until the picture is of this moment; where hands are hidden, the next person sits down. */
static void
follow (Game    *game,
        TestWay  way)
{
  test_hand_settle ();
  g_assert_true (test_hand_wait (shows_state_or_cover, game));
  if (test_player_uncover (game->window, way))
    game->n_covers++;
  g_assert_true (test_hand_wait (shows_state, game));
}

static void
play_to_the_end (Game    *game,
                 TestWay  way)
{
  guint n = 0;

  follow (game, way);
  for (;;)
    {
      TrMove move = test_session_any_move (game->session, &game->random);

      if (move == TR_MOVE_NONE)
        break;
      test_player_play (game->window, game->session, move, way);
      follow (game, way);
      n++;
    }
  g_assert_cmpuint (tr_session_get_turn (game->session).seat, ==, TR_SEAT_NONE);
  g_test_message ("%u decisions, handed over %u times", n, game->n_covers);
  /* In an open game nobody leaves the table. */
  g_assert_true ((game->n_covers > 0) == tr_session_get_game (game->session)->rules->hides_points);
}

static void
test_keys (Game          *game,
           gconstpointer  data)
{
  play_to_the_end (game, TEST_WITH_KEYS);
}

/* And then all of it is taken back and played again, with the picture following. */
static void
test_pointer (Game          *game,
              gconstpointer  data)
{
  guint length;

  play_to_the_end (game, TEST_WITH_POINTER);
  length = tr_session_get_length (game->session);
  while (tr_session_can_undo (game->session))
    {
      gtk_widget_activate_action (game->window, "game.undo", NULL);
      follow (game, TEST_WITH_POINTER);
    }
  g_assert_cmpuint (tr_session_get_cursor (game->session), ==, 0);
  while (tr_session_can_redo (game->session))
    {
      gtk_widget_activate_action (game->window, "game.redo", NULL);
      follow (game, TEST_WITH_POINTER);
    }
  g_assert_cmpuint (tr_session_get_cursor (game->session), ==, length);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  if (!test_hand_init ())
    {
      g_print ("1..0 # SKIP no X server with the XTEST extension\n");
      return 0;
    }
  /* What slides is tested elsewhere. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);
      g_autofree char *keys = g_strdup_printf ("/play/%s/keys", rules->id);
      g_autofree char *pointer = g_strdup_printf ("/play/%s/pointer", rules->id);

      g_test_add (keys, Game, rules->id, set_up, test_keys, tear_down);
      g_test_add (pointer, Game, rules->id, set_up, test_pointer, tear_down);
    }
  return g_test_run ();
}
