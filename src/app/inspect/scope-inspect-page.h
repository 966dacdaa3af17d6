/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"
#include "scope-visual-orders.h"

#include <adwaita.h>

#define SCOPE_TYPE_INSPECT_PAGE (scope_inspect_page_get_type ())
G_DECLARE_FINAL_TYPE (ScopeInspectPage, scope_inspect_page, SCOPE, INSPECT_PAGE, AdwBin)

/**
 * ScopeInspectPage:
 *
 * The page "Inspect": the verdict about the IRI of `document`, its property,
 * the picture, its components, findings and forms to copy. Without an IRI,
 * examples.
 */

/* Which visual orders its picture shows. */
ScopeOrderSelection scope_inspect_page_get_selection (ScopeInspectPage *self);
