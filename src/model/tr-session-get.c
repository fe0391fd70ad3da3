/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session-private.h"

const TrGame *
tr_session_get_game (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), NULL);

  return tr_record_get_game (self->record);
}

const TrState *
tr_session_get_state (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), NULL);

  return tr_session_state_at (self, self->cursor);
}

TrTurn
tr_session_get_turn (TrSession *self)
{
  TrTurn nobody = { .seat = TR_SEAT_NONE };

  g_return_val_if_fail (TR_IS_SESSION (self), nobody);

  return tr_turn (tr_session_get_game (self), tr_session_get_state (self));
}

guint
tr_session_get_cursor (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), 0);

  return self->cursor;
}

guint
tr_session_get_length (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), 0);

  return tr_record_get_n_moves (self->record);
}

TrMove
tr_session_get_move (TrSession *self,
                     guint      number)
{
  g_return_val_if_fail (TR_IS_SESSION (self), TR_MOVE_NONE);
  g_return_val_if_fail (number > 0 && number <= tr_session_get_length (self), TR_MOVE_NONE);

  return tr_record_get_move (self->record, number - 1);
}

gboolean
tr_session_get_reviewing (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), FALSE);

  return self->reviewing;
}

gboolean
tr_session_get_thinking (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), FALSE);

  return self->cancellable != NULL;
}

GListModel *
tr_session_get_players (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), NULL);

  return G_LIST_MODEL (self->players);
}

TrLog *
tr_session_get_log (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), NULL);

  return self->log;
}

const TrStory *
tr_session_get_story (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), NULL);

  return self->story;
}

const TrSeat *
tr_session_get_seats (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), NULL);

  return self->seats;
}
