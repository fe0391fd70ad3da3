/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-record-private.h"

#include "tr-auto.h"

#include <string.h>

static void
state_free (gpointer state)
{
  tr_state_free (state);
}

TrRecord *
tr_record_new_empty (TrBox            *box,
                     unsigned          players,
                     const TrOptions  *options,
                     TrState         **start,
                     GError          **error)
{
  TrRecord *record;
  TrGame *game;

  g_return_val_if_fail (box != NULL, NULL);
  g_return_val_if_fail (options != NULL, NULL);
  g_return_val_if_fail (start != NULL, NULL);

  game = tr_box_make_game (box, players, options->values, error);
  if (game == NULL)
    return NULL;

  record = g_new0 (TrRecord, 1);
  g_atomic_ref_count_init (&record->references);
  record->box = tr_box_ref (box);
  record->game = game;
  record->moves = g_array_new (FALSE, FALSE, sizeof (TrMove));
  record->states = g_ptr_array_new_with_free_func (state_free);
  record->start = tr_state_new (game);
  g_ptr_array_add (record->states, record->start);
  *start = record->start;
  return record;
}

TrRecord *
tr_record_new (TrBox            *box,
               unsigned          players,
               const TrOptions  *options,
               guint64           seed,
               GError          **error)
{
  TrRecord *record;
  TrState *start;

  g_return_val_if_fail (seed <= TR_RECORD_SEED_MAX, NULL);

  record = tr_record_new_empty (box, players, options, &start, error);
  if (record == NULL)
    return NULL;
  record->has_seed = TRUE;
  record->seed = seed;
  tr_setup (record->game, start, seed, NULL);
  return record;
}

TrRecord *
tr_record_fork (const TrRecord *record,
                const TrMove   *moves,
                guint           n_moves)
{
  TrOptions options;
  TrRecord *fork;
  TrState *start;

  g_return_val_if_fail (record != NULL, NULL);
  g_return_val_if_fail (moves != NULL || n_moves == 0, NULL);

  memcpy (options.values, record->game->options, sizeof options.values);
  /* What was made once from this box can be made again. */
  fork = tr_record_new_empty (record->box, record->game->players, &options, &start, NULL);
  g_assert (fork != NULL);
  tr_state_copy (fork->game, start, record->start);
  fork->has_seed = record->has_seed;
  fork->seed = record->seed;
  for (guint i = 0; i < n_moves; i++)
    {
      TrRefusal refusal = tr_record_append (fork, moves[i], NULL);

      g_assert (refusal.kind == 0);
    }
  return fork;
}

TrRecord *
tr_record_ref (TrRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  g_atomic_ref_count_inc (&record->references);
  return record;
}

void
tr_record_unref (TrRecord *record)
{
  g_return_if_fail (record != NULL);

  if (!g_atomic_ref_count_dec (&record->references))
    return;
  g_ptr_array_unref (record->states);
  g_array_unref (record->moves);
  g_free ((char *) record->broken.move);
  g_free ((char *) record->broken.sentence);
  tr_game_free (record->game);
  tr_box_unref (record->box);
  g_free (record);
}

const TrGame *
tr_record_get_game (const TrRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return record->game;
}

TrBox *
tr_record_get_box (const TrRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return record->box;
}

const TrState *
tr_record_get_start (const TrRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return record->start;
}

gboolean
tr_record_get_seed (const TrRecord *record,
                    guint64        *seed)
{
  g_return_val_if_fail (record != NULL, FALSE);
  g_return_val_if_fail (seed != NULL, FALSE);

  *seed = record->seed;
  return record->has_seed;
}

guint
tr_record_get_n_moves (const TrRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);

  return record->moves->len;
}

TrMove
tr_record_get_move (const TrRecord *record,
                    guint           i)
{
  g_return_val_if_fail (record != NULL, TR_MOVE_NONE);
  g_return_val_if_fail (i < record->moves->len, TR_MOVE_NONE);

  return g_array_index (record->moves, TrMove, i);
}

const TrState *
tr_record_get_state (const TrRecord *record,
                     guint           n)
{
  g_return_val_if_fail (record != NULL, NULL);
  g_return_val_if_fail (n < record->states->len, NULL);

  return g_ptr_array_index (record->states, n);
}

const TrRecordBreak *
tr_record_get_break (const TrRecord *record)
{
  g_return_val_if_fail (record != NULL, NULL);

  return record->broken.number > 0 ? &record->broken : NULL;
}

TrRefusal
tr_record_append (TrRecord    *record,
                  TrMove       move,
                  TrEventList *events)
{
  g_autoptr(TrState) state = NULL;
  const TrState *last;
  TrRefusal refusal = { 0 };

  g_return_val_if_fail (record != NULL, refusal);

  last = g_ptr_array_index (record->states, record->states->len - 1);
  refusal = tr_judge (record->game, last, move);
  if (refusal.kind != 0)
    return refusal;

  state = tr_state_new (record->game);
  tr_state_copy (record->game, state, last);
  tr_apply (record->game, state, move, events);
  g_array_append_val (record->moves, move);
  g_ptr_array_add (record->states, g_steal_pointer (&state));
  return refusal;
}

void
tr_record_truncate (TrRecord *record,
                    guint     n_moves)
{
  g_return_if_fail (record != NULL);
  g_return_if_fail (n_moves <= record->moves->len);

  g_array_set_size (record->moves, n_moves);
  g_ptr_array_set_size (record->states, (int) n_moves + 1);
}
