/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Folders that autosaves are kept in, among the files of a test program. */

/* Empty, and there; stays valid. */
char *test_folder_new    (void);
/* With everything in it. */
void  test_folder_remove (const char *folder);
/* What is in it but locks, in order, with spaces between. */
char *test_folder_list   (const char *folder);

G_END_DECLS
