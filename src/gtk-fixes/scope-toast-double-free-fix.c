/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-gtk-fixes.h"

/* libadwaita frees a toast twice if it is dismissed while it is still appearing, or
 * if its button is pressed again while it is disappearing. So toasts appear and
 * disappear without an animation.
 *
 * To see it: press a copy button twice quickly, or double-click Undo on a toast.
 *
 * Versions: libadwaita 1.2.2 for toasts that come and go quickly, but not 1.7.6
 * (tried); for buttons that are pressed twice all before 1.8, according to its NEWS. */

#if ADW_CHECK_VERSION(1, 8, 0)

void
scope_toast_double_free_fix (AdwToastOverlay *overlay, AdwToast *toast)
{
  adw_toast_overlay_add_toast (overlay, toast);
}

#else

static void
stop_animations (GtkWidget *overlay)
{
  g_object_set (gtk_widget_get_settings (overlay), "gtk-enable-animations", FALSE,
                NULL);
}

static void
restore_animations (GtkWidget *overlay)
{
  gtk_settings_reset_property (gtk_widget_get_settings (overlay),
                               "gtk-enable-animations");
}

/* The handler of the overlay has to run between ours. */
void
scope_toast_double_free_fix (AdwToastOverlay *overlay, AdwToast *toast)
{
  stop_animations (GTK_WIDGET (overlay));
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (stop_animations), overlay,
                           G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (overlay, toast);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (restore_animations), overlay,
                           G_CONNECT_SWAPPED);
  restore_animations (GTK_WIDGET (overlay));
}

#endif
