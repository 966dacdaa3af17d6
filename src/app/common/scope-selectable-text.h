/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-entry.h"
#include "scope-vbox.h"

#define SCOPE_TYPE_SELECTABLE_TEXT (scope_selectable_text_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeSelectableText, scope_selectable_text, SCOPE, SELECTABLE_TEXT, ScopeVBox)

/* About a dozen lines of a narrow window. A longer text is cut there, with a button
 * "Show All". */
#define SCOPE_SELECTABLE_TEXT_MAX_CHARS 300

/**
 * ScopeSelectableText:
 *
 * An IRI, or a component or form of one, to read, select and copy. Its direction is
 * left to right. Its properties:
 *
 * - `text`: (nullable): the text
 * - `in-visual-order`: whether the text is in visual order already
 * - `host`: whether it is a host, whose labels are shown in logical order
 * - `label`: the accessible name
 * - `description`: (nullable): the accessible description
 */

/* Highlights for the current text. */
void scope_selectable_text_set_highlights (ScopeSelectableText *self,
                                           const GArray *marks);
