/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-versions.h"

/* Deprecated since GTK 4.18 for AdwShortcutsDialog, which libadwaita has since 1.8. */

GtkWidget *
scope_help_overlay_get (GtkApplicationWindow *window)
{
  GtkWidget *shortcuts;

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  shortcuts = (GtkWidget *) gtk_application_window_get_help_overlay (window);
  G_GNUC_END_IGNORE_DEPRECATIONS
  return shortcuts;
}

void
scope_help_overlay_set (GtkApplicationWindow *window, GObject *shortcuts)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_application_window_set_help_overlay (window, GTK_SHORTCUTS_WINDOW (shortcuts));
  G_GNUC_END_IGNORE_DEPRECATIONS
}
