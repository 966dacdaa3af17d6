/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-entry-private.h"

void
scope_entry_stop_blinking (ScopeEntry *self)
{
  g_clear_handle_id (&self->blink, g_source_remove);
}

static gboolean
on_blink (gpointer data)
{
  ScopeEntry *self = data;

  self->caret_on = !self->caret_on;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->caret_on && --self->blinks_left == 0)
    {
      self->blink = 0;
      return G_SOURCE_REMOVE;
    }
  return G_SOURCE_CONTINUE;
}

/* Shows the caret, and makes it blink as the settings of the desktop say. */
void
scope_entry_restart_blinking (ScopeEntry *self)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (self));
  gboolean blinks;
  int period, timeout;

  scope_entry_stop_blinking (self);
  self->caret_on = TRUE;
  g_object_get (settings, "gtk-cursor-blink", &blinks, "gtk-cursor-blink-time", &period,
                "gtk-cursor-blink-timeout", &timeout, NULL);
  if (!blinks || period < 2 || timeout < 1
      || !gtk_widget_has_focus (GTK_WIDGET (self->text))
      || !gtk_editable_get_editable (GTK_EDITABLE (self->text)))
    return;
  self->blinks_left = MAX (1, (gint64) timeout * 1000 / period);
  self->blink = g_timeout_add (period / 2, on_blink, self);
}
