/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-game-page-private.h"

#include "tr-spot-widget.h"

/* Keys go on where something is asked: a move often takes away the very thing that had the focus. */

static GtkWidget *
find_focus (TrGamePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_get_mapped (focus) ? focus : NULL;
}

/* What of the page has the focus; NULL: it is elsewhere. To be given to tr_game_page_keep_focus() after a change. */
GtkWidget *
tr_game_page_get_focus (TrGamePage *self)
{
  GtkWidget *focus = find_focus (self);

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ? focus : NULL;
}

void
tr_game_page_focus_asked (TrGamePage *self)
{
  TrPlayerCard *card = tr_players_view_get_card (self->players, tr_session_get_turn (self->session).seat);
  TrBoardView *view = card != NULL ? tr_player_card_get_view (card) : NULL;

  if (!tr_board_view_asks (self->board) && view != NULL && gtk_widget_get_mapped (GTK_WIDGET (view))
      && tr_board_view_asks (view))
    gtk_widget_grab_focus (GTK_WIDGET (view));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Who has just answered goes on with what is asked next, but within one question stays where they are. */
static gboolean
is_asked_anew (TrGamePage *self)
{
  TrTurn turn = tr_session_get_turn (self->session);
  gboolean anew = turn.seat != self->asked.seat || turn.question != self->asked.question;

  self->asked = turn;
  return anew && !tr_session_get_reviewing (self->session);
}

/* BEFORE may be gone by now: it is only compared. */
void
tr_game_page_keep_focus (TrGamePage *self,
                         gpointer    before)
{
  gboolean anew = is_asked_anew (self);
  GtkWidget *focus = find_focus (self);

  if (before != NULL && (focus != before || (anew && TR_IS_SPOT_WIDGET (focus))))
    tr_game_page_focus_asked (self);
}

/* Of what goes together, part lies on the table and part before a player: where these are a page apart, the page is turned. */
static void
turn_page (TrGamePage *self)
{
  TrPart other = self->part == TR_PART_TABLE ? TR_PART_PLAYERS : TR_PART_TABLE;

  if (tr_split_get_narrow (self->split) && (self->part == TR_PART_TABLE || self->part == TR_PART_PLAYERS)
      && !tr_game_page_asks_in (self, self->part) && tr_game_page_asks_in (self, other))
    tr_game_page_show_part (self, other);
}

static gboolean
on_follow (gpointer data)
{
  TrGamePage *self = data;

  self->following = 0;
  if (tr_picker_get_n_chosen (self->picker) > 0)
    turn_page (self);
  tr_game_page_update_attention (self);
  if (tr_picker_get_n_chosen (self->picker) > 0 && TR_IS_SPOT_WIDGET (tr_game_page_get_focus (self)))
    tr_game_page_focus_asked (self);
  return G_SOURCE_REMOVE;
}

void
tr_game_page_follow_choice (TrGamePage *self)
{
  g_assert (TR_IS_GAME_PAGE (self));

  /* The views learn of it after this. */
  if (self->following == 0)
    self->following = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, on_follow, self, NULL);
}
