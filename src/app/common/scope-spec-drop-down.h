/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-option-drop-down.h"

G_BEGIN_DECLS

/**
 * ScopeSpecDropDown:
 *
 * The list of documents to read by, each with its year and a sentence on it.
 */
#define SCOPE_TYPE_SPEC_DROP_DOWN (scope_spec_drop_down_get_type ())
G_DECLARE_FINAL_TYPE (ScopeSpecDropDown,
                      scope_spec_drop_down,
                      SCOPE,
                      SPEC_DROP_DOWN,
                      ScopeOptionDropDown)

G_END_DECLS
