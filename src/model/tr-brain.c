/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-brain.h"

/* ── The question ── */

TrQuery *
tr_query_new (TrRecord      *record,
              const TrState *state,
              unsigned       seat,
              guint64        seed,
              guint64        number)
{
  TrQuery *query;

  g_return_val_if_fail (record != NULL, NULL);
  g_return_val_if_fail (state != NULL, NULL);

  query = g_new0 (TrQuery, 1);
  g_atomic_ref_count_init (&query->references);
  query->record = tr_record_ref (record);
  query->game = tr_record_get_game (record);
  query->seat = seat;
  query->seed = seed;
  query->number = number;
  query->view = tr_state_new (query->game);
  tr_state_copy (query->game, query->view, state);
  tr_view (query->game, query->view, seat, seed);
  return query;
}

TrQuery *
tr_query_ref (TrQuery *query)
{
  g_return_val_if_fail (query != NULL, NULL);

  g_atomic_ref_count_inc (&query->references);
  return query;
}

void
tr_query_unref (TrQuery *query)
{
  g_return_if_fail (query != NULL);

  if (!g_atomic_ref_count_dec (&query->references))
    return;
  tr_state_free (query->view);
  tr_record_unref (query->record);
  g_free (query);
}

void
tr_query_hurry (TrQuery *query)
{
  g_return_if_fail (query != NULL);

  g_atomic_int_set (&query->hurried, 1);
}

double
tr_query_get_done (TrQuery *query)
{
  g_return_val_if_fail (query != NULL, 0);

  return (double) g_atomic_int_get (&query->done) / TR_LEVEL_WHOLE;
}

/* ── The interface ── */

G_DEFINE_INTERFACE (TrBrain, tr_brain, G_TYPE_OBJECT)

static void
tr_brain_default_init (TrBrainInterface *iface)
{
}

void
tr_brain_think_async (TrBrain             *brain,
                      TrQuery             *query,
                      GCancellable        *cancellable,
                      GAsyncReadyCallback  callback,
                      gpointer             user_data)
{
  g_return_if_fail (TR_IS_BRAIN (brain));
  g_return_if_fail (query != NULL);

  TR_BRAIN_GET_IFACE (brain)->think_async (brain, query, cancellable, callback, user_data);
}

TrMove
tr_brain_think_finish (TrBrain       *brain,
                       GAsyncResult  *result,
                       GError       **error)
{
  g_return_val_if_fail (TR_IS_BRAIN (brain), TR_MOVE_NONE);
  g_return_val_if_fail (G_IS_ASYNC_RESULT (result), TR_MOVE_NONE);

  return TR_BRAIN_GET_IFACE (brain)->think_finish (brain, result, error);
}

TrBrain *
tr_brain_new_for_level (const char *level)
{
  const TrLevel *found = tr_level_find (level);

  return found != NULL ? tr_level_brain_new (found) : NULL;
}

/* ── The players of the levels ── */

struct _TrLevelBrain
{
  GObject        parent_instance;

  const TrLevel *level;
};

static void tr_level_brain_brain_init (TrBrainInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TrLevelBrain, tr_level_brain, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TR_TYPE_BRAIN, tr_level_brain_brain_init))

static void
on_cancelled (GCancellable *cancellable,
              gint         *cancelled)
{
  g_atomic_int_set (cancelled, 1);
}

static void
think (GTask        *task,
       gpointer      source,
       gpointer      task_data,
       GCancellable *cancellable)
{
  TrLevelBrain *self = source;
  TrQuery *query = task_data;
  gint cancelled = 0;
  gulong handler = 0;
  TrMove *answer;

  g_assert (TR_IS_LEVEL_BRAIN (self));

  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (on_cancelled), &cancelled, NULL);
  answer = g_new (TrMove, 1);
  *answer = tr_level_think (self->level, query->game, query->view, query->seed, &cancelled, &query->hurried,
                            &query->done);
  g_cancellable_disconnect (cancellable, handler);
  g_task_return_pointer (task, answer, g_free);
}

static void
tr_level_brain_think_async (TrBrain             *brain,
                            TrQuery             *query,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  g_autoptr(GTask) task = g_task_new (brain, cancellable, callback, user_data);

  g_assert (TR_IS_LEVEL_BRAIN (brain));

  g_task_set_source_tag (task, tr_level_brain_think_async);
  g_task_set_task_data (task, tr_query_ref (query), (GDestroyNotify) tr_query_unref);
  /* Without a search it is far quicker than a thread could be started. */
  if (TR_LEVEL_BRAIN (brain)->level->tries == 0 && TR_LEVEL_BRAIN (brain)->level->usec == 0)
    think (task, brain, query, NULL);
  else
    g_task_run_in_thread (task, think);
}

static TrMove
tr_level_brain_think_finish (TrBrain       *brain,
                             GAsyncResult  *result,
                             GError       **error)
{
  g_autofree TrMove *answer = NULL;

  g_return_val_if_fail (g_task_is_valid (result, brain), TR_MOVE_NONE);

  answer = g_task_propagate_pointer (G_TASK (result), error);
  return answer != NULL ? *answer : TR_MOVE_NONE;
}

static void
tr_level_brain_brain_init (TrBrainInterface *iface)
{
  iface->think_async = tr_level_brain_think_async;
  iface->think_finish = tr_level_brain_think_finish;
}

static void
tr_level_brain_class_init (TrLevelBrainClass *klass)
{
}

static void
tr_level_brain_init (TrLevelBrain *self)
{
}

TrBrain *
tr_level_brain_new (const TrLevel *level)
{
  TrLevelBrain *self;

  g_return_val_if_fail (level != NULL, NULL);

  self = g_object_new (TR_TYPE_LEVEL_BRAIN, NULL);
  self->level = level;
  return TR_BRAIN (self);
}
