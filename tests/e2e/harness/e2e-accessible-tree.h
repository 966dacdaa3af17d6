/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-app.h"

/* Returns what a screen reader finds in the window, in reading order: one line for each
 * accessible object, indented below its parent, with its role, name, description, text
 * and states. Objects that serve only the layout are omitted. Free with g_free(). */
char *e2e_accessible_tree_write (E2eApp *app);

/* Waits until the tree equals the file @name in E2E_GOLDEN, with GTK 4.18 but for what
 * that version says otherwise. If it never does, the test fails and shows the first
 * line that differs. If E2E_WRITE_GOLDEN is set, writes the file instead once the tree
 * is stable. */
void e2e_accessible_tree_await (E2eApp *app, const char *name);
