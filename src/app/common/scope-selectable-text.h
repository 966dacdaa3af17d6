/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-entry.h"
#include "scope-vbox.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_SELECTABLE_TEXT (scope_selectable_text_get_type ())
G_DECLARE_FINAL_TYPE (ScopeSelectableText,
                      scope_selectable_text,
                      SCOPE,
                      SELECTABLE_TEXT,
                      ScopeVBox)

/* A longer text begins with this many characters of it and "Show All", where
 * nothing else is said. */
#define SCOPE_SELECTABLE_TEXT_MAX_CHARS 2000

/**
 * ScopeSelectableText:
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
void scope_selectable_text_set_highlights (ScopeSelectableText *self,
                                           const GArray *marks);

G_END_DECLS
