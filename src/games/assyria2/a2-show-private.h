/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "a2-play.h"

/* The table as text: what the files of a2_show() share. Plain ASCII but for translations, within A2_SHOW_WIDTH columns. */

#define A2_SHOW_WIDTH 100

/* Text that goes on in a new line, indented, where it would grow wider than `width`. */
typedef struct
{
  TrText  *text;
  size_t   line_start;
  unsigned indent;
  unsigned width;
} A2Flow;

/* a2-show.c */
unsigned a2_show_width       (const char    *string);
/* Begins where TEXT stands, in a line that began at LINE_START. */
A2Flow   a2_flow_begin       (TrText        *text,
                              size_t         line_start,
                              unsigned       indent,
                              unsigned       width);
/* STRING stays in one piece, after BEFORE, which is left out at the start of a new line. */
void     a2_flow_add         (A2Flow        *flow,
                              const char    *before,
                              const char    *string);
/* Breaks STRING between words. */
void     a2_flow_add_words   (A2Flow        *flow,
                              const char    *before,
                              const char    *string);
/* The huts that SEAT still has to feed. */
TrSet    a2_show_hungry      (const A2State *state,
                              unsigned       seat);

/* a2-show-map.c */
unsigned a2_show_map_width   (const A2Game  *game);
unsigned a2_show_map_lines   (const A2Game  *game);
void     a2_show_map_line    (const A2Game  *game,
                              const A2State *state,
                              unsigned       line,
                              TrText        *text);
void     a2_show_map_legend  (const A2Game  *game,
                              const A2State *state,
                              TrText        *text);
