/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-game-page-private.h"

#include "tr-i18n.h"

/* Hints: thought about without being in the way, then shown under the board and on it. */

/* ── On the table ── */

/* What the move that is looked at has to do with: on the board, and before who is asked. */
static void
show_targets (TrGamePage *self)
{
  const TrGame *game = tr_session_get_game (self->session);
  TrSuggestion *suggestion = tr_hint_panel_get_suggestion (self->hint_panel);
  TrMove move = suggestion != NULL ? tr_suggestion_get_move (suggestion) : TR_MOVE_NONE;
  unsigned asked = tr_session_get_turn (self->session).seat;
  TrThing targets[TR_TARGETS_MAX];
  guint n = move != TR_MOVE_NONE ? tr_targets (game, move, targets) : 0;

  tr_board_view_set_hinted (self->board, tr_move_kind (move), targets, n);
  for (unsigned seat = 0; seat < game->seats; seat++)
    {
      TrPlayerCard *card = tr_players_view_get_card (self->players, seat);

      if (card != NULL)
        tr_board_view_set_hinted (tr_player_card_get_view (card), tr_move_kind (move), targets, seat == asked ? n : 0);
    }
}

/* ── Thinking ── */

static void
set_thinking (TrGamePage *self,
              gboolean    thinking)
{
  if (self->hint_thinking == thinking)
    return;
  self->hint_thinking = thinking;
  g_object_notify (G_OBJECT (self), "hint-thinking");
}

/* Who went on with something else meanwhile is left alone. */
static void
show_hint (TrGamePage *self)
{
  guint n = g_list_model_get_n_items (tr_hint_get_suggestions (self->hint));
  GtkWidget *focus = tr_game_page_get_focus (self);
  g_autofree char *text = g_strdup_printf (ngettext ("There is a hint: %u move is advised.",
                                                     "There is a hint: %u moves are advised.", n), n);

  tr_notice_hide (self->notice);
  tr_hint_panel_set_hint (self->hint_panel, self->hint);
  tr_prompt_bar_announce (self->prompt, text);
  if (focus == self->hint_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->hint_panel));
}

static void
on_hint_state (TrGamePage *self)
{
  TrHintState state = tr_hint_get_state (self->hint);

  set_thinking (self, state == TR_HINT_THINKING);
  if (state == TR_HINT_READY)
    show_hint (self);
  else if (state == TR_HINT_GONE)
    tr_game_page_drop_hint (self);
}

void
tr_game_page_drop_hint (TrGamePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  /* Seen yet or not: keys that go to a row of a panel that is gone are lost. */
  gboolean inside = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->hint_panel));
  g_autoptr(TrHint) hint = NULL;

  g_assert (TR_IS_GAME_PAGE (self));

  hint = g_steal_pointer (&self->hint);
  if (hint == NULL)
    return;
  g_signal_handlers_disconnect_by_data (hint, self);
  tr_hint_withdraw (hint);
  self->hint_focus = NULL;
  set_thinking (self, FALSE);
  if (inside)
    tr_game_page_focus_asked (self);
  tr_hint_panel_set_hint (self->hint_panel, NULL);
  show_targets (self);
}

void
tr_game_page_ask_hint (TrGamePage *self)
{
  g_autofree TrMove *minded = NULL;
  guint n_minded;

  g_assert (TR_IS_GAME_PAGE (self));

  if (tr_game_page_get_hint_obstacle (self) != NULL)
    return;
  tr_game_page_show_part (self, TR_PART_TABLE);
  /* Asked once more: what has been said is looked at, unless something else has been begun meanwhile. */
  if (self->hint != NULL && self->hint_chosen == tr_picker_get_n_chosen (self->picker))
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->hint_panel));
      return;
    }
  tr_game_page_drop_hint (self);
  minded = tr_picker_dup_moves (self->picker, &n_minded);
  self->hint_chosen = tr_picker_get_n_chosen (self->picker);
  self->hint_focus = tr_game_page_get_focus (self);
  self->hint = tr_session_ask_hint (self->session, NULL, minded, n_minded);
  g_signal_connect_swapped (self->hint, "notify::state", G_CALLBACK (on_hint_state), self);
  set_thinking (self, TRUE);
  tr_prompt_bar_announce (self->prompt, _("Thinking about a hint…"));
}

const char *
tr_game_page_get_hint_obstacle (TrGamePage *self)
{
  unsigned asked;

  g_return_val_if_fail (TR_IS_GAME_PAGE (self), NULL);

  if (self->session == NULL)
    return _("There is no game");
  asked = tr_session_get_turn (self->session).seat;
  if (tr_session_get_reviewing (self->session))
    return _("No hints while the game is looked through");
  if (asked == TR_SEAT_NONE)
    return _("No hints: the game is over");
  if (!tr_session_can_hint (self->session))
    return _("No hints while it is somebody else's turn");
  if (tr_game_page_is_covered (self) || asked != self->viewer)
    return _("No hints before the next player looks");
  return NULL;
}

/* ── The panel ── */

static void
on_play (TrGamePage   *self,
         TrSuggestion *suggestion)
{
  tr_session_play (self->session, tr_suggestion_get_move (suggestion), NULL);
}

/* Wherever the focus is. */
static gboolean
on_escape (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  TrGamePage *self = TR_GAME_PAGE (widget);

  if (self->hint == NULL || !gtk_widget_get_mapped (widget))
    return FALSE;
  tr_game_page_drop_hint (self);
  return TRUE;
}

void
tr_game_page_init_hints (TrGamePage *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  g_assert (TR_IS_GAME_PAGE (self));

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_callback_action_new (on_escape, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
  g_signal_connect_object (self->hint_panel, "play", G_CALLBACK (on_play), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint_panel, "close", G_CALLBACK (tr_game_page_drop_hint), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint_panel, "notify::suggestion", G_CALLBACK (show_targets), self, G_CONNECT_SWAPPED);
}
