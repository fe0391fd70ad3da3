/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-rules.h"

#include "tr-error.h"
#include "tr-games.h"
#include "tr-words.h"

#include <inttypes.h>
#include <string.h>

const TrRules *
tr_rules_find (const char  *id,
               GError     **error)
{
  g_autoptr(GString) known = NULL;
  const TrRules *rules;

  g_return_val_if_fail (id != NULL, NULL);

  rules = tr_games_find (id);
  if (rules != NULL)
    return rules;

  known = g_string_new (NULL);
  for (unsigned i = 0; i < tr_games_count (); i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", tr_games_get (i)->id);
  g_set_error (error, TR_ERROR, TR_ERROR_CALL, _("there is no game “%s”; there are: %s"), id, known->str);
  return NULL;
}

unsigned
tr_rules_usual_players (const TrRules *rules)
{
  g_return_val_if_fail (rules != NULL, 0);

  return CLAMP (2u, rules->min_players, rules->max_players);
}

gboolean
tr_rules_check_players (const TrRules  *rules,
                        gint64          players,
                        GError        **error)
{
  g_return_val_if_fail (rules != NULL, FALSE);

  if (players >= rules->min_players && players <= rules->max_players)
    return TRUE;
  g_set_error (error, TR_ERROR, TR_ERROR_CALL, _("%s is for %u to %u players, not for %" PRId64),
               tr_translate (rules->title), rules->min_players, rules->max_players, players);
  return FALSE;
}

guint64
tr_rules_random_seed (void)
{
  return g_random_int () % 1000000000;
}

/* ── Options ── */

/* "level (1 to 4), wells (0 to 1)" */
static char *
known_options (const TrRules *rules)
{
  GString *known = g_string_new (NULL);

  g_assert (rules != NULL);

  for (unsigned i = 0; i < rules->n_options; i++)
    {
      const TrOption *option = &rules->options[i];

      if (i > 0)
        g_string_append (known, ", ");
      /* Translators: an option and its range, in a list */
      g_string_append_printf (known, _("%s (%d to %d)"), option->name, option->min, option->max);
    }
  return g_string_free (known, FALSE);
}

static char *
no_such_option (const TrRules *rules,
                const char    *name)
{
  g_autofree char *known = known_options (rules);

  g_assert (name != NULL);

  if (rules->n_options == 0)
    return g_strdup_printf (_("there is no option “%s”; this game has none"), name);
  return g_strdup_printf (_("there is no option “%s”; there are: %s"), name, known);
}

static const TrOption *
find_option (const TrRules *rules,
             const char    *name)
{
  g_assert (rules->n_options <= TR_OPTIONS_MAX);

  for (unsigned i = 0; i < rules->n_options; i++)
    if (strcmp (rules->options[i].name, name) == 0)
      return &rules->options[i];
  return NULL;
}

TrOptions
tr_options_standard (const TrRules *rules)
{
  TrOptions options = { { 0 } };

  g_return_val_if_fail (rules != NULL, options);

  for (unsigned i = 0; i < rules->n_options; i++)
    options.values[i] = rules->options[i].standard;
  return options;
}

gboolean
tr_options_set (TrOptions      *options,
                const TrRules  *rules,
                const char     *assignment,
                GError        **error)
{
  g_autofree char *name = NULL;
  const TrOption *option;
  const char *equals;
  gint64 number;

  g_return_val_if_fail (options != NULL, FALSE);
  g_return_val_if_fail (rules != NULL, FALSE);
  g_return_val_if_fail (assignment != NULL, FALSE);

  equals = strchr (assignment, '=');
  name = equals != NULL ? g_strndup (assignment, (gsize) (equals - assignment)) : g_strdup (assignment);
  option = find_option (rules, name);
  if (option == NULL)
    {
      g_autofree char *sentence = no_such_option (rules, name);

      g_set_error_literal (error, TR_ERROR, TR_ERROR_CALL, sentence);
      return FALSE;
    }
  if (equals == NULL || !g_ascii_string_to_signed (equals + 1, 10, option->min, option->max, &number, NULL))
    {
      g_set_error (error, TR_ERROR, TR_ERROR_CALL, _("the option “%s” is a number from %d to %d, written %s=%d"),
                   name, option->min, option->max, name, option->standard);
      return FALSE;
    }
  options->values[option - rules->options] = (int16_t) number;
  return TRUE;
}

gboolean
tr_options_read (TrOptions      *options,
                 const TrRules  *rules,
                 const TrValue  *object,
                 const char     *file,
                 GError        **error)
{
  TrFault fault = { 0 };

  g_return_val_if_fail (options != NULL, FALSE);
  g_return_val_if_fail (rules != NULL, FALSE);
  g_return_val_if_fail (object != NULL, FALSE);
  g_return_val_if_fail (file != NULL, FALSE);

  if (!tr_read_type (object, TR_VALUE_OBJECT, &fault))
    {
      tr_error_set_fault (error, file, &fault);
      return FALSE;
    }

  for (const TrValue *member = object->first; member != NULL; member = member->next)
    {
      const TrOption *option = find_option (rules, member->name);
      int64_t number;

      if (option == NULL)
        {
          g_autofree char *sentence = no_such_option (rules, member->name);

          tr_error_set_value (error, TR_ERROR_CONTENT, file, member, "%s", sentence);
          return FALSE;
        }
      if (!tr_read_number (member, option->min, option->max, &number, &fault))
        {
          tr_error_set_fault (error, file, &fault);
          return FALSE;
        }
      options->values[option - rules->options] = (int16_t) number;
    }
  return TRUE;
}

TrValue *
tr_options_write (const TrRules *rules,
                  const int16_t *values)
{
  TrValue *object;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (values != NULL, NULL);

  object = tr_value_object ();
  for (unsigned i = 0; i < rules->n_options; i++)
    tr_value_set (object, rules->options[i].name, tr_value_integer (values[i]));
  return object;
}
