/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-autosave.h"

#include <stdio.h>

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
cli_autosave_open (CliPlay *play)
{
  g_autoptr(GError) error = NULL;

  g_return_val_if_fail (play != NULL && play->folder != NULL, FALSE);

  play->keeper = tr_keeper_new (play->folder, &error);
  if (play->keeper == NULL)
    {
      cli_fail (_("%s; the game goes on, but is not saved"), error->message);
      return FALSE;
    }
  g_signal_connect (tr_keeper_get_autosave (play->keeper), "notify::error", G_CALLBACK (on_error), play);
  if (tr_keeper_get_problem (play->keeper) != NULL)
    cli_fail ("%s", tr_keeper_get_problem (play->keeper));
  return TRUE;
}

void
cli_autosave_begin (CliPlay *play)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *kept = NULL;

  g_return_if_fail (play != NULL && play->session != NULL);

  if (play->keeper == NULL)
    return;
  if (!tr_keeper_begin (play->keeper, play->session, play->loaded != NULL ? play->path : NULL, play->loaded, &kept, &error))
    {
      cli_fail (_("%s; the game that was left in %s stays there, and this one is not saved"), error->message,
                tr_autosave_get_path (tr_keeper_get_autosave (play->keeper)));
      g_clear_object (&play->keeper);
    }
  else if (kept != NULL)
    {
      /* Translators: a file */
      printf (_("The game that was left here is kept: %s"), kept);
      printf ("\n");
    }
}

void
cli_autosave_start (CliPlay *play)
{
  g_return_if_fail (play != NULL);

  if (play->keeper == NULL && play->folder != NULL && cli_autosave_open (play))
    cli_autosave_begin (play);
}

char *
cli_autosave_keep (CliPlay *play)
{
  g_autoptr(GError) error = NULL;
  char *path;

  g_return_val_if_fail (play != NULL && play->keeper != NULL, NULL);

  path = tr_keeper_keep (play->keeper, &error);
  if (path == NULL)
    cli_fail ("%s", error->message);
  return path;
}

gboolean
cli_autosave_leave (CliPlay *play)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (play != NULL, FALSE);

  /* What cannot be written is said by on_error(). */
  if (play->keeper == NULL)
    return TRUE;
  if (!tr_autosave_flush (tr_keeper_get_autosave (play->keeper), NULL))
    return FALSE;

  switch (tr_keeper_leave (play->keeper, &path, &error))
    {
    case TR_LEFT_OPEN:
      printf ("%s\n", _("The game is saved: “two-rivers-cli play” goes on with it."));
      return TRUE;
    case TR_LEFT_KEPT:
      printf (_("The game is over and kept: %s"), path);
      printf ("\n");
      return TRUE;
    case TR_LEFT_ELSEWHERE:
      return TRUE;
    case TR_LEFT_FAILED:
    default:
      return cli_fail ("%s", error->message) == CLI_YES;
    }
}
