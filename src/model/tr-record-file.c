/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-record-private.h"

#include "tr-auto.h"
#include "tr-json.h"
#include "tr-save-private.h"

/* A record in a file is a save in which nobody has said anything else. */

static TrValue *
compose (TrBox         *box,
         const TrGame  *game,
         const TrState *start,
         guint64        seed,
         const TrMove  *moves,
         guint          n_moves,
         const TrState *end)
{
  TrSeat seats[TR_SEATS_MAX];
  TrSaveContents contents = {
    .box = box,
    .game = game,
    .start = start,
    .seed = seed,
    .seats = seats,
    .moves = moves,
    .n_moves = n_moves,
    .cursor = n_moves,
    .end = end,
  };
  TrValue *value;

  tr_seats_init (seats, game);
  value = tr_save_compose (&contents);
  tr_seats_clear (seats);
  return value;
}

TrValue *
tr_record_compose (TrBox         *box,
                   const TrGame  *game,
                   const TrState *start,
                   guint64        seed,
                   const TrMove  *moves,
                   guint          n_moves)
{
  g_return_val_if_fail (box != NULL, NULL);
  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (seed <= TR_RECORD_SEED_MAX, NULL);
  g_return_val_if_fail (moves != NULL || n_moves == 0, NULL);

  return compose (box, game, start, seed, moves, n_moves, NULL);
}

TrValue *
tr_record_write (const TrRecord *record,
                 guint           n_moves)
{
  g_return_val_if_fail (record != NULL, NULL);
  g_return_val_if_fail (n_moves <= record->moves->len, NULL);

  return compose (record->box, record->game, record->has_seed ? NULL : record->start, record->seed,
                  (const TrMove *) record->moves->data, n_moves, tr_record_get_state (record, n_moves));
}

gboolean
tr_record_save (const TrRecord  *record,
                guint            n_moves,
                const char      *path,
                GError         **error)
{
  g_autoptr(TrValue) value = NULL;

  g_return_val_if_fail (record != NULL, FALSE);
  g_return_val_if_fail (n_moves <= record->moves->len, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  value = tr_record_write (record, n_moves);
  return tr_json_save (value, path, error);
}

gboolean
tr_record_read (const TrValue  *value,
                const char     *file,
                const char     *box_path,
                TrRecord      **record,
                GError        **error)
{
  g_autoptr(TrSave) save = NULL;
  gboolean fine;

  g_return_val_if_fail (value != NULL, FALSE);
  g_return_val_if_fail (file != NULL, FALSE);
  g_return_val_if_fail (record != NULL && *record == NULL, FALSE);

  fine = tr_save_read_with_box (value, file, box_path, &save, error);
  if (save != NULL)
    *record = tr_record_ref (save->record);
  return fine;
}

gboolean
tr_record_load (const char  *path,
                const char  *box_path,
                TrRecord   **record,
                GError     **error)
{
  g_autoptr(TrValue) value = NULL;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (record != NULL && *record == NULL, FALSE);

  value = tr_json_load (path, error);
  return value != NULL && tr_record_read (value, path, box_path, record, error);
}
