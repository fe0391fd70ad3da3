/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-rules.h"

#include "files.h"
#include "tr-auto.h"
#include "tr-error.h"
#include "tr-games.h"
#include "tr-json.h"
#include "tr-words.h"

#include <string.h>

/* Rules with options of their own, of which only the table is looked at. */
static const TrOption options[] = {
  { .name = "level", .label = "Level", .min = 1, .max = 4, .standard = 2 },
  { .name = "offset", .label = "Offset", .min = -3, .max = 3, .standard = 0 },
};
static const TrRules rules = {
  .id = "test", .title = "Test", .min_players = 1, .max_players = 4, .options = options, .n_options = 2,
};
static const TrRules plain = {
  .id = "plain", .title = "Plain", .min_players = 3, .max_players = 4,
};

static void
test_rules_find (void)
{
  g_autoptr(GError) error = NULL;

  for (unsigned i = 0; i < tr_games_count (); i++)
    g_assert_true (tr_rules_find (tr_games_get (i)->id, NULL) == tr_games_get (i));
  g_assert_null (tr_rules_find ("chess", &error));
  test_assert_says (error, TR_ERROR_CALL, "there is no game “chess”; there are: ");
  test_assert_says (error, TR_ERROR_CALL, tr_games_get (0)->id);
}

static void
test_rules_players (void)
{
  g_autoptr(GError) few = NULL;
  g_autoptr(GError) many = NULL;

  g_assert_cmpuint (tr_rules_usual_players (&rules), ==, 2);
  g_assert_cmpuint (tr_rules_usual_players (&plain), ==, 3);
  for (int players = 1; players <= 4; players++)
    g_assert_true (tr_rules_check_players (&rules, players, NULL));
  g_assert_false (tr_rules_check_players (&rules, 0, &few));
  test_assert_says (few, TR_ERROR_CALL, "Test is for 1 to 4 players, not for 0");
  g_assert_false (tr_rules_check_players (&rules, 5, &many));
  test_assert_says (many, TR_ERROR_CALL, "not for 5");
}

static void
test_options_set (void)
{
  TrOptions values = tr_options_standard (&rules);
  g_autoptr(GError) error = NULL;

  g_assert_cmpint (values.values[0], ==, 2);
  g_assert_cmpint (values.values[1], ==, 0);
  g_assert_true (tr_options_set (&values, &rules, "level=4", &error));
  g_assert_true (tr_options_set (&values, &rules, "offset=-3", &error));
  g_assert_no_error (error);
  g_assert_cmpint (values.values[0], ==, 4);
  g_assert_cmpint (values.values[1], ==, -3);
}

static void
test_options_set_refused (void)
{
  static const char *const table[][2] = {
    { "levl=1", "there is no option “levl”; there are: level (1 to 4), offset (-3 to 3)" },
    { "=1", "there is no option “”" },
    { "", "there is no option “”" },
    { "level", "the option “level” is a number from 1 to 4, written level=2" },
    { "level=", "from 1 to 4" },
    { "level=0", "from 1 to 4" },
    { "level=5", "from 1 to 4" },
    { "level=2x", "from 1 to 4" },
    { "level=high", "from 1 to 4" },
    { "level=99999999999999999999", "from 1 to 4" },
  };
  TrOptions values = tr_options_standard (&rules);
  TrOptions before = values;
  g_autoptr(GError) none = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_false (tr_options_set (&values, &rules, table[i][0], &error));
      test_assert_says (error, TR_ERROR_CALL, table[i][1]);
      g_assert_cmpmem (&values, sizeof values, &before, sizeof before);
    }
  g_assert_false (tr_options_set (&values, &plain, "level=1", &none));
  test_assert_says (none, TR_ERROR_CALL, "this game has none");
}

static void
test_options_read (void)
{
  static const char *const table[][2] = {
    { "{\"level\":\n 5}", "f: line 2, level: should be from 1 to 4" },
    { "{\"level\": \"1\"}", "f: line 1, level: should be a whole number" },
    { "{\"levl\": 1}", "f: line 1, levl: there is no option “levl”; there are: level (1 to 4)" },
    { "[]", "f: line 1: should be an object" },
  };
  const char *good = "{\"offset\": -1}";
  g_autoptr(TrValue) value = tr_json_parse ("f", good, strlen (good), NULL);
  g_autoptr(TrValue) written = NULL;
  g_autofree char *text = NULL;
  TrOptions values = tr_options_standard (&rules);

  g_assert_true (tr_options_read (&values, &rules, value, "f", NULL));
  written = tr_options_write (&rules, values.values);
  text = tr_value_to_json (written);
  g_assert_nonnull (strstr (text, "\"level\": 2"));
  g_assert_nonnull (strstr (text, "\"offset\": -1"));

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr(TrValue) bad = tr_json_parse ("f", table[i][0], strlen (table[i][0]), NULL);
      g_autoptr(GError) error = NULL;

      g_assert_false (tr_options_read (&values, &rules, bad, "f", &error));
      test_assert_says (error, TR_ERROR_CONTENT, table[i][1]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/find", test_rules_find);
  g_test_add_func ("/rules/players", test_rules_players);
  g_test_add_func ("/rules/options/set", test_options_set);
  g_test_add_func ("/rules/options/set-refused", test_options_set_refused);
  g_test_add_func ("/rules/options/read", test_options_read);
  return g_test_run ();
}
