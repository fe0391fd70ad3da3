/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-hint.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What a hint says, under the board: the moves it advises, the reason of the one that is looked at, and what is to be said of
 * what the person had in mind. In nobody's way: it takes no room until there is something to say.
 *
 * Property: `suggestion`, read-only, the TrSuggestion that is looked at; NULL: none.
 * Signals: `play (TrSuggestion *)`, the person wants to; `close`. */

#define TR_TYPE_HINT_PANEL (tr_hint_panel_get_type ())

G_DECLARE_FINAL_TYPE (TrHintPanel, tr_hint_panel, TR, HINT_PANEL, AdwBin)

GtkWidget    *tr_hint_panel_new            (void);
/* HINT is ready; NULL: there is nothing to say. */
void          tr_hint_panel_set_hint       (TrHintPanel *panel,
                                            TrHint      *hint);
gboolean      tr_hint_panel_is_open        (TrHintPanel *panel);
TrSuggestion *tr_hint_panel_get_suggestion (TrHintPanel *panel);

G_END_DECLS
