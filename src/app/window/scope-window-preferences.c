/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-dialogs.h"
#include "scope-preferences.h"
#include "scope-settings.h"
#include "scope-window-private.h"

static void
show_preferences (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ScopeWindow *self = SCOPE_WINDOW (widget);
  GtkWidget *preferences = scope_preferences_new (self->document);

  scope_dialog_present (preferences, GTK_WINDOW (self));
}

void
scope_window_preferences_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.preferences", NULL, show_preferences);
}

void
scope_window_preferences_init (ScopeWindow *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.preferences",
                                 scope_settings_get () != NULL);
}
