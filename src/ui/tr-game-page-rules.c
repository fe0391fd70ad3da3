/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-game-page-private.h"

#include "tr-table.h"

/* The rules beside the table: what a spot, a refusal, a line of the log or a question leads to. Nothing of the browser is there
 * before somebody wants it. */

/* ── What something is about ── */

const char *
tr_game_page_get_asked (TrGamePage *self)
{
  const TrRules *rules;
  TrTurn turn;

  g_return_val_if_fail (TR_IS_GAME_PAGE (self), NULL);

  if (self->session == NULL)
    return NULL;
  rules = tr_session_get_game (self->session)->rules;
  turn = tr_session_get_turn (self->session);
  if (turn.seat == TR_SEAT_NONE || rules->questions[turn.question].rule == 0)
    return NULL;
  return rules->rule_ids[rules->questions[turn.question].rule];
}

/* The page of what SPOT stands for, as exactly as there is one; BLOCK is where to begin. */
static TrPage *
find_page (TrGamePage   *self,
           const TrSpot *spot,
           guint        *block)
{
  TrReference *reference = tr_session_get_reference (self->session);
  const TrGame *game = tr_session_get_game (self->session);
  TrPage *page = spot->topic != NULL ? tr_reference_find (reference, spot->topic, block) : NULL;

  for (guint i = 0; page == NULL && i < spot->pick.n; i++)
    page = tr_reference_find_own (reference, game, spot->pick.things[i], block);
  if (page == NULL && spot->rule != NULL)
    page = tr_reference_find (reference, spot->rule, block);
  for (guint i = 0; page == NULL && i < spot->pick.n; i++)
    page = tr_reference_find_thing (reference, game, spot->pick.things[i], block);
  return page;
}

/* The id that leads to BLOCK of PAGE. */
static const char *
get_id (TrPage *page,
        guint   block)
{
  const TrBlock *section = tr_page_get_block (page, block);

  return block > 0 && section->ids != NULL ? section->ids[0] : tr_page_get_id (page);
}

/* ── Where things are ── */

static void
add_presence (TrGamePage *self,
              GHashTable *presence,
              TrScene    *scene,
              guint       where,
              gboolean    asked)
{
  for (guint i = 0; scene != NULL && i < scene->spots->len; i++)
    {
      const TrSpot *spot = &g_array_index (scene->spots, TrSpot, i);
      guint block = 0, known;
      TrPage *page = find_page (self, spot, &block);
      gpointer id;

      if (page == NULL || block != 0)
        continue;
      id = (gpointer) tr_page_get_id (page);
      known = GPOINTER_TO_UINT (g_hash_table_lookup (presence, id)) | where;
      if (asked && spot->pick.n > 0 && tr_picker_get_lit (self->picker, &spot->pick) != TR_LIT_NOT)
        known |= TR_PRESENT_USABLE;
      g_hash_table_insert (presence, id, GUINT_TO_POINTER (known));
    }
}

/* From the scenes and from what the picker lights: no game is known here. */
GHashTable *
tr_game_page_list_presence (gpointer data)
{
  TrGamePage *self = data;
  GHashTable *presence;
  const TrGame *game;
  const TrTable *table;
  TrLook look;
  unsigned asked;

  g_return_val_if_fail (TR_IS_GAME_PAGE (self), NULL);

  if (self->session == NULL || tr_session_get_reference (self->session) == NULL || tr_game_page_is_covered (self))
    return NULL;
  game = tr_session_get_game (self->session);
  table = tr_table_find (game->rules);
  look = (TrLook) { .viewer = self->viewer, .names = (const char *const *) self->names };
  asked = tr_session_get_turn (self->session).seat;
  presence = g_hash_table_new (g_str_hash, g_str_equal);
  add_presence (self, presence, tr_board_view_get_scene (self->board), TR_PRESENT_TABLE, TRUE);
  /* Boards that are folded away lie on the table all the same. */
  for (unsigned seat = 0; table != NULL && table->lay_player != NULL && seat < game->seats; seat++)
    {
      g_autoptr(TrScene) scene = table->lay_player (game, tr_session_get_state (self->session), &look, seat);

      add_presence (self, presence, scene, TR_PRESENT_TABLE | (seat == self->viewer ? TR_PRESENT_HAND : 0),
                    seat == asked && seat == self->viewer);
    }
  return presence;
}

/* ── The browser ── */

static void
close_rules (TrGamePage *self)
{
  tr_game_page_show_part (self, self->part_before);
  if (self->focus_before != NULL && gtk_widget_get_mapped (self->focus_before))
    gtk_widget_grab_focus (self->focus_before);
  else
    tr_game_page_focus_asked (self);
}

static void
on_detach (TrGamePage *self,
           const char *id)
{
  g_autofree char *page = g_strdup (id);

  close_rules (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.rules-page", "s", page != NULL ? page : "");
}

/* Alt and arrows turn its pages instead of looking through the game. */
static void
on_focus_changed (TrGamePage *self)
{
  tr_game_page_update_actions (self);
}

static void
make_rules (TrGamePage *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->rules = TR_REFERENCE_VIEW (tr_reference_view_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->rules), TRUE);
  g_signal_connect_object (self->rules, "close", G_CALLBACK (close_rules), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rules, "detach", G_CALLBACK (on_detach), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rules, "notify::title", G_CALLBACK (on_focus_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "notify::contains-focus", G_CALLBACK (on_focus_changed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->rules), focus);
  tr_reference_view_set_presence (self->rules, tr_game_page_list_presence, self);
  gtk_box_append (self->panel, GTK_WIDGET (self->rules));
}

void
tr_game_page_update_rules (TrGamePage *self)
{
  g_assert (TR_IS_GAME_PAGE (self));

  if (self->part == TR_PART_RULES && self->session != NULL)
    {
      if (self->rules == NULL)
        make_rules (self);
      tr_reference_view_set_reference (self->rules, tr_session_get_reference (self->session));
      tr_reference_view_update (self->rules, tr_game_page_get_asked (self));
    }
  else if (self->rules != NULL && self->session == NULL)
    tr_reference_view_set_reference (self->rules, NULL);
  if (self->rules != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->rules), self->part == TR_PART_RULES);
}

gboolean
tr_game_page_reads_rules (TrGamePage *self)
{
  GtkWidget *focus = tr_game_page_get_focus (self);

  return self->rules != NULL && focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->rules));
}

/* Unless somebody else shows it. */
gboolean
tr_game_page_show_rules (TrGamePage *self,
                         const char *id)
{
  GtkWidget *focus;

  g_assert (TR_IS_GAME_PAGE (self));

  if (self->session == NULL || tr_game_page_is_covered (self))
    return FALSE;
  focus = tr_game_page_get_focus (self);
  if (self->part != TR_PART_RULES)
    {
      g_set_weak_pointer (&self->focus_before, focus);
      tr_game_page_show_part (self, TR_PART_RULES);
    }
  if (!tr_reference_view_open (self->rules, id))
    tr_reference_view_open (self->rules, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->rules));
  return TRUE;
}

gboolean
tr_game_page_toggle_rules (TrGamePage *self)
{
  const char *asked;

  g_return_val_if_fail (TR_IS_GAME_PAGE (self), FALSE);

  asked = tr_game_page_get_asked (self);
  if (self->part == TR_PART_RULES && self->rules != NULL
      && (asked == NULL || g_strcmp0 (tr_reference_view_get_current (self->rules), asked) == 0))
    {
      close_rules (self);
      return TRUE;
    }
  return tr_game_page_open_rules (self, asked);
}

void
tr_game_page_open_spot (TrGamePage   *self,
                        const TrSpot *spot)
{
  guint block = 0;
  TrPage *page;

  g_assert (TR_IS_GAME_PAGE (self));
  g_assert (spot != NULL);

  if (tr_session_get_reference (self->session) == NULL)
    return;
  page = find_page (self, spot, &block);
  if (page != NULL)
    tr_game_page_open_rules (self, get_id (page, block));
}
