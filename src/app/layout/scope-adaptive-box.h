/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-vbox.h"

#define SCOPE_TYPE_ADAPTIVE_BOX (scope_adaptive_box_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeAdaptiveBox, scope_adaptive_box, SCOPE, ADAPTIVE_BOX, ScopeVBox)

/**
 * ScopeAdaptiveBox:
 *
 * Children beside each other where there is room, and else below each other.
 * A GtkBox asks labels that wrap for the width that its height needs, which for
 * texts of several fonts is more than the width that the height was made for (GTK
 * 4.8.3).
 * Cells of equal weights are aligned in rows of equal width, so that these look
 * like a table. Properties:
 *
 * - `weights`: how children share the remaining width, a number for each; a
 *   child of weight 0 has its natural width
 * - `wide-chars`: the minimum width of a row, in average letters, if no cell is cut; by
 *   default there is a row wherever no cell is cut
 * - `spacing`: between the cells, in pixels; 12 by default
 */
