/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-reference-view.h"

#include "tr-actions.h"
#include "tr-contents-view.h"
#include "tr-page-view.h"

#include <string.h>

/* Something that was read, and how far. */
typedef struct
{
  char   *id;
  double  scroll;               /* negative: from where its id leads */
} Visit;

struct _TrReferenceView
{
  AdwBin           parent_instance;

  TrReference     *reference;
  GArray          *visits;      /* of Visit */
  guint            current;     /* the one that is read, if there are any */
  TrPresenceFunc   list_presence;
  gpointer         presence_data;
  guint            folding;     /* source: there is room for more, or less */
  char            *asked;       /* the rule of what is asked; NULL: nothing is */

  AdwLeaflet      *leaflet;
  TrContentsView  *contents;
  GtkStack        *stack;
  TrPageView      *page;
  TrGallery       *gallery;
  GtkLabel        *title;
  GtkWidget       *back_button;
  GtkWidget       *forward_button;
  GtkWidget       *contents_button;
  GtkWidget       *asked_button;
  GtkWidget       *detach_button;
};

enum
{
  PROP_0,
  PROP_TITLE,
  N_PROPS
};

enum
{
  DETACH,
  CLOSE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TrReferenceView, tr_reference_view, ADW_TYPE_BIN)

static void
visit_clear (gpointer data)
{
  g_free (((Visit *) data)->id);
}

static Visit *
get_visit (TrReferenceView *self)
{
  return self->visits->len > 0 ? &g_array_index (self->visits, Visit, self->current) : NULL;
}

static gboolean
is_gallery (const char *id)
{
  return g_str_has_prefix (id, TR_GALLERY_PREFIX);
}

/* Whether the contents are all that can be seen. */
static gboolean
shows_contents (TrReferenceView *self)
{
  return adw_leaflet_get_folded (self->leaflet)
         && adw_leaflet_get_visible_child (self->leaflet) == GTK_WIDGET (self->contents);
}

/* ── What can be done ── */

static const char *
get_title (TrReferenceView *self)
{
  const Visit *visit = get_visit (self);

  if (visit == NULL || shows_contents (self))
    return _("Contents");
  if (is_gallery (visit->id))
    return visit->id + strlen (TR_GALLERY_PREFIX);
  return tr_page_get_title (tr_page_view_get_page (self->page));
}

static void
update (TrReferenceView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean folded = adw_leaflet_get_folded (self->leaflet);

  gtk_widget_action_set_enabled (widget, "rules.back", self->visits->len > 0 && (self->current > 0 || shows_contents (self)));
  gtk_widget_action_set_enabled (widget, "rules.forward", self->current + 1 < self->visits->len);
  gtk_widget_action_set_enabled (widget, "rules.asked", self->asked != NULL);
  gtk_widget_set_visible (self->contents_button, folded);
  gtk_widget_set_visible (self->asked_button, self->list_presence != NULL);
  gtk_label_set_label (self->title, get_title (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
}

/* ── Reading ── */

static void
update_presence (TrReferenceView *self)
{
  g_autoptr(GHashTable) presence = NULL;

  if (self->list_presence != NULL)
    presence = self->list_presence (self->presence_data);
  tr_gallery_set_presence (self->gallery, presence);
}

static void
show_visit (TrReferenceView *self)
{
  Visit *visit = get_visit (self);

  if (is_gallery (visit->id))
    {
      tr_gallery_set_group (self->gallery, self->reference, visit->id + strlen (TR_GALLERY_PREFIX));
      update_presence (self);
      gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->gallery));
      tr_contents_view_set_current (self->contents, visit->id);
    }
  else
    {
      guint block;
      TrPage *page = tr_reference_find (self->reference, visit->id, &block);

      tr_page_view_set_page (self->page, self->reference, page, block, visit->scroll);
      gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->page));
      tr_contents_view_set_current (self->contents, tr_page_get_id (page));
    }
  adw_leaflet_set_visible_child (self->leaflet, GTK_WIDGET (self->stack));
  update (self);
}

/* Before something else is read. */
static void
remember_place (TrReferenceView *self)
{
  Visit *visit = get_visit (self);

  if (visit != NULL && !is_gallery (visit->id))
    visit->scroll = tr_page_view_get_scroll (self->page);
}

static void
go (TrReferenceView *self,
    int              step)
{
  remember_place (self);
  self->current = (guint) ((int) self->current + step);
  show_visit (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

gboolean
tr_reference_view_open (TrReferenceView *self,
                        const char      *id)
{
  Visit visit = { .scroll = -1 };
  const Visit *read;

  g_return_val_if_fail (TR_IS_REFERENCE_VIEW (self), FALSE);

  if (self->reference == NULL)
    return FALSE;
  if (id == NULL)
    {
      adw_leaflet_set_visible_child (self->leaflet, GTK_WIDGET (self->contents));
      update (self);
      return TRUE;
    }
  if (!is_gallery (id) && tr_reference_find (self->reference, id, NULL) == NULL)
    return FALSE;
  read = get_visit (self);
  if (read == NULL || !g_str_equal (read->id, id))
    {
      visit.id = g_strdup (id);
      remember_place (self);
      if (read != NULL)
        g_array_set_size (self->visits, ++self->current);
      g_array_append_val (self->visits, visit);
    }
  else
    g_array_index (self->visits, Visit, self->current).scroll = -1;
  show_visit (self);
  return TRUE;
}

static void
on_follow (TrReferenceView *self,
           const char      *id)
{
  if (tr_reference_view_open (self, id))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static gboolean
update_folded (gpointer data)
{
  TrReferenceView *self = data;

  self->folding = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

/* This is told while it is being laid out, when nothing may change. */
static void
on_folded_changed (TrReferenceView *self)
{
  if (self->folding == 0)
    self->folding = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, update_folded, self, NULL);
}

static void
on_contents_leave (TrReferenceView *self)
{
  g_signal_emit (self, signals[CLOSE], 0);
}

/* ── Actions ── */

static void
on_back (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  TrReferenceView *self = TR_REFERENCE_VIEW (widget);

  /* From the contents to what they were left out of. */
  go (self, shows_contents (self) ? 0 : -1);
}

static void
on_forward (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  go (TR_REFERENCE_VIEW (widget), 1);
}

static void
on_contents (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  TrReferenceView *self = TR_REFERENCE_VIEW (widget);

  remember_place (self);
  tr_reference_view_open (self, NULL);
  tr_contents_view_begin_search (self->contents);
}

static void
on_asked (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  on_follow (TR_REFERENCE_VIEW (widget), TR_REFERENCE_VIEW (widget)->asked);
}

static void
on_detach (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  TrReferenceView *self = TR_REFERENCE_VIEW (widget);
  const Visit *visit = get_visit (self);

  g_signal_emit (self, signals[DETACH], 0, visit != NULL ? visit->id : NULL);
}

static gboolean
on_escape (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  g_signal_emit (widget, signals[CLOSE], 0);
  return TRUE;
}

/* ── The object ── */

static gboolean
tr_reference_view_grab_focus (GtkWidget *widget)
{
  TrReferenceView *self = TR_REFERENCE_VIEW (widget);

  if (self->visits->len == 0 || shows_contents (self))
    return gtk_widget_grab_focus (GTK_WIDGET (self->contents));
  return gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stack));
}

static void
tr_reference_view_get_property (GObject    *object,
                                guint       property,
                                GValue     *value,
                                GParamSpec *pspec)
{
  if (property == PROP_TITLE)
    g_value_set_string (value, get_title (TR_REFERENCE_VIEW (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
}

static void
tr_reference_view_dispose (GObject *object)
{
  TrReferenceView *self = TR_REFERENCE_VIEW (object);

  g_clear_handle_id (&self->folding, g_source_remove);
  g_array_set_size (self->visits, 0);
  g_clear_pointer (&self->asked, g_free);
  g_clear_object (&self->reference);

  G_OBJECT_CLASS (tr_reference_view_parent_class)->dispose (object);
}

static void
tr_reference_view_finalize (GObject *object)
{
  g_array_unref (TR_REFERENCE_VIEW (object)->visits);

  G_OBJECT_CLASS (tr_reference_view_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "rules.back", NULL, on_back);
  gtk_widget_class_install_action (widget_class, "rules.forward", NULL, on_forward);
  gtk_widget_class_install_action (widget_class, "rules.contents", NULL, on_contents);
  gtk_widget_class_install_action (widget_class, "rules.asked", NULL, on_asked);
  gtk_widget_class_install_action (widget_class, "rules.detach", NULL, on_detach);
  tr_actions_add_bindings (widget_class, TR_ACTIONS_RULES);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);
}

static void
tr_reference_view_class_init (TrReferenceViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tr_reference_view_dispose;
  object_class->finalize = tr_reference_view_finalize;
  object_class->get_property = tr_reference_view_get_property;
  widget_class->grab_focus = tr_reference_view_grab_focus;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[DETACH] = g_signal_new ("detach", TR_TYPE_REFERENCE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_STRING);
  signals[CLOSE] = g_signal_new ("close", TR_TYPE_REFERENCE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TR_TYPE_CONTENTS_VIEW);
  g_type_ensure (TR_TYPE_GALLERY);
  g_type_ensure (TR_TYPE_PAGE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-reference-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TrReferenceView, leaflet);
  gtk_widget_class_bind_template_child (widget_class, TrReferenceView, contents);
  gtk_widget_class_bind_template_child (widget_class, TrReferenceView, stack);
  gtk_widget_class_bind_template_child (widget_class, TrReferenceView, page);
  gtk_widget_class_bind_template_child (widget_class, TrReferenceView, gallery);
  gtk_widget_class_bind_template_child (widget_class, TrReferenceView, title);
  gtk_widget_class_bind_template_child (widget_class, TrReferenceView, back_button);
  gtk_widget_class_bind_template_child (widget_class, TrReferenceView, forward_button);
  gtk_widget_class_bind_template_child (widget_class, TrReferenceView, contents_button);
  gtk_widget_class_bind_template_child (widget_class, TrReferenceView, asked_button);
  gtk_widget_class_bind_template_child (widget_class, TrReferenceView, detach_button);
  gtk_widget_class_bind_template_callback (widget_class, on_follow);
  gtk_widget_class_bind_template_callback (widget_class, on_folded_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_contents_leave);
  install_actions (widget_class);
}

static void
tr_reference_view_init (TrReferenceView *self)
{
  self->visits = g_array_new (FALSE, TRUE, sizeof (Visit));
  g_array_set_clear_func (self->visits, visit_clear);
  gtk_widget_init_template (GTK_WIDGET (self));
  tr_actions_describe (self->back_button);
  tr_actions_describe (self->forward_button);
  tr_actions_describe (self->contents_button);
  tr_actions_describe (self->asked_button);
  tr_actions_describe (self->detach_button);
  update (self);
}

GtkWidget *
tr_reference_view_new (void)
{
  return g_object_new (TR_TYPE_REFERENCE_VIEW, NULL);
}

void
tr_reference_view_set_reference (TrReferenceView *self,
                                 TrReference     *reference)
{
  g_return_if_fail (TR_IS_REFERENCE_VIEW (self));
  g_return_if_fail (reference == NULL || TR_IS_REFERENCE (reference));

  if (!g_set_object (&self->reference, reference))
    return;
  g_array_set_size (self->visits, 0);
  self->current = 0;
  tr_page_view_set_page (self->page, reference, NULL, 0, -1);
  tr_gallery_set_group (self->gallery, reference, NULL);
  tr_contents_view_set_reference (self->contents, reference);
  adw_leaflet_set_visible_child (self->leaflet, GTK_WIDGET (self->contents));
  update (self);
}

TrReference *
tr_reference_view_get_reference (TrReferenceView *self)
{
  g_return_val_if_fail (TR_IS_REFERENCE_VIEW (self), NULL);

  return self->reference;
}

void
tr_reference_view_set_presence (TrReferenceView *self,
                                TrPresenceFunc   list,
                                gpointer         data)
{
  g_return_if_fail (TR_IS_REFERENCE_VIEW (self));

  self->list_presence = list;
  self->presence_data = data;
  tr_reference_view_update (self, list != NULL ? self->asked : NULL);
}

void
tr_reference_view_update (TrReferenceView *self,
                          const char      *rule)
{
  g_autofree char *asked = g_strdup (rule);

  g_return_if_fail (TR_IS_REFERENCE_VIEW (self));

  g_free (self->asked);
  self->asked = g_steal_pointer (&asked);
  if (gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->gallery))
    update_presence (self);
  update (self);
}

void
tr_reference_view_set_detachable (TrReferenceView *self,
                                  gboolean         detachable)
{
  g_return_if_fail (TR_IS_REFERENCE_VIEW (self));

  gtk_widget_set_visible (self->detach_button, detachable);
}

const char *
tr_reference_view_get_current (TrReferenceView *self)
{
  g_return_val_if_fail (TR_IS_REFERENCE_VIEW (self), NULL);

  return get_visit (self) != NULL ? get_visit (self)->id : NULL;
}

TrPage *
tr_reference_view_get_page (TrReferenceView *self)
{
  g_return_val_if_fail (TR_IS_REFERENCE_VIEW (self), NULL);

  return get_visit (self) != NULL && !is_gallery (get_visit (self)->id) ? tr_page_view_get_page (self->page) : NULL;
}
