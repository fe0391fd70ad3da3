/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "folders.h"
#include "hand.h"
#include "program.h"
#include "saves.h"
#include "saved-games.h"
#include "tr-game-page.h"
#include "tr-games.h"
#include "tr-start-page.h"

/* What is offered first, and what becomes of a game that was left. */

static GtkWidget *
find_start (TrWindow *window)
{
  return test_program_find (GTK_WIDGET (window), TR_TYPE_START_PAGE, NULL);
}

static TrSession *
get_session (TrWindow *window)
{
  return tr_game_page_get_session (TR_GAME_PAGE (test_program_find (GTK_WIDGET (window), TR_TYPE_GAME_PAGE, NULL)));
}

static TrSave *
leave_game (void)
{
  g_autofree char *folder = test_program_folder ();
  TrSave *save = saved_games_play (2, 12);

  save->seats[0].name = g_strdup ("Ann");
  saved_games_store (save, folder, "autosave");
  return save;
}

static void
test_nothing_left (void)
{
  TrWindow *window = test_program_open ();

  g_assert_false (test_program_says (find_start (window), "Continue"));
  g_assert_true (test_program_says (find_start (window), "Assyria"));
  g_assert_true (test_program_says (find_start (window), "Saved Games"));
  test_program_end (window);
}

/* In words, and with one key. */
static void
test_continue (void)
{
  g_autoptr(TrSave) save = leave_game ();
  TrWindow *window = test_program_open ();

  g_assert_true (test_program_says (find_start (window), "Continue"));
  g_assert_true (test_program_says (find_start (window), "Ann "));
  g_assert_null (get_session (window));
  test_hand_key (GDK_KEY_Return, 0);
  g_assert_nonnull (get_session (window));
  g_assert_cmpuint (tr_session_get_cursor (get_session (window)), ==, 12);
  g_assert_cmpstr (tr_session_get_seats (get_session (window))[0].name, ==, "Ann");
  test_program_end (window);
}

static gboolean
has_autosave_alone (gpointer folder)
{
  g_autofree char *files = test_folder_list (folder);

  return g_str_equal (files, "autosave.tworivers");
}

/* Left and taken up again, by the same file. */
static void
test_leave_and_continue (void)
{
  g_autofree char *folder = test_program_folder ();
  g_autoptr(TrSave) save = leave_game ();
  TrWindow *window = test_program_open ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL);
  g_assert_true (tr_session_undo_step (get_session (window)));
  test_program_close (window);

  window = test_program_open ();
  g_assert_true (test_program_says (find_start (window), "Continue"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", NULL);
  g_assert_cmpuint (tr_session_get_cursor (get_session (window)), ==, 11);
  /* A file is written beside the one whose place it takes. */
  g_assert_true (test_hand_wait (has_autosave_alone, folder));
  test_program_end (window);
}

/* Nobody is asked: what was left is among the saved games when another game begins. */
static void
test_new_game_keeps (void)
{
  g_autofree char *folder = test_program_folder ();
  g_autoptr(TrSave) save = leave_game ();
  TrWindow *window = test_program_open ();
  g_autoptr(TrRecord) record = test_record_new (tr_games_find ("assyria-2e"), 3, 4);
  g_autoptr(TrSave) other = tr_save_new (record);
  g_autoptr(TrSession) session = tr_session_new_from_save (other);
  g_autoptr(TrLibrary) library = NULL;
  gboolean found = FALSE;

  tr_window_begin (window, session, NULL, NULL);
  g_assert_true (get_session (window) == session);
  g_assert_false (test_program_says (find_start (window), "Continue"));

  library = tr_library_new (folder);
  saved_games_wait (library);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr(TrSavedGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);

      if (g_str_has_prefix (tr_saved_game_get_name (game), "autosave"))
        continue;
      g_assert_cmpuint (tr_saved_game_get_moves (game), ==, 12);
      found = TRUE;
    }
  g_assert_true (found);
  test_program_end (window);
}

/* What cannot be read is kept, and told of. */
static void
test_broken (void)
{
  g_autofree char *folder = test_program_folder ();
  g_autofree char *files = NULL;
  TrWindow *window;

  saved_games_write (folder, "autosave", "{ \"format\": 2, ");
  window = test_program_open ();
  g_assert_false (test_program_says (find_start (window), "Continue"));
  g_assert_true (test_program_says (find_start (window), "the file is kept as autosave-kept-1.tworivers"));
  files = test_folder_list (folder);
  g_assert_cmpstr (files, ==, "autosave-kept-1.tworivers");
  test_program_end (window);
}

int
main (int    argc,
      char **argv)
{
  test_program_init (&argc, &argv);
  g_test_add_func ("/start-page/nothing-left", test_nothing_left);
  g_test_add_func ("/start-page/continue", test_continue);
  g_test_add_func ("/start-page/leave-and-continue", test_leave_and_continue);
  g_test_add_func ("/start-page/new-game-keeps", test_new_game_keeps);
  g_test_add_func ("/start-page/broken", test_broken);
  return test_program_run ();
}
