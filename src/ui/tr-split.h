/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The table with a panel at its side; where there is no room for both, one of them at a time with the switcher at the foot.
 *
 * Properties: `table`, `panel` and `switcher`, the widgets; `showing-panel`, which of the two is shown when it is narrow;
 * `narrow`, read-only, told a moment after it has changed. */

#define TR_TYPE_SPLIT (tr_split_get_type ())

G_DECLARE_FINAL_TYPE (TrSplit, tr_split, TR, SPLIT, GtkWidget)

gboolean tr_split_get_narrow        (TrSplit  *split);
gboolean tr_split_get_showing_panel (TrSplit  *split);
void     tr_split_set_showing_panel (TrSplit  *split,
                                     gboolean  showing_panel);

G_END_DECLS
