/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-report.h"

#include <gio/gio.h>

#define SCOPE_TYPE_CHARACTER_LIST (scope_character_list_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeCharacterList, scope_character_list, SCOPE, CHARACTER_LIST, GObject)

typedef enum
{
  SCOPE_CHARACTER_SORT_LOGICAL,
  SCOPE_CHARACTER_SORT_LOGICAL_REVERSED,
  SCOPE_CHARACTER_SORT_VISUAL, /* characters without a position come last */
  SCOPE_CHARACTER_SORT_VISUAL_REVERSED,
} ScopeCharacterSort;

/**
 * ScopeCharacterList:
 *
 * The characters of a text, a list of #ScopeCharacter. Rows are created on demand and
 * sorting is free, so that a list may have millions of characters.
 */

/* Lists the displayed text of @report, ordered by @convention. Linear time; in any
 * thread. */
ScopeCharacterList *scope_character_list_new (IriReport *report,
                                              IriConvention convention);

/* Owned by @self. */
const IriBidi *scope_character_list_get_bidi (ScopeCharacterList *self);

gunichar scope_character_list_get_char (ScopeCharacterList *self, gsize index);

/* %IRI_COMPONENT_NONE for a delimiter. */
IriComponent scope_character_list_get_component (ScopeCharacterList *self, gsize index);

/* How many characters without a visual position precede, in logical order, the
 * character that follows @n_seen characters with one. */
gsize scope_character_list_get_unseen_before (ScopeCharacterList *self, gsize n_seen);

void scope_character_list_set_sort (ScopeCharacterList *self, ScopeCharacterSort sort);

/* The row of the character at @cursor, an index in the displayed text of the report;
 * %G_MAXUINT if there is none. The listed text differs from the displayed one if the
 * convention uses the URI. */
guint scope_character_list_find (ScopeCharacterList *self, guint cursor);

/* The reverse. */
guint scope_character_list_get_cursor (ScopeCharacterList *self, guint position);
