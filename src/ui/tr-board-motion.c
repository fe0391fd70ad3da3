/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tr-board-view-private.h"

#include <math.h>

/* Pieces slide by the difference between two scenes: those that are alike are paired, the nearest first. */

static gboolean
same_rect (const TrRect *a,
           const TrRect *b)
{
  return fabsf (a->x - b->x) < 0.5f && fabsf (a->y - b->y) < 0.5f && fabsf (a->width - b->width) < 0.5f
         && fabsf (a->height - b->height) < 0.5f;
}

static gboolean
alike (const TrPiece *a,
       const TrPiece *b)
{
  return a->art == b->art && a->seat == b->seat;
}

static float
distance (const TrRect *a,
          const TrRect *b)
{
  return hypotf (a->x + a->width / 2 - b->x - b->width / 2, a->y + a->height / 2 - b->y - b->height / 2);
}

/* Slow at the end. */
static float
ease (float done)
{
  float left = 1 - done;

  return 1 - left * left * left;
}

TrRect
tr_motion_get_rect (const TrMotion *motion,
                    gint64          now,
                    float          *opacity)
{
  float done = motion->duration > 0 ? CLAMP ((float) (now - motion->start) / (float) motion->duration, 0, 1) : 1;
  float t = ease (done);
  const TrRect *from = &motion->from;
  const TrRect *to = &motion->piece.rect;

  *opacity = motion->appears ? MIN (1, done * 3) : motion->vanishes ? 1 - done : 1;
  return (TrRect) {
    from->x + (to->x - from->x) * t, from->y + (to->y - from->y) * t,
    from->width + (to->width - from->width) * t, from->height + (to->height - from->height) * t,
  };
}

const TrMotion *
tr_board_view_find_motion (TrBoardView   *self,
                           const TrPiece *piece)
{
  for (guint i = 0; i < self->motions->len; i++)
    {
      const TrMotion *motion = &g_array_index (self->motions, TrMotion, i);

      if (!motion->vanishes && alike (&motion->piece, piece) && same_rect (&motion->piece.rect, &piece->rect))
        return motion;
    }
  return NULL;
}

static gboolean
on_tick (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  TrBoardView *self = TR_BOARD_VIEW (widget);
  GtkWidget *focus;

  self->now = g_get_monotonic_time ();
  for (guint i = self->motions->len; i-- > 0;)
    {
      const TrMotion *motion = &g_array_index (self->motions, TrMotion, i);

      if (self->now >= motion->start + motion->duration)
        g_array_remove_index (self->motions, i);
    }
  gtk_widget_queue_draw (widget);

  focus = gtk_widget_get_focus_child (widget);
  if (self->motions->len > 0 || self->floats->len > 0 || self->sweep_art != NULL
      || (self->pace > 0 && focus != NULL && (gtk_widget_get_state_flags (focus) & GTK_STATE_FLAG_FOCUS_VISIBLE)))
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

void
tr_board_view_keep_ticking (TrBoardView *self)
{
  self->now = g_get_monotonic_time ();
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

/* The place a piece comes from, or goes to, when the other scene has nothing like it. */
static TrRect
elsewhere (TrBoardView   *self,
           const TrPiece *piece)
{
  const TrRect *home = piece->seat >= 0 && piece->seat < TR_SEATS_MAX ? &self->scene->homes[piece->seat] : &self->scene->store;

  if (home->width <= 0)
    return piece->rect;
  return tr_rect_around (home->x + home->width / 2, home->y + home->height / 2, piece->rect.width, piece->rect.height);
}

static TrMotion
make_motion (TrBoardView   *self,
             const TrPiece *piece,
             TrRect         from)
{
  return (TrMotion) { .piece = *piece, .from = from, .start = self->now, .duration = self->pace * 1000 };
}

/* Of BEFORE, the piece like PIECE that is not TAKEN and lies nearest; -1: none. */
static int
find_nearest (TrScene       *before,
              const guint8  *taken,
              const TrPiece *piece)
{
  float best = G_MAXFLOAT;
  int found = -1;

  for (guint i = 0; i < before->pieces->len; i++)
    {
      const TrPiece *other = &g_array_index (before->pieces, TrPiece, i);

      if (taken[i] || other->fixed || !alike (piece, other) || distance (&piece->rect, &other->rect) >= best)
        continue;
      best = distance (&piece->rect, &other->rect);
      found = (int) i;
    }
  return found;
}

static void
mark_unmoved (TrScene *before,
              TrScene *after,
              guint8  *before_done,
              guint8  *after_done)
{
  for (guint i = 0; i < after->pieces->len; i++)
    {
      const TrPiece *piece = &g_array_index (after->pieces, TrPiece, i);

      for (guint j = 0; j < before->pieces->len && !after_done[i]; j++)
        {
          const TrPiece *other = &g_array_index (before->pieces, TrPiece, j);

          if (!before_done[j] && alike (piece, other) && same_rect (&piece->rect, &other->rect))
            before_done[j] = after_done[i] = TRUE;
        }
      after_done[i] |= piece->fixed != FALSE;
    }
}

/* Where a piece of the scene before is shown at this moment: it may not have arrived there yet. */
static TrRect
shown_rect (TrBoardView   *self,
            GArray        *motions,
            const TrPiece *piece)
{
  for (guint i = 0; i < motions->len; i++)
    {
      const TrMotion *motion = &g_array_index (motions, TrMotion, i);
      float opacity;

      if (!motion->vanishes && alike (&motion->piece, piece) && same_rect (&motion->piece.rect, &piece->rect))
        return tr_motion_get_rect (motion, self->now, &opacity);
    }
  return piece->rect;
}

void
tr_board_view_start_motion (TrBoardView *self,
                            TrScene     *before)
{
  g_autoptr (GArray) motions = NULL;
  g_autofree guint8 *before_done = NULL;
  g_autofree guint8 *after_done = NULL;

  if (before == NULL || self->scene == NULL || self->pace == 0)
    {
      g_array_set_size (self->motions, 0);
      return;
    }
  self->now = g_get_monotonic_time ();
  motions = g_steal_pointer (&self->motions);
  self->motions = g_array_new (FALSE, FALSE, sizeof (TrMotion));
  before_done = g_new0 (guint8, MAX (before->pieces->len, 1));
  after_done = g_new0 (guint8, MAX (self->scene->pieces->len, 1));

  /* What was still on its way out goes on, and so does what has the same goal as before. */
  for (guint i = 0; i < motions->len; i++)
    if (g_array_index (motions, TrMotion, i).vanishes)
      g_array_append_val (self->motions, g_array_index (motions, TrMotion, i));
  mark_unmoved (before, self->scene, before_done, after_done);
  for (guint i = 0; i < self->scene->pieces->len; i++)
    {
      const TrPiece *piece = &g_array_index (self->scene->pieces, TrPiece, i);
      int j = after_done[i] ? -1 : find_nearest (before, before_done, piece);
      TrMotion motion;

      if (after_done[i])
        {
          TrRect shown = shown_rect (self, motions, piece);

          if (piece->fixed || same_rect (&shown, &piece->rect))
            continue;
          motion = make_motion (self, piece, shown);
        }
      else if (j >= 0)
        {
          before_done[j] = TRUE;
          motion = make_motion (self, piece, shown_rect (self, motions, &g_array_index (before->pieces, TrPiece, j)));
        }
      else
        {
          motion = make_motion (self, piece, elsewhere (self, piece));
          motion.appears = TRUE;
        }
      g_array_append_val (self->motions, motion);
    }
  for (guint j = 0; j < before->pieces->len; j++)
    {
      const TrPiece *piece = &g_array_index (before->pieces, TrPiece, j);
      TrMotion motion;

      if (before_done[j] || piece->fixed)
        continue;
      motion = make_motion (self, piece, shown_rect (self, motions, piece));
      motion.piece.rect = elsewhere (self, piece);
      motion.vanishes = TRUE;
      g_array_append_val (self->motions, motion);
    }
  if (self->motions->len > 0)
    tr_board_view_keep_ticking (self);
}

gboolean
tr_board_view_is_moving (TrBoardView *self)
{
  g_return_val_if_fail (TR_IS_BOARD_VIEW (self), FALSE);

  return self->motions->len > 0 || self->floats->len > 0 || self->sweep_art != NULL;
}
