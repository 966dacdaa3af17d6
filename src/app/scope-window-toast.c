/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-window-private.h"

#include <glib/gi18n.h>

/* A toast takes less to come, in microseconds of the frame clock. */
#define COMING_US 500000

static gint64
frame_time (ScopeWindow *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  return clock != NULL ? gdk_frame_clock_get_frame_time (clock) : 0;
}

static void
forget (ScopeWindow *self)
{
  self->toast = NULL;
}

static void
fill (AdwToast *toast, const char *text, const char *button, const char *action)
{
  g_autofree char *title = g_markup_escape_text (text, -1);

  adw_toast_set_title (toast, title);
  adw_toast_set_button_label (toast, button);
  adw_toast_set_action_name (toast, action);
}

/* What was told before gives way: nobody wants to wait for old news. With
 * libadwaita 1.2 the program would end where a toast that is still coming, or
 * one that goes already, is dismissed and the window closed then. */
static void
tell (ScopeWindow *self,
      const char *text,
      const char *button,
      const char *action)
{
  gint64 now = frame_time (self);

  if (self->toast != NULL && now - self->toast_time < COMING_US)
    {
      fill (self->toast, text, button, action);
      return;
    }
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  self->toast = adw_toast_new ("");
  self->toast_time = now;
  fill (self->toast, text, button, action);
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (forget), self,
                           G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, self->toast);
}

void
scope_window_say (ScopeWindow *self, const char *text)
{
  tell (self, text, NULL, NULL);
}

void
scope_window_say_undo (ScopeWindow *self, const char *text)
{
  scope_window_say_undo_by (self, text, "win.undo");
}

void
scope_window_say_undo_by (ScopeWindow *self,
                          const char *text,
                          const char *action)
{
  tell (self, text, _ ("_Undo"), action);
}
