/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define SCOPE_TYPE_NARROW_BIN (scope_narrow_bin_get_type ())
G_DECLARE_FINAL_TYPE (ScopeNarrowBin, scope_narrow_bin, SCOPE, NARROW_BIN, GtkWidget)

/* In pixels. */
#define SCOPE_NARROW_BIN_WIDTH 500

/**
 * ScopeNarrowBin:
 *
 * A container for one child, with the style class `narrow` below
 * %SCOPE_NARROW_BIN_WIDTH.
 */
