/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-box.h"

#include "files.h"
#include "tr-auto.h"
#include "tr-error.h"
#include "tr-games.h"
#include "tr-json.h"
#include "tr-rules.h"

#include <string.h>

/* Every test runs on every game. */
static void
for_each_game (void (*test) (const TrRules *rules,
                             TrBox         *box))
{
  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(TrBox) box = tr_box_new_built_in (tr_games_get (i), &error);

      g_assert_no_error (error);
      test (tr_games_get (i), box);
    }
}

/* The box with all its lines as they would be written. */
static char *
box_text (TrBox *box)
{
  return tr_value_to_json (tr_box_get_value (box));
}

/* A game of any number of players out of BOX, which may be wrong. */
static gboolean
make_game (const TrRules  *rules,
           TrBox          *box,
           GError        **error)
{
  TrOptions options = tr_options_standard (rules);
  g_autoptr(TrGame) game = tr_box_make_game (box, rules->max_players, options.values, error);

  return game != NULL;
}

static void
check_built_in (const TrRules *rules,
                TrBox         *box)
{
  TrOptions options = tr_options_standard (rules);
  g_autoptr(GError) error = NULL;

  g_assert_true (tr_box_is_built_in (box));
  g_assert_true (tr_box_get_rules (box) == rules);
  for (unsigned players = rules->min_players; players <= rules->max_players; players++)
    {
      g_autoptr(TrGame) game = tr_box_make_game (box, players, options.values, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (game->players, ==, players);
    }
  g_assert_null (tr_box_make_game (box, rules->max_players + 1u, options.values, &error));
  g_assert_error (error, TR_ERROR, TR_ERROR_CALL);
}

static void
test_built_in (void)
{
  for_each_game (check_built_in);
}

/* A copy of the built-in box in a file is as good. */
static void
check_file (const TrRules *rules,
            TrBox         *box)
{
  g_autofree char *text = box_text (box);
  g_autoptr(GError) error = NULL;
  g_autoptr(TrBox) loaded = tr_box_load (rules, test_write ("box.json", text, -1), &error);

  g_assert_no_error (error);
  g_assert_false (tr_box_is_built_in (loaded));
  g_assert_true (tr_value_equal (tr_box_get_value (loaded), tr_box_get_value (box)));
  g_assert_true (make_game (rules, loaded, &error));
  g_assert_no_error (error);
}

static void
test_file (void)
{
  for_each_game (check_file);
}

static void
check_wrong_game (const TrRules *rules,
                  TrBox         *box)
{
  g_autofree char *text = box_text (box);
  g_autofree char *id = g_strdup_printf ("\"%s\"", rules->id);
  g_autofree char *other = test_replace (text, id, "\"chess\"");
  g_autofree char *number = test_replace (text, id, "7");
  g_autofree char *nameless = test_replace (text, "\"game\"", "\"gamy\"");
  g_autoptr(GError) error = NULL;
  g_autoptr(GError) number_error = NULL;
  g_autoptr(GError) nameless_error = NULL;

  g_assert_null (tr_box_load (rules, test_write ("box.json", other, -1), &error));
  test_assert_says (error, TR_ERROR_CONTENT, "box.json: line 2, game: this is a box of “chess”, not of “");
  g_assert_null (tr_box_load (rules, test_write ("box.json", number, -1), &number_error));
  test_assert_says (number_error, TR_ERROR_CONTENT, "line 2, game: should be a string");
  g_assert_null (tr_box_load (rules, test_write ("box.json", nameless, -1), &nameless_error));
  test_assert_says (nameless_error, TR_ERROR_CONTENT, "the member “game” is missing");
}

static void
test_wrong_game (void)
{
  for_each_game (check_wrong_game);
}

static void
check_truncated (const TrRules *rules,
                 TrBox         *box)
{
  g_autofree char *text = box_text (box);
  gsize length = strlen (text) - 2;     /* without the last bracket */

  for (gsize i = 0; i < length; i += 1 + i % 53)
    {
      g_autoptr(GError) error = NULL;

      g_assert_null (tr_box_load (rules, test_write ("box.json", text, (gssize) i), &error));
      test_assert_says (error, TR_ERROR_SYNTAX, "box.json: ");
    }
}

static void
test_truncated (void)
{
  for_each_game (check_truncated);
}

/* Whatever line is missing: a game, or an error. Those that are JSON and yet wrong name a line. */
static void
check_line_missing (const TrRules *rules,
                    TrBox         *box)
{
  g_autofree char *text = box_text (box);
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  guint n_content_errors = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr(GString) damaged = g_string_new (NULL);
      g_autoptr(TrValue) value = NULL;
      g_autoptr(TrBox) damaged_box = NULL;
      g_autoptr(GError) error = NULL;

      for (guint j = 0; lines[j] != NULL; j++)
        if (j != i)
          g_string_append_printf (damaged, "%s\n", lines[j]);
      value = tr_json_parse ("box.json", damaged->str, damaged->len, &error);
      if (value != NULL)
        damaged_box = tr_box_new (rules, value, "box.json", &error);
      if (damaged_box != NULL)
        make_game (rules, damaged_box, &error);
      if (g_error_matches (error, TR_ERROR, TR_ERROR_CONTENT))
        {
          test_assert_says (error, TR_ERROR_CONTENT, "box.json: line ");
          n_content_errors++;
        }
    }
  g_assert_cmpuint (n_content_errors, >, 0);
}

static void
test_line_missing (void)
{
  for_each_game (check_line_missing);
}

/* Every value in turn is replaced by one of another kind: the rules answer with a game or with the line. */
static void
replace_values (const TrRules *rules,
                TrValue       *root,
                TrValue       *value,
                guint         *n_refused)
{
  static const TrValueType types[] = { TR_VALUE_NULL, TR_VALUE_INTEGER, TR_VALUE_ARRAY };

  for (TrValue *child = value->first; child != NULL; child = child->next)
    replace_values (rules, root, child, n_refused);
  if (value == root)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr(TrBox) box = NULL;
      g_autoptr(GError) error = NULL;
      TrValue kept = *value;

      value->type = types[i];
      value->integer = 250;
      value->n = 0;
      value->first = value->last = NULL;
      box = tr_box_new (rules, root, "f", &error);
      if (box == NULL || !make_game (rules, box, &error))
        {
          test_assert_says (error, TR_ERROR_CONTENT, "f: line ");
          (*n_refused)++;
        }
      *value = kept;
    }
}

static void
check_values_replaced (const TrRules *rules,
                       TrBox         *box)
{
  g_autofree char *text = box_text (box);
  g_autoptr(TrValue) root = tr_json_parse ("f", text, strlen (text), NULL);
  guint n_refused = 0;

  replace_values (rules, root, root, &n_refused);
  g_assert_cmpuint (n_refused, >, 0);
}

static void
test_values_replaced (void)
{
  for_each_game (check_values_replaced);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/box/built-in", test_built_in);
  g_test_add_func ("/box/file", test_file);
  g_test_add_func ("/box/wrong-game", test_wrong_game);
  g_test_add_func ("/box/truncated", test_truncated);
  g_test_add_func ("/box/line-missing", test_line_missing);
  g_test_add_func ("/box/values-replaced", test_values_replaced);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
