/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session-private.h"

/* Undo, redo, and the lines that moves replaced. Nothing a person did is ever gone in one press. */

/* ── Replaced lines ── */

/* Puts the moves after the cursor aside: others are about to take their place. */
void
tr_session_replace (TrSession *self)
{
  guint length = tr_session_get_length (self);
  g_autoptr(GArray) moves = NULL;

  g_assert (TR_IS_SESSION (self));

  if (self->cursor == length)
    return;
  moves = g_array_new (FALSE, FALSE, sizeof (TrMove));
  for (guint i = self->cursor; i < length; i++)
    {
      TrMove move = tr_record_get_move (self->record, i);

      g_array_append_val (moves, move);
    }
  g_ptr_array_add (self->replaced, tr_line_new (self->cursor, (const TrMove *) moves->data, moves->len));
  tr_record_truncate (self->record, self->cursor);
  tr_story_truncate (self->story, self->cursor + 1);
}

/* The latest replaced line against what stands in its place, from where they part. The cursor must not be beyond. */
static void
swap_lines (TrSession *self)
{
  g_autoptr(TrLine) line = g_ptr_array_steal_index (self->replaced, self->replaced->len - 1);
  guint cursor = self->cursor;

  g_assert (cursor <= line->at);

  self->cursor = line->at;
  tr_session_replace (self);
  for (guint i = 0; i < line->moves->len; i++)
    {
      TrEventList events;
      unsigned seat = tr_session_seat_at (self, line->at + i);
      TrMove move = g_array_index (line->moves, TrMove, i);
      TrRefusal refusal;

      tr_event_list_clear (&events);
      refusal = tr_record_append (self->record, move, &events);
      g_assert (refusal.kind == 0);
      tr_story_append (self->story, move, (uint8_t) seat, &events);
    }
  self->cursor = cursor;
  g_signal_emit_by_name (self, "line-changed", line->at);
}

static TrLine *
latest_replaced (TrSession *self)
{
  return self->replaced->len > 0 ? g_ptr_array_index (self->replaced, self->replaced->len - 1) : NULL;
}

guint
tr_session_get_n_replaced (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), 0);

  return self->replaced->len;
}

gboolean
tr_session_swap_line (TrSession *self)
{
  TrLine *line;
  guint from;

  g_return_val_if_fail (TR_IS_SESSION (self), FALSE);

  line = latest_replaced (self);
  if (line == NULL || self->reviewing || self->undo == TR_UNDO_STRICT)
    return FALSE;
  from = self->cursor;
  if (self->cursor > line->at)
    self->cursor = line->at;
  swap_lines (self);
  tr_session_moved (self, from);
  return TRUE;
}

/* Going back to TO takes back every move after it; one that had replaced others brings those back. */
static void
go_back (TrSession *self,
         guint      to)
{
  TrLine *line = latest_replaced (self);
  guint from = self->cursor;

  self->cursor = to;
  if (!self->reviewing && line != NULL && from > line->at && to <= line->at)
    swap_lines (self);
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

static guint
redo_target (TrSession *self)
{
  guint length = tr_session_get_length (self);

  if (self->cursor == length)
    return length;
  if (self->reviewing || self->undo == TR_UNDO_STRICT || !has_human (self))
    return self->cursor + 1;

  for (guint n = self->cursor + 1; n < length; n++)
    if (tr_session_is_human_at (self, n))
      return n;
  return length;
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

  if (!tr_session_can_undo (self))
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
