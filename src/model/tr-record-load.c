/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-record-private.h"

#include "tr-auto.h"
#include "tr-error.h"
#include "tr-json.h"
#include "tr-position.h"
#include "tr-words.h"

#include <inttypes.h>
#include <string.h>

typedef struct
{
  const char    *file;
  const TrRules *rules;
  gint64         players;
  TrOptions      options;
} Head;

static gboolean
read_rules (Head           *head,
            const TrValue  *id,
            GError        **error)
{
  g_autoptr(GError) unknown = NULL;

  g_assert (head != NULL);
  g_assert (id != NULL);

  head->rules = tr_rules_find (id->string, &unknown);
  if (head->rules == NULL)
    {
      tr_error_set_value (error, TR_ERROR_CONTENT, head->file, id, "%s", unknown->message);
      return FALSE;
    }
  head->players = tr_rules_usual_players (head->rules);
  head->options = tr_options_standard (head->rules);
  return TRUE;
}

/* Both have their usual values when they are left out. */
static gboolean
read_players_and_options (Head           *head,
                          const TrValue  *object,
                          GError        **error)
{
  const TrValue *players = tr_value_get (object, "players");
  const TrValue *options = tr_value_get (object, "options");
  TrFault fault = { 0 };

  g_assert (head != NULL);

  if (players != NULL
      && !tr_read_number (players, head->rules->min_players, head->rules->max_players, &head->players, &fault))
    {
      tr_error_set_fault (error, head->file, &fault);
      return FALSE;
    }
  return options == NULL || tr_options_read (&head->options, head->rules, options, head->file, error);
}

static TrRecord *
start_from_position (const Head     *head,
                     TrBox          *box,
                     const TrValue  *position,
                     GError        **error)
{
  g_autoptr(TrRecord) record = NULL;
  TrFault fault = { 0 };
  TrState *start;

  g_assert (head != NULL);
  g_assert (box != NULL);
  g_assert (position != NULL);

  record = tr_record_new_empty (box, (unsigned) head->players, &head->options, &start, error);
  if (record == NULL)
    return NULL;
  if (!tr_position_read (record->game, position, start, &fault))
    {
      tr_error_set_fault (error, head->file, &fault);
      return NULL;
    }
  return g_steal_pointer (&record);
}

static gboolean
read_bare_position (Head           *head,
                    const TrValue  *position,
                    const char     *box_path,
                    TrRecord      **record,
                    GError        **error)
{
  g_autoptr(TrBox) box = NULL;

  g_assert (head != NULL);
  g_assert (position != NULL);
  g_assert (record != NULL);

  if (!read_rules (head, tr_value_get (position, "position"), error)
      || !read_players_and_options (head, position, error))
    return FALSE;
  box = box_path != NULL ? tr_box_load (head->rules, box_path, error) : tr_box_new_built_in (head->rules, error);
  if (box == NULL)
    return FALSE;
  *record = start_from_position (head, box, position, error);
  return *record != NULL;
}

/* ── A recorded game ── */

/* A position inside a game may repeat what the game says of itself, and no more. */
static gboolean
check_inner_head (const Head     *head,
                  const TrValue  *position,
                  GError        **error)
{
  static const char *const names[] = { "players", "options" };
  const TrValue *id = tr_value_get (position, "position");
  Head inner = *head;
  gboolean same[2];

  if (id != NULL && (id->type != TR_VALUE_STRING || !g_str_equal (id->string, head->rules->id)))
    {
      tr_error_set_value (error, TR_ERROR_CONTENT, head->file, id, _("this is not what the game itself says"));
      return FALSE;
    }
  if (!read_players_and_options (&inner, position, error))
    return FALSE;

  same[0] = inner.players == head->players;
  same[1] = memcmp (&inner.options, &head->options, sizeof inner.options) == 0;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (!same[i])
        {
          tr_error_set_value (error, TR_ERROR_CONTENT, head->file, tr_value_get (position, names[i]),
                              _("this is not what the game itself says"));
          return FALSE;
        }
    }
  return TRUE;
}

static TrRecord *
read_start (const Head     *head,
            const TrValue  *value,
            GError        **error)
{
  const TrValue *box_value = tr_value_get (value, "box");
  const TrValue *seed = tr_value_get (value, "seed");
  const TrValue *position = tr_value_get (value, "position");
  g_autoptr(TrBox) box = NULL;
  TrFault fault = { 0 };
  int64_t number;

  g_assert (head != NULL);

  box = box_value != NULL ? tr_box_new (head->rules, box_value, head->file, error)
                          : tr_box_new_built_in (head->rules, error);
  if (box == NULL)
    return NULL;

  if ((seed != NULL) == (position != NULL))
    {
      tr_error_set_value (error, TR_ERROR_CONTENT, head->file, value,
                          _("a game begins with a “seed” or with a “position”, and not with both"));
      return NULL;
    }
  if (position != NULL)
    {
      if (!check_inner_head (head, position, error))
        return NULL;
      return start_from_position (head, box, position, error);
    }
  if (!tr_read_number (seed, 0, TR_RECORD_SEED_MAX, &number, &fault))
    {
      tr_error_set_fault (error, head->file, &fault);
      return NULL;
    }
  return tr_record_new (box, (unsigned) head->players, &head->options, (guint64) number, error);
}

/* Takes SENTENCE. */
static gboolean
break_at (TrRecord       *record,
          const TrValue  *move,
          const char     *rule,
          char           *sentence,
          const char     *file,
          GError        **error)
{
  g_assert (record != NULL);
  g_assert (move != NULL);
  g_assert (sentence != NULL);
  g_assert (file != NULL);

  record->broken.number = move->index + 1;
  record->broken.line = move->line;
  record->broken.move = g_strdup (move->string);
  record->broken.rule = rule;
  record->broken.sentence = sentence;

  if (rule != NULL)
    tr_error_set_value (error, TR_ERROR_REFUSED, file, move,
                        /* Translators: number and text of a move, id of a rule, why it is refused */
                        _("move %u, “%s”, is against the rules: %s: %s"),
                        record->broken.number, move->string, rule, sentence);
  else
    tr_error_set_value (error, TR_ERROR_MOVE, file, move, "%s", sentence);
  return FALSE;
}

static gboolean
read_moves (TrRecord       *record,
            const TrValue  *moves,
            const char     *file,
            GError        **error)
{
  const TrGame *game = record->game;

  g_assert (moves != NULL);
  g_assert (file != NULL);

  for (const TrValue *text = moves->first; text != NULL; text = text->next)
    {
      const char *wrong;
      TrRefusal refusal;
      TrMove move;

      if (!tr_move_parse (game, text->string, &move, &wrong))
        return break_at (record, text, NULL, tr_words_not_understood (game, text->string, wrong), file, error);
      refusal = tr_record_append (record, move, NULL);
      if (refusal.kind != 0)
        return break_at (record, text, tr_refusal_rule (game, refusal), tr_words_refusal (game, refusal), file, error);
    }
  return TRUE;
}

static gboolean
read_game (Head           *head,
           const TrValue  *value,
           TrRecord      **record,
           GError        **error)
{
  static const char *const names[] = {
    "game", "format", "players", "options", "seed", "position", "box", "moves", NULL
  };
  const TrValue *id, *format, *players, *moves;
  TrFault fault = { 0 };

  g_assert (head != NULL);
  g_assert (value != NULL);
  g_assert (record != NULL);

  if (!tr_read_member (value, "game", TR_VALUE_STRING, &id, &fault)
      || !tr_read_member (value, "format", TR_VALUE_INTEGER, &format, &fault)
      || !tr_read_only (value, names, &fault)
      || !tr_read_member (value, "players", TR_VALUE_INTEGER, &players, &fault)
      || !tr_read_member (value, "moves", TR_VALUE_ARRAY, &moves, &fault))
    {
      tr_error_set_fault (error, head->file, &fault);
      return FALSE;
    }
  if (format->integer != TR_RECORD_FORMAT)
    {
      tr_error_set_value (error, TR_ERROR_CONTENT, head->file, format,
                          _("this program reads format %d, not %" PRId64), TR_RECORD_FORMAT, format->integer);
      return FALSE;
    }
  for (const TrValue *move = moves->first; move != NULL; move = move->next)
    {
      if (!tr_read_type (move, TR_VALUE_STRING, &fault))
        {
          tr_error_set_fault (error, head->file, &fault);
          return FALSE;
        }
    }

  if (!read_rules (head, id, error) || !read_players_and_options (head, value, error))
    return FALSE;
  *record = read_start (head, value, error);
  return *record != NULL && read_moves (*record, moves, head->file, error);
}

gboolean
tr_record_read (const TrValue  *value,
                const char     *file,
                const char     *box_path,
                TrRecord      **record,
                GError        **error)
{
  const TrValue *position;
  Head head = { .file = file };

  g_return_val_if_fail (value != NULL, FALSE);
  g_return_val_if_fail (file != NULL, FALSE);
  g_return_val_if_fail (record != NULL && *record == NULL, FALSE);

  position = tr_value_get (value, "position");
  if (position != NULL && position->type == TR_VALUE_STRING)
    return read_bare_position (&head, value, box_path, record, error);
  if (box_path != NULL)
    {
      tr_error_set_place (error, TR_ERROR_CALL, file, 0, NULL,
                          _("a recorded game says itself which box it is played with"));
      return FALSE;
    }
  return read_game (&head, value, record, error);
}

gboolean
tr_record_load (const char  *path,
                const char  *box_path,
                TrRecord   **record,
                GError     **error)
{
  g_autoptr(TrValue) value = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  value = tr_json_load (path, error);
  return value != NULL && tr_record_read (value, path, box_path, record, error);
}
