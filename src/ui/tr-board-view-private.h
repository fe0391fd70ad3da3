/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-board-view.h"
#include "tr-spot-widget.h"

G_BEGIN_DECLS

/* A piece on its way: from where it was shown to its place in the scene, or, when it is no longer in the scene, out of it. */
typedef struct
{
  TrPiece piece;
  TrRect  from;
  gint64  start;
  guint   duration;             /* in microseconds */
  gboolean appears;
  gboolean vanishes;
} TrMotion;

typedef struct
{
  PangoLayout *layout;
  float        x;               /* in units of the scene: the middle, where it begins */
  float        y;
  int          seat;
  gint64       start;
} TrFloat;

/* Parts of a scene, so that what does not change is not drawn again. */
#define TR_BOARD_COLUMNS 4
#define TR_BOARD_ROWS    2
#define TR_BOARD_PARTS   (TR_BOARD_COLUMNS * TR_BOARD_ROWS)

/* What is lit in each of them, and how that was drawn. */
typedef struct
{
  GArray        *lights[TR_BOARD_PARTS];
  GskRenderNode *nodes[TR_BOARD_PARTS];
} TrLitParts;

struct _TrBoardView
{
  GtkWidget      parent_instance;

  TrScene       *scene;
  TrPicker      *picker;
  TrSeat         seats[TR_SEATS_MAX];   /* without their strings */
  guint          n_seats;
  gboolean       zoomable;
  guint          pace;          /* in ms */

  /* Where the scene is shown */
  double         zoom;          /* 1: it fits */
  double         scale;         /* pixels a unit */
  double         x;             /* of the scene's corner, in pixels */
  double         y;
  double         centre_x;      /* what is in the middle of the view, in units */
  double         centre_y;
  gboolean       own_view;      /* a person has zoomed or moved it */

  /* Spots */
  GHashTable    *widgets;       /* key to TrSpotWidget */
  guint8        *lit;           /* TrLit of each spot of the scene */
  guint8        *recent;        /* whether each was part of what was done last */
  GArray        *deeds;         /* TrPick: what was done last */
  TrThing        hinted[TR_TARGETS_MAX]; /* of a move that is advised */
  guint8         n_hinted;
  guint64        hinted_kind;   /* a bit, as in TrPick */
  guint32        hover;         /* key; 0: none */
  guint32        focus;         /* key of the spot that had the focus last */
  GString       *typed;         /* to find a spot by its name */
  guint          typed_timeout;

  /* What is drawn */
  GdkTexture    *ground;
  graphene_rect_t ground_rect;  /* what of the scene is on it, in units */
  char          *ground_key;    /* what it was rendered from: document, style, part */
  GCancellable  *ground_cancellable;
  guint          ground_hash;   /* of the scene's document */
  /* Kept as long as neither scene, scale nor lights change: relative to the corner of the scene. */
  GskRenderNode *tints;         /* under the pieces */
  GskRenderNode *labels;
  GskRenderNode *outlines;      /* over everything */
  double         nodes_scale;
  TrLitParts     tint_parts;
  TrLitParts     outline_parts;
  GHashTable    *stamps;        /* lights that were drawn, by what they look like: cairo_surface_t */
  GHashTable    *words;         /* labels that were drawn, by what they say and how */

  /* What moves */
  GArray        *motions;       /* TrMotion: pieces that are not yet in their place */
  GPtrArray     *floats;        /* TrFloat */
  char          *sweep_art;
  gint64         sweep_start;
  guint          sweep_duration;
  guint          tick;
  gint64         now;           /* of the frame */

  /* Gestures */
  double         drag_x;
  double         drag_y;
  double         pinch_zoom;
  double         pointer_x;
  double         pointer_y;
};

/* tr-board-view.c */
const TrSpot *tr_board_view_spot_at        (TrBoardView  *self,
                                            double        x,
                                            double        y);
const TrSpot *tr_board_view_target_at      (TrBoardView  *self,
                                            double        x,
                                            double        y);
void          tr_board_view_activate_spot  (TrBoardView  *self,
                                            const TrSpot *spot);
void          tr_board_view_explain        (TrBoardView  *self,
                                            const TrSpot *spot);
gboolean      tr_board_view_is_shown       (TrBoardView  *self,
                                            const TrSpot *spot);
TrLit         tr_board_view_get_lit        (TrBoardView  *self,
                                            const TrSpot *spot);
gboolean      tr_board_view_is_hinted      (TrBoardView  *self,
                                            const TrSpot *spot);

/* tr-board-place.c: where the scene is shown */
void          tr_board_view_place          (TrBoardView  *self,
                                            int           width,
                                            int           height);
void          tr_board_view_zoom_at        (TrBoardView  *self,
                                            double        zoom,
                                            double        x,
                                            double        y);
void          tr_board_view_pan_to         (TrBoardView  *self,
                                            double        x,
                                            double        y);
/* Moves the scene so that all of RECT can be seen. */
void          tr_board_view_reveal         (TrBoardView  *self,
                                            const TrRect *rect);

/* tr-board-draw.c */
void          tr_board_view_snapshot       (GtkWidget    *widget,
                                            GtkSnapshot  *snapshot);
/* After style or size have changed: everything; after the scene or what is lit has: what is kept of it. */
void          tr_board_view_forget_drawing (TrBoardView  *self);
void          tr_board_view_forget_lights  (TrBoardView  *self);
void          tr_board_view_forget_labels  (TrBoardView  *self);
void          tr_board_view_clear_drawing  (TrBoardView  *self);
/* The part that the middle of RECT is in. */
guint         tr_board_view_find_part      (TrBoardView  *self,
                                            const TrRect *rect);
/* Makes one node of what was drawn, be it nothing: a container. Containers in the same place are compared by what is in them. */
GskRenderNode *tr_board_view_free_to_slot  (GtkSnapshot  *snapshot);
/* tr-board-lights.c */
void          tr_lit_parts_clear           (TrLitParts   *parts);
GskRenderNode *tr_board_view_draw_tints    (TrBoardView  *self);
GskRenderNode *tr_board_view_draw_outlines (TrBoardView  *self);
void          tr_board_view_draw_focus     (TrBoardView  *self,
                                            GtkSnapshot  *snapshot);
/* A colour of the style sheet. */
GdkRGBA       tr_board_view_get_colour     (TrBoardView  *self,
                                            const char   *name);

/* tr-board-motion.c */
void          tr_board_view_start_motion   (TrBoardView  *self,
                                            TrScene      *before);
/* Where a piece that is on its way is now, and how much of it can be seen. */
TrRect        tr_motion_get_rect           (const TrMotion *motion,
                                            gint64          now,
                                            float          *opacity);
/* The motion of a piece of the scene; NULL: it lies still. */
const TrMotion *tr_board_view_find_motion  (TrBoardView   *self,
                                            const TrPiece *piece);
void          tr_board_view_keep_ticking   (TrBoardView  *self);
void          tr_float_free                (gpointer      data);

/* tr-board-input.c */
void          tr_board_view_init_input     (TrBoardView  *self);
void          tr_board_view_class_init_keys (GtkWidgetClass *widget_class);
gboolean      tr_board_view_grab_focus     (GtkWidget    *widget);
gboolean      tr_board_view_focus          (GtkWidget    *widget,
                                            GtkDirectionType direction);

G_END_DECLS
