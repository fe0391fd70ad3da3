/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session-private.h"

/* Undo, redo, and the lines that moves replaced. Nothing a person did is ever gone in one press. */

/* ── Moving ── */

gboolean
tr_session_swap_line (TrSession *self)
{
  guint from, at;

  g_return_val_if_fail (TR_IS_SESSION (self), FALSE);

  if (self->reviewing || self->undo == TR_UNDO_STRICT || !tr_session_find_latest (self, &at))
    return FALSE;
  from = self->cursor;
  self->cursor = MIN (from, at);
  tr_session_take_latest (self);
  g_signal_emit_by_name (self, "line-changed", at);
  tr_session_moved (self, from);
  return TRUE;
}

/* Going back to TO takes back every move after it; one that had replaced others brings those back. */
static void
go_back (TrSession *self,
         guint      to)
{
  guint from = self->cursor;
  guint changed = from;

  self->cursor = to;
  for (guint n = from; !self->reviewing && n-- > to; )
    if (tr_session_bring_back (self, n))
      changed = n;
  if (changed < from)
    g_signal_emit_by_name (self, "line-changed", changed);
  tr_session_moved (self, from);
}

static void
go_forward (TrSession *self,
            guint      to)
{
  guint from = self->cursor;

  self->cursor = to;
  tr_session_moved (self, from);
}

/* ── Where undo and redo lead ── */

/* Whether a strict undo cannot take back move NUMBER: something was revealed, or the turn went on to others. */
gboolean
tr_session_strict_stop (TrSession *self,
                        guint      number)
{
  g_assert (TR_IS_SESSION (self));
  g_assert (number > 0);

  return tr_session_seat_at (self, number - 1) != tr_session_seat_at (self, number)
         || !tr_session_is_human_at (self, number - 1)
         || tr_story_reveals (self->story, number)
         || tr_story_has_chapter (self->story, number, TR_CHAPTER_PHASE)
         || tr_story_has_chapter (self->story, number, TR_CHAPTER_ROUND);
}

static gboolean
has_human (TrSession *self)
{
  const TrGame *game = tr_session_get_game (self);

  for (unsigned seat = 0; seat < game->players; seat++)
    if (self->seats[seat].kind == TR_SEAT_HUMAN)
      return TRUE;
  return FALSE;
}

/* The cursor after an undo; the present one when there is nothing to undo. */
static guint
undo_target (TrSession *self)
{
  if (self->cursor == 0)
    return 0;
  if (self->reviewing || (self->undo == TR_UNDO_FREE && !has_human (self)))
    return self->cursor - 1;
  if (self->undo == TR_UNDO_STRICT)
    return tr_session_strict_stop (self, self->cursor) ? self->cursor : self->cursor - 1;

  for (guint n = self->cursor; n-- > 0; )
    if (tr_session_is_human_at (self, n))
      return n;
  return self->cursor;
}

/* The next moment after the cursor in which a person decides, or the end of the line. */
static guint
next_decision (TrSession *self)
{
  guint length = tr_session_get_length (self);

  for (guint n = self->cursor + 1; n < length; n++)
    if (tr_session_is_human_at (self, n))
      return n;
  return length;
}

static guint
redo_target (TrSession *self)
{
  if (self->reviewing || !has_human (self))
    return MIN (self->cursor + 1, tr_session_get_length (self));
  return next_decision (self);
}

void
tr_session_let_answer (TrSession *self)
{
  unsigned seat = tr_session_seat_at (self, self->cursor);

  g_assert (TR_IS_SESSION (self));

  if (self->reviewing || self->paused || self->cursor == tr_session_get_length (self) || self->brains[seat] == NULL)
    return;
  go_forward (self, next_decision (self));
}

gboolean
tr_session_can_undo (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), FALSE);

  return undo_target (self) < self->cursor;
}

gboolean
tr_session_can_redo (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), FALSE);

  return self->cursor < tr_session_get_length (self);
}

gboolean
tr_session_undo (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), FALSE);

  if (!tr_session_can_undo (self))
    return FALSE;
  go_back (self, undo_target (self));
  return TRUE;
}

gboolean
tr_session_redo (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), FALSE);

  if (!tr_session_can_redo (self))
    return FALSE;
  go_forward (self, redo_target (self));
  return TRUE;
}

gboolean
tr_session_undo_step (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), FALSE);

  /* A free policy goes back to the start, also where no person has decided anything yet. */
  if (self->cursor == 0 || (self->undo == TR_UNDO_STRICT && !tr_session_can_undo (self)))
    return FALSE;
  go_back (self, self->cursor - 1);
  return TRUE;
}

gboolean
tr_session_redo_step (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), FALSE);

  if (!tr_session_can_redo (self))
    return FALSE;
  go_forward (self, self->cursor + 1);
  return TRUE;
}
