/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "files.h"
#include "game-fixture.h"
#include "hand.h"
#include "player.h"
#include "program.h"
#include "saves.h"
#include "session-fixture.h"
#include "tr-game-page.h"
#include "tr-games.h"
#include "tr-hand-over.h"
#include "tr-random.h"
#include "tr-words.h"

/* Somebody who clicks anything anywhere at any time never breaks a game. */

/* Events that are on their way before the program may answer. */
#define BATCH_MAX 8
#define CHECK     100
#define HEARD     2500

/* What is played. */
typedef struct
{
  const char *rules;
  unsigned    computers;        /* of two players, as test_session_new() takes it */
} Kind;

static const Kind kinds[] = {
  { "assyria-2e", 2 },
  { "assyria-2e", 0 },
  { "tigris-euphrates", 2 },
  { "tigris-euphrates", 0 },
};

typedef struct
{
  TrWindow   *window;
  const Kind *kind;
  uint64_t    random;
  guint       n_sessions;
  guint       n_finished;
  guint       longest;            /* line that was seen */
} Monkey;

static guint
below (Monkey *monkey,
       guint   n)
{
  return tr_random_below (&monkey->random, n);
}

/* ── Clicks ── */

/* To move the window, to the menu of the window manager: there is no window manager. */
static gboolean
is_handle (Monkey *monkey,
           double  x,
           double  y)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (monkey->window), x, y, GTK_PICK_DEFAULT);

  return at != NULL && gtk_widget_get_ancestor (at, GTK_TYPE_WINDOW_HANDLE) != NULL;
}

static void
click_anywhere (Monkey *monkey)
{
  /* Two wheels and the buttons of the thumb among them. */
  static const guint buttons[] = { 1, 1, 1, 1, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9 };
  GtkWidget *window = GTK_WIDGET (monkey->window);
  double x = below (monkey, (guint) gtk_widget_get_width (window));
  double y = below (monkey, (guint) gtk_widget_get_height (window));
  guint button = buttons[below (monkey, G_N_ELEMENTS (buttons))];

  test_hand_send_click (window, x, y, is_handle (monkey, x, y) ? GDK_BUTTON_PRIMARY : button);
}

static void
drag_anywhere (Monkey *monkey)
{
  GtkWidget *window = GTK_WIDGET (monkey->window);
  guint width = (guint) gtk_widget_get_width (window);
  guint height = (guint) gtk_widget_get_height (window);
  double x = below (monkey, width);
  double y = below (monkey, height);

  if (!is_handle (monkey, x, y))
    test_hand_send_drag (window, x, y, below (monkey, width), below (monkey, height));
}

/* The button of a cover over the table, and its middle; NULL: the table is not covered. */
static GtkWidget *
find_ready (Monkey *monkey,
            double *x,
            double *y)
{
  GtkWidget *cover = test_program_find (GTK_WIDGET (monkey->window), TR_TYPE_HAND_OVER, NULL);
  GtkWidget *button = cover != NULL && gtk_widget_get_mapped (cover) ? test_game_find_button (cover, "_Ready") : NULL;

  if (button != NULL)
    {
      *x = gtk_widget_get_width (button) / 2.0;
      *y = gtk_widget_get_height (button) / 2.0;
    }
  return button;
}

/* By chance alone no game would go on for long. */
static void
click_what_is_asked (Monkey *monkey)
{
  g_autoptr(GPtrArray) views = test_player_list_views (GTK_WIDGET (monkey->window));
  GtkWidget *found = NULL;
  guint n = 0;
  double x = 0, y = 0;

  for (guint i = 0; i < views->len; i++)
    {
      TrBoardView *view = g_ptr_array_index (views, i);
      TrScene *scene = tr_board_view_get_scene (view);
      g_autoptr(TrPicker) picker = NULL;

      g_object_get (view, "picker", &picker, NULL);
      for (guint j = 0; scene != NULL && picker != NULL && j < scene->spots->len; j++)
        {
          const TrSpot *spot = &g_array_index (scene->spots, TrSpot, j);

          if (tr_picker_get_lit (picker, &spot->pick) == TR_LIT_NEXT && below (monkey, ++n) == 0)
            {
              found = GTK_WIDGET (view);
              tr_board_view_locate (view, spot->key, &x, &y);
            }
        }
    }
  /* Where hands are hidden, that somebody else sits down. */
  if (views->len == 0)
    found = find_ready (monkey, &x, &y);
  if (found != NULL)
    test_hand_send_click (found, x, y, GDK_BUTTON_PRIMARY);
}

/* ── Keys ── */

static const struct
{
  guint           key;
  GdkModifierType modifiers;
} keys[] = {
  { GDK_KEY_Left, 0 }, { GDK_KEY_Right, 0 }, { GDK_KEY_Up, 0 }, { GDK_KEY_Down, 0 },
  { GDK_KEY_Home, 0 }, { GDK_KEY_End, 0 }, { GDK_KEY_Page_Up, 0 }, { GDK_KEY_Page_Down, 0 },
  { GDK_KEY_Return, 0 }, { GDK_KEY_Return, 0 }, { GDK_KEY_Return, 0 }, { GDK_KEY_KP_Enter, 0 }, { GDK_KEY_space, 0 },
  { GDK_KEY_Tab, 0 }, { GDK_KEY_Tab, 0 }, { GDK_KEY_Tab, GDK_SHIFT_MASK }, { GDK_KEY_BackSpace, 0 }, { GDK_KEY_Delete, 0 },
  { GDK_KEY_Escape, 0 }, { GDK_KEY_Escape, 0 }, { GDK_KEY_Menu, 0 },
  { GDK_KEY_F6, 0 }, { GDK_KEY_F6, GDK_SHIFT_MASK }, { GDK_KEY_F10, 0 }, { GDK_KEY_F10, GDK_SHIFT_MASK }, { GDK_KEY_F11, 0 },
  { GDK_KEY_1, GDK_ALT_MASK }, { GDK_KEY_1, GDK_ALT_MASK }, { GDK_KEY_2, GDK_ALT_MASK }, { GDK_KEY_2, GDK_ALT_MASK },
  { GDK_KEY_3, GDK_ALT_MASK }, { GDK_KEY_4, GDK_ALT_MASK }, { GDK_KEY_5, GDK_ALT_MASK }, { GDK_KEY_6, GDK_ALT_MASK },
  { GDK_KEY_7, GDK_ALT_MASK }, { GDK_KEY_8, GDK_ALT_MASK }, { GDK_KEY_9, GDK_ALT_MASK },
  { GDK_KEY_Left, GDK_ALT_MASK }, { GDK_KEY_Right, GDK_ALT_MASK },
  { GDK_KEY_z, GDK_CONTROL_MASK }, { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK }, { GDK_KEY_y, GDK_CONTROL_MASK },
  { GDK_KEY_p, GDK_CONTROL_MASK }, { GDK_KEY_p, GDK_CONTROL_MASK }, { GDK_KEY_space, GDK_CONTROL_MASK },
  { GDK_KEY_e, GDK_CONTROL_MASK }, { GDK_KEY_l, GDK_CONTROL_MASK }, { GDK_KEY_b, GDK_CONTROL_MASK },
  { GDK_KEY_r, GDK_CONTROL_MASK }, { GDK_KEY_r, GDK_CONTROL_MASK }, { GDK_KEY_n, GDK_CONTROL_MASK },
  { GDK_KEY_comma, GDK_CONTROL_MASK }, { GDK_KEY_slash, GDK_CONTROL_MASK | GDK_SHIFT_MASK },
  { GDK_KEY_o, GDK_CONTROL_MASK | GDK_SHIFT_MASK },
  { GDK_KEY_equal, GDK_CONTROL_MASK }, { GDK_KEY_minus, GDK_CONTROL_MASK }, { GDK_KEY_0, GDK_CONTROL_MASK },
};

static void
press_anything (Monkey *monkey)
{
  guint i = below (monkey, G_N_ELEMENTS (keys) + 12);

  if (i < G_N_ELEMENTS (keys))
    test_hand_send_key (keys[i].key, keys[i].modifiers);
  else
    test_hand_send_key (below (monkey, 2) == 0 ? GDK_KEY_a + below (monkey, 26) : GDK_KEY_0 + below (monkey, 10), 0);
}

/* ── What else can happen to a window ── */

static void
resize (Monkey *monkey)
{
  static const int widths[] = { 360, 600, 900, 1280, 1500 };
  static const int heights[] = { 300, 600, 800, 1100 };

  gtk_window_set_default_size (GTK_WINDOW (monkey->window), widths[below (monkey, G_N_ELEMENTS (widths))],
                               heights[below (monkey, G_N_ELEMENTS (heights))]);
}

static void
change_setting (Monkey *monkey)
{
  static const char *const styles[] = { "system", "light", "dark" };
  /* Mostly at once, so that computer players do not keep everybody waiting. */
  static const char *const paces[] = { "instant", "instant", "instant", "quick", "step" };
  g_autoptr(GSettings) settings = g_settings_new ("io.github.tworivers.TwoRivers");

  switch (below (monkey, 4))
    {
    case 0:
      g_settings_set_string (settings, "style", styles[below (monkey, G_N_ELEMENTS (styles))]);
      break;
    case 1:
      g_settings_set_string (settings, "pace", paces[below (monkey, G_N_ELEMENTS (paces))]);
      break;
    case 2:
      g_settings_set_boolean (settings, "hand-over", below (monkey, 2) == 0);
      break;
    default:
      g_settings_set_boolean (settings, "motion", below (monkey, 2) == 0);
    }
}

/* Whoever is elsewhere comes back to the table, as a person does: files are not for monkeys, and other windows not for long.
 * Returns whether there are others. */
static gboolean
leave_other_windows (Monkey *monkey)
{
  g_autoptr(GList) windows = gtk_window_list_toplevels ();

  for (GList *item = windows; item != NULL; item = item->next)
    if (item->data != monkey->window && gtk_widget_get_mapped (item->data))
      {
        /* Without a window manager keys go where the pointer is. */
        test_hand_move (item->data, gtk_widget_get_width (item->data) / 2.0, 10);
        test_hand_key (GDK_KEY_Escape, 0);
        return TRUE;
      }
  return FALSE;
}

/* ── Whether everything is in order ── */

static TrSession *
get_session (Monkey *monkey)
{
  return tr_game_page_get_session (TR_GAME_PAGE (test_program_find (GTK_WIDGET (monkey->window), TR_TYPE_GAME_PAGE, NULL)));
}

static void
begin (Monkey   *monkey,
       unsigned  computers)
{
  g_autoptr(TrSession) session = test_session_new (tr_games_find (monkey->kind->rules), 2, computers, TR_UNDO_FREE);

  tr_window_begin (monkey->window, session, NULL, NULL);
  test_hand_settle ();
}

static void
check (Monkey *monkey)
{
  TrSession *session = get_session (monkey);
  g_autofree char *problem = NULL;

  g_assert_nonnull (session);
  problem = tr_words_problem (tr_session_get_game (session), tr_session_get_state (session));
  g_assert_cmpstr (problem, ==, NULL);
  test_session_assert_replay (session);
  test_session_assert_log (session);
  monkey->longest = MAX (monkey->longest, tr_session_get_length (session));
}

static void
check_save (Monkey *monkey)
{
  g_autoptr(TrSave) save = tr_session_make_save (get_session (monkey));
  g_autofree char *text = test_save_text (save);
  g_autoptr(TrSave) loaded = test_save_from_text (text);

  test_assert_same_save (save, loaded);
}

static void
go_on (Monkey *monkey)
{
  /* The saved games are hard to leave by chance. */
  gtk_widget_activate_action (GTK_WIDGET (monkey->window), "win.back", NULL);
  if (below (monkey, 2) == 0)
    tr_session_set_reviewing (get_session (monkey), FALSE);
  if (tr_session_get_turn (get_session (monkey)).seat == TR_SEAT_NONE && below (monkey, 4) == 0)
    {
      monkey->n_finished++;
      check_save (monkey);
      begin (monkey, monkey->kind->computers);
    }
}

/* Asked for until it is so: a size that is on its way from the X server takes the place of one asked for meanwhile. */
static gboolean
make_wide (gpointer window)
{
  gtk_window_set_default_size (window, 1280, 800);
  return gtk_widget_get_width (window) >= 1200 && gtk_widget_get_height (window) >= 750;
}

/* A monkey that is not heard finds nothing, and somebody who comes after it has to be heard too: a new game, and a move in
 * each of the ways. */
static void
check_heard (Monkey *monkey)
{
  static const TestWay ways[] = { TEST_WITH_POINTER, TEST_WITH_KEYS };
  g_autoptr(GSettings) settings = g_settings_new ("io.github.tworivers.TwoRivers");

  /* Menus, searches, other windows, whatever lies over the table. */
  for (guint i = 0; i < 8 || leave_other_windows (monkey); i++)
    {
      g_assert_cmpuint (i, <, 60);
      test_hand_key (GDK_KEY_Escape, 0);
    }
  g_settings_set_boolean (settings, "hand-over", FALSE);
  g_settings_set_string (settings, "pace", "instant");
  gtk_window_unfullscreen (GTK_WINDOW (monkey->window));
  g_assert_true (test_hand_wait (make_wide, monkey->window));
  begin (monkey, 0);
  /* The whole table, with no news over it. */
  test_hand_move (GTK_WIDGET (monkey->window), 640, 400);
  test_hand_key (GDK_KEY_Escape, 0);
  test_hand_key (GDK_KEY_0, GDK_CONTROL_MASK);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      TrMove move = test_session_any_move (get_session (monkey), &monkey->random);

      /* Where hands are hidden, somebody has to sit down first. */
      test_hand_settle ();
      test_player_uncover (GTK_WIDGET (monkey->window), ways[i]);
      test_player_play (GTK_WIDGET (monkey->window), get_session (monkey), move, ways[i]);
    }
}

/* ── Complaints ── */

/* What GTK 4.8 complains of itself. Nothing but the warning comes of it; every other one is fatal. */
static const char *const toolkit[] = {
  /* Presses are counted by widget, and the count is lost when a widget goes while a button is down: also in libadwaita's own
   * windows. */
  "Broken accounting of active state",
  /* A list that is resized and scrolled in one go. */
  "GtkListView failed to scroll to given position",
  "Trying to snapshot GtkListItemWidget",
  /* The time of a tooltip has come, half a second after the pointer came into a popover that has been unrealized meanwhile. A
   * window with nothing but a popover in it does the same when that is unparented: popovers do not take their tooltip along. */
  "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE (surface)' failed",
  "_gtk_widget_find_at_coords: assertion 'GDK_IS_SURFACE (surface)' failed",
  /* The head of a column in a file chooser that is clicked while it still reads the folder: the click sorts what is not there
   * yet. Nothing of ours has such columns. */
  "gtk_tree_sortable_",
  /* A menu of a label that is open while the label goes off the screen: popovers ask for the monitor of what they point at, and
   * make room on a monitor of any size when there is none. */
  "gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)' failed",
  "gtk_widget_size_allocate(): attempt to allocate GtkPopoverContent",
};

static gboolean
is_of_toolkit (const char *message)
{
  for (guint i = 0; i < G_N_ELEMENTS (toolkit); i++)
    if (g_str_has_prefix (message, toolkit[i]))
      return TRUE;
  return FALSE;
}

/* Warnings come to the writer alone; failed assertions first to the handler of the test framework, which would end the test. */
static GLogFunc handle_log_usually;

static void
handle_log (const char     *domain,
            GLogLevelFlags  level,
            const char     *message,
            gpointer        data)
{
  if (!is_of_toolkit (message))
    handle_log_usually (domain, level, message, data);
}

static gboolean
is_fatal (const char     *domain,
          GLogLevelFlags  level,
          const char     *message,
          gpointer        data)
{
  return !is_of_toolkit (message);
}

static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && is_of_toolkit (fields[i].value))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

/* ── The test ── */

static void
do_anything (Monkey *monkey)
{
  guint what = below (monkey, 100);

  if (what < 26)
    click_anywhere (monkey);
  else if (what < 50)
    click_what_is_asked (monkey);
  else if (what < 52)
    drag_anywhere (monkey);
  else if (what < 98)
    press_anything (monkey);
  else if (what < 99)
    resize (monkey);
  else
    change_setting (monkey);
}

static gboolean
keep_open (void)
{
  return TRUE;
}

static void
test_monkey (gconstpointer kind)
{
  Monkey monkey = { .window = test_program_open (), .kind = kind };
  guint n_events = g_test_slow () ? 5000 : 500;   /* of each kind */
  g_autoptr(GSettings) settings = g_settings_new ("io.github.tworivers.TwoRivers");
  gulong open;

  /* --seed brings a run back, as far as time lets it. */
  monkey.random = g_test_slow () ? (guint32) g_test_rand_int () : 41;
  g_test_log_set_fatal_handler (is_fatal, NULL);
  g_test_message ("seed %" G_GUINT64_FORMAT, monkey.random);
  g_settings_set_string (settings, "pace", "instant");
  open = g_signal_connect (monkey.window, "close-request", G_CALLBACK (keep_open), NULL);
  begin (&monkey, monkey.kind->computers);
  for (guint i = 0, batch = 0; i < n_events; i++)
    {
      do_anything (&monkey);
      if (batch-- == 0)
        {
          test_hand_settle ();
          if (below (&monkey, 2) == 0)
            leave_other_windows (&monkey);
          batch = below (&monkey, BATCH_MAX);
        }
      if (i % CHECK == CHECK - 1)
        {
          test_hand_settle ();
          check (&monkey);
          if (i % HEARD == HEARD - 1)
            {
              g_test_message ("%u events, the longest line of %u moves", i + 1, monkey.longest);
              check_heard (&monkey);
              begin (&monkey, monkey.kind->computers);
            }
          go_on (&monkey);
        }
    }
  check_save (&monkey);
  g_test_message ("%u events, %u games to their end, the longest of %u moves", n_events, monkey.n_finished, monkey.longest);
  check_heard (&monkey);
  g_signal_handler_disconnect (monkey.window, open);
  test_program_end (monkey.window);
}

int
main (int    argc,
      char **argv)
{
  test_program_init (&argc, &argv);
  g_log_set_writer_func (write_log, NULL, NULL);
  handle_log_usually = g_log_set_default_handler (handle_log, NULL);
  /* There is no window manager that could minimize the window. */
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *name = g_strdup_printf ("/monkey/%s/%s", kinds[i].rules,
                                               kinds[i].computers != 0 ? "against-computer" : "two-people");

      g_test_add_data_func (name, &kinds[i], test_monkey);
    }
  return test_program_run ();
}
