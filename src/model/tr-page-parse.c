/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-i18n.h"

#include "tr-page-private.h"

#include "tr-error.h"

#include <string.h>

/* Reads files of pages, line by line: docs/reference-format.md. */

typedef struct
{
  const char    *file;
  const TrValue *box;
  GPtrArray     *pages;
  GError       **error;

  int            line;
  TrPage        *page;          /* being read, owned; NULL before the first */
  gboolean       in_header;
  GString       *text;          /* of the block being read, with its line breaks */
  TrBlockKind    kind;
  int            block_line;    /* 0: no block is being read */
  char         **ids;
} Parser;

gboolean
tr_page_fail (const char  *file,
              int          line,
              GError     **error,
              const char  *format,
              ...)
{
  g_autofree char *sentence = NULL;
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  tr_error_set_place (error, TR_ERROR_CONTENT, file, line, NULL, sentence);
  return FALSE;
}

/* ── Spans ── */

static void
add_span (GArray     *spans,
          TrSpanKind  kind,
          char       *text,
          char       *target,
          int         line)
{
  TrSpan span = { .kind = kind, .text = text, .target = target, .line = line };

  g_array_append_val (spans, span);
}

static void
add_text (GArray     *spans,
          TrSpanKind  kind,
          const char *from,
          const char *to,
          int         line)
{
  if (to > from)
    add_span (spans, kind, g_strdelimit (g_strndup (from, (gsize) (to - from)), "\n", ' '), NULL, line);
}

static gboolean
add_figure (Parser     *parser,
            GArray     *spans,
            const char *path,
            int         line)
{
  char *figure = tr_figure_dup (parser->box, path);

  if (figure == NULL)
    return tr_page_fail (parser->file, line, parser->error, _("the box has no figure “%s”"), path);
  add_span (spans, TR_SPAN_FIGURE, figure, NULL, line);
  return TRUE;
}

/* "id" or "id|text"; without a text the title of what it leads to is written. */
static gboolean
add_link (Parser     *parser,
          GArray     *spans,
          const char *link,
          int         line)
{
  g_auto(GStrv) parts = g_strsplit (link, "|", 2);

  if (parts[0] == NULL || parts[0][0] == '\0' || g_strcmp0 (parts[1], "") == 0)
    return tr_page_fail (parser->file, line, parser->error, _("a link leads nowhere or has no text: “%s”"), link);
  add_span (spans, TR_SPAN_LINK, g_strdup (parts[1]), g_strdup (parts[0]), line);
  return TRUE;
}

static gboolean
add_marked (Parser      *parser,
            GArray      *spans,
            const char **at,
            int          line)
{
  static const struct { const char *begin, *end; } marks[] = { { "{{", "}}" }, { "[[", "]]" }, { "*", "*" } };
  g_autofree char *inside = NULL;
  const char *begin = *at;
  const char *end;
  guint mark = 0;

  while (!g_str_has_prefix (begin, marks[mark].begin))
    mark++;
  begin += strlen (marks[mark].begin);
  end = strstr (begin, marks[mark].end);
  if (end == NULL)
    return tr_page_fail (parser->file, line, parser->error, _("“%s” without “%s”"), marks[mark].begin,
                         marks[mark].end);
  *at = end + strlen (marks[mark].end);
  inside = g_strdelimit (g_strndup (begin, (gsize) (end - begin)), "\n", ' ');
  if (mark == 0)
    return add_figure (parser, spans, inside, line);
  if (mark == 1)
    return add_link (parser, spans, inside, line);
  add_text (spans, TR_SPAN_STRONG, begin, end, line);
  return TRUE;
}

static gboolean
add_spans (Parser     *parser,
           GArray     *spans,
           const char *text,
           int         line)
{
  const char *begin = text;
  const char *at = text;
  int begin_line = line;

  while (*at != '\0')
    {
      const char *mark = at;

      if (*at != '*' && !g_str_has_prefix (at, "{{") && !g_str_has_prefix (at, "[["))
        {
          line += *at++ == '\n';
          continue;
        }
      add_text (spans, TR_SPAN_TEXT, begin, at, begin_line);
      if (!add_marked (parser, spans, &at, line))
        return FALSE;
      for (; mark < at; mark++)
        line += *mark == '\n';
      begin = at;
      begin_line = line;
    }
  add_text (spans, TR_SPAN_TEXT, begin, at, begin_line);
  return TRUE;
}

/* ── Blocks ── */

static gboolean
end_block (Parser *parser)
{
  GArray *blocks;
  GArray *spans;
  TrBlock block = { .kind = parser->kind };
  gboolean good;

  if (parser->block_line == 0)
    return TRUE;
  g_strstrip (parser->text->str);
  if (parser->text->str[0] == '\0')
    return tr_page_fail (parser->file, parser->block_line, parser->error, _("there is a mark without a text"));

  blocks = parser->page->blocks;
  spans = g_array_new (FALSE, FALSE, sizeof (TrSpan));
  good = add_spans (parser, spans, parser->text->str, parser->block_line);
  if (block.kind == TR_BLOCK_STEP)
    {
      const TrBlock *last = blocks->len > 0 ? &g_array_index (blocks, TrBlock, blocks->len - 1) : NULL;

      block.number = last != NULL && last->kind == TR_BLOCK_STEP ? last->number + 1 : 1;
    }
  block.ids = g_steal_pointer (&parser->ids);
  block.n_spans = spans->len;
  block.spans = (TrSpan *) g_array_free (spans, FALSE);
  g_array_append_val (blocks, block);

  g_string_truncate (parser->text, 0);
  parser->block_line = 0;
  return good;
}

/* "Title {id id}"; leaves the title, which may have figures. */
static gboolean
take_ids (Parser *parser,
          char   *title)
{
  char *begin = strchr (title, '{');
  char *end;

  while (begin != NULL && begin[1] == '{')
    begin = strchr (begin + 2, '{');
  if (begin == NULL)
    return TRUE;
  end = strchr (begin, '}');
  if (end != NULL && end[1] == '\0')
    {
      *begin = *end = '\0';
      parser->ids = g_strsplit (begin + 1, " ", -1);
    }
  if (parser->ids == NULL || parser->ids[0] == NULL || g_strv_contains ((const char *const *) parser->ids, ""))
    return tr_page_fail (parser->file, parser->line, parser->error,
                         _("the ids of a heading stand at its end, as in {one two}"));
  return TRUE;
}

static gboolean
begin_block (Parser      *parser,
             TrBlockKind  kind,
             char        *text)
{
  if (!end_block (parser))
    return FALSE;
  parser->kind = kind;
  parser->block_line = parser->line;
  if (kind == TR_BLOCK_SECTION && !take_ids (parser, text))
    return FALSE;
  g_string_assign (parser->text, text);
  return TRUE;
}

static gboolean
read_body_line (Parser *parser,
                char   *line)
{
  static const struct { const char *mark; TrBlockKind kind; } marks[] = {
    { "##", TR_BLOCK_SECTION },
    { "-", TR_BLOCK_ITEM },
    { "+", TR_BLOCK_STEP },
    { ">", TR_BLOCK_EXAMPLE },
    { "!", TR_BLOCK_MISTAKE },
    { "~", TR_BLOCK_RULING },
    { "?", TR_BLOCK_RECONSTRUCTED },
  };

  if (line[0] == '\0')
    return end_block (parser);
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      char *text = line + strlen (marks[i].mark);

      if (g_str_has_prefix (line, marks[i].mark) && (*text == ' ' || *text == '\0'))
        return begin_block (parser, marks[i].kind, text);
    }
  /* A heading is one line. */
  if (parser->block_line == 0 || parser->kind == TR_BLOCK_SECTION)
    return begin_block (parser, TR_BLOCK_PARAGRAPH, line);
  g_string_append_c (parser->text, '\n');
  g_string_append (parser->text, g_strchug (line));
  return TRUE;
}

/* ── Headers ── */

static gboolean
end_page (Parser *parser)
{
  TrPage *page = parser->page;

  if (page == NULL)
    return TRUE;
  if (!end_block (parser))
    return FALSE;
  if (page->title == NULL || page->group == NULL)
    return tr_page_fail (parser->file, page->line, parser->error, _("the page “%s” has no title or no group"), page->id);
  if (page->blocks->len == 0)
    return tr_page_fail (parser->file, page->line, parser->error, _("the page “%s” is empty"), page->id);
  g_ptr_array_add (parser->pages, g_steal_pointer (&parser->page));
  return TRUE;
}

static gboolean
begin_page (Parser     *parser,
            const char *id)
{
  if (!end_page (parser))
    return FALSE;
  if (id[0] == '\0' || strpbrk (id, " |]") != NULL)
    return tr_page_fail (parser->file, parser->line, parser->error, _("this is no id for a page: “%s”"), id);
  parser->page = g_object_new (TR_TYPE_PAGE, NULL);
  parser->page->file = g_strdup (parser->file);
  parser->page->line = parser->line;
  parser->page->id = g_strdup (id);
  parser->in_header = TRUE;
  return TRUE;
}

static gboolean
read_header_line (Parser *parser,
                  char   *line)
{
  TrPage *page = parser->page;
  char *colon = strchr (line, ':');
  char **text;

  if (line[0] == '\0')
    {
      parser->in_header = FALSE;
      return TRUE;
    }
  if (colon == NULL)
    return tr_page_fail (parser->file, parser->line, parser->error,
                         _("a header is lines of “name: text”, up to an empty line"));
  *colon = '\0';
  g_strstrip (colon + 1);
  if (strcmp (line, "see") == 0)
    {
      g_strfreev (page->see);
      page->see = g_strsplit (colon + 1, " ", -1);
      page->see_line = parser->line;
      return TRUE;
    }
  if (strcmp (line, "title") == 0)
    text = &page->title;
  else if (strcmp (line, "group") == 0)
    text = &page->group;
  else if (strcmp (line, "find") == 0)
    text = &page->find;
  else
    return tr_page_fail (parser->file, parser->line, parser->error, _("a header has no “%s”"), line);
  if (*text != NULL || colon[1] == '\0')
    return tr_page_fail (parser->file, parser->line, parser->error, _("“%s” is empty, or is there twice"), line);
  *text = g_strdup (colon + 1);
  return TRUE;
}

static gboolean
read_line (Parser *parser,
           char   *line)
{
  g_strchomp (line);
  if (g_str_has_prefix (line, "page:"))
    return begin_page (parser, g_strstrip (line + strlen ("page:")));
  if (parser->page == NULL)
    {
      /* Before the first page there is room for a remark. */
      if (line[0] == '\0' || line[0] == '#')
        return TRUE;
      return tr_page_fail (parser->file, parser->line, parser->error, _("a file of pages begins with “page: ID”"));
    }
  return parser->in_header ? read_header_line (parser, line) : read_body_line (parser, line);
}

gboolean
tr_page_parse (const char     *file,
               const char     *text,
               gsize           length,
               const TrValue  *box,
               GPtrArray      *pages,
               GError        **error)
{
  Parser parser = { .file = file, .box = box, .pages = pages, .error = error };
  g_auto(GStrv) lines = NULL;
  g_autofree char *copy = NULL;
  gboolean good = TRUE;

  g_return_val_if_fail (file != NULL, FALSE);
  g_return_val_if_fail (text != NULL || length == 0, FALSE);
  g_return_val_if_fail (box != NULL, FALSE);
  g_return_val_if_fail (pages != NULL, FALSE);

  if (!g_utf8_validate_len (text, length, NULL))
    return tr_page_fail (file, 0, error, _("this is not UTF-8 text"));

  parser.text = g_string_new (NULL);
  copy = g_strndup (text, length);
  lines = g_strsplit (copy, "\n", -1);
  for (char **line = lines; good && *line != NULL; line++)
    {
      parser.line++;
      good = read_line (&parser, *line);
    }
  if (good && parser.page == NULL)
    good = tr_page_fail (file, 0, error, _("there is no page"));
  good = good && end_page (&parser);

  g_clear_object (&parser.page);
  g_strfreev (parser.ids);
  g_string_free (parser.text, TRUE);
  return good;
}
