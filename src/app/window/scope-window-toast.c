/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "iri-isolate.h"
#include "scope-gtk-fixes.h"
#include "scope-toast-timeout.h"
#include "scope-window-private.h"

#include <glib/gi18n.h>

static void
on_dismissed (ScopeWindow *self)
{
  self->toast = NULL;
  g_clear_handle_id (&self->toast_expiry, g_source_remove);
}

/* A new message replaces the previous one at once; one that stays until it is dismissed
 * would otherwise keep it from being shown (libadwaita 1.2.2). */
static void
show (ScopeWindow *self, const char *text, const char *button, const char *action)
{
  g_autofree char *title = g_markup_escape_text (text, -1);

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  self->toast = adw_toast_new (title);
  adw_toast_set_button_label (self->toast, button);
  adw_toast_set_action_name (self->toast, action);
  adw_toast_set_timeout (self->toast, scope_toast_timeout (button != NULL));
  scope_toast_double_free_fix (self->toasts, self->toast);
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (on_dismissed), self,
                           G_CONNECT_SWAPPED);
  scope_mnemonic_name_fix (gtk_widget_get_last_child (GTK_WIDGET (self->toasts)));
}

void
scope_window_show_toast (ScopeWindow *self, const char *text)
{
  show (self, text, NULL, NULL);
}

char *
scope_window_describe_unsaved (const GError *error)
{
  g_autofree char *reason = iri_isolate_words (error->message);

  /* Translators: %s is the message of an error. */
  return g_strdup_printf (_ ("Not saved: %s"), reason);
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

static gboolean
on_expired (gpointer data)
{
  ScopeWindow *self = data;

  self->toast_expiry = 0;
  adw_toast_dismiss (self->toast);
  return G_SOURCE_REMOVE;
}

/* Later, because the change may be due to the button, which dismisses its toast too. */
void
scope_window_expire_toast (ScopeWindow *self, const char *action)
{
  if (self->toast != NULL && self->toast_expiry == 0
      && g_strcmp0 (adw_toast_get_action_name (self->toast), action) == 0)
    self->toast_expiry = g_idle_add (on_expired, self);
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

void
scope_window_toast_dispose (ScopeWindow *self)
{
  self->toast = NULL;
  g_clear_handle_id (&self->toast_expiry, g_source_remove);
}
