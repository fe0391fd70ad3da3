/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-reference-window.h"

#include "tr-games.h"
#include "tr-words.h"

/* The page of every game that is read first. */
#define FIRST_PAGE "overview"

struct _TrReferenceWindow
{
  AdwWindow        parent_instance;

  TrReference     *played;      /* of the game on the table; NULL: none */
  const TrRules   *played_rules;
  TrPresenceFunc   list_presence;
  gpointer         presence_data;

  GtkDropDown     *games;
  TrReferenceView *view;
};

G_DEFINE_FINAL_TYPE (TrReferenceWindow, tr_reference_window, ADW_TYPE_WINDOW)

/* ── Which game ── */

static TrReference *
load (TrReferenceWindow *self,
      const TrRules     *rules)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(TrBox) box = NULL;
  TrReference *reference = NULL;

  if (rules == self->played_rules)
    return g_object_ref (self->played);
  box = tr_box_new_built_in (rules, &error);
  if (box != NULL)
    reference = tr_reference_new (box, NULL, &error);
  if (reference == NULL)
    g_warning ("%s", error->message);
  return reference;
}

static void
show_game (TrReferenceWindow *self)
{
  guint selected = gtk_drop_down_get_selected (self->games);
  const TrRules *rules = selected < tr_games_count () ? tr_games_get (selected) : NULL;
  g_autoptr(TrReference) reference = rules != NULL ? load (self, rules) : NULL;
  gboolean played = rules != NULL && rules == self->played_rules;

  tr_reference_view_set_presence (self->view, played ? self->list_presence : NULL, self->presence_data);
  tr_reference_view_set_reference (self->view, reference);
  if (tr_reference_view_get_current (self->view) == NULL)
    tr_reference_view_open (self->view, FIRST_PAGE);
}

static void
on_game_selected (TrReferenceWindow *self)
{
  if (self->view != NULL)
    show_game (self);
}

static void
list_games (TrReferenceWindow *self)
{
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  for (unsigned i = 0; i < tr_games_count (); i++)
    gtk_string_list_append (titles, tr_translate (tr_games_get (i)->title));
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (titles));
}

/* ── Keys ── */

static void
on_rules (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  gtk_widget_activate_action (GTK_WIDGET (TR_REFERENCE_WINDOW (widget)->view), "rules.asked", NULL);
}

static void
on_search (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  gtk_widget_activate_action (GTK_WIDGET (TR_REFERENCE_WINDOW (widget)->view), "rules.contents", NULL);
}

static void
on_close (TrReferenceWindow *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

/* ── The object ── */

static void
tr_reference_window_dispose (GObject *object)
{
  TrReferenceWindow *self = TR_REFERENCE_WINDOW (object);

  g_clear_object (&self->played);

  G_OBJECT_CLASS (tr_reference_window_parent_class)->dispose (object);
}

static void
tr_reference_window_class_init (TrReferenceWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tr_reference_window_dispose;

  g_type_ensure (TR_TYPE_REFERENCE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-reference-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TrReferenceWindow, games);
  gtk_widget_class_bind_template_child (widget_class, TrReferenceWindow, view);
  gtk_widget_class_bind_template_callback (widget_class, on_game_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_close);
  /* The keys of the main window mean the same here. */
  gtk_widget_class_install_action (widget_class, "win.rules", NULL, on_rules);
  gtk_widget_class_install_action (widget_class, "win.search-rules", NULL, on_search);
}

static void
tr_reference_window_init (TrReferenceWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tr_reference_view_set_detachable (self->view, FALSE);
  list_games (self);
}

GtkWidget *
tr_reference_window_new (GtkApplication *application)
{
  return g_object_new (TR_TYPE_REFERENCE_WINDOW, "application", application, NULL);
}

TrReferenceView *
tr_reference_window_get_view (TrReferenceWindow *self)
{
  g_return_val_if_fail (TR_IS_REFERENCE_WINDOW (self), NULL);

  return self->view;
}

void
tr_reference_window_set_game (TrReferenceWindow *self,
                              TrReference       *reference,
                              const TrRules     *rules,
                              TrPresenceFunc     list,
                              gpointer           data)
{
  g_return_if_fail (TR_IS_REFERENCE_WINDOW (self));
  g_return_if_fail (reference == NULL || TR_IS_REFERENCE (reference));

  g_set_object (&self->played, reference);
  self->played_rules = reference != NULL ? rules : NULL;
  self->list_presence = list;
  self->presence_data = data;
  for (unsigned i = 0; i < tr_games_count (); i++)
    if (tr_games_get (i) == self->played_rules)
      gtk_drop_down_set_selected (self->games, i);
  show_game (self);
}
