/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-ground.h"
#include "tr-table-words.h"
#include "tr-table.h"

#include "assyria2/a2-state.h"

G_BEGIN_DECLS

/* What the files of this table share. Each lays one part of the board: what is printed goes to the ground, which is the
 * same for all states of a game, the rest to the scene. */

typedef struct
{
  const A2Game  *game;
  const A2State *state;
  const TrLook  *look;
  TrScene       *scene;
  GString       *ground;
} A2Lay;

/* What a key begins with: the rest is a number within the part. */
typedef enum
{
  A2_PART_SPACE = 1,
  A2_PART_SITE,
  A2_PART_AREA,
  A2_PART_GOLD_SPACE,
  A2_PART_SHIP_SPACE,
  A2_PART_ROOF_SPACE,
  A2_PART_INFLUENCE,
  A2_PART_OFFERING,
  A2_PART_ROW,
  A2_PART_BID_SPACE,
  A2_PART_CARD,
  A2_PART_ROUND,
  A2_PART_ORDER,
  A2_PART_VP,
  A2_PART_PILE,
  A2_PART_CAMELS,
  A2_PART_COLUMN,
  A2_PART_TILE,
  A2_PART_SUPPLY,
  A2_PART_FOOD_CARD,
  A2_PART_FAVOUR,
  A2_PART_DRAWN,
  A2_PART_ICON,
} A2Part;

static inline guint32
a2_key (A2Part   part,
        unsigned index)
{
  return (guint32) part << 16 | index;
}

/* Where things lie on the main board. */
#define A2_BOARD_WIDTH  1264.0f
#define A2_BOARD_HEIGHT 860.0f
#define A2_TOP          68.0f   /* of everything between the two strips */
#define A2_BOTTOM       798.0f
/* Lines of text: the smaller one is the smallest there is. */
#define A2_TEXT         17.0f
#define A2_HEADING      20.0f

/* a2-board-map.c, a2-board-areas.c, a2-board-tracks.c, a2-board-rows.c, a2-board-strips.c */
void  a2_lay_map         (A2Lay       *lay);
void  a2_lay_areas       (A2Lay       *lay);
void  a2_lay_influence   (A2Lay       *lay);
void  a2_lay_offerings   (A2Lay       *lay);
void  a2_lay_rows        (A2Lay       *lay);
void  a2_lay_rounds      (A2Lay       *lay);
void  a2_lay_order       (A2Lay       *lay);
void  a2_lay_piles       (A2Lay       *lay);
void  a2_lay_vp          (A2Lay       *lay);

/* a2-player-board.c */
TrScene *a2_lay_player   (const TrGame  *game,
                          const TrState *state,
                          const TrLook  *look,
                          unsigned       seat);

/* a2-pictures.c */
TrScene *a2_lay_picture  (const TrGame  *game,
                          const char    *id);

/* a2-card-faces.c: a card within RECT, and what it stands for. */
void  a2_put_food_card   (A2Lay       *lay,
                          unsigned     card,
                          TrRect       rect);
void  a2_put_favour      (A2Lay       *lay,
                          unsigned     favour,
                          TrRect       rect);
/* The picture of a food or wild icon. */
const char *a2_food_art  (const A2Game *game,
                          unsigned      icon);

/* a2-names.c: what is said of things. All are to be freed. */
char *a2_say_label       (const A2Lay *lay,
                          A2Sort       sort,
                          unsigned     index);
char *a2_say_space       (const A2Lay *lay,
                          unsigned     space);
char *a2_say_space_more  (const A2Lay *lay,
                          unsigned     space);
char *a2_say_site        (const A2Lay *lay,
                          unsigned     site,
                          unsigned     owner);
char *a2_say_area        (const A2Lay *lay,
                          unsigned     area);
char *a2_say_area_more   (const A2Lay *lay,
                          unsigned     area);
char *a2_say_food_card   (const A2Lay *lay,
                          unsigned     card);
char *a2_say_favour      (const A2Lay *lay,
                          unsigned     favour);
char *a2_say_favour_more (const A2Lay *lay,
                          unsigned     favour);
char *a2_say_effect      (const char  *effect);

/* Whose well is at SITE; A2_NONE: nobody's. */
unsigned a2_well_owner   (const A2Lay *lay,
                          unsigned     site);
/* Whether the huts of a seat are being fed now. */
gboolean a2_is_feeding   (const A2State *state);

static inline void
a2_spot_rule (TrSpot  *spot,
              unsigned rule)
{
  spot->rule = a2_rule_ids[rule];
}

/* What lies there has a page of its own: of the thing WORD of the sort that ids call SORT. */
static inline void
a2_spot_topic (TrSpot     *spot,
               const char *sort,
               const char *word)
{
  g_autofree char *id = g_strconcat (sort, ".", word, NULL);

  spot->topic = g_intern_string (id);
}

/* A kind of move among those a spot can mean. */
#define A2_MEANS(KIND) (UINT64_C (1) << A2_MOVE_##KIND)

/* A heading over a part of the board. */
static inline void
a2_put_heading (A2Lay      *lay,
                const char *text,
                TrRect      rect)
{
  tr_scene_add_label (lay->scene, text, rect, A2_TEXT)->bold = TRUE;
}

static inline TrLabel *
a2_put_number (A2Lay   *lay,
               int      number,
               TrRect   rect,
               float    size)
{
  return tr_scene_add_number (lay->scene, number, rect, size);
}

G_END_DECLS
