/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-window-private.h"

#include "scope-guide.h"

/* The topic about what is to be seen. */
static void
show_help (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);

  scope_guide_show (gtk_window_get_application (GTK_WINDOW (self)),
                    adw_view_stack_get_visible_child_name (self->pages));
}

void
scope_window_help_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.help", NULL, show_help);
}
