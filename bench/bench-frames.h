/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What the frames of a window cost. The work for a frame is all the time between the end of the frame before and its own end
 * in which the main loop did not wait for something to happen: events, moves, what follows from them, layout and drawing. */

/* WINDOW is realized; from now on. */
void  bench_frames_watch (GtkWidget  *window);
/* Forgets what was measured. */
void  bench_frames_begin (void);
guint bench_frames_get_n (void);
/* Prints a line a figure: frames, fps; of the work, in ms: median, p99, max, over (how many frames took more than 33); paint-max
 * (from before-paint to after-paint), cpu-max (time of the processor in this thread). */
void  bench_frames_tell  (void);

void  bench_sort         (double     *figures,
                          guint       n);

/* What this thread has taken of the processor so far. */
double bench_get_cpu_ms   (void);

G_END_DECLS
