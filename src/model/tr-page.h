/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* A page of the reference: blocks of spans, ready to be shown by a widget or a terminal, in the reader's language and with
 * the figures of the box. Immutable. docs/reference-format.md tells how one is written. */

typedef enum
{
  TR_SPAN_TEXT,
  TR_SPAN_STRONG,
  TR_SPAN_FIGURE,               /* from the box */
  TR_SPAN_LINK,
} TrSpanKind;

typedef struct
{
  TrSpanKind  kind;
  char       *text;
  char       *target;           /* of a link: an id for tr_reference_find() */
  int         line;             /* of the file */
} TrSpan;

typedef enum
{
  TR_BLOCK_PARAGRAPH,
  TR_BLOCK_SECTION,             /* a heading, and what follows up to the next */
  TR_BLOCK_ITEM,
  TR_BLOCK_STEP,                /* numbered */
  TR_BLOCK_EXAMPLE,
  TR_BLOCK_MISTAKE,
  TR_BLOCK_RULING,              /* ours, where the rulebook is silent */
  TR_BLOCK_RECONSTRUCTED,       /* figures that are not printed in our sources */
} TrBlockKind;

typedef struct
{
  TrBlockKind   kind;
  guint         number;         /* of a step, from 1 */
  char        **ids;            /* of a section: the rules and things it is about, ended by NULL; else NULL */
  const TrSpan *spans;
  guint         n_spans;
} TrBlock;

#define TR_TYPE_PAGE (tr_page_get_type ())
G_DECLARE_FINAL_TYPE (TrPage, tr_page, TR, PAGE, GObject)

const char        *tr_page_get_id            (TrPage        *self);
const char        *tr_page_get_title         (TrPage        *self);
/* What contents are ordered by, in the reader's language where that is known. */
const char        *tr_page_get_group         (TrPage        *self);
/* Ids, ended by NULL. */
const char *const *tr_page_get_see_also      (TrPage        *self);
/* The words to find it by that its header gives. */
const char        *tr_page_get_find_words    (TrPage        *self);
gboolean           tr_page_has_ruling        (TrPage        *self);
gboolean           tr_page_has_reconstructed (TrPage        *self);
guint              tr_page_get_n_blocks      (TrPage        *self);
const TrBlock     *tr_page_get_block         (TrPage        *self,
                                              guint          index);

/* The text of a block without its marks. */
char              *tr_block_dup_text         (const TrBlock *block);
/* What a block of this kind begins with: "Example"; NULL where nothing needs to be said. */
const char        *tr_block_kind_get_label   (TrBlockKind    kind);

G_END_DECLS
