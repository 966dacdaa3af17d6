/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-option.h"

#include <adwaita.h>

#define SCOPE_TYPE_OPTION_DROP_DOWN (scope_option_drop_down_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeOptionDropDown, scope_option_drop_down, SCOPE, OPTION_DROP_DOWN, AdwBin)

/**
 * ScopeOptionDropDown:
 *
 * A drop-down list of options, each with a sentence that explains it. Its
 * properties:
 *
 * - `subject`: what to choose: see #ScopeOptions
 * - `document`: (nullable): the #ScopeDocument that has the choice
 * - `choice`: the id of the chosen option
 */
