/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-save.h"

G_BEGIN_DECLS

/* Games played by chance, and saves of them. */

/* With the built-in box and standard options. */
TrRecord *test_record_new      (const TrRules *rules,
                                unsigned       players,
                                guint64        seed);
/* Up to N_MOVES moves more; returns whether the game goes on. */
gboolean  test_record_play     (TrRecord      *record,
                                guint          n_moves,
                                guint64        seed);
/* N_MOVES moves, of which the last two were taken back, and everything said that a save can say. */
TrSave   *test_save_full       (const TrRules *rules,
                                unsigned       players,
                                guint          n_moves);
/* As it stands in a file. */
char     *test_save_text       (const TrSave  *save);
/* TEXT must be in order. */
TrSave   *test_save_from_text  (const char    *text);
void      test_assert_same_save (const TrSave *a,
                                 const TrSave *b);
/* A move that the rules refuse at the end of RECORD, and accepted before. */
TrMove    test_refused_move    (const TrRecord *record);

G_END_DECLS
