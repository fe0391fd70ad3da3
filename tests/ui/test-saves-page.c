/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "folders.h"
#include "hand.h"
#include "program.h"
#include "saved-games.h"
#include "tr-game-page.h"
#include "tr-save-row.h"
#include "tr-saves-page.h"

/* The saved games, as a person sees and changes them. */

typedef struct
{
  char      *folder;
  TrWindow  *window;
  GtkWidget *page;
} Desk;

static gboolean
is_read (gpointer page)
{
  TrLibrary *library = tr_saves_page_get_library (page);

  return library != NULL && !tr_library_is_loading (library);
}

/* The row itself, not the name in it that is being changed. */
static gboolean
has_focused_row (gpointer window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return focus != NULL && TR_IS_SAVE_ROW (gtk_widget_get_first_child (focus));
}

static void
open_desk (Desk *desk)
{
  desk->window = test_program_open ();
  test_hand_key (GDK_KEY_o, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  desk->page = test_program_find (GTK_WIDGET (desk->window), TR_TYPE_SAVES_PAGE, NULL);
  g_assert_true (test_hand_wait (is_read, desk->page));
  test_hand_settle ();
}

/* "Sunday", newer, and "Monday", with a broken one. */
static void
set_up (Desk          *desk,
        gconstpointer  data)
{
  g_autoptr(TrSave) save = saved_games_play (2, 20);

  desk->folder = test_program_folder ();
  g_free (save->seats[0].name);
  save->seats[0].name = g_strdup ("Ann");
  saved_games_date (saved_games_store (save, desk->folder, "Sunday"), 3000);
  g_free (save->seats[0].name);
  save->seats[0].name = g_strdup ("Bo");
  saved_games_date (saved_games_store (save, desk->folder, "Monday"), 2000);
  saved_games_date (saved_games_write (desk->folder, "Wreck", "{ \"format\": 2, "), 1000);
  open_desk (desk);
  g_assert_true (test_hand_wait (has_focused_row, desk->window));
}

static void
tear_down (Desk          *desk,
           gconstpointer  data)
{
  test_program_end (desk->window);
  g_free (desk->folder);
}

static void
collect_rows (GtkWidget *widget,
              GString   *names)
{
  if (TR_IS_SAVE_ROW (widget) && gtk_widget_get_mapped (widget) && tr_save_row_get_game (TR_SAVE_ROW (widget)) != NULL)
    g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "",
                            tr_saved_game_get_name (tr_save_row_get_game (TR_SAVE_ROW (widget))));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_rows (child, names);
}

typedef struct
{
  Desk       *desk;
  const char *names;
} Wanted;

static gboolean
shows (gpointer data)
{
  Wanted *wanted = data;
  g_autoptr(GString) names = g_string_new (NULL);

  collect_rows (wanted->desk->page, names);
  return g_str_equal (names->str, wanted->names);
}

static void
assert_shows (Desk       *desk,
              const char *names)
{
  Wanted wanted = { desk, names };

  if (!test_hand_wait (shows, &wanted))
    {
      g_autoptr(GString) shown = g_string_new (NULL);

      collect_rows (desk->page, shown);
      g_assert_cmpstr (shown->str, ==, names);
    }
}

/* What is known of each, and what is wrong with one. */
static void
test_list (Desk          *desk,
           gconstpointer  data)
{
  assert_shows (desk, "Sunday Monday Wreck");
  g_assert_true (test_program_says (desk->page, "Assyria, second edition"));
  g_assert_true (test_program_says (desk->page, "Ann "));
  g_assert_true (test_program_says (desk->page, "1970"));
  g_assert_true (test_program_says (desk->page, "Wreck.tworivers: line "));
}

static void
test_search (Desk          *desk,
             gconstpointer  data)
{
  assert_shows (desk, "Sunday Monday Wreck");
  test_program_type ("bo");
  assert_shows (desk, "Monday");
  test_program_type ("xx");
  assert_shows (desk, "");
  g_assert_true (test_program_says (desk->page, "Nothing Found"));
  test_hand_key (GDK_KEY_Escape, 0);
  assert_shows (desk, "Sunday Monday Wreck");
}

/* A list that is found and lost again while it is still being made. */
static void
test_search_in_a_hurry (Desk          *desk,
                        gconstpointer  data)
{
  assert_shows (desk, "Sunday Monday Wreck");
  for (guint i = 0; i < 60; i++)
    {
      test_hand_send_key (i % 2 == 0 ? GDK_KEY_b : GDK_KEY_BackSpace, 0);
      if (i % 3 == 0)
        test_hand_settle ();
    }
  assert_shows (desk, "Sunday Monday Wreck");
}

/* A row knows a game no longer than it shows it, in whatever order they go. */
static void
test_row (Desk          *desk,
          gconstpointer  data)
{
  TrSavedGame *games[3];
  gpointer left[G_N_ELEMENTS (games)];
  GtkWidget *row = g_object_ref_sink (tr_save_row_new ());
  g_autoptr(TrSave) save = saved_games_play (2, 3);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      left[i] = games[i] = tr_saved_game_new_for_save ("/nowhere/Tuesday.tworivers", save);
      g_object_add_weak_pointer (G_OBJECT (games[i]), &left[i]);
    }
  tr_save_row_set_game (TR_SAVE_ROW (row), games[0]);
  g_object_unref (games[0]);
  tr_save_row_set_game (TR_SAVE_ROW (row), games[1]);
  g_assert_null (left[0]);
  g_assert_true (test_program_says (row, "Tuesday"));
  tr_save_row_set_game (TR_SAVE_ROW (row), NULL);
  g_object_unref (games[1]);
  g_assert_null (left[1]);
  tr_save_row_set_game (TR_SAVE_ROW (row), games[2]);
  g_object_unref (games[2]);
  g_assert_nonnull (left[2]);
  g_object_run_dispose (G_OBJECT (row));
  g_assert_null (left[2]);
  g_assert_finalize_object (row);
}

static gboolean
has_game (gpointer window)
{
  return tr_game_page_get_session (TR_GAME_PAGE (test_program_find (window, TR_TYPE_GAME_PAGE, NULL))) != NULL;
}

static void
test_open (Desk          *desk,
           gconstpointer  data)
{
  TrSession *session;

  test_hand_key (GDK_KEY_Down, 0);
  test_hand_key (GDK_KEY_Return, 0);
  g_assert_true (test_hand_wait (has_game, desk->window));
  session = tr_game_page_get_session (TR_GAME_PAGE (test_program_find (GTK_WIDGET (desk->window), TR_TYPE_GAME_PAGE, NULL)));
  g_assert_cmpuint (tr_session_get_cursor (session), ==, 20);
  g_assert_cmpstr (tr_session_get_seats (session)[0].name, ==, "Bo");
}

static gboolean
has_autosave (gpointer library)
{
  return tr_library_find (library, "autosave") != NULL;
}

/* The game on the table is in the folder too, but is none of them. */
static void
test_not_the_table (Desk          *desk,
                    gconstpointer  data)
{
  g_autofree char *autosave = g_build_filename (desk->folder, "autosave.tworivers", NULL);
  TrLibrary *library = tr_saves_page_get_library (TR_SAVES_PAGE (desk->page));

  test_hand_key (GDK_KEY_Return, 0);
  g_assert_true (test_hand_wait (has_game, desk->window));
  g_assert_true (test_hand_wait (has_autosave, library));
  g_assert_true (g_file_test (autosave, G_FILE_TEST_EXISTS));
  g_assert_nonnull (tr_library_find (library, "autosave"));
  test_hand_key (GDK_KEY_o, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  assert_shows (desk, "Sunday Monday Wreck");
}

static gboolean
says_wrong_name (gpointer page)
{
  return test_program_says (page, "cannot be the name of a saved game");
}

static gboolean
has_undo (gpointer page)
{
  return test_program_find (page, GTK_TYPE_BUTTON, "_Undo") != NULL;
}

/* In place, and with what is wrong with a name said there. */
static void
test_rename (Desk          *desk,
             gconstpointer  data)
{
  g_autofree char *files = NULL;

  test_hand_key (GDK_KEY_F2, 0);
  test_hand_key (GDK_KEY_a, GDK_CONTROL_MASK);
  test_program_type ("rest");
  test_hand_key (GDK_KEY_Return, 0);
  assert_shows (desk, "rest Monday Wreck");

  g_assert_true (test_hand_wait (has_focused_row, desk->window));
  test_hand_key (GDK_KEY_F2, 0);
  test_hand_key (GDK_KEY_a, GDK_CONTROL_MASK);
  test_program_type (".hidden");
  test_hand_key (GDK_KEY_Return, 0);
  g_assert_true (test_hand_wait (says_wrong_name, desk->page));
  test_hand_key (GDK_KEY_Escape, 0);
  assert_shows (desk, "rest Monday Wreck");
  files = test_folder_list (desk->folder);
  g_assert_cmpstr (files, ==, "Monday.tworivers Wreck.tworivers rest.tworivers");
}

/* Gone with a key, and back with a button, where it was. */
static void
test_trash (Desk          *desk,
            gconstpointer  data)
{
  GtkWidget *undo;

  if (g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("in a sandbox the trash belongs to another program");
      return;
    }
  assert_shows (desk, "Sunday Monday Wreck");
  test_hand_key (GDK_KEY_Delete, 0);
  assert_shows (desk, "Monday Wreck");
  g_assert_true (test_hand_wait (has_undo, desk->page));
  undo = test_program_find (desk->page, GTK_TYPE_BUTTON, "_Undo");
  g_assert_true (test_program_says (desk->page, "“Sunday” is in the trash"));
  g_signal_emit_by_name (undo, "clicked");
  assert_shows (desk, "Sunday Monday Wreck");
}

static void
test_duplicate (Desk          *desk,
                gconstpointer  data)
{
  GtkWidget *row = test_program_find (desk->page, TR_TYPE_SAVE_ROW, NULL);

  g_assert_true (gtk_widget_activate_action (row, "save.duplicate", NULL));
  assert_shows (desk, "Sunday (2) Sunday Monday Wreck");
}

/* Back where one came from. */
static void
test_back (Desk          *desk,
           gconstpointer  data)
{
  GtkWidget *stack = gtk_widget_get_parent (desk->page);

  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, "saves");
  test_hand_key (GDK_KEY_Escape, 0);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, "start");
}

static void
test_empty (void)
{
  Desk desk = { 0 };

  desk.folder = test_program_folder ();
  open_desk (&desk);
  g_assert_true (test_program_says (desk.page, "No Saved Games"));
  tear_down (&desk, NULL);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void      (*test) (Desk          *desk,
                       gconstpointer  data);
  } tests[] = {
    { "/saves-page/list", test_list },
    { "/saves-page/search", test_search },
    { "/saves-page/search-in-a-hurry", test_search_in_a_hurry },
    { "/saves-page/row", test_row },
    { "/saves-page/open", test_open },
    { "/saves-page/not-the-table", test_not_the_table },
    { "/saves-page/rename", test_rename },
    { "/saves-page/trash", test_trash },
    { "/saves-page/duplicate", test_duplicate },
    { "/saves-page/back", test_back },
  };

  test_program_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Desk, NULL, set_up, tests[i].test, tear_down);
  g_test_add_func ("/saves-page/empty", test_empty);
  return test_program_run ();
}
