/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-lazy-result.h"
#include "scope-resolution.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_RESOLVER (scope_resolver_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeResolver, scope_resolver, SCOPE, RESOLVER, ScopeLazyResult)

/**
 * ScopeResolver:
 *
 * What keeps the #ScopeResolution of a reference at a base up to date. Its
 * properties:
 *
 * - `reference`: the #ScopeDocument of the reference; to be set
 * - `base`: the #ScopeDocument of the base, which is read by the same choices; to
 *   be set
 * - `lax`: whether a scheme that is that of the base counts for none; to be set
 * - `active`: whether somebody looks: only then anything is resolved; to be set
 * - `target`: what the reference leads to, as it is shown; "" if nowhere, or if
 *   nobody has looked yet. While that of long texts is being made, the last one
 *   stays
 * - `verdict`: the #ScopeVerdict on the way there; NULL if nobody has looked
 * - `target-verdict`: that on `target`; NULL if there is none
 * - `components`: a list of #ScopeResolveComponent
 * - `steps`: a list of #ScopeResolveStep
 * - `more`: how many rounds are not listed
 * - `section`: where all of it is written
 * - `can-be-lax`: whether the document leaves that to its reader
 * - `busy`: whether something is being read or resolved
 */

GListModel *scope_resolver_get_components (ScopeResolver *self);
GListModel *scope_resolver_get_steps (ScopeResolver *self);

/* What there is, or NULL. It belongs to @self. */
const ScopeResolution *scope_resolver_get_resolution (ScopeResolver *self);

/* Makes what the reference leads to the base, and the reference empty: as if the
 * link had been followed. */
void scope_resolver_follow (ScopeResolver *self);

G_END_DECLS
