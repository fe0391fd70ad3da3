/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-autosave.h"

#include "tr-autosave-private.h"
#include "tr-error.h"

/* How long after a failure the same is tried again, when nothing else is to be written. */
#define RETRY_SECONDS 5

struct _TrAutosave
{
  GObject          parent_instance;

  GThread         *thread;
  GSource         *report;      /* made ready by the thread, dispatched in the context this was made in */
  TrAutosaveSlot  *slot;        /* the thread's, while it is busy; its path never changes */

  /* What bindings see: only touched where this was made. */
  guint64          n_put;
  guint64          saved;
  char            *error;

  /* Between the two. */
  GMutex           mutex;
  GCond            wake;        /* for the thread: there is something to do */
  GCond            idle;        /* for who waits: something was done */
  TrSave          *waiting;     /* the latest */
  guint64          waiting_number;
  gboolean         clear;       /* before that, the file goes */
  gint64           retry_time;  /* what waits has failed and waits until then; 0: it has not */
  gboolean         busy;
  gboolean         quit;
  guint64          written;
  GError          *failure;
};

enum
{
  PROP_0,
  PROP_PATH,
  PROP_SAVED,
  PROP_ERROR,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TrAutosave, tr_autosave, G_TYPE_OBJECT)

/* ── In the thread ── */

static gboolean
has_work (TrAutosave *self)
{
  return self->waiting != NULL || self->clear;
}

/* False: it is time to end. What waits is tried once more before. */
static gboolean
wait_for_work (TrAutosave *self)
{
  for (;;)
    {
      if (has_work (self) && self->retry_time == 0)
        return TRUE;
      if (self->quit)
        return FALSE;
      if (!has_work (self))
        g_cond_wait (&self->wake, &self->mutex);
      else if (!g_cond_wait_until (&self->wake, &self->mutex, self->retry_time))
        self->retry_time = 0;
    }
}

static void
do_work (TrAutosave *self)
{
  g_autoptr(TrSave) save = g_steal_pointer (&self->waiting);
  g_autoptr(GError) failure = NULL;
  guint64 number = self->waiting_number;
  gboolean clear = self->clear;
  gboolean has_save = save != NULL;
  gboolean fine;

  self->clear = FALSE;
  self->busy = TRUE;
  g_mutex_unlock (&self->mutex);
  fine = (!clear || tr_autosave_slot_remove (self->slot, &failure))
         && (save == NULL || tr_autosave_slot_store (self->slot, save, &failure));
  if (fine)
    g_clear_pointer (&save, tr_save_unref);
  g_mutex_lock (&self->mutex);
  self->busy = FALSE;

  if (fine && has_save)
    self->written = number;
  /* Unless something newer has come meanwhile, which is tried at once. */
  if (!fine && !has_work (self))
    {
      self->clear = clear;
      self->waiting = g_steal_pointer (&save);
      self->waiting_number = number;
      self->retry_time = g_get_monotonic_time () + RETRY_SECONDS * G_TIME_SPAN_SECOND;
    }
  g_clear_error (&self->failure);
  self->failure = g_steal_pointer (&failure);
  g_cond_broadcast (&self->idle);
  g_source_set_ready_time (self->report, 0);
}

/* It holds no reference: finalizing waits for it. */
static gpointer
run (gpointer data)
{
  TrAutosave *self = data;

  g_mutex_lock (&self->mutex);
  while (wait_for_work (self))
    do_work (self);
  g_mutex_unlock (&self->mutex);
  return NULL;
}

/* ── Where it was made ── */

static void
update (TrAutosave *self)
{
  g_autofree char *error = NULL;
  guint64 saved;

  g_assert (TR_IS_AUTOSAVE (self));

  g_mutex_lock (&self->mutex);
  saved = self->written;
  error = self->failure != NULL ? g_strdup (self->failure->message) : NULL;
  g_mutex_unlock (&self->mutex);

  g_object_freeze_notify (G_OBJECT (self));
  if (self->saved != saved)
    {
      self->saved = saved;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVED]);
    }
  if (g_strcmp0 (self->error, error) != 0)
    {
      g_free (self->error);
      self->error = g_steal_pointer (&error);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
    }
  g_object_thaw_notify (G_OBJECT (self));
}

static gboolean
dispatch_report (GSource     *source,
                 GSourceFunc  callback,
                 gpointer     data)
{
  g_autoptr(TrAutosave) self = g_object_ref (data);

  /* Before looking, so that what is done after looking is reported again. */
  g_source_set_ready_time (source, -1);
  update (self);
  return G_SOURCE_CONTINUE;
}

static gboolean
do_nothing (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

static void
tr_autosave_finalize (GObject *object)
{
  TrAutosave *self = TR_AUTOSAVE (object);

  if (self->thread != NULL)
    {
      g_mutex_lock (&self->mutex);
      self->quit = TRUE;
      self->retry_time = 0;
      g_cond_signal (&self->wake);
      g_mutex_unlock (&self->mutex);
      g_thread_join (self->thread);
    }
  if (self->report != NULL)
    {
      g_source_destroy (self->report);
      g_source_unref (self->report);
    }
  g_clear_pointer (&self->slot, tr_autosave_slot_free);
  g_clear_pointer (&self->waiting, tr_save_unref);
  g_clear_pointer (&self->error, g_free);
  g_clear_error (&self->failure);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->wake);
  g_cond_clear (&self->idle);

  G_OBJECT_CLASS (tr_autosave_parent_class)->finalize (object);
}

static void
tr_autosave_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  TrAutosave *self = TR_AUTOSAVE (object);

  switch (prop_id)
    {
    case PROP_PATH:
      g_value_set_string (value, tr_autosave_get_path (self));
      break;
    case PROP_SAVED:
      g_value_set_uint64 (value, self->saved);
      break;
    case PROP_ERROR:
      g_value_set_string (value, self->error);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tr_autosave_class_init (TrAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->finalize = tr_autosave_finalize;
  object_class->get_property = tr_autosave_get_property;

  properties[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags);
  properties[PROP_SAVED] = g_param_spec_uint64 ("saved", NULL, NULL, 0, G_MAXUINT64, 0, flags);
  properties[PROP_ERROR] = g_param_spec_string ("error", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tr_autosave_init (TrAutosave *self)
{
  g_mutex_init (&self->mutex);
  g_cond_init (&self->wake);
  g_cond_init (&self->idle);
}

TrAutosave *
tr_autosave_new (const char  *folder,
                 GError     **error)
{
  static GSourceFuncs report_funcs = { .dispatch = dispatch_report };
  g_autoptr(GMainContext) context = NULL;
  TrAutosaveSlot *slot;
  TrAutosave *self;

  g_return_val_if_fail (folder != NULL, NULL);

  slot = tr_autosave_slot_new (folder, error);
  if (slot == NULL)
    return NULL;

  self = g_object_new (TR_TYPE_AUTOSAVE, NULL);
  self->slot = slot;
  context = g_main_context_ref_thread_default ();
  self->report = g_source_new (&report_funcs, sizeof (GSource));
  g_source_set_static_name (self->report, "[tr] autosave");
  g_source_set_callback (self->report, do_nothing, self, NULL);
  g_source_attach (self->report, context);
  self->thread = g_thread_new ("autosave", run, self);
  return self;
}

const char *
tr_autosave_get_path (TrAutosave *self)
{
  g_return_val_if_fail (TR_IS_AUTOSAVE (self), NULL);

  return self->slot != NULL ? tr_autosave_slot_get_path (self->slot) : NULL;
}

TrSave *
tr_autosave_resume (TrAutosave  *self,
                    GError     **error)
{
  g_return_val_if_fail (TR_IS_AUTOSAVE (self), NULL);
  g_return_val_if_fail (self->n_put == 0, NULL);

  /* The file may have been asked to go. */
  tr_autosave_flush (self, NULL);
  return tr_autosave_slot_load (self->slot, error);
}

guint64
tr_autosave_put (TrAutosave *self,
                 TrSave     *save)
{
  g_autoptr(TrSave) overtaken = NULL;

  g_return_val_if_fail (TR_IS_AUTOSAVE (self), 0);
  g_return_val_if_fail (save != NULL, 0);

  self->n_put++;
  g_mutex_lock (&self->mutex);
  overtaken = g_steal_pointer (&self->waiting);
  self->waiting = tr_save_ref (save);
  self->waiting_number = self->n_put;
  self->retry_time = 0;
  g_cond_signal (&self->wake);
  g_mutex_unlock (&self->mutex);
  return self->n_put;
}

gboolean
tr_autosave_flush (TrAutosave  *self,
                   GError     **error)
{
  gboolean fine;

  g_return_val_if_fail (TR_IS_AUTOSAVE (self), FALSE);

  g_mutex_lock (&self->mutex);
  self->retry_time = 0;
  g_cond_signal (&self->wake);
  while (self->busy || (has_work (self) && self->retry_time == 0))
    g_cond_wait (&self->idle, &self->mutex);
  fine = self->failure == NULL;
  if (!fine && error != NULL)
    *error = g_error_copy (self->failure);
  g_mutex_unlock (&self->mutex);

  update (self);
  return fine;
}

void
tr_autosave_clear (TrAutosave *self)
{
  g_autoptr(TrSave) dropped = NULL;

  g_return_if_fail (TR_IS_AUTOSAVE (self));

  g_mutex_lock (&self->mutex);
  dropped = g_steal_pointer (&self->waiting);
  self->clear = TRUE;
  self->retry_time = 0;
  g_cond_signal (&self->wake);
  g_mutex_unlock (&self->mutex);
}
