/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* How many seconds a toast is shown, or 0 if it stays until it is dismissed. While the
 * desktop has a screen reader on, there is more time to hear the message and to reach a
 * button (WCAG 2.2.1). */
guint scope_toast_timeout (gboolean has_button);
