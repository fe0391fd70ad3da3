/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-save-private.h"

#include "tr-auto.h"
#include "tr-error.h"

#include <inttypes.h>
#include <string.h>

/* Whatever this program ever wrote can be read for ever. One function for each version makes the next one of it; a file
 * goes through as many as it needs. Each refuses members its version did not have and rewrites those that changed. What is
 * wrong beyond that goes through as it is, and is told by the reader of the present version: lines stay those of the file.
 *
 * A function that stands here is never changed again, and neither are the files of its version in tests/model/saves. */

typedef TrValue *(*Upgrade) (const TrValue *value,
                             TrFault       *fault);

static TrValue *
new_with_format (const TrValue *value,
                 int            format)
{
  TrValue *upgraded = tr_value_new (TR_VALUE_OBJECT, value->line);
  const TrValue *old = tr_value_get (value, "format");
  TrValue *number = tr_value_integer (format);

  g_assert (old != NULL);

  number->line = old->line;
  tr_value_set (upgraded, "format", number);
  return upgraded;
}

/* Version 2 says more of a game: who plays, where the cursor is, how it ended. What version 1 does not say stays unsaid.
 * A box other than the built-in one is now one of two kinds of box. */
static TrValue *
upgrade_1_to_2 (const TrValue *value,
                TrFault       *fault)
{
  static const char *const names[] = {
    "game", "format", "players", "options", "seed", "position", "box", "moves", NULL
  };
  TrValue *upgraded;

  if (!tr_read_only (value, names, fault))
    return NULL;

  upgraded = new_with_format (value, 2);
  for (const TrValue *member = value->first; member != NULL; member = member->next)
    {
      if (strcmp (member->name, "format") == 0)
        continue;
      if (strcmp (member->name, "box") == 0)
        {
          TrValue *box = tr_value_new (TR_VALUE_OBJECT, member->line);

          tr_value_set (box, "included", tr_value_copy (member));
          tr_value_set (upgraded, "box", box);
          continue;
        }
      tr_value_set (upgraded, member->name, tr_value_copy (member));
    }
  return upgraded;
}

static const Upgrade upgrades[] = {
  upgrade_1_to_2,
};

G_STATIC_ASSERT (G_N_ELEMENTS (upgrades) == TR_SAVE_FORMAT - 1);

static void
refuse_newer (const TrValue  *value,
              const TrValue  *format,
              const char     *file,
              GError        **error)
{
  const TrValue *program = tr_value_get (value, "program");

  g_assert (format != NULL);

  if (program != NULL && program->type == TR_VALUE_STRING)
    tr_error_set_value (error, TR_ERROR_CONTENT, file, format,
                        /* Translators: version of the program, version of the format, last version that can be read */
                        _("a newer program (%s) wrote this: its format is %" PRId64 ", and this program reads up to %d"),
                        program->string, format->integer, TR_SAVE_FORMAT);
  else
    tr_error_set_value (error, TR_ERROR_CONTENT, file, format,
                        _("a newer program wrote this: its format is %" PRId64 ", and this program reads up to %d"),
                        format->integer, TR_SAVE_FORMAT);
}

gboolean
tr_save_upgrade (const TrValue  *value,
                 const char     *file,
                 TrValue       **upgraded,
                 GError        **error)
{
  const TrValue *format;
  TrFault fault = { 0 };

  g_return_val_if_fail (value != NULL, FALSE);
  g_return_val_if_fail (file != NULL, FALSE);
  g_return_val_if_fail (upgraded != NULL && *upgraded == NULL, FALSE);

  if (!tr_read_member (value, "format", TR_VALUE_INTEGER, &format, &fault))
    {
      tr_error_set_fault (error, file, &fault);
      return FALSE;
    }
  if (format->integer > TR_SAVE_FORMAT)
    {
      refuse_newer (value, format, file, error);
      return FALSE;
    }
  if (format->integer < 1)
    {
      tr_error_set_value (error, TR_ERROR_CONTENT, file, format, _("there never was a format %" PRId64), format->integer);
      return FALSE;
    }

  for (gint64 version = format->integer; version < TR_SAVE_FORMAT; version++)
    {
      g_autoptr(TrValue) older = g_steal_pointer (upgraded);

      *upgraded = upgrades[version - 1] (older != NULL ? older : value, &fault);
      if (*upgraded == NULL)
        {
          tr_error_set_fault (error, file, &fault);
          return FALSE;
        }
    }
  return TRUE;
}
