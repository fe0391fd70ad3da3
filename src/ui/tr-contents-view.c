/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-contents-view.h"

struct _TrContentsView
{
  AdwBin             parent_instance;

  TrReference       *reference;
  char              *current;
  gboolean           searching;

  GtkSearchEntry    *entry;
  GtkListBox        *list;
  GtkScrolledWindow *scroller;
};

enum
{
  FOLLOW,
  LEAVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TrContentsView, tr_contents_view, ADW_TYPE_BIN)

static const char *
get_id (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "id");
}

static const char *
get_group (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "group");
}

/* ── Rows ── */

/* GROUP is told under the title when the rows are not in their groups. */
static GtkWidget *
new_row (const char *id,
         const char *title,
         const char *icon,
         const char *group,
         gboolean    tells_group)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0f, "wrap", TRUE, "hexpand", TRUE, NULL);

  if (icon != NULL)
    gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_IMAGE, "icon-name", icon, "accessible-role",
                                                 GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_box_append (GTK_BOX (words), label);
  if (tells_group)
    {
      GtkWidget *caption = g_object_new (GTK_TYPE_LABEL, "label", group, "xalign", 0.0f, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

      gtk_widget_add_css_class (caption, "caption");
      gtk_widget_add_css_class (caption, "dim-label");
      gtk_box_append (GTK_BOX (words), caption);
    }
  gtk_box_append (GTK_BOX (box), words);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data_full (G_OBJECT (row), "id", g_strdup (id), g_free);
  g_object_set_data_full (G_OBJECT (row), "group", g_strdup (group), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return row;
}

static void
append_gallery (TrContentsView *self,
                const char     *group)
{
  g_autofree char *id = g_strconcat (TR_GALLERY_PREFIX, group, NULL);
  /* Translators: all cards of a group side by side; the name of the group, as "Favours" */
  g_autofree char *title = g_strdup_printf (_("%s: gallery"), group);

  gtk_list_box_append (self->list, new_row (id, title, "view-grid-symbolic", group, FALSE));
}

static void
update_header (GtkListBoxRow *row,
               GtkListBoxRow *before,
               gpointer       data)
{
  TrContentsView *self = data;
  GtkWidget *header = NULL;

  if (!self->searching && (before == NULL || !g_str_equal (get_group (row), get_group (before))))
    {
      header = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", get_group (row),
                             "xalign", 0.0f, "wrap", TRUE, NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (header), GTK_ACCESSIBLE_PROPERTY_LABEL, get_group (row),
                                      GTK_ACCESSIBLE_PROPERTY_LEVEL, 2, -1);
      gtk_widget_add_css_class (header, "contents-group");
    }
  gtk_list_box_row_set_header (row, header);
}

static void
select_current (TrContentsView *self)
{
  GtkListBoxRow *row;

  gtk_list_box_unselect_all (self->list);
  for (int i = 0; self->current != NULL && (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (g_str_equal (get_id (row), self->current))
      gtk_list_box_select_row (self->list, row);
}

static void
fill (TrContentsView *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autoptr(GListModel) pages = NULL;
  g_autofree char *group = NULL;
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL && GTK_IS_LIST_BOX_ROW (row))
    gtk_list_box_remove (self->list, row);
  self->searching = *text != '\0';
  if (self->reference == NULL)
    return;
  pages = tr_reference_search (self->reference, text);
  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr(TrPage) page = g_list_model_get_item (pages, i);

      if (!self->searching && g_strcmp0 (group, tr_page_get_group (page)) != 0)
        {
          g_free (group);
          group = g_strdup (tr_page_get_group (page));
          if (tr_gallery_has (self->reference, group))
            append_gallery (self, group);
        }
      gtk_list_box_append (self->list, new_row (tr_page_get_id (page), tr_page_get_title (page), NULL,
                                                tr_page_get_group (page), self->searching));
    }
  select_current (self);
}

/* ── Searching ── */

static void
on_search_changed (TrContentsView *self)
{
  fill (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
follow_row (TrContentsView *self,
            GtkListBoxRow  *row)
{
  g_autofree char *id = g_strdup (get_id (row));

  g_signal_emit (self, signals[FOLLOW], 0, id);
}

/* Enter takes the best that was found. */
static void
on_search_activated (TrContentsView *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, 0);

  if (row != NULL && self->searching)
    follow_row (self, row);
}

static void
on_search_stopped (TrContentsView *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  else
    g_signal_emit (self, signals[LEAVE], 0);
}

static void
on_row_activated (TrContentsView *self,
                  GtkListBoxRow  *row)
{
  follow_row (self, row);
}

/* ── The object ── */

static gboolean
tr_contents_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TR_CONTENTS_VIEW (widget)->entry));
}

static void
tr_contents_view_dispose (GObject *object)
{
  TrContentsView *self = TR_CONTENTS_VIEW (object);

  g_clear_object (&self->reference);
  g_clear_pointer (&self->current, g_free);

  G_OBJECT_CLASS (tr_contents_view_parent_class)->dispose (object);
}

static void
tr_contents_view_class_init (TrContentsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tr_contents_view_dispose;
  widget_class->grab_focus = tr_contents_view_grab_focus;

  signals[FOLLOW] = g_signal_new ("follow", TR_TYPE_CONTENTS_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_STRING);
  signals[LEAVE] = g_signal_new ("leave", TR_TYPE_CONTENTS_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-contents-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TrContentsView, entry);
  gtk_widget_class_bind_template_child (widget_class, TrContentsView, list);
  gtk_widget_class_bind_template_child (widget_class, TrContentsView, scroller);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_search_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_search_stopped);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
}

static void
tr_contents_view_init (TrContentsView *self)
{
  GtkWidget *nothing;

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, update_header, self, NULL);
  nothing = g_object_new (GTK_TYPE_LABEL, "label", _("Nothing is found. Fewer or other words may help."), "wrap", TRUE,
                          "margin-top", 24, "margin-start", 12, "margin-end", 12, NULL);
  gtk_widget_add_css_class (nothing, "dim-label");
  gtk_list_box_set_placeholder (self->list, nothing);
  gtk_search_entry_set_key_capture_widget (self->entry, GTK_WIDGET (self->list));
}

GtkWidget *
tr_contents_view_new (void)
{
  return g_object_new (TR_TYPE_CONTENTS_VIEW, NULL);
}

void
tr_contents_view_set_reference (TrContentsView *self,
                                TrReference    *reference)
{
  g_return_if_fail (TR_IS_CONTENTS_VIEW (self));
  g_return_if_fail (reference == NULL || TR_IS_REFERENCE (reference));

  if (!g_set_object (&self->reference, reference))
    return;
  g_clear_pointer (&self->current, g_free);
  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  fill (self);
}

void
tr_contents_view_set_current (TrContentsView *self,
                              const char     *id)
{
  g_return_if_fail (TR_IS_CONTENTS_VIEW (self));

  g_free (self->current);
  self->current = g_strdup (id);
  select_current (self);
}

void
tr_contents_view_begin_search (TrContentsView *self)
{
  g_return_if_fail (TR_IS_CONTENTS_VIEW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}
