/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-option-drop-down.h"

G_BEGIN_DECLS

/**
 * ScopeConventionDropDown:
 *
 * The list of conventions of visual order, each with a sentence on it.
 */
#define SCOPE_TYPE_CONVENTION_DROP_DOWN (scope_convention_drop_down_get_type ())
G_DECLARE_FINAL_TYPE (ScopeConventionDropDown,
                      scope_convention_drop_down,
                      SCOPE,
                      CONVENTION_DROP_DOWN,
                      ScopeOptionDropDown)

G_END_DECLS
