/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-game.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* What lies on a table, ready to be drawn, pointed at and spoken: a ground, spots, pieces and words, with places in units
 * of the scene. It knows nothing of widgets, and a widget that draws it knows nothing of games. A scene is made anew for
 * every state; what changed is found by comparing two of them. */

typedef struct
{
  float x;
  float y;
  float width;
  float height;
} TrRect;

typedef enum
{
  TR_SHAPE_RECT,                /* with round corners */
  TR_SHAPE_ROUND,               /* an ellipse */
  TR_SHAPE_HEX,                 /* a corner up */
} TrShape;

/* Something a person can point at, move to with keys, or hear about. */
typedef struct
{
  guint32     key;              /* the same for the same spot of every scene of a game; never 0 */
  guint       section;          /* index of its section */
  TrShape     shape;
  TrRect      rect;
  TrPick      pick;
  char       *name;             /* "C4" or "food card, 2 wheat": one line */
  char       *details;          /* the rest of what is to be said, in sentences; NULL: nothing */
  const char *rule;             /* the id of the rule that explains it; NULL: none */
  const char *topic;            /* the id of the page about what lies there, interned; NULL: the page of its things, or of its rule */
  gboolean    shy;              /* there only while it can be chosen: a site of a well */
} TrSpot;

/* Art at a place. Pieces that are alike (the same art, seat and text) are interchangeable: between two scenes those that
 * have not moved stay, the others slide. */
typedef struct
{
  const char *art;              /* a file of data/art without its ending; interned */
  int         seat;             /* whose colour and mark it has; -1: nobody's */
  TrRect      rect;
  gboolean    dim;              /* there, but not usable */
  gboolean    fixed;            /* never slides: it appears and goes where it is */
} TrPiece;

typedef enum
{
  TR_INK_NORMAL,
  TR_INK_DIM,
  TR_INK_STRONG,
  TR_INK_BRIGHT,                /* on a dark ground of our own, in every style */
  TR_INK_DARK,                  /* on a light ground of our own, in every style */
} TrInk;

/* Words at a place: SIZE is the height of a line; they are cut off with dots where they do not fit. */
typedef struct
{
  char   *text;
  TrRect  rect;
  float   size;
  float   xalign;
  float   yalign;
  TrInk   ink;
  gboolean bold;
  gboolean wrap;
} TrLabel;

/* A part of the table: keys go from one to the next, and a narrow window shows one at a time. */
typedef struct
{
  char   *name;
  TrRect  rect;
  gboolean main;                /* what a narrow window begins with */
} TrSection;

typedef struct
{
  gatomicrefcount references;
  float      width;
  float      height;
  char      *ground;            /* an SVG document of that size, in classes of the palette; NULL: none */
  GArray    *sections;          /* TrSection */
  GArray    *spots;             /* TrSpot, in the order in which they are read; later ones lie on top */
  GArray    *pieces;            /* TrPiece, later ones on top */
  GArray    *labels;            /* TrLabel */
  TrRect     homes[TR_SEATS_MAX]; /* where the pieces of a seat come from and go to when they are not in the scene */
  TrRect     store;             /* the same for what belongs to nobody */
} TrScene;

#define TR_TYPE_SCENE (tr_scene_get_type ())

GType         tr_scene_get_type     (void);
TrScene      *tr_scene_new          (float          width,
                                     float          height);
TrScene      *tr_scene_ref          (TrScene       *scene);
void          tr_scene_unref        (TrScene       *scene);

/* ── Making one ── */

/* Takes GROUND. */
void          tr_scene_set_ground   (TrScene       *scene,
                                     char          *ground);
guint         tr_scene_add_section  (TrScene       *scene,
                                     const char    *name,
                                     TrRect         rect);
/* Takes NAME and DETAILS. Spots belong to the section that was added last. What is returned may be changed until the next
 * one is added. */
TrSpot       *tr_scene_add_spot     (TrScene       *scene,
                                     guint32        key,
                                     TrShape        shape,
                                     TrRect         rect,
                                     char          *name,
                                     char          *details);
TrPiece      *tr_scene_add_piece    (TrScene       *scene,
                                     const char    *art,
                                     int            seat,
                                     TrRect         rect);
/* Copies TEXT. In the middle of RECT, in one line. */
TrLabel      *tr_scene_add_label    (TrScene       *scene,
                                     const char    *text,
                                     TrRect         rect,
                                     float          size);
/* The same with a number. */
TrLabel      *tr_scene_add_number   (TrScene       *scene,
                                     int            number,
                                     TrRect         rect,
                                     float          size);
/* Adds THING to what a spot stands for. */
void          tr_spot_add_thing     (TrSpot        *spot,
                                     unsigned       sort,
                                     unsigned       index);

/* ── Reading one ── */

const TrSpot *tr_scene_find_spot    (TrScene       *scene,
                                     guint32        key);
/* The topmost one that stands for THING (and others, perhaps); NULL: none. */
const TrSpot *tr_scene_find_thing   (TrScene       *scene,
                                     TrThing        thing);
gboolean      tr_spot_contains      (const TrSpot  *spot,
                                     float          x,
                                     float          y);
/* The spot of the same section that is nearest in the direction (DX, DY), one of which is 0; NULL: none. SKIP may leave
 * spots out. */
const TrSpot *tr_scene_find_next    (TrScene       *scene,
                                     const TrSpot  *from,
                                     int            dx,
                                     int            dy,
                                     gboolean     (*skip) (const TrSpot *spot,
                                                           gpointer      data),
                                     gpointer       data);

static inline TrRect
tr_rect (float x,
         float y,
         float width,
         float height)
{
  return (TrRect) { x, y, width, height };
}

/* A square or rectangle around a middle. */
static inline TrRect
tr_rect_around (float x,
                float y,
                float width,
                float height)
{
  return (TrRect) { x - width / 2, y - height / 2, width, height };
}

/* One in the middle of another. */
static inline TrRect
tr_rect_amid (TrRect outer,
              float  width,
              float  height)
{
  return tr_rect_around (outer.x + outer.width / 2, outer.y + outer.height / 2, width, height);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TrScene, tr_scene_unref)

G_END_DECLS
