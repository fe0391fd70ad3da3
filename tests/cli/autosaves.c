/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "autosaves.h"

#include "cli.h"

TrSave *
autosaves_load (const char *folder,
                const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr(GError) error = NULL;
  TrSave *save = NULL;

  tr_save_load (path, &save, &error);
  g_assert_no_error (error);
  return save;
}

char *
autosaves_play (const char *lines,
                const char *folder)
{
  return cli_ask_out (lines, "play", cli_game (), "--players", "2", "--seed", "11", "--autosave", folder, NULL);
}

char *
autosaves_resume (const char *lines,
                  const char *folder)
{
  return cli_ask_out (lines, "play", "--autosave", folder, NULL);
}
