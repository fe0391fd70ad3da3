/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

G_BEGIN_DECLS

/* Sessions of games played by chance. */

#define TEST_SEED 20

/* Every game with every number of players. */
void       test_for_each_game          (void (*test) (const TrRules *rules,
                                                      unsigned       players));

/* With the built-in box and standard options; the seats whose bits are set in COMPUTERS are played at random. */
TrSession *test_session_new            (const TrRules *rules,
                                        unsigned       players,
                                        unsigned       computers,
                                        TrUndoPolicy   undo);
/* The last reference: neither the session nor its players nor its log may be left. */
void       test_session_end            (TrSession     *session);
/* Any legal move at the cursor, TR_MOVE_NONE when there is none. */
TrMove     test_session_any_move       (TrSession     *session,
                                        uint64_t      *random);
/* Plays up to N moves by chance, and waits for computer players; returns whether the game goes on. */
gboolean   test_session_play           (TrSession     *session,
                                        guint          n,
                                        uint64_t      *random);
/* Until it is a person's turn, the end, or nobody is asked. */
void       test_session_think          (TrSession     *session);
/* The line from its start once more: every move is legal, every state and every passage of the story is the same. */
void       test_session_assert_replay  (TrSession     *session);
/* The log is that of the story as it is now. */
void       test_session_assert_log     (TrSession     *session);
/* Undo and redo do what can-undo and can-redo say: tried on a copy. */
void       test_session_assert_can     (TrSession     *session);
/* The whole lines that were replaced, latest last: GArray of TrMove. */
GPtrArray *test_session_dup_replaced   (TrSession     *session);
GArray    *test_session_dup_line       (TrSession     *session);
gboolean   test_same_moves             (const GArray  *a,
                                        const GArray  *b);

G_END_DECLS
