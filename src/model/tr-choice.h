/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* Something that could be meant and does not lie on the table: a button. Properties, both read-only: `label`; `main`,
 * whether it ends what is going on (done, end the turn). */

#define TR_TYPE_CHOICE (tr_choice_get_type ())

G_DECLARE_FINAL_TYPE (TrChoice, tr_choice, TR, CHOICE, GObject)

/* Either MOVE is played, or (TR_MOVE_NONE) THING is pointed at. Takes LABEL. */
TrChoice   *tr_choice_new       (char       *label,
                                 TrMove      move,
                                 TrThing     thing,
                                 gboolean    main);
const char *tr_choice_get_label (TrChoice   *choice);
TrMove      tr_choice_get_move  (TrChoice   *choice);
TrThing     tr_choice_get_thing (TrChoice   *choice);
gboolean    tr_choice_get_main  (TrChoice   *choice);
gboolean    tr_choice_equal     (TrChoice   *a,
                                 TrChoice   *b);

G_END_DECLS
