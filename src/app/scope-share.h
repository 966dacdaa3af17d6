/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-lines.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_SHARE (scope_share_get_type ())
G_DECLARE_FINAL_TYPE (ScopeShare, scope_share, SCOPE, SHARE, ScopeLines)

/* What the last child gets at least, in percent of the height. */
#define SCOPE_SHARE_LAST 60

/**
 * ScopeShare:
 *
 * Its children below each other, each as high as it wants to be, the last one with
 * what is left. That has its share of the height: what is above gives way to it
 * as far as it can.
 */

G_END_DECLS
