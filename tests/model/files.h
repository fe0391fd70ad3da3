/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A directory for the files of one test program, and what is in them. */

void      test_files_init  (void);
/* Removes everything. */
void      test_files_clear (void);
/* The path of a file that need not be there; stays valid. */
char     *test_path        (const char  *name);
/* Writes CONTENTS there (LENGTH -1: up to its zero) and returns the path. */
char     *test_write       (const char  *name,
                            const char  *contents,
                            gssize       length);
char     *test_read        (const char  *name);
gboolean  test_exists      (const char  *name);

/* TEXT with the first occurrence of OLD replaced; OLD must be there. */
char     *test_replace     (const char  *text,
                            const char  *old,
                            const char  *new);

/* ERROR is of TR_ERROR and CODE, and says PART. */
void      test_assert_says (const GError *error,
                            int           code,
                            const char   *part);

G_END_DECLS
