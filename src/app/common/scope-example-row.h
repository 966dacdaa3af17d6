/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SCOPE_TYPE_EXAMPLE_ROW (scope_example_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeExampleRow, scope_example_row, SCOPE, EXAMPLE_ROW, GtkListBoxRow)

/**
 * ScopeExampleRow:
 *
 * An example. Activating it runs `win.show` with the IRI. Its properties:
 *
 * - `title`: the title
 * - `iri`: the IRI
 * - `other`: (nullable): a second IRI; activating runs `action` with both
 * - `action`: `win.compare` unless another is set
 */
