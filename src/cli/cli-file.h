/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-common.h"

#include "tr-session.h"

G_BEGIN_DECLS

/* A game or position in a file. --at, --box and --up-to-break: what every command that reads one takes. */
typedef struct
{
  char     *at;
  char     *box_path;
  gboolean  up_to_break;

  /* After cli_file_open(): */
  TrSave   *save;
  TrRecord *record;             /* of the save */
  guint     n;                  /* the moment that is meant: after so many moves */
} CliFile;

#define CLI_FILE_N_ENTRIES 4

#define CLI_UP_TO_BREAK_ENTRY(up_to_break) \
  { "up-to-break", 0, 0, G_OPTION_ARG_NONE, up_to_break, N_("Of a file that is not in order, take the moves that are"), \
    NULL }

void     cli_file_entries (CliFile      *file,
                           GOptionEntry  entries[CLI_FILE_N_ENTRIES]);
/* Without --at, where the game stands. A file whose moves break the rules somewhere is good for what --at says before
 * that, and with --up-to-break for all that comes before; otherwise what was wrong has been said, with this offer. */
gboolean cli_file_open    (CliFile      *file,
                           const char   *path);
/* Only loads it; on failure the save is set when there is something in order. */
gboolean cli_file_load    (CliFile      *file,
                           const char   *path,
                           GError      **error);
/* A session in review, at the moment that is meant: no computer player is asked anything. */
TrSession *cli_file_look  (CliFile      *file);
void     cli_file_clear   (CliFile      *file);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliFile, cli_file_clear)

G_END_DECLS
