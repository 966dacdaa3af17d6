/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-vbox.h"

#define SCOPE_TYPE_HEIGHT_LIMIT_BOX (scope_height_limit_box_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeHeightLimitBox, scope_height_limit_box, SCOPE, HEIGHT_LIMIT_BOX, ScopeVBox)

/* The minimum height of the last child, in percent. */
#define SCOPE_HEIGHT_LIMIT_BOX_LAST_PERCENT 60

/**
 * ScopeHeightLimitBox:
 *
 * A vertical box. Children have their natural height, and the last one has the
 * remaining height; the others shrink if that is less than its minimum.
 */
