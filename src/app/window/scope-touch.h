/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For fingers everything that can be pressed is at least so wide and high, in
 * pixels: https://www.w3.org/WAI/WCAG21/Understanding/target-size.html */
#define SCOPE_TOUCH_TARGET 44

/* Makes all windows fit for fingers if there is nothing else to point with. */
void scope_touch_init (void);

/* The same when @window is touched, and back when it is clicked by a pointer. */
void scope_touch_follow (GtkWidget *window);

/* What has been pressed by @type of event is let go: whether all windows are to be
 * fit for fingers then. @now is whether they are. */
gboolean scope_touch_judge (GdkEventType type, gboolean now);

/* Whether all windows are fit for fingers. */
gboolean scope_touch_get (void);
void scope_touch_set (gboolean touch);

G_END_DECLS
