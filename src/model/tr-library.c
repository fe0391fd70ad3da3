/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-library-private.h"

/* What is told of the folder in quick succession is looked at once. */
#define SETTLE_MILLISECONDS 100

enum
{
  PROP_0,
  PROP_FOLDER,
  PROP_LOADING,
  PROP_PROBLEM,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void tr_library_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TrLibrary, tr_library, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, tr_library_list_model_init))

/* ── What happens in the folder ── */

static gboolean
on_settled (gpointer data)
{
  TrLibrary *self = data;

  self->settle = 0;
  tr_library_scan (self);
  return G_SOURCE_REMOVE;
}

static void
on_folder_changed (TrLibrary *self)
{
  if (self->settle == 0)
    self->settle = g_timeout_add (SETTLE_MILLISECONDS, on_settled, self);
}

void
tr_library_tell (TrLibrary *self)
{
  gboolean loading;

  g_return_if_fail (TR_IS_LIBRARY (self));

  loading = tr_library_is_loading (self);
  if (self->told_loading != loading)
    {
      self->told_loading = loading;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
    }
  if (g_strcmp0 (self->told_problem, self->problem) != 0)
    {
      g_free (self->told_problem);
      self->told_problem = g_strdup (self->problem);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
    }
}

/* ── The list ── */

static GType
tr_library_get_item_type (GListModel *model)
{
  return TR_TYPE_SAVED_GAME;
}

static guint
tr_library_get_n_items (GListModel *model)
{
  return g_list_model_get_n_items (G_LIST_MODEL (TR_LIBRARY (model)->games));
}

static gpointer
tr_library_get_item (GListModel *model,
                     guint       position)
{
  return g_list_model_get_item (G_LIST_MODEL (TR_LIBRARY (model)->games), position);
}

static void
tr_library_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = tr_library_get_item_type;
  iface->get_n_items = tr_library_get_n_items;
  iface->get_item = tr_library_get_item;
}

/* ── The object ── */

static void
tr_library_constructed (GObject *object)
{
  TrLibrary *self = TR_LIBRARY (object);
  g_autoptr(GFile) folder = g_file_new_for_path (self->folder);

  G_OBJECT_CLASS (tr_library_parent_class)->constructed (object);

  /* What cannot be made cannot be scanned either: the scan says why. */
  tr_files_make_folder (self->folder, NULL);
  self->monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (on_folder_changed), self, G_CONNECT_SWAPPED);
  tr_library_scan (self);
}

static void
tr_library_dispose (GObject *object)
{
  TrLibrary *self = TR_LIBRARY (object);

  g_clear_handle_id (&self->settle, g_source_remove);
  if (self->monitor != NULL)
    g_file_monitor_cancel (self->monitor);
  g_clear_object (&self->monitor);
  g_queue_clear_full (&self->unread, g_object_unref);

  G_OBJECT_CLASS (tr_library_parent_class)->dispose (object);
}

static void
tr_library_finalize (GObject *object)
{
  TrLibrary *self = TR_LIBRARY (object);

  g_clear_object (&self->games);
  g_clear_pointer (&self->answers, g_ptr_array_unref);
  g_clear_pointer (&self->folder, g_free);
  g_clear_pointer (&self->problem, g_free);
  g_clear_pointer (&self->told_problem, g_free);

  G_OBJECT_CLASS (tr_library_parent_class)->finalize (object);
}

static void
tr_library_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  TrLibrary *self = TR_LIBRARY (object);

  switch (prop_id)
    {
    case PROP_FOLDER:
      g_value_set_string (value, self->folder);
      break;
    case PROP_LOADING:
      g_value_set_boolean (value, tr_library_is_loading (self));
      break;
    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tr_library_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  TrLibrary *self = TR_LIBRARY (object);

  switch (prop_id)
    {
    case PROP_FOLDER:
      self->folder = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tr_library_class_init (TrLibraryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = tr_library_constructed;
  object_class->dispose = tr_library_dispose;
  object_class->finalize = tr_library_finalize;
  object_class->get_property = tr_library_get_property;
  object_class->set_property = tr_library_set_property;

  properties[PROP_FOLDER] = g_param_spec_string ("folder", NULL, NULL, NULL,
                                                 G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_LOADING] = g_param_spec_boolean ("loading", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tr_library_init (TrLibrary *self)
{
  self->games = g_list_store_new (TR_TYPE_SAVED_GAME);
  self->answers = g_ptr_array_new_with_free_func (tr_library_free_answer);
  g_queue_init (&self->unread);
  g_signal_connect_object (self->games, "items-changed", G_CALLBACK (g_list_model_items_changed), self,
                           G_CONNECT_SWAPPED);
}

TrLibrary *
tr_library_new (const char *folder)
{
  g_return_val_if_fail (folder != NULL, NULL);

  return g_object_new (TR_TYPE_LIBRARY, "folder", folder, NULL);
}

const char *
tr_library_get_folder (TrLibrary *self)
{
  g_return_val_if_fail (TR_IS_LIBRARY (self), NULL);

  return self->folder;
}

gboolean
tr_library_is_loading (TrLibrary *self)
{
  g_return_val_if_fail (TR_IS_LIBRARY (self), FALSE);

  return self->scanning || self->stale || self->reading || !g_queue_is_empty (&self->unread);
}

const char *
tr_library_get_problem (TrLibrary *self)
{
  g_return_val_if_fail (TR_IS_LIBRARY (self), NULL);

  return self->problem;
}

TrSavedGame *
tr_library_find (TrLibrary  *self,
                 const char *name)
{
  g_return_val_if_fail (TR_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->games)); i++)
    {
      g_autoptr(TrSavedGame) game = g_list_model_get_item (G_LIST_MODEL (self->games), i);

      /* The list holds it. */
      if (g_str_equal (tr_saved_game_get_name (game), name))
        return game;
    }
  return NULL;
}

void
tr_library_refresh (TrLibrary *self)
{
  g_return_if_fail (TR_IS_LIBRARY (self));

  tr_library_scan (self);
}
