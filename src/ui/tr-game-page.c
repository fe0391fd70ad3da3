/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-game-page-private.h"

#include "tr-i18n.h"
#include "tr-panel-layout.h"

enum
{
  PROP_0,
  PROP_SESSION,
  PROP_SUBTITLE,
  PROP_HINT_THINKING,
  PROP_HINT_OBSTACLE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint forked_signal;
static guint rules_wanted_signal;

G_DEFINE_FINAL_TYPE (TrGamePage, tr_game_page, ADW_TYPE_BIN)

/* ── Parts ── */

/* In the panel beside a table there is room for the log under the players. */
static void
show_panel (TrGamePage *self)
{
  gboolean narrow = tr_split_get_narrow (self->split);

  tr_split_set_showing_panel (self->split, self->part != TR_PART_TABLE);
  gtk_widget_set_visible (self->players_page, self->part == TR_PART_PLAYERS || self->part == TR_PART_TABLE);
  gtk_widget_set_visible (GTK_WIDGET (self->log), self->part == TR_PART_LOG || (self->part == TR_PART_PLAYERS && !narrow));
  gtk_widget_set_visible (self->score_page, self->part == TR_PART_SCORE);
  tr_game_page_update_rules (self);
}

void
tr_game_page_show_part (TrGamePage *self,
                        TrPart      part)
{
  g_assert (TR_IS_GAME_PAGE (self));

  /* The table is there already. */
  if (part == TR_PART_TABLE && !tr_split_get_narrow (self->split))
    part = TR_PART_PLAYERS;
  gtk_toggle_button_set_active (self->part_buttons[part], TRUE);
}

static void
on_part_toggled (TrGamePage      *self,
                 GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  if (self->part != TR_PART_RULES)
    self->part_before = self->part;
  for (guint i = 0; i < TR_PARTS; i++)
    if (self->part_buttons[i] == button)
      self->part = (TrPart) i;
  show_panel (self);
  tr_game_page_update_attention (self);
}

static void
on_narrow_changed (TrGamePage *self)
{
  gboolean narrow = tr_split_get_narrow (self->split);

  gtk_widget_set_visible (GTK_WIDGET (self->part_buttons[TR_PART_TABLE]), narrow);
  if (narrow && self->part == TR_PART_PLAYERS)
    tr_game_page_show_part (self, TR_PART_TABLE);
  else if (!narrow && self->part == TR_PART_TABLE)
    tr_game_page_show_part (self, TR_PART_PLAYERS);
  show_panel (self);
  if (self->session != NULL)
    tr_game_page_queue_update (self);
}

/* ── Following the session ── */

static void
on_played (TrGamePage *self,
           guint       number)
{
  self->fresh = MIN (self->fresh, number);
  self->animate = TRUE;
  tr_game_page_queue_update (self);
}

/* A step is shown as one; who jumps wants to be there. */
static void
on_moved (TrGamePage *self,
          guint       from,
          guint       to)
{
  self->fresh = TR_NOT_FRESH;
  self->animate = from + 1 == to || to + 1 == from;
  tr_game_page_queue_update (self);
  /* Who goes somewhere from the log wants to see it. */
  if (tr_session_get_reviewing (self->session) && tr_split_get_narrow (self->split))
    tr_game_page_show_part (self, TR_PART_TABLE);
}

/* Made for the first review there is: a window that opens a game does not wait for it. */
static void
make_review (TrGamePage *self)
{
  self->review = TR_REVIEW_BAR (tr_review_bar_new ());
  gtk_widget_insert_after (GTK_WIDGET (self->review), gtk_widget_get_parent (GTK_WIDGET (self->prompt)),
                           GTK_WIDGET (self->prompt));
  tr_review_bar_set_session (self->review, self->session);
}

static void
on_reviewing_changed (TrGamePage *self)
{
  gboolean reviewing = tr_session_get_reviewing (self->session);

  if (reviewing && self->review == NULL)
    make_review (self);
  if (self->review != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->review), reviewing);
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), !reviewing);
  tr_game_page_queue_update (self);
}

/* The result is shown beside the board, and nothing is in its way. */
static void
on_finished_changed (TrGamePage *self)
{
  if (tr_session_get_turn (self->session).seat == TR_SEAT_NONE && !tr_session_get_reviewing (self->session))
    tr_game_page_show_part (self, TR_PART_SCORE);
}

static void
on_brain_mistake (TrGamePage *self,
                  int         seat,
                  const char *mistake)
{
  tr_game_page_tell (self, mistake);
}

/* A button that goes takes the keyboard focus with it: it goes back to the board. */
static void
keep_focus (TrGamePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL && gtk_root_get_focus (root) == NULL && gtk_widget_get_mapped (GTK_WIDGET (self->board)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
on_picker_changed (TrGamePage *self)
{
  tr_notice_hide (self->notice);
  tr_game_page_update_actions (self);
  tr_game_page_update_rules (self);
  keep_focus (self);
  tr_game_page_follow_choice (self);
}

static void
on_pacer_changed (TrGamePage *self)
{
  tr_game_page_update_actions (self);
  if (self->session != NULL)
    tr_game_page_queue_update (self);
}

/* ── What is pointed at ── */

static void
on_refused (TrGamePage *self,
            guint       key,
            const char *sentence,
            const char *rule)
{
  tr_notice_show (self->notice, sentence, rule);
}

static void
on_explain (TrGamePage  *self,
            guint        key,
            TrBoardView *view)
{
  tr_game_page_explain (self, view, key);
}

static void
listen_to_view (TrGamePage  *self,
                TrBoardView *view)
{
  g_signal_connect_object (view, "refused", G_CALLBACK (on_refused), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "explain", G_CALLBACK (on_explain), self, G_CONNECT_SWAPPED);
}

static void
on_focus_lost (TrGamePage *self)
{
  tr_game_page_focus_asked (self);
}

/* ── The object ── */

static void
tr_game_page_get_property (GObject    *object,
                           guint       property,
                           GValue     *value,
                           GParamSpec *pspec)
{
  TrGamePage *self = TR_GAME_PAGE (object);

  switch (property)
    {
    case PROP_SESSION:
      g_value_set_object (value, self->session);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case PROP_HINT_THINKING:
      g_value_set_boolean (value, self->hint_thinking);
      break;
    case PROP_HINT_OBSTACLE:
      g_value_set_string (value, tr_game_page_get_hint_obstacle (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tr_game_page_set_property (GObject      *object,
                           guint         property,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  if (property == PROP_SESSION)
    tr_game_page_set_session (TR_GAME_PAGE (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tr_game_page_dispose (GObject *object)
{
  TrGamePage *self = TR_GAME_PAGE (object);

  if (self->session != NULL)
    tr_game_page_set_session (self, NULL);
  g_clear_handle_id (&self->updating, g_source_remove);
  g_clear_handle_id (&self->following, g_source_remove);
  g_clear_weak_pointer (&self->focus_before);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->picker_signals);
  g_clear_object (&self->pacer);
  g_clear_object (&self->settings);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (tr_game_page_parent_class)->dispose (object);
}

static void
tr_game_page_finalize (GObject *object)
{
  g_free (TR_GAME_PAGE (object)->subtitle);

  G_OBJECT_CLASS (tr_game_page_parent_class)->finalize (object);
}

/* Who comes to the page goes on where something is asked. */
static gboolean
tr_game_page_grab_focus (GtkWidget *widget)
{
  TrGamePage *self = TR_GAME_PAGE (widget);

  if (self->session == NULL)
    return FALSE;
  if (tr_game_page_is_covered (self))
    return gtk_widget_grab_focus (GTK_WIDGET (self->cover));
  tr_game_page_focus_asked (self);
  return tr_game_page_get_focus (self) != NULL;
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  static const char *const parts[TR_PARTS] = { "table_part", "players_part", "log_part", "score_part", "rules_part" };

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TrGamePage, toast);
  gtk_widget_class_bind_template_child (widget_class, TrGamePage, stack);
  gtk_widget_class_bind_template_child (widget_class, TrGamePage, cover);
  gtk_widget_class_bind_template_child (widget_class, TrGamePage, split);
  gtk_widget_class_bind_template_child (widget_class, TrGamePage, board);
  gtk_widget_class_bind_template_child (widget_class, TrGamePage, notice);
  gtk_widget_class_bind_template_child (widget_class, TrGamePage, hint_panel);
  gtk_widget_class_bind_template_child (widget_class, TrGamePage, prompt);
  gtk_widget_class_bind_template_child (widget_class, TrGamePage, panel);
  gtk_widget_class_bind_template_child (widget_class, TrGamePage, players_page);
  gtk_widget_class_bind_template_child (widget_class, TrGamePage, players);
  gtk_widget_class_bind_template_child (widget_class, TrGamePage, log);
  gtk_widget_class_bind_template_child (widget_class, TrGamePage, score_page);
  gtk_widget_class_bind_template_child (widget_class, TrGamePage, result);
  gtk_widget_class_bind_template_child (widget_class, TrGamePage, score);
  for (guint i = 0; i < TR_PARTS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, parts[i], FALSE,
                                               (gssize) (G_STRUCT_OFFSET (TrGamePage, part_buttons)
                                                         + i * sizeof (GtkToggleButton *)));
  gtk_widget_class_bind_template_callback (widget_class, on_part_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_narrow_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_focus_lost);
  gtk_widget_class_bind_template_callback (widget_class, tr_game_page_uncover);
}

static void
tr_game_page_class_init (TrGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tr_game_page_dispose;
  object_class->finalize = tr_game_page_finalize;
  object_class->get_property = tr_game_page_get_property;
  object_class->set_property = tr_game_page_set_property;
  widget_class->grab_focus = tr_game_page_grab_focus;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, TR_TYPE_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_HINT_THINKING] = g_param_spec_boolean ("hint-thinking", NULL, NULL, FALSE,
                                                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_HINT_OBSTACLE] = g_param_spec_string ("hint-obstacle", NULL, NULL, NULL,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  /* Unless somebody else does so first, the fork is shown here. */
  forked_signal = g_signal_new_class_handler ("forked", TR_TYPE_GAME_PAGE, G_SIGNAL_RUN_LAST,
                                              G_CALLBACK (tr_game_page_set_session), NULL, NULL, NULL, G_TYPE_NONE, 1,
                                              TR_TYPE_SESSION);

  rules_wanted_signal = g_signal_new_class_handler ("rules-wanted", TR_TYPE_GAME_PAGE, G_SIGNAL_RUN_LAST,
                                                    G_CALLBACK (tr_game_page_show_rules), g_signal_accumulator_true_handled,
                                                    NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_STRING);

  g_type_ensure (TR_TYPE_BOARD_VIEW);
  g_type_ensure (TR_TYPE_HAND_OVER);
  g_type_ensure (TR_TYPE_HINT_PANEL);
  g_type_ensure (TR_TYPE_LOG_VIEW);
  g_type_ensure (TR_TYPE_NOTICE);
  g_type_ensure (TR_TYPE_PANEL_LAYOUT);
  g_type_ensure (TR_TYPE_PLAYERS_VIEW);
  g_type_ensure (TR_TYPE_PROMPT_BAR);
  g_type_ensure (TR_TYPE_RESULT_VIEW);
  g_type_ensure (TR_TYPE_SCORE_VIEW);
  g_type_ensure (TR_TYPE_SPLIT);
  g_type_ensure (TR_TYPE_TOAST);
  bind_template (widget_class);
}

static void
make_signals (TrGamePage *self)
{
  self->session_signals = g_signal_group_new (TR_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "played", G_CALLBACK (on_played), self);
  g_signal_group_connect_swapped (self->session_signals, "moved", G_CALLBACK (on_moved), self);
  g_signal_group_connect_swapped (self->session_signals, "line-changed", G_CALLBACK (tr_game_page_queue_update), self);
  g_signal_group_connect_swapped (self->session_signals, "brain-mistake", G_CALLBACK (on_brain_mistake), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::reviewing", G_CALLBACK (on_reviewing_changed), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::finished", G_CALLBACK (on_finished_changed), self);
  self->picker_signals = g_signal_group_new (TR_TYPE_PICKER);
  g_signal_group_connect_swapped (self->picker_signals, "changed", G_CALLBACK (on_picker_changed), self);
}

static void
tr_game_page_init (TrGamePage *self)
{
  self->viewer = TR_SEAT_NONE;
  self->part = TR_PART_PLAYERS;
  self->fresh = TR_NOT_FRESH;
  self->settings = g_settings_new ("io.github.tworivers.TwoRivers");
  self->pacer = tr_pacer_new (self->settings);
  gtk_widget_init_template (GTK_WIDGET (self));
  /* In a narrow window, in a language with long words, they are cut off rather than that nothing fits. */
  for (guint i = 0; i < TR_PARTS; i++)
    gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->part_buttons[i]))), PANGO_ELLIPSIZE_END);
  make_signals (self);
  tr_game_page_init_hints (self);
  tr_game_page_add_actions (self);
  tr_game_page_add_links (self);
  listen_to_view (self, self->board);
  g_signal_connect_object (self->pacer, "notify::waiting", G_CALLBACK (on_pacer_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pacer, "notify::motion", G_CALLBACK (on_pacer_changed), self, G_CONNECT_SWAPPED);
}

GtkWidget *
tr_game_page_new (void)
{
  return g_object_new (TR_TYPE_GAME_PAGE, NULL);
}

/* ── The session ── */

static void
leave_session (TrGamePage *self)
{
  tr_game_page_drop_hint (self);
  g_clear_handle_id (&self->updating, g_source_remove);
  g_clear_handle_id (&self->following, g_source_remove);
  tr_pacer_set_session (self->pacer, NULL);
  g_signal_group_set_target (self->session_signals, NULL);
  g_signal_group_set_target (self->picker_signals, NULL);
  tr_prompt_bar_set_picker (self->prompt, NULL);
  tr_board_view_set_picker (self->board, NULL);
  tr_board_view_set_scene (self->board, NULL, FALSE);
  if (self->review != NULL)
    tr_review_bar_set_session (self->review, NULL);
  tr_log_view_set_session (self->log, NULL);
  tr_score_view_set_session (self->score, NULL);
  tr_result_view_set_session (self->result, NULL);
  tr_players_view_set_session (self->players, NULL);
  tr_notice_set_session (self->notice, NULL);
  if (self->picker != NULL)
    tr_picker_set_shows (self->picker, NULL, NULL);
  g_clear_object (&self->picker);
  g_clear_object (&self->session);
  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    g_clear_pointer (&self->names[i], g_free);
  self->viewer = TR_SEAT_NONE;
  self->fresh = TR_NOT_FRESH;
  self->animate = FALSE;
}

static void
enter_session (TrGamePage *self,
               TrSession  *session)
{
  const TrSeat *seats = tr_session_get_seats (session);
  unsigned n_seats = tr_session_get_game (session)->seats;

  self->session = g_object_ref (session);
  self->picker = tr_picker_new (session);
  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    self->names[i] = tr_seat_dup_name (&seats[i], i);
  tr_board_view_set_seats (self->board, seats, n_seats);
  tr_players_view_set_session (self->players, session);
  for (unsigned i = 0; i < n_seats; i++)
    {
      listen_to_view (self, tr_player_card_get_view (tr_players_view_get_card (self->players, i)));
      tr_game_page_link_player (self, tr_players_view_get_card (self->players, i));
    }
  tr_notice_set_session (self->notice, session);
  tr_log_view_set_session (self->log, session);
  tr_score_view_set_session (self->score, session);
  tr_result_view_set_session (self->result, session);
  if (self->review != NULL)
    tr_review_bar_set_session (self->review, session);
  tr_prompt_bar_set_picker (self->prompt, self->picker);
  tr_game_page_show_part (self, TR_PART_TABLE);
  g_signal_group_set_target (self->session_signals, session);
  g_signal_group_set_target (self->picker_signals, self->picker);
  tr_pacer_set_session (self->pacer, session);
  on_reviewing_changed (self);
  on_finished_changed (self);
  tr_game_page_update (self);
  /* Who comes back reads what happened last. */
  tr_game_page_announce (self, tr_session_get_cursor (session));
}

void
tr_game_page_set_session (TrGamePage *self,
                          TrSession  *session)
{
  g_return_if_fail (TR_IS_GAME_PAGE (self));
  g_return_if_fail (session == NULL || TR_IS_SESSION (session));

  if (session == self->session)
    return;
  if (self->session != NULL)
    leave_session (self);
  if (session != NULL)
    enter_session (self, session);
  else
    tr_game_page_update_actions (self);
  tr_game_page_update_rules (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}

TrSession *
tr_game_page_get_session (TrGamePage *self)
{
  g_return_val_if_fail (TR_IS_GAME_PAGE (self), NULL);

  return self->session;
}

GActionGroup *
tr_game_page_get_actions (TrGamePage *self)
{
  g_return_val_if_fail (TR_IS_GAME_PAGE (self), NULL);

  return G_ACTION_GROUP (self->actions);
}

gboolean
tr_game_page_open_rules (TrGamePage *self,
                         const char *id)
{
  gboolean shown;

  g_return_val_if_fail (TR_IS_GAME_PAGE (self), FALSE);

  g_signal_emit (self, rules_wanted_signal, 0, id, &shown);
  return shown;
}

void
tr_game_page_tell (TrGamePage *self,
                   const char *text)
{
  g_return_if_fail (TR_IS_GAME_PAGE (self));
  g_return_if_fail (text != NULL);

  tr_toast_tell (self->toast, text);
}
