/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session-private.h"

/* Review: the same session with a free cursor and locked moves. */

void
tr_session_set_reviewing (TrSession *self,
                          gboolean   reviewing)
{
  guint from;

  g_return_if_fail (TR_IS_SESSION (self));

  if (self->reviewing == !!reviewing)
    return;
  from = self->cursor;
  self->reviewing = !!reviewing;
  if (self->reviewing)
    self->review_from = self->cursor;
  else
    self->cursor = self->review_from;
  g_object_notify (G_OBJECT (self), "reviewing");
  tr_session_moved (self, from);
}

gboolean
tr_session_go_to (TrSession *self,
                  guint      cursor)
{
  guint from;

  g_return_val_if_fail (TR_IS_SESSION (self), FALSE);

  if (!self->reviewing || cursor > tr_session_get_length (self) || cursor == self->cursor)
    return FALSE;
  from = self->cursor;
  self->cursor = cursor;
  tr_session_moved (self, from);
  return TRUE;
}

/* Whether a jump stops after N moves. */
static gboolean
is_stop (TrSession *self,
         TrJump     jump,
         guint      n)
{
  switch (jump)
    {
    case TR_JUMP_MOVE:
      return TRUE;
    case TR_JUMP_TURN:
      return n == 0 || tr_session_seat_at (self, n) != tr_session_seat_at (self, n - 1);
    case TR_JUMP_PHASE:
      return tr_story_has_chapter (self->story, n, TR_CHAPTER_PHASE);
    case TR_JUMP_ROUND:
      return tr_story_has_chapter (self->story, n, TR_CHAPTER_ROUND);
    case TR_JUMP_LANDMARK:
      return tr_story_has_chapter (self->story, n, TR_CHAPTER_LANDMARK);
    default:
      g_assert_not_reached ();
    }
}

gboolean
tr_session_jump (TrSession *self,
                 TrJump     jump,
                 gboolean   forward)
{
  guint length;

  g_return_val_if_fail (TR_IS_SESSION (self), FALSE);

  length = tr_session_get_length (self);
  if (forward)
    {
      for (guint n = self->cursor + 1; n <= length; n++)
        if (is_stop (self, jump, n))
          return tr_session_go_to (self, n);
    }
  else
    {
      for (guint n = self->cursor; n-- > 0; )
        if (is_stop (self, jump, n))
          return tr_session_go_to (self, n);
    }
  return FALSE;
}

TrSession *
tr_session_fork (TrSession  *self,
                 const char *parent)
{
  g_autoptr(TrSave) save = NULL;
  guint length;

  g_return_val_if_fail (TR_IS_SESSION (self), NULL);

  length = tr_session_get_length (self);
  save = tr_session_make_save (self);
  g_array_set_size (save->moves, self->cursor);
  g_assert (save->cursor <= length);
  save->reviewing = FALSE;
  g_ptr_array_set_size (save->replaced, 0);
  g_free (save->parent);
  save->parent = g_strdup (parent);
  return tr_session_new_from_save (save);
}
