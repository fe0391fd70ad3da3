/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-players-view.h"

struct _TrPlayersView
{
  AdwBin        parent_instance;

  TrSession    *session;
  TrLook        look;
  unsigned      shown;          /* the seat that was unfolded because it is on turn */
  GtkBox       *box;
  TrPlayerCard *cards[TR_SEATS_MAX];
};

G_DEFINE_FINAL_TYPE (TrPlayersView, tr_players_view, ADW_TYPE_BIN)

static void
on_toggled (TrPlayersView *self,
            TrPlayerCard  *card)
{
  if (self->look.names != NULL)
    tr_player_card_update (card, &self->look, FALSE);
}

static void
tr_players_view_dispose (GObject *object)
{
  TrPlayersView *self = TR_PLAYERS_VIEW (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (tr_players_view_parent_class)->dispose (object);
}

static void
tr_players_view_class_init (TrPlayersViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tr_players_view_dispose;
}

static void
tr_players_view_init (TrPlayersView *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

void
tr_players_view_set_session (TrPlayersView *self,
                             TrSession     *session)
{
  g_return_if_fail (TR_IS_PLAYERS_VIEW (self));
  g_return_if_fail (session == NULL || TR_IS_SESSION (session));

  if (!g_set_object (&self->session, session))
    return;
  for (unsigned i = 0; i < TR_SEATS_MAX && self->cards[i] != NULL; i++)
    {
      gtk_box_remove (self->box, GTK_WIDGET (self->cards[i]));
      self->cards[i] = NULL;
    }
  self->look = (TrLook) { 0 };
  self->shown = TR_SEAT_NONE;
  for (unsigned i = 0; session != NULL && i < tr_session_get_game (session)->seats; i++)
    {
      self->cards[i] = TR_PLAYER_CARD (tr_player_card_new (session, i));
      g_signal_connect_object (self->cards[i], "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->box, GTK_WIDGET (self->cards[i]));
    }
}

void
tr_players_view_update (TrPlayersView *self,
                        const TrLook  *look,
                        gboolean       animate)
{
  unsigned asked;

  g_return_if_fail (TR_IS_PLAYERS_VIEW (self));
  g_return_if_fail (look != NULL);

  self->look = *look;
  asked = tr_session_get_turn (self->session).seat;
  for (unsigned i = 0; i < TR_SEATS_MAX && self->cards[i] != NULL; i++)
    {
      gboolean was = tr_player_card_get_unfolded (self->cards[i]);

      if (asked != self->shown)
        tr_player_card_set_unfolded (self->cards[i], i == asked);
      tr_player_card_update (self->cards[i], look, animate && was);
    }
  self->shown = asked;
}

TrPlayerCard *
tr_players_view_get_card (TrPlayersView *self,
                          unsigned       seat)
{
  g_return_val_if_fail (TR_IS_PLAYERS_VIEW (self), NULL);

  return seat < TR_SEATS_MAX ? self->cards[seat] : NULL;
}
