/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-session-private.h"

#include "tr-auto.h"
#include "tr-words.h"

enum
{
  PROP_0,
  PROP_TURN_SEAT,
  PROP_QUESTION,
  PROP_CURSOR,
  PROP_LENGTH,
  PROP_ROUND,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_FINISHED,
  PROP_THINKING,
  PROP_THOUGHT,
  PROP_PLAYERS,
  PROP_LOG,
  PROP_REVIEWING,
  PROP_PAUSED,
  PROP_UNDO_POLICY,
  PROP_NOTES,
  N_PROPS
};

enum
{
  PLAYED,
  MOVED,
  LINE_CHANGED,
  BRAIN_MISTAKE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TrSession, tr_session, G_TYPE_OBJECT)

/* ── The line ── */

const TrState *
tr_session_state_at (TrSession *self,
                     guint      n)
{
  return tr_record_get_state (self->record, n);
}

unsigned
tr_session_seat_at (TrSession *self,
                    guint      n)
{
  return tr_turn (tr_session_get_game (self), tr_session_state_at (self, n)).seat;
}

gboolean
tr_session_is_human_at (TrSession *self,
                        guint      n)
{
  unsigned seat = tr_session_seat_at (self, n);

  return seat != TR_SEAT_NONE && self->seats[seat].kind == TR_SEAT_HUMAN;
}

/* The latest round that began before the cursor. */
static guint
find_round (TrSession *self)
{
  const TrRules *rules = tr_session_get_game (self)->rules;

  for (guint n = self->cursor + 1; n-- > 0; )
    {
      TrPassage passage = tr_story_get (self->story, n);

      for (guint i = passage.n_events; i-- > 0; )
        if (rules->event_kinds[passage.events[i].kind].chapter == TR_CHAPTER_ROUND)
          return (guint) passage.events[i].args[0];
    }
  return 0;
}

static void
update_players (TrSession *self)
{
  unsigned asked = tr_session_seat_at (self, self->cursor);
  guint hidden = tr_session_get_hidden_points (self);
  TrResult result;

  tr_result (tr_session_get_game (self), tr_session_get_state (self), &result);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->players)); i++)
    {
      g_autoptr(TrPlayer) player = g_list_model_get_item (G_LIST_MODEL (self->players), i);

      tr_player_set_score_hidden (player, hidden >> i & 1);
      /* A rank tells something of all. */
      tr_player_update (player, hidden >> i & 1 ? 0 : result.score[i], hidden != 0 ? 0 : result.rank[i], asked == i);
    }
}

#define TELL(member, value, PROP)                                           \
  G_STMT_START                                                              \
    {                                                                       \
      if (self->told.member != (value))                                     \
        {                                                                   \
          self->told.member = (value);                                      \
          g_object_notify_by_pspec (G_OBJECT (self), properties[PROP]);     \
        }                                                                   \
    }                                                                       \
  G_STMT_END

static void
tell (TrSession *self)
{
  TrTurn turn = tr_session_get_turn (self);
  g_autofree char *question = NULL;
  const char *names[TR_SEATS_MAX];

  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    names[i] = self->seats[i].name;
  question = tr_words_question_named (tr_session_get_game (self), turn, names);

  tr_log_update (self->log);
  g_object_freeze_notify (G_OBJECT (self));
  TELL (turn_seat, turn.seat == TR_SEAT_NONE ? -1 : turn.seat, PROP_TURN_SEAT);
  TELL (cursor, self->cursor, PROP_CURSOR);
  TELL (length, tr_session_get_length (self), PROP_LENGTH);
  TELL (round, find_round (self), PROP_ROUND);
  TELL (can_undo, tr_session_can_undo (self), PROP_CAN_UNDO);
  TELL (can_redo, tr_session_can_redo (self), PROP_CAN_REDO);
  TELL (finished, turn.seat == TR_SEAT_NONE, PROP_FINISHED);
  TELL (thinking, self->cancellable != NULL, PROP_THINKING);
  if (g_strcmp0 (self->told.question, question) != 0)
    {
      g_free (self->told.question);
      self->told.question = g_steal_pointer (&question);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_QUESTION]);
    }
  update_players (self);
  g_object_thaw_notify (G_OBJECT (self));
}

void
tr_session_update (TrSession *self)
{
  g_assert (TR_IS_SESSION (self));

  tr_session_ask_brain (self);
  tell (self);
  if (self->autosave != NULL)
    {
      g_autoptr(TrSave) save = tr_session_make_save (self);

      tr_autosave_put (self->autosave, save);
    }
}

void
tr_session_moved (TrSession *self,
                  guint      from)
{
  g_assert (TR_IS_SESSION (self));

  tr_session_stop_brains (self);
  tr_session_drop_hint (self);
  if (from != self->cursor)
    g_signal_emit (self, signals[MOVED], 0, from, self->cursor);
  tr_session_update (self);
}

/* A move that is the next of the line already is played again, and what follows it stays. */
void
tr_session_commit (TrSession *self,
                   TrMove     move)
{
  g_assert (TR_IS_SESSION (self));

  tr_session_stop_brains (self);
  tr_session_drop_hint (self);
  if (self->cursor < tr_session_get_length (self) && tr_record_get_move (self->record, self->cursor) == move)
    self->cursor++;
  else
    {
      guint from = self->cursor;
      guint length = tr_session_get_length (self);

      tr_session_play_on (self, move);
      self->cursor++;
      if (from < length || tr_session_get_length (self) > self->cursor)
        g_signal_emit (self, signals[LINE_CHANGED], 0, from);
    }
  tr_log_update (self->log);
  g_signal_emit (self, signals[PLAYED], 0, self->cursor);
  tr_session_update (self);
}

gboolean
tr_session_play (TrSession *self,
                 TrMove     move,
                 TrRefusal *refusal)
{
  TrRefusal answer = { 0 };
  unsigned seat;

  g_return_val_if_fail (TR_IS_SESSION (self), FALSE);

  if (refusal != NULL)
    *refusal = answer;
  seat = tr_session_seat_at (self, self->cursor);
  if (self->reviewing || (seat != TR_SEAT_NONE && self->brains[seat] != NULL))
    return FALSE;
  answer = tr_judge (tr_session_get_game (self), tr_session_get_state (self), move);
  if (refusal != NULL)
    *refusal = answer;
  if (answer.kind != 0)
    return FALSE;
  tr_session_commit (self, move);
  /* Who plays a move again is not left alone with a computer player that has answered it already. */
  tr_session_let_answer (self);
  return TRUE;
}

/* ── The object ── */

static void
tr_session_dispose (GObject *object)
{
  TrSession *self = TR_SESSION (object);

  tr_session_stop_brains (self);
  tr_session_drop_hint (self);
  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    g_clear_object (&self->brains[i]);
  g_clear_object (&self->reference);
  g_clear_object (&self->autosave);
  g_clear_object (&self->players);
  if (self->log != NULL)
    tr_log_close (self->log);
  g_clear_object (&self->log);

  G_OBJECT_CLASS (tr_session_parent_class)->dispose (object);
}

static void
tr_session_finalize (GObject *object)
{
  TrSession *self = TR_SESSION (object);

  g_clear_pointer (&self->story, tr_story_free);
  g_clear_pointer (&self->record, tr_record_unref);
  g_clear_pointer (&self->born, g_array_unref);
  g_clear_pointer (&self->replaced, g_ptr_array_unref);
  g_clear_pointer (&self->notes, g_free);
  g_clear_pointer (&self->parent, g_free);
  g_clear_pointer (&self->told.question, g_free);
  tr_seats_clear (self->seats);

  G_OBJECT_CLASS (tr_session_parent_class)->finalize (object);
}

static void
tr_session_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  TrSession *self = TR_SESSION (object);

  switch (prop_id)
    {
    case PROP_TURN_SEAT:
      g_value_set_int (value, self->told.turn_seat);
      break;
    case PROP_QUESTION:
      g_value_set_string (value, self->told.question);
      break;
    case PROP_CURSOR:
      g_value_set_uint (value, self->told.cursor);
      break;
    case PROP_LENGTH:
      g_value_set_uint (value, self->told.length);
      break;
    case PROP_ROUND:
      g_value_set_uint (value, self->told.round);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, self->told.can_undo);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, self->told.can_redo);
      break;
    case PROP_FINISHED:
      g_value_set_boolean (value, self->told.finished);
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, self->told.thinking);
      break;
    case PROP_THOUGHT:
      g_value_set_double (value, self->told.thought);
      break;
    case PROP_PLAYERS:
      g_value_set_object (value, self->players);
      break;
    case PROP_LOG:
      g_value_set_object (value, self->log);
      break;
    case PROP_REVIEWING:
      g_value_set_boolean (value, self->reviewing);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->paused);
      break;
    case PROP_UNDO_POLICY:
      g_value_set_uint (value, self->undo);
      break;
    case PROP_NOTES:
      g_value_set_string (value, self->notes);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_paused (TrSession *self,
            gboolean   paused)
{
  if (self->paused == paused)
    return;
  self->paused = paused;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
  if (paused)
    tr_session_stop_brains (self);
  tr_session_update (self);
}

static void
set_undo_policy (TrSession    *self,
                 TrUndoPolicy  undo)
{
  if (self->undo == undo)
    return;
  self->undo = undo;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNDO_POLICY]);
  tr_session_update (self);
}

static void
set_notes (TrSession  *self,
           const char *notes)
{
  if (g_strcmp0 (self->notes, notes) == 0)
    return;
  g_free (self->notes);
  self->notes = g_strdup (notes);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTES]);
  tr_session_update (self);
}

static void
tr_session_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  TrSession *self = TR_SESSION (object);

  switch (prop_id)
    {
    case PROP_REVIEWING:
      tr_session_set_reviewing (self, g_value_get_boolean (value));
      break;
    case PROP_PAUSED:
      set_paused (self, g_value_get_boolean (value));
      break;
    case PROP_UNDO_POLICY:
      set_undo_policy (self, g_value_get_uint (value));
      break;
    case PROP_NOTES:
      set_notes (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
tr_session_class_init (TrSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags told = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  const GParamFlags open = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = tr_session_dispose;
  object_class->finalize = tr_session_finalize;
  object_class->get_property = tr_session_get_property;
  object_class->set_property = tr_session_set_property;

  properties[PROP_TURN_SEAT] = g_param_spec_int ("turn-seat", NULL, NULL, -1, TR_SEATS_MAX - 1, -1, told);
  properties[PROP_QUESTION] = g_param_spec_string ("question", NULL, NULL, NULL, told);
  properties[PROP_CURSOR] = g_param_spec_uint ("cursor", NULL, NULL, 0, G_MAXUINT, 0, told);
  properties[PROP_LENGTH] = g_param_spec_uint ("length", NULL, NULL, 0, G_MAXUINT, 0, told);
  properties[PROP_ROUND] = g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT, 0, told);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, told);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, told);
  properties[PROP_FINISHED] = g_param_spec_boolean ("finished", NULL, NULL, FALSE, told);
  properties[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, told);
  properties[PROP_THOUGHT] = g_param_spec_double ("thought", NULL, NULL, 0, 1, 0, told);
  properties[PROP_PLAYERS] = g_param_spec_object ("players", NULL, NULL, G_TYPE_LIST_MODEL, told);
  properties[PROP_LOG] = g_param_spec_object ("log", NULL, NULL, TR_TYPE_LOG, told);
  properties[PROP_REVIEWING] = g_param_spec_boolean ("reviewing", NULL, NULL, FALSE, open);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, open);
  properties[PROP_UNDO_POLICY] = g_param_spec_uint ("undo-policy", NULL, NULL, TR_UNDO_FREE, TR_UNDO_STRICT, TR_UNDO_FREE, open);
  properties[PROP_NOTES] = g_param_spec_string ("notes", NULL, NULL, NULL, open);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[PLAYED] = g_signal_new ("played", TR_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[MOVED] = g_signal_new ("moved", TR_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[LINE_CHANGED] = g_signal_new ("line-changed", TR_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[BRAIN_MISTAKE] = g_signal_new ("brain-mistake", TR_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_STRING);
}

static void
tr_session_init (TrSession *self)
{
  tr_session_init_lines (self);
  self->players = g_list_store_new (TR_TYPE_PLAYER);
  self->told.turn_seat = -1;
}

/* ── Beginning and saving ── */

/* Plays the line through once more, for the events of it. */
static void
tell_story (TrSession *self)
{
  const TrGame *game = tr_record_get_game (self->record);
  g_autoptr(TrState) state = tr_state_new (game);
  guint64 seed;
  TrEventList events;

  self->story = tr_story_new (game);
  tr_event_list_clear (&events);
  if (tr_record_get_seed (self->record, &seed))
    tr_setup (game, state, seed, &events);
  else
    tr_state_copy (game, state, tr_record_get_state (self->record, 0));
  tr_story_append (self->story, TR_MOVE_NONE, TR_SEAT_NONE, &events);
  for (guint i = 0; i < tr_record_get_n_moves (self->record); i++)
    {
      TrMove move = tr_record_get_move (self->record, i);
      uint8_t seat = tr_turn (game, state).seat;

      tr_event_list_clear (&events);
      tr_apply (game, state, move, &events);
      tr_story_append (self->story, move, seat, &events);
    }
}

static void
seat_players (TrSession *self)
{
  const TrGame *game = tr_session_get_game (self);

  for (unsigned i = 0; i < game->seats; i++)
    {
      g_autoptr(TrPlayer) player = tr_player_new (i, &self->seats[i]);

      g_list_store_append (self->players, player);
      if (self->seats[i].kind == TR_SEAT_COMPUTER)
        {
          self->brains[i] = tr_brain_new_for_level (self->seats[i].level);
          if (self->brains[i] == NULL)
            self->brains[i] = tr_brain_new_for_level ("random");
        }
    }
}

TrSession *
tr_session_new_from_save (TrSave *save)
{
  TrSession *self;

  g_return_val_if_fail (save != NULL, NULL);

  self = g_object_new (TR_TYPE_SESSION, NULL);
  /* The record of a save shares what never changes; the line is the session's own. */
  self->record = tr_record_fork (save->record, (const TrMove *) save->moves->data, save->moves->len);
  self->cursor = save->cursor;
  /* Where a saved review began is not known: leaving it goes to the end of the line. */
  self->review_from = save->moves->len;
  self->reviewing = save->reviewing;
  self->undo = save->undo;
  self->notes = g_strdup (save->notes);
  self->parent = g_strdup (save->parent);
  tr_seats_copy (self->seats, save->seats);
  tr_session_load_lines (self, save->reviewing ? save->moves->len : save->cursor, save->replaced);
  tell_story (self);
  self->log = tr_log_new (self->story, self->seats);
  seat_players (self);
  tr_session_update (self);
  return self;
}

TrSession *
tr_session_new (TrRecord     *record,
                const TrSeat  seats[TR_SEATS_MAX],
                TrUndoPolicy  undo)
{
  g_autoptr(TrSave) save = NULL;

  g_return_val_if_fail (record != NULL, NULL);
  g_return_val_if_fail (seats != NULL, NULL);

  save = tr_save_new (record);
  tr_seats_clear (save->seats);
  tr_seats_copy (save->seats, seats);
  save->undo = undo;
  return tr_session_new_from_save (save);
}

TrSave *
tr_session_make_save (TrSession *self)
{
  TrSave *save;

  g_return_val_if_fail (TR_IS_SESSION (self), NULL);

  save = tr_save_new (self->record);
  save->cursor = self->cursor;
  save->reviewing = self->reviewing;
  save->undo = self->undo;
  save->notes = g_strdup (self->notes);
  save->parent = g_strdup (self->parent);
  tr_seats_clear (save->seats);
  tr_seats_copy (save->seats, self->seats);
  tr_session_save_lines (self, save->replaced);
  return save;
}

void
tr_session_set_autosave (TrSession  *self,
                         TrAutosave *autosave)
{
  g_return_if_fail (TR_IS_SESSION (self));

  if (g_set_object (&self->autosave, autosave))
    tr_session_update (self);
}
