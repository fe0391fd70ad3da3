/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-notice.h"

struct _TrNotice
{
  AdwBin       parent_instance;

  GtkRevealer *revealer;
  GtkLabel    *sentence;
  GtkButton   *link;

  TrSession   *session;
  char        *rule;            /* that the link leads to; NULL: nowhere */
};

static guint follow_signal;

G_DEFINE_FINAL_TYPE (TrNotice, tr_notice, ADW_TYPE_BIN)

static void
on_link_clicked (TrNotice *self)
{
  g_signal_emit (self, follow_signal, 0, self->rule);
}

static void
on_pressed (TrNotice *self)
{
  tr_notice_hide (self);
}

static void
tr_notice_dispose (GObject *object)
{
  TrNotice *self = TR_NOTICE (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->rule, g_free);

  G_OBJECT_CLASS (tr_notice_parent_class)->dispose (object);
}

static void
tr_notice_class_init (TrNoticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tr_notice_dispose;

  follow_signal = g_signal_new ("follow", TR_TYPE_NOTICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-notice.ui");
  gtk_widget_class_bind_template_child (widget_class, TrNotice, revealer);
  gtk_widget_class_bind_template_child (widget_class, TrNotice, sentence);
  gtk_widget_class_bind_template_child (widget_class, TrNotice, link);
  gtk_widget_class_bind_template_callback (widget_class, on_link_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_pressed);
}

static void
tr_notice_init (TrNotice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tr_notice_new (void)
{
  return g_object_new (TR_TYPE_NOTICE, NULL);
}

void
tr_notice_set_session (TrNotice  *self,
                       TrSession *session)
{
  g_return_if_fail (TR_IS_NOTICE (self));
  g_return_if_fail (session == NULL || TR_IS_SESSION (session));

  tr_notice_hide (self);
  g_set_object (&self->session, session);
}

/* What it is called, not its id. */
static char *
dup_title (TrNotice   *self,
           const char *rule)
{
  TrReference *reference = rule != NULL && self->session != NULL ? tr_session_get_reference (self->session) : NULL;

  return reference != NULL ? tr_reference_dup_title (reference, rule) : NULL;
}

void
tr_notice_show (TrNotice   *self,
                const char *sentence,
                const char *rule)
{
  g_autofree char *title = NULL;

  g_return_if_fail (TR_IS_NOTICE (self));
  g_return_if_fail (sentence != NULL);

  title = dup_title (self, rule);
  g_free (self->rule);
  self->rule = title != NULL ? g_strdup (rule) : NULL;
  gtk_label_set_label (self->sentence, sentence);
  if (title != NULL)
    gtk_button_set_label (self->link, title);
  gtk_widget_set_visible (GTK_WIDGET (self->link), title != NULL);
  gtk_widget_set_can_target (GTK_WIDGET (self), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
}

void
tr_notice_hide (TrNotice *self)
{
  g_return_if_fail (TR_IS_NOTICE (self));

  /* While it fades, what lies under it can be pointed at again. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

const char *
tr_notice_get_text (TrNotice *self)
{
  g_return_val_if_fail (TR_IS_NOTICE (self), NULL);

  return gtk_revealer_get_reveal_child (self->revealer) ? gtk_label_get_label (self->sentence) : NULL;
}

const char *
tr_notice_get_rule (TrNotice *self)
{
  g_return_val_if_fail (TR_IS_NOTICE (self), NULL);

  return gtk_revealer_get_reveal_child (self->revealer) ? self->rule : NULL;
}
