/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-player-card.h"

#include "tr-i18n.h"
#include "tr-seat-mark.h"

struct _TrPlayerCard
{
  AdwBin       parent_instance;

  TrSession   *session;
  unsigned     seat;
  gboolean     unfolded;

  GtkButton   *header;
  TrSeatMark  *mark;
  GtkLabel    *name;
  GtkLabel    *summary;
  GtkLabel    *place;
  GtkLabel    *points;
  GtkImage    *arrow;
  GtkRevealer *revealer;
  TrBoardView *view;
};

enum
{
  PROP_0,
  PROP_UNFOLDED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint toggled_signal;

G_DEFINE_FINAL_TYPE (TrPlayerCard, tr_player_card, ADW_TYPE_BIN)

static void
on_header_clicked (TrPlayerCard *self)
{
  tr_player_card_set_unfolded (self, !self->unfolded);
  g_signal_emit (self, toggled_signal, 0);
}

/* A number stays with what it counts, wherever a line ends. */
static void
show_summary (TrPlayerCard *self,
              const char   *summary)
{
  g_autoptr(GString) text = g_string_new (summary);

  g_string_replace (text, " ", "\u00a0", 0);
  g_string_replace (text, "·\u00a0", "· ", 0);
  gtk_label_set_label (self->summary, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), text->len > 0);
}

static void
show_points (TrPlayerCard *self,
             const TrLook *look,
             const char   *summary)
{
  const TrGame *game = tr_session_get_game (self->session);
  const TrState *state = tr_session_get_state (self->session);
  gboolean hidden = tr_hides_points (game, state) && look->viewer != self->seat;
  gboolean asked = tr_session_get_turn (self->session).seat == self->seat;
  g_autofree char *points = NULL, *place = NULL, *spoken = NULL, *board = NULL;
  TrResult result;

  tr_result (game, state, &result);
  /* Translators: victory points that are not told */
  points = hidden ? g_strdup (_("? VP")) : g_strdup_printf (_("%d VP"), result.score[self->seat]);
  gtk_label_set_label (self->points, points);
  /* Translators: at the end of a game: 1 is the winner */
  place = g_strdup_printf (_("Place %u"), result.rank[self->seat]);
  gtk_label_set_label (self->place, place);
  gtk_widget_set_visible (GTK_WIDGET (self->place), result.over);

  /* Translators: name of a player, victory points, what they have */
  spoken = g_strdup_printf (asked ? _("%s, on turn, %s, %s") : _("%s, %s, %s"), look->names[self->seat], points, summary);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->header), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  /* Translators: what lies before a player */
  board = g_strdup_printf (_("Board of %s"), look->names[self->seat]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, board, -1);
  if (asked)
    gtk_widget_add_css_class (GTK_WIDGET (self), "on-turn");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "on-turn");
}

void
tr_player_card_update (TrPlayerCard *self,
                       const TrLook *look,
                       gboolean      animate)
{
  const TrTable *table;
  const TrGame *game;
  const TrState *state;
  g_autoptr(TrScene) scene = NULL;
  g_autofree char *summary = NULL;

  g_return_if_fail (TR_IS_PLAYER_CARD (self));
  g_return_if_fail (look != NULL);

  game = tr_session_get_game (self->session);
  state = tr_session_get_state (self->session);
  table = tr_table_find (game->rules);
  if (table != NULL && table->dup_summary != NULL)
    summary = table->dup_summary (game, state, look, self->seat);
  gtk_label_set_label (self->name, look->names[self->seat]);
  show_summary (self, summary != NULL ? summary : "");
  show_points (self, look, summary != NULL ? summary : "");

  if (self->unfolded && table != NULL && table->lay_player != NULL)
    scene = table->lay_player (game, state, look, self->seat);
  tr_board_view_set_scene (self->view, scene, animate);
  gtk_revealer_set_reveal_child (self->revealer, scene != NULL);
}

/* ── The object ── */

static void
tr_player_card_get_property (GObject    *object,
                             guint       property,
                             GValue     *value,
                             GParamSpec *pspec)
{
  if (property == PROP_UNFOLDED)
    g_value_set_boolean (value, TR_PLAYER_CARD (object)->unfolded);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tr_player_card_set_property (GObject      *object,
                             guint         property,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  if (property == PROP_UNFOLDED)
    tr_player_card_set_unfolded (TR_PLAYER_CARD (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tr_player_card_dispose (GObject *object)
{
  TrPlayerCard *self = TR_PLAYER_CARD (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (tr_player_card_parent_class)->dispose (object);
}

static void
tr_player_card_class_init (TrPlayerCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tr_player_card_dispose;
  object_class->get_property = tr_player_card_get_property;
  object_class->set_property = tr_player_card_set_property;

  properties[PROP_UNFOLDED] = g_param_spec_boolean ("unfolded", NULL, NULL, FALSE,
                                                    G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  toggled_signal = g_signal_new ("toggled", TR_TYPE_PLAYER_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TR_TYPE_BOARD_VIEW);
  g_type_ensure (TR_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-player-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TrPlayerCard, header);
  gtk_widget_class_bind_template_child (widget_class, TrPlayerCard, mark);
  gtk_widget_class_bind_template_child (widget_class, TrPlayerCard, name);
  gtk_widget_class_bind_template_child (widget_class, TrPlayerCard, summary);
  gtk_widget_class_bind_template_child (widget_class, TrPlayerCard, place);
  gtk_widget_class_bind_template_child (widget_class, TrPlayerCard, points);
  gtk_widget_class_bind_template_child (widget_class, TrPlayerCard, arrow);
  gtk_widget_class_bind_template_child (widget_class, TrPlayerCard, revealer);
  gtk_widget_class_bind_template_child (widget_class, TrPlayerCard, view);
  gtk_widget_class_bind_template_callback (widget_class, on_header_clicked);
}

static void
tr_player_card_init (TrPlayerCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tr_player_card_new (TrSession *session,
                    unsigned   seat)
{
  TrPlayerCard *self;

  g_return_val_if_fail (TR_IS_SESSION (session), NULL);
  g_return_val_if_fail (seat < tr_session_get_game (session)->seats, NULL);

  self = g_object_new (TR_TYPE_PLAYER_CARD, NULL);
  self->session = g_object_ref (session);
  self->seat = seat;
  tr_seat_mark_set_seat (self->mark, &tr_session_get_seats (session)[seat]);
  tr_board_view_set_seats (self->view, tr_session_get_seats (session), tr_session_get_game (session)->seats);
  return GTK_WIDGET (self);
}

unsigned
tr_player_card_get_seat (TrPlayerCard *self)
{
  g_return_val_if_fail (TR_IS_PLAYER_CARD (self), 0);

  return self->seat;
}

TrBoardView *
tr_player_card_get_view (TrPlayerCard *self)
{
  g_return_val_if_fail (TR_IS_PLAYER_CARD (self), NULL);

  return self->view;
}

gboolean
tr_player_card_get_unfolded (TrPlayerCard *self)
{
  g_return_val_if_fail (TR_IS_PLAYER_CARD (self), FALSE);

  return self->unfolded;
}

void
tr_player_card_set_unfolded (TrPlayerCard *self,
                             gboolean      unfolded)
{
  g_return_if_fail (TR_IS_PLAYER_CARD (self));

  if (self->unfolded == !!unfolded)
    return;
  self->unfolded = !!unfolded;
  /* What is hidden must not keep the focus: Tab would not come by here again. */
  if (!unfolded && gtk_widget_get_focus_child (GTK_WIDGET (self->view)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->header));
  gtk_image_set_from_icon_name (self->arrow, self->unfolded ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->header), GTK_ACCESSIBLE_STATE_EXPANDED, self->unfolded, -1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNFOLDED]);
}
