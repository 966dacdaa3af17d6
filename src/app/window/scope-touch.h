/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* The minimum width and height of what can be pressed by a finger, in pixels:
 * https://www.w3.org/WAI/WCAG21/Understanding/target-size.html */
#define SCOPE_TOUCH_TARGET 44

/* Turns the touch style on if there is a touchscreen and no pointer. */
void scope_touch_init (void);

/* Turns it on when @window is touched and off when a pointer clicks in it. */
void scope_touch_watch_window (GtkWidget *window);

/* Returns whether the touch style is to be on after an event of type @type; @is_now
 * is whether it is on. */
gboolean scope_touch_next_state (GdkEventType type, gboolean is_now);

/* Turns the touch style on or off in all windows. */
void scope_touch_set (gboolean touch);
