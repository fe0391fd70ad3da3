/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

G_BEGIN_DECLS

/* Where the points of everybody came from in the first N_MOVES moves, by source and round. */
void cli_print_score (TrSession *session,
                      guint      n_moves);

G_END_DECLS
