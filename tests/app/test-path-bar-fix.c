/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What GTK asks for a file with, by itself. */

#include "scope-path-bar-fix.h"

#include <gtk/gtk.h>

static void
note (gboolean *noted)
{
  *noted = TRUE;
}

/* Drawn when it does not know of a folder yet. */
static void
test_path_bar (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *bar;
  gboolean is_drawn = FALSE;

  scope_path_bar_fix_init ();
  g_object_unref (
      g_object_ref_sink (g_object_new (GTK_TYPE_FILE_CHOOSER_WIDGET, NULL)));
  bar = g_object_new (g_type_from_name ("GtkPathBar"), NULL);
  gtk_window_set_child (GTK_WINDOW (window), bar);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect_swapped (gtk_widget_get_frame_clock (window), "after-paint",
                            G_CALLBACK (note), &is_drawn);
  while (!is_drawn)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/path-bars/unknown-folder", test_path_bar);
  return g_test_run ();
}
