/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-session-private.h"

#include "tr-auto.h"
#include "tr-random.h"
#include "tr-words.h"

/* Computer players: asked with a view and a number, answered at leisure. */

/* How far a thought has come is told of long ones only: most answers are there before anybody could read it. In
 * milliseconds. */
#define TELL_AFTER 1500
#define TELL_EVERY 100

/* The same moment of the same line has the same chance, so that who takes a move back meets the same answer; and only what
 * the asked seat may know goes into it, so that it tells nothing else. */
guint64
tr_session_get_chance (TrSession *self)
{
  const TrGame *game = tr_session_get_game (self);
  g_autoptr(TrState) view = tr_state_new (game);
  uint64_t random;

  tr_state_copy (game, view, tr_session_get_state (self));
  tr_view (game, view, tr_session_seat_at (self, self->cursor), 0);
  random = tr_state_digest (game, view);
  return tr_random_next (&random);
}

/* ── How far it has come ── */

static void
tell_thought (TrSession *self,
              double     thought)
{
  if (self->told.thought == thought)
    return;
  self->told.thought = thought;
  g_object_notify (G_OBJECT (self), "thought");
}

static gboolean
on_thought_on (gpointer session)
{
  TrSession *self = session;

  tell_thought (self, tr_query_get_done (self->query));
  return G_SOURCE_CONTINUE;
}

static gboolean
on_thought_long (gpointer session)
{
  TrSession *self = session;

  self->telling = g_timeout_add (TELL_EVERY, on_thought_on, self);
  on_thought_on (self);
  return G_SOURCE_REMOVE;
}

/* ── Asking ── */

static void
forget_question (TrSession *self)
{
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->query, tr_query_unref);
  g_clear_handle_id (&self->telling, g_source_remove);
  tell_thought (self, 0);
}

/* Whatever is being thought about is no longer asked. */
void
tr_session_stop_brains (TrSession *self)
{
  g_assert (TR_IS_SESSION (self));

  self->number++;
  if (self->cancellable == NULL)
    return;
  g_cancellable_cancel (self->cancellable);
  forget_question (self);
}

static TrMove
any_move (TrSession *self)
{
  uint64_t random = tr_session_get_chance (self);
  TrMoveList list;

  tr_moves (tr_session_get_game (self), tr_session_get_state (self), &list);
  g_assert (list.n > 0);

  return list.moves[tr_random_below (&random, list.n)];
}

/* Why ANSWER cannot be played, NULL when it can. */
static char *
find_mistake (TrSession    *self,
              TrMove        answer,
              const GError *error)
{
  const TrGame *game = tr_session_get_game (self);
  g_autofree char *text = NULL, *reason = NULL;
  TrRefusal refusal;
  TrMoveList list;

  if (error != NULL)
    return g_strdup_printf (_("a computer player failed: %s"), error->message);
  /* A brain may answer with any number: only what is in the list is a move at all. */
  tr_moves (game, tr_session_get_state (self), &list);
  if (tr_move_list_has (&list, answer))
    return NULL;
  if (tr_move_kind (answer) == 0 || tr_move_kind (answer) >= game->rules->n_move_kinds)
    return g_strdup (_("a computer player answered with something that is no move"));
  for (unsigned i = 0; i < TR_MOVE_ARGS_MAX; i++)
    {
      const TrMoveKind *kind = &game->rules->move_kinds[tr_move_kind (answer)];
      unsigned count = i < kind->n_args ? tr_sort_count (game, kind->args[i]) : 1;

      if (tr_move_arg (answer, i) >= count)
        return g_strdup (_("a computer player answered with something that is no move"));
    }
  refusal = tr_judge (game, tr_session_get_state (self), answer);
  text = tr_words_move_told (game, answer);
  reason = tr_words_refusal (game, refusal);
  return g_strdup_printf (_("a computer player answered with “%s”, which is against the rules: %s"), text, reason);
}

typedef struct
{
  GWeakRef session;
  guint64  number;
} Waiting;

static void
waiting_free (Waiting *waiting)
{
  g_weak_ref_clear (&waiting->session);
  g_free (waiting);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Waiting, waiting_free)

static void
on_answer (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr(Waiting) waiting = user_data;
  g_autoptr(TrSession) self = g_weak_ref_get (&waiting->session);
  g_autoptr(GError) error = NULL;
  g_autofree char *mistake = NULL;
  TrMove answer = tr_brain_think_finish (TR_BRAIN (source), result, &error);

  if (self == NULL || waiting->number != self->number)
    return;

  mistake = find_mistake (self, answer, error);
  if (mistake != NULL)
    {
      g_signal_emit_by_name (self, "brain-mistake", (int) tr_session_seat_at (self, self->cursor), mistake);
      /* Who listens may have gone elsewhere. */
      if (waiting->number != self->number)
        return;
      answer = any_move (self);
    }
  forget_question (self);
  tr_session_commit (self, answer);
}

/* Asks the computer player whose turn it is, when it is one's turn. Moves that were taken back wait for a person. */
void
tr_session_ask_brain (TrSession *self)
{
  unsigned seat = tr_session_seat_at (self, self->cursor);
  Waiting *waiting;

  g_assert (TR_IS_SESSION (self));

  if (self->cancellable != NULL || self->reviewing || self->paused || self->cursor < tr_session_get_length (self)
      || seat == TR_SEAT_NONE || self->brains[seat] == NULL)
    return;

  self->cancellable = g_cancellable_new ();
  self->query = tr_query_new (self->record, tr_session_get_state (self), seat, tr_session_get_chance (self), ++self->number);
  self->telling = g_timeout_add (TELL_AFTER, on_thought_long, self);
  waiting = g_new0 (Waiting, 1);
  g_weak_ref_init (&waiting->session, self);
  waiting->number = self->number;
  tr_brain_think_async (self->brains[seat], self->query, self->cancellable, on_answer, waiting);
}

gboolean
tr_session_hurry (TrSession *self)
{
  g_return_val_if_fail (TR_IS_SESSION (self), FALSE);

  if (self->query == NULL)
    return FALSE;
  tr_query_hurry (self->query);
  return TRUE;
}

void
tr_session_set_brain (TrSession *self,
                      unsigned   seat,
                      TrBrain   *brain)
{
  g_autoptr(TrPlayer) player = NULL;

  g_return_if_fail (TR_IS_SESSION (self));
  g_return_if_fail (seat < tr_session_get_game (self)->players);
  g_return_if_fail (TR_IS_BRAIN (brain));

  g_set_object (&self->brains[seat], brain);
  self->seats[seat].kind = TR_SEAT_COMPUTER;
  player = g_list_model_get_item (G_LIST_MODEL (self->players), seat);
  tr_player_set_kind (player, TR_SEAT_COMPUTER);
  tr_session_stop_brains (self);
  tr_session_update (self);
}
