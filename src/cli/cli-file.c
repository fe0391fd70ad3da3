/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-file.h"

#include "cli-setup.h"

#include <inttypes.h>
#include <string.h>

void
cli_file_entries (CliFile      *file,
                  GOptionEntry  entries[CLI_FILE_N_ENTRIES])
{
  const GOptionEntry table[CLI_FILE_N_ENTRIES] = {
    { "at", 'a', 0, G_OPTION_ARG_STRING, &file->at, N_("As it was after the first N moves"), "N" },
    { "box", 'b', 0, G_OPTION_ARG_FILENAME, &file->box_path, N_("The box that a position is played with"), "FILE" },
    CLI_UP_TO_BREAK_ENTRY (&file->up_to_break),
    G_OPTION_ENTRY_NULL
  };

  g_return_if_fail (file != NULL);

  memcpy (entries, table, sizeof table);
}

/* A box is for positions, of which nothing but the record is to be known. */
gboolean
cli_file_load (CliFile     *file,
               const char  *path,
               GError     **error)
{
  g_autoptr(TrRecord) record = NULL;
  gboolean fine;

  g_return_val_if_fail (file != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  if (file->box_path == NULL)
    return tr_save_load (path, &file->save, error);

  fine = tr_record_load (path, file->box_path, &record, error);
  if (record != NULL)
    file->save = tr_save_new (record);
  return fine;
}

static gboolean
refuse (const CliFile *file,
        const GError  *error)
{
  guint n_moves = file->save != NULL ? file->save->moves->len : 0;

  g_assert (error != NULL);

  if (n_moves == 0)
    cli_fail ("%s", error->message);
  else
    /* Translators: what is wrong with a file, and how many of its moves are not */
    cli_fail (ngettext ("%s; the %u move that is in order can be used with --up-to-break",
                        "%s; the %u moves that are in order can be used with --up-to-break", n_moves),
              error->message, n_moves);
  return FALSE;
}

gboolean
cli_file_open (CliFile    *file,
               const char *path)
{
  g_autoptr(GError) error = NULL;
  guint64 number = 0;
  guint n_moves;

  g_return_val_if_fail (file != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  if (file->at != NULL && !cli_read_number ("--at", file->at, 0, G_MAXUINT32, &number))
    return FALSE;
  if (!cli_file_load (file, path, &error) && file->save == NULL)
    return refuse (file, error);

  n_moves = file->save->moves->len;
  if (error != NULL && !file->up_to_break && (file->at == NULL || number > n_moves))
    return refuse (file, error);
  if (number > n_moves)
    {
      cli_fail (ngettext ("--at %" PRIu64 " is beyond the end: there is %u move",
                          "--at %" PRIu64 " is beyond the end: there are %u moves", n_moves),
                number, n_moves);
      return FALSE;
    }

  file->record = file->save->record;
  if (file->at != NULL)
    file->n = (guint) number;
  else
    /* Who reviews a game looks back at it: it stands at its end. */
    file->n = file->save->reviewing ? n_moves : file->save->cursor;
  return TRUE;
}

TrSession *
cli_file_look (CliFile *file)
{
  TrSave *save;
  TrSession *session;

  g_return_val_if_fail (file != NULL && file->save != NULL, NULL);

  save = file->save;
  /* Who looks is who is asked where the game stands. At the end of the line a computer player would be asked, before it
   * none is; and the review of a save begins at the end of the line. */
  save->reviewing = save->reviewing || save->cursor == save->moves->len;
  session = tr_session_new_from_save (save);
  tr_session_set_reviewing (session, TRUE);
  tr_session_go_to (session, file->n);
  return session;
}

void
cli_file_clear (CliFile *file)
{
  g_return_if_fail (file != NULL);

  g_clear_pointer (&file->at, g_free);
  g_clear_pointer (&file->box_path, g_free);
  g_clear_pointer (&file->save, tr_save_unref);
  file->record = NULL;
}
