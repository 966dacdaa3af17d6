/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_NARROW_BIN (scope_narrow_bin_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeNarrowBin, scope_narrow_bin, SCOPE, NARROW_BIN, GtkWidget)

/* Below this width it has the style class `narrow`. */
#define SCOPE_NARROW_BIN_WIDTH 500

/**
 * ScopeNarrowBin:
 *
 * Has one child, and a style class for as long as it is narrow, so that the
 * style sheet can be sparing with space.
 */

G_END_DECLS
