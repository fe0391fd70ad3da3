/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-ground.h"
#include "tr-table-words.h"
#include "tr-table.h"

#include "euphrates/te-state.h"

G_BEGIN_DECLS

/* What the files of this table share. Each lays one part: what is printed goes to the ground, which is the same for all states
 * of a game, the rest to the scene. */

typedef struct
{
  const TeGame  *game;
  const TeState *state;
  const TrLook  *look;
  TrScene       *scene;
  GString       *ground;
} TeLay;

/* What a key begins with: the rest is a number within the part. */
typedef enum
{
  TE_PART_SPACE = 1,
  TE_PART_BAG,
  TE_PART_TREASURES,
  TE_PART_ACTIONS,
  TE_PART_SIDE,
  TE_PART_MONUMENT,
  TE_PART_BUILDING,
  TE_PART_WONDER,
  TE_PART_LEADER,
  TE_PART_POINTS,
  TE_PART_HAND,
  TE_PART_CATASTROPHES,
} TePart;

static inline guint32
te_key (TePart   part,
        unsigned index)
{
  return (guint32) part << 16 | index;
}

/* Where things lie on the main board. */
#define TE_SPACE        64.0f
#define TE_BOARD_WIDTH  1068.0f
#define TE_BOARD_HEIGHT 860.0f
#define TE_BOARD_PAD    8.0f
#define TE_MAP_X        32.0f
#define TE_MAP_Y        82.0f
/* Lines of text: the smallest there is. */
#define TE_TEXT         17.0f
#define TE_NUMBER       22.0f

/* te-board-map.c, te-board-pieces.c, te-board-strips.c, te-board-conflict.c */
void  te_draw_map         (TeLay *lay);
void  te_lay_map          (TeLay *lay);
void  te_put_pieces       (TeLay *lay);
void  te_lay_stores       (TeLay *lay);
void  te_lay_works        (TeLay *lay);
void  te_lay_conflict     (TeLay *lay);

/* te-board-map.c: the place of SPACE, and of a middle of it, in parts of a space. */
TrRect te_space_rect      (unsigned space);
TrRect te_within          (unsigned space,
                           float    x,
                           float    y,
                           float    size);

/* te-player-board.c */
TrScene *te_lay_player    (const TrGame  *game,
                           const TrState *state,
                           const TrLook  *look,
                           unsigned       seat);

/* te-pictures.c */
TrScene *te_lay_picture   (const TrGame *game,
                           const char   *id);

/* te-art.c: the pictures of things, interned. */
const char *te_tile_art     (unsigned      colour);
const char *te_leader_art   (unsigned      leader);
const char *te_building_art (unsigned      building);
const char *te_points_art   (unsigned      kind);
const char *te_monument_art (const TeGame *game,
                             unsigned      monument);

/* te-names.c: what is said of things. All are to be freed. */
char *te_say_label        (const TeLay  *lay,
                           TeSort        sort,
                           unsigned      index);
char *te_say_monument     (const TeGame *game,
                           unsigned      monument);
/* Whose leader: "king of Adad". */
char *te_say_leader       (const TeLay  *lay,
                           unsigned      seat,
                           unsigned      leader);
char *te_say_space        (const TeLay  *lay,
                           unsigned      space);
/* The kingdom or region there; NULL: nothing lies there. */
char *te_say_space_more   (const TeLay  *lay,
                           unsigned      space);
/* The page of what lies there, interned; NULL: nothing does. */
const char *te_find_topic (const TeLay  *lay,
                           unsigned      space);
/* The id of the page about a thing of the sort that ids call SORT, interned. */
const char *te_topic      (const char   *sort,
                           const char   *word);
/* The page of the monument, interned. */
const char *te_monument_topic (const TeGame *game,
                               unsigned      monument);

/* Who has the leader at SPACE; TE_NONE: there is none. LEADER is set to which it is. */
unsigned te_leader_at     (const TeLay  *lay,
                           unsigned      space,
                           unsigned     *leader);
/* The face-up tile at SPACE; TE_NONE: there is none. */
unsigned te_face_up_at    (const TeState *state,
                           unsigned       space);
/* The monument that stands on SPACE; TE_NONE: none. */
unsigned te_monument_at   (const TeState *state,
                           unsigned       space);
/* The building at SPACE; TE_NONE: none. */
unsigned te_building_at   (const TeState *state,
                           unsigned       space);
/* Whether two sides are being asked for support. */
gboolean te_is_conflict   (const TeState *state);

static inline void
te_spot_rule (TrSpot  *spot,
              unsigned rule)
{
  spot->rule = te_rule_ids[rule];
}

/* A kind of move among those a spot can mean. */
#define TE_MEANS(KIND) (UINT64_C (1) << TE_MOVE_##KIND)

G_END_DECLS
