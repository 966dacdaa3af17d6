/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

/* A menu that is open when its window is closed keeps its grab, and the other
 * windows of the same window group get no more input. So each window has a group
 * of its own.
 *
 * To see it: with two windows, open the menu of one, close that window by the
 * window manager and click in the other.
 *
 * Versions: GTK 4.8.3; not 4.18.6 (tried). */

void
scope_closed_window_grab_fix (GtkWindow *window)
{
#if !GTK_CHECK_VERSION(4, 18, 0)
  g_autoptr (GtkWindowGroup) group = gtk_window_group_new ();

  gtk_window_group_add_window (group, window);
#endif
}
