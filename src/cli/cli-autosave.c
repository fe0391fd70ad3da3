/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-autosave.h"

#include "tr-auto.h"
#include "tr-library.h"
#include "tr-words.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>

char *
cli_autosave_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "two-rivers", NULL);
}

/* ── Keeping a game ── */

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
keep (const TrSave  *save,
      const char    *folder,
      GDateTime     *date,
      GError       **error)
{
  const char *title = tr_translate (tr_record_get_game (save->record)->rules->title);
  g_autofree char *moment = g_date_time_format (date, "%Y-%m-%d %H.%M");
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;

  /* Translators: title of a game, date and time: the name of a file */
  name = g_strdelimit (g_strdup_printf (_("%s %s"), title, moment), G_DIR_SEPARATOR_S, '-');
  path = reserve (folder, name, error);
  if (path == NULL)
    return NULL;
  if (tr_save_store (save, path, error))
    return g_steal_pointer (&path);
  g_unlink (path);
  return NULL;
}

/* ── What was left ── */

void
cli_left_clear (CliLeft *left)
{
  g_return_if_fail (left != NULL);

  g_clear_pointer (&left->save, tr_save_unref);
  g_clear_pointer (&left->date, g_date_time_unref);
}

gboolean
cli_left_unfinished (const CliLeft *left)
{
  g_return_val_if_fail (left != NULL, FALSE);

  return left->save != NULL && !is_finished (left->save);
}

static void
on_error (TrAutosave *autosave,
          GParamSpec *pspec,
          CliPlay    *play)
{
  g_autofree char *error = NULL;

  g_object_get (autosave, "error", &error, NULL);
  if (error != NULL)
    cli_fail (_("%s; the game goes on, but is not saved"), error);
}

gboolean
cli_autosave_open (CliPlay *play,
                   CliLeft *left)
{
  g_autoptr(GError) error = NULL;
  GStatBuf status;

  g_return_val_if_fail (play != NULL && play->folder != NULL, FALSE);
  g_return_val_if_fail (left != NULL && left->save == NULL, FALSE);

  play->autosave = tr_autosave_new (play->folder, &error);
  if (play->autosave == NULL)
    {
      cli_fail (_("%s; the game goes on, but is not saved"), error->message);
      return FALSE;
    }
  g_signal_connect (play->autosave, "notify::error", G_CALLBACK (on_error), play);

  left->date = g_stat (tr_autosave_get_path (play->autosave), &status) == 0
               ? g_date_time_new_from_unix_local (status.st_mtime)
               : g_date_time_new_now_local ();
  left->save = tr_autosave_resume (play->autosave, &error);
  left->broken = error != NULL;
  if (error != NULL)
    cli_fail ("%s", error->message);
  return TRUE;
}

/* FALSE: it has to stay where it is. */
static gboolean
keep_left (CliPlay *play,
           CliLeft *left)
{
  g_autoptr(TrSave) now = tr_session_make_save (play->session);
  g_autoptr(GError) error = NULL;
  g_autofree char *path = NULL;

  /* A file that is only in part readable is kept by the autosave itself, as it is. */
  if (left->save == NULL || left->broken || !is_worth_keeping (left->save) || is_same (left->save, now))
    return TRUE;
  path = keep (left->save, play->folder, left->date, &error);
  if (path == NULL)
    {
      cli_fail (_("%s; the game that was left in %s stays there, and this one is not saved"), error->message,
                tr_autosave_get_path (play->autosave));
      return FALSE;
    }
  /* Translators: a file */
  printf (_("The game that was left here is kept: %s"), path);
  printf ("\n");
  return TRUE;
}

void
cli_autosave_begin (CliPlay *play,
                    CliLeft *left)
{
  g_return_if_fail (play != NULL && play->session != NULL);
  g_return_if_fail (left != NULL);

  if (play->autosave == NULL)
    return;
  if (keep_left (play, left))
    tr_session_set_autosave (play->session, play->autosave);
  else
    g_clear_object (&play->autosave);
}

void
cli_autosave_start (CliPlay *play)
{
  g_auto(CliLeft) left = { 0 };

  g_return_if_fail (play != NULL);

  if (play->autosave == NULL && play->folder != NULL && cli_autosave_open (play, &left))
    cli_autosave_begin (play, &left);
}

/* ── Going elsewhere ── */

char *
cli_autosave_keep (CliPlay *play)
{
  g_autoptr(TrSave) save = NULL;
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  g_autoptr(GError) error = NULL;
  char *path;

  g_return_val_if_fail (play != NULL && play->folder != NULL, NULL);

  /* Who reviewed it comes back to the whole of it. */
  save = tr_session_make_save (play->session);
  if (save->reviewing)
    save->cursor = save->moves->len;
  save->reviewing = FALSE;
  path = keep (save, play->folder, now, &error);
  if (path == NULL)
    cli_fail ("%s", error->message);
  return path;
}

/* The file it came from, which is not the autosave itself, has all of it. */
static gboolean
is_elsewhere (CliPlay      *play,
              const TrSave *save)
{
  GStatBuf file, autosave;

  return play->loaded != NULL
         && is_same (save, play->loaded)
         && g_stat (play->path, &file) == 0
         && g_stat (tr_autosave_get_path (play->autosave), &autosave) == 0
         && (file.st_dev != autosave.st_dev || file.st_ino != autosave.st_ino);
}

gboolean
cli_autosave_leave (CliPlay *play)
{
  g_autoptr(TrSave) save = NULL;
  gboolean elsewhere;

  g_return_val_if_fail (play != NULL, FALSE);

  if (play->autosave == NULL)
    return TRUE;
  if (!tr_autosave_flush (play->autosave, NULL))
    return FALSE;

  save = tr_session_make_save (play->session);
  elsewhere = is_elsewhere (play, save);
  if (!is_finished (save) && !elsewhere)
    {
      printf ("%s\n", _("The game is saved: “two-rivers-cli play” goes on with it."));
      return TRUE;
    }
  if (is_worth_keeping (save) && !elsewhere)
    {
      g_autofree char *path = cli_autosave_keep (play);

      if (path == NULL)
        return FALSE;
      printf (_("The game is over and kept: %s"), path);
      printf ("\n");
    }
  tr_session_set_autosave (play->session, NULL);
  tr_autosave_clear (play->autosave);
  return tr_autosave_flush (play->autosave, NULL);
}
