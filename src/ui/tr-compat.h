/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What newer versions of GTK and libadwaita do with other widgets than the ones we start from: choosing files, asking,
 * telling about the program, speaking of buttons. Whoever raises the floor changes this file alone. */

typedef enum
{
  TR_FILE_GAME,                 /* a saved game */
  TR_FILE_BOX,                  /* boards and decks */
} TrFileKind;

/* With the desktop's own dialog. Cancelled by the person: no file and no error. */
void      tr_compat_open_file_async  (GtkWindow           *parent,
                                      const char          *title,
                                      TrFileKind           kind,
                                      GAsyncReadyCallback  callback,
                                      gpointer             data);
void      tr_compat_save_file_async  (GtkWindow           *parent,
                                      const char          *title,
                                      const char          *name,
                                      GAsyncReadyCallback  callback,
                                      gpointer             data);
/* The path of what was chosen; NULL: nothing was, with ERROR set when it is where this program cannot read or write. */
char     *tr_compat_choose_finish    (GAsyncResult        *result,
                                      GError             **error);

/* Something that has to be known: one button. */
void      tr_compat_tell             (GtkWindow           *parent,
                                      const char          *heading,
                                      const char          *body);
/* A decision. Answers TRUE when YES was chosen. */
void      tr_compat_ask_async        (GtkWindow           *parent,
                                      const char          *heading,
                                      const char          *body,
                                      const char          *no,
                                      const char          *yes,
                                      GAsyncReadyCallback  callback,
                                      gpointer             data);
gboolean  tr_compat_ask_finish       (GAsyncResult        *result);

void      tr_compat_show_about       (GtkWindow           *parent);

/* Before 4.10 GTK speaks of a button whose label has a mnemonic as "_Undo Undo". For everything below ROOT, which has been
 * made of its template. */
void      tr_compat_name_buttons     (GtkWidget           *root);

G_END_DECLS
