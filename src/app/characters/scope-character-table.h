/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "scope-character-list.h"
#include "scope-document.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SCOPE_TYPE_CHARACTER_TABLE (scope_character_table_get_type ())
G_DECLARE_FINAL_TYPE (ScopeCharacterTable,
                      scope_character_table,
                      SCOPE,
                      CHARACTER_TABLE,
                      GtkWidget)

/**
 * ScopeCharacterTable:
 *
 * The characters of an address, a row each, sorted by a press on a header. The
 * row that is selected is the character that the document points at. Where there
 * is no room for all columns, the name has the others below it.
 */

/* Shows @characters of @document; none if that is NULL. */
void scope_character_table_show (ScopeCharacterTable *self,
                                 ScopeDocument *document,
                                 ScopeCharacterList *characters);

G_END_DECLS
