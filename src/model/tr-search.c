/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-page-private.h"

#include <string.h>

/* Words in any order, accents and capitals ignored, a typo of one letter forgiven in words of some length. */

#define TYPO_LENGTH_MIN 4

char **
tr_search_split (const char *text)
{
  g_autofree char *folded = NULL;
  g_autofree char *letters = NULL;
  g_autoptr(GString) word = g_string_new (NULL);
  GPtrArray *words = g_ptr_array_new ();

  g_return_val_if_fail (text != NULL, NULL);

  folded = g_utf8_casefold (text, -1);
  letters = g_utf8_normalize (folded, -1, G_NORMALIZE_ALL);
  for (const char *c = letters; c != NULL; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (g_unichar_isalnum (letter))
        g_string_append_unichar (word, letter);
      else if (!g_unichar_ismark (letter) && word->len > 0)
        {
          g_ptr_array_add (words, g_strdup (word->str));
          g_string_truncate (word, 0);
        }
      if (letter == 0)
        break;
    }
  g_ptr_array_add (words, NULL);
  return (char **) g_ptr_array_free (words, FALSE);
}

/* Whether one letter left out, put in, changed or swapped with the next makes A of B. */
static gboolean
is_typo (const char *a,
         const char *b)
{
  glong n_a = g_utf8_strlen (a, -1);
  glong n_b = g_utf8_strlen (b, -1);

  if (MIN (n_a, n_b) < TYPO_LENGTH_MIN || ABS (n_a - n_b) > 1)
    return FALSE;
  while (*a != '\0' && g_utf8_get_char (a) == g_utf8_get_char (b))
    {
      a = g_utf8_next_char (a);
      b = g_utf8_next_char (b);
    }
  if (*a == '\0' || *b == '\0')
    return TRUE;
  if (n_a > n_b)
    return strcmp (g_utf8_next_char (a), b) == 0;
  if (n_a < n_b)
    return strcmp (a, g_utf8_next_char (b)) == 0;
  if (strcmp (g_utf8_next_char (a), g_utf8_next_char (b)) == 0)
    return TRUE;
  return g_utf8_get_char (a) == g_utf8_get_char (g_utf8_next_char (b)) &&
         g_utf8_get_char (b) == g_utf8_get_char (g_utf8_next_char (a)) &&
         strcmp (g_utf8_offset_to_pointer (a, 2), g_utf8_offset_to_pointer (b, 2)) == 0;
}

/* A word of the title weighs more than all that can be found below it. What was typed is found somewhere before it is taken
 * for a typo anywhere. */
static const guint weights[TR_FIELDS] = { 1000, 100, 10 };
static const guint typo_weights[TR_FIELDS] = { 3, 2, 1 };

/* A whole word is better than the beginning of one. */
static guint
rank_word (const char *const *words,
           TrField            field,
           const char        *wanted)
{
  guint best = 0;

  for (; *words != NULL && best < 3 * weights[field]; words++)
    {
      if (strcmp (*words, wanted) == 0)
        best = 3 * weights[field];
      else if (g_str_has_prefix (*words, wanted))
        best = 2 * weights[field];
      else if (best == 0 && is_typo (wanted, *words))
        best = typo_weights[field];
    }
  return best;
}

guint
tr_search_rank (const TrPage      *page,
                const char *const *words)
{
  guint rank = 0;
  guint n_words = 0;

  g_return_val_if_fail (page != NULL, 0);
  g_return_val_if_fail (words != NULL, 0);

  for (; words[n_words] != NULL; n_words++)
    {
      guint best = 0;

      for (guint field = 0; field < TR_FIELDS; field++)
        best = MAX (best, rank_word ((const char *const *) page->words[field], field, words[n_words]));
      if (best == 0)
        return 0;
      rank += best;
    }
  /* The whole title and nothing else is what was meant. */
  if (n_words > 0 && n_words == g_strv_length (page->words[TR_FIELD_TITLE]) && rank >= 3 * weights[TR_FIELD_TITLE] * n_words)
    rank++;
  return rank;
}

static void
add_words (GString    *text,
           const char *more)
{
  g_string_append (text, more);
  g_string_append_c (text, ' ');
}

void
tr_page_index_words (TrPage *self)
{
  g_autoptr(GString) header = g_string_new (NULL);
  g_autoptr(GString) body = g_string_new (NULL);

  g_return_if_fail (TR_IS_PAGE (self));

  add_words (header, self->id);
  add_words (header, tr_page_get_find_words (self));
  for (guint i = 0; i < self->blocks->len; i++)
    {
      const TrBlock *block = tr_page_get_block (self, i);
      g_autofree char *text = tr_block_dup_text (block);

      add_words (block->kind == TR_BLOCK_SECTION ? header : body, text);
      for (char **id = block->ids; id != NULL && *id != NULL; id++)
        add_words (header, *id);
    }
  self->words[TR_FIELD_TITLE] = tr_search_split (self->title);
  self->words[TR_FIELD_HEADER] = tr_search_split (header->str);
  self->words[TR_FIELD_BODY] = tr_search_split (body->str);
}
