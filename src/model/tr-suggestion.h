/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-advice.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* A move that a hint speaks of, in words. Properties, all read-only: `title`, what it does; `reason`, what speaks for it and
 * against it, in sentences. */

#define TR_TYPE_SUGGESTION (tr_suggestion_get_type ())

G_DECLARE_FINAL_TYPE (TrSuggestion, tr_suggestion, TR, SUGGESTION, GObject)

TrSuggestion   *tr_suggestion_new        (const TrGame   *game,
                                          const TrAdvice *advice);
const TrAdvice *tr_suggestion_get_advice (TrSuggestion   *suggestion);
TrMove          tr_suggestion_get_move   (TrSuggestion   *suggestion);
const char     *tr_suggestion_get_title  (TrSuggestion   *suggestion);
const char     *tr_suggestion_get_reason (TrSuggestion   *suggestion);

/* A reason as it stands in a list. */
char           *tr_suggestion_dup_part   (const TrGame   *game,
                                          const TrAdvicePart   *part);

G_END_DECLS
