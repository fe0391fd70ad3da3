/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "cli-common.h"

#include "tr-games.h"
#include "tr-reference.h"
#include "tr-words.h"

#include <stdio.h>
#include <string.h>

#define LINE_WIDTH 80

/* ── A page ── */

/* Words of TEXT, wrapped; FIRST stands before the first line, and its width before the others. */
static void
print_wrapped (const char *first,
               const char *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);
  glong indent = g_utf8_strlen (first, -1);
  glong column = indent;

  g_assert (first != NULL);

  printf ("%s", first);
  for (char **word = words; *word != NULL; word++)
    {
      glong width = g_utf8_strlen (*word, -1);

      if (width == 0)
        continue;
      if (column > indent && column + 1 + width > LINE_WIDTH)
        {
          printf ("\n%*s", (int) indent, "");
          column = indent;
        }
      printf ("%s%s", column > indent ? " " : "", *word);
      column += width + (column > indent);
    }
  printf ("\n");
}

static void
print_heading (const char *title,
               const char *id)
{
  printf ("%s%s%s", cli_style (CLI_BOLD), title, cli_style (CLI_PLAIN));
  if (id != NULL)
    printf ("  %s[%s]%s", cli_style (CLI_DIM), id, cli_style (CLI_PLAIN));
  printf ("\n");
}

/* A title after an id, of which the longest of a list has WIDTH letters. */
static void
print_entry (const char *id,
             const char *title,
             int         width)
{
  printf ("  %-*s  %s\n", width, id, title);
}

static void
print_block (const TrBlock *block)
{
  g_autofree char *text = tr_block_dup_text (block);
  g_autofree char *labelled = NULL;
  g_autofree char *number = NULL;
  const char *label = tr_block_kind_get_label (block->kind);

  switch (block->kind)
    {
    case TR_BLOCK_SECTION:
      printf ("\n");
      print_heading (text, block->ids != NULL ? block->ids[0] : NULL);
      break;
    case TR_BLOCK_ITEM:
      print_wrapped ("  • ", text);
      break;
    case TR_BLOCK_STEP:
      number = g_strdup_printf ("  %u. ", block->number);
      print_wrapped (number, text);
      break;
    case TR_BLOCK_PARAGRAPH:
      print_wrapped ("", text);
      break;
    case TR_BLOCK_EXAMPLE:
    case TR_BLOCK_MISTAKE:
    case TR_BLOCK_RULING:
    case TR_BLOCK_RECONSTRUCTED:
    default:
      /* Translators: "Example", and the example */
      labelled = g_strdup_printf (_("%s: %s"), label, text);
      print_wrapped ("    ", labelled);
    }
}

static void
print_see_also (TrReference *reference,
                TrPage      *page)
{
  const char *const *see = tr_page_get_see_also (page);
  int width = 0;

  if (*see == NULL)
    return;
  for (guint i = 0; see[i] != NULL; i++)
    width = MAX (width, (int) strlen (see[i]));
  printf ("\n%s\n", _("See also:"));
  for (; *see != NULL; see++)
    {
      g_autofree char *title = tr_reference_dup_title (reference, *see);

      print_entry (*see, title, width);
    }
}

/* The section that ID names, or the whole page. */
static void
print_page (TrReference *reference,
            TrPage      *page,
            const char  *id)
{
  guint first = 0;
  guint end = tr_page_get_n_blocks (page);

  print_heading (tr_page_get_title (page), tr_page_get_id (page));
  if (id != NULL && strcmp (id, tr_page_get_id (page)) != 0)
    {
      tr_reference_find (reference, id, &first);
      for (guint i = first + 1; i < end; i++)
        if (tr_page_get_block (page, i)->kind == TR_BLOCK_SECTION)
          end = i;
    }
  for (guint i = first; i < end; i++)
    {
      const TrBlock *block = tr_page_get_block (page, i);

      /* Paragraphs stand apart from each other; a heading and a list say themselves where they begin. */
      if (i > first && block->kind == TR_BLOCK_PARAGRAPH && tr_page_get_block (page, i - 1)->kind != TR_BLOCK_SECTION)
        printf ("\n");
      print_block (block);
    }
  print_see_also (reference, page);
}

/* ── Contents ── */

static void
print_contents (const TrRules *rules,
                GListModel    *pages)
{
  const char *group = NULL;
  int width = 0;

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr(TrPage) page = g_list_model_get_item (pages, i);

      width = MAX (width, (int) strlen (tr_page_get_id (page)));
    }
  print_heading (tr_translate (rules->title), rules->id);
  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr(TrPage) page = g_list_model_get_item (pages, i);

      if (g_strcmp0 (tr_page_get_group (page), group) != 0)
        printf ("%s\n", tr_page_get_group (page));
      group = tr_page_get_group (page);
      print_entry (tr_page_get_id (page), tr_page_get_title (page), width);
    }
}

/* ── What is asked for ── */

typedef enum
{
  NOTHING,
  FOUND,
  WRONG,
} Answer;

/* What RULES know of WORDS, or their contents where there are none. */
static Answer
answer (const TrRules *rules,
        const char    *words)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(TrBox) box = tr_box_new_built_in (rules, &error);
  g_autoptr(TrReference) reference = box != NULL ? tr_reference_new (box, NULL, &error) : NULL;
  g_autoptr(GListModel) pages = NULL;
  g_autoptr(TrPage) best = NULL;
  g_autofree char *best_title = NULL;
  g_autofree char *title = NULL;
  TrPage *page;

  if (reference == NULL)
    {
      cli_fail ("%s", error->message);
      return WRONG;
    }
  page = tr_reference_find (reference, words, NULL);
  if (page != NULL)
    {
      print_page (reference, page, words);
      return FOUND;
    }
  pages = tr_reference_search (reference, words);
  if (g_list_model_get_n_items (pages) == 0)
    return NOTHING;
  best = g_list_model_get_item (pages, 0);
  best_title = g_utf8_casefold (tr_page_get_title (best), -1);
  title = g_utf8_casefold (words, -1);
  if (g_list_model_get_n_items (pages) == 1 || strcmp (best_title, title) == 0)
    print_page (reference, best, NULL);
  else
    print_contents (rules, pages);
  return FOUND;
}

CliStatus
cli_rules (const CliCommand  *command,
           int                argc,
           char             **argv)
{
  g_auto(GStrv) rest = cli_parse (command, NULL, NULL, argc, argv);
  const TrRules *rules;
  g_autofree char *words = NULL;
  gboolean found = FALSE;

  if (rest == NULL)
    return CLI_WRONG;
  rules = rest[0] != NULL ? tr_games_find (rest[0]) : NULL;
  words = g_strjoinv (" ", rest + (rules != NULL));
  if (!g_utf8_validate (words, -1, NULL))
    return cli_fail (_("this is not UTF-8 text"));

  for (unsigned i = 0; i < tr_games_count (); i++)
    {
      if (rules != NULL && rules != tr_games_get (i))
        continue;
      switch (answer (tr_games_get (i), words))
        {
        case WRONG:
          return CLI_WRONG;
        case FOUND:
          found = TRUE;
          break;
        case NOTHING:
        default:
          break;
        }
    }
  if (found)
    return CLI_YES;
  printf (_("No page has all of these words: %s"), words);
  printf ("\n");
  return CLI_NO;
}
