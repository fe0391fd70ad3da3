/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-notice.h"

struct _TrNotice
{
  AdwBin       parent_instance;

  GtkRevealer *revealer;
  GtkLabel    *sentence;
  GtkLabel    *rule;
};

G_DEFINE_FINAL_TYPE (TrNotice, tr_notice, ADW_TYPE_BIN)

static void
tr_notice_class_init (TrNoticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-notice.ui");
  gtk_widget_class_bind_template_child (widget_class, TrNotice, revealer);
  gtk_widget_class_bind_template_child (widget_class, TrNotice, sentence);
  gtk_widget_class_bind_template_child (widget_class, TrNotice, rule);
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
tr_notice_show (TrNotice   *self,
                const char *sentence,
                const char *rule)
{
  g_return_if_fail (TR_IS_NOTICE (self));
  g_return_if_fail (sentence != NULL);

  gtk_label_set_label (self->sentence, sentence);
  gtk_label_set_label (self->rule, rule != NULL ? rule : "");
  gtk_widget_set_visible (GTK_WIDGET (self->rule), rule != NULL);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
}

void
tr_notice_hide (TrNotice *self)
{
  g_return_if_fail (TR_IS_NOTICE (self));

  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

const char *
tr_notice_get_text (TrNotice *self)
{
  g_return_val_if_fail (TR_IS_NOTICE (self), NULL);

  return gtk_revealer_get_reveal_child (self->revealer) ? gtk_label_get_label (self->sentence) : NULL;
}
