/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-save-private.h"

#include "tr-record-private.h"

#include <string.h>

/* What a save says besides the game itself. */

/* Member NAME, when there is one, is of TYPE. */
static bool
check_optional (const TrValue *object,
                const char    *name,
                TrValueType    type,
                TrFault       *fault)
{
  const TrValue *member = tr_value_get (object, name);

  return member == NULL || tr_read_type (member, type, fault);
}

static bool
check_moves (const TrValue *moves,
             TrFault       *fault)
{
  for (const TrValue *move = moves->first; move != NULL; move = move->next)
    if (!tr_read_type (move, TR_VALUE_STRING, fault))
      return false;
  return true;
}

/* Where a line begins is looked at when the moves are known: a line too many is no reason to refuse the others. */
static bool
check_replaced (const TrValue *array,
                TrFault       *fault)
{
  static const char *const names[] = { "at", "moves", NULL };

  for (const TrValue *line = array != NULL ? array->first : NULL; line != NULL; line = line->next)
    {
      const TrValue *at, *moves;

      if (!tr_read_only (line, names, fault)
          || !tr_read_member (line, "at", TR_VALUE_INTEGER, &at, fault)
          || !tr_read_member (line, "moves", TR_VALUE_ARRAY, &moves, fault)
          || !check_moves (moves, fault))
        return false;
      if (moves->n == 0)
        return tr_fault_set (fault, moves, N_("a line has at least one move"), NULL, NULL);
    }
  return true;
}

bool
tr_save_check_members (const TrValue *value,
                       TrFault       *fault)
{
  static const char *const names[] = {
    "format", "program", "game", "revision", "box", "options", "players", "seats", "undo", "seed", "position", "moves",
    "cursor", "reviewing", "replaced", "notes", "parent", "result", "digest", NULL
  };
  const TrValue *players, *moves, *cursor;
  int64_t number;

  g_return_val_if_fail (value != NULL, false);
  g_return_val_if_fail (fault != NULL, false);

  if (!tr_read_only (value, names, fault)
      || !tr_read_member (value, "players", TR_VALUE_INTEGER, &players, fault)
      || !tr_read_member (value, "moves", TR_VALUE_ARRAY, &moves, fault)
      || !check_moves (moves, fault)
      || !check_optional (value, "program", TR_VALUE_STRING, fault)
      || !check_optional (value, "box", TR_VALUE_OBJECT, fault)
      || !check_optional (value, "seats", TR_VALUE_ARRAY, fault)
      || !check_optional (value, "reviewing", TR_VALUE_BOOLEAN, fault)
      || !check_optional (value, "replaced", TR_VALUE_ARRAY, fault)
      || !check_optional (value, "notes", TR_VALUE_STRING, fault)
      || !check_optional (value, "parent", TR_VALUE_STRING, fault))
    return false;

  cursor = tr_value_get (value, "cursor");
  return (cursor == NULL || tr_read_number (cursor, 0, moves->n, &number, fault))
         && check_replaced (tr_value_get (value, "replaced"), fault);
}

/* ── Seats ── */

static bool
read_member_word (const TrValue     *object,
                  const char        *name,
                  const char *const *words,
                  unsigned           n_words,
                  uint8_t           *index,
                  TrFault           *fault)
{
  const TrValue *member;

  return tr_read_member (object, name, TR_VALUE_STRING, &member, fault)
         && tr_read_word (member, words, n_words, index, fault);
}

static char *
dup_string (const TrValue *object,
            const char    *name)
{
  const TrValue *member = tr_value_get (object, name);

  return member != NULL ? g_strdup (member->string) : NULL;
}

static bool
read_seat (TrSeat        *seat,
           const TrValue *value,
           bool           asked,
           TrFault       *fault)
{
  static const char *const names[] = { "kind", "name", "level", "colour", "mark", NULL };
  uint8_t kind, colour, mark;

  g_assert (seat != NULL);

  if (!tr_read_only (value, names, fault)
      || !read_member_word (value, "kind", tr_seat_kind_words, TR_SEAT_OPPONENT + 1, &kind, fault)
      || !read_member_word (value, "colour", tr_colour_words, TR_COLOURS, &colour, fault)
      || !read_member_word (value, "mark", tr_mark_words, TR_MARKS, &mark, fault)
      || !check_optional (value, "name", TR_VALUE_STRING, fault)
      || !check_optional (value, "level", TR_VALUE_STRING, fault))
    return false;
  if (asked && kind == TR_SEAT_OPPONENT)
    return tr_fault_set (fault, tr_value_get (value, "kind"), N_("the rules of this game do not play this seat"), NULL, NULL);
  if (!asked && kind != TR_SEAT_OPPONENT)
    return tr_fault_set (fault, tr_value_get (value, "kind"), N_("the rules of this game play this seat"), NULL, NULL);
  if (kind != TR_SEAT_COMPUTER && tr_value_get (value, "level") != NULL)
    return tr_fault_set (fault, tr_value_get (value, "level"), N_("only a computer player has a level"), NULL, NULL);

  seat->kind = (TrSeatKind) kind;
  seat->colour = (TrColour) colour;
  seat->mark = (TrMark) mark;
  seat->name = dup_string (value, "name");
  seat->level = dup_string (value, "level");
  return true;
}

static bool
read_seats (TrSeat         seats[TR_SEATS_MAX],
            const TrGame  *game,
            const TrValue *array,
            TrFault       *fault)
{
  g_assert (game != NULL);

  if (array == NULL)
    return true;
  if (array->n != game->seats)
    return tr_fault_set_figures (fault, array, N_("should have %1 entries, not %2"), game->seats, array->n);
  for (const TrValue *value = array->first; value != NULL; value = value->next)
    if (!read_seat (&seats[value->index], value, value->index < game->players, fault))
      return false;
  return true;
}

/* ── The result ── */

static bool
check_numbers (const TrValue *object,
               const char    *name,
               const TrGame  *game,
               TrFault       *fault)
{
  const TrValue *array;

  if (!tr_read_member (object, name, TR_VALUE_ARRAY, &array, fault))
    return false;
  if (array->n != game->seats)
    return tr_fault_set_figures (fault, array, N_("should have %1 entries, not %2"), game->seats, array->n);
  for (const TrValue *number = array->first; number != NULL; number = number->next)
    if (!tr_read_type (number, TR_VALUE_INTEGER, fault))
      return false;
  return true;
}

static bool
check_result (const TrValue *result,
              const TrGame  *game,
              TrFault       *fault)
{
  static const char *const names[] = { "over", "scores", "ranks", NULL };
  const TrValue *over;

  return result == NULL
         || (tr_read_only (result, names, fault)
             && tr_read_member (result, "over", TR_VALUE_BOOLEAN, &over, fault)
             && check_numbers (result, "scores", game, fault)
             && check_numbers (result, "ranks", game, fault));
}

bool
tr_save_read_members (TrSave        *save,
                      const TrValue *value,
                      TrFault       *fault)
{
  const TrGame *game;
  const TrValue *undo, *cursor, *reviewing, *digest;
  uint8_t policy = TR_UNDO_FREE;
  guint64 number;

  g_return_val_if_fail (save != NULL, false);
  g_return_val_if_fail (value != NULL, false);
  g_return_val_if_fail (fault != NULL, false);

  game = save->record->game;
  undo = tr_value_get (value, "undo");
  digest = tr_value_get (value, "digest");
  if (!read_seats (save->seats, game, tr_value_get (value, "seats"), fault)
      || (undo != NULL && !tr_read_word (undo, tr_undo_words, TR_UNDO_STRICT + 1, &policy, fault))
      || !check_result (tr_value_get (value, "result"), game, fault)
      || (digest != NULL && !tr_digest_read (digest, &number, fault)))
    return false;

  save->undo = (TrUndoPolicy) policy;
  reviewing = tr_value_get (value, "reviewing");
  save->reviewing = reviewing != NULL && reviewing->integer;
  save->notes = dup_string (value, "notes");
  save->parent = dup_string (value, "parent");
  /* It was checked against the number of moves. */
  cursor = tr_value_get (value, "cursor");
  save->cursor = cursor != NULL ? (guint) cursor->integer : tr_value_get (value, "moves")->n;
  return true;
}
