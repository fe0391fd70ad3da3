/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Why something was refused, or what something is: over the foot of the board, so that nothing moves, and out of the way of
 * the pointer. A click takes it away.
 *
 * Signal: `follow (char *rule)`, the rule it stands on is to be read. */

#define TR_TYPE_NOTICE (tr_notice_get_type ())

G_DECLARE_FINAL_TYPE (TrNotice, tr_notice, TR, NOTICE, AdwBin)

GtkWidget  *tr_notice_new      (void);
/* Whose rules they are; NULL: nobody's. */
void        tr_notice_set_session (TrNotice *notice,
                                   TrSession *session);
/* RULE is the id of what it stands on, NULL for none: a link with the title of its page. */
void        tr_notice_show     (TrNotice   *notice,
                                const char *sentence,
                                const char *rule);
void        tr_notice_hide     (TrNotice   *notice);
/* NULL: nothing is shown. */
const char *tr_notice_get_text (TrNotice   *notice);
const char *tr_notice_get_rule (TrNotice   *notice);

G_END_DECLS
