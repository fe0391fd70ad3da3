/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-show-private.h"

#include <string.h>

const char *
a2_show_label (const TrText *text,
               A2Sort        sort,
               unsigned      index)
{
  return tr_text_translate (text, a2_sorts[sort - TR_SORT_FIRST_OF_GAME].labels[index]);
}

/* ── Items that flow over lines ── */

void
a2_show_flow_begin (A2ShowFlow *flow,
                    TrText     *text,
                    size_t      line_start,
                    unsigned    indent,
                    const char *between)
{
  flow->text = text;
  flow->line_start = line_start;
  flow->indent = indent;
  flow->width = A2_SHOW_WIDTH;
  flow->first = "";
  flow->between = between;
  flow->fresh = true;
  tr_text_init (&flow->item, flow->data, sizeof flow->data, text->translate);
}

static void
add_piece (A2ShowFlow *flow,
           const char *before,
           const char *string)
{
  TrText *text = flow->text;
  unsigned columns = tr_text_columns (text->data + flow->line_start);
  unsigned wanted = tr_text_columns (before) + tr_text_columns (string);

  /* The comma that may follow at the end of the line needs room too. */
  wanted += (unsigned) strcspn (flow->between, " ");
  if (columns + wanted > flow->width && columns > flow->indent)
    {
      /* A comma stays behind, the space after it does not. */
      tr_text_printf (text, "%.*s\n", (int) strcspn (before, " "), before);
      flow->line_start = text->length;
      tr_text_pad (text, flow->line_start, flow->indent);
    }
  else
    tr_text_add (text, before);
  tr_text_add (text, string);
}

void
a2_show_flow_next (A2ShowFlow *flow)
{
  add_piece (flow, flow->fresh ? flow->first : flow->between, flow->data);
  flow->fresh = false;
  flow->text->truncated |= flow->item.truncated;
  tr_text_clear (&flow->item);
}

void
a2_show_flow_words (A2ShowFlow *flow,
                    const char *sentence)
{
  const char *rest = tr_text_translate (flow->text, sentence);

  while (*rest != '\0')
    {
      size_t length = strcspn (rest, " ");

      tr_text_printf (&flow->item, "%.*s", (int) length, rest);
      a2_show_flow_next (flow);
      rest += length;
      rest += strspn (rest, " ");
    }
}

void
a2_show_flow_heading (A2ShowFlow *flow,
                      const char *before,
                      const char *heading)
{
  add_piece (flow, before, tr_text_translate (flow->text, heading));
  flow->first = " ";
  flow->fresh = true;
}

void
a2_show_flow_end (A2ShowFlow *flow)
{
  if (flow->fresh)
    tr_text_add (flow->text, " -");
}
