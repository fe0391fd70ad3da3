/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-brain.h"

#include "tr-random.h"

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
  if (g_strcmp0 (level, "random") == 0)
    return tr_random_brain_new ();
  return NULL;
}

/* ── The random player ── */

struct _TrRandomBrain
{
  GObject parent_instance;
};

static void tr_random_brain_brain_init (TrBrainInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TrRandomBrain, tr_random_brain, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TR_TYPE_BRAIN, tr_random_brain_brain_init))

static void
tr_random_brain_think_async (TrBrain             *brain,
                             TrQuery             *query,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  callback,
                             gpointer             user_data)
{
  g_autoptr(GTask) task = g_task_new (brain, cancellable, callback, user_data);
  g_autofree TrMove *answer = g_new0 (TrMove, 1);
  uint64_t random = query->seed;
  TrMoveList list;

  g_assert (TR_IS_RANDOM_BRAIN (brain));

  g_task_set_source_tag (task, tr_random_brain_think_async);
  /* Far quicker than a thread could be started. */
  tr_moves (query->game, query->view, &list);
  if (list.n > 0)
    *answer = list.moves[tr_random_below (&random, list.n)];
  g_task_return_pointer (task, g_steal_pointer (&answer), g_free);
}

static TrMove
tr_random_brain_think_finish (TrBrain       *brain,
                              GAsyncResult  *result,
                              GError       **error)
{
  g_autofree TrMove *answer = NULL;

  g_return_val_if_fail (g_task_is_valid (result, brain), TR_MOVE_NONE);

  answer = g_task_propagate_pointer (G_TASK (result), error);
  return answer != NULL ? *answer : TR_MOVE_NONE;
}

static void
tr_random_brain_brain_init (TrBrainInterface *iface)
{
  iface->think_async = tr_random_brain_think_async;
  iface->think_finish = tr_random_brain_think_finish;
}

static void
tr_random_brain_class_init (TrRandomBrainClass *klass)
{
}

static void
tr_random_brain_init (TrRandomBrain *self)
{
}

TrBrain *
tr_random_brain_new (void)
{
  return g_object_new (TR_TYPE_RANDOM_BRAIN, NULL);
}
