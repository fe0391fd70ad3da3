/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "files.h"
#include "hand.h"
#include "program.h"
#include "saved-games.h"
#include "saves.h"
#include "session-fixture.h"
#include "tr-game-page.h"
#include "tr-games.h"

/* Files that are opened in the window, in order and not. */

static TrSession *
get_session (TrWindow *window)
{
  return tr_game_page_get_session (TR_GAME_PAGE (test_program_find (GTK_WIDGET (window), TR_TYPE_GAME_PAGE, NULL)));
}

static void
open_file (TrWindow   *window,
           const char *path)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);

  tr_window_open (window, file);
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

/* Answers with the button LABEL and waits until the dialog is gone. */
static void
answer (GtkWidget  *dialog,
        const char *label)
{
  GtkWidget *button = test_program_find (dialog, GTK_TYPE_BUTTON, label);
  gpointer weak = dialog;

  g_assert_nonnull (button);
  g_object_add_weak_pointer (G_OBJECT (dialog), &weak);
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (test_hand_wait (is_gone, &weak));
  test_hand_settle ();
}

/* As the toolkit does when files are let go over WINDOW; returns whether they were taken. */
static gboolean
drop_files (TrWindow           *window,
            const char * const *paths)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  g_auto(GValue) value = G_VALUE_INIT;
  g_autoslist(GFile) files = NULL;
  gboolean taken = FALSE;

  for (guint i = 0; paths[i] != NULL; i++)
    files = g_slist_append (files, g_file_new_for_path (paths[i]));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (files));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);
      GdkContentFormats *formats;

      if (!GTK_IS_DROP_TARGET (controller))
        continue;
      formats = gtk_drop_target_get_formats (GTK_DROP_TARGET (controller));
      if (gdk_content_formats_contain_gtype (formats, GDK_TYPE_FILE_LIST))
        g_signal_emit_by_name (controller, "drop", &value, 100.0, 100.0, &taken);
    }
  return taken;
}

/* The first of several is the one that is opened; what is no game is told. */
static void
test_drop (void)
{
  g_autoptr(TrSave) save = saved_games_play (3, 15);
  g_autofree char *text = test_save_text (save);
  const char *game[] = { test_write ("dropped.tworivers", text, -1), test_write ("other.txt", "no game", -1), NULL };
  const char *none[] = { NULL };
  const char *wrong[] = { game[1], NULL };
  TrWindow *window = test_program_open ();

  g_assert_false (drop_files (window, none));
  g_assert_null (get_session (window));
  g_assert_true (drop_files (window, game));
  g_assert_cmpuint (tr_session_get_cursor (get_session (window)), ==, 15);
  g_assert_true (drop_files (window, wrong));
  answer (test_program_wait (ADW_TYPE_MESSAGE_DIALOG), "_Close");
  g_assert_cmpuint (tr_session_get_cursor (get_session (window)), ==, 15);
  test_program_end (window);
}

static void
test_good (void)
{
  g_autoptr(TrSave) save = saved_games_play (3, 15);
  g_autofree char *text = test_save_text (save);
  TrWindow *window = test_program_open ();

  open_file (window, test_write ("good.tworivers", text, -1));
  g_assert_cmpuint (tr_session_get_cursor (get_session (window)), ==, 15);
  g_assert_true (test_program_says (GTK_WIDGET (window), "Assyria, second edition"));
  test_program_end (window);
}

/* Its message, and nothing else changes. */
static void
test_broken (void)
{
  TrWindow *window = test_program_open ();
  g_autoptr(TrSession) session = test_session_new (tr_games_find ("assyria-2e"), 2, 0, TR_UNDO_FREE);
  GtkWidget *dialog;

  tr_window_begin (window, session, NULL, NULL);
  open_file (window, test_write ("broken.tworivers", "{\n  \"format\": 2,\n  \"game\": \n", -1));
  dialog = test_program_wait (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_true (test_program_says (dialog, "broken.tworivers: line "));
  answer (dialog, "_Close");
  g_assert_true (get_session (window) == session);
  g_assert_cmpuint (tr_session_get_length (session), ==, 0);
  test_program_end (window);
}

static const char *
write_damaged (void)
{
  g_autoptr(TrRecord) record = test_record_new (tr_games_find ("assyria-2e"), 2, 3);
  g_autoptr(TrSave) save = NULL;
  TrMove refused;

  test_record_play (record, 10, 5);
  refused = test_refused_move (record);
  save = tr_save_new (record);
  g_array_append_val (save->moves, refused);
  save->cursor = save->moves->len;
  {
    g_autofree char *text = test_save_text (save);

    return test_write ("damaged.tworivers", text, -1);
  }
}

/* What comes before the fault is offered, not forced on anybody. */
static void
test_damaged (void)
{
  TrWindow *window = test_program_open ();
  const char *path = write_damaged ();
  GtkWidget *dialog;

  open_file (window, path);
  dialog = test_program_wait (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_true (test_program_says (dialog, "damaged.tworivers: line "));
  answer (dialog, "_Cancel");
  g_assert_null (get_session (window));

  open_file (window, path);
  dialog = test_program_wait (ADW_TYPE_MESSAGE_DIALOG);
  answer (dialog, "_Open What Is in Order");
  g_assert_cmpuint (tr_session_get_length (get_session (window)), ==, 10);
  test_program_end (window);
}

static void
test_missing (void)
{
  TrWindow *window = test_program_open ();
  GtkWidget *dialog;

  open_file (window, test_path ("missing.tworivers"));
  dialog = test_program_wait (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_true (test_program_says (dialog, "missing.tworivers"));
  answer (dialog, "_Close");
  g_assert_null (get_session (window));
  test_program_end (window);
}

int
main (int    argc,
      char **argv)
{
  test_program_init (&argc, &argv);
  g_test_add_func ("/files/good", test_good);
  g_test_add_func ("/files/broken", test_broken);
  g_test_add_func ("/files/damaged", test_damaged);
  g_test_add_func ("/files/missing", test_missing);
  g_test_add_func ("/files/drop", test_drop);
  return test_program_run ();
}
