/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "e2e-app.h"

G_BEGIN_DECLS

/* What a screen reader finds in the window, in the order in which it reads: a
 * line for each thing, indented below what it is in, with its role, name,
 * description, text and states. What is there for the layout alone is left out.
 * Free with g_free(). */
char *e2e_accessible_tree_write (E2eApp *app);

/* Waits until the tree is what the file @name of E2E_GOLDEN holds; the test fails
 * with the first line that differs. With E2E_WRITE_GOLDEN set the file is written
 * instead, when the tree has come to rest. */
void e2e_accessible_tree_await (E2eApp *app, const char *name);

G_END_DECLS
