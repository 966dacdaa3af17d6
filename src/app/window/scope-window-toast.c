/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-accessible-text.h"
#include "scope-window-private.h"

#include <glib/gi18n.h>

/* Toasts come and go at once. A toast that still comes when it goes, or one that
 * goes already and whose button is pressed again, is freed twice by libadwaita
 * 1.2. */
static void
hold_still (ScopeWindow *self)
{
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (self)),
                "gtk-enable-animations", FALSE, NULL);
}

static void
move_again (ScopeWindow *self)
{
  gtk_settings_reset_property (gtk_widget_get_settings (GTK_WIDGET (self)),
                               "gtk-enable-animations");
}

static void
forget (ScopeWindow *self)
{
  self->toast = NULL;
}

/* The overlay answers between the first and the second. */
static void
add (ScopeWindow *self, AdwToast *toast)
{
  static void (*const handlers[]) (ScopeWindow * self)
      = { hold_still, move_again, forget };

  hold_still (self);
  for (gsize i = 0; i < G_N_ELEMENTS (handlers); i++)
    {
      g_signal_connect_object (toast, "dismissed", G_CALLBACK (handlers[i]),
                               self, G_CONNECT_SWAPPED);
      if (i == 0)
        adw_toast_overlay_add_toast (self->toasts, toast);
    }
  scope_mnemonic_name_fix_all (
      gtk_widget_get_last_child (GTK_WIDGET (self->toasts)));
  move_again (self);
}

/* What was told before gives way: nobody wants to wait for old news. */
static void
tell (ScopeWindow *self,
      const char *text,
      const char *button,
      const char *action)
{
  g_autofree char *title = g_markup_escape_text (text, -1);

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  self->toast = adw_toast_new (title);
  adw_toast_set_button_label (self->toast, button);
  adw_toast_set_action_name (self->toast, action);
  add (self, self->toast);
}

void
scope_window_show_toast (ScopeWindow *self, const char *text)
{
  tell (self, text, NULL, NULL);
}

void
scope_window_show_undo_toast (ScopeWindow *self, const char *text)
{
  scope_window_show_action_toast (self, text, "win.undo");
}

void
scope_window_show_action_toast (ScopeWindow *self,
                                const char *text,
                                const char *action)
{
  tell (self, text, _ ("_Undo"), action);
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
