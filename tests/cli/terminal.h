/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Types LINES in a terminal, as a person does; returns what the program said. */
char         *terminal_type (const char    *lines,
                             const char    *command,
                             const char    *argument);
/* TEST, or one that is skipped where there are no terminals. */
GTestFunc     terminal_test (GTestFunc      test);

G_END_DECLS
