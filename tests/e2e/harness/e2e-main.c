/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "e2e-main.h"

#include <gtk/gtk.h>
#include <locale.h>

/* The test has no window of its own. It needs GDK for the clipboard, and must not
 * appear as a program in AT-SPI. */
static void
init_gdk (void)
{
  g_setenv ("GTK_A11Y", "none", TRUE);
  gtk_init ();
  g_unsetenv ("GTK_A11Y");
}

void
e2e_init (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  e2e_keys_init ();
  /* libatspi warns about programs that are starting or have already ended. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  init_gdk ();
  e2e_wait_init ();
}
