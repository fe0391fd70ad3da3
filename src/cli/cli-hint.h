/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-common.h"

#include "tr-session.h"

G_BEGIN_DECLS

/* Thinks about what is asked in SESSION and tells it. WORDS are a move that somebody has in mind, or its beginning; empty: none.
 * CLI_NO: it is against the rules, which was told. */
CliStatus cli_answer_hint (TrSession        *session,
                           const char       *words,
                           const TrHintWish *wish,
                           gboolean          json);

G_END_DECLS
