/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rule-table.h"

#include "game-files.h"
#include "tr-games.h"
#include "tr-json.h"
#include "words.h"

/* Reads all tables, and collects which rules they are there for. */

static void G_GNUC_PRINTF (4, 5)
add_problem (RuleTable     *table,
             const char    *path,
             const TrValue *value,
             const char    *format,
             ...)
{
  g_autofree char *what = NULL;
  va_list args;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  g_ptr_array_add (table->problems, g_strdup_printf ("%s:%d: %s", game_files_short (path),
                                                     value != NULL ? value->line : 0, what));
}

static bool
id_is_known (const char *id)
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    for (unsigned j = 1; j < tr_games_get (i)->n_rule_ids; j++)
      if (g_str_equal (tr_games_get (i)->rule_ids[j], id))
        return true;
  return false;
}

const char *
rule_string (const TrValue *value,
             unsigned       index)
{
  if (value != NULL && value->type == TR_VALUE_ARRAY)
    value = tr_value_at (value, index);
  else if (index > 0)
    value = NULL;
  return value != NULL && value->type == TR_VALUE_STRING ? value->string : NULL;
}

const char *
rule_first_id (const TrValue *row)
{
  return rule_string (tr_value_get (row, "rule"), 0);
}

static void
collect_ids (RuleTable     *table,
             const char    *path,
             const TrValue *ids,
             GHashTable    *into)
{
  const char *id;

  for (unsigned i = 0; (id = rule_string (ids, i)) != NULL; i++)
    {
      if (!id_is_known (id))
        add_problem (table, path, ids, "no rule is called “%s”", id);
      g_hash_table_add (into, g_strdup (id));
    }
}

static void
load_row (RuleTable     *table,
          const char    *path,
          const char    *game,
          const TrValue *row)
{
  const TrValue *name = tr_value_get (row, "name");
  const TrValue *steps = tr_value_get (row, "steps");
  Rule *rule;

  if (rule_first_id (row) == NULL || rule_string (name, 0) == NULL || name->type != TR_VALUE_STRING)
    {
      add_problem (table, path, row, "a row needs a rule and a name");
      return;
    }
  if (steps == NULL || steps->type != TR_VALUE_ARRAY || steps->n == 0)
    {
      add_problem (table, path, row, "a row needs a list of steps");
      return;
    }

  collect_ids (table, path, tr_value_get (row, "rule"), table->named);
  for (const TrValue *step = steps->first; step != NULL; step = step->next)
    if (tr_value_get (step, "refuse") != NULL || tr_value_get (step, "why") != NULL)
      collect_ids (table, path, tr_value_get (step, "rule"), table->answered);

  rule = g_new (Rule, 1);
  *rule = (Rule) { .path = path, .game = game, .row = row, .name = name->string };
  g_ptr_array_add (table->rows, rule);
}

static void
load_file (RuleTable  *table,
           const char *path)
{
  static const char *const names[] = { "game", "tests", NULL };
  g_autoptr (GError) error = NULL;
  TrValue *file = tr_json_load (path, &error);
  const TrValue *game, *tests;
  TrFault fault = { 0 };

  if (file == NULL)
    {
      add_problem (table, path, NULL, "%s", error->message);
      return;
    }
  g_ptr_array_add (table->files, file);
  if (!tr_read_only (file, names, &fault)
      || !tr_read_member (file, "game", TR_VALUE_STRING, &game, &fault)
      || !tr_read_member (file, "tests", TR_VALUE_ARRAY, &tests, &fault))
    {
      g_autofree char *words = words_fault (&fault);

      add_problem (table, path, file, "%s", words);
      return;
    }
  if (tr_games_find (game->string) == NULL)
    add_problem (table, path, game, "no game is called “%s”", game->string);
  for (const TrValue *row = tests->first; row != NULL; row = row->next)
    load_row (table, path, game->string, row);
}

/* A line for each rule that is tested in C: its id, and the path of the test. */
static void
load_list (RuleTable  *table,
           const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    {
      add_problem (table, path, NULL, "cannot be read");
      return;
    }
  lines = g_strsplit (text, "\n", -1);
  for (unsigned i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", 2);

      if (lines[i][0] == '\0' || lines[i][0] == '#')
        continue;
      if (!id_is_known (words[0]))
        add_problem (table, path, NULL, "line %u: no rule is called “%s”", i + 1, words[0]);
      if (words[1] == NULL || words[1][0] != '/')
        add_problem (table, path, NULL, "line %u: the path of the test is missing", i + 1);
      else
        g_hash_table_add (table->named, g_strdup (words[0]));
    }
}

RuleTable *
rule_table_load (void)
{
  RuleTable *table = g_new0 (RuleTable, 1);
  g_autoptr (GPtrArray) lists = game_files_find ("rules-in-c.txt");

  table->files = g_ptr_array_new_with_free_func ((GDestroyNotify) tr_value_free);
  table->paths = game_files_find ("rules/*.json");
  table->rows = g_ptr_array_new_with_free_func (g_free);
  table->problems = g_ptr_array_new_with_free_func (g_free);
  table->named = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  table->answered = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (unsigned i = 0; i < table->paths->len; i++)
    load_file (table, g_ptr_array_index (table->paths, i));
  for (unsigned i = 0; i < lists->len; i++)
    load_list (table, g_ptr_array_index (lists, i));
  return table;
}

void
rule_table_free (RuleTable *table)
{
  g_ptr_array_unref (table->files);
  g_ptr_array_unref (table->paths);
  g_ptr_array_unref (table->rows);
  g_ptr_array_unref (table->problems);
  g_hash_table_unref (table->named);
  g_hash_table_unref (table->answered);
  g_free (table);
}
