/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-record.h"

G_BEGIN_DECLS

#define TR_RECORD_SEED_MAX G_MAXINT64

struct TrRecord
{
  gatomicrefcount  references;
  TrBox           *box;
  TrGame          *game;
  gboolean         has_seed;
  guint64          seed;
  TrState         *start;       /* the first of the states: the array may move while another thread looks at this one */
  GArray          *moves;       /* TrMove */
  GPtrArray       *states;      /* TrState, one more than there are moves */
  TrRecordBreak    broken;      /* number 0: it is not */
};

/* At its start, which the caller fills in. */
TrRecord *tr_record_new_empty (TrBox            *box,
                               unsigned          players,
                               const TrOptions  *options,
                               TrState         **start,
                               GError          **error);

G_END_DECLS
