/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* bench-start-minimal: a window of libadwaita with a label and nothing else, which
 * Iriscope is compared with. */

#include "bench-start.h"

#include <adwaita.h>

static void
activate (GtkApplication *app)
{
  GtkWidget *window = g_object_new (ADW_TYPE_APPLICATION_WINDOW, "application", app,
                                    "default-width", 1000, "default-height", 800,
                                    "content", gtk_label_new ("x"), NULL);

  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) app
      = adw_application_new ("io.github.iriscope.Minimal", G_APPLICATION_DEFAULT_FLAGS);

  bench_start_watch (GTK_APPLICATION (app));
  g_signal_connect (app, "activate", G_CALLBACK (activate), NULL);
  return g_application_run (G_APPLICATION (app), argc, argv);
}
