/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rule-table.h"

#include "game-files.h"
#include "tr-games.h"

#include <locale.h>

/* A test case for every row of every rule table (see rule-table.h), and three that look at the tables as a whole. */

static RuleTable *table;

static void
test_row (gconstpointer data)
{
  rule_run (data);
}

static void
test_files (void)
{
  for (unsigned i = 0; i < table->problems->len; i++)
    g_test_message ("%s", (const char *) g_ptr_array_index (table->problems, i));
  if (table->problems->len > 0)
    g_test_fail_printf ("%u problems; the first: %s", table->problems->len,
                        (const char *) g_ptr_array_index (table->problems, 0));
}

/* Fails when an id of IDS is not in KNOWN. */
static void
assert_all_in (GPtrArray  *ids,
               GHashTable *known,
               const char *problem)
{
  unsigned n_missing = 0;

  for (unsigned i = 0; i < ids->len; i++)
    {
      if (g_hash_table_contains (known, g_ptr_array_index (ids, i)))
        continue;
      g_test_message ("%s: %s", problem, (const char *) g_ptr_array_index (ids, i));
      n_missing++;
    }
  if (n_missing > 0)
    g_test_fail_printf ("%s: %u of %u", problem, n_missing, ids->len);
}

static void
test_every_rule (gconstpointer data)
{
  const TrRules *rules = data;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (unsigned i = 1; i < rules->n_rule_ids; i++)
    g_ptr_array_add (ids, (char *) rules->rule_ids[i]);
  g_assert_cmpuint (ids->len, >, 0);
  assert_all_in (ids, table->named, "rules without a test");
}

static void
test_every_refusal (gconstpointer data)
{
  const TrRules *rules = data;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (unsigned i = 1; i < rules->n_refusal_kinds; i++)
    {
      char *id = (char *) rules->rule_ids[rules->refusal_kinds[i].rule];

      if (!g_ptr_array_find_with_equal_func (ids, id, g_str_equal, NULL))
        g_ptr_array_add (ids, id);
    }
  g_assert_cmpuint (ids->len, >, 0);
  assert_all_in (ids, table->answered, "rules that refuse something and are not tested to");
}

/* "/rules/assyria-2e/a2.build.adjacent/wells-give-none" */
static char *
row_path (const Rule *rule)
{
  g_autofree char *name = g_strdup (rule->name);

  g_strcanon (name, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "._-+", '-');
  return g_strdup_printf ("/rules/%s/%s/%s", rule->game, rule_first_id (rule->row), name);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GHashTable) paths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  int answer;

  setlocale (LC_CTYPE, "");     /* or quotation marks come out as question marks */
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  table = rule_table_load ();
  for (unsigned i = 0; i < table->rows->len; i++)
    {
      const Rule *rule = g_ptr_array_index (table->rows, i);
      char *path = row_path (rule);

      if (g_hash_table_add (paths, path))
        g_test_add_data_func (path, rule, test_row);
      else
        g_ptr_array_add (table->problems, g_strdup_printf ("%s:%d: another row is called “%s”",
                                                           game_files_short (rule->path), rule->row->line, rule->name));
    }
  g_test_add_func ("/rules/files", test_files);
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      const TrRules *rules = tr_games_get (i);
      g_autofree char *every_rule = g_strdup_printf ("/rules/%s/every-rule", rules->id);
      g_autofree char *every_refusal = g_strdup_printf ("/rules/%s/every-refusal", rules->id);

      g_test_add_data_func (every_rule, rules, test_every_rule);
      g_test_add_data_func (every_refusal, rules, test_every_refusal);
    }
  answer = g_test_run ();
  rule_table_free (table);
  return answer;
}
