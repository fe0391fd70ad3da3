/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <glib.h>

G_BEGIN_DECLS

/* A box: the boards, decks and figures that a rule set is played with. One comes with the program; an owner of the
 * printed game may write another. Immutable and counted. */

typedef struct TrBox TrBox;

TrBox         *tr_box_new_built_in (const TrRules  *rules,
                                    GError        **error);
TrBox         *tr_box_load         (const TrRules  *rules,
                                    const char     *path,
                                    GError        **error);
/* Takes a copy of VALUE, which was read from FILE. */
TrBox         *tr_box_new          (const TrRules  *rules,
                                    const TrValue  *value,
                                    const char     *file,
                                    GError        **error);
TrBox         *tr_box_ref          (TrBox          *box);
void           tr_box_unref        (TrBox          *box);

const TrRules *tr_box_get_rules    (const TrBox    *box);
const TrValue *tr_box_get_value    (const TrBox    *box);
gboolean       tr_box_is_built_in  (const TrBox    *box);
/* Tells editions of a box apart: equal for equal values, however they were laid out in a file. Thread-safe. */
guint64        tr_box_get_digest   (TrBox          *box);
/* The rules check the box completely here. */
TrGame        *tr_box_make_game    (const TrBox    *box,
                                    unsigned        players,
                                    const int16_t  *options,
                                    GError        **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TrBox, tr_box_unref)

G_END_DECLS
