/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-comparison-tracker.h"

#include <adwaita.h>

#define SCOPE_TYPE_COMPARE_CARD (scope_compare_card_get_type ())
G_DECLARE_FINAL_TYPE (ScopeCompareCard, scope_compare_card, SCOPE, COMPARE_CARD, AdwBin)

/**
 * ScopeCompareCard:
 *
 * The picture of two IRIs, with the convention for both. Its property
 * `comparer` is the #ScopeComparisonTracker.
 */
