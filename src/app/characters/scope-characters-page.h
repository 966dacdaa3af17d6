/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-document.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_CHARACTERS_PAGE (scope_characters_page_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeCharactersPage, scope_characters_page, SCOPE, CHARACTERS_PAGE, AdwBin)

/**
 * ScopeCharactersPage:
 *
 * The page "Characters": the address character by character, the rules that put
 * it in visual order, and the conventions side by side. Its property `document`
 * is the #ScopeDocument that it shows, `view` which of the three is to be seen:
 * "table", "rules" or "conventions".
 */

G_END_DECLS
