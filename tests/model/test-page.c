/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-reference.h"

#include "files.h"
#include "folders.h"
#include "tr-auto.h"
#include "tr-error.h"
#include "tr-games.h"
#include "tr-json.h"
#include "tr-page-private.h"

#include <glib/gstdio.h>
#include <string.h>

/* How pages are read, on pages and a box of our own. */

#define HEADER "page: one\ntitle: One\ngroup: First\n"
#define BOX \
  "{\"game\": \"assyria-2e\", \"cost\": 3, \"costs\": [7, 6, 5], \"deep\": {\"name\": \"ship\"}, \"none\": null," \
  " \"list\": [{\"id\": \"a\", \"n\": 1}, {\"id\": \"b\", \"n\": 2}], \"pairs\": [[1, 2], [3, 4]], \"empty\": []}"

static char *
folder_path (const char *folder)
{
  g_autofree char *name = g_build_filename ("pages", folder, NULL);

  return test_path (name);
}

static TrReference *
load (const char         *folder,
      const char *const  *languages,
      GError            **error)
{
  static const char *const english[] = { "C", NULL };
  g_autoptr(TrValue) value = tr_json_parse ("box", BOX, strlen (BOX), NULL);
  g_autoptr(TrBox) box = tr_box_new (tr_games_find ("assyria-2e"), value, "box", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (folder_path (folder));

  g_assert_nonnull (box);
  return tr_reference_load (box, file, languages != NULL ? languages : english, error);
}

/* A folder with one file. */
static void
write_page (const char *folder,
            const char *file,
            const char *text)
{
  g_autofree char *name = g_build_filename ("pages", folder, file, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder_path (folder), 0700), ==, 0);
  test_write (name, text, -1);
}

static TrReference *
load_text (const char *folder,
           const char *text)
{
  g_autoptr(GError) error = NULL;
  TrReference *reference;

  write_page (folder, "a.page", text);
  reference = load (folder, NULL, &error);
  g_assert_no_error (error);
  return reference;
}

static void
assert_block (TrPage      *page,
              guint        index,
              TrBlockKind  kind,
              const char  *text)
{
  const TrBlock *block = tr_page_get_block (page, index);
  g_autofree char *told = tr_block_dup_text (block);

  g_assert_cmpint (block->kind, ==, kind);
  g_assert_cmpstr (told, ==, text);
}

static void
test_blocks (void)
{
  g_autoptr(TrReference) reference =
    load_text ("blocks", "# a remark\n\n" HEADER "find: uno\nsee: two.b\n\nA paragraph\n  of two lines.\n\nAnother.\n"
               "## Heading {one.a one.b}\n- item\n  goes on\n+ step\n+ step\n\n> so\n! not\n~ ours\n? new\n"
               "## Next\n+ step\n\npage: two\ntitle: Two\ngroup: First\n\n## Part {two.b}\nText.\n");
  TrPage *page = tr_reference_find (reference, "one", NULL);
  guint block;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (reference)), ==, 2);
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (reference)) == TR_TYPE_PAGE);
  g_assert_cmpstr (tr_page_get_title (page), ==, "One");
  g_assert_cmpstr (tr_page_get_group (page), ==, "First");
  g_assert_cmpstr (tr_page_get_find_words (page), ==, "uno");
  g_assert_cmpstr (tr_page_get_see_also (page)[0], ==, "two.b");
  g_assert_true (tr_page_has_ruling (page));
  g_assert_true (tr_page_has_reconstructed (page));
  assert_block (page, 0, TR_BLOCK_PARAGRAPH, "A paragraph of two lines.");
  assert_block (page, 1, TR_BLOCK_PARAGRAPH, "Another.");
  assert_block (page, 2, TR_BLOCK_SECTION, "Heading");
  assert_block (page, 3, TR_BLOCK_ITEM, "item goes on");
  assert_block (page, 4, TR_BLOCK_STEP, "step");
  g_assert_cmpuint (tr_page_get_block (page, 5)->number, ==, 2);
  assert_block (page, 6, TR_BLOCK_EXAMPLE, "so");
  assert_block (page, 7, TR_BLOCK_MISTAKE, "not");
  assert_block (page, 8, TR_BLOCK_RULING, "ours");
  assert_block (page, 9, TR_BLOCK_RECONSTRUCTED, "new");
  g_assert_cmpuint (tr_page_get_block (page, 11)->number, ==, 1);
  g_assert_cmpuint (tr_page_get_n_blocks (page), ==, 12);

  g_assert_true (tr_reference_find (reference, "one.b", &block) == page);
  g_assert_cmpuint (block, ==, 2);
  page = tr_reference_find (reference, "two", &block);
  g_assert_cmpuint (block, ==, 0);
  g_assert_false (tr_page_has_ruling (page));
  g_assert_null (tr_reference_find (reference, "three", &block));
}

static void
test_spans (void)
{
  g_autoptr(TrReference) reference =
    load_text ("spans", HEADER "\nA *strong\nword*, {{cost}} and [[one.a]], [[one|here]].\n\n"
               "## A {{cost}} part {one.a}\nb\n");
  TrPage *page = tr_reference_find (reference, "one", NULL);
  const TrBlock *block = tr_page_get_block (page, 0);

  assert_block (page, 0, TR_BLOCK_PARAGRAPH, "A strong word, 3 and A 3 part, here.");
  g_assert_cmpuint (block->n_spans, ==, 9);
  g_assert_cmpint (block->spans[1].kind, ==, TR_SPAN_STRONG);
  g_assert_cmpint (block->spans[3].kind, ==, TR_SPAN_FIGURE);
  g_assert_cmpint (block->spans[5].kind, ==, TR_SPAN_LINK);
  g_assert_cmpstr (block->spans[5].target, ==, "one.a");
  g_assert_cmpint (block->spans[5].line, ==, 6);
  g_assert_cmpstr (block->spans[7].text, ==, "here");
}

static void
test_figures (void)
{
  g_autoptr(TrReference) reference =
    load_text ("figures", HEADER "\n{{costs}}; {{costs[0]}}; {{costs[-1]}}; {{deep.name}}; {{list[id=b].n}}; {{list[*].n}}; "
               "{{#list}}; {{#deep}}; {{pairs[1]}}; {{pairs[1][0]}}\n");

  assert_block (tr_reference_find (reference, "one", NULL), 0, TR_BLOCK_PARAGRAPH,
                "7, 6, 5; 7; 5; ship; 2; 1, 2; 2; 1; 3, 4; 3");
}

static void
test_faults (void)
{
  static const struct { const char *text; const char *says; } faults[] = {
    { "", "a.page: there is no page" },
    { "\xff", "a.page: this is not UTF-8 text" },
    { "# remark\nText\n", "line 2: a file of pages begins with" },
    { "page: a b\n", "line 1: this is no id" },
    { "page:\n", "line 1: this is no id" },
    { "page: one\ntitle: One\n\nText\n", "line 1: the page “one” has no title or no group" },
    { "page: one\ntitle:\n", "line 2: “title” is empty" },
    { HEADER "title: Two\n", "line 4: “title” is empty, or is there twice" },
    { HEADER "colour: red\n", "line 4: a header has no “colour”" },
    { HEADER "Text\n", "line 4: a header is lines of" },
    { HEADER, "line 1: the page “one” is empty" },
    { HEADER "\nText *strong\n", "line 5: “*” without “*”" },
    { HEADER "\nText\n[[one\n", "line 6: “[[” without “]]”" },
    { HEADER "\nText\n\nmore\nof {{cost\n", "line 8: “{{” without “}}”" },
    { HEADER "\n[[|x]]\n", "line 5: a link leads nowhere" },
    { HEADER "\n[[one|]]\n", "line 5: a link leads nowhere or has no text" },
    { HEADER "\na\n[[two]]\n", "line 6: a link leads to nothing: “two”" },
    { HEADER "see: one two\n\na\n", "line 4: a link leads to nothing: “two”" },
    { HEADER "\n## A {b\n", "line 5: the ids of a heading" },
    { HEADER "\n## A {}\n", "line 5: the ids of a heading" },
    { HEADER "\n## A {b} c\n", "line 5: the ids of a heading" },
    { HEADER "\n## {b}\na\n", "line 5: there is a mark without a text" },
    { HEADER "\n-\n", "line 5: there is a mark without a text" },
    { HEADER "\n## A {one}\na\n", "line 5: the id “one” is there already" },
    { HEADER "\na\n\n" HEADER "\na\n", "line 7: the id “one” is there already" },
    { HEADER "\n{{}}\n", "line 5: the box has no figure “”" },
    { HEADER "\n{{price}}\n", "line 5: the box has no figure “price”" },
    { HEADER "\n{{costs[3]}}\n", "line 5: the box has no figure" },
    { HEADER "\n{{costs[-4]}}\n", "line 5: the box has no figure" },
    { HEADER "\n{{costs[x]}}\n", "line 5: the box has no figure" },
    { HEADER "\n{{costs[1}}\n", "line 5: the box has no figure" },
    { HEADER "\n{{cost[*]}}\n", "line 5: the box has no figure" },
    { HEADER "\n{{cost.name}}\n", "line 5: the box has no figure" },
    { HEADER "\n{{list[id=c].n}}\n", "line 5: the box has no figure" },
    { HEADER "\n{{none}}\n", "line 5: the box has no figure" },
    { HEADER "\n{{empty}}\n", "line 5: the box has no figure" },
    { HEADER "\n{{deep}}\n", "line 5: the box has no figure" },
    { HEADER "\n{{#cost}}\n", "line 5: the box has no figure" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr(GError) error = NULL;

      write_page ("faults", "a.page", faults[i].text);
      if (load ("faults", NULL, &error) != NULL)
        g_error ("nothing wrong is found in: %s", faults[i].text);
      test_assert_says (error, TR_ERROR_CONTENT, faults[i].says);
    }
}

/* A game without pages has none, and files that are no pages are not read. */
static void
test_none (void)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(TrReference) reference = load ("missing", NULL, &error);
  g_autoptr(TrReference) other = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (reference)), ==, 0);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (reference), 0));

  write_page ("others", "notes.txt", "not a page");
  other = load ("others", NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (other)), ==, 0);
}

/* A cut or changed text is a fault or pages, never a crash. */
static void
test_hostile (void)
{
  static const char text[] = HEADER "see: one\n\n*a* [[one|b]] {{list[id=b].n}}\n\n## C {d e}\n- f\n+ g\n~ h\n";
  static const char bytes[] = "*[]{}|:#\n \xff";
  g_autoptr(TrValue) box = tr_json_parse ("box", BOX, strlen (BOX), NULL);

  for (gsize at = 0; at < strlen (text); at++)
    for (gsize i = 0; i < sizeof bytes; i++)
      {
        g_autofree char *changed = g_strdup (text);
        g_autoptr(GPtrArray) pages = g_ptr_array_new_with_free_func (g_object_unref);
        g_autoptr(GError) error = NULL;

        /* The last one cuts. */
        changed[at] = bytes[i];
        if (!tr_page_parse ("a.page", changed, strlen (changed), box, pages, &error))
          g_assert_error (error, TR_ERROR, TR_ERROR_CONTENT);
        else
          g_assert_cmpuint (pages->len, >, 0);
      }
}

/* ── Translations ── */

static void
test_translation (void)
{
  static const char *const german[] = { "de_DE.UTF-8", "de_DE", "de", "C", NULL };
  static const char *const french[] = { "fr", "C", NULL };
  static const char *const english[] = { "en_GB", "de", NULL };
  g_autoptr(GError) error = NULL;
  g_autoptr(TrReference) reference = NULL;
  g_autoptr(TrReference) other = NULL;
  g_autoptr(TrReference) own = NULL;
  g_autoptr(TrPage) first = NULL;
  TrPage *page;

  write_page ("words", "a.page", HEADER "\n[[two]]\n\npage: two\ntitle: Two\ngroup: First\n\n[[one]]\n");
  write_page ("words/de", "a.page", "page: one\ntitle: Eins\ngroup: Zuerst\n\n[[two]], {{cost}}\n");
  reference = load ("words", german, &error);
  g_assert_no_error (error);

  first = g_list_model_get_item (G_LIST_MODEL (reference), 0);
  g_assert_cmpstr (tr_page_get_title (first), ==, "Eins");
  g_assert_cmpstr (tr_page_get_group (first), ==, "Zuerst");
  assert_block (first, 0, TR_BLOCK_PARAGRAPH, "Two, 3");
  /* Not translated yet: in English, but in its group, and with links that say where they lead. */
  page = tr_reference_find (reference, "two", NULL);
  g_assert_cmpstr (tr_page_get_title (page), ==, "Two");
  g_assert_cmpstr (tr_page_get_group (page), ==, "Zuerst");
  assert_block (page, 0, TR_BLOCK_PARAGRAPH, "Eins");

  other = load ("words", french, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (tr_page_get_title (tr_reference_find (other, "one", NULL)), ==, "One");
  own = load ("words", english, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (tr_page_get_title (tr_reference_find (own, "one", NULL)), ==, "One");

  write_page ("words/de", "b.page", "page: three\ntitle: Drei\ngroup: Zuerst\n\nx\n");
  g_assert_null (load ("words", german, &error));
  test_assert_says (error, TR_ERROR_CONTENT, "de/b.page: line 1: there is no page “three” to be translated");
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  test_files_init ();
  g_assert_cmpint (g_mkdir (test_path ("pages"), 0700), ==, 0);
  g_test_add_func ("/page/blocks", test_blocks);
  g_test_add_func ("/page/spans", test_spans);
  g_test_add_func ("/page/figures", test_figures);
  g_test_add_func ("/page/faults", test_faults);
  g_test_add_func ("/page/none", test_none);
  g_test_add_func ("/page/hostile", test_hostile);
  g_test_add_func ("/page/translation", test_translation);
  status = g_test_run ();
  test_folder_remove (test_path ("pages"));
  test_files_clear ();
  return status;
}
