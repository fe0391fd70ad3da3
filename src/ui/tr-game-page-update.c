/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-game-page-private.h"

#include "tr-i18n.h"
#include "tr-table.h"

/* The picture follows the session. The model has long gone on when it does: several moves may be shown at once. */

/* ── Who looks ── */

static gboolean
is_person (TrGamePage *self,
           unsigned    seat)
{
  return seat != TR_SEAT_NONE && tr_session_get_seats (self->session)[seat].kind == TR_SEAT_HUMAN;
}

static guint
count_people (TrGamePage *self)
{
  guint n = 0;

  for (unsigned i = 0; i < tr_session_get_game (self->session)->players; i++)
    n += is_person (self, i);
  return n;
}

/* The person asked; when a computer is asked, the only person or the one asked last. */
static unsigned
find_viewer (TrGamePage *self)
{
  unsigned asked = tr_session_get_turn (self->session).seat;

  if (is_person (self, asked) && !(tr_session_get_reviewing (self->session) && is_person (self, self->viewer)))
    return asked;
  if (is_person (self, self->viewer))
    return self->viewer;
  for (unsigned i = 0; i < tr_session_get_game (self->session)->players; i++)
    if (is_person (self, i))
      return i;
  return TR_SEAT_NONE;
}

static gboolean
hides_something (const TrRules *rules)
{
  for (unsigned i = 1; i < rules->n_move_kinds; i++)
    if (rules->move_kinds[i].secret)
      return TRUE;
  return rules->hides_points;
}

static gboolean
needs_cover (TrGamePage *self,
             unsigned    viewer)
{
  if (viewer == self->viewer || count_people (self) < 2 || tr_session_get_reviewing (self->session))
    return FALSE;
  if (hides_something (tr_session_get_game (self->session)->rules))
    return TRUE;
  /* In an open game there is nothing to hide before the first turn. */
  return self->viewer != TR_SEAT_NONE && g_settings_get_boolean (self->settings, "hand-over");
}

gboolean
tr_game_page_is_covered (TrGamePage *self)
{
  g_assert (TR_IS_GAME_PAGE (self));

  return gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->cover);
}

/* Nothing of the table may be seen any more, at once. */
static void
cover (TrGamePage *self,
       unsigned    viewer)
{
  tr_hand_over_set_to (self->cover, &tr_session_get_seats (self->session)[viewer], viewer);
  gtk_stack_set_visible_child_full (self->stack, "cover", GTK_STACK_TRANSITION_TYPE_NONE);
}

void
tr_game_page_uncover (TrGamePage *self)
{
  g_assert (TR_IS_GAME_PAGE (self));

  self->viewer = tr_session_get_turn (self->session).seat;
  tr_game_page_update (self);
  tr_game_page_focus_asked (self);
}

/* ── Scenes ── */

/* Whether THING can be pointed at somewhere: on the main board or before who is asked. */
static gboolean
shows (TrThing  thing,
       gpointer data)
{
  TrGamePage *self = data;
  unsigned asked = tr_session_get_turn (self->session).seat;
  TrPlayerCard *card = tr_players_view_get_card (self->players, asked);
  TrScene *board = tr_board_view_get_scene (self->board);
  TrScene *player = card != NULL ? tr_board_view_get_scene (tr_player_card_get_view (card)) : NULL;

  return (board != NULL && tr_scene_find_thing (board, thing) != NULL)
         || (player != NULL && tr_scene_find_thing (player, thing) != NULL);
}

/* Things of one player's board look like those of another's: only who is asked can point at their own. */
static void
give_picker (TrGamePage *self)
{
  unsigned asked = tr_session_get_turn (self->session).seat;
  guint motion = tr_pacer_get_motion (self->pacer);

  tr_board_view_set_pace (self->board, motion);
  tr_board_view_set_picker (self->board, self->picker);
  for (unsigned seat = 0; seat < tr_session_get_game (self->session)->seats; seat++)
    {
      TrBoardView *view = tr_player_card_get_view (tr_players_view_get_card (self->players, seat));

      tr_board_view_set_pace (view, motion);
      tr_board_view_set_picker (view, seat == asked ? self->picker : NULL);
    }
  tr_picker_set_shows (self->picker, shows, self);
}

static void
lay_scenes (TrGamePage *self)
{
  const TrGame *game = tr_session_get_game (self->session);
  const TrTable *table = tr_table_find (game->rules);
  TrLook look = { .viewer = self->viewer, .names = (const char *const *) self->names };
  g_autoptr(TrScene) scene = NULL;

  if (table != NULL && table->lay_board != NULL)
    scene = table->lay_board (game, tr_session_get_state (self->session), &look);
  tr_board_view_set_scene (self->board, scene, self->animate);
  tr_players_view_update (self->players, &look, self->animate);
}

/* Whether something in PART of the page is what is asked for. */
gboolean
tr_game_page_asks_in (TrGamePage *self,
                      TrPart      part)
{
  TrPlayerCard *card;

  g_assert (TR_IS_GAME_PAGE (self));

  if (part == TR_PART_TABLE)
    return tr_board_view_asks (self->board);
  card = part == TR_PART_PLAYERS ? tr_players_view_get_card (self->players, tr_session_get_turn (self->session).seat) : NULL;
  return card != NULL && tr_board_view_asks (tr_player_card_get_view (card));
}

/* Where table and players are a page apart, each says when something there can be pointed at. */
void
tr_game_page_update_attention (TrGamePage *self)
{
  g_assert (TR_IS_GAME_PAGE (self));

  for (TrPart part = TR_PART_TABLE; part <= TR_PART_PLAYERS; part++)
    {
      GtkWidget *button = GTK_WIDGET (self->part_buttons[part]);

      if (self->session != NULL && part != self->part && tr_split_get_narrow (self->split) && tr_game_page_asks_in (self, part))
        gtk_widget_add_css_class (button, "needs-attention");
      else
        gtk_widget_remove_css_class (button, "needs-attention");
    }
}

static void
update_subtitle (TrGamePage *self)
{
  const TrGame *game = tr_session_get_game (self->session);
  const TrTable *table = tr_table_find (game->rules);
  unsigned asked = tr_session_get_turn (self->session).seat;
  g_autofree char *moment = NULL, *subtitle = NULL;
  const char *who = tr_session_get_reviewing (self->session) ? _("Review")
                    : asked != TR_SEAT_NONE                  ? self->names[asked]
                                                             : NULL;

  if (table != NULL && table->dup_moment != NULL)
    moment = table->dup_moment (game, tr_session_get_state (self->session));
  if (moment != NULL && who != NULL)
    /* Translators: where the game is, and who is asked: "Round 2 of 6 · Actions · Belit" */
    subtitle = g_strdup_printf (_("%s · %s"), moment, who);
  else
    subtitle = moment != NULL ? g_steal_pointer (&moment) : g_strdup (who);
  if (g_strcmp0 (subtitle, self->subtitle) == 0)
    return;
  g_free (self->subtitle);
  self->subtitle = g_steal_pointer (&subtitle);
  g_object_notify (G_OBJECT (self), "subtitle");
}

void
tr_game_page_update (TrGamePage *self)
{
  unsigned viewer;
  guint fresh;
  GtkWidget *focus;

  g_assert (TR_IS_GAME_PAGE (self));
  g_assert (self->session != NULL);

  g_clear_handle_id (&self->updating, g_source_remove);
  update_subtitle (self);
  viewer = find_viewer (self);
  if (needs_cover (self, viewer))
    {
      cover (self, viewer);
      tr_game_page_update_actions (self);
      return;
    }
  self->viewer = viewer;
  focus = tr_game_page_get_focus (self);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->split));
  tr_log_view_set_viewer (self->log, viewer);
  tr_score_view_set_viewer (self->score, viewer);
  lay_scenes (self);
  give_picker (self);
  tr_game_page_keep_focus (self, focus);
  tr_board_view_show_asked (self->board);
  tr_game_page_mark_recent (self);
  tr_game_page_update_attention (self);
  fresh = self->fresh;
  self->fresh = TR_NOT_FRESH;
  self->animate = FALSE;
  if (fresh != TR_NOT_FRESH)
    tr_game_page_tell_story (self, fresh);
  tr_game_page_update_actions (self);
  tr_game_page_update_rules (self);
}

static gboolean
on_update (gpointer data)
{
  TrGamePage *self = data;

  self->updating = 0;
  if (self->session != NULL)
    tr_game_page_update (self);
  return G_SOURCE_REMOVE;
}

/* Before the toolkit finds out how large all of it wants to be, which it does as soon as something has changed (in X11 at
 * G_PRIORITY_HIGH - 10): what a move changes is measured once. */
#define PRIORITY_UPDATE (G_PRIORITY_HIGH - 20)

void
tr_game_page_queue_update (TrGamePage *self)
{
  g_assert (TR_IS_GAME_PAGE (self));

  if (self->updating == 0)
    self->updating = g_idle_add_full (PRIORITY_UPDATE, on_update, self, NULL);
}
