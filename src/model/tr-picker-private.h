/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-picker.h"

G_BEGIN_DECLS

/* A legal move that fits everything pointed at so far. */
typedef struct
{
  TrMove   move;
  TrThing  targets[TR_TARGETS_MAX];
  guint8   n_targets;
  guint8   used;                /* a bit for each target that was pointed at */
  guint8   skip;                /* a bit for each that need not be */
} Candidate;

struct _TrPicker
{
  GObject      parent_instance;

  TrSession   *session;
  gboolean   (*shows) (TrThing  thing,
                       gpointer data);
  gpointer     shows_data;
  GArray      *legal;           /* Candidate: all legal moves, nothing pointed at */
  GArray      *candidates;      /* Candidate: those still meant */
  GArray      *picks;           /* TrPick: what was pointed at */
  gboolean     out_of_order;
  GListStore  *choices;         /* TrChoice */
};

static inline gboolean
tr_thing_equal (TrThing a,
                TrThing b)
{
  return a.sort == b.sort && a.index == b.index;
}

/* The last of the things of PICK, which counts. */
static inline TrThing *
tr_pick_number (TrPick *pick)
{
  return &pick->things[pick->n - 1];
}

/* tr-picker-match.c */
gboolean       tr_pick_has             (const TrPick    *pick,
                                        TrThing          thing);
gboolean       tr_pick_equal           (const TrPick    *a,
                                        const TrPick    *b);
/* Notes in CANDIDATE what PICK says of it; FALSE when it does not fit. */
gboolean       tr_candidate_match      (Candidate       *candidate,
                                        const TrPick    *pick);
/* The target that is to be pointed at next; NULL: the move is complete. */
const TrThing *tr_candidate_next       (const Candidate *candidate);
/* What PICK says now is a number: no move that is still meant has to do with the thing itself. */
gboolean       tr_picker_says_number   (TrPicker        *self,
                                        const TrPick    *pick);
/* What has been pointed at and is one of those alike that PICK is of; NULL: nothing is. */
TrPick        *tr_picker_find_number   (TrPicker        *self,
                                        const TrPick    *pick);
/* Whether a move has all that was pointed at, with PICK in the place of EARLIER. */
gboolean       tr_picker_leads_instead (TrPicker        *self,
                                        const TrPick    *earlier,
                                        const TrPick    *pick);

G_END_DECLS
