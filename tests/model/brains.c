/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "brains.h"

#include "tr-auto.h"
#include "tr-random.h"

#include <pthread.h>

/* What is handed over goes through here as well as through GTask: ThreadSanitizer sees no lock of a GLib that was built
 * without it, and would take every answer for a race. */
static pthread_mutex_t counter = PTHREAD_MUTEX_INITIALIZER;

static void
hand_over (void)
{
  pthread_mutex_lock (&counter);
  pthread_mutex_unlock (&counter);
}

struct _TestBrain
{
  GObject        parent_instance;

  TestBrainKind  kind;
  GPtrArray     *waiting;       /* GTask */
  guint          n_asked;
  guint          n_heard;
};

static void test_brain_brain_init (TrBrainInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TestBrain, test_brain, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TR_TYPE_BRAIN, test_brain_brain_init))

static gpointer
dup_move (TrMove move)
{
  TrMove *copy = g_new (TrMove, 1);

  *copy = move;
  return copy;
}

static void
think_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  TrQuery *query = data;
  g_autofree TrMoveList *list = g_new (TrMoveList, 1);
  g_autoptr(TrState) state = NULL;
  uint64_t random;
  gpointer answer;

  hand_over ();
  random = query->seed;
  state = tr_state_new (query->game);
  tr_moves (query->game, query->view, list);
  answer = dup_move (list->moves[tr_random_below (&random, list->n)]);
  tr_state_copy (query->game, state, query->view);
  for (guint i = 0; i < 20 && list->n > 0 && !g_cancellable_is_cancelled (cancellable); i++)
    {
      tr_apply (query->game, state, list->moves[tr_random_below (&random, list->n)], NULL);
      tr_moves (query->game, state, list);
    }
  g_clear_pointer (&state, tr_state_free);
  hand_over ();
  g_task_return_pointer (task, answer, g_free);
}

static void
test_brain_think_async (TrBrain             *brain,
                        TrQuery             *query,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  TestBrain *self = TEST_BRAIN (brain);
  g_autoptr(GTask) task = g_task_new (brain, cancellable, callback, user_data);

  self->n_asked++;
  /* It is freed when the answer is heard. */
  g_task_set_task_data (task, tr_query_ref (query), NULL);
  g_task_set_check_cancellable (task, self->kind != TEST_BRAIN_STUBBORN);
  hand_over ();
  if (self->kind == TEST_BRAIN_THREAD)
    g_task_run_in_thread (task, think_in_thread);
  else
    g_ptr_array_add (self->waiting, g_steal_pointer (&task));
}

static TrMove
test_brain_think_finish (TrBrain       *brain,
                         GAsyncResult  *result,
                         GError       **error)
{
  g_autofree TrMove *answer = NULL;

  TEST_BRAIN (brain)->n_heard++;
  hand_over ();
  tr_query_unref (g_task_get_task_data (G_TASK (result)));
  answer = g_task_propagate_pointer (G_TASK (result), error);
  return answer != NULL ? *answer : TR_MOVE_NONE;
}

static void
test_brain_brain_init (TrBrainInterface *iface)
{
  iface->think_async = test_brain_think_async;
  iface->think_finish = test_brain_think_finish;
}

static void
test_brain_finalize (GObject *object)
{
  g_ptr_array_unref (TEST_BRAIN (object)->waiting);

  G_OBJECT_CLASS (test_brain_parent_class)->finalize (object);
}

static void
test_brain_class_init (TestBrainClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = test_brain_finalize;
}

static void
test_brain_init (TestBrain *self)
{
  self->waiting = g_ptr_array_new_with_free_func (g_object_unref);
}

TestBrain *
test_brain_new (TestBrainKind kind)
{
  TestBrain *self = g_object_new (TEST_TYPE_BRAIN, NULL);

  self->kind = kind;
  return self;
}

guint
test_brain_get_n_asked (TestBrain *self)
{
  return self->n_asked;
}

guint
test_brain_get_n_waiting (TestBrain *self)
{
  return self->waiting->len;
}

static GTask *
get_task (TestBrain *self,
          guint      i)
{
  g_assert_cmpuint (i, <, self->waiting->len);
  return g_ptr_array_index (self->waiting, i);
}

TrQuery *
test_brain_get_query (TestBrain *self,
                      guint      i)
{
  return g_task_get_task_data (get_task (self, i));
}

gboolean
test_brain_is_cancelled (TestBrain *self,
                         guint      i)
{
  return g_cancellable_is_cancelled (g_task_get_cancellable (get_task (self, i)));
}

static void
wait_until_heard (TestBrain *self,
                  guint      n)
{
  while (self->n_heard < n)
    g_main_context_iteration (NULL, TRUE);
}

void
test_brain_answer (TestBrain *self,
                   guint      i,
                   TrMove     move)
{
  g_autoptr(GTask) task = g_object_ref (get_task (self, i));
  guint n = self->n_heard + 1;

  g_ptr_array_remove_index (self->waiting, i);
  g_task_return_pointer (task, dup_move (move), g_free);
  wait_until_heard (self, n);
}

void
test_brain_fail (TestBrain  *self,
                 guint       i,
                 const char *message)
{
  g_autoptr(GTask) task = g_object_ref (get_task (self, i));
  guint n = self->n_heard + 1;

  g_ptr_array_remove_index (self->waiting, i);
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", message);
  wait_until_heard (self, n);
}

void
test_brain_end (TestBrain *self)
{
  /* Every question has an answer in the end, though nobody may be left to hear it. */
  while (self->waiting->len > 0)
    test_brain_fail (self, 0, "nobody asks any more");
  wait_until_heard (self, self->n_asked);
  /* A thread that has answered may hold the brain a moment longer. */
  for (guint i = 0; i < 5000 && g_atomic_int_get (&G_OBJECT (self)->ref_count) > 1; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_finalize_object (self);
}
