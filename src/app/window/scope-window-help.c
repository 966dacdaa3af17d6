/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-window-private.h"

#include "scope-gtk-fixes.h"
#include "scope-gtk-versions.h"
#include "scope-guide.h"

/* The topic about what is to be seen. */
static void
show_help (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  scope_guide_show (gtk_window_get_application (GTK_WINDOW (self)),
                    scope_window_get_page (self));
}

static void
add_shortcuts (GtkApplicationWindow *self)
{
  g_autoptr (GtkBuilder) builder
      = gtk_builder_new_from_resource ("/io/github/iriscope/Iriscope/help-overlay.ui");
  GObject *shortcuts = gtk_builder_get_object (builder, "help_overlay");

  scope_help_overlay_set (self, shortcuts);
  scope_unnamed_widget_fix_search (GTK_WIDGET (shortcuts));
}

/* GtkApplication would build the window of shortcuts for each new window, which takes
 * as long as all pages together, if the resource had the name that it looks for. */
static void
show_shortcuts (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkApplicationWindow *self = GTK_APPLICATION_WINDOW (widget);

  if (scope_help_overlay_get (self) == NULL)
    add_shortcuts (self);
  gtk_widget_activate_action (widget, "win.show-help-overlay", NULL);
}

void
scope_window_help_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.help", NULL, show_help);
  gtk_widget_class_install_action (klass, "win.shortcuts", NULL, show_shortcuts);
}
