/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-character-list.h"
#include "scope-document.h"
#include "scope-table.h"

#define SCOPE_TYPE_CHARACTER_TABLE (scope_character_table_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeCharacterTable, scope_character_table, SCOPE, CHARACTER_TABLE, ScopeTable)

/**
 * ScopeCharacterTable:
 *
 * The characters of an IRI, a row each, in logical or visual order. The
 * selected row is the character at the cursor of the document.
 */

/* Shows @characters of @document; none if that is NULL. */
void scope_character_table_show (ScopeCharacterTable *self,
                                 ScopeDocument *document,
                                 ScopeCharacterList *characters);
