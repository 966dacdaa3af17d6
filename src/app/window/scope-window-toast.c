/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-mnemonic-name-fix.h"
#include "scope-toast-double-free-fix.h"
#include "scope-window-private.h"

#include <glib/gi18n.h>

static void
on_dismissed (ScopeWindow *self)
{
  self->toast = NULL;
}

/* A new message replaces the previous one at once. */
static void
show (ScopeWindow *self, const char *text, const char *button, const char *action)
{
  g_autofree char *title = g_markup_escape_text (text, -1);

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  self->toast = adw_toast_new (title);
  adw_toast_set_button_label (self->toast, button);
  adw_toast_set_action_name (self->toast, action);
  scope_toast_double_free_fix_add (self->toasts, self->toast);
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (on_dismissed), self,
                           G_CONNECT_SWAPPED);
  scope_mnemonic_name_fix (gtk_widget_get_last_child (GTK_WIDGET (self->toasts)));
}

void
scope_window_show_toast (ScopeWindow *self, const char *text)
{
  show (self, text, NULL, NULL);
}

void
scope_window_show_undo_toast (ScopeWindow *self, const char *text)
{
  scope_window_show_action_toast (self, text, "win.undo");
}

void
scope_window_show_action_toast (ScopeWindow *self, const char *text, const char *action)
{
  show (self, text, _ ("_Undo"), action);
}

static void
show_toast (GtkWidget *widget, const char *action, GVariant *parameter)
{
  scope_window_show_toast (SCOPE_WINDOW (widget),
                           g_variant_get_string (parameter, NULL));
}

/* For widgets that do not know the window. */
void
scope_window_toast_install (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.show-toast", "s", show_toast);
}
