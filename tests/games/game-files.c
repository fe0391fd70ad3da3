/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "game-files.h"

#include "tr-box.h"
#include "tr-error.h"
#include "tr-rules.h"

#include <stdlib.h>

/* Another place can be given to try out files that are not here yet. */
static const char *
root (void)
{
  const char *given = g_getenv ("TR_TEST_GAMES_DIR");

  return given != NULL ? given : TR_TEST_GAMES_DIR;
}

static int
compare_names (const void *a,
               const void *b)
{
  const char *const *first = a;
  const char *const *second = b;

  return strcmp (*first, *second);
}

static GPtrArray *
sorted_names (const char *directory)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

GPtrArray *
game_files_find (const char *name)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) folders = sorted_names (root ());
  g_autofree char *inner = g_path_get_dirname (name);
  g_autofree char *pattern = g_path_get_basename (name);

  for (unsigned i = 0; i < folders->len; i++)
    {
      g_autofree char *directory = g_build_filename (root (), g_ptr_array_index (folders, i),
                                                     g_str_equal (inner, ".") ? NULL : inner, NULL);
      g_autoptr (GPtrArray) names = sorted_names (directory);

      for (unsigned j = 0; j < names->len; j++)
        if (g_pattern_match_simple (pattern, g_ptr_array_index (names, j)))
          g_ptr_array_add (paths, g_build_filename (directory, g_ptr_array_index (names, j), NULL));
    }
  return paths;
}

const char *
game_files_short (const char *path)
{
  return g_str_has_prefix (path, root ()) ? path + strlen (root ()) + 1 : path;
}

TrGame *
game_files_make (const TrValue  *object,
                 const char     *id,
                 const char     *path,
                 GError        **error)
{
  const TrValue *given = tr_value_get (object, "options");
  const TrValue *players = NULL;
  const TrRules *rules = tr_rules_find (id, error);
  g_autoptr (TrBox) box = NULL;
  TrOptions options;
  TrFault fault = { 0 };

  if (rules == NULL)
    return NULL;
  if (!tr_read_member (object, "players", TR_VALUE_INTEGER, &players, &fault))
    {
      tr_error_set_fault (error, path, &fault);
      return NULL;
    }
  options = tr_options_standard (rules);
  if (!tr_rules_check_players (rules, players->integer, error)
      || (given != NULL && !tr_options_read (&options, rules, given, path, error)))
    return NULL;
  box = tr_box_new_built_in (rules, error);
  return box != NULL ? tr_box_make_game (box, (unsigned) players->integer, options.values, error) : NULL;
}

char *
game_files_to_line (const TrValue *value)
{
  char *json = tr_value_to_json (value);
  GString *line = g_string_new (NULL);

  for (const char *c = json; *c != '\0'; c++)
    {
      char last = line->len > 0 ? line->str[line->len - 1] : '[';

      if (strchr ("]}", *c) != NULL && last == ' ')
        line->str[line->len - 1] = *c;
      else if (!g_ascii_isspace (*c))
        g_string_append_c (line, *c);
      else if (strchr (" [{", last) == NULL)
        g_string_append_c (line, ' ');
    }
  free (json);
  return g_strchomp (g_string_free (line, FALSE));
}
