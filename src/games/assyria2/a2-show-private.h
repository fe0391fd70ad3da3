/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "a2-play.h"

/* The table as text: what the files of a2_show() share. Plain ASCII, but for translations. */

#define A2_SHOW_WIDTH 100

/* Items that go on in the next line, indented, where they would grow beyond `width` columns. Each is written to `item`
 * and stays in one piece. */
typedef struct
{
  TrText     *text;
  size_t      line_start;
  unsigned    indent;
  unsigned    width;
  const char *first;            /* keeps the first item apart from what stands before it */
  const char *between;          /* keeps the others apart; in a list, a comma */
  bool        fresh;            /* the first item is still to come */
  TrText      item;
  char        data[128];
} A2ShowFlow;

/* a2-show-text.c */

const char *a2_show_label        (const TrText  *text,
                                  A2Sort         sort,
                                  unsigned       index);
/* Goes on in the line that began at LINE_START, with nothing before the first item and the whole width. */
void        a2_show_flow_begin   (A2ShowFlow    *flow,
                                  TrText        *text,
                                  size_t         line_start,
                                  unsigned       indent,
                                  const char    *between);
/* Adds what stands in `item` and empties it. */
void        a2_show_flow_next    (A2ShowFlow    *flow);
void        a2_show_flow_words   (A2ShowFlow    *flow,
                                  const char    *sentence);
/* Begins a list: "food: W*, GG". */
void        a2_show_flow_heading (A2ShowFlow    *flow,
                                  const char    *before,
                                  const char    *heading);
/* Ends a list; an empty one is "food: -". */
void        a2_show_flow_end     (A2ShowFlow    *flow);

/* a2-show.c */

/* The huts that are to be fed now. */
TrSet       a2_show_hungry       (const A2State *state);

/* a2-show-map.c */
unsigned    a2_show_map_width    (const A2Game  *game);
void        a2_show_map          (const A2Game  *game,
                                  const A2State *state,
                                  TrText        *text);
void        a2_show_map_legend   (const A2Game  *game,
                                  const A2State *state,
                                  TrText        *text);

/* a2-show-board.c */
void        a2_show_main_board   (const A2Game  *game,
                                  const A2State *state,
                                  TrText        *text);

/* a2-show-tracks.c */
void        a2_show_tracks       (const A2Game  *game,
                                  const A2State *state,
                                  TrText        *text);

/* a2-show-players.c */

/* The name of SEAT, marked if it is asked, in A2_SHOW_NAME_WIDTH columns. */
#define A2_SHOW_NAME_WIDTH 12
void        a2_show_seat         (const A2Game  *game,
                                  const A2State *state,
                                  unsigned       seat,
                                  TrText        *text);
void        a2_show_goods        (const A2Game  *game,
                                  const A2State *state,
                                  TrText        *text);
void        a2_show_boards       (const A2Game  *game,
                                  const A2State *state,
                                  TrText        *text);

/* a2-show-cards.c */
void        a2_show_cards        (const A2Game  *game,
                                  const A2State *state,
                                  TrText        *text);
void        a2_show_favours      (const A2Game  *game,
                                  const A2State *state,
                                  TrText        *text);
