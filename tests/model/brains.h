/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-brain.h"

G_BEGIN_DECLS

/* A computer player that says what it is told to say, when it is told to. */

#define TEST_TYPE_BRAIN (test_brain_get_type ())

G_DECLARE_FINAL_TYPE (TestBrain, test_brain, TEST, BRAIN, GObject)

typedef enum
{
  TEST_BRAIN_POLITE,            /* one that was cancelled says so, whatever it is told to say */
  TEST_BRAIN_STUBBORN,          /* answers all the same */
  TEST_BRAIN_THREAD,            /* plays on from the view in a thread, and then answers with any move */
} TestBrainKind;

TestBrain *test_brain_new           (TestBrainKind  kind);
guint      test_brain_get_n_asked   (TestBrain     *brain);
/* Questions without an answer, the oldest first. */
guint      test_brain_get_n_waiting (TestBrain     *brain);
TrQuery   *test_brain_get_query     (TestBrain     *brain,
                                     guint          i);
gboolean   test_brain_is_cancelled  (TestBrain     *brain,
                                     guint          i);
/* Both wait until the answer has been heard. */
void       test_brain_answer        (TestBrain     *brain,
                                     guint          i,
                                     TrMove         move);
void       test_brain_fail          (TestBrain     *brain,
                                     guint          i,
                                     const char    *message);
/* Answers what it was asked, waits for its threads, and must be the last who holds it. */
void       test_brain_end           (TestBrain     *brain);

G_END_DECLS
