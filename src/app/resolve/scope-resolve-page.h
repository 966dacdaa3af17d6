/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-entry.h"
#include "scope-resolver.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_RESOLVE_PAGE (scope_resolve_page_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeResolvePage, scope_resolve_page, SCOPE, RESOLVE_PAGE, AdwBin)

/**
 * ScopeResolvePage:
 *
 * The page "Resolve": where a reference leads at a base, what of it comes from
 * which of the two, and each step of that. Its property `resolver` is the
 * #ScopeResolver; the entry of its base is here, that of its reference elsewhere.
 */

/* The entry of the base, and where it is told where the caret is in it. */
ScopeEntry *scope_resolve_page_get_entry (ScopeResolvePage *self);
GtkLabel *scope_resolve_page_get_place (ScopeResolvePage *self);

G_END_DECLS
