/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-game-page.h"

#include "game-fixture.h"
#include "tr-board-view.h"
#include "tr-notice.h"
#include "tr-player-card.h"

/* A whole page with a real session. */

typedef struct
{
  GSettings    *settings;
  TrSession    *session;
  TrGamePage   *page;
  GActionGroup *actions;
  GtkWidget    *window;
} Fixture;

typedef struct
{
  unsigned    players;
  unsigned    computers;
  int         width;
  int         height;
  const char *rules;
} Setting;

static const Setting wide = { 2, 0, 1100, 700, "assyria-2e" };
static const Setting narrow = { 4, 0, 360, 600, "assyria-2e" };
static const Setting spectator = { 3, 7, 1100, 700, "assyria-2e" };
static const Setting solo = { 1, 0, 1100, 700, "assyria-2e" };
static const Setting narrow_hidden = { 2, 2, 360, 600, "tigris-euphrates" };

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const Setting *setting = data;

  fixture->settings = test_game_settings ();
  g_settings_reset (fixture->settings, "hand-over");
  g_settings_set_string (fixture->settings, "pace", "instant");
  fixture->session = test_game_session_of (setting->rules, setting->players, setting->computers);
  fixture->page = TR_GAME_PAGE (tr_game_page_new ());
  fixture->actions = tr_game_page_get_actions (fixture->page);
  tr_game_page_set_session (fixture->page, fixture->session);
  fixture->window = test_game_window (GTK_WIDGET (fixture->page), setting->width, setting->height, fixture->actions);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  test_game_close (fixture->window);
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->settings);
}

/* The first widget of TYPE below WIDGET. */
static gpointer
find (GtkWidget *widget,
      GType      type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      gpointer found = find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
can (Fixture    *fixture,
     const char *action)
{
  return g_action_group_get_action_enabled (fixture->actions, action);
}

static void
act (Fixture    *fixture,
     const char *action)
{
  g_assert_true (can (fixture, action));
  g_action_group_activate_action (fixture->actions, action, NULL);
  test_game_run (20);
}

static TrBoardView *
get_board (Fixture *fixture)
{
  return find (GTK_WIDGET (fixture->page), TR_TYPE_BOARD_VIEW);
}

/* The lit spot that says most. */
static const TrSpot *
find_lit (TrBoardView *board)
{
  TrScene *scene = tr_board_view_get_scene (board);
  g_autoptr(TrPicker) picker = NULL;
  const TrSpot *best = NULL;

  g_object_get (board, "picker", &picker, NULL);
  for (guint i = 0; i < scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (scene->spots, TrSpot, i);

      if (spot->pick.n > (best != NULL ? best->pick.n : 0) && tr_picker_get_lit (picker, &spot->pick) == TR_LIT_NEXT)
        best = spot;
    }
  return best;
}

/* A move made by pointing at the main board alone. */
static void
point (Fixture *fixture)
{
  TrBoardView *board = get_board (fixture);
  guint cursor = tr_session_get_cursor (fixture->session);

  while (tr_session_get_cursor (fixture->session) == cursor)
    {
      const TrSpot *spot = find_lit (board);

      g_assert_nonnull (spot);
      gtk_widget_activate (tr_board_view_get_spot_widget (board, spot->key));
    }
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, cursor + 1);
  test_game_run (20);
}

static void
test_plays (Fixture       *fixture,
            gconstpointer  data)
{
  TrScene *before;
  g_autofree char *subtitle = NULL;

  g_assert_false (can (fixture, "undo"));
  before = tr_scene_ref (tr_board_view_get_scene (get_board (fixture)));
  point (fixture);
  g_assert_true (tr_board_view_get_scene (get_board (fixture)) != before);
  tr_scene_unref (before);
  g_object_get (fixture->page, "subtitle", &subtitle, NULL);
  g_assert_nonnull (subtitle);
  act (fixture, "undo");
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, 0);
  g_assert_false (can (fixture, "undo"));
  act (fixture, "redo");
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, 1);
  g_assert_false (can (fixture, "redo"));
  /* News, with what would be markup. */
  tr_game_page_tell (fixture->page, "Saved <here> & there");
  test_game_run (20);
}

/* Half a choice can be dropped. */
static void
test_cancel (Fixture       *fixture,
             gconstpointer  data)
{
  TrBoardView *board = get_board (fixture);
  g_autoptr(TrPicker) picker = NULL;

  /* A starting ziggurat is a space, and a column. */
  test_game_play_to (fixture->session, "start");
  test_game_run (20);
  g_object_get (board, "picker", &picker, NULL);
  g_assert_false (can (fixture, "cancel"));
  gtk_widget_activate (tr_board_view_get_spot_widget (board, find_lit (board)->key));
  g_assert_cmpuint (tr_picker_get_n_chosen (picker), ==, 1);
  act (fixture, "cancel");
  g_assert_cmpuint (tr_picker_get_n_chosen (picker), ==, 0);
}

/* What cannot be chosen says why. */
static void
test_refused (Fixture       *fixture,
              gconstpointer  data)
{
  TrBoardView *board = get_board (fixture);
  TrNotice *notice = find (GTK_WIDGET (fixture->page), TR_TYPE_NOTICE);
  TrScene *scene = tr_board_view_get_scene (board);
  g_autoptr(TrPicker) picker = NULL;
  guint n = 0;

  g_object_get (board, "picker", &picker, NULL);
  for (guint i = 0; i < scene->spots->len && n < 10; i++)
    {
      const TrSpot *spot = &g_array_index (scene->spots, TrSpot, i);

      if (spot->shy || spot->pick.n == 0 || tr_picker_get_lit (picker, &spot->pick) != TR_LIT_NOT)
        continue;
      gtk_widget_activate (tr_board_view_get_spot_widget (board, spot->key));
      g_assert_nonnull (tr_notice_get_text (notice));
      n++;
    }
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, 0);
  act (fixture, "explain");
  point (fixture);
  g_assert_null (tr_notice_get_text (notice));
}

/* How many moves the proposal has from here. */
static guint
count_proposal (const TrGame  *game,
                const TrState *state)
{
  TrState *after = tr_state_new (game);
  unsigned seat = tr_turn (game, state).seat;
  guint n = 0;

  tr_state_copy (game, after, state);
  for (TrMove move; tr_turn (game, after).seat == seat && (move = tr_propose (game, after)) != TR_MOVE_NONE; n++)
    tr_apply (game, after, move, NULL);
  tr_state_free (after);
  return n;
}

/* A feeding is proposed, in moves that can be taken back; what would end it waits for another press. */
static void
test_propose (Fixture       *fixture,
              gconstpointer  data)
{
  const TrGame *game = tr_session_get_game (fixture->session);
  guint cursor;
  TrTurn asked;

  do
    {
      test_game_play (fixture->session, 1);
      test_game_play_to (fixture->session, "feed");
    }
  while (count_proposal (game, tr_session_get_state (fixture->session)) < 3);
  test_game_run (20);
  cursor = tr_session_get_cursor (fixture->session);
  asked = tr_session_get_turn (fixture->session);
  act (fixture, "propose");
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), >=, cursor + 2);
  g_assert_cmpuint (tr_session_get_turn (fixture->session).seat, ==, asked.seat);
  act (fixture, "undo");
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), >, cursor);
  for (guint i = 0; i < 3 && count_proposal (game, tr_session_get_state (fixture->session)) > 0
                    && tr_session_get_turn (fixture->session).seat == asked.seat; i++)
    act (fixture, "propose");
  g_assert_true (tr_session_get_turn (fixture->session).seat != asked.seat
                 || tr_propose (game, tr_session_get_state (fixture->session)) == TR_MOVE_NONE);
}

static void
test_review (Fixture       *fixture,
             gconstpointer  data)
{
  TrSession *fork;

  test_game_play (fixture->session, 30);
  test_game_run (20);
  act (fixture, "back");
  g_assert_true (tr_session_get_reviewing (fixture->session));
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, 29);
  g_assert_false (can (fixture, "undo"));
  act (fixture, "back");
  act (fixture, "forward");
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, 29);
  act (fixture, "review");
  g_assert_false (tr_session_get_reviewing (fixture->session));
  g_assert_cmpuint (tr_session_get_cursor (fixture->session), ==, 30);
  act (fixture, "review");
  tr_session_go_to (fixture->session, 10);
  act (fixture, "play-on");
  fork = tr_game_page_get_session (fixture->page);
  g_assert_true (fork != fixture->session);
  g_assert_cmpuint (tr_session_get_length (fork), ==, 10);
  g_assert_false (tr_session_get_reviewing (fork));
}

/* Everything fits a telephone, and every part can be reached. */
static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const parts[] = { "Table", "Players", "Log", "Score" };
  GtkWidget *board = GTK_WIDGET (get_board (fixture));
  int minimum;

  test_game_play (fixture->session, 40);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GtkWidget *button = test_game_find_button (GTK_WIDGET (fixture->page), parts[i]);

      test_game_wait (gtk_widget_get_mapped (button));
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      test_game_wait (gtk_widget_get_mapped (board) == (i == 0));
      gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
    }
  act (fixture, "review");
  test_game_wait (gtk_widget_get_mapped (board));
  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

static GtkWidget *
get_part (Fixture    *fixture,
          const char *label)
{
  return test_game_find_button (GTK_WIDGET (fixture->page), label);
}

static gboolean
is_part (Fixture    *fixture,
         const char *label)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (get_part (fixture, label)));
}

/* What is in one's hand goes onto the table, which is a page away: so it is turned to, and back again. */
static void
test_turning (Fixture       *fixture,
              gconstpointer  data)
{
  const TrGame *game = tr_session_get_game (fixture->session);
  g_autoptr(TrPicker) picker = NULL;
  TrRefusal refusal;
  TrPick leader = { .n = 1 }, swap = { .n = 1 };

  while (tr_session_get_turn (fixture->session).seat != 0)
    test_game_run (5);
  test_game_wait (is_part (fixture, "Table"));
  test_game_wait (gtk_widget_has_css_class (get_part (fixture, "Players"), "needs-attention"));
  g_assert_false (gtk_widget_has_css_class (get_part (fixture, "Table"), "needs-attention"));
  g_object_get (get_board (fixture), "picker", &picker, NULL);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get_part (fixture, "Players")), TRUE);
  /* There are leaders to begin with. */
  for (unsigned sort = TR_SORT_FIRST_OF_GAME; sort < game->rules->n_sorts && leader.things[0].sort == 0; sort++)
    if (g_str_equal (game->rules->sorts[sort - TR_SORT_FIRST_OF_GAME].name, "leader"))
      leader.things[0].sort = (uint8_t) sort;
  g_assert_cmpint (tr_picker_point (picker, &leader, &refusal), ==, TR_PICKED_PART);
  test_game_wait (is_part (fixture, "Table"));
  tr_picker_cancel (picker);
  test_game_wait (gtk_widget_has_css_class (get_part (fixture, "Players"), "needs-attention"));

  swap.things[0] = (TrThing) { TR_SORT_KIND, 0 };
  while (!g_str_equal (game->rules->move_kinds[swap.things[0].index].word, "swap"))
    swap.things[0].index++;
  g_assert_cmpint (tr_picker_point (picker, &swap, &refusal), ==, TR_PICKED_PART);
  test_game_wait (is_part (fixture, "Players"));
}

/* The card of who is asked is unfolded; one that a person unfolds stays so until the turn goes on. */
static void
test_cards (Fixture       *fixture,
            gconstpointer  data)
{
  TrPlayerCard *first = find (GTK_WIDGET (fixture->page), TR_TYPE_PLAYER_CARD);
  TrPlayerCard *second = TR_PLAYER_CARD (gtk_widget_get_next_sibling (GTK_WIDGET (first)));
  TrPlayerCard *cards[] = { first, second };
  unsigned asked;

  for (guint i = 0; i < 40; i++)
    {
      asked = tr_session_get_turn (fixture->session).seat;
      test_game_wait (tr_player_card_get_unfolded (cards[asked]));
      test_game_wait (tr_board_view_get_scene (tr_player_card_get_view (cards[asked])) != NULL);
      test_game_play (fixture->session, 1);
    }
  asked = tr_session_get_turn (fixture->session).seat;
  test_game_wait (!tr_player_card_get_unfolded (cards[1 - asked]));
  g_signal_emit_by_name (find (GTK_WIDGET (cards[1 - asked]), GTK_TYPE_BUTTON), "clicked");
  g_assert_true (tr_player_card_get_unfolded (cards[1 - asked]));
  g_assert_nonnull (tr_board_view_get_scene (tr_player_card_get_view (cards[1 - asked])));
  /* Who cannot see which board it is hears it. */
  gtk_test_accessible_assert_property (get_board (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL, "Main board");
  gtk_test_accessible_assert_property (tr_player_card_get_view (first), GTK_ACCESSIBLE_PROPERTY_LABEL, "Board of Player 1");
  /* Nobody can point at what is another's. */
  {
    g_autoptr(TrPicker) picker = NULL;

    g_object_get (tr_player_card_get_view (cards[1 - asked]), "picker", &picker, NULL);
    g_assert_null (picker);
  }
}

static GtkLabel *
find_summary (GtkWidget *widget)
{
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), "·") != NULL)
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_summary (child);
  return found;
}

/* Large text: the panel takes the room that the names of its parts need. */
static void
test_large_text (Fixture       *fixture,
                 gconstpointer  data)
{
  static const char *const parts[] = { "Players", "Log", "Score", "Rules" };
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  test_game_run (20);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GtkWidget *button = test_game_find_button (GTK_WIDGET (fixture->page), parts[i]);
      GtkLabel *label = find (button, GTK_TYPE_LABEL);

      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (label)));
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (label)));
    }
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

/* What somebody has is read in full, however much it is and however long the words of a language are. */
static void
test_summary (Fixture       *fixture,
              gconstpointer  data)
{
  GtkLabel *summary = find_summary (find (GTK_WIDGET (fixture->page), TR_TYPE_PLAYER_CARD));
  PangoLayout *layout;
  int width;

  g_assert_nonnull (summary);
  g_assert_cmpstr (gtk_label_get_label (summary), ==, "0\u00a0camels\u00a0· 1\u00a0gold\u00a0· 1\u00a0hut\u00a0· 0\u00a0cards");
  gtk_label_set_label (summary, "10 Kamele · 3 Gold · 2 Schiffe · 2 Bauern · 4 Hütten · 12 Karten");
  test_game_run (20);
  layout = gtk_label_get_layout (summary);
  pango_layout_get_pixel_size (layout, &width, NULL);
  g_assert_false (pango_layout_is_ellipsized (layout));
  g_assert_cmpint (width, <=, gtk_widget_get_width (GTK_WIDGET (summary)));
}

static gboolean
has_result (Fixture *fixture)
{
  GtkWidget *button = test_game_find_button (GTK_WIDGET (fixture->page), "_Review");

  return button != NULL && gtk_widget_get_mapped (button);
}

/* Computers play to the end, and the result is shown; moves are still there to be looked at. */
static void
test_spectator (Fixture       *fixture,
                gconstpointer  data)
{
  while (tr_session_get_turn (fixture->session).seat != TR_SEAT_NONE)
    g_main_context_iteration (NULL, TRUE);
  test_game_wait (has_result (fixture));
  g_assert_false (can (fixture, "step"));
  act (fixture, "review");
  g_assert_true (tr_session_get_reviewing (fixture->session));
  act (fixture, "log");
  act (fixture, "score");
  act (fixture, "zoom-in");
  act (fixture, "zoom-fit");
}

static void
test_solo (Fixture       *fixture,
           gconstpointer  data)
{
  while (tr_session_get_turn (fixture->session).seat != TR_SEAT_NONE)
    {
      test_game_play (fixture->session, 1);
      if (tr_session_get_cursor (fixture->session) % 25 == 0)
        test_game_run (10);
    }
  test_game_run (50);
  act (fixture, "undo");
}

/* A page without a game does nothing, and takes another one. */
static void
test_no_session (Fixture       *fixture,
                 gconstpointer  data)
{
  g_auto(GStrv) names = g_action_group_list_actions (fixture->actions);
  TrSession *other = test_game_session (4, 0);

  tr_game_page_set_session (fixture->page, NULL);
  test_game_run (20);
  for (guint i = 0; names[i] != NULL; i++)
    g_assert_false (can (fixture, names[i]));
  tr_game_page_set_session (fixture->page, other);
  test_game_play (other, 5);
  test_game_run (20);
  tr_game_page_set_session (fixture->page, fixture->session);
  g_assert_finalize_object (other);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/game-page/plays", Fixture, &wide, set_up, test_plays, tear_down);
  g_test_add ("/game-page/cancel", Fixture, &wide, set_up, test_cancel, tear_down);
  g_test_add ("/game-page/refused", Fixture, &wide, set_up, test_refused, tear_down);
  g_test_add ("/game-page/propose", Fixture, &wide, set_up, test_propose, tear_down);
  g_test_add ("/game-page/review", Fixture, &wide, set_up, test_review, tear_down);
  g_test_add ("/game-page/cards", Fixture, &wide, set_up, test_cards, tear_down);
  g_test_add ("/game-page/no-session", Fixture, &wide, set_up, test_no_session, tear_down);
  g_test_add ("/game-page/turning", Fixture, &narrow_hidden, set_up, test_turning, tear_down);
  g_test_add ("/game-page/narrow", Fixture, &narrow, set_up, test_narrow, tear_down);
  g_test_add ("/game-page/large-text", Fixture, &wide, set_up, test_large_text, tear_down);
  g_test_add ("/game-page/summary", Fixture, &wide, set_up, test_summary, tear_down);
  g_test_add ("/game-page/spectator", Fixture, &spectator, set_up, test_spectator, tear_down);
  g_test_add ("/game-page/solo", Fixture, &solo, set_up, test_solo, tear_down);
  return g_test_run ();
}
