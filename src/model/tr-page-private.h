/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-page.h"
#include "tr-value.h"

G_BEGIN_DECLS

/* Where words are looked for, the best first. */
typedef enum
{
  TR_FIELD_TITLE,
  TR_FIELD_HEADER,              /* words of the header, headings, ids */
  TR_FIELD_BODY,
  TR_FIELDS
} TrField;

struct _TrPage
{
  GObject     parent_instance;

  char       *file;
  int         line;
  char       *id;
  char       *title;
  char       *group;            /* as written in this page */
  char       *group_title;      /* as told to the reader; NULL: as written */
  char       *find;
  char      **see;
  int         see_line;
  GArray     *blocks;           /* of TrBlock, whose spans are owned */
  char      **words[TR_FIELDS]; /* folded, for searching */
};

/* TEXT was read from FILE; {{figures}} are looked up in BOX. Adds pages to PAGES. */
gboolean  tr_page_parse       (const char      *file,
                               const char      *text,
                               gsize            length,
                               const TrValue   *box,
                               GPtrArray       *pages,
                               GError         **error);
/* Always FALSE: what is wrong in a line of FILE. */
gboolean  tr_page_fail        (const char      *file,
                               int              line,
                               GError         **error,
                               const char      *format,
                               ...) G_GNUC_PRINTF (4, 5);
/* When all links have their texts. */
void      tr_page_index_words (TrPage          *self);

/* The figure that PATH stands for: "costs.new_ziggurat[0]". NULL: there is none. */
char     *tr_figure_dup       (const TrValue   *box,
                               const char      *path);

/* The words of TEXT without accents and capitals. */
char    **tr_search_split     (const char      *text);
/* How well PAGE answers all of WORDS; 0: not at all. */
guint     tr_search_rank      (const TrPage    *page,
                               const char *const *words);

G_END_DECLS
