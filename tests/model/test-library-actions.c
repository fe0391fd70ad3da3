/* SPDX-License-Identifier: GPL-3.0-or-later */

/* link() is more than C11 has. */
#define _DEFAULT_SOURCE

#include "tr-library.h"

#include "files.h"
#include "folders.h"
#include "saved-games.h"
#include "tr-error.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* What a person does with saved games. */

/* Takes the place of the C library's, to be a file system on which no file has two names. */
static gboolean no_links;

int
link (const char *from,
      const char *to)
{
  if (!no_links)
    return linkat (AT_FDCWD, from, AT_FDCWD, to, 0);
  errno = EPERM;
  return -1;
}

typedef struct
{
  const char *folder;
  const char *other;            /* a folder elsewhere */
  TrSave     *save;
  TrLibrary  *library;
} Table;

/* A library with "Monday" and "Sunday" in it. */
static void
set_up (Table         *table,
        gconstpointer  data)
{
  table->folder = saved_games_folder ();
  table->other = saved_games_folder ();
  table->save = saved_games_play (2, 20);
  saved_games_date (saved_games_store (table->save, table->folder, "Sunday"), 2000);
  saved_games_date (saved_games_store (table->save, table->folder, "Monday"), 1000);
  table->library = tr_library_new (table->folder);
  saved_games_wait (table->library);
}

static void
tear_down (Table         *table,
           gconstpointer  data)
{
  g_assert_finalize_object (table->library);
  tr_save_unref (table->save);
}

static char *
path_in (Table      *table,
         const char *file)
{
  char *path = g_build_filename (table->folder, file, NULL);

  g_test_queue_free (path);
  return path;
}

static void
assert_same_file (const char *a,
                  const char *b)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_assert_true (g_file_get_contents (a, &first, NULL, NULL));
  g_assert_true (g_file_get_contents (b, &second, NULL, NULL));
  g_assert_cmpstr (first, ==, second);
}

/* Nothing is left behind: what is there is this, in order. */
static void
assert_files (Table      *table,
              const char *files)
{
  g_autofree char *found = test_folder_list (table->folder);

  g_assert_cmpstr (found, ==, files);
}

/* ── Waiting for answers ── */

static void
on_answer (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  GAsyncResult **answer = data;

  g_assert_null (*answer);
  *answer = g_object_ref (result);
}

static GAsyncResult *
wait_for (GAsyncResult **answer)
{
  while (*answer == NULL)
    saved_games_iterate ();
  return *answer;
}

static gboolean
do_rename (Table       *table,
           TrSavedGame *game,
           const char  *name,
           GError     **error)
{
  g_autoptr(GAsyncResult) answer = NULL;

  tr_library_rename_async (table->library, game, name, NULL, on_answer, &answer);
  return tr_library_rename_finish (table->library, wait_for (&answer), error);
}

static gboolean
do_trash (Table       *table,
          TrSavedGame *game,
          GError     **error)
{
  g_autoptr(GAsyncResult) answer = NULL;

  tr_library_trash_async (table->library, game, NULL, on_answer, &answer);
  return tr_library_trash_finish (table->library, wait_for (&answer), error);
}

static TrSavedGame *
do_duplicate (Table       *table,
              TrSavedGame *game,
              GError     **error)
{
  g_autoptr(GAsyncResult) answer = NULL;

  tr_library_duplicate_async (table->library, game, NULL, on_answer, &answer);
  return tr_library_duplicate_finish (table->library, wait_for (&answer), error);
}

static TrSavedGame *
do_import (Table       *table,
           const char  *path,
           GError     **error)
{
  g_autoptr(GAsyncResult) answer = NULL;

  tr_library_import_async (table->library, path, NULL, on_answer, &answer);
  return tr_library_import_finish (table->library, wait_for (&answer), error);
}

static gboolean
do_export (Table       *table,
           TrSavedGame *game,
           const char  *path,
           gboolean     replace,
           GError     **error)
{
  g_autoptr(GAsyncResult) answer = NULL;

  tr_library_export_async (table->library, game, path, replace, NULL, on_answer, &answer);
  return tr_library_export_finish (table->library, wait_for (&answer), error);
}

/* ── Renaming ── */

static void
test_rename (Table         *table,
             gconstpointer  data)
{
  static const char *const before[] = { "Sunday", "Monday" };
  static const char *const after[] = { "Größe & Co. (2)", "Monday" };
  TrSavedGame *game = tr_library_find (table->library, "Sunday");
  g_autoptr(GError) error = NULL;

  saved_games_assert_list (table->library, before, 2);
  g_assert_true (do_rename (table, game, "  Größe & Co. (2) ", &error));
  g_assert_no_error (error);
  /* The list knows already, and it is still the same object, with the date it had. */
  saved_games_assert_list (table->library, after, 2);
  g_assert_true (tr_library_find (table->library, "Größe & Co. (2)") == game);
  g_assert_cmpint (g_date_time_to_unix (tr_saved_game_get_modified (game)), ==, 2000);
  saved_games_wait (table->library);
  g_assert_false (tr_saved_game_is_broken (game));
  g_assert_cmpuint (tr_saved_game_get_moves (game), ==, 20);
  assert_files (table, "Größe & Co. (2).tworivers Monday.tworivers");

  g_assert_true (do_rename (table, game, "Größe & Co. (2)", &error));
  g_assert_no_error (error);
  saved_games_assert_list (table->library, after, 2);
}

/* A file that is there is never written over. */
static void
test_rename_to_other (Table         *table,
                      gconstpointer  data)
{
  static const char *const names[] = { "Sunday", "Monday" };
  TrSavedGame *game = tr_library_find (table->library, "Sunday");
  g_autoptr(TrSave) other = saved_games_play (3, 7);
  const char *path = saved_games_store (other, table->folder, "Monday");
  g_autofree char *before = NULL;
  g_autofree char *now = NULL;
  g_autoptr(GError) error = NULL;

  saved_games_date (path, 1000);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  g_assert_false (do_rename (table, game, "Monday", &error));
  test_assert_says (error, TR_ERROR_FILE, "Monday.tworivers: there is a file of this name already");
  tr_library_refresh (table->library);
  saved_games_wait (table->library);
  saved_games_assert_list (table->library, names, 2);
  g_assert_cmpstr (tr_saved_game_get_name (game), ==, "Sunday");
  g_assert_true (g_file_get_contents (path, &now, NULL, NULL));
  g_assert_cmpstr (now, ==, before);
  assert_files (table, "Monday.tworivers Sunday.tworivers");
}

static void
test_rename_refused (Table         *table,
                     gconstpointer  data)
{
  static const char *const rows[][2] = {
    { "", "needs a name" },
    { " \t ", "needs a name" },
    { ".hidden", "“.hidden” cannot be the name" },
    { "..", "cannot be the name" },
    { "a/b", "“a/b” cannot be the name" },
    { "../escaped", "cannot be the name" },
    { "two\nlines", "cannot be the name" },
    { "\xff", "cannot be the name" },
  };
  TrSavedGame *game = tr_library_find (table->library, "Sunday");
  g_autofree char *long_name = g_strnfill (300, 'a');
  g_autoptr(GError) too_long = NULL;
  g_autoptr(GError) gone = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_false (do_rename (table, game, rows[i][0], &error));
      test_assert_says (error, TR_ERROR_CALL, rows[i][1]);
    }
  g_assert_false (do_rename (table, game, long_name, &too_long));
  g_assert_error (too_long, TR_ERROR, TR_ERROR_FILE);
  assert_files (table, "Monday.tworivers Sunday.tworivers");

  g_assert_cmpint (g_remove (tr_saved_game_get_path (game)), ==, 0);
  g_object_ref (game);
  g_assert_false (do_rename (table, game, "Tuesday", &gone));
  test_assert_says (gone, TR_ERROR_FILE, "Sunday.tworivers: ");
  assert_files (table, "Monday.tworivers");
  tr_library_refresh (table->library);
  saved_games_wait (table->library);
  g_assert_null (tr_library_find (table->library, "Sunday"));
  g_object_unref (game);
}

/* Names change while files are looked at and read: every game stays the object it was. */
static void
test_rename_in_between (Table         *table,
                        gconstpointer  data)
{
  TrSavedGame *games[30];
  GAsyncResult *answers[30] = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);

      saved_games_store (table->save, table->folder, name);
    }
  g_clear_object (&table->library);
  table->library = tr_library_new (table->folder);
  while (g_list_model_get_n_items (G_LIST_MODEL (table->library)) == 0)
    saved_games_iterate ();
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);
      g_autofree char *new_name = g_strdup_printf ("new %u", i);

      games[i] = tr_library_find (table->library, name);
      g_assert_nonnull (games[i]);
      tr_library_rename_async (table->library, games[i], new_name, NULL, on_answer, &answers[i]);
      tr_library_refresh (table->library);
      g_main_context_iteration (NULL, FALSE);
    }
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *new_name = g_strdup_printf ("new %u", i);

      g_assert_true (tr_library_rename_finish (table->library, wait_for (&answers[i]), NULL));
      g_assert_true (tr_library_find (table->library, new_name) == games[i]);
      g_object_unref (answers[i]);
    }
  saved_games_wait (table->library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->library)), ==, 32);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_assert_false (tr_saved_game_is_broken (games[i]));
      g_assert_cmpuint (tr_saved_game_get_moves (games[i]), ==, 20);
    }
}

/* The same where files cannot have two names. */
static void
test_no_links (Table         *table,
               gconstpointer  data)
{
  TrSavedGame *game = tr_library_find (table->library, "Sunday");
  g_autofree char *before = NULL;
  g_autofree char *now = NULL;
  g_autoptr(TrSavedGame) copy = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GError) there = NULL;
  g_autoptr(GError) gone = NULL;

  no_links = TRUE;
  g_assert_true (g_file_get_contents (tr_saved_game_get_path (game), &before, NULL, NULL));
  g_assert_false (do_rename (table, game, "Monday", &there));
  test_assert_says (there, TR_ERROR_FILE, "there is a file of this name already");
  do_rename (table, game, "Tuesday", &error);
  g_assert_no_error (error);
  copy = do_duplicate (table, game, &error);
  g_assert_no_error (error);
  assert_files (table, "Monday.tworivers Tuesday (2).tworivers Tuesday.tworivers");
  g_assert_true (g_file_get_contents (tr_saved_game_get_path (copy), &now, NULL, NULL));
  g_assert_cmpstr (now, ==, before);

  g_assert_cmpint (g_remove (tr_saved_game_get_path (copy)), ==, 0);
  g_assert_false (do_rename (table, copy, "Wednesday", &gone));
  test_assert_says (gone, TR_ERROR_FILE, "Tuesday (2).tworivers: ");
  assert_files (table, "Monday.tworivers Tuesday.tworivers");
  no_links = FALSE;
}

/* ── The trash ── */

static void
test_trash (Table         *table,
            gconstpointer  data)
{
  g_autofree char *trash = g_build_filename (g_get_user_data_dir (), "Trash", "files", "Sunday.tworivers", NULL);
  g_autoptr(GError) error = NULL;

  if (g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("in a sandbox the trash belongs to another program");
      return;
    }
  do_trash (table, tr_library_find (table->library, "Sunday"), &error);
  g_assert_no_error (error);
  g_assert_null (tr_library_find (table->library, "Sunday"));
  assert_files (table, "Monday.tworivers");
  assert_same_file (trash, path_in (table, "Monday.tworivers"));
}

static TrSavedGame *
do_restore (Table        *table,
            TrSavedGame  *game,
            GError      **error)
{
  g_autoptr(GAsyncResult) answer = NULL;

  tr_library_restore_async (table->library, game, NULL, on_answer, &answer);
  return tr_library_restore_finish (table->library, wait_for (&answer), error);
}

/* It is what and where it was, unless its name was taken meanwhile. */
static void
test_restore (Table         *table,
              gconstpointer  data)
{
  g_autoptr(TrSavedGame) game = g_object_ref (tr_library_find (table->library, "Sunday"));
  g_autoptr(TrSavedGame) back = NULL;
  g_autoptr(TrSavedGame) again = NULL;
  g_autoptr(TrSavedGame) other = g_object_ref (tr_library_find (table->library, "Monday"));
  g_autoptr(GError) error = NULL;

  do_trash (table, game, &error);
  g_assert_no_error (error);
  back = do_restore (table, game, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (tr_saved_game_get_name (back), ==, "Sunday");
  g_assert_cmpint (g_date_time_to_unix (tr_saved_game_get_modified (back)), ==, 2000);
  assert_files (table, "Monday.tworivers Sunday.tworivers");
  assert_same_file (path_in (table, "Sunday.tworivers"), path_in (table, "Monday.tworivers"));

  again = do_restore (table, game, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (tr_saved_game_get_name (again), ==, "Sunday (2)");

  /* This one never went. */
  g_assert_null (do_restore (table, other, &error));
  test_assert_says (error, TR_ERROR_FILE, "Monday.tworivers: this can be brought back from the trash alone");
}

/* Where nothing can be put into the trash, nothing is deleted either. */
static void
test_no_trash (Table         *table,
               gconstpointer  data)
{
  g_autofree char *trash = g_build_filename (g_get_user_data_dir (), "Trash", NULL);
  TrSavedGame *game = tr_library_find (table->library, "Sunday");
  g_autoptr(GError) error = NULL;

  if (g_file_test (trash, G_FILE_TEST_IS_DIR))
    test_folder_remove (trash);
  g_assert_true (g_file_set_contents (trash, "in the way", -1, NULL));
  g_assert_false (do_trash (table, game, &error));
  g_assert_cmpint (g_remove (trash), ==, 0);
  test_assert_says (error, TR_ERROR_FILE, "Sunday.tworivers: this cannot be moved to the trash, and stays where it is: ");
  assert_files (table, "Monday.tworivers Sunday.tworivers");
  g_assert_true (tr_library_find (table->library, "Sunday") == game);
}

/* ── Copies ── */

static void
test_duplicate (Table         *table,
                gconstpointer  data)
{
  static const char *const names[] = { "Sunday (2)", "Sunday (3)", "Sunday (4)" };
  TrSavedGame *game = tr_library_find (table->library, "Sunday");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(TrSavedGame) copy = do_duplicate (table, game, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (tr_saved_game_get_name (copy), ==, names[i]);
      g_assert_true (tr_library_find (table->library, names[i]) == copy);
      assert_same_file (tr_saved_game_get_path (copy), tr_saved_game_get_path (game));
      /* A copy of a copy is no copy with two numbers. */
      game = copy;
    }
  assert_files (table, "Monday.tworivers Sunday (2).tworivers Sunday (3).tworivers Sunday (4).tworivers"
                " Sunday.tworivers");
}

/* What looks like a number and is none stays; a broken file can be copied too. */
static void
test_duplicate_odd (Table         *table,
                    gconstpointer  data)
{
  static const char *const rows[][2] = {
    { "a (b)", "a (b) (2)" },
    { "(2)", "(2) (2)" },
    { "a(2)", "a(2) (2)" },
    { "a (2) b", "a (2) b (2)" },
    { "a ()", "a () (2)" },
    { "a (9)", "a (2)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    saved_games_write (table->folder, rows[i][0], "{");
  tr_library_refresh (table->library);
  saved_games_wait (table->library);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(TrSavedGame) copy = do_duplicate (table, tr_library_find (table->library, rows[i][0]), &error);

      g_assert_no_error (error);
      g_assert_cmpstr (tr_saved_game_get_name (copy), ==, rows[i][1]);
      assert_same_file (path_in (table, "a (b).tworivers"), tr_saved_game_get_path (copy));
    }
}

static void
test_import (Table         *table,
             gconstpointer  data)
{
  const char *path = saved_games_store (table->save, table->other, "Tuesday");
  const char *taken = saved_games_store (table->save, table->other, "Sunday");
  const char *hidden = saved_games_store (table->save, table->other, ".hidden");
  g_autofree char *json = g_strconcat (path, ".json", NULL);
  g_autofree char *contents = NULL;
  const struct
  {
    const char *path;
    const char *name;
  } rows[] = {
    { path, "Tuesday" },
    { path, "Tuesday (2)" },
    { taken, "Sunday (2)" },
    { hidden, "hidden" },
    { json, "Tuesday.tworivers" },
  };

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_true (g_file_set_contents (json, contents, -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(TrSavedGame) game = do_import (table, rows[i].path, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (tr_saved_game_get_name (game), ==, rows[i].name);
      g_assert_true (tr_library_find (table->library, rows[i].name) == game);
      assert_same_file (tr_saved_game_get_path (game), path);
      saved_games_wait (table->library);
      g_assert_cmpuint (tr_saved_game_get_moves (game), ==, 20);
    }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->library)), ==, 7);
}

/* Only what can be played is taken in. */
static void
test_import_refused (Table         *table,
                     gconstpointer  data)
{
  const char *broken = saved_games_write (table->other, "broken", "{\"game\": \"chess\"}");
  const char *empty = saved_games_write (table->other, "empty", "");
  const char *spoilt = saved_games_store (table->save, table->other, "spoilt");
  g_autofree char *missing = g_build_filename (table->other, "missing.tworivers", NULL);
  g_autofree char *contents = NULL;
  const char *paths[] = { broken, empty, spoilt, missing, table->other };

  g_assert_true (g_file_get_contents (spoilt, &contents, NULL, NULL));
  *strstr (contents, "bid ") = '?';
  g_assert_true (g_file_set_contents (spoilt, contents, -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_null (do_import (table, paths[i], &error));
      g_assert_true (error->domain == TR_ERROR);
      g_assert_nonnull (strstr (error->message, paths[i]));
    }
  assert_files (table, "Monday.tworivers Sunday.tworivers");
}

/* The folder was removed meanwhile: it is made again. */
static void
test_import_anew (Table         *table,
                  gconstpointer  data)
{
  const char *path = saved_games_store (table->save, table->other, "Tuesday");
  g_autoptr(TrSavedGame) game = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_cmpint (g_remove (path_in (table, "Sunday.tworivers")), ==, 0);
  g_assert_cmpint (g_remove (path_in (table, "Monday.tworivers")), ==, 0);
  g_assert_cmpint (g_rmdir (table->folder), ==, 0);
  game = do_import (table, path, &error);
  g_assert_no_error (error);
  g_assert_true (tr_library_find (table->library, "Tuesday") == game);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->library)), ==, 1);
}

static void
test_export (Table         *table,
             gconstpointer  data)
{
  TrSavedGame *game = tr_library_find (table->library, "Sunday");
  g_autofree char *path = g_build_filename (table->other, "out.tworivers", NULL);
  g_autofree char *nowhere = g_build_filename (table->other, "no", "where.tworivers", NULL);
  g_autofree char *contents = NULL;
  g_autofree char *left = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GError) there = NULL;
  g_autoptr(GError) no_folder = NULL;
  g_autoptr(GError) folder = NULL;

  g_assert_true (do_export (table, game, path, FALSE, &error));
  g_assert_no_error (error);
  assert_same_file (path, tr_saved_game_get_path (game));

  /* Only who says so writes over a file. */
  g_assert_true (g_file_set_contents (path, "mine", -1, NULL));
  g_assert_false (do_export (table, game, path, FALSE, &there));
  test_assert_says (there, TR_ERROR_FILE, "out.tworivers: there is a file of this name already");
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "mine");
  g_assert_true (do_export (table, game, path, TRUE, &error));
  g_assert_no_error (error);
  assert_same_file (path, tr_saved_game_get_path (game));

  g_assert_false (do_export (table, game, nowhere, TRUE, &no_folder));
  test_assert_says (no_folder, TR_ERROR_FILE, "where.tworivers: ");
  g_assert_false (do_export (table, game, table->other, TRUE, &folder));
  test_assert_says (folder, TR_ERROR_FILE, "this is not a file that can be written");

  left = test_folder_list (table->other);
  g_assert_cmpstr (left, ==, "out.tworivers");
}

/* ── Cancelling ── */

static void
assert_cancelled (GError *error)
{
  g_autoptr(GError) taken = error;

  g_assert_error (taken, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
test_cancelled (Table         *table,
                gconstpointer  data)
{
  TrSavedGame *game = tr_library_find (table->library, "Sunday");
  const char *path = saved_games_store (table->save, table->other, "Tuesday");
  g_autofree char *out = g_build_filename (table->other, "out.tworivers", NULL);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  GAsyncResult *answers[5] = { NULL };
  GError *errors[5] = { NULL };

  g_cancellable_cancel (cancellable);
  tr_library_rename_async (table->library, game, "Tuesday", cancellable, on_answer, &answers[0]);
  tr_library_trash_async (table->library, game, cancellable, on_answer, &answers[1]);
  tr_library_duplicate_async (table->library, game, cancellable, on_answer, &answers[2]);
  tr_library_import_async (table->library, path, cancellable, on_answer, &answers[3]);
  tr_library_export_async (table->library, game, out, TRUE, cancellable, on_answer, &answers[4]);
  g_assert_false (tr_library_rename_finish (table->library, wait_for (&answers[0]), &errors[0]));
  g_assert_false (tr_library_trash_finish (table->library, wait_for (&answers[1]), &errors[1]));
  g_assert_null (tr_library_duplicate_finish (table->library, wait_for (&answers[2]), &errors[2]));
  g_assert_null (tr_library_import_finish (table->library, wait_for (&answers[3]), &errors[3]));
  g_assert_false (tr_library_export_finish (table->library, wait_for (&answers[4]), &errors[4]));
  for (guint i = 0; i < 5; i++)
    {
      assert_cancelled (errors[i]);
      g_object_unref (answers[i]);
    }
  assert_files (table, "Monday.tworivers Sunday.tworivers");
  g_assert_false (g_file_test (out, G_FILE_TEST_EXISTS));

  /* The list goes on as before. */
  saved_games_store (table->save, table->folder, "Wednesday");
  while (tr_library_find (table->library, "Wednesday") == NULL)
    saved_games_iterate ();
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void      (*test) (Table         *table,
                       gconstpointer  data);
  } tests[] = {
    { "/library/rename/plain", test_rename },
    { "/library/rename/to-other", test_rename_to_other },
    { "/library/rename/refused", test_rename_refused },
    { "/library/rename/in-between", test_rename_in_between },
    { "/library/rename/no-links", test_no_links },
    { "/library/trash/plain", test_trash },
    { "/library/trash/none", test_no_trash },
    { "/library/trash/restored", test_restore },
    { "/library/duplicate/plain", test_duplicate },
    { "/library/duplicate/odd", test_duplicate_odd },
    { "/library/import/plain", test_import },
    { "/library/import/refused", test_import_refused },
    { "/library/import/anew", test_import_anew },
    { "/library/export", test_export },
    { "/library/cancelled", test_cancelled },
  };
  int status;

  g_test_init (&argc, &argv, NULL);
  saved_games_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Table, NULL, set_up, tests[i].test, tear_down);
  status = g_test_run ();
  saved_games_clear ();
  return status;
}
