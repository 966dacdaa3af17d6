/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_EXAMPLE_ROW (scope_example_row_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeExampleRow, scope_example_row, SCOPE, EXAMPLE_ROW, GtkListBoxRow)

/**
 * ScopeExampleRow:
 *
 * An address to begin with; activating it runs `win.show` with the address.
 * Properties `title` and `iri`; with `other`, a second address, it runs `action` with both, `win.compare`
 * unless another is set.
 */

G_END_DECLS
