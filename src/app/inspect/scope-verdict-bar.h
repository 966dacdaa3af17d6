/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SCOPE_TYPE_VERDICT_BAR (scope_verdict_bar_get_type ())
G_DECLARE_FINAL_TYPE (ScopeVerdictBar, scope_verdict_bar, SCOPE, VERDICT_BAR, AdwBin)

/**
 * ScopeVerdictBar:
 *
 * The verdict on an address and the button that opens it. Stays in view above the
 * scrolled pages that are about the address. Properties:
 *
 * - `document`: the document with the verdict
 * - `compact`: whether only the title is shown, in the size of a heading
 */
