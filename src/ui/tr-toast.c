/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-toast.h"

#include "tr-compat.h"

#define SECONDS 5

typedef struct
{
  char           *text;
  char           *label;        /* of its button; NULL: none */
  TrToastAccept   accept;
  gpointer        data;
  GDestroyNotify  destroy;
} News;

struct _TrToast
{
  AdwBin              parent_instance;

  GtkRevealer        *revealer;
  GtkLabel           *text;
  GtkButton          *button;
  GtkEventController *pointer;
  GtkEventController *keys;     /* of the widget it lies in */
  GQueue              waiting;
  News               *shown;
  guint               timeout;
};

G_DEFINE_FINAL_TYPE (TrToast, tr_toast, ADW_TYPE_BIN)

static void
news_free (gpointer data)
{
  News *news = data;

  if (news->destroy != NULL)
    news->destroy (news->data);
  g_free (news->text);
  g_free (news->label);
  g_free (news);
}

/* ── Coming and going ── */

static gboolean
has_focus (TrToast *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

static gboolean
on_timeout (gpointer data)
{
  TrToast *self = TR_TOAST (data);

  /* Nothing goes from under somebody's hands. */
  if (has_focus (self) || gtk_event_controller_motion_contains_pointer (GTK_EVENT_CONTROLLER_MOTION (self->pointer)))
    return G_SOURCE_CONTINUE;
  self->timeout = 0;
  tr_toast_dismiss (self);
  return G_SOURCE_REMOVE;
}

static void
show_next (TrToast *self)
{
  g_assert (TR_IS_TOAST (self));

  g_clear_pointer (&self->shown, news_free);
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->shown = g_queue_pop_head (&self->waiting);
  if (self->shown != NULL)
    {
      gtk_label_set_label (self->text, self->shown->text);
      if (self->shown->label != NULL)
        {
          gtk_button_set_label (self->button, self->shown->label);
          tr_compat_name_buttons (GTK_WIDGET (self->button));
        }
      gtk_widget_set_visible (GTK_WIDGET (self->button), self->shown->label != NULL);
      self->timeout = g_timeout_add_seconds (SECONDS, on_timeout, self);
    }
  gtk_revealer_set_reveal_child (self->revealer, self->shown != NULL);
}

static void
add (TrToast *self,
     News    *news)
{
  g_queue_push_tail (&self->waiting, news);
  if (self->shown == NULL || self->shown->label == NULL)
    show_next (self);
}

static void
on_close_clicked (TrToast *self)
{
  tr_toast_dismiss (self);
}

static void
on_button_clicked (TrToast *self)
{
  g_autoptr(TrToast) kept = g_object_ref (self);
  News *news = g_steal_pointer (&self->shown);

  /* It may be pressed once more while it goes. */
  if (news == NULL)
    return;
  tr_toast_dismiss (self);
  news->accept (news->data);
  news_free (news);
}

static gboolean
on_escape (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  TrToast *self = TR_TOAST (data);

  if (self->shown == NULL)
    return FALSE;
  tr_toast_dismiss (self);
  return TRUE;
}

/* ── The widget ── */

/* Escape, for whatever has the focus beside it. */
static void
tr_toast_root (GtkWidget *widget)
{
  TrToast *self = TR_TOAST (widget);

  GTK_WIDGET_CLASS (tr_toast_parent_class)->root (widget);

  self->keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (self->keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_callback_action_new (on_escape, self, NULL)));
  g_object_add_weak_pointer (G_OBJECT (self->keys), (gpointer *) &self->keys);
  gtk_widget_add_controller (gtk_widget_get_parent (widget), self->keys);
}

static void
tr_toast_unroot (GtkWidget *widget)
{
  TrToast *self = TR_TOAST (widget);

  if (self->keys != NULL && gtk_event_controller_get_widget (self->keys) != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (self->keys), self->keys);
  g_clear_weak_pointer (&self->keys);

  GTK_WIDGET_CLASS (tr_toast_parent_class)->unroot (widget);
}

static void
tr_toast_dispose (GObject *object)
{
  TrToast *self = TR_TOAST (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->shown, news_free);
  g_queue_clear_full (&self->waiting, news_free);

  G_OBJECT_CLASS (tr_toast_parent_class)->dispose (object);
}

static void
tr_toast_class_init (TrToastClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tr_toast_dispose;
  widget_class->root = tr_toast_root;
  widget_class->unroot = tr_toast_unroot;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-toast.ui");
  gtk_widget_class_bind_template_child (widget_class, TrToast, revealer);
  gtk_widget_class_bind_template_child (widget_class, TrToast, text);
  gtk_widget_class_bind_template_child (widget_class, TrToast, button);
  gtk_widget_class_bind_template_child (widget_class, TrToast, pointer);
  gtk_widget_class_bind_template_callback (widget_class, on_button_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_close_clicked);
}

static void
tr_toast_init (TrToast *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tr_toast_new (void)
{
  return g_object_new (TR_TYPE_TOAST, NULL);
}

void
tr_toast_tell (TrToast    *self,
               const char *text)
{
  News *news;

  g_return_if_fail (TR_IS_TOAST (self));
  g_return_if_fail (text != NULL);

  news = g_new0 (News, 1);
  news->text = g_strdup (text);
  add (self, news);
}

void
tr_toast_offer (TrToast        *self,
                const char     *text,
                const char     *label,
                TrToastAccept   accept,
                gpointer        data,
                GDestroyNotify  destroy)
{
  News *news;

  g_return_if_fail (TR_IS_TOAST (self));
  g_return_if_fail (text != NULL);
  g_return_if_fail (label != NULL);
  g_return_if_fail (accept != NULL);

  news = g_new0 (News, 1);
  news->text = g_strdup (text);
  news->label = g_strdup (label);
  news->accept = accept;
  news->data = data;
  news->destroy = destroy;
  add (self, news);
}

void
tr_toast_dismiss (TrToast *self)
{
  GtkWidget *parent;

  g_return_if_fail (TR_IS_TOAST (self));

  parent = gtk_widget_get_parent (GTK_WIDGET (self));
  /* Back to what it lay over. */
  if (has_focus (self) && GTK_IS_OVERLAY (parent))
    gtk_widget_child_focus (gtk_overlay_get_child (GTK_OVERLAY (parent)), GTK_DIR_TAB_FORWARD);
  show_next (self);
}

const char *
tr_toast_get_text (TrToast *self)
{
  g_return_val_if_fail (TR_IS_TOAST (self), NULL);

  return self->shown != NULL ? self->shown->text : NULL;
}
