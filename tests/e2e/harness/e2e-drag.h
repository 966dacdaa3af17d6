/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-app.h"

#include <gdk/gdk.h>

/* Drags @content from a window of the test with the pointer and drops it in the middle
 * of @target. Waits until the program has read it; the test fails if the program does
 * not accept it. Takes ownership of @content. */
void e2e_drag (E2eApp *app, GdkContentProvider *content, AtspiAccessible *target);

/* Drags @from to the middle of @to with the pointer, both in the program, until @to has
 * @name. Only the program knows when it accepts the drop, so what comes too early for
 * it is tried again. */
void e2e_drag_inside (E2eApp *app,
                      AtspiAccessible *from,
                      AtspiAccessible *to,
                      const char *name);

/* Returns what a file manager offers: a list of one file, and its name as text. */
GdkContentProvider *e2e_drag_file (const char *path);

/* Returns a text/uri-list only. */
GdkContentProvider *e2e_drag_list (const char *list);

/* Returns plain text only. */
GdkContentProvider *e2e_drag_text (const char *text);
