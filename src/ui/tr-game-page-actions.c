/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-game-page-private.h"

#include "tr-i18n.h"
#include "tr-words.h"

/* The actions called "game." in tr-actions.c. */

/* More moves than any answer has. */
#define PROPOSAL_MAX 256
#define ZOOM_STEP    1.25

/* ── Playing ── */

static void
on_undo (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  tr_session_undo (TR_GAME_PAGE (data)->session);
}

static void
on_redo (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  tr_session_redo (TR_GAME_PAGE (data)->session);
}

static void
on_cancel (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  tr_picker_cancel (TR_GAME_PAGE (data)->picker);
}

static void
on_hint (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  tr_game_page_ask_hint (data);
}

static TrMove
find_proposal (TrGamePage *self)
{
  TrTurn turn = tr_session_get_turn (self->session);

  if (turn.seat == TR_SEAT_NONE || tr_session_get_reviewing (self->session)
      || tr_session_get_seats (self->session)[turn.seat].kind != TR_SEAT_HUMAN)
    return TR_MOVE_NONE;
  return tr_propose (tr_session_get_game (self->session), tr_session_get_state (self->session));
}

/* Whether nothing is left to change after MOVE: somebody is asked something else. */
static gboolean
is_last (TrGamePage *self,
         TrMove      move,
         TrTurn      asked)
{
  const TrGame *game = tr_session_get_game (self->session);
  TrState *after = tr_state_new (game);
  TrTurn turn;
  gboolean last;

  tr_state_copy (game, after, tr_session_get_state (self->session));
  tr_apply (game, after, move, NULL);
  turn = tr_turn (game, after);
  last = turn.seat != asked.seat || (turn.question != asked.question && tr_propose (game, after) == TR_MOVE_NONE);
  tr_state_free (after);
  return last;
}

/* The whole answer, move by move, so that each can be taken back; but what would end it is left for another press, so that
 * it can be looked at and changed. */
static void
on_propose (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  TrGamePage *self = data;
  TrTurn asked = tr_session_get_turn (self->session);

  for (guint i = 0; i < PROPOSAL_MAX && tr_session_get_turn (self->session).seat == asked.seat; i++)
    {
      TrMove move = find_proposal (self);

      if (move == TR_MOVE_NONE)
        break;
      if (i > 0 && is_last (self, move, asked))
        {
          tr_game_page_tell (self, _("Once more completes it and goes on"));
          break;
        }
      if (!tr_session_play (self->session, move, NULL))
        break;
    }
}

/* A computer player's next move: one that is held back, or one that was taken back. */
static gboolean
can_step (TrGamePage *self)
{
  unsigned seat = tr_session_get_turn (self->session).seat;

  return tr_pacer_get_waiting (self->pacer)
         || (seat != TR_SEAT_NONE && !tr_session_get_reviewing (self->session) && tr_session_can_redo (self->session)
             && tr_session_get_seats (self->session)[seat].kind == TR_SEAT_COMPUTER);
}

static void
on_step (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  TrGamePage *self = data;

  if (!tr_pacer_step (self->pacer))
    tr_session_redo_step (self->session);
}

static void
on_hurry (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  tr_session_hurry (TR_GAME_PAGE (data)->session);
}

/* ── Explaining ── */

/* Why pointing at SPOT leads nowhere; NULL when it does, or when nobody here is asked. */
static char *
dup_refusal (TrGamePage   *self,
             const TrSpot *spot,
             const char  **rule)
{
  const TrGame *game = tr_session_get_game (self->session);
  TrTurn turn = tr_session_get_turn (self->session);
  TrRefusal refusal;

  if (spot->pick.n == 0 || turn.seat == TR_SEAT_NONE || tr_session_get_reviewing (self->session)
      || tr_session_get_seats (self->session)[turn.seat].kind != TR_SEAT_HUMAN
      || tr_picker_get_lit (self->picker, &spot->pick) != TR_LIT_NOT)
    return NULL;
  refusal = tr_why_not (game, tr_session_get_state (self->session), 0, spot->pick.things,
                        spot->pick.any ? 1 : spot->pick.n);
  if (refusal.kind == 0)
    return NULL;
  *rule = tr_refusal_rule (game, refusal);
  return tr_words_refusal (game, refusal);
}

static const TrSpot *
find_spot (TrBoardView *view,
           guint        key)
{
  TrScene *scene = tr_board_view_get_scene (view);

  return scene != NULL ? tr_scene_find_spot (scene, key) : NULL;
}

/* What a spot is and, where it cannot be pointed at, why. */
static void
tell_spot (TrGamePage   *self,
           const TrSpot *spot)
{
  const char *rule = spot->rule;
  g_autofree char *refusal = dup_refusal (self, spot, &rule);
  g_autofree char *text = spot->details != NULL ? g_strjoin ("\n", spot->name, spot->details, refusal, NULL)
                                                : g_strjoin ("\n", spot->name, refusal, NULL);

  tr_notice_show (self->notice, text, rule);
}

void
tr_game_page_explain (TrGamePage  *self,
                      TrBoardView *view,
                      guint        key)
{
  const TrSpot *spot;
  const char *rule;
  g_autofree char *refusal = NULL;

  g_assert (TR_IS_GAME_PAGE (self));
  g_assert (TR_IS_BOARD_VIEW (view));

  spot = find_spot (view, key);
  if (spot == NULL)
    return;
  refusal = dup_refusal (self, spot, &rule);
  if (refusal != NULL)
    tr_notice_show (self->notice, refusal, rule);
  tr_game_page_open_spot (self, spot);
}

static gboolean
explain_focus (TrGamePage  *self,
               TrBoardView *view)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  TrScene *scene = tr_board_view_get_scene (view);

  for (guint i = 0; focus != NULL && scene != NULL && i < scene->spots->len; i++)
    {
      guint32 key = g_array_index (scene->spots, TrSpot, i).key;

      if (tr_board_view_get_spot_widget (view, key) == focus)
        {
          tell_spot (self, find_spot (view, key));
          return TRUE;
        }
    }
  return FALSE;
}

static void
on_explain (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  TrGamePage *self = data;
  const TrGame *game = tr_session_get_game (self->session);
  g_autofree char *asked = NULL;
  g_autofree char *told = g_strdup (tr_notice_get_rule (self->notice));

  /* Who asks again wants to know more. */
  if (told != NULL)
    {
      tr_game_page_open_rules (self, told);
      return;
    }
  if (explain_focus (self, self->board))
    return;
  for (unsigned seat = 0; seat < game->seats; seat++)
    if (explain_focus (self, tr_player_card_get_view (tr_players_view_get_card (self->players, seat))))
      return;
  g_object_get (self->session, "question", &asked, NULL);
  tr_notice_show (self->notice, asked, tr_game_page_get_asked (self));
}

/* ── Looking ── */

static void
on_log (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  tr_game_page_show_part (data, TR_PART_LOG);
}

static void
on_score (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  tr_game_page_show_part (data, TR_PART_SCORE);
}

static void
on_review (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  TrGamePage *self = data;

  tr_session_set_reviewing (self->session, !tr_session_get_reviewing (self->session));
  tr_game_page_show_part (self, TR_PART_TABLE);
}

static void
on_back (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  TrGamePage *self = data;

  if (tr_game_page_reads_rules (self))
    {
      gtk_widget_activate_action (GTK_WIDGET (self->rules), "rules.back", NULL);
      return;
    }
  tr_session_set_reviewing (self->session, TRUE);
  tr_session_jump (self->session, TR_JUMP_MOVE, FALSE);
}

static void
on_forward (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  TrGamePage *self = data;

  if (tr_game_page_reads_rules (self))
    gtk_widget_activate_action (GTK_WIDGET (self->rules), "rules.forward", NULL);
  else
    tr_session_jump (self->session, TR_JUMP_MOVE, TRUE);
}

static void
on_play_on (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  TrGamePage *self = data;
  const char *title = tr_translate (tr_session_get_game (self->session)->rules->title);
  /* Translators: what a game was played on from: its title, and the number of a move */
  g_autofree char *parent = g_strdup_printf (_("%s, after move %u"), title, tr_session_get_cursor (self->session));
  g_autoptr(TrSession) fork = tr_session_fork (self->session, parent);

  g_signal_emit_by_name (self, "forked", fork);
}

static void
on_next_section (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  tr_board_view_focus_section (TR_GAME_PAGE (data)->board, 1);
}

static void
on_previous_section (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       data)
{
  tr_board_view_focus_section (TR_GAME_PAGE (data)->board, -1);
}

static void
on_zoom_in (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  tr_board_view_zoom_by (TR_GAME_PAGE (data)->board, ZOOM_STEP);
}

static void
on_zoom_out (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  tr_board_view_zoom_by (TR_GAME_PAGE (data)->board, 1 / ZOOM_STEP);
}

static void
on_zoom_fit (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  tr_board_view_zoom_fit (TR_GAME_PAGE (data)->board);
}

/* ── The group ── */

static gboolean
can_undo (TrGamePage *self)
{
  return !tr_session_get_reviewing (self->session) && tr_session_can_undo (self->session);
}

static gboolean
can_redo (TrGamePage *self)
{
  return !tr_session_get_reviewing (self->session) && tr_session_can_redo (self->session);
}

static gboolean
can_cancel (TrGamePage *self)
{
  return tr_picker_get_n_chosen (self->picker) > 0;
}

static gboolean
can_hint (TrGamePage *self)
{
  return tr_game_page_get_hint_obstacle (self) == NULL;
}

static gboolean
can_propose (TrGamePage *self)
{
  return find_proposal (self) != TR_MOVE_NONE;
}

static gboolean
can_review (TrGamePage *self)
{
  return tr_session_get_reviewing (self->session) || tr_session_get_length (self->session) > 0;
}

static gboolean
can_go_back (TrGamePage *self)
{
  return tr_game_page_reads_rules (self) || tr_session_get_cursor (self->session) > 0;
}

static gboolean
can_go_forward (TrGamePage *self)
{
  return tr_game_page_reads_rules (self)
         || (tr_session_get_reviewing (self->session) && tr_session_can_redo (self->session));
}

static gboolean
can_play_on (TrGamePage *self)
{
  return tr_session_get_reviewing (self->session);
}

static const struct
{
  const char   *name;
  void        (*activate) (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       data);
  gboolean    (*can)      (TrGamePage *self);   /* NULL: whenever there is a game */
} actions[] = {
  { "undo", on_undo, can_undo },
  { "redo", on_redo, can_redo },
  { "cancel", on_cancel, can_cancel },
  { "hint", on_hint, can_hint },
  { "propose", on_propose, can_propose },
  { "step", on_step, can_step },
  { "hurry", on_hurry, NULL },
  { "explain", on_explain, NULL },
  { "log", on_log, NULL },
  { "score", on_score, NULL },
  { "review", on_review, can_review },
  { "back", on_back, can_go_back },
  { "forward", on_forward, can_go_forward },
  { "play-on", on_play_on, can_play_on },
  { "next-section", on_next_section, NULL },
  { "previous-section", on_previous_section, NULL },
  { "zoom-in", on_zoom_in, NULL },
  { "zoom-out", on_zoom_out, NULL },
  { "zoom-fit", on_zoom_fit, NULL },
};

void
tr_game_page_add_actions (TrGamePage *self)
{
  g_assert (TR_IS_GAME_PAGE (self));

  self->actions = g_simple_action_group_new ();
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      const GActionEntry entry = { .name = actions[i].name, .activate = actions[i].activate };

      g_action_map_add_action_entries (G_ACTION_MAP (self->actions), &entry, 1, self);
    }
  tr_game_page_update_actions (self);
}

void
tr_game_page_update_actions (TrGamePage *self)
{
  /* Under a cover nothing can be done but to take it off. */
  gboolean open = self->session != NULL && !tr_game_page_is_covered (self);

  g_assert (TR_IS_GAME_PAGE (self));

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), actions[i].name);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), open && (actions[i].can == NULL || actions[i].can (self)));
    }
  if (self->hint_obstacle != tr_game_page_get_hint_obstacle (self))
    {
      self->hint_obstacle = tr_game_page_get_hint_obstacle (self);
      g_object_notify (G_OBJECT (self), "hint-obstacle");
    }
}
