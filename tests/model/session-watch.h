/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

G_BEGIN_DECLS

/* Somebody who listens to a session and believes nothing. Every notification must tell something new, every signal
 * something true; test_watch_check() finds out what was not told. */
typedef struct
{
  TrSession *session;
  GPtrArray *seen;              /* properties, as they were told last */
  GArray    *line;              /* TrMove, as signals have told it */
  guint      cursor;
  guint      n_played;
  guint      n_moved;
  guint      n_changed;
  guint      n_mistakes;
  int        mistake_seat;
  char      *mistake;
} TestWatch;

TestWatch *test_watch_new   (TrSession *session);
void       test_watch_free  (TestWatch *watch);
/* To be called after everything that is done to the session. */
void       test_watch_check (TestWatch *watch);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TestWatch, test_watch_free)

G_END_DECLS
