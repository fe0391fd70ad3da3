/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-library-private.h"

#include "tr-auto.h"
#include "tr-error.h"
#include "tr-json.h"
#include "tr-save.h"

/* What a person does with saved games. Each is a job for a thread; whoever asked gets the answer when the list knows. */

typedef struct Job Job;

struct Job
{
  gboolean    (*work) (Job           *job,
                       GCancellable  *cancellable,
                       GError       **error);
  char         *folder;
  char         *path;           /* of the game, or of what is imported */
  char         *to;             /* a name, or a path */
  gboolean      replace;
  gboolean      answers_game;
  char         *made;           /* where the file is now */
  GBytes       *contents;       /* of what is in the trash */
  gint64        modified;
};

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->folder);
  g_free (job->path);
  g_free (job->to);
  g_free (job->made);
  g_clear_pointer (&job->contents, g_bytes_unref);
  g_free (job);
}

/* ── In a thread ── */

static gboolean
work_rename (Job           *job,
             GCancellable  *cancellable,
             GError       **error)
{
  job->made = tr_files_check_name (job->folder, job->to, error);
  return job->made != NULL && tr_files_move (job->path, job->made, error);
}

static gboolean
work_trash (Job           *job,
            GCancellable  *cancellable,
            GError       **error)
{
  g_autoptr(GFile) file = g_file_new_for_path (job->path);
  g_autoptr(GError) problem = NULL;
  g_autofree char *sentence = NULL;

  /* A file that cannot be read can be thrown away all the same, but not be brought back. */
  job->contents = tr_files_read (job->path, NULL);
  if (g_file_trash (file, cancellable, &problem))
    return TRUE;
  if (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return FALSE;
    }
  /* Translators: why the file was not deleted */
  sentence = g_strdup_printf (_("this cannot be moved to the trash, and stays where it is: %s"), problem->message);
  tr_error_set_place (error, TR_ERROR_FILE, job->path, 0, NULL, sentence);
  return FALSE;
}

/* What comes before the ending, whichever it is. */
static char *
name_of (const char *path)
{
  static const char *const endings[] = { TR_LIBRARY_ENDING, ".json" };
  char *name = g_path_get_basename (path);

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      if (!g_str_has_suffix (name, endings[i]) || g_str_equal (name, endings[i]))
        continue;
      name[strlen (name) - strlen (endings[i])] = '\0';
      break;
    }
  return name;
}

static gboolean
work_restore (Job           *job,
              GCancellable  *cancellable,
              GError       **error)
{
  g_autofree char *name = name_of (job->path);
  g_autoptr(GFile) file = NULL;

  if (job->contents == NULL)
    {
      tr_error_set_place (error, TR_ERROR_FILE, job->path, 0, NULL, _("this can be brought back from the trash alone"));
      return FALSE;
    }
  job->made = tr_files_add (job->contents, job->folder, name, error);
  if (job->made == NULL)
    return FALSE;
  /* It keeps its place in the list; without, it is there all the same. */
  file = g_file_new_for_path (job->made);
  g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, (guint64) (job->modified / G_USEC_PER_SEC),
                               G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_file_set_attribute_uint32 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC, (guint32) (job->modified % G_USEC_PER_SEC),
                               G_FILE_QUERY_INFO_NONE, NULL, NULL);
  return TRUE;
}

static gboolean
work_duplicate (Job           *job,
                GCancellable  *cancellable,
                GError       **error)
{
  g_autofree char *name = name_of (job->path);
  g_autoptr(GBytes) contents = tr_files_read (job->path, error);

  if (contents == NULL)
    return FALSE;
  job->made = tr_files_add (contents, job->folder, name, error);
  return job->made != NULL;
}

static gboolean
check_contents (GBytes      *contents,
                const char  *path,
                GError     **error)
{
  gsize length;
  const char *data = g_bytes_get_data (contents, &length);
  g_autoptr(TrValue) value = tr_json_parse (path, length > 0 ? data : "", length, error);
  g_autoptr(TrSave) save = NULL;

  return value != NULL && tr_save_read (value, path, &save, error);
}

static gboolean
work_import (Job           *job,
             GCancellable  *cancellable,
             GError       **error)
{
  g_autoptr(GBytes) contents = tr_files_read (job->path, error);
  g_autofree char *name = name_of (job->path);
  const char *visible = name;

  /* What is copied is what was checked, whatever happens to the file meanwhile. */
  if (contents == NULL || !check_contents (contents, job->path, error)
      || g_cancellable_set_error_if_cancelled (cancellable, error)
      || !tr_files_make_folder (job->folder, error))
    return FALSE;
  while (*visible == '.')
    visible++;
  job->made = tr_files_add (contents, job->folder, *visible != '\0' ? visible : _("Game"), error);
  return job->made != NULL;
}

static gboolean
work_export (Job           *job,
             GCancellable  *cancellable,
             GError       **error)
{
  g_autoptr(GBytes) contents = tr_files_read (job->path, error);

  return contents != NULL && tr_files_write (contents, job->to, job->replace, error);
}

static void
run_job (GTask        *task,
         gpointer      source,
         gpointer      data,
         GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;

  if (g_cancellable_set_error_if_cancelled (cancellable, &error) || !job->work (job, cancellable, &error))
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

/* ── In the main thread ── */

static void
on_job_done (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(GTask) task = data;
  TrLibrary *self = g_task_get_source_object (task);
  Job *job = g_task_get_task_data (G_TASK (result));
  GError *error = NULL;

  gboolean done = g_task_propagate_boolean (G_TASK (result), &error);

  if (done && job->work == work_rename)
    tr_library_take_rename (self, g_task_get_task_data (task), job->made);
  if (done && job->work == work_trash)
    tr_saved_game_set_contents (g_task_get_task_data (task), job->contents);
  if (job->work == work_rename)
    tr_library_release (self);
  if (done)
    tr_library_return_later (self, task, job->answers_game ? job->made : NULL);
  else
    g_task_return_error (task, error);
}

/* Takes JOB. What has been done is told even if it was cancelled too late. Library and game belong to a task that no
 * thread gets hold of, so that none of them is the last to let them go. */
static void
start (TrLibrary           *self,
       gpointer             tag,
       Job                 *job,
       TrSavedGame         *game,
       GCancellable        *cancellable,
       GAsyncReadyCallback  callback,
       gpointer             data)
{
  g_autoptr(GTask) work = NULL;
  GTask *task = g_task_new (self, cancellable, callback, data);

  g_task_set_source_tag (task, tag);
  g_task_set_check_cancellable (task, FALSE);
  if (game != NULL)
    g_task_set_task_data (task, g_object_ref (game), g_object_unref);
  work = g_task_new (NULL, cancellable, on_job_done, task);
  g_task_set_source_tag (work, start);
  g_task_set_check_cancellable (work, FALSE);
  g_task_set_task_data (work, job, job_free);
  job->folder = g_strdup (tr_library_get_folder (self));
  g_task_run_in_thread (work, run_job);
}

static Job *
job_on_game (TrSavedGame *game,
             gboolean   (*work) (Job           *job,
                                 GCancellable  *cancellable,
                                 GError       **error))
{
  Job *job = g_new0 (Job, 1);

  job->work = work;
  job->path = g_strdup (tr_saved_game_get_path (game));
  return job;
}

void
tr_library_rename_async (TrLibrary           *self,
                         TrSavedGame         *game,
                         const char          *name,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             data)
{
  Job *job;

  g_return_if_fail (TR_IS_LIBRARY (self));
  g_return_if_fail (TR_IS_SAVED_GAME (game));
  g_return_if_fail (name != NULL);

  job = job_on_game (game, work_rename);
  job->to = g_strdup (name);
  tr_library_hold (self);
  start (self, tr_library_rename_async, job, game, cancellable, callback, data);
}

gboolean
tr_library_rename_finish (TrLibrary     *self,
                          GAsyncResult  *result,
                          GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, tr_library_rename_async), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
tr_library_trash_async (TrLibrary           *self,
                        TrSavedGame         *game,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  g_return_if_fail (TR_IS_LIBRARY (self));
  g_return_if_fail (TR_IS_SAVED_GAME (game));

  start (self, tr_library_trash_async, job_on_game (game, work_trash), game, cancellable, callback, data);
}

gboolean
tr_library_trash_finish (TrLibrary     *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, tr_library_trash_async), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
tr_library_restore_async (TrLibrary           *self,
                          TrSavedGame         *game,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  GBytes *contents;
  Job *job;

  g_return_if_fail (TR_IS_LIBRARY (self));
  g_return_if_fail (TR_IS_SAVED_GAME (game));

  job = job_on_game (game, work_restore);
  job->answers_game = TRUE;
  contents = tr_saved_game_get_contents (game, &job->modified);
  job->contents = contents != NULL ? g_bytes_ref (contents) : NULL;
  start (self, tr_library_restore_async, job, game, cancellable, callback, data);
}

TrSavedGame *
tr_library_restore_finish (TrLibrary     *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, tr_library_restore_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
tr_library_duplicate_async (TrLibrary           *self,
                            TrSavedGame         *game,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             data)
{
  Job *job;

  g_return_if_fail (TR_IS_LIBRARY (self));
  g_return_if_fail (TR_IS_SAVED_GAME (game));

  job = job_on_game (game, work_duplicate);
  job->answers_game = TRUE;
  start (self, tr_library_duplicate_async, job, game, cancellable, callback, data);
}

TrSavedGame *
tr_library_duplicate_finish (TrLibrary     *self,
                             GAsyncResult  *result,
                             GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, tr_library_duplicate_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
tr_library_import_async (TrLibrary           *self,
                         const char          *path,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             data)
{
  Job *job;

  g_return_if_fail (TR_IS_LIBRARY (self));
  g_return_if_fail (path != NULL);

  job = g_new0 (Job, 1);
  job->work = work_import;
  job->path = g_strdup (path);
  job->answers_game = TRUE;
  start (self, tr_library_import_async, job, NULL, cancellable, callback, data);
}

TrSavedGame *
tr_library_import_finish (TrLibrary     *self,
                          GAsyncResult  *result,
                          GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, tr_library_import_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
tr_library_export_async (TrLibrary           *self,
                         TrSavedGame         *game,
                         const char          *path,
                         gboolean             replace,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             data)
{
  Job *job;

  g_return_if_fail (TR_IS_LIBRARY (self));
  g_return_if_fail (TR_IS_SAVED_GAME (game));
  g_return_if_fail (path != NULL);

  job = job_on_game (game, work_export);
  job->to = g_strdup (path);
  job->replace = replace;
  start (self, tr_library_export_async, job, game, cancellable, callback, data);
}

gboolean
tr_library_export_finish (TrLibrary     *self,
                          GAsyncResult  *result,
                          GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, tr_library_export_async), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
