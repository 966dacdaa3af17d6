/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-vbox.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_HEIGHT_LIMIT_BOX (scope_height_limit_box_get_type ())
G_DECLARE_FINAL_TYPE (ScopeHeightLimitBox,
                      scope_height_limit_box,
                      SCOPE,
                      HEIGHT_LIMIT_BOX,
                      ScopeVBox)

/* What the last child gets at least, in percent of the height. */
#define SCOPE_HEIGHT_LIMIT_BOX_LAST_PERCENT 60

/**
 * ScopeHeightLimitBox:
 *
 * Its children below each other, each as high as it wants to be, the last one with
 * what is left. That has its share of the height: what is above gives way to it
 * as far as it can.
 */

G_END_DECLS
