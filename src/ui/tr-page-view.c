/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-page-view.h"

#include "tr-gallery.h"
#include "tr-page-blocks.h"
#include "tr-picture.h"

#define PICTURE_HEIGHT 128
/* So many frames after a page was shown, what is in it has come to its place. */
#define PLACING_FRAMES 4
/* Above where reading begins. */
#define HEADROOM       12

struct _TrPageView
{
  AdwBin             parent_instance;

  TrPage            *page;
  GPtrArray         *blocks;    /* GtkWidget for each block of the page */
  guint              begin;     /* where reading begins: a block */
  double             scroll;    /* or a place, when it is not negative */
  guint              placing;   /* tick callback: the page has no height yet */
  guint              frames;    /* that are still to come until it has its place */

  GtkScrolledWindow *scroller;
  GtkBox            *head;
  GtkBox            *head_words;
  GtkLabel          *group;
  GtkBox            *body;
};

static guint follow_signal;

G_DEFINE_FINAL_TYPE (TrPageView, tr_page_view, ADW_TYPE_BIN)

/* ── Links ── */

static gboolean
on_activate_link (TrPageView *self,
                  const char *id)
{
  /* What follows makes other labels. */
  g_autofree char *target = g_strdup (id);

  g_signal_emit (self, follow_signal, 0, target);
  return TRUE;
}

static void
listen (TrPageView *self,
        GtkWidget  *widget)
{
  if (GTK_IS_LABEL (widget))
    g_signal_connect_object (widget, "activate-link", G_CALLBACK (on_activate_link), self, G_CONNECT_SWAPPED);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    listen (self, child);
}

/* ── Where reading begins ── */

static GtkWidget *
get_beginning (TrPageView *self)
{
  return self->begin > 0 && self->begin < self->blocks->len ? g_ptr_array_index (self->blocks, self->begin) : NULL;
}

static void
stop_placing (TrPageView *self)
{
  if (self->placing != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->placing);
  self->placing = 0;
}

static gboolean
on_tick (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  TrPageView *self = TR_PAGE_VIEW (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  GtkWidget *beginning = get_beginning (self);
  GtkWidget *content = gtk_widget_get_parent (GTK_WIDGET (self->body));
  double x, y = 0;

  if (self->scroll >= 0)
    y = self->scroll;
  else if (beginning != NULL && gtk_widget_translate_coordinates (beginning, content, 0, 0, &x, &y))
    y = MAX (y - HEADROOM, 0);
  gtk_adjustment_set_value (adjustment, y);
  if (--self->frames > 0)
    return G_SOURCE_CONTINUE;
  self->placing = 0;
  return G_SOURCE_REMOVE;
}

/* ── Menus ── */

/* A label has its menu where its cursor is. Off the screen there is no room for one: GTK 4.8 gives it a size below zero. So
 * what was scrolled away is brought back instead, and has its menu when it is asked again. */
static gboolean
on_key (TrPageView      *self,
        guint            key,
        guint            code,
        GdkModifierType  state)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double x, y, view = gtk_adjustment_get_page_size (adjustment);

  if (key != GDK_KEY_Menu && (key != GDK_KEY_F10 || (state & GDK_SHIFT_MASK) == 0))
    return GDK_EVENT_PROPAGATE;
  if (focus == NULL || !gtk_widget_translate_coordinates (focus, GTK_WIDGET (self->scroller), 0, 0, &x, &y))
    return GDK_EVENT_PROPAGATE;
  if (y >= 0 && y + MIN (gtk_widget_get_height (focus), view - HEADROOM) <= view)
    return GDK_EVENT_PROPAGATE;
  stop_placing (self);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + y - HEADROOM);
  return GDK_EVENT_STOP;
}

static void
watch_keys (TrPageView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* ── Contents ── */

static void
clear_box (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* A card leads to all cards of its kind. */
static void
show_group (TrPageView  *self,
            TrReference *reference)
{
  const char *group = tr_page_get_group (self->page);
  g_autofree char *markup = tr_gallery_has (reference, group)
                            ? g_markup_printf_escaped ("<a href=\"" TR_GALLERY_PREFIX "%s\" title=\"%s\">%s</a>", group,
                                                       _("Gallery"), group)
                            : g_markup_escape_text (group, -1);

  gtk_label_set_markup (self->group, markup);
}

static void
show_head (TrPageView  *self,
           TrReference *reference)
{
  const TrGame *game = tr_reference_get_game (reference);
  GtkWidget *picture = game != NULL ? tr_picture_new (game, tr_page_get_id (self->page), PICTURE_HEIGHT) : NULL;
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->head));

  if (first != GTK_WIDGET (self->head_words))
    gtk_box_remove (self->head, first);
  if (picture != NULL)
    {
      gtk_widget_set_valign (picture, GTK_ALIGN_START);
      gtk_box_prepend (self->head, picture);
    }
  first = gtk_widget_get_first_child (GTK_WIDGET (self->head_words));
  if (first != GTK_WIDGET (self->group))
    gtk_box_remove (self->head_words, first);
  gtk_box_prepend (self->head_words, tr_page_blocks_new_heading (tr_page_get_title (self->page), 1));
  show_group (self, reference);
}

static void
show_body (TrPageView  *self,
           TrReference *reference)
{
  g_autofree char *links = tr_page_blocks_dup_links (reference, tr_page_get_see_also (self->page));

  for (guint i = 0; i < tr_page_get_n_blocks (self->page); i++)
    {
      GtkWidget *block = tr_page_blocks_new (reference, tr_page_get_block (self->page, i));

      g_ptr_array_add (self->blocks, block);
      gtk_box_append (self->body, block);
      listen (self, block);
    }
  if (*links != '\0')
    {
      GtkWidget *heading = tr_page_blocks_new_heading (_("See also"), 2);
      GtkWidget *label = tr_page_blocks_new_text (links);

      gtk_widget_add_css_class (heading, "page-section");
      gtk_box_append (self->body, heading);
      gtk_box_append (self->body, label);
      listen (self, label);
    }
}

void
tr_page_view_set_page (TrPageView  *self,
                       TrReference *reference,
                       TrPage      *page,
                       guint        block,
                       double       scroll)
{
  g_return_if_fail (TR_IS_PAGE_VIEW (self));
  g_return_if_fail (page == NULL || TR_IS_REFERENCE (reference));

  if (page != self->page || page == NULL)
    {
      g_ptr_array_set_size (self->blocks, 0);
      clear_box (self->body);
      g_set_object (&self->page, page);
      if (page == NULL)
        return;
      show_head (self, reference);
      show_body (self, reference);
    }
  else if (get_beginning (self) != NULL)
    gtk_widget_remove_css_class (get_beginning (self), "arrived");
  self->begin = block;
  self->scroll = scroll;
  if (get_beginning (self) != NULL && scroll < 0)
    gtk_widget_add_css_class (get_beginning (self), "arrived");
  self->frames = PLACING_FRAMES;
  if (self->placing == 0)
    self->placing = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

TrPage *
tr_page_view_get_page (TrPageView *self)
{
  g_return_val_if_fail (TR_IS_PAGE_VIEW (self), NULL);

  return self->page;
}

double
tr_page_view_get_scroll (TrPageView *self)
{
  g_return_val_if_fail (TR_IS_PAGE_VIEW (self), 0);

  return gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));
}

/* ── The object ── */

/* The heading that was come for, so that a screen reader says it, and keys go on from there. */
static gboolean
tr_page_view_grab_focus (GtkWidget *widget)
{
  TrPageView *self = TR_PAGE_VIEW (widget);
  GtkWidget *beginning = get_beginning (self);

  if (self->page == NULL)
    return FALSE;
  if (beginning != NULL)
    return gtk_widget_grab_focus (GTK_IS_BOX (beginning) ? gtk_widget_get_last_child (beginning) : beginning);
  return gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self->head_words)));
}

static void
tr_page_view_dispose (GObject *object)
{
  TrPageView *self = TR_PAGE_VIEW (object);

  stop_placing (self);
  g_ptr_array_set_size (self->blocks, 0);
  g_clear_object (&self->page);

  G_OBJECT_CLASS (tr_page_view_parent_class)->dispose (object);
}

static void
tr_page_view_finalize (GObject *object)
{
  g_ptr_array_unref (TR_PAGE_VIEW (object)->blocks);

  G_OBJECT_CLASS (tr_page_view_parent_class)->finalize (object);
}

static void
tr_page_view_class_init (TrPageViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tr_page_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = tr_page_view_finalize;
  widget_class->grab_focus = tr_page_view_grab_focus;

  follow_signal = g_signal_new ("follow", TR_TYPE_PAGE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-page-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TrPageView, scroller);
  gtk_widget_class_bind_template_child (widget_class, TrPageView, head);
  gtk_widget_class_bind_template_child (widget_class, TrPageView, head_words);
  gtk_widget_class_bind_template_child (widget_class, TrPageView, group);
  gtk_widget_class_bind_template_child (widget_class, TrPageView, body);
}

static void
tr_page_view_init (TrPageView *self)
{
  self->blocks = g_ptr_array_new ();
  self->scroll = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  listen (self, GTK_WIDGET (self->group));
  watch_keys (self);
  /* Who goes from paragraph to paragraph with keys reads them: all of it would be marked at every step. */
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-label-select-on-focus", FALSE, NULL);
}

GtkWidget *
tr_page_view_new (void)
{
  return g_object_new (TR_TYPE_PAGE_VIEW, NULL);
}
