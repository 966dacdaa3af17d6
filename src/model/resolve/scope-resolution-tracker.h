/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-lazy-result.h"
#include "scope-resolution.h"

#define SCOPE_TYPE_RESOLUTION_TRACKER (scope_resolution_tracker_get_type ())
G_DECLARE_FINAL_TYPE (ScopeResolutionTracker,
                      scope_resolution_tracker,
                      SCOPE,
                      RESOLUTION_TRACKER,
                      ScopeLazyResult)

/**
 * ScopeResolutionTracker:
 *
 * Keeps the #ScopeResolution of a reference against a base up to date. Its
 * properties, besides those of #ScopeLazyResult:
 *
 * - `reference`: the #ScopeDocument of the reference; writable
 * - `base`: the #ScopeDocument of the base, with the same options; writable
 * - `non_strict`: whether to ignore a scheme that is the same as that of the base (RFC
 *   3986 §5.2.2); writable
 * - `target`: the resolved IRI for display; "" if there is none
 * - `verdict`: the #ScopeVerdict on the resolution; NULL before the first one
 * - `target-verdict`: the #ScopeVerdict on `target`; NULL if there is none
 * - `components`: a list of #ScopeResolveComponent
 * - `steps`: a list of #ScopeResolveStep
 * - `more`: the number of rounds that are not listed
 * - `section`: the standard and section that define resolution
 * - `can-be-non-strict`: whether the standard allows `non_strict`
 */

GListModel *scope_resolution_tracker_get_components (ScopeResolutionTracker *self);
GListModel *scope_resolution_tracker_get_steps (ScopeResolutionTracker *self);

/* NULL before the first one. Owned by @self. */
const ScopeResolution *
scope_resolution_tracker_get_resolution (ScopeResolutionTracker *self);

/* Follows the reference: its target becomes the base, and the reference empty. */
void scope_resolution_tracker_follow (ScopeResolutionTracker *self);
