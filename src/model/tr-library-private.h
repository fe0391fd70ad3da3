/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-library.h"
#include "tr-saved-game-private.h"

G_BEGIN_DECLS

/* tr-library.c: TASK gets TRUE, or the game at PATH, once the list knows what is in the folder now. */
void      tr_library_return_later  (TrLibrary    *library,
                                    GTask        *task,
                                    const char   *path);

/* ── tr-library-files.c: files, to be called in a thread ── */

typedef struct
{
  char        *path;
  TrFileStamp  stamp;
} TrFoundFile;

/* The saved games in FOLDER, as TrFoundFile. */
GPtrArray *tr_files_scan         (const char   *folder,
                                  GError      **error);
gboolean   tr_files_make_folder  (const char   *folder,
                                  GError      **error);
/* The path of NAME, which a person has typed. */
char      *tr_files_check_name   (const char   *folder,
                                  const char   *name,
                                  GError      **error);
GBytes    *tr_files_read         (const char   *path,
                                  GError      **error);
/* Fails when TO is there. */
gboolean   tr_files_move         (const char   *from,
                                  const char   *to,
                                  GError      **error);
gboolean   tr_files_write        (GBytes       *contents,
                                  const char   *path,
                                  gboolean      replace,
                                  GError      **error);
/* In FOLDER, under NAME or the next free name; returns the path. */
char      *tr_files_add          (GBytes       *contents,
                                  const char   *folder,
                                  const char   *name,
                                  GError      **error);

G_END_DECLS
