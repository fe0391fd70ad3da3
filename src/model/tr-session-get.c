/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-session-private.h"

#include "tr-words.h"

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

TrReference *
tr_session_get_reference (TrSession *self)
{
  g_autoptr(GError) error = NULL;

  g_return_val_if_fail (TR_IS_SESSION (self), NULL);

  if (self->reference == NULL)
    self->reference = tr_reference_new (tr_record_get_box (self->record), NULL, &error);
  /* A box that somebody wrote may lack a figure that only the pages need. */
  if (self->reference == NULL && !tr_box_is_built_in (tr_record_get_box (self->record)))
    {
      g_autoptr(TrBox) box = tr_box_new_built_in (tr_session_get_game (self)->rules, NULL);

      self->reference = box != NULL ? tr_reference_new (box, NULL, NULL) : NULL;
    }
  if (self->reference == NULL)
    g_warning ("%s", error->message);
  return self->reference;
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

/* ── What is hidden ── */

/* Whether the line leads to the end of the game. */
static gboolean
is_open (TrSession *self)
{
  return tr_session_seat_at (self, tr_session_get_length (self)) == TR_SEAT_NONE;
}

static unsigned
find_only_person (TrSession *self)
{
  unsigned person = TR_SEAT_NONE;

  for (unsigned seat = 0; seat < tr_session_get_game (self)->players; seat++)
    {
      if (self->seats[seat].kind != TR_SEAT_HUMAN)
        continue;
      if (person != TR_SEAT_NONE)
        return TR_SEAT_NONE;
      person = seat;
    }
  return person;
}

unsigned
tr_session_get_viewer (TrSession *self)
{
  guint at;

  g_return_val_if_fail (TR_IS_SESSION (self), TR_SEAT_NONE);

  at = self->reviewing && !is_open (self) ? self->review_from : self->cursor;
  return tr_session_is_human_at (self, at) ? tr_session_seat_at (self, at) : find_only_person (self);
}

char *
tr_session_dup_move (TrSession *self,
                     guint      number)
{
  const TrGame *game;
  TrMove move;

  g_return_val_if_fail (TR_IS_SESSION (self), NULL);
  g_return_val_if_fail (number > 0 && number <= tr_session_get_length (self), NULL);

  game = tr_session_get_game (self);
  move = tr_session_get_move (self, number);
  return is_open (self) || tr_session_seat_at (self, number - 1) == tr_session_get_viewer (self)
    ? tr_words_move (game, move)
    : tr_words_move_told (game, move);
}

guint
tr_session_get_hidden_points (TrSession *self)
{
  const TrGame *game;
  unsigned viewer;

  g_return_val_if_fail (TR_IS_SESSION (self), 0);

  game = tr_session_get_game (self);
  viewer = tr_session_get_viewer (self);
  if (!tr_hides_points (game, tr_session_get_state (self)) || is_open (self))
    return 0;
  return ((1u << game->seats) - 1) & ~(viewer != TR_SEAT_NONE ? 1u << viewer : 0u);
}
