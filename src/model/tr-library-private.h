/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-library.h"
#include "tr-saved-game-private.h"

G_BEGIN_DECLS

struct _TrLibrary
{
  GObject       parent_instance;

  char         *folder;
  char         *problem;
  GListStore   *games;          /* TrSavedGame */
  GFileMonitor *monitor;
  guint         settle;         /* source id */

  gboolean      scanning;
  gboolean      stale;          /* something may have changed since the scan began */
  guint         held;           /* jobs that are changing names */
  gboolean      useless;        /* the scan under way saw names change */
  GPtrArray    *answers;        /* to be given after the next scan */

  GQueue        unread;         /* TrSavedGame */
  gboolean      reading;

  gboolean      told_loading;
  char         *told_problem;
};

/* tr-library.c: tells what is new about loading and problems. */
void       tr_library_tell         (TrLibrary    *library);

/* tr-library-scan.c */
void       tr_library_free_answer  (gpointer      answer);
void       tr_library_scan         (TrLibrary    *library);
/* While names are being changed nobody looks: a game would seem to be gone and another to have come. */
void       tr_library_hold         (TrLibrary    *library);
void       tr_library_release      (TrLibrary    *library);
/* GAME, which was held, is at PATH now. */
void       tr_library_take_rename  (TrLibrary    *library,
                                    TrSavedGame  *game,
                                    const char   *path);
/* TASK gets TRUE, or the game at PATH, once the list knows what is in the folder now. */
void       tr_library_return_later (TrLibrary    *library,
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
