/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench-start.h"

#include <stdio.h>
#include <string.h>

/* What is done when idle after the first frame counts as memory too. */
#define REST_MS 1000

static guint64
read_pss (void)
{
  g_autofree char *map = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &map, NULL, NULL))
    return 0;
  line = strstr (map, "Pss:");
  return line != NULL ? g_ascii_strtoull (line + strlen ("Pss:"), NULL, 10) : 0;
}

static gboolean
on_rest (gpointer app)
{
  printf ("%" G_GUINT64_FORMAT "\n", read_pss ());
  fflush (stdout);
  g_application_quit (app);
  return G_SOURCE_REMOVE;
}

static void
on_painted (GdkFrameClock *clock, GtkApplication *app)
{
  gint64 begin = g_ascii_strtoll (g_getenv ("BENCH_START"), NULL, 10);

  g_signal_handlers_disconnect_matched (clock, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL,
                                        app);
  printf ("%.1f ", (double) (g_get_monotonic_time () - begin) / 1e3);
  g_timeout_add (REST_MS, on_rest, app);
}

static void
on_realize (GtkWidget *window, GtkApplication *app)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint",
                    G_CALLBACK (on_painted), app);
}

static void
on_window (GtkApplication *app, GtkWidget *window)
{
  g_signal_connect (window, "realize", G_CALLBACK (on_realize), app);
}

void
bench_start_watch (GtkApplication *app)
{
  g_signal_connect (app, "window-added", G_CALLBACK (on_window), NULL);
}
