/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "saved-games.h"

#include "files.h"
#include "folders.h"
#include "saves.h"
#include "tr-games.h"

#define PATIENCE_SECONDS 20

static GPtrArray *folders;

void
saved_games_init (void)
{
  test_files_init ();
  folders = g_ptr_array_new ();
  g_setenv ("HOME", saved_games_folder (), TRUE);
  g_setenv ("XDG_DATA_HOME", g_getenv ("HOME"), TRUE);
}

void
saved_games_clear (void)
{
  for (guint i = 0; i < folders->len; i++)
    if (g_file_test (g_ptr_array_index (folders, i), G_FILE_TEST_IS_DIR))
      test_folder_remove (g_ptr_array_index (folders, i));
  g_ptr_array_unref (folders);
  test_files_clear ();
}

const char *
saved_games_folder (void)
{
  char *folder = test_folder_new ();

  g_ptr_array_add (folders, folder);
  return folder;
}

TrSave *
saved_games_play (unsigned players,
                  guint    n_moves)
{
  g_autoptr(TrRecord) record = test_record_new (tr_games_find ("assyria-2e"), players, 11);

  test_record_play (record, n_moves, 5);
  return tr_save_new (record);
}

static const char *
path_of (const char *folder,
         const char *name)
{
  g_autofree char *file = g_strconcat (name, TR_LIBRARY_ENDING, NULL);
  char *path = g_build_filename (folder, file, NULL);

  g_test_queue_free (path);
  return path;
}

const char *
saved_games_store (TrSave     *save,
                   const char *folder,
                   const char *name)
{
  const char *path = path_of (folder, name);
  g_autoptr(GError) error = NULL;

  tr_save_store (save, path, &error);
  g_assert_no_error (error);
  return path;
}

const char *
saved_games_write (const char *folder,
                   const char *name,
                   const char *contents)
{
  const char *path = path_of (folder, name);
  g_autoptr(GError) error = NULL;

  g_file_set_contents (path, contents, -1, &error);
  g_assert_no_error (error);
  return path;
}

void
saved_games_date (const char *path,
                  gint64      date)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GError) error = NULL;

  g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, (guint64) date, G_FILE_QUERY_INFO_NONE, NULL, &error);
  g_assert_no_error (error);
}

static gboolean
on_waited_in_vain (gpointer data)
{
  g_error ("nothing has happened for %d seconds", PATIENCE_SECONDS);
  return G_SOURCE_REMOVE;
}

void
saved_games_iterate (void)
{
  guint id = g_timeout_add_seconds (PATIENCE_SECONDS, on_waited_in_vain, NULL);

  g_main_context_iteration (NULL, TRUE);
  g_source_remove (id);
}

void
saved_games_wait (TrLibrary *library)
{
  while (tr_library_is_loading (library))
    saved_games_iterate ();
}

void
saved_games_assert_list (TrLibrary         *library,
                         const char *const *names,
                         guint              n_names)
{
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, n_names);
  for (guint i = 0; i < n_names; i++)
    {
      g_autoptr(TrSavedGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);

      g_assert_cmpstr (tr_saved_game_get_name (game), ==, names[i]);
    }
}
