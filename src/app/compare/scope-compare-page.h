/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-comparer.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_COMPARE_PAGE (scope_compare_page_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeComparePage, scope_compare_page, SCOPE, COMPARE_PAGE, AdwBin)

/**
 * ScopeComparePage:
 *
 * Two addresses side by side: whether they are one, and whether they look like it.
 * Its property `comparer` is the #ScopeComparer that compares them. Without a
 * second address, examples.
 */

G_END_DECLS
