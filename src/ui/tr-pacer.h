/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets computer players move no faster than a person can follow: between their moves it holds the session, as long as the
 * settings say. The model never waits for a picture, only for this clock.
 *
 * Properties: `session`; read-only: `waiting`, whether the next move waits for tr_pacer_step(); `motion`, how long a piece
 * slides, in ms, 0 when nothing is to move. */

#define TR_TYPE_PACER (tr_pacer_get_type ())

/* As the settings say it. */
typedef enum
{
  TR_PACE_INSTANT,
  TR_PACE_QUICK,
  TR_PACE_CALM,
  TR_PACE_STEP,
} TrPace;

G_DECLARE_FINAL_TYPE (TrPacer, tr_pacer, TR, PACER, GObject)

TrPacer  *tr_pacer_new         (GSettings *settings);
/* NULL: none. */
void      tr_pacer_set_session (TrPacer   *pacer,
                                TrSession *session);
gboolean  tr_pacer_get_waiting (TrPacer   *pacer);
/* The next move now, whatever is left of the pause. False when there is nothing to wait for. */
gboolean  tr_pacer_step        (TrPacer   *pacer);
guint     tr_pacer_get_motion  (TrPacer   *pacer);

G_END_DECLS
