/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-comparison-tracker.h"

#include <adwaita.h>

#define SCOPE_TYPE_COMPARE_PAGE (scope_compare_page_get_type ())
G_DECLARE_FINAL_TYPE (ScopeComparePage, scope_compare_page, SCOPE, COMPARE_PAGE, AdwBin)

/**
 * ScopeComparePage:
 *
 * The page "Compare": two IRIs side by side, whether they are equivalent and
 * whether they look alike. Its property `comparer` is the #ScopeComparisonTracker.
 * Without a second IRI, examples.
 */
