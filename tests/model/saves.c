/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "saves.h"

#include "tr-auto.h"
#include "tr-json.h"
#include "tr-random.h"

#include <string.h>

TrRecord *
test_record_new (const TrRules *rules,
                 unsigned       players,
                 guint64        seed)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(TrBox) box = tr_box_new_built_in (rules, &error);
  TrOptions options = tr_options_standard (rules);
  TrRecord *record;

  g_assert_no_error (error);
  record = tr_record_new (box, players, &options, seed, &error);
  g_assert_no_error (error);
  return record;
}

gboolean
test_record_play (TrRecord *record,
                  guint     n_moves,
                  guint64   seed)
{
  g_autofree TrMoveList *moves = g_new (TrMoveList, 1);
  const TrGame *game = tr_record_get_game (record);
  uint64_t random = seed;

  for (guint i = 0; i < n_moves; i++)
    {
      tr_moves (game, tr_record_get_state (record, tr_record_get_n_moves (record)), moves);
      if (moves->n == 0)
        return FALSE;
      g_assert_cmpint (tr_record_append (record, moves->moves[tr_random_below (&random, moves->n)], NULL).kind, ==, 0);
    }
  return TRUE;
}

/* The moves of RECORD from AT on, taken away from it. */
static TrLine *
take_line (TrRecord *record,
           guint     at)
{
  TrLine *line = tr_line_new (at, NULL, 0);

  for (guint i = at; i < tr_record_get_n_moves (record); i++)
    {
      TrMove move = tr_record_get_move (record, i);

      g_array_append_val (line->moves, move);
    }
  tr_record_truncate (record, at);
  return line;
}

TrSave *
test_save_full (const TrRules *rules,
                unsigned       players,
                guint          n_moves)
{
  g_autoptr(TrRecord) record = test_record_new (rules, players, 20);
  g_autoptr(GPtrArray) lines = g_ptr_array_new ();
  TrSave *save;

  g_assert_cmpuint (n_moves, >=, 4);

  test_record_play (record, n_moves, 1);
  g_ptr_array_add (lines, take_line (record, n_moves / 2));
  test_record_play (record, n_moves - n_moves / 2, 2);
  g_ptr_array_add (lines, take_line (record, n_moves - 1));
  test_record_play (record, 1, 3);

  save = tr_save_new (record);
  for (guint i = 0; i < lines->len; i++)
    g_ptr_array_add (save->replaced, g_ptr_array_index (lines, i));
  save->cursor = n_moves - 2;
  save->reviewing = TRUE;
  save->undo = TR_UNDO_STRICT;
  save->seats[0].name = g_strdup ("Éa \"the wise\"\\");
  if (players > 1)
    {
      save->seats[1].kind = TR_SEAT_COMPUTER;
      save->seats[1].level = g_strdup ("random");
      save->seats[1].colour = TR_COLOUR_PURPLE;
      save->seats[1].mark = TR_MARK_DIAMOND;
    }
  save->notes = g_strdup ("First line\nsecond 𒀭");
  save->parent = g_strdup ("Sunday, round 2");
  return save;
}

char *
test_save_text (const TrSave *save)
{
  g_autoptr(TrValue) value = tr_save_write (save);

  return tr_value_to_json (value);
}

TrSave *
test_save_from_text (const char *text)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(TrValue) value = tr_json_parse ("f", text, strlen (text), &error);
  TrSave *save = NULL;

  g_assert_no_error (error);
  g_assert_true (tr_save_read (value, "f", &save, &error));
  g_assert_no_error (error);
  g_assert_null (tr_record_get_break (save->record));
  return save;
}

static void
assert_same_moves (const GArray *a,
                   const GArray *b)
{
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    g_assert_cmpuint (g_array_index (a, TrMove, i), ==, g_array_index (b, TrMove, i));
}

void
test_assert_same_save (const TrSave *a,
                       const TrSave *b)
{
  const TrGame *game = tr_record_get_game (a->record);
  const TrGame *other = tr_record_get_game (b->record);
  guint64 seed_a, seed_b;

  g_assert_true (game->rules == other->rules);
  g_assert_cmpuint (game->players, ==, other->players);
  g_assert_cmpmem (game->options, sizeof game->options, other->options, sizeof other->options);
  g_assert_cmpint (tr_record_get_seed (a->record, &seed_a), ==, tr_record_get_seed (b->record, &seed_b));
  g_assert_cmpuint (seed_a, ==, seed_b);
  g_assert_true (tr_state_equal (game, tr_record_get_start (a->record), tr_record_get_start (b->record)));
  g_assert_cmpuint (tr_box_get_digest (tr_record_get_box (a->record)), ==, tr_box_get_digest (tr_record_get_box (b->record)));
  g_assert_cmpint (tr_box_is_built_in (tr_record_get_box (a->record)), ==,
                   tr_box_is_built_in (tr_record_get_box (b->record)));

  assert_same_moves (a->moves, b->moves);
  g_assert_cmpuint (a->cursor, ==, b->cursor);
  g_assert_cmpint (a->reviewing, ==, b->reviewing);
  g_assert_cmpint (a->undo, ==, b->undo);
  g_assert_cmpstr (a->notes, ==, b->notes);
  g_assert_cmpstr (a->parent, ==, b->parent);
  for (unsigned i = 0; i < TR_SEATS_MAX; i++)
    {
      g_assert_cmpstr (a->seats[i].name, ==, b->seats[i].name);
      g_assert_cmpstr (a->seats[i].level, ==, b->seats[i].level);
      g_assert_cmpint (a->seats[i].kind, ==, b->seats[i].kind);
      g_assert_cmpint (a->seats[i].colour, ==, b->seats[i].colour);
      g_assert_cmpint (a->seats[i].mark, ==, b->seats[i].mark);
    }
  g_assert_cmpuint (a->replaced->len, ==, b->replaced->len);
  for (guint i = 0; i < a->replaced->len; i++)
    {
      const TrLine *line = g_ptr_array_index (a->replaced, i);
      const TrLine *other_line = g_ptr_array_index (b->replaced, i);

      g_assert_cmpuint (line->at, ==, other_line->at);
      assert_same_moves (line->moves, other_line->moves);
    }
}

TrMove
test_refused_move (const TrRecord *record)
{
  g_autofree TrMoveList *moves = g_new (TrMoveList, 1);
  const TrGame *game = tr_record_get_game (record);
  guint n_moves = tr_record_get_n_moves (record);

  for (guint i = 0; i < n_moves; i++)
    {
      tr_moves (game, tr_record_get_state (record, i), moves);
      for (guint j = 0; j < moves->n; j++)
        if (tr_judge (game, tr_record_get_state (record, n_moves), moves->moves[j]).kind != 0)
          return moves->moves[j];
    }
  g_assert_not_reached ();
}
