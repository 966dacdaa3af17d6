/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench-stage.h"

double
bench_read_clock (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static void
on_painted (BenchStage *self)
{
  self->painted++;
}

double
bench_run_to_frame (BenchStage *self)
{
  guint before = self->painted;
  double longest = 0;

  while (self->painted == before)
    {
      double begin;

      begin = bench_read_clock (CLOCK_THREAD_CPUTIME_ID);
      g_main_context_iteration (NULL, TRUE);
      longest = MAX (longest, bench_read_clock (CLOCK_THREAD_CPUTIME_ID) - begin);
    }
  return longest;
}

static gboolean
on_quiet (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

double
bench_run_to_rest (BenchStage *self)
{
  double longest = 0;
  gboolean quiet = FALSE;

  g_timeout_add_full (G_PRIORITY_LOW, 400, on_quiet, &quiet, NULL);
  while (!quiet || scope_document_get_busy (scope_window_get_document (self->window)))
    {
      double begin = bench_read_clock (CLOCK_THREAD_CPUTIME_ID);

      g_main_context_iteration (NULL, TRUE);
      longest = MAX (longest, bench_read_clock (CLOCK_THREAD_CPUTIME_ID) - begin);
    }
  return longest;
}

void
bench_stage_init (BenchStage *self)
{
  *self = (BenchStage){ .window = g_object_new (SCOPE_TYPE_WINDOW, NULL) };
  gtk_window_present (GTK_WINDOW (self->window));
  g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (self->window)),
                            "after-paint", G_CALLBACK (on_painted), self);
}

GtkWidget *
bench_stage_find (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = bench_stage_find (child, type);
  return found;
}
