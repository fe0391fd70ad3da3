/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-level.h"
#include "tr-record.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* What a computer player is asked: a view of the state, from which everything its seat may not know has been dealt anew,
 * and a number. An answer to a number that is no longer asked is dropped. Immutable but for the last two, and counted
 * for threads. */

typedef struct
{
  gatomicrefcount  references;
  TrRecord        *record;      /* keeps the game alive; nothing else of it may be touched */
  const TrGame    *game;
  TrState         *view;
  unsigned         seat;
  guint64          seed;        /* for chance: the same moment of the same game gives the same seed */
  guint64          number;
  gint             hurried;     /* not 0: whoever asks wants to know what has been found by now */
  gint             done;        /* of TR_LEVEL_WHOLE, for whoever thinks to say, if it can */
} TrQuery;

TrQuery *tr_query_new   (TrRecord      *record,
                         const TrState *state,
                         unsigned       seat,
                         guint64        seed,
                         guint64        number);
TrQuery *tr_query_ref   (TrQuery       *query);
void     tr_query_unref (TrQuery       *query);
void     tr_query_hurry (TrQuery       *query);
/* How much of the thought is done, from 0 to 1. */
double   tr_query_get_done (TrQuery    *query);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TrQuery, tr_query_unref)

/* A computer player. */

#define TR_TYPE_BRAIN (tr_brain_get_type ())

G_DECLARE_INTERFACE (TrBrain, tr_brain, TR, BRAIN, GObject)

struct _TrBrainInterface
{
  GTypeInterface parent_iface;

  void   (*think_async)  (TrBrain              *brain,
                          TrQuery              *query,
                          GCancellable         *cancellable,
                          GAsyncReadyCallback   callback,
                          gpointer              user_data);
  TrMove (*think_finish) (TrBrain              *brain,
                          GAsyncResult         *result,
                          GError              **error);
};

void   tr_brain_think_async  (TrBrain              *brain,
                              TrQuery              *query,
                              GCancellable         *cancellable,
                              GAsyncReadyCallback   callback,
                              gpointer              user_data);
/* TR_MOVE_NONE with an error when it was cancelled or failed. */
TrMove tr_brain_think_finish (TrBrain              *brain,
                              GAsyncResult         *result,
                              GError              **error);

/* What computer players there are: tr_levels, in tr-level.h. */

/* The player for LEVEL; NULL when no computer player is called that. */
TrBrain *tr_brain_new_for_level (const char *level);

/* It thinks in a thread, and stops at once when it is cancelled. */
#define TR_TYPE_LEVEL_BRAIN (tr_level_brain_get_type ())

G_DECLARE_FINAL_TYPE (TrLevelBrain, tr_level_brain, TR, LEVEL_BRAIN, GObject)

TrBrain *tr_level_brain_new (const TrLevel *level);

G_END_DECLS
