/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "scope-grab-broken-fix.h"

#include <gtk/gtk.h>

/* While a button is down its window has the pointer. Something else may take it
 * then: a menu that opens by the press, the drag of a text or of the window. The
 * window is told so twice, that the pointer left it and that its grab is broken,
 * and GTK 4.8 takes the button off its widgets both times: the second time there
 * is none, which it warns of (gtkmain.c, handle_pointing_event). So it does not
 * hear the second where it heard the first. */
typedef enum
{
  TOLD_NOTHING,
  TOLD_OF_LEAVING,
  TOLD_NO_MORE,
} Told;

static gboolean
is_leaving (GdkEvent *event)
{
  return gdk_event_get_event_type (event) == GDK_LEAVE_NOTIFY
         && gdk_crossing_event_get_mode (event) == GDK_CROSSING_GRAB;
}

static gboolean
is_broken_grab (GdkEvent *event)
{
  GdkDevice *device = gdk_event_get_device (event);

  return gdk_event_get_event_type (event) == GDK_GRAB_BROKEN
         && gdk_grab_broken_event_get_implicit (event)
         && gdk_device_get_source (device) != GDK_SOURCE_KEYBOARD;
}

static Told
tell (GdkEvent *event, Told told)
{
  if (told == TOLD_OF_LEAVING && is_broken_grab (event))
    return TOLD_NO_MORE;
  if (is_leaving (event))
    return TOLD_OF_LEAVING;
  if (told == TOLD_NO_MORE
      || gdk_event_get_event_type (event) == GDK_BUTTON_PRESS)
    return TOLD_NOTHING;
  return told;
}

/* Before GTK's own handler, which cannot be preceded otherwise: it is blocked for
 * one event. The widget of the surface is its data. */
static gboolean
look_at_event (GSignalInvocationHint *hint,
               guint n,
               const GValue *values,
               gpointer data)
{
  static const GSignalMatchType own = G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA;
  GObject *surface = g_value_get_object (&values[0]);
  GtkNative *native = gtk_native_get_for_surface (GDK_SURFACE (surface));
  GQuark key = g_quark_from_static_string ("scope-told");
  Told before = (Told) GPOINTER_TO_INT (g_object_get_qdata (surface, key));
  Told now = tell (g_value_get_pointer (&values[1]), before);

  if (now == before || native == NULL)
    return TRUE;
  if (now == TOLD_NO_MORE)
    g_signal_handlers_block_matched (surface, own, hint->signal_id, 0, NULL,
                                     NULL, native);
  if (before == TOLD_NO_MORE)
    g_signal_handlers_unblock_matched (surface, own, hint->signal_id, 0, NULL,
                                       NULL, native);
  g_object_set_qdata (surface, key, GINT_TO_POINTER (now));
  return TRUE;
}

void
scope_grab_broken_fix_init (void)
{
  GTypeClass *klass = g_type_class_ref (GDK_TYPE_SURFACE);

  g_signal_add_emission_hook (g_signal_lookup ("event", GDK_TYPE_SURFACE), 0,
                              look_at_event, NULL, NULL);
  g_type_class_unref (klass);
}
