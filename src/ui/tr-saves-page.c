/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-saves-page.h"

#include "tr-compat.h"
#include "tr-save-row.h"
#include "tr-toast.h"

struct _TrSavesPage
{
  AdwBin              parent_instance;

  char               *folder;
  char               *hidden_path;
  TrLibrary          *library;  /* made when it is shown for the first time */
  char               *wanted;   /* what is searched for, folded; NULL: everything */

  TrToast            *toast;
  GtkEditable        *search_entry;
  GtkStack           *stack;
  AdwStatusPage      *problem_page;
  GtkListView        *list;
  GtkFilterListModel *found;
  GtkCustomFilter    *filter;
  GtkSelectionModel  *selection;
};

G_DEFINE_FINAL_TYPE (TrSavesPage, tr_saves_page, ADW_TYPE_BIN)

static GtkWindow *
get_window (TrSavesPage *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

static void
tell (TrSavesPage *self,
      const char  *text)
{
  tr_toast_tell (self->toast, text);
}

/* ── What is shown ── */

static const char *
choose_child (TrSavesPage *self)
{
  if (tr_library_get_problem (self->library) != NULL)
    return "problem";
  if (g_list_model_get_n_items (G_LIST_MODEL (self->found)) > 0)
    return "list";
  if (tr_library_is_loading (self->library))
    return "loading";
  return self->wanted != NULL ? "nothing" : "empty";
}

static void
update (TrSavesPage *self)
{
  const char *problem, *child;
  gboolean appears;

  g_assert (TR_IS_SAVES_PAGE (self));

  if (self->library == NULL)
    return;
  problem = tr_library_get_problem (self->library);
  adw_status_page_set_description (self->problem_page, problem);
  child = choose_child (self);
  appears = g_str_equal (child, "list") && g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), child) != 0;
  gtk_stack_set_visible_child_name (self->stack, child);
  /* Who came to see the list goes through it with keys, unless something was typed meanwhile. */
  if (appears && self->wanted == NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static gboolean
contains (const char *text,
          const char *wanted)
{
  g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : NULL;

  return folded != NULL && strstr (folded, wanted) != NULL;
}

static gboolean
is_wanted (gpointer item,
           gpointer data)
{
  TrSavesPage *self = data;
  TrSavedGame *game = item;
  const char *const *players = tr_saved_game_get_players (game);

  if (g_strcmp0 (tr_saved_game_get_path (game), self->hidden_path) == 0)
    return FALSE;
  if (self->wanted == NULL
      || contains (tr_saved_game_get_name (game), self->wanted)
      || contains (tr_saved_game_get_title (game), self->wanted)
      || contains (tr_saved_game_get_progress (game), self->wanted))
    return TRUE;
  for (guint i = 0; players[i] != NULL; i++)
    if (contains (players[i], self->wanted))
      return TRUE;
  return FALSE;
}

static void
on_search_changed (TrSavesPage *self)
{
  const char *text = gtk_editable_get_text (self->search_entry);

  g_free (self->wanted);
  self->wanted = text[0] != '\0' ? g_utf8_casefold (text, -1) : NULL;
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  update (self);
}

/* The item that had the focus may be among those that go. */
static void
on_search_started (TrSavesPage *self)
{
  gtk_text_grab_focus_without_selecting (GTK_TEXT (gtk_editable_get_delegate (self->search_entry)));
}

/* Players and titles are known when the files have been read. */
static void
on_loading_changed (TrSavesPage *self)
{
  if (self->wanted != NULL)
    gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  update (self);
}

static void
on_search_stopped (TrSavesPage *self)
{
  if (self->wanted != NULL)
    gtk_editable_set_text (self->search_entry, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

/* ── Doing something with a game ── */

static void
open_game (TrSavesPage *self,
           TrSavedGame *game)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-path", "^ay", tr_saved_game_get_path (game));
}

static void
on_restored (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(TrSavesPage) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(TrSavedGame) game = tr_library_restore_finish (TR_LIBRARY (source), result, &error);

  if (error != NULL)
    tell (self, error->message);
}

typedef struct
{
  TrSavesPage *page;            /* whose toast it is, which does not outlive it */
  TrSavedGame *game;
} Restore;

static void
restore_free (gpointer data)
{
  Restore *restore = data;

  g_object_unref (restore->game);
  g_free (restore);
}

static void
restore_game (gpointer data)
{
  Restore *restore = data;

  tr_library_restore_async (restore->page->library, restore->game, NULL, on_restored, g_object_ref (restore->page));
}

static void
offer_restore (TrSavesPage *self,
               TrSavedGame *game)
{
  g_autofree char *text = g_strdup_printf (_("“%s” is in the trash"), tr_saved_game_get_name (game));
  Restore *restore = g_new0 (Restore, 1);

  restore->page = self;
  restore->game = g_object_ref (game);
  tr_toast_offer (self->toast, text, _("_Undo"), restore_game, restore, restore_free);
}

/* What an answer that comes later is about. */
typedef struct
{
  TrSavesPage *page;
  TrSavedGame *game;
  TrSaveRow   *row;             /* whose name is being changed */
} Errand;

static Errand *
errand_new (TrSavesPage *self,
            TrSavedGame *game,
            TrSaveRow   *row)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->page = g_object_ref (self);
  errand->game = g_object_ref (game);
  errand->row = row != NULL ? g_object_ref (row) : NULL;
  return errand;
}

static void
errand_free (Errand *errand)
{
  g_object_unref (errand->page);
  g_object_unref (errand->game);
  g_clear_object (&errand->row);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

static void
on_trashed (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(Errand) errand = data;
  g_autoptr(GError) error = NULL;

  if (tr_library_trash_finish (TR_LIBRARY (source), result, &error))
    offer_restore (errand->page, errand->game);
  else
    tell (errand->page, error->message);
}

static void
on_duplicated (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr(Errand) errand = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(TrSavedGame) copy = tr_library_duplicate_finish (TR_LIBRARY (source), result, &error);

  if (error != NULL)
    tell (errand->page, error->message);
}

static void
on_renamed (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(Errand) errand = data;
  g_autoptr(GError) error = NULL;

  tr_library_rename_finish (TR_LIBRARY (source), result, &error);
  /* The row may show another game by now. */
  if (tr_save_row_get_game (errand->row) == errand->game)
    tr_save_row_stop_edit (errand->row, error != NULL ? error->message : NULL);
  else if (error != NULL)
    tell (errand->page, error->message);
}

static void
on_exported (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(Errand) errand = data;
  g_autoptr(GError) error = NULL;

  if (tr_library_export_finish (TR_LIBRARY (source), result, &error))
    tell (errand->page, _("Exported"));
  else
    tell (errand->page, error->message);
}

static void
on_export_chosen (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr(Errand) errand = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *path = tr_compat_choose_finish (result, &error);
  TrSavesPage *self = errand->page;

  if (error != NULL)
    tell (self, error->message);
  /* Whether a file is to be replaced was asked by the one who chose. */
  if (path != NULL)
    tr_library_export_async (self->library, errand->game, path, TRUE, NULL, on_exported, errand_new (self, errand->game, NULL));
}

static void
export_game (TrSavesPage *self,
             TrSavedGame *game)
{
  g_autofree char *name = g_path_get_basename (tr_saved_game_get_path (game));

  tr_compat_save_file_async (get_window (self), _("Export a Saved Game"), name, on_export_chosen,
                             errand_new (self, game, NULL));
}

static void
on_act (TrSavesPage *self,
        const char  *what,
        TrSaveRow   *row)
{
  TrSavedGame *game = tr_save_row_get_game (row);

  if (game == NULL)
    return;
  if (g_str_equal (what, "open"))
    open_game (self, game);
  else if (g_str_equal (what, "rename"))
    tr_save_row_edit (row);
  else if (g_str_equal (what, "duplicate"))
    tr_library_duplicate_async (self->library, game, NULL, on_duplicated, errand_new (self, game, NULL));
  else if (g_str_equal (what, "export"))
    export_game (self, game);
  else if (g_str_equal (what, "trash"))
    tr_library_trash_async (self->library, game, NULL, on_trashed, errand_new (self, game, NULL));
}

static void
on_rename (TrSavesPage *self,
           const char  *name,
           TrSaveRow   *row)
{
  TrSavedGame *game = tr_save_row_get_game (row);

  tr_library_rename_async (self->library, game, name, NULL, on_renamed, errand_new (self, game, row));
}

/* ── Keys in the list ── */

/* The focus is on an item of the list, which holds a row. */
static TrSaveRow *
get_focused_row (TrSavesPage *self)
{
  GtkWidget *focus = gtk_window_get_focus (get_window (self));
  GtkWidget *child = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;

  return TR_IS_SAVE_ROW (child) ? TR_SAVE_ROW (child) : NULL;
}

/* "saves.act('trash')": the shortcuts of the list. */
static void
act_on_focused (GtkWidget  *widget,
                const char *name,
                GVariant   *what)
{
  TrSaveRow *row = get_focused_row (TR_SAVES_PAGE (widget));

  if (row == NULL)
    return;
  if (g_str_equal (g_variant_get_string (what, NULL), "menu"))
    tr_save_row_show_menu (row);
  else
    on_act (TR_SAVES_PAGE (widget), g_variant_get_string (what, NULL), row);
}

static gboolean
on_key_back (GtkWidget *widget,
             GVariant  *arguments,
             gpointer   data)
{
  on_search_stopped (TR_SAVES_PAGE (widget));
  return TRUE;
}

/* ── Import ── */

static void
on_imported (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(TrSavesPage) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(TrSavedGame) game = tr_library_import_finish (TR_LIBRARY (source), result, &error);

  if (game != NULL)
    {
      g_autofree char *text = g_strdup_printf (_("Imported as “%s”"), tr_saved_game_get_name (game));

      tell (self, text);
    }
  else if (get_window (self) != NULL)
    tr_compat_tell (get_window (self), _("This Game Cannot Be Imported"), error->message);
}

static void
on_import_chosen (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr(TrSavesPage) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *path = tr_compat_choose_finish (result, &error);

  if (error != NULL)
    tell (self, error->message);
  if (path != NULL)
    tr_library_import_async (self->library, path, NULL, on_imported, g_object_ref (self));
}

static void
on_import (TrSavesPage *self)
{
  tr_compat_open_file_async (get_window (self), _("Import a Saved Game"), TR_FILE_GAME, on_import_chosen,
                             g_object_ref (self));
}

/* ── The list ── */

static void
on_setup (TrSavesPage *self,
          GtkListItem *item)
{
  GtkWidget *row = tr_save_row_new ();

  g_signal_connect_object (row, "act", G_CALLBACK (on_act), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "rename", G_CALLBACK (on_rename), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, row);
}

static void
on_bind (TrSavesPage *self,
         GtkListItem *item)
{
  tr_save_row_set_game (TR_SAVE_ROW (gtk_list_item_get_child (item)), gtk_list_item_get_item (item));
}

static void
on_unbind (TrSavesPage *self,
           GtkListItem *item)
{
  tr_save_row_set_game (TR_SAVE_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
on_activate (TrSavesPage *self,
             guint        position)
{
  g_autoptr(TrSavedGame) game = g_list_model_get_item (G_LIST_MODEL (self->found), position);

  if (game != NULL)
    open_game (self, game);
}

/* Files are read when somebody wants to see them. */
static void
tr_saves_page_map (GtkWidget *widget)
{
  TrSavesPage *self = TR_SAVES_PAGE (widget);

  if (self->library == NULL && self->folder != NULL)
    {
      self->library = tr_library_new (self->folder);
      g_signal_connect_object (self->library, "notify::loading", G_CALLBACK (on_loading_changed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->library, "notify::problem", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
      gtk_filter_list_model_set_model (self->found, G_LIST_MODEL (self->library));
    }
  else if (self->library != NULL)
    tr_library_refresh (self->library);
  update (self);

  GTK_WIDGET_CLASS (tr_saves_page_parent_class)->map (widget);
}

/* Typing searches wherever the focus is. */
static gboolean
tr_saves_page_grab_focus (GtkWidget *widget)
{
  TrSavesPage *self = TR_SAVES_PAGE (widget);

  return (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "list") == 0
          && gtk_widget_grab_focus (GTK_WIDGET (self->list)))
         || gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

static void
tr_saves_page_dispose (GObject *object)
{
  TrSavesPage *self = TR_SAVES_PAGE (object);

  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (tr_saves_page_parent_class)->dispose (object);
}

static void
tr_saves_page_finalize (GObject *object)
{
  TrSavesPage *self = TR_SAVES_PAGE (object);

  g_clear_pointer (&self->folder, g_free);
  g_clear_pointer (&self->hidden_path, g_free);
  g_clear_pointer (&self->wanted, g_free);

  G_OBJECT_CLASS (tr_saves_page_parent_class)->finalize (object);
}

static void
tr_saves_page_class_init (TrSavesPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tr_saves_page_dispose;
  object_class->finalize = tr_saves_page_finalize;
  widget_class->map = tr_saves_page_map;
  widget_class->grab_focus = tr_saves_page_grab_focus;

  gtk_widget_class_install_action (widget_class, "saves.act", "s", act_on_focused);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_key_back, NULL);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tworivers/TwoRivers/ui/tr-saves-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TrSavesPage, toast);
  gtk_widget_class_bind_template_child (widget_class, TrSavesPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, TrSavesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TrSavesPage, problem_page);
  gtk_widget_class_bind_template_child (widget_class, TrSavesPage, list);
  gtk_widget_class_bind_template_child (widget_class, TrSavesPage, found);
  gtk_widget_class_bind_template_child (widget_class, TrSavesPage, filter);
  gtk_widget_class_bind_template_child (widget_class, TrSavesPage, selection);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_search_started);
  gtk_widget_class_bind_template_callback (widget_class, on_search_stopped);
  gtk_widget_class_bind_template_callback (widget_class, on_import);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
tr_saves_page_init (TrSavesPage *self)
{
  g_type_ensure (TR_TYPE_TOAST);
  gtk_widget_init_template (GTK_WIDGET (self));
  tr_compat_name_buttons (GTK_WIDGET (self));
  gtk_custom_filter_set_filter_func (self->filter, is_wanted, self, NULL);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search_entry), GTK_WIDGET (self));
}

void
tr_saves_page_set_folder (TrSavesPage *self,
                          const char  *folder)
{
  g_return_if_fail (TR_IS_SAVES_PAGE (self));
  g_return_if_fail (self->library == NULL);

  g_free (self->folder);
  self->folder = g_strdup (folder);
}

void
tr_saves_page_hide_path (TrSavesPage *self,
                         const char  *path)
{
  g_return_if_fail (TR_IS_SAVES_PAGE (self));

  g_free (self->hidden_path);
  self->hidden_path = g_strdup (path);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

TrLibrary *
tr_saves_page_get_library (TrSavesPage *self)
{
  g_return_val_if_fail (TR_IS_SAVES_PAGE (self), NULL);

  return self->library;
}
