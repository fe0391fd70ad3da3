/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session-private.h"

gboolean
tr_session_can_hint (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), FALSE);

  return !self->reviewing && tr_session_is_human_at (self, self->cursor);
}

void
tr_session_drop_hint (TrSession *self)
{
  g_autoptr(TrHint) hint = NULL;

  g_assert (TR_IS_SESSION (self));

  hint = g_steal_pointer (&self->hint);
  if (hint != NULL)
    tr_hint_withdraw (hint);
}

TrHint *
tr_session_ask_hint (TrSession        *self,
                     const TrHintWish *wish,
                     const TrMove     *minded,
                     guint             n_minded)
{
  g_autoptr(TrQuery) query = NULL;
  unsigned seat;

  g_return_val_if_fail (TR_IS_SESSION (self), NULL);

  seat = tr_session_seat_at (self, self->cursor);
  g_return_val_if_fail (seat != TR_SEAT_NONE, NULL);

  tr_session_drop_hint (self);
  query = tr_query_new (self->record, tr_session_get_state (self), seat, tr_session_get_chance (self), self->number);
  self->hint = tr_hint_new (query, wish, minded, n_minded);
  return g_object_ref (self->hint);
}
