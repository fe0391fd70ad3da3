/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-box.h"

#include "tr-auto.h"
#include "tr-data.h"
#include "tr-error.h"
#include "tr-json.h"
#include "tr-rules.h"

#include <gio/gio.h>
#include <string.h>

#define BOXES_PATH TR_DATA_PATH "games/"

struct TrBox
{
  const TrRules *rules;
  TrValue       *value;
  char          *file;
  gboolean       built_in;
  gsize          has_digest;    /* of g_once_init_enter() */
  guint64        digest;
};

/* Takes VALUE. */
static TrBox *
take_value (const TrRules  *rules,
            TrValue        *value,
            const char     *file,
            gboolean        built_in,
            GError        **error)
{
  g_autoptr(TrValue) taken = value;
  const TrValue *id;
  TrFault fault = { 0 };
  TrBox *box;

  g_assert (rules != NULL);
  g_assert (file != NULL);

  if (taken == NULL)
    return NULL;
  if (!tr_read_member (taken, "game", TR_VALUE_STRING, &id, &fault))
    {
      tr_error_set_fault (error, file, &fault);
      return NULL;
    }
  if (strcmp (id->string, rules->id) != 0)
    {
      tr_error_set_value (error, TR_ERROR_CONTENT, file, id, _("this is a box of “%s”, not of “%s”"),
                          id->string, rules->id);
      return NULL;
    }

  box = g_atomic_rc_box_new0 (TrBox);
  box->rules = rules;
  box->value = g_steal_pointer (&taken);
  box->file = g_strdup (file);
  box->built_in = built_in;
  return box;
}

TrBox *
tr_box_new_built_in (const TrRules  *rules,
                     GError        **error)
{
  g_autofree char *path = NULL;
  g_autofree char *file = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) missing = NULL;

  g_return_val_if_fail (rules != NULL, NULL);

  tr_data_register ();
  file = g_strconcat (rules->id, ".json", NULL);
  path = g_strconcat (BOXES_PATH, file, NULL);
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &missing);
  if (bytes == NULL)
    {
      tr_error_set_place (error, TR_ERROR_FILE, file, 0, NULL, missing->message);
      return NULL;
    }
  return take_value (rules, tr_json_parse (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error),
                     file, TRUE, error);
}

TrBox *
tr_box_load (const TrRules  *rules,
             const char     *path,
             GError        **error)
{
  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (path != NULL, NULL);

  return take_value (rules, tr_json_load (path, error), path, FALSE, error);
}

TrBox *
tr_box_new (const TrRules  *rules,
            const TrValue  *value,
            const char     *file,
            GError        **error)
{
  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (value != NULL, NULL);
  g_return_val_if_fail (file != NULL, NULL);

  return take_value (rules, tr_value_copy (value), file, FALSE, error);
}

TrBox *
tr_box_ref (TrBox *box)
{
  g_return_val_if_fail (box != NULL, NULL);

  return g_atomic_rc_box_acquire (box);
}

static void
box_clear (gpointer data)
{
  TrBox *box = data;

  tr_value_free (box->value);
  g_free (box->file);
}

void
tr_box_unref (TrBox *box)
{
  g_return_if_fail (box != NULL);

  g_atomic_rc_box_release_full (box, box_clear);
}

const TrRules *
tr_box_get_rules (const TrBox *box)
{
  g_return_val_if_fail (box != NULL, NULL);

  return box->rules;
}

const TrValue *
tr_box_get_value (const TrBox *box)
{
  g_return_val_if_fail (box != NULL, NULL);

  return box->value;
}

gboolean
tr_box_is_built_in (const TrBox *box)
{
  g_return_val_if_fail (box != NULL, FALSE);

  return box->built_in;
}

/* Worked out when it is asked for: most boxes are never asked. */
guint64
tr_box_get_digest (TrBox *box)
{
  g_return_val_if_fail (box != NULL, 0);

  if (g_once_init_enter (&box->has_digest))
    {
      box->digest = tr_value_digest (box->value);
      g_once_init_leave (&box->has_digest, 1);
    }
  return box->digest;
}

TrGame *
tr_box_make_game (const TrBox    *box,
                  unsigned        players,
                  const int16_t  *options,
                  GError        **error)
{
  TrFault fault = { 0 };
  TrGame *game;

  g_return_val_if_fail (box != NULL, NULL);
  g_return_val_if_fail (options != NULL, NULL);

  if (!tr_rules_check_players (box->rules, players, error))
    return NULL;
  game = tr_game_new (box->rules, box->value, players, options, &fault);
  if (game == NULL)
    tr_error_set_fault (error, box->file, &fault);
  return game;
}
