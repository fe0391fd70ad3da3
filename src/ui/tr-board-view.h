/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-art.h"
#include "tr-picker.h"
#include "tr-scene.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Draws any scene and lets a person point at its spots, with the pointer, with keys and through a screen reader. It knows
 * nothing of any game. Every spot is a child widget, so that focus, names and roles are those of the toolkit.
 *
 * Properties: `scene`, `picker` (lights targets, takes what is pointed at), `zoomable` (false: it is as wide as it is
 * given and as high as that needs; true: fits, zooms and pans), `zoom`, `pace` (how long a slide takes, in ms; 0: none).
 * Signals, with the key of the spot:
 *   refused (guint, char *sentence, char *rule)     what was pointed at is in no legal move, and why; rule may be NULL
 *   explain (guint)                                 a person asks what this is (menu key, right click, long press) */

#define TR_TYPE_BOARD_VIEW (tr_board_view_get_type ())

G_DECLARE_FINAL_TYPE (TrBoardView, tr_board_view, TR, BOARD_VIEW, GtkWidget)

GtkWidget *tr_board_view_new            (void);
/* Pieces slide from where they were, unless ANIMATE is false. */
void       tr_board_view_set_scene      (TrBoardView  *view,
                                         TrScene      *scene,
                                         gboolean      animate);
TrScene   *tr_board_view_get_scene      (TrBoardView  *view);
void       tr_board_view_set_picker     (TrBoardView  *view,
                                         TrPicker     *picker);
/* The colour and mark of every seat; copied. */
void       tr_board_view_set_seats      (TrBoardView  *view,
                                         const TrSeat *seats,
                                         guint         n_seats);
void       tr_board_view_set_pace       (TrBoardView  *view,
                                         guint         milliseconds);
/* Marks what was done last: the spots all of whose things are in one of DEEDS. */
void       tr_board_view_set_recent     (TrBoardView  *view,
                                         const TrPick *deeds,
                                         guint         n_deeds);
/* Marks what an advised move of KIND has to do with: the spots that stand for its TARGETS, and goes to the first of them. */
void       tr_board_view_set_hinted     (TrBoardView   *view,
                                         unsigned       kind,
                                         const TrThing *targets,
                                         guint          n_targets);
/* Words that rise from the spot of THING, or from the home of SEAT when it has none. */
void       tr_board_view_float          (TrBoardView  *view,
                                         TrThing       thing,
                                         int           seat,
                                         const char   *text);
/* Art that runs once across the view from top to bottom: the flood. */
void       tr_board_view_sweep          (TrBoardView  *view,
                                         const char   *art,
                                         guint         milliseconds);

void       tr_board_view_zoom_by        (TrBoardView  *view,
                                         double        factor);
void       tr_board_view_zoom_fit       (TrBoardView  *view);
void       tr_board_view_focus_section  (TrBoardView  *view,
                                         int           step);
gboolean   tr_board_view_focus_spot     (TrBoardView  *view,
                                         guint32       key);
/* As a click there does, in pixels of the view; false when there is no spot. */
gboolean   tr_board_view_point_at       (TrBoardView  *view,
                                         double        x,
                                         double        y);
/* The middle of a spot in pixels of the view. */
gboolean   tr_board_view_locate         (TrBoardView  *view,
                                         guint32       key,
                                         double       *x,
                                         double       *y);
/* The child that stands for a spot; NULL: none. */
GtkWidget *tr_board_view_get_spot_widget (TrBoardView *view,
                                          guint32      key);
/* Whether something here is what is asked for. */
gboolean   tr_board_view_asks           (TrBoardView  *view);
/* Where only a part can be seen, and what is asked for is not in it: goes there. */
void       tr_board_view_show_asked     (TrBoardView  *view);
/* Whether something still moves. */
gboolean   tr_board_view_is_moving      (TrBoardView  *view);

G_END_DECLS
