/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-library-private.h"

/* How the list learns what is in the folder: a thread looks at all of it, the list takes over what is new, and another
 * thread reads one file after the other. Whatever happens in the folder, nothing else is ever done about it. */

typedef struct
{
  GTask *task;
  char  *path;                  /* NULL: TRUE will do */
} Answer;

/* Work in threads does not keep a library alive that nobody looks at any more. Nor does a thread get hold of an object:
 * it might be the last to let it go. */
typedef struct
{
  GWeakRef     library;
  TrSavedGame *game;            /* that is read */
  GPtrArray   *answers;         /* to be given when the folder has been looked at */
} Caller;

static Caller *
caller_new (TrLibrary *self)
{
  Caller *caller = g_new0 (Caller, 1);

  g_weak_ref_init (&caller->library, self);
  return caller;
}

static void
caller_free (Caller *caller)
{
  g_weak_ref_clear (&caller->library);
  g_clear_object (&caller->game);
  g_clear_pointer (&caller->answers, g_ptr_array_unref);
  g_free (caller);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Caller, caller_free)

/* ── Reading files, one after the other ── */

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  g_task_return_pointer (task, tr_summary_load (data), (GDestroyNotify) tr_summary_free);
}

static void read_next (TrLibrary *self);

static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(Caller) caller = data;
  g_autoptr(TrLibrary) self = g_weak_ref_get (&caller->library);
  g_autoptr(TrSummary) summary = g_task_propagate_pointer (G_TASK (result), NULL);

  g_assert (summary != NULL);

  /* One that was renamed meanwhile is read again. */
  if (g_str_equal (tr_saved_game_get_path (caller->game), g_task_get_task_data (G_TASK (result))))
    tr_saved_game_set_summary (caller->game, g_steal_pointer (&summary));
  if (self == NULL)
    return;
  self->reading = FALSE;
  read_next (self);
}

static void
read_next (TrLibrary *self)
{
  g_autoptr(GTask) task = NULL;
  TrSavedGame *game = NULL;
  Caller *caller;

  if (!self->reading)
    game = g_queue_pop_head (&self->unread);
  if (game != NULL)
    {
      self->reading = TRUE;
      caller = caller_new (self);
      caller->game = game;
      task = g_task_new (NULL, NULL, on_read, caller);
      g_task_set_source_tag (task, read_next);
      g_task_set_task_data (task, g_strdup (tr_saved_game_get_path (game)), g_free);
      g_task_run_in_thread (task, read_in_thread);
    }
  tr_library_tell (self);
}

static void
add_unread (TrLibrary   *self,
            TrSavedGame *game)
{
  if (g_queue_find (&self->unread, game) == NULL)
    g_queue_push_tail (&self->unread, g_object_ref (game));
}

/* ── Looking at the folder ── */

void
tr_library_free_answer (gpointer data)
{
  Answer *answer = data;

  g_object_unref (answer->task);
  g_free (answer->path);
  g_free (answer);
}

static TrSavedGame *
find_path (TrLibrary  *self,
           const char *path)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->games)); i++)
    {
      g_autoptr(TrSavedGame) game = g_list_model_get_item (G_LIST_MODEL (self->games), i);

      /* The list holds it. */
      if (g_str_equal (tr_saved_game_get_path (game), path))
        return game;
    }
  return NULL;
}

static void
give_answers (TrLibrary *self,
              GPtrArray *answers)
{
  for (guint i = 0; i < answers->len; i++)
    {
      Answer *answer = g_ptr_array_index (answers, i);
      TrSavedGame *game = answer->path != NULL ? find_path (self, answer->path) : NULL;
      TrFileStamp unknown = { 0 };

      if (answer->path == NULL)
        g_task_return_boolean (answer->task, TRUE);
      else if (game != NULL)
        g_task_return_pointer (answer->task, g_object_ref (game), g_object_unref);
      else
        /* It was there, and somebody else has taken it away already. */
        g_task_return_pointer (answer->task, tr_saved_game_new (answer->path, &unknown), g_object_unref);
    }
}

static gboolean
is_in_order (TrLibrary *self,
             guint      position)
{
  GListModel *games = G_LIST_MODEL (self->games);
  g_autoptr(TrSavedGame) game = g_list_model_get_item (games, position);
  g_autoptr(TrSavedGame) before = position > 0 ? g_list_model_get_item (games, position - 1) : NULL;
  g_autoptr(TrSavedGame) after = g_list_model_get_item (games, position + 1);

  return (before == NULL || tr_saved_game_compare (before, game, NULL) <= 0)
         && (after == NULL || tr_saved_game_compare (game, after, NULL) <= 0);
}

/* Takes from FOUND, by path, what is listed already. Only what changes its place leaves the list for that. */
static void
update_listed (TrLibrary  *self,
               GHashTable *found)
{
  g_autoptr(GPtrArray) moved = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->games)); i > 0; i--)
    {
      g_autoptr(TrSavedGame) game = g_list_model_get_item (G_LIST_MODEL (self->games), i - 1);
      const char *path = tr_saved_game_get_path (game);
      const TrFoundFile *file = g_hash_table_lookup (found, path);

      if (file == NULL)
        {
          g_list_store_remove (self->games, i - 1);
          continue;
        }
      if (tr_saved_game_set_stamp (game, &file->stamp))
        add_unread (self, game);
      if (!is_in_order (self, i - 1))
        {
          g_list_store_remove (self->games, i - 1);
          g_ptr_array_add (moved, g_object_ref (game));
        }
      g_hash_table_remove (found, path);
    }
  for (guint i = 0; i < moved->len; i++)
    g_list_store_insert_sorted (self->games, g_ptr_array_index (moved, i), tr_saved_game_compare, NULL);
}

static int
compare_pointers (gconstpointer a,
                  gconstpointer b)
{
  return tr_saved_game_compare (*(const gconstpointer *) a, *(const gconstpointer *) b, NULL);
}

static void
list_new (TrLibrary  *self,
          GHashTable *found)
{
  g_autoptr(GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);
  GHashTableIter iter;
  gpointer file;

  g_hash_table_iter_init (&iter, found);
  while (g_hash_table_iter_next (&iter, NULL, &file))
    g_ptr_array_add (games, tr_saved_game_new (((TrFoundFile *) file)->path, &((TrFoundFile *) file)->stamp));
  g_ptr_array_sort (games, compare_pointers);
  for (guint i = 0; i < games->len; i++)
    add_unread (self, g_ptr_array_index (games, i));

  if (g_list_model_get_n_items (G_LIST_MODEL (self->games)) == 0)
    g_list_store_splice (self->games, 0, 0, games->pdata, games->len);
  else
    for (guint i = 0; i < games->len; i++)
      g_list_store_insert_sorted (self->games, g_ptr_array_index (games, i), tr_saved_game_compare, NULL);
}

static void
take_files (TrLibrary *self,
            GPtrArray *files)
{
  g_autoptr(GHashTable) found = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < files->len; i++)
    {
      TrFoundFile *file = g_ptr_array_index (files, i);

      g_hash_table_insert (found, file->path, file);
    }
  update_listed (self, found);
  list_new (self, found);
}

static void
scan_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  GError *error = NULL;
  GPtrArray *files = tr_files_scan (data, &error);

  if (files != NULL)
    g_task_return_pointer (task, files, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

static void
on_scanned (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(Caller) caller = data;
  g_autoptr(TrLibrary) self = g_weak_ref_get (&caller->library);
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) files = g_task_propagate_pointer (G_TASK (result), &error);

  if (self == NULL)
    return;
  self->scanning = FALSE;
  if (self->useless)
    {
      g_ptr_array_extend_and_steal (self->answers, g_steal_pointer (&caller->answers));
      tr_library_scan (self);
      return;
    }

  g_free (self->problem);
  self->problem = error != NULL ? g_strdup (error->message) : NULL;
  if (files == NULL)
    files = g_ptr_array_new ();
  take_files (self, files);
  give_answers (self, caller->answers);
  if (self->stale)
    tr_library_scan (self);
  read_next (self);
}

void
tr_library_scan (TrLibrary *self)
{
  g_autoptr(GTask) task = NULL;
  Caller *caller;

  g_return_if_fail (TR_IS_LIBRARY (self));

  self->stale = self->scanning || self->held > 0;
  if (!self->stale)
    {
      self->scanning = TRUE;
      self->useless = FALSE;
      caller = caller_new (self);
      caller->answers = g_steal_pointer (&self->answers);
      self->answers = g_ptr_array_new_with_free_func (tr_library_free_answer);
      task = g_task_new (NULL, NULL, on_scanned, caller);
      g_task_set_source_tag (task, tr_library_scan);
      g_task_set_task_data (task, g_strdup (self->folder), g_free);
      g_task_run_in_thread (task, scan_in_thread);
    }
  tr_library_tell (self);
}

/* ── Jobs ── */

void
tr_library_hold (TrLibrary *self)
{
  g_return_if_fail (TR_IS_LIBRARY (self));

  self->held++;
  self->useless = TRUE;
}

void
tr_library_release (TrLibrary *self)
{
  g_return_if_fail (TR_IS_LIBRARY (self));
  g_return_if_fail (self->held > 0);

  self->held--;
  if (self->held == 0 && self->stale)
    tr_library_scan (self);
}

void
tr_library_take_rename (TrLibrary   *self,
                        TrSavedGame *game,
                        const char  *path)
{
  g_return_if_fail (TR_IS_LIBRARY (self));
  g_return_if_fail (TR_IS_SAVED_GAME (game));
  g_return_if_fail (path != NULL);

  tr_saved_game_set_path (game, path);
  /* Whoever was reading it may have missed it. */
  add_unread (self, game);
}

void
tr_library_return_later (TrLibrary  *self,
                         GTask      *task,
                         const char *path)
{
  Answer *answer;

  g_return_if_fail (TR_IS_LIBRARY (self));
  g_return_if_fail (G_IS_TASK (task));

  answer = g_new0 (Answer, 1);
  answer->task = g_object_ref (task);
  answer->path = g_strdup (path);
  g_ptr_array_add (self->answers, answer);
  tr_library_scan (self);
}
