/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench-frames.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define LONG_MS 33

/* What the time of a frame goes to: all that happened since the frame before, then the phases of the frame clock. */
enum
{
  PART_BEFORE,
  PART_UPDATE,
  PART_LAYOUT,
  PART_PAINT,
  N_PARTS
};

typedef struct
{
  double work;
  double paint;
  double cpu;
  double parts[N_PARTS];        /* of the processor */
} Frame;

static GArray  *frames;         /* Frame, in ms */
static gint64   begun;
static gint64   waited;         /* how long the main loop has waited so far */
static gboolean painted;
static gint64   frame_start;
static gint64   last_end;
static gint64   last_waited;
static gint64   last_cpu;
static gint64   part_ends[N_PARTS];     /* time of the processor when each was over */

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

/* Of a phase: the toolkit has done its part, since it was connected before. */
static void
end_part (int part)
{
  gint64 now = get_cpu_time ();

  /* Phases that nobody asked for are left out by the clock. */
  for (int i = part; i < N_PARTS; i++)
    part_ends[i] = now;
}

static void
on_update (void)
{
  end_part (PART_UPDATE);
}

static void
on_layout (void)
{
  end_part (PART_LAYOUT);
}

static void
on_paint (void)
{
  end_part (PART_PAINT);
  painted = TRUE;
}

static void
on_before_paint (void)
{
  end_part (PART_BEFORE);
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
  for (int i = 0; i < N_PARTS; i++)
    frame.parts[i] = (double) (part_ends[i] - (i > 0 ? part_ends[i - 1] : last_cpu)) / 1e3;
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
  g_signal_connect_after (clock, "update", G_CALLBACK (on_update), NULL);
  g_signal_connect_after (clock, "layout", G_CALLBACK (on_layout), NULL);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (on_after_paint), NULL);
  g_signal_connect_after (clock, "paint", G_CALLBACK (on_paint), NULL);
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

double
bench_get_cpu_ms (void)
{
  return (double) get_cpu_time () / 1e3;
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
  guint n_long = 0, n_long_cpu = 0;

  for (guint i = 0; i < frames->len; i++)
    {
      const Frame *frame = &g_array_index (frames, Frame, i);

      works[i] = frame->work;
      n_long += frame->work > LONG_MS;
      n_long_cpu += frame->cpu > LONG_MS;
      paint = MAX (paint, frame->paint);
      cpu = MAX (cpu, frame->cpu);
      if (frame->cpu > LONG_MS / 2.0)
        g_debug ("frame %u: work %.1f; processor %.1f: before %.1f, update %.1f, layout %.1f, paint %.1f", i, frame->work,
                 frame->cpu, frame->parts[PART_BEFORE], frame->parts[PART_UPDATE], frame->parts[PART_LAYOUT],
                 frame->parts[PART_PAINT]);
    }
  bench_sort (works, frames->len);
  printf ("frames %u\nfps %.2f\n", frames->len, frames->len / seconds);
  printf ("median %.3f\np99 %.3f\n", works[frames->len / 2], works[frames->len * 99 / 100]);
  printf ("max %.3f\nover %u\n", works[MAX (frames->len, 1) - 1], n_long);
  printf ("paint-max %.3f\ncpu-max %.3f\ncpu-over %u\n", paint, cpu, n_long_cpu);
}
