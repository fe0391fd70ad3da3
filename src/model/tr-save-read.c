/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-save-private.h"

#include "tr-auto.h"
#include "tr-error.h"
#include "tr-json.h"
#include "tr-position.h"
#include "tr-record-private.h"
#include "tr-words.h"

#include <inttypes.h>

/* ── Telling what is wrong ── */

/* Takes SENTENCE and adds what may be the reason, so that a person does not blame the file for it. */
static char *
with_reasons (const TrSaveHead *head,
              char             *sentence)
{
  GString *reasons = g_string_new (sentence);

  g_assert (head != NULL);
  g_free (sentence);

  if (head->other_box)
    g_string_append (reasons, _("; this game was played with another edition of the box"));
  if (head->revision > head->rules->revision)
    g_string_append_printf (reasons,
                            /* Translators: revisions of the rules of a game */
                            _("; it was played by newer rules (revision %" PRId64 ", this program has %u)"),
                            head->revision, head->rules->revision);
  else if (head->revision > 0 && head->revision < head->rules->revision)
    g_string_append_printf (reasons, _("; it was played by older rules (revision %" PRId64 ", this program has %u)"),
                            head->revision, head->rules->revision);
  return g_string_free (reasons, FALSE);
}

/* Takes SENTENCE. RULE NULL: the text of the move was not understood. */
static gboolean
refuse_move (const TrSaveHead  *head,
             guint              number,
             const TrValue     *text,
             const char        *rule,
             char              *sentence,
             GError           **error)
{
  g_autofree char *taken = sentence;
  g_autofree char *whole = NULL;

  g_assert (text != NULL);
  g_assert (sentence != NULL);

  if (rule != NULL)
    /* Translators: number and text of a move, id of a rule, why it is refused */
    whole = g_strdup_printf (_("move %u, “%s”, is against the rules: %s: %s"), number, text->string, rule, taken);
  else
    /* Translators: number and text of a move, what is wrong with the text */
    whole = g_strdup_printf (_("move %u, “%s”: %s"), number, text->string, taken);
  whole = with_reasons (head, g_steal_pointer (&whole));
  tr_error_set_value (error, rule != NULL ? TR_ERROR_REFUSED : TR_ERROR_MOVE, head->file, text, "%s", whole);
  return FALSE;
}

/* ── Moves ── */

/* The same for the line itself: what came before stays, and the record knows where it stops. */
static gboolean
break_line (const TrSaveHead  *head,
            TrRecord          *record,
            const TrValue     *text,
            const char        *rule,
            char              *sentence,
            GError           **error)
{
  TrRecordBreak *broken = &record->broken;

  broken->number = text->index + 1;
  broken->line = text->line;
  broken->move = g_strdup (text->string);
  broken->rule = rule;
  broken->sentence = g_strdup (sentence);
  return refuse_move (head, broken->number, text, rule, sentence, error);
}

static gboolean
read_line (const TrSaveHead  *head,
           TrRecord          *record,
           const TrValue     *moves,
           GError           **error)
{
  const TrGame *game = record->game;

  for (const TrValue *text = moves->first; text != NULL; text = text->next)
    {
      const char *wrong;
      TrRefusal refusal;
      TrMove move;

      if (!tr_move_parse (game, text->string, &move, &wrong))
        return break_line (head, record, text, NULL, tr_words_not_understood (game, text->string, wrong), error);
      refusal = tr_record_append (record, move, NULL);
      if (refusal.kind != 0)
        return break_line (head, record, text, tr_refusal_rule (game, refusal), tr_words_refusal (game, refusal), error);
    }
  return TRUE;
}

/* Adds to LINE, which begins at its place in the line of RECORD. */
static gboolean
read_replaced_moves (const TrSaveHead  *head,
                     const TrRecord    *record,
                     TrLine            *line,
                     const TrValue     *moves,
                     GError           **error)
{
  const TrGame *game = record->game;
  g_autoptr(TrState) state = tr_state_new (game);

  tr_state_copy (game, state, tr_record_get_state (record, line->at));
  for (const TrValue *text = moves->first; text != NULL; text = text->next)
    {
      guint number = line->at + text->index + 1;
      const char *wrong;
      TrRefusal refusal;
      TrMove move;

      if (!tr_move_parse (game, text->string, &move, &wrong))
        return refuse_move (head, number, text, NULL, tr_words_not_understood (game, text->string, wrong), error);
      refusal = tr_judge (game, state, move);
      if (refusal.kind != 0)
        return refuse_move (head, number, text, tr_refusal_rule (game, refusal), tr_words_refusal (game, refusal), error);
      tr_apply (game, state, move, NULL);
      g_array_append_val (line->moves, move);
    }
  return TRUE;
}

static gboolean
read_replaced (const TrSaveHead  *head,
               TrSave            *save,
               const TrValue     *array,
               GError           **error)
{
  g_assert (save != NULL);

  for (const TrValue *value = array != NULL ? array->first : NULL; value != NULL; value = value->next)
    {
      TrFault fault = { 0 };
      int64_t at;
      TrLine *line;
      gboolean fine;

      if (!tr_read_number (tr_value_get (value, "at"), 0, save->moves->len, &at, &fault))
        {
          tr_error_set_fault (error, head->file, &fault);
          return FALSE;
        }
      line = tr_line_new ((guint) at, NULL, 0);
      fine = read_replaced_moves (head, save->record, line, tr_value_get (value, "moves"), error);
      if (line->moves->len > 0)
        g_ptr_array_add (save->replaced, line);
      else
        tr_line_free (line);
      if (!fine)
        return FALSE;
    }
  return TRUE;
}

/* ── The end ── */

static gboolean
same_numbers (const TrValue *array,
              const int     *numbers)
{
  for (const TrValue *number = array->first; number != NULL; number = number->next)
    if (number->integer != numbers[number->index])
      return FALSE;
  return TRUE;
}

static gboolean
same_result (const TrGame  *game,
             const TrState *end,
             const TrValue *value)
{
  int ranks[TR_SEATS_MAX];
  TrResult result;

  tr_result (game, end, &result);
  for (unsigned seat = 0; seat < TR_SEATS_MAX; seat++)
    ranks[seat] = result.rank[seat];
  return tr_value_get (value, "over")->integer == result.over
         && same_numbers (tr_value_get (value, "scores"), result.score)
         && same_numbers (tr_value_get (value, "ranks"), ranks);
}

/* Every move may be in order and yet lead elsewhere: other cards are drawn, other points given. */
static gboolean
check_end (const TrSaveHead  *head,
           const TrRecord    *record,
           const TrValue     *value,
           GError           **error)
{
  const TrState *end = tr_record_get_state (record, record->moves->len);
  const TrValue *digest = tr_value_get (value, "digest");
  const TrValue *result = tr_value_get (value, "result");
  const TrValue *other = NULL;
  g_autofree char *sentence = NULL;
  TrFault fault = { 0 };
  guint64 number = 0;

  if (digest != NULL && (!tr_digest_read (digest, &number, &fault) || number != tr_position_digest (record->game, end)))
    other = digest;
  if (result != NULL && !same_result (record->game, end, result))
    other = result;
  if (other == NULL)
    return TRUE;

  sentence = with_reasons (head, g_strdup (_("the rules of this program lead elsewhere than those this game was saved"
                                             " with")));
  tr_error_set_value (error, TR_ERROR_CONTENT, head->file, other, "%s", sentence);
  return FALSE;
}

/* ── The whole ── */

static gboolean
read_game (TrSaveHead     *head,
           const TrValue  *value,
           TrSave        **save,
           GError        **error)
{
  g_autoptr(TrRecord) record = NULL;
  g_autoptr(TrSave) read = NULL;
  TrFault fault = { 0 };
  guint cursor;
  gboolean fine;

  g_assert (head != NULL);
  g_assert (save != NULL);

  if (!tr_save_check_members (value, &fault))
    {
      tr_error_set_fault (error, head->file, &fault);
      return FALSE;
    }
  record = tr_save_read_start (head, value, error);
  if (record == NULL)
    return FALSE;
  read = tr_save_new (record);
  if (!tr_save_read_members (read, value, &fault))
    {
      tr_error_set_fault (error, head->file, &fault);
      return FALSE;
    }

  /* From here on there is something to offer, whatever comes. */
  fine = read_line (head, record, tr_value_get (value, "moves"), error);
  cursor = read->cursor;
  g_array_append_vals (read->moves, record->moves->data, record->moves->len);
  read->cursor = MIN (cursor, read->moves->len);
  fine = fine
         && read_replaced (head, read, tr_value_get (value, "replaced"), error)
         && check_end (head, record, value, error);
  *save = g_steal_pointer (&read);
  return fine;
}

gboolean
tr_save_read_with_box (const TrValue  *value,
                       const char     *file,
                       const char     *box_path,
                       TrSave        **save,
                       GError        **error)
{
  g_autoptr(TrRecord) record = NULL;
  g_autoptr(TrValue) upgraded = NULL;
  TrSaveHead head = { .file = file };
  const TrValue *position, *id;
  TrFault fault = { 0 };

  g_return_val_if_fail (value != NULL, FALSE);
  g_return_val_if_fail (file != NULL, FALSE);
  g_return_val_if_fail (save != NULL && *save == NULL, FALSE);

  position = tr_value_get (value, "position");
  if (position != NULL && position->type == TR_VALUE_STRING)
    {
      record = tr_save_read_position (&head, value, box_path, error);
      if (record != NULL)
        *save = tr_save_new (record);
      return record != NULL;
    }
  if (box_path != NULL)
    {
      tr_error_set_place (error, TR_ERROR_CALL, file, 0, NULL,
                          _("a recorded game says itself which box it is played with"));
      return FALSE;
    }

  if (!tr_read_member (value, "game", TR_VALUE_STRING, &id, &fault))
    {
      tr_error_set_fault (error, file, &fault);
      return FALSE;
    }
  return tr_save_upgrade (value, file, &upgraded, error)
         && read_game (&head, upgraded != NULL ? upgraded : value, save, error);
}

gboolean
tr_save_read (const TrValue  *value,
              const char     *file,
              TrSave        **save,
              GError        **error)
{
  return tr_save_read_with_box (value, file, NULL, save, error);
}

gboolean
tr_save_load (const char  *path,
              TrSave     **save,
              GError     **error)
{
  g_autoptr(TrValue) value = NULL;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (save != NULL && *save == NULL, FALSE);

  value = tr_json_load (path, error);
  return value != NULL && tr_save_read (value, path, save, error);
}
