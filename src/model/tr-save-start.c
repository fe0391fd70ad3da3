/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-save-private.h"

#include "tr-auto.h"
#include "tr-error.h"
#include "tr-position.h"
#include "tr-record-private.h"

#include <string.h>

/* Which game it is and how it begins. */

static gboolean
tell (const TrSaveHead  *head,
      const TrFault     *fault,
      GError           **error)
{
  g_assert (head != NULL);

  tr_error_set_fault (error, head->file, fault);
  return FALSE;
}

static gboolean
read_rules (TrSaveHead     *head,
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
read_players_and_options (TrSaveHead     *head,
                          const TrValue  *object,
                          GError        **error)
{
  const TrValue *players = tr_value_get (object, "players");
  const TrValue *options = tr_value_get (object, "options");
  TrFault fault = { 0 };

  g_assert (head != NULL);

  if (players != NULL
      && !tr_read_number (players, head->rules->min_players, head->rules->max_players, &head->players, &fault))
    return tell (head, &fault, error);
  return options == NULL || tr_options_read (&head->options, head->rules, options, head->file, error);
}

static TrRecord *
start_from_position (const TrSaveHead  *head,
                     TrBox             *box,
                     const TrValue     *position,
                     GError           **error)
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
      tell (head, &fault, error);
      return NULL;
    }
  return g_steal_pointer (&record);
}

TrRecord *
tr_save_read_position (TrSaveHead     *head,
                       const TrValue  *position,
                       const char     *box_path,
                       GError        **error)
{
  g_autoptr(TrBox) box = NULL;

  g_return_val_if_fail (head != NULL, NULL);
  g_return_val_if_fail (position != NULL, NULL);

  if (!read_rules (head, tr_value_get (position, "position"), error)
      || !read_players_and_options (head, position, error))
    return NULL;
  box = box_path != NULL ? tr_box_load (head->rules, box_path, error) : tr_box_new_built_in (head->rules, error);
  return box != NULL ? start_from_position (head, box, position, error) : NULL;
}

/* ── The box ── */

gboolean
tr_digest_read (const TrValue *value,
                guint64       *digest,
                TrFault       *fault)
{
  g_return_val_if_fail (value != NULL, FALSE);
  g_return_val_if_fail (digest != NULL, FALSE);

  if (!tr_read_type (value, TR_VALUE_STRING, fault))
    return FALSE;
  if (strlen (value->string) != 16 || strspn (value->string, "0123456789abcdef") != 16)
    return tr_fault_set (fault, value, N_("should be sixteen hexadecimal digits"), NULL, NULL);
  *digest = g_ascii_strtoull (value->string, NULL, 16);
  return TRUE;
}

/* The built-in box has the name of its game. */
static TrBox *
read_built_in_box (TrSaveHead     *head,
                   const TrValue  *value,
                   GError        **error)
{
  static const char *const names[] = { "name", "digest", NULL };
  const TrValue *digest = tr_value_get (value, "digest");
  g_autoptr(TrBox) box = NULL;
  const TrValue *name;
  TrFault fault = { 0 };
  guint64 number;

  g_assert (head != NULL);

  if (!tr_read_only (value, names, &fault)
      || !tr_read_member (value, "name", TR_VALUE_STRING, &name, &fault)
      || (digest != NULL && !tr_digest_read (digest, &number, &fault)))
    {
      tell (head, &fault, error);
      return NULL;
    }
  if (strcmp (name->string, head->rules->id) != 0)
    {
      tr_error_set_value (error, TR_ERROR_CONTENT, head->file, name, _("this program has no box “%s” for this game"),
                          name->string);
      return NULL;
    }

  box = tr_box_new_built_in (head->rules, error);
  if (box != NULL && digest != NULL)
    head->other_box = number != tr_box_get_digest (box);
  return g_steal_pointer (&box);
}

static TrBox *
read_box (TrSaveHead     *head,
          const TrValue  *value,
          GError        **error)
{
  static const char *const names[] = { "included", NULL };
  const TrValue *included;
  TrFault fault = { 0 };

  g_assert (head != NULL);

  if (value == NULL)
    return tr_box_new_built_in (head->rules, error);
  included = tr_value_get (value, "included");
  if (included == NULL)
    return read_built_in_box (head, value, error);
  if (!tr_read_only (value, names, &fault))
    {
      tell (head, &fault, error);
      return NULL;
    }
  return tr_box_new (head->rules, included, head->file, error);
}

/* ── A saved game ── */

/* A position inside a game may repeat what the game says of itself, and no more. */
static gboolean
check_inner_head (const TrSaveHead  *head,
                  const TrValue     *position,
                  GError           **error)
{
  const TrValue *id = tr_value_get (position, "position");
  const TrValue *other = NULL;
  TrSaveHead inner = *head;

  if (!read_players_and_options (&inner, position, error))
    return FALSE;

  if (id != NULL && (id->type != TR_VALUE_STRING || strcmp (id->string, head->rules->id) != 0))
    other = id;
  else if (inner.players != head->players)
    other = tr_value_get (position, "players");
  else if (memcmp (&inner.options, &head->options, sizeof inner.options) != 0)
    other = tr_value_get (position, "options");
  if (other != NULL)
    tr_error_set_value (error, TR_ERROR_CONTENT, head->file, other, _("this is not what the game itself says"));
  return other == NULL;
}

TrRecord *
tr_save_read_start (TrSaveHead     *head,
                    const TrValue  *value,
                    GError        **error)
{
  const TrValue *revision, *seed, *position;
  g_autoptr(TrBox) box = NULL;
  TrFault fault = { 0 };
  int64_t number;

  g_return_val_if_fail (head != NULL, NULL);
  g_return_val_if_fail (value != NULL, NULL);

  if (!read_rules (head, tr_value_get (value, "game"), error) || !read_players_and_options (head, value, error))
    return NULL;
  revision = tr_value_get (value, "revision");
  if (revision != NULL && !tr_read_number (revision, 1, G_MAXUINT16, &head->revision, &fault))
    {
      tell (head, &fault, error);
      return NULL;
    }
  box = read_box (head, tr_value_get (value, "box"), error);
  if (box == NULL)
    return NULL;

  seed = tr_value_get (value, "seed");
  position = tr_value_get (value, "position");
  if ((seed != NULL) == (position != NULL))
    {
      tr_error_set_value (error, TR_ERROR_CONTENT, head->file, value,
                          _("a game begins with a “seed” or with a “position”, and not with both"));
      return NULL;
    }
  if (position != NULL)
    return check_inner_head (head, position, error) ? start_from_position (head, box, position, error) : NULL;
  if (!tr_read_number (seed, 0, TR_RECORD_SEED_MAX, &number, &fault))
    {
      tell (head, &fault, error);
      return NULL;
    }
  return tr_record_new (box, (unsigned) head->players, &head->options, (guint64) number, error);
}
