/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli.h"

#include "files.h"
#include "tr-games.h"

#include <string.h>

/* two-rivers-cli rules */

static void
assert_has_not (const char *text,
                const char *part)
{
  if (strstr (text, part) != NULL)
    g_error ("“%s” is in: %s", part, text);
}

static void
test_contents (void)
{
  g_autofree char *all = cli_ask_out (NULL, "rules", NULL);
  g_autofree char *one = cli_ask_out (NULL, "rules", "assyria-2e", NULL);

  for (unsigned i = 0; i < tr_games_count (); i++)
    assert_has (all, tr_games_get (i)->id);
  assert_has (one, "Assyria, second edition  [assyria-2e]");
  assert_has (one, "Favours\n  favours");
  assert_has (one, "The game in one page");
  assert_has_not (one, "tigris-euphrates");
}

static void
test_page (void)
{
  g_autofree char *page = cli_ask_out (NULL, "rules", "ziggurats", NULL);
  g_autofree char *titled = cli_ask_out (NULL, "rules", "assyria-2e", "THE", "flood", NULL);

  assert_has (page, "Ziggurats  [ziggurats]\n");
  assert_has (page, "What a new one costs  [a2.zig.new-cost]\n7, 6, 5, 4 camels");
  assert_has (page, "Common mistake: ");
  assert_has (page, "Reconstructed: ");
  assert_has (page, "See also:\n  column");
  assert_has (titled, "The flood  [flood]\n");
  for (const char *line = page; line != NULL; line = strchr (line, '\n'))
    {
      g_autofree char *single = NULL;

      line += *line == '\n';
      single = g_strndup (line, strcspn (line, "\n"));
      g_assert_cmpint (g_utf8_strlen (single, -1), <=, 80);
    }
}

/* An id of a rule gives its section and no other. */
static void
test_section (void)
{
  g_autofree char *section = cli_ask_out (NULL, "rules", "a2.zig.third-cost", NULL);
  g_autofree char *other = cli_ask_out (NULL, "rules", "tigris-euphrates", "te.war.priests", NULL);

  assert_has (section, "Ziggurats  [ziggurats]\n");
  assert_has (section, "Always 3 camels.\n");
  assert_has_not (section, "a2.zig.second-cost");
  assert_has_not (section, "a2.zig.column]");
  assert_has (other, "War of priests");
}

static void
test_search (void)
{
  g_autofree char *several = cli_ask_out (NULL, "rules", "assyria-2e", "discount", NULL);
  g_autofree char *typo = cli_ask_out (NULL, "rules", "babilonians", NULL);
  g_auto(Answer) none = cli_ask (NULL, "rules", "zyzzyva", NULL);
  g_auto(Answer) elsewhere = cli_ask (NULL, "rules", "assyria-2e", "te.war.priests", NULL);
  g_auto(Answer) bytes = cli_ask (NULL, "rules", "\xff", NULL);

  assert_has (several, "favour-card.cheap-tribute");
  assert_has (several, "favour-card.cheap-ziggurat");
  assert_has (typo, "civilisation.babylonians");
  g_assert_cmpint (none.status, ==, 1);
  assert_has (none.out, "No page has all of these words: zyzzyva");
  g_assert_cmpint (elsewhere.status, ==, 1);
  g_assert_cmpint (bytes.status, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_test_add_func ("/cli/rules/contents", test_contents);
  g_test_add_func ("/cli/rules/page", test_page);
  g_test_add_func ("/cli/rules/section", test_section);
  g_test_add_func ("/cli/rules/search", test_search);
  status = g_test_run ();
  test_files_clear ();
  return status;
}
