/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-window-private.h"

#include "scope-guide.h"
#include "scope-shortcuts.h"

/* The topic about what is to be seen. */
static void
show_help (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  scope_guide_show (gtk_window_get_application (GTK_WINDOW (self)),
                    scope_window_get_page (self));
}

static void
show_shortcuts (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkWindow *shortcuts = GTK_WINDOW (scope_shortcuts_new ());

  gtk_window_set_transient_for (shortcuts, GTK_WINDOW (widget));
  gtk_window_present (shortcuts);
}

void
scope_window_help_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.help", NULL, show_help);
  gtk_widget_class_install_action (klass, "win.shortcuts", NULL, show_shortcuts);
}
