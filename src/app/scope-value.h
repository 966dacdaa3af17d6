/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-entry.h"
#include "scope-lines.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_VALUE (scope_value_get_type ())
G_DECLARE_FINAL_TYPE (ScopeValue, scope_value, SCOPE, VALUE, ScopeLines)

/* A longer text begins with this many characters of it and "Show All", where
 * nothing else is said. */
#define SCOPE_VALUE_MAX_CHARS 2000

/**
 * ScopeValue:
 *
 * A text to read, select and copy: an address, a label, a form. It reads from
 * left to right and holds nothing but the text. Its properties:
 *
 * - `text`: the text; without one there is nothing to see
 * - `as-is`: whether characters stand in the order of the text, not in the
 *   order in which they are shown
 * - `max-chars`: how many characters a longer text begins with
 * - `label`: what it is, to those who do not see it
 */

/* Marks for the text as it is now. */
void scope_value_set_marks (ScopeValue *self, const GArray *marks);

G_END_DECLS
