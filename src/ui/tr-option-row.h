/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-box.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* An option of any rule set: a list of the values that can be. */

#define TR_TYPE_OPTION_ROW (tr_option_row_get_type ())

G_DECLARE_FINAL_TYPE (TrOptionRow, tr_option_row, TR, OPTION_ROW, AdwComboRow)

/* The option of that number of RULES. */
GtkWidget *tr_option_row_new       (const TrRules *rules,
                                    unsigned       index);
/* Offers what is possible with BOX and that many players; hides itself when there is nothing to choose. */
void       tr_option_row_update    (TrOptionRow   *row,
                                    const TrBox   *box,
                                    unsigned       players);
void       tr_option_row_set_value (TrOptionRow   *row,
                                    int            value);
/* The standard one when there is nothing to choose. */
int        tr_option_row_get_value (TrOptionRow   *row);

G_END_DECLS
