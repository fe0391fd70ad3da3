/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-hint.h"

/* What a person waits for without growing impatient: a second and a half for the search, as much at most for the reasons. */
#define USUAL_TRIES  1200
#define USUAL_USEC   1500000
#define HANDOVERS    2
#define GAMES        96
/* How much of the work the search is, about. */
#define SEARCH_SHARE 0.6

struct _TrHint
{
  GObject       parent_instance;

  TrHintState   state;
  double        progress;
  GListStore   *suggestions;
  TrSuggestion *minded;
  GTask        *task;           /* while it is thought about */
};

enum
{
  PROP_0,
  PROP_STATE,
  PROP_PROGRESS,
  PROP_SUGGESTIONS,
  PROP_MINDED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TrHint, tr_hint, G_TYPE_OBJECT)

/* ── In the thread ── */

typedef struct
{
  TrQuery        *query;
  TrAdviceLimits  limits;
  TrMove         *minded;
  gint            cancelled;
  GWeakRef        hint;
  GMainContext   *context;
  int             told;         /* percent */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  tr_query_unref (job->query);
  g_free (job->minded);
  g_weak_ref_clear (&job->hint);
  g_main_context_unref (job->context);
  g_free (job);
}

typedef struct
{
  GTask *task;
  double done;
} Progress;

static void
progress_free (gpointer data)
{
  Progress *progress = data;

  g_object_unref (progress->task);
  g_free (progress);
}

static gboolean
on_progress (gpointer data)
{
  Progress *progress = data;
  Job *job = g_task_get_task_data (progress->task);
  g_autoptr(TrHint) self = g_weak_ref_get (&job->hint);

  if (self != NULL && self->state == TR_HINT_THINKING)
    {
      self->progress = progress->done;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
    }
  return G_SOURCE_REMOVE;
}

/* Told a percent at a time. */
static void
tell_progress (double   done,
               gpointer user_data)
{
  GTask *task = user_data;
  Job *job = g_task_get_task_data (task);
  int percent = (int) (100 * SEARCH_SHARE * MIN (done, 1));
  Progress *progress;

  if (percent <= job->told)
    return;
  job->told = percent;
  progress = g_new (Progress, 1);
  progress->task = g_object_ref (task);
  progress->done = percent / 100.0;
  g_main_context_invoke_full (job->context, G_PRIORITY_DEFAULT, on_progress, progress, progress_free);
}

static void
think (GTask        *task,
       gpointer      source,
       gpointer      task_data,
       GCancellable *cancellable)
{
  Job *job = task_data;
  g_autofree TrAdviceList *list = g_new (TrAdviceList, 1);
  TrAdviceLimits limits = job->limits;

  limits.search.cancelled = &job->cancelled;
  limits.search.progress = tell_progress;
  limits.search.user_data = task;
  if (tr_advise (job->query->game, job->query->view, &limits, list))
    g_task_return_pointer (task, g_steal_pointer (&list), g_free);
  else
    g_task_return_pointer (task, NULL, NULL);
}

/* ── The answer ── */

static void
set_state (TrHint      *self,
           TrHintState  state)
{
  if (self->state == state)
    return;
  self->state = state;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

static void
on_thought (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr(TrHint) self = g_weak_ref_get (&job->hint);
  g_autofree TrAdviceList *list = g_task_propagate_pointer (G_TASK (result), NULL);
  const TrGame *game = job->query->game;

  if (self == NULL || self->state != TR_HINT_THINKING)
    return;
  g_clear_object (&self->task);
  if (list == NULL)
    {
      set_state (self, TR_HINT_GONE);
      return;
    }
  for (guint i = 0; i < list->n; i++)
    {
      g_autoptr(TrSuggestion) suggestion = tr_suggestion_new (game, &list->best[i]);

      g_list_store_append (self->suggestions, suggestion);
    }
  if (list->has_minded)
    {
      self->minded = tr_suggestion_new (game, &list->minded);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MINDED]);
    }
  self->progress = 1;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
  set_state (self, TR_HINT_READY);
}

static void
stop (TrHint *self)
{
  Job *job;

  if (self->task == NULL)
    return;
  job = g_task_get_task_data (self->task);
  g_atomic_int_set (&job->cancelled, 1);
  g_clear_object (&self->task);
}

void
tr_hint_withdraw (TrHint *self)
{
  g_return_if_fail (TR_IS_HINT (self));

  stop (self);
  set_state (self, TR_HINT_GONE);
}

/* ── The object ── */

static void
tr_hint_get_property (GObject    *object,
                      guint       property,
                      GValue     *value,
                      GParamSpec *pspec)
{
  TrHint *self = TR_HINT (object);

  switch (property)
    {
    case PROP_STATE:
      g_value_set_uint (value, self->state);
      break;
    case PROP_PROGRESS:
      g_value_set_double (value, self->progress);
      break;
    case PROP_SUGGESTIONS:
      g_value_set_object (value, self->suggestions);
      break;
    case PROP_MINDED:
      g_value_set_object (value, self->minded);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tr_hint_dispose (GObject *object)
{
  TrHint *self = TR_HINT (object);

  stop (self);
  g_clear_object (&self->suggestions);
  g_clear_object (&self->minded);

  G_OBJECT_CLASS (tr_hint_parent_class)->dispose (object);
}

static void
tr_hint_class_init (TrHintClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags told = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = tr_hint_get_property;
  object_class->dispose = tr_hint_dispose;
  properties[PROP_STATE] = g_param_spec_uint ("state", NULL, NULL, TR_HINT_THINKING, TR_HINT_GONE, TR_HINT_THINKING, told);
  properties[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, told);
  properties[PROP_SUGGESTIONS] = g_param_spec_object ("suggestions", NULL, NULL, G_TYPE_LIST_MODEL, told);
  properties[PROP_MINDED] = g_param_spec_object ("minded", NULL, NULL, TR_TYPE_SUGGESTION, told);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tr_hint_init (TrHint *self)
{
  self->suggestions = g_list_store_new (TR_TYPE_SUGGESTION);
}

TrHint *
tr_hint_new (TrQuery          *query,
             const TrHintWish *wish,
             const TrMove     *minded,
             guint             n_minded)
{
  TrHint *self;
  Job *job;

  g_return_val_if_fail (query != NULL, NULL);
  g_return_val_if_fail (n_minded == 0 || minded != NULL, NULL);

  self = g_object_new (TR_TYPE_HINT, NULL);
  job = g_new0 (Job, 1);
  job->query = tr_query_ref (query);
  job->minded = g_memdup2 (minded, n_minded * sizeof *minded);
  job->context = g_main_context_ref_thread_default ();
  g_weak_ref_init (&job->hint, self);
  job->limits = (TrAdviceLimits) {
    .search = {
      .seed = wish != NULL && wish->seed != 0 ? wish->seed : query->seed,
      .tries = wish != NULL && wish->tries != 0 ? wish->tries : USUAL_TRIES,
      .usec = wish != NULL && wish->tries != 0 ? 0 : USUAL_USEC,
      .handovers = HANDOVERS,
      .evenly = TRUE,
    },
    .games = GAMES,
    .minded = job->minded,
    .n_minded = n_minded,
  };
  self->task = g_task_new (NULL, NULL, on_thought, NULL);
  g_task_set_source_tag (self->task, tr_hint_new);
  g_task_set_task_data (self->task, job, job_free);
  g_task_run_in_thread (self->task, think);
  return self;
}

TrHintState
tr_hint_get_state (TrHint *self)
{
  g_return_val_if_fail (TR_IS_HINT (self), TR_HINT_GONE);

  return self->state;
}

double
tr_hint_get_progress (TrHint *self)
{
  g_return_val_if_fail (TR_IS_HINT (self), 0);

  return self->progress;
}

GListModel *
tr_hint_get_suggestions (TrHint *self)
{
  g_return_val_if_fail (TR_IS_HINT (self), NULL);

  return G_LIST_MODEL (self->suggestions);
}

TrSuggestion *
tr_hint_get_minded (TrHint *self)
{
  g_return_val_if_fail (TR_IS_HINT (self), NULL);

  return self->minded;
}
