/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-keeper.h"

#include "tr-auto.h"
#include "tr-error.h"
#include "tr-library.h"
#include "tr-words.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>

struct _TrKeeper
{
  GObject     parent_instance;

  char       *folder;
  TrAutosave *autosave;

  TrSave     *left;
  gboolean    left_broken;      /* only a part of it could be read: the autosave keeps the file itself */
  GDateTime  *left_date;
  char       *problem;

  TrSession  *session;
  char       *path;             /* of the file it came from; NULL: from none */
  TrSave     *loaded;           /* what was in that file */
};

G_DEFINE_FINAL_TYPE (TrKeeper, tr_keeper, G_TYPE_OBJECT)

char *
tr_keeper_dup_usual_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "two-rivers", NULL);
}

/* ── Saves ── */

static gboolean
is_finished (const TrSave *save)
{
  const TrState *state = tr_record_get_state (save->record, save->cursor);

  return !save->reviewing && tr_turn (tr_record_get_game (save->record), state).seat == TR_SEAT_NONE;
}

/* Nobody misses a game in which nothing has happened. */
static gboolean
is_worth_keeping (const TrSave *save)
{
  return save->moves->len > 0 || save->replaced->len > 0 || save->notes != NULL;
}

static gboolean
is_same (const TrSave *a,
         const TrSave *b)
{
  g_autoptr(TrValue) first = tr_save_write (a);
  g_autoptr(TrValue) second = tr_save_write (b);

  return tr_value_equal (first, second);
}

/* Who reviewed it comes back to the whole of it. */
static TrSave *
make_save_to_keep (TrSession *session)
{
  TrSave *save = tr_session_make_save (session);

  if (save->reviewing)
    save->cursor = save->moves->len;
  save->reviewing = FALSE;
  return save;
}

/* ── Files ── */

/* A file of our own, empty: who makes it has the name, also when two programs want it at once. */
static char *
reserve (const char  *folder,
         const char  *name,
         GError     **error)
{
  for (guint number = 1;; number++)
    {
      g_autofree char *numbered = number > 1 ? g_strdup_printf ("%s (%u)", name, number) : g_strdup (name);
      g_autofree char *base = g_strconcat (numbered, TR_LIBRARY_ENDING, NULL);
      g_autofree char *path = g_build_filename (folder, base, NULL);
      int file = g_open (path, O_WRONLY | O_CREAT | O_EXCL, 0600);

      if (file >= 0)
        {
          g_close (file, NULL);
          return g_steal_pointer (&path);
        }
      if (errno != EEXIST)
        {
          g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno), "%s: %s", path, g_strerror (errno));
          return NULL;
        }
    }
}

/* Under a name with DATE, and with a number if there is one of that name already. */
static char *
store (TrKeeper      *self,
       const TrSave  *save,
       GDateTime     *date,
       GError       **error)
{
  const char *title = tr_translate (tr_record_get_game (save->record)->rules->title);
  g_autofree char *moment = g_date_time_format (date, "%Y-%m-%d %H.%M");
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;

  /* Translators: title of a game, date and time: the name of a file */
  name = g_strdelimit (g_strdup_printf (_("%s %s"), title, moment), G_DIR_SEPARATOR_S, '-');
  path = reserve (self->folder, name, error);
  if (path == NULL)
    return NULL;
  if (tr_save_store (save, path, error))
    return g_steal_pointer (&path);
  g_unlink (path);
  return NULL;
}

/* The file it came from, which is not the autosave itself, has all of it. */
static gboolean
is_elsewhere (TrKeeper     *self,
              const TrSave *save)
{
  GStatBuf file, autosave;

  return self->loaded != NULL
         && is_same (save, self->loaded)
         && g_stat (self->path, &file) == 0
         && (g_stat (tr_autosave_get_path (self->autosave), &autosave) != 0
             || file.st_dev != autosave.st_dev
             || file.st_ino != autosave.st_ino);
}

/* ── The object ── */

static void
tr_keeper_dispose (GObject *object)
{
  TrKeeper *self = TR_KEEPER (object);

  /* Whoever still has the session must not write where the next keeper reads. */
  if (self->session != NULL)
    tr_session_set_autosave (self->session, NULL);
  g_clear_object (&self->session);
  g_clear_object (&self->autosave);

  G_OBJECT_CLASS (tr_keeper_parent_class)->dispose (object);
}

static void
tr_keeper_finalize (GObject *object)
{
  TrKeeper *self = TR_KEEPER (object);

  g_clear_pointer (&self->folder, g_free);
  g_clear_pointer (&self->left, tr_save_unref);
  g_clear_pointer (&self->left_date, g_date_time_unref);
  g_clear_pointer (&self->problem, g_free);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->loaded, tr_save_unref);

  G_OBJECT_CLASS (tr_keeper_parent_class)->finalize (object);
}

static void
tr_keeper_class_init (TrKeeperClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tr_keeper_dispose;
  object_class->finalize = tr_keeper_finalize;
}

static void
tr_keeper_init (TrKeeper *self)
{
}

static void
read_left (TrKeeper *self)
{
  g_autoptr(GError) error = NULL;
  GStatBuf status;

  self->left_date = g_stat (tr_autosave_get_path (self->autosave), &status) == 0
                    ? g_date_time_new_from_unix_local (status.st_mtime)
                    : g_date_time_new_now_local ();
  self->left = tr_autosave_resume (self->autosave, &error);
  self->left_broken = error != NULL;
  if (error != NULL)
    self->problem = g_strdup (error->message);
}

TrKeeper *
tr_keeper_new (const char  *folder,
               GError     **error)
{
  TrAutosave *autosave;
  TrKeeper *self;

  g_return_val_if_fail (folder != NULL, NULL);

  autosave = tr_autosave_new (folder, error);
  if (autosave == NULL)
    return NULL;
  self = g_object_new (TR_TYPE_KEEPER, NULL);
  self->folder = g_strdup (folder);
  self->autosave = autosave;
  read_left (self);
  return self;
}

TrAutosave *
tr_keeper_get_autosave (TrKeeper *self)
{
  g_return_val_if_fail (TR_IS_KEEPER (self), NULL);

  return self->autosave;
}

/* ── What was left ── */

TrSave *
tr_keeper_get_left (TrKeeper *self)
{
  g_return_val_if_fail (TR_IS_KEEPER (self), NULL);

  return self->left;
}

gboolean
tr_keeper_left_unfinished (TrKeeper *self)
{
  g_return_val_if_fail (TR_IS_KEEPER (self), FALSE);

  return self->left != NULL && !is_finished (self->left);
}

const char *
tr_keeper_get_problem (TrKeeper *self)
{
  g_return_val_if_fail (TR_IS_KEEPER (self), NULL);

  return self->problem;
}

TrSave *
tr_keeper_take_left (TrKeeper *self)
{
  g_return_val_if_fail (TR_IS_KEEPER (self), NULL);

  return g_steal_pointer (&self->left);
}

/* ── Beginning, keeping, leaving ── */

/* Whatever is in the autosave, if it is not in another file already. */
static gboolean
put_away (TrKeeper   *self,
          TrSession  *next,
          char      **kept,
          GError    **error)
{
  g_autoptr(TrSave) save = NULL;
  g_autoptr(GDateTime) date = NULL;
  g_autoptr(TrSave) begun = tr_session_make_save (next);
  char *path;

  if (self->session != NULL)
    {
      save = make_save_to_keep (self->session);
      date = g_date_time_new_now_local ();
    }
  else if (self->left != NULL && !self->left_broken)
    {
      save = tr_save_ref (self->left);
      date = g_date_time_ref (self->left_date);
    }
  if (save == NULL || !is_worth_keeping (save) || is_same (save, begun) || is_elsewhere (self, save))
    return TRUE;

  path = store (self, save, date, error);
  if (kept != NULL)
    *kept = path;
  else
    g_free (path);
  return path != NULL;
}

gboolean
tr_keeper_begin (TrKeeper    *self,
                 TrSession   *session,
                 const char  *path,
                 TrSave      *loaded,
                 char       **kept,
                 GError     **error)
{
  g_return_val_if_fail (TR_IS_KEEPER (self), FALSE);
  g_return_val_if_fail (TR_IS_SESSION (session), FALSE);
  g_return_val_if_fail (session != self->session, FALSE);
  g_return_val_if_fail ((path != NULL) == (loaded != NULL), FALSE);

  if (kept != NULL)
    *kept = NULL;
  if (!put_away (self, session, kept, error))
    return FALSE;

  if (self->session != NULL)
    tr_session_set_autosave (self->session, NULL);
  g_set_object (&self->session, session);
  g_clear_pointer (&self->left, tr_save_unref);
  g_clear_pointer (&self->loaded, tr_save_unref);
  g_free (self->path);
  self->path = g_strdup (path);
  self->loaded = loaded != NULL ? tr_save_ref (loaded) : NULL;
  tr_session_set_autosave (session, self->autosave);
  return TRUE;
}

char *
tr_keeper_keep (TrKeeper  *self,
                GError   **error)
{
  g_autoptr(TrSave) save = NULL;
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  char *path;

  g_return_val_if_fail (TR_IS_KEEPER (self), NULL);
  g_return_val_if_fail (self->session != NULL, NULL);

  save = make_save_to_keep (self->session);
  path = store (self, save, now, error);
  if (path == NULL)
    return NULL;
  g_free (self->path);
  self->path = g_strdup (path);
  g_clear_pointer (&self->loaded, tr_save_unref);
  self->loaded = g_steal_pointer (&save);
  return path;
}

TrLeaving
tr_keeper_leave (TrKeeper  *self,
                 char     **path,
                 GError   **error)
{
  g_autoptr(TrSave) save = NULL;
  g_autofree char *kept = NULL;
  gboolean elsewhere;

  g_return_val_if_fail (TR_IS_KEEPER (self), TR_LEFT_FAILED);

  if (path != NULL)
    *path = NULL;
  if (self->session == NULL)
    return self->left != NULL ? TR_LEFT_OPEN : TR_LEFT_ELSEWHERE;
  if (!tr_autosave_flush (self->autosave, error))
    return TR_LEFT_FAILED;

  save = tr_session_make_save (self->session);
  elsewhere = is_elsewhere (self, save);
  if (!is_finished (save) && !elsewhere)
    return TR_LEFT_OPEN;
  if (is_worth_keeping (save) && !elsewhere)
    {
      kept = tr_keeper_keep (self, error);
      if (kept == NULL)
        return TR_LEFT_FAILED;
    }
  tr_session_set_autosave (self->session, NULL);
  tr_autosave_clear (self->autosave);
  if (!tr_autosave_flush (self->autosave, error))
    return TR_LEFT_FAILED;
  if (kept == NULL)
    return TR_LEFT_ELSEWHERE;
  if (path != NULL)
    *path = g_steal_pointer (&kept);
  return TR_LEFT_KEPT;
}
