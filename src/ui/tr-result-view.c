/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-result-view.h"

#include "tr-compat.h"
#include "tr-i18n.h"
#include "tr-seat-mark.h"
#include "tr-wrap-layout.h"

struct _TrResultView
{
  AdwBin        parent_instance;

  TrSession    *session;
  GSignalGroup *session_signals;

  GtkLabel     *title;
  GtkListBox   *ranking;
};

G_DEFINE_FINAL_TYPE (TrResultView, tr_result_view, ADW_TYPE_BIN)

static void
add_place (TrResultView   *self,
           const TrResult *result,
           unsigned        seat)
{
  const TrSeat *player = &tr_session_get_seats (self->session)[seat];
  g_autofree char *name = tr_seat_dup_name (player, seat);
  g_autofree char *place = g_strdup_printf ("%u", result->rank[seat]);
  g_autofree char *points = g_strdup_printf (_("%d VP"), result->score[seat]);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *rank = gtk_label_new (place);
  GtkWidget *mark = tr_seat_mark_new (24);
  GtkWidget *score = gtk_label_new (points);

  tr_seat_mark_set_seat (TR_SEAT_MARK (mark), player);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_widget_add_css_class (rank, "dim-label");
  gtk_widget_add_css_class (rank, "numeric");
  gtk_widget_add_css_class (score, "numeric");
  gtk_widget_add_css_class (score, result->rank[seat] == 1 ? "title-3" : "heading");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), rank);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), score);
  gtk_list_box_append (self->ranking, row);
}

static void
show_result (TrResultView *self)
{
  const TrGame *game = tr_session_get_game (self->session);
  g_autofree char *winner = NULL, *title = NULL;
  unsigned n_winners = 0;
  TrResult result;
  GtkWidget *row;

  tr_result (game, tr_session_get_state (self->session), &result);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->ranking))) != NULL)
    gtk_list_box_remove (self->ranking, row);
  for (unsigned rank = 1; rank <= game->seats; rank++)
    for (unsigned seat = 0; seat < game->seats; seat++)
      if (result.rank[seat] == rank)
        {
          add_place (self, &result, seat);
          if (rank == 1 && n_winners++ == 0)
            winner = tr_seat_dup_name (&tr_session_get_seats (self->session)[seat], seat);
        }
  title = n_winners == 1 ? g_strdup_printf (_("%s wins"), winner) : g_strdup (_("A shared victory"));
  gtk_label_set_label (self->title, title);
}

static void
update (TrResultView *self)
{
  gboolean over = self->session != NULL && tr_session_get_turn (self->session).seat == TR_SEAT_NONE;

  if (over)
    show_result (self);
  gtk_widget_set_visible (GTK_WIDGET (self), over);
}

static void
tr_result_view_dispose (GObject *object)
{
  TrResultView *self = TR_RESULT_VIEW (object);

  g_clear_object (&self->session_signals);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (tr_result_view_parent_class)->dispose (object);
}

static void
tr_result_view_class_init (TrResultViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tr_result_view_dispose;

  g_type_ensure (TR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-result-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TrResultView, title);
  gtk_widget_class_bind_template_child (widget_class, TrResultView, ranking);
}

static void
tr_result_view_init (TrResultView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tr_compat_name_buttons (GTK_WIDGET (self));
  self->session_signals = g_signal_group_new (TR_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "notify::finished", G_CALLBACK (update), self);
}

GtkWidget *
tr_result_view_new (void)
{
  return g_object_new (TR_TYPE_RESULT_VIEW, NULL);
}

void
tr_result_view_set_session (TrResultView *self,
                            TrSession    *session)
{
  g_return_if_fail (TR_IS_RESULT_VIEW (self));
  g_return_if_fail (session == NULL || TR_IS_SESSION (session));

  g_set_object (&self->session, session);
  g_signal_group_set_target (self->session_signals, session);
  update (self);
}

const char *
tr_result_view_get_title (TrResultView *self)
{
  g_return_val_if_fail (TR_IS_RESULT_VIEW (self), NULL);

  return gtk_label_get_label (self->title);
}
