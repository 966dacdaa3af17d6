/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-app.h"

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* Drags @content, which is taken, from a window of the test's own by the pointer
 * and drops it in the middle of @target. Waits until the program has taken it; the
 * test fails if it does not want it. */
void e2e_drag (E2eApp *app, GdkContentProvider *content, AtspiAccessible *target);

/* The same that a file manager offers: a list of one, and its name as text. */
GdkContentProvider *e2e_drag_file (const char *path);

/* A text/uri-list, and nothing else. */
GdkContentProvider *e2e_drag_list (const char *list);

/* A text, and nothing else. */
GdkContentProvider *e2e_drag_text (const char *text);

G_END_DECLS
