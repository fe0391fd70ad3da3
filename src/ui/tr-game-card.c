/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-game-card.h"

#include "tr-art.h"
#include "tr-words.h"

#include <adwaita.h>

/* As wide as two of them side by side can be, and rendered twice as large, for screens with small pixels. */
#define COVER_WIDTH  270
#define COVER_HEIGHT 105

struct _TrGameCard
{
  GtkFlowBoxChild  parent_instance;

  const TrRules   *rules;
  GtkWidget       *button;
  GtkPicture      *cover;
  GtkLabel        *title;
  GtkLabel        *players;
};

G_DEFINE_FINAL_TYPE (TrGameCard, tr_game_card, GTK_TYPE_FLOW_BOX_CHILD)

static void
draw_cover (TrGameCard *self)
{
  g_autofree char *name = g_strconcat ("cover-", self->rules->id, NULL);
  GdkTexture *texture = tr_art_get (name, NULL, tr_art_get_style (), 2 * COVER_WIDTH, 2 * COVER_HEIGHT);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, COVER_WIDTH, COVER_HEIGHT);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr(GdkPaintable) cover = NULL;

  gtk_snapshot_append_texture (snapshot, texture, &all);
  cover = gtk_snapshot_free_to_paintable (snapshot, &all.size);
  gtk_picture_set_paintable (self->cover, cover);
}

static char *
dup_players (const TrRules *rules)
{
  if (rules->min_players == rules->max_players)
    return g_strdup_printf (ngettext ("%u player", "%u players", rules->min_players), rules->min_players);
  /* Translators: smallest and largest number */
  return g_strdup_printf (_("%u to %u players"), rules->min_players, rules->max_players);
}

static void
tr_game_card_class_init (TrGameCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-game-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TrGameCard, button);
  gtk_widget_class_bind_template_child (widget_class, TrGameCard, cover);
  gtk_widget_class_bind_template_child (widget_class, TrGameCard, title);
  gtk_widget_class_bind_template_child (widget_class, TrGameCard, players);
}

static void
tr_game_card_init (TrGameCard *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (draw_cover), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (draw_cover), self, G_CONNECT_SWAPPED);
}

GtkWidget *
tr_game_card_new (const TrRules *rules)
{
  TrGameCard *self;
  g_autofree char *players = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (rules != NULL, NULL);

  self = g_object_new (TR_TYPE_GAME_CARD, NULL);
  self->rules = rules;
  players = dup_players (rules);
  gtk_label_set_label (self->title, tr_translate (rules->title));
  gtk_label_set_label (self->players, players);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "s", rules->id);
  /* Translators: title of a game, for how many players */
  name = g_strdup_printf (_("New game: %s, %s"), tr_translate (rules->title), players);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  draw_cover (self);
  return GTK_WIDGET (self);
}
