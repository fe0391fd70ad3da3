/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-review-bar.h"

#include "tr-compat.h"
#include "tr-i18n.h"
#include "tr-wrap-layout.h"

struct _TrReviewBar
{
  AdwBin        parent_instance;

  TrSession    *session;
  GSignalGroup *session_signals;

  GtkScale     *scale;
  GtkLabel     *where;
  GtkDropDown  *unit;
  GtkWidget    *first;
  GtkWidget    *previous;
  GtkWidget    *next;
  GtkWidget    *last;
};

G_DEFINE_FINAL_TYPE (TrReviewBar, tr_review_bar, ADW_TYPE_BIN)

/* In the order of the list in the template. */
static const TrJump units[] = { TR_JUMP_MOVE, TR_JUMP_TURN, TR_JUMP_PHASE, TR_JUMP_ROUND, TR_JUMP_LANDMARK };

static void
jump (TrReviewBar *self,
      gboolean     forward)
{
  guint unit = gtk_drop_down_get_selected (self->unit);

  /* Beyond the last stop there is still the end. */
  if (!tr_session_jump (self->session, units[unit], forward))
    tr_session_go_to (self->session, forward ? tr_session_get_length (self->session) : 0);
}

static void
on_previous_clicked (TrReviewBar *self)
{
  jump (self, FALSE);
}

static void
on_next_clicked (TrReviewBar *self)
{
  jump (self, TRUE);
}

static void
on_first_clicked (TrReviewBar *self)
{
  tr_session_go_to (self->session, 0);
}

static void
on_last_clicked (TrReviewBar *self)
{
  tr_session_go_to (self->session, tr_session_get_length (self->session));
}

static void
on_value_changed (TrReviewBar *self)
{
  if (self->session != NULL)
    tr_session_go_to (self->session, (guint) gtk_range_get_value (GTK_RANGE (self->scale)));
}

/* ── Following the session ── */

static void
mark_rounds (TrReviewBar *self)
{
  const TrStory *story = tr_session_get_story (self->session);
  guint round = 0;

  gtk_scale_clear_marks (self->scale);
  for (guint n = 0; n < tr_story_get_n (story); n++)
    if (tr_story_has_chapter (story, n, TR_CHAPTER_ROUND))
      {
        g_autofree char *number = g_strdup_printf ("%u", ++round);

        gtk_scale_add_mark (self->scale, n, GTK_POS_TOP, number);
      }
}

static void
on_length_changed (TrReviewBar *self)
{
  if (!tr_session_get_reviewing (self->session))
    return;
  gtk_range_set_range (GTK_RANGE (self->scale), 0, MAX (tr_session_get_length (self->session), 1));
  mark_rounds (self);
}

static void
on_cursor_changed (TrReviewBar *self)
{
  guint cursor = tr_session_get_cursor (self->session);
  guint length = tr_session_get_length (self->session);
  g_autofree char *where = NULL;

  if (!tr_session_get_reviewing (self->session))
    return;
  gtk_range_set_value (GTK_RANGE (self->scale), cursor);
  /* Translators: a place in a game that is looked through: how many of its moves lie before it */
  where = g_strdup_printf (_("%u of %u"), cursor, length);
  gtk_label_set_label (self->where, where);
  gtk_widget_set_sensitive (self->first, cursor > 0);
  gtk_widget_set_sensitive (self->previous, cursor > 0);
  gtk_widget_set_sensitive (self->next, cursor < length);
  gtk_widget_set_sensitive (self->last, cursor < length);
}

static void
on_reviewing_changed (TrReviewBar *self)
{
  on_length_changed (self);
  on_cursor_changed (self);
}

/* ── The object ── */

static void
tr_review_bar_dispose (GObject *object)
{
  TrReviewBar *self = TR_REVIEW_BAR (object);

  g_clear_object (&self->session_signals);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (tr_review_bar_parent_class)->dispose (object);
}

static void
tr_review_bar_class_init (TrReviewBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tr_review_bar_dispose;

  g_type_ensure (TR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-review-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TrReviewBar, scale);
  gtk_widget_class_bind_template_child (widget_class, TrReviewBar, where);
  gtk_widget_class_bind_template_child (widget_class, TrReviewBar, unit);
  gtk_widget_class_bind_template_child (widget_class, TrReviewBar, first);
  gtk_widget_class_bind_template_child (widget_class, TrReviewBar, previous);
  gtk_widget_class_bind_template_child (widget_class, TrReviewBar, next);
  gtk_widget_class_bind_template_child (widget_class, TrReviewBar, last);
  gtk_widget_class_bind_template_callback (widget_class, on_first_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_previous_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_next_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_last_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_value_changed);
}

static void
tr_review_bar_init (TrReviewBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tr_compat_name_buttons (GTK_WIDGET (self));
  self->session_signals = g_signal_group_new (TR_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "notify::length", G_CALLBACK (on_length_changed), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::cursor", G_CALLBACK (on_cursor_changed), self);
  g_signal_group_connect_swapped (self->session_signals, "notify::reviewing", G_CALLBACK (on_reviewing_changed), self);
}

GtkWidget *
tr_review_bar_new (void)
{
  return g_object_new (TR_TYPE_REVIEW_BAR, NULL);
}

void
tr_review_bar_set_session (TrReviewBar *self,
                           TrSession   *session)
{
  g_return_if_fail (TR_IS_REVIEW_BAR (self));
  g_return_if_fail (session == NULL || TR_IS_SESSION (session));

  if (!g_set_object (&self->session, session))
    return;
  g_signal_group_set_target (self->session_signals, session);
  if (session != NULL)
    on_reviewing_changed (self);
}
