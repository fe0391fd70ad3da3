/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench-frames.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define LONG_MS 33

typedef struct
{
  double work;
  double paint;
  double cpu;
} Frame;

static GArray  *frames;         /* Frame, in ms */
static gint64   begun;
static gint64   waited;         /* how long the main loop has waited so far */
static gboolean painted;
static gint64   frame_start;
static gint64   last_end;
static gint64   last_waited;
static gint64   last_cpu;

static int
wait_for_something (GPollFD *fds,
                    guint    n_fds,
                    int      timeout)
{
  gint64 start = g_get_monotonic_time ();
  int n = g_poll (fds, n_fds, timeout);

  waited += g_get_monotonic_time () - start;
  return n;
}

/* Of this thread. */
static gint64
get_cpu_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static void
on_paint (void)
{
  painted = TRUE;
}

static void
on_before_paint (void)
{
  painted = FALSE;
  frame_start = g_get_monotonic_time ();
}

static void
on_after_paint (void)
{
  gint64 now = g_get_monotonic_time ();
  gint64 cpu = get_cpu_time ();
  Frame frame = {
    .work = (double) (now - last_end - (waited - last_waited)) / 1e3,
    .paint = (double) (now - frame_start) / 1e3,
    .cpu = (double) (cpu - last_cpu) / 1e3,
  };

  if (!painted)
    return;
  last_end = now;
  last_waited = waited;
  last_cpu = cpu;
  g_array_append_val (frames, frame);
}

void
bench_frames_watch (GtkWidget *window)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (window));
  GdkFrameClock *clock = gdk_surface_get_frame_clock (surface);

  frames = g_array_new (FALSE, FALSE, sizeof (Frame));
  g_main_context_set_poll_func (NULL, wait_for_something);
  g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint), NULL);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (on_after_paint), NULL);
  g_signal_connect (clock, "paint", G_CALLBACK (on_paint), NULL);
  bench_frames_begin ();
}

void
bench_frames_begin (void)
{
  g_array_set_size (frames, 0);
  begun = last_end = g_get_monotonic_time ();
  last_waited = waited;
  last_cpu = get_cpu_time ();
}

guint
bench_frames_get_n (void)
{
  return frames->len;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return *(const double *) a < *(const double *) b ? -1 : *(const double *) a > *(const double *) b;
}

void
bench_sort (double *figures,
            guint   n)
{
  qsort (figures, n, sizeof *figures, compare);
}

void
bench_frames_tell (void)
{
  double seconds = (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC;
  g_autofree double *works = g_new0 (double, MAX (frames->len, 1));
  double paint = 0, cpu = 0;
  guint n_long = 0;

  for (guint i = 0; i < frames->len; i++)
    {
      const Frame *frame = &g_array_index (frames, Frame, i);

      works[i] = frame->work;
      n_long += frame->work > LONG_MS;
      paint = MAX (paint, frame->paint);
      cpu = MAX (cpu, frame->cpu);
      g_debug ("frame %u: work %.1f, paint %.1f, processor %.1f", i, frame->work, frame->paint, frame->cpu);
    }
  bench_sort (works, frames->len);
  printf ("frames %u\nfps %.2f\n", frames->len, frames->len / seconds);
  printf ("median %.3f\np99 %.3f\n", works[frames->len / 2], works[frames->len * 99 / 100]);
  printf ("max %.3f\nover %u\n", works[MAX (frames->len, 1) - 1], n_long);
  printf ("paint-max %.3f\ncpu-max %.3f\n", paint, cpu);
}
