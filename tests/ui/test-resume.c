/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "files.h"
#include "hand.h"
#include "player.h"
#include "program.h"
#include "saves.h"
#include "session-fixture.h"
#include "tr-game-page.h"
#include "tr-new-game-dialog.h"
#include "tr-start-page.h"
#include "tr-window-private.h"

/* A game is left and taken up again, by the ways a person has. What comes back is equal in everything that is saved: moves,
 * cursor, replaced lines, seats, undo. */

static TrSession *
get_session (TrWindow *window)
{
  return tr_game_page_get_session (TR_GAME_PAGE (test_program_find (GTK_WIDGET (window), TR_TYPE_GAME_PAGE, NULL)));
}

static gboolean
has_session (gpointer window)
{
  return get_session (window) != NULL;
}

static gboolean
has_focus (gpointer popover)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (popover));

  return gtk_widget_get_mapped (popover) && focus != NULL && gtk_widget_is_ancestor (focus, popover);
}

static gboolean
is_closed (gpointer popover)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (popover));

  return !gtk_widget_get_mapped (popover) && (focus == NULL || !gtk_widget_is_ancestor (focus, popover));
}

static void
choose_first (GtkWidget *drop_down)
{
  GtkWidget *popover = test_program_find (drop_down, GTK_TYPE_POPOVER, NULL);

  test_program_tab_to (drop_down);
  test_hand_key (GDK_KEY_space, 0);
  g_assert_true (test_hand_wait (has_focus, popover));
  test_hand_key (GDK_KEY_Home, 0);
  test_hand_key (GDK_KEY_Return, 0);
  g_assert_true (test_hand_wait (is_closed, popover));
}

/* Two people; the first has a name. Nothing but keys. */
static void
begin (TrWindow *window)
{
  GtkWidget *dialog, *second;

  test_hand_key (GDK_KEY_n, GDK_CONTROL_MASK);
  dialog = test_program_wait (TR_TYPE_NEW_GAME_DIALOG);
  test_program_tab_to (test_program_find (dialog, GTK_TYPE_TEXT, NULL));
  test_program_type ("ann");
  second = test_program_find (dialog, ADW_TYPE_ENTRY_ROW, "Player 2");
  choose_first (test_program_find (second, GTK_TYPE_DROP_DOWN, NULL));
  test_program_tab_to (test_program_find (dialog, ADW_TYPE_ENTRY_ROW, "Seed (empty: a new one)"));
  test_program_type ("77");
  test_hand_key (GDK_KEY_Return, 0);
  g_assert_true (test_hand_wait (has_session, window));
}

/* Moves, two of them taken back, and another one in their place. */
static void
play (TrWindow *window)
{
  TrSession *session = get_session (window);
  uint64_t random = 3;

  for (guint i = 0; i < 12; i++)
    test_player_play (GTK_WIDGET (window), session, test_session_any_move (session, &random), TEST_WITH_KEYS);
  test_hand_key (GDK_KEY_z, GDK_CONTROL_MASK);
  test_hand_key (GDK_KEY_z, GDK_CONTROL_MASK);
  test_player_play (GTK_WIDGET (window), session, test_session_any_move (session, &random), TEST_WITH_KEYS);
  test_hand_key (GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (tr_session_get_cursor (session), >, 0);
  g_assert_cmpuint (tr_session_get_cursor (session), <, tr_session_get_length (session));
}

static void
assert_same_state (TrSession    *session,
                   const TrSave *save)
{
  g_assert_true (tr_state_equal (tr_session_get_game (session), tr_session_get_state (session),
                                 tr_record_get_state (save->record, save->cursor)));
}

/* The window is closed; another program finds the game. */
static void
test_continue (void)
{
  TrWindow *window = test_program_open ();
  g_autoptr(TrSave) before = NULL;
  g_autoptr(TrSave) after = NULL;
  GtkWidget *start;

  begin (window);
  play (window);
  before = tr_session_make_save (get_session (window));
  test_program_close (window);
  test_program_restart ();

  window = test_program_open ();
  start = test_program_find (GTK_WIDGET (window), TR_TYPE_START_PAGE, NULL);
  g_assert_true (test_program_says (start, "Continue"));
  g_assert_true (test_program_says (start, "ann"));
  test_hand_key (GDK_KEY_Return, 0);
  g_assert_nonnull (get_session (window));
  after = tr_session_make_save (get_session (window));
  test_assert_same_save (before, after);
  assert_same_state (get_session (window), before);
  test_session_assert_replay (get_session (window));
  /* It goes on. */
  test_hand_key (GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  g_assert_cmpuint (tr_session_get_cursor (get_session (window)), >, before->cursor);
  test_program_end (window);
}

/* A copy is saved, the game goes on, and the copy is opened. */
static void
test_copy (void)
{
  TrWindow *window = test_program_open ();
  const char *path = test_path ("copy.tworivers");
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(TrSave) before = NULL;
  g_autoptr(TrSave) after = NULL;

  begin (window);
  play (window);
  before = tr_session_make_save (get_session (window));
  tr_window_save (window, path);
  test_hand_key (GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (tr_session_get_cursor (get_session (window)), !=, before->cursor);

  tr_window_open (window, file);
  test_hand_settle ();
  after = tr_session_make_save (get_session (window));
  test_assert_same_save (before, after);
  assert_same_state (get_session (window), before);
  test_program_end (window);
}

int
main (int    argc,
      char **argv)
{
  test_program_init (&argc, &argv);
  g_test_add_func ("/resume/continue", test_continue);
  g_test_add_func ("/resume/copy", test_copy);
  return test_program_run ();
}
