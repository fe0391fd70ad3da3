/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "a2-play.h"

/* The table as text: what the files of a2_show() share. Plain ASCII, but for translations. */

#define A2_SHOW_WIDTH 100

/* Words that go on in the next line, indented, where they would grow beyond `width` columns. */
typedef struct
{
  TrText  *text;
  size_t   line_start;
  unsigned indent;
  unsigned width;
  bool     fresh;               /* nothing stands here yet that the next word has to be kept apart from */
} A2Flow;

/* a2-show.c */

/* Goes on in the line that began at LINE_START. */
A2Flow      a2_flow_begin      (TrText        *text,
                                size_t         line_start,
                                unsigned       indent,
                                unsigned       width);
/* STRING stays in one piece; BETWEEN keeps it apart from what stands before it. */
void        a2_flow_add        (A2Flow        *flow,
                                const char    *between,
                                const char    *string);
void        a2_flow_add_words  (A2Flow        *flow,
                                const char    *string);
/* Fills up to COLUMN, with one space at least. */
void        a2_show_tab        (TrText        *text,
                                size_t         line_start,
                                unsigned       column);
const char *a2_show_label      (const TrText  *text,
                                A2Sort         sort,
                                unsigned       index);
/* The huts that are to be fed now. */
TrSet       a2_show_hungry     (const A2State *state);

/* a2-show-map.c */
void        a2_show_main_board (const A2Game  *game,
                                const A2State *state,
                                TrText        *text);
