/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-picker-private.h"

/* Which moves fit what has been pointed at. */

/* THING is the next of its sort that was not said, or, with AGAIN, one that was. */
static gboolean
match_thing (Candidate *candidate,
             TrThing    thing,
             gboolean   again)
{
  for (guint i = 0; i < candidate->n_targets; i++)
    {
      if (candidate->targets[i].sort != thing.sort || (candidate->used >> i & 1) != (guint) again)
        continue;
      if (candidate->targets[i].index != thing.index)
        return FALSE;
      candidate->used = (guint8) (candidate->used | 1u << i);
      return TRUE;
    }
  return FALSE;
}

/* Something that was said may be part of what is said next: the row, and then a place in it; or two favours that help with
 * one action, and are one word of its move. */
gboolean
tr_candidate_match (Candidate    *candidate,
                    const TrPick *pick)
{
  gboolean fresh = FALSE;

  if (pick->kinds != 0 && !(pick->kinds >> tr_move_kind (candidate->move) & 1))
    return FALSE;
  for (guint i = 0; i < pick->n; i++)
    {
      gboolean first = match_thing (candidate, pick->things[i], FALSE);
      gboolean matches = first || match_thing (candidate, pick->things[i], TRUE);

      if (matches == pick->any)
        return matches;
      fresh |= first;
    }
  return !pick->any && fresh;
}

const TrThing *
tr_candidate_next (const Candidate *candidate)
{
  for (guint i = 0; i < candidate->n_targets; i++)
    if (!((candidate->used | candidate->skip) >> i & 1))
      return &candidate->targets[i];
  return NULL;
}

gboolean
tr_pick_has (const TrPick *pick,
             TrThing       thing)
{
  for (guint i = 0; i < pick->n; i++)
    if (tr_thing_equal (pick->things[i], thing))
      return TRUE;
  return FALSE;
}

gboolean
tr_pick_equal (const TrPick *a,
               const TrPick *b)
{
  if (a->n != b->n || a->any != b->any || a->counts != b->counts || a->kinds != b->kinds)
    return FALSE;
  for (guint i = 0; i < a->n; i++)
    if (!tr_thing_equal (a->things[i], b->things[i]))
      return FALSE;
  return TRUE;
}

/* ── How many ── */

gboolean
tr_picker_says_number (TrPicker     *self,
                       const TrPick *pick)
{
  if (!pick->counts)
    return FALSE;
  for (guint i = 0; i < self->candidates->len; i++)
    {
      const Candidate *candidate = &g_array_index (self->candidates, Candidate, i);

      for (guint j = 0; j < candidate->n_targets; j++)
        if (tr_thing_equal (candidate->targets[j], pick->things[0]))
          return FALSE;
    }
  return TRUE;
}

TrPick *
tr_picker_find_number (TrPicker     *self,
                       const TrPick *pick)
{
  if (!pick->counts)
    return NULL;
  for (guint i = 0; i < self->picks->len; i++)
    {
      TrPick *earlier = &g_array_index (self->picks, TrPick, i);

      if (earlier->counts && tr_pick_number (earlier)->sort == pick->things[pick->n - 1].sort)
        return earlier;
    }
  return NULL;
}

gboolean
tr_picker_leads_instead (TrPicker     *self,
                         const TrPick *earlier,
                         const TrPick *pick)
{
  for (guint i = 0; i < self->legal->len; i++)
    {
      Candidate candidate = g_array_index (self->legal, Candidate, i);
      gboolean fits = tr_candidate_match (&candidate, pick);

      for (guint j = 0; j < self->picks->len && fits; j++)
        if (&g_array_index (self->picks, TrPick, j) != earlier)
          fits = tr_candidate_match (&candidate, &g_array_index (self->picks, TrPick, j));
      if (fits)
        return TRUE;
    }
  return FALSE;
}
