/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

#include <adwaita.h>

#define SCOPE_TYPE_CHARACTERS_PAGE (scope_characters_page_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeCharactersPage, scope_characters_page, SCOPE, CHARACTERS_PAGE, AdwBin)

/**
 * ScopeCharactersPage:
 *
 * The page "Characters": the IRI character by character, the rules that put it
 * in visual order, and the display conventions. Its properties:
 *
 * - `document`: the #ScopeDocument
 * - `view`: the visible view: "table", "rules" or "conventions"
 * - `busy`: whether that is being computed
 */
