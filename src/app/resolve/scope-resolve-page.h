/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-entry.h"
#include "scope-resolution-tracker.h"

#include <adwaita.h>

#define SCOPE_TYPE_RESOLVE_PAGE (scope_resolve_page_get_type ())
G_DECLARE_FINAL_TYPE (ScopeResolvePage, scope_resolve_page, SCOPE, RESOLVE_PAGE, AdwBin)

/**
 * ScopeResolvePage:
 *
 * The page "Resolve": the target of a reference, the source of each component,
 * and the steps. It has the entry of the base; the window has that of the
 * reference. Its property `resolver` is the #ScopeResolutionTracker.
 */

/* The entry of the base, and the label for the position of its caret. */
ScopeEntry *scope_resolve_page_get_entry (ScopeResolvePage *self);
GtkLabel *scope_resolve_page_get_caret_position (ScopeResolvePage *self);
