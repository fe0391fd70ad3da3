/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-save-private.h"

#include "tr-auto.h"
#include "tr-json.h"
#include "tr-position.h"
#include "tr-record-private.h"
#include "tr-words.h"

#include <inttypes.h>

const char *const tr_undo_words[] = { "free", "strict" };

/* ── What is remembered ── */

TrLine *
tr_line_new (guint         at,
             const TrMove *moves,
             guint         n_moves)
{
  TrLine *line;

  g_return_val_if_fail (moves != NULL || n_moves == 0, NULL);

  line = g_new0 (TrLine, 1);
  line->at = at;
  line->moves = g_array_new (FALSE, FALSE, sizeof (TrMove));
  if (n_moves > 0)
    g_array_append_vals (line->moves, moves, n_moves);
  return line;
}

void
tr_line_free (TrLine *line)
{
  g_return_if_fail (line != NULL);

  g_array_unref (line->moves);
  g_free (line);
}

static void
line_free (gpointer line)
{
  tr_line_free (line);
}

TrSave *
tr_save_new (TrRecord *record)
{
  TrSave *save;

  g_return_val_if_fail (record != NULL, NULL);

  save = g_new0 (TrSave, 1);
  g_atomic_ref_count_init (&save->references);
  save->record = tr_record_ref (record);
  save->moves = g_array_copy (record->moves);
  save->cursor = record->moves->len;
  save->replaced = g_ptr_array_new_with_free_func (line_free);
  tr_seats_init (save->seats, record->game);
  return save;
}

TrSave *
tr_save_ref (TrSave *save)
{
  g_return_val_if_fail (save != NULL, NULL);

  g_atomic_ref_count_inc (&save->references);
  return save;
}

void
tr_save_unref (TrSave *save)
{
  g_return_if_fail (save != NULL);

  if (!g_atomic_ref_count_dec (&save->references))
    return;
  g_array_unref (save->moves);
  g_ptr_array_unref (save->replaced);
  tr_seats_clear (save->seats);
  g_free (save->notes);
  g_free (save->parent);
  tr_record_unref (save->record);
  g_free (save);
}

/* ── Writing ── */

char *
tr_digest_write (guint64 digest)
{
  return g_strdup_printf ("%016" PRIx64, digest);
}

static TrValue *
digest_value (guint64 digest)
{
  g_autofree char *text = tr_digest_write (digest);

  return tr_value_string (text);
}

/* What a person typed or a file system gave: whatever it is, the file must be readable afterwards. */
static TrValue *
words_value (const char *words)
{
  g_autofree char *valid = g_utf8_make_valid (words, -1);

  return tr_value_string (valid);
}

static TrValue *
box_value (TrBox        *box,
           const TrGame *game)
{
  TrValue *value = tr_value_object ();

  g_assert (box != NULL);

  if (tr_box_is_built_in (box))
    {
      tr_value_set (value, "name", tr_value_string (game->rules->id));
      tr_value_set (value, "digest", digest_value (tr_box_get_digest (box)));
    }
  else
    {
      tr_value_set (value, "included", tr_value_copy (tr_box_get_value (box)));
    }
  return value;
}

static TrValue *
seats_value (const TrSeat *seats,
             const TrGame *game)
{
  TrValue *array = tr_value_array ();

  g_assert (seats != NULL);

  for (unsigned i = 0; i < game->seats; i++)
    {
      TrValue *value = tr_value_object ();

      tr_value_set (value, "kind", tr_value_string (tr_seat_kind_words[seats[i].kind]));
      if (seats[i].name != NULL)
        tr_value_set (value, "name", words_value (seats[i].name));
      if (seats[i].kind == TR_SEAT_COMPUTER && seats[i].level != NULL)
        tr_value_set (value, "level", words_value (seats[i].level));
      tr_value_set (value, "colour", tr_value_string (tr_colour_words[seats[i].colour]));
      tr_value_set (value, "mark", tr_value_string (tr_mark_words[seats[i].mark]));
      tr_value_append (array, value);
    }
  return array;
}

static TrValue *
moves_value (const TrGame *game,
             const TrMove *moves,
             guint         n_moves)
{
  TrValue *array = tr_value_array ();

  g_assert (game != NULL);
  g_assert (moves != NULL || n_moves == 0);

  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *text = tr_words_move (game, moves[i]);

      tr_value_append (array, tr_value_string (text));
    }
  return array;
}

static TrValue *
replaced_value (const TrGame    *game,
                const GPtrArray *replaced)
{
  TrValue *array = tr_value_array ();

  g_assert (replaced != NULL);

  for (guint i = 0; i < replaced->len; i++)
    {
      const TrLine *line = g_ptr_array_index (replaced, i);
      TrValue *value = tr_value_object ();

      tr_value_set (value, "at", tr_value_integer (line->at));
      tr_value_set (value, "moves", moves_value (game, (const TrMove *) line->moves->data, line->moves->len));
      tr_value_append (array, value);
    }
  return array;
}

static TrValue *
result_value (const TrGame  *game,
              const TrState *state)
{
  TrValue *value = tr_value_object ();
  TrValue *scores = tr_value_array ();
  TrValue *ranks = tr_value_array ();
  TrResult result;

  g_assert (state != NULL);

  tr_result (game, state, &result);
  for (unsigned seat = 0; seat < game->seats; seat++)
    {
      tr_value_append (scores, tr_value_integer (result.score[seat]));
      tr_value_append (ranks, tr_value_integer (result.rank[seat]));
    }
  tr_value_set (value, "over", tr_value_boolean (result.over));
  tr_value_set (value, "scores", scores);
  tr_value_set (value, "ranks", ranks);
  return value;
}

/* In the order a person would ask: what is it, who plays, how did it begin, what was played, how did it end. */
TrValue *
tr_save_compose (const TrSaveContents *contents)
{
  const TrGame *game;
  TrValue *value;

  g_return_val_if_fail (contents != NULL, NULL);
  g_return_val_if_fail (contents->seed <= TR_RECORD_SEED_MAX, NULL);
  g_return_val_if_fail (contents->cursor <= contents->n_moves, NULL);

  game = contents->game;
  value = tr_value_object ();
  tr_value_set (value, "format", tr_value_integer (TR_SAVE_FORMAT));
  tr_value_set (value, "program", tr_value_string (TR_VERSION));
  tr_value_set (value, "game", tr_value_string (game->rules->id));
  tr_value_set (value, "revision", tr_value_integer (game->rules->revision));
  tr_value_set (value, "box", box_value (contents->box, game));
  tr_value_set (value, "options", tr_options_write (game->rules, game->options));
  tr_value_set (value, "players", tr_value_integer (game->players));
  tr_value_set (value, "seats", seats_value (contents->seats, game));
  tr_value_set (value, "undo", tr_value_string (tr_undo_words[contents->undo]));
  if (contents->start == NULL)
    tr_value_set (value, "seed", tr_value_integer ((int64_t) contents->seed));
  else
    tr_value_set (value, "position", tr_position_write (game, contents->start));
  tr_value_set (value, "moves", moves_value (game, contents->moves, contents->n_moves));
  tr_value_set (value, "cursor", tr_value_integer (contents->cursor));
  if (contents->reviewing)
    tr_value_set (value, "reviewing", tr_value_boolean (TRUE));
  if (contents->replaced != NULL && contents->replaced->len > 0)
    tr_value_set (value, "replaced", replaced_value (game, contents->replaced));
  if (contents->notes != NULL)
    tr_value_set (value, "notes", words_value (contents->notes));
  if (contents->parent != NULL)
    tr_value_set (value, "parent", words_value (contents->parent));
  if (contents->end != NULL)
    {
      tr_value_set (value, "result", result_value (game, contents->end));
      tr_value_set (value, "digest", digest_value (tr_position_digest (game, contents->end)));
    }
  return value;
}

/* Replayed here and not taken from the record, whose states the playing thread may be changing. NULL when the moves are
 * not in order: a game that cannot be replayed is better written down without its end than not at all. */
static TrState *
play_to_end (const TrSave *save)
{
  const TrGame *game = save->record->game;
  g_autoptr(TrState) state = tr_state_new (game);

  tr_state_copy (game, state, save->record->start);
  for (guint i = 0; i < save->moves->len; i++)
    {
      TrMove move = g_array_index (save->moves, TrMove, i);

      if (tr_judge (game, state, move).kind != 0)
        return NULL;
      tr_apply (game, state, move, NULL);
    }
  return g_steal_pointer (&state);
}

TrValue *
tr_save_write (const TrSave *save)
{
  g_autoptr(TrState) end = NULL;
  TrSaveContents contents;

  g_return_val_if_fail (save != NULL, NULL);

  end = play_to_end (save);
  contents = (TrSaveContents) {
    .box = save->record->box,
    .game = save->record->game,
    .start = save->record->has_seed ? NULL : save->record->start,
    .seed = save->record->seed,
    .seats = save->seats,
    .undo = save->undo,
    .moves = (const TrMove *) save->moves->data,
    .n_moves = save->moves->len,
    .cursor = save->cursor,
    .reviewing = save->reviewing,
    .replaced = save->replaced,
    .notes = save->notes,
    .parent = save->parent,
    .end = end,
  };
  return tr_save_compose (&contents);
}

gboolean
tr_save_store (const TrSave  *save,
               const char    *path,
               GError       **error)
{
  g_autoptr(TrValue) value = NULL;

  g_return_val_if_fail (save != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  value = tr_save_write (save);
  return tr_json_save (value, path, error);
}
