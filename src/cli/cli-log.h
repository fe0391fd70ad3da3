/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

G_BEGIN_DECLS

/* The first N_MOVES moves of a session as a log, each line with the number of its move where one begins. */

/* LAST lines of it; 0: all. */
void     cli_print_log (TrSession *session,
                        guint      n_moves,
                        guint      last);
TrValue *cli_log_value (TrSession *session,
                        guint      n_moves);

G_END_DECLS
