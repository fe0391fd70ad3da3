/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-start-page.h"

#include "tr-game-card.h"
#include "tr-games.h"
#include "tr-saved-game.h"
#include "tr-table.h"

struct _TrStartPage
{
  AdwBin      parent_instance;

  GtkWidget  *continue_button;
  GtkWidget  *continue_box;
  GtkLabel   *continue_title;
  GtkLabel   *continue_progress;
  GtkLabel   *continue_standing;
  GtkLabel   *problem_label;
  GtkFlowBox *games;
};

G_DEFINE_FINAL_TYPE (TrStartPage, tr_start_page, ADW_TYPE_BIN)

static void
show_left (TrStartPage *self,
           TrSave      *save)
{
  g_autoptr(TrSavedGame) game = tr_saved_game_new_for_save ("left", save);
  g_autofree char *description = NULL;
  const char *title = tr_saved_game_get_title (game);
  const char *progress = tr_saved_game_get_progress (game);
  const char *standing = tr_saved_game_get_standing (game);

  g_assert (TR_IS_START_PAGE (self));

  gtk_label_set_label (self->continue_title, title);
  gtk_label_set_label (self->continue_progress, progress);
  gtk_label_set_label (self->continue_standing, standing);
  /* Translators: title of a game, how far it is, the points of the players */
  description = g_strdup_printf (_("%s: %s. %s"), title, progress, standing);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->continue_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
}

void
tr_start_page_set_left (TrStartPage *self,
                        TrSave      *save,
                        const char  *problem)
{
  g_return_if_fail (TR_IS_START_PAGE (self));

  if (save != NULL)
    show_left (self, save);
  gtk_widget_set_visible (self->continue_box, save != NULL);
  gtk_label_set_label (self->problem_label, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), problem != NULL);
}

/* Rules that nobody has laid out yet are played in a terminal alone. */
static void
add_games (TrStartPage *self)
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);

      if (tr_table_can_play (rules))
        gtk_flow_box_append (self->games, tr_game_card_new (rules));
    }
}

/* What comes first is what is most likely wanted. */
static gboolean
tr_start_page_grab_focus (GtkWidget *widget)
{
  TrStartPage *self = TR_START_PAGE (widget);

  if (gtk_widget_get_visible (self->continue_box))
    return gtk_widget_grab_focus (self->continue_button);
  return gtk_widget_child_focus (GTK_WIDGET (self->games), GTK_DIR_TAB_FORWARD);
}

static void
tr_start_page_class_init (TrStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = tr_start_page_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TrStartPage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, TrStartPage, continue_box);
  gtk_widget_class_bind_template_child (widget_class, TrStartPage, continue_title);
  gtk_widget_class_bind_template_child (widget_class, TrStartPage, continue_progress);
  gtk_widget_class_bind_template_child (widget_class, TrStartPage, continue_standing);
  gtk_widget_class_bind_template_child (widget_class, TrStartPage, problem_label);
  gtk_widget_class_bind_template_child (widget_class, TrStartPage, games);
}

static void
tr_start_page_init (TrStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_games (self);
}
