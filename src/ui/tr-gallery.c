/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-gallery.h"

#include "tr-page-blocks.h"
#include "tr-picture.h"
#include "tr-wrap-layout.h"

#define PICTURE_HEIGHT 140

/* What is shown. */
typedef enum
{
  SHOW_ALL,
  SHOW_USABLE,
  SHOW_HAND,
  SHOW_TABLE,
  SHOWS
} Show;

static const guint shown_presence[SHOWS] = {
  [SHOW_USABLE] = TR_PRESENT_USABLE,
  [SHOW_HAND] = TR_PRESENT_HAND,
  [SHOW_TABLE] = TR_PRESENT_TABLE,
};

struct _TrGallery
{
  AdwBin           parent_instance;

  TrReference     *reference;
  char            *group;
  GHashTable      *presence;    /* id → TrPresence; NULL: there is no game */
  Show             show;

  GtkBox          *head;
  GtkLabel        *count;
  GtkWidget       *filters;
  GtkToggleButton *show_buttons[SHOWS];
  GtkFlowBox      *cards;
  GtkWidget       *nothing;
};

static guint follow_signal;

G_DEFINE_FINAL_TYPE (TrGallery, tr_gallery, ADW_TYPE_BIN)

static TrPage *
get_page (GtkFlowBoxChild *card)
{
  return g_object_get_data (G_OBJECT (card), "page");
}

static guint
get_presence (TrGallery *self,
              TrPage    *page)
{
  return self->presence != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (self->presence, tr_page_get_id (page))) : 0;
}

static gboolean
is_shown (TrGallery *self,
          TrPage    *page)
{
  return self->show == SHOW_ALL || (get_presence (self, page) & shown_presence[self->show]) != 0;
}

static gboolean
filter_card (GtkFlowBoxChild *card,
             gpointer         data)
{
  return is_shown (data, get_page (card));
}

/* ── Where the cards are ── */

static char *
dup_where (guint presence)
{
  if (presence & TR_PRESENT_USABLE)
    return g_strdup (presence & TR_PRESENT_HAND ? _("In your hand, usable now") : _("Usable now"));
  if (presence & TR_PRESENT_HAND)
    return g_strdup (_("In your hand"));
  return g_strdup (presence & TR_PRESENT_TABLE ? _("On the table") : "");
}

static void
update_card (TrGallery       *self,
             GtkFlowBoxChild *card)
{
  GtkLabel *label = g_object_get_data (G_OBJECT (card), "where");
  g_autofree char *where = dup_where (get_presence (self, get_page (card)));

  gtk_label_set_label (label, where);
  gtk_widget_set_visible (GTK_WIDGET (label), *where != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, where, -1);
}

static void
update (TrGallery *self)
{
  guint n = 0, n_shown = 0;
  g_autofree char *count = NULL;
  GtkFlowBoxChild *card;

  for (; (card = gtk_flow_box_get_child_at_index (self->cards, (int) n)) != NULL; n++)
    {
      update_card (self, card);
      n_shown += is_shown (self, get_page (card)) ? 1 : 0;
    }
  gtk_flow_box_invalidate_filter (self->cards);
  if (n_shown == n)
    count = g_strdup_printf (ngettext ("%u kind", "%u kinds", n), n);
  else
    /* Translators: how many cards of a kind are shown, and how many there are */
    count = g_strdup_printf (_("%u of %u"), n_shown, n);
  gtk_label_set_label (self->count, count);
  gtk_widget_set_visible (self->filters, self->presence != NULL);
  gtk_widget_set_visible (self->nothing, n_shown == 0);
}

static void
on_show_toggled (TrGallery       *self,
                 GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (guint i = 0; i < SHOWS; i++)
    if (self->show_buttons[i] == button)
      self->show = (Show) i;
  update (self);
}

/* ── Cards ── */

static GtkWidget *
new_card (TrGallery *self,
          TrPage    *page)
{
  const TrGame *game = tr_reference_get_game (self->reference);
  GtkWidget *card = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *title = gtk_label_new (tr_page_get_title (page));
  GtkWidget *where = gtk_label_new (NULL);
  GtkWidget *picture = game != NULL ? tr_picture_new (game, tr_page_get_id (page), PICTURE_HEIGHT) : NULL;

  if (picture != NULL)
    gtk_box_append (GTK_BOX (box), picture);
  g_object_set (title, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, "max-width-chars", 14, NULL);
  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (box), title);
  g_object_set (where, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, "max-width-chars", 14, NULL);
  gtk_widget_add_css_class (where, "caption");
  gtk_box_append (GTK_BOX (box), where);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (card), box);
  gtk_widget_add_css_class (card, "gallery-card");
  g_object_set_data_full (G_OBJECT (card), "page", g_object_ref (page), g_object_unref);
  g_object_set_data (G_OBJECT (card), "where", where);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, tr_page_get_title (page), -1);
  return card;
}

static void
on_card_activated (TrGallery       *self,
                   GtkFlowBoxChild *card)
{
  g_autofree char *id = g_strdup (tr_page_get_id (get_page (card)));

  g_signal_emit (self, follow_signal, 0, id);
}

static void
remove_cards (TrGallery *self)
{
  GtkWidget *card;

  while ((card = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_flow_box_remove (self->cards, card);
}

static void
add_cards (TrGallery *self)
{
  GListModel *pages = G_LIST_MODEL (self->reference);

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr(TrPage) page = g_list_model_get_item (pages, i);

      if (g_str_equal (tr_page_get_group (page), self->group) && tr_reference_is_thing (self->reference, page))
        gtk_flow_box_append (self->cards, new_card (self, page));
    }
}

/* ── The object ── */

static gboolean
tr_gallery_grab_focus (GtkWidget *widget)
{
  TrGallery *self = TR_GALLERY (widget);
  GtkFlowBoxChild *card;

  for (int i = 0; (card = gtk_flow_box_get_child_at_index (self->cards, i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (card)))
      return gtk_widget_grab_focus (GTK_WIDGET (card));
  return gtk_widget_grab_focus (GTK_WIDGET (self->show_buttons[self->show]));
}

static void
tr_gallery_dispose (GObject *object)
{
  TrGallery *self = TR_GALLERY (object);

  g_clear_object (&self->reference);
  g_clear_pointer (&self->group, g_free);
  g_clear_pointer (&self->presence, g_hash_table_unref);

  G_OBJECT_CLASS (tr_gallery_parent_class)->dispose (object);
}

static void
tr_gallery_class_init (TrGalleryClass *klass)
{
  static const char *const buttons[SHOWS] = { "show_all", "show_usable", "show_hand", "show_table" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tr_gallery_dispose;
  widget_class->grab_focus = tr_gallery_grab_focus;

  follow_signal = g_signal_new ("follow", TR_TYPE_GALLERY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
  g_type_ensure (TR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-gallery.ui");
  gtk_widget_class_bind_template_child (widget_class, TrGallery, head);
  gtk_widget_class_bind_template_child (widget_class, TrGallery, count);
  gtk_widget_class_bind_template_child (widget_class, TrGallery, filters);
  gtk_widget_class_bind_template_child (widget_class, TrGallery, cards);
  gtk_widget_class_bind_template_child (widget_class, TrGallery, nothing);
  for (guint i = 0; i < SHOWS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, buttons[i], FALSE,
                                               (gssize) (G_STRUCT_OFFSET (TrGallery, show_buttons)
                                                         + i * sizeof (GtkToggleButton *)));
  gtk_widget_class_bind_template_callback (widget_class, on_show_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_card_activated);
}

static void
tr_gallery_init (TrGallery *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_flow_box_set_filter_func (self->cards, filter_card, self, NULL);
}

GtkWidget *
tr_gallery_new (void)
{
  return g_object_new (TR_TYPE_GALLERY, NULL);
}

gboolean
tr_gallery_has (TrReference *reference,
                const char  *group)
{
  guint n = 0, n_things = 0;

  g_return_val_if_fail (TR_IS_REFERENCE (reference), FALSE);
  g_return_val_if_fail (group != NULL, FALSE);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (reference)); i++)
    {
      g_autoptr(TrPage) page = g_list_model_get_item (G_LIST_MODEL (reference), i);

      if (!g_str_equal (tr_page_get_group (page), group))
        continue;
      n++;
      n_things += tr_reference_is_thing (reference, page) ? 1 : 0;
    }
  return n_things > n / 2;
}

void
tr_gallery_set_group (TrGallery   *self,
                      TrReference *reference,
                      const char  *group)
{
  GtkWidget *first;

  g_return_if_fail (TR_IS_GALLERY (self));
  g_return_if_fail (group == NULL || TR_IS_REFERENCE (reference));

  if (reference == self->reference && g_strcmp0 (group, self->group) == 0)
    return;
  remove_cards (self);
  first = gtk_widget_get_first_child (GTK_WIDGET (self->head));
  if (first != GTK_WIDGET (self->count))
    gtk_box_remove (self->head, first);
  g_set_object (&self->reference, reference);
  g_free (self->group);
  self->group = g_strdup (group);
  if (group == NULL)
    return;
  gtk_box_prepend (self->head, tr_page_blocks_new_heading (group, 1));
  add_cards (self);
  update (self);
}

void
tr_gallery_set_presence (TrGallery  *self,
                         GHashTable *presence)
{
  g_return_if_fail (TR_IS_GALLERY (self));

  g_clear_pointer (&self->presence, g_hash_table_unref);
  if (presence != NULL)
    self->presence = g_hash_table_ref (presence);
  else
    gtk_toggle_button_set_active (self->show_buttons[SHOW_ALL], TRUE);
  update (self);
}
