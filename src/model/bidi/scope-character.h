/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-bidi-unit.h"
#include "iri-bidi.h"
#include "scope-row.h"

#define SCOPE_TYPE_CHARACTER (scope_character_get_type ())
G_DECLARE_FINAL_TYPE (ScopeCharacter, scope_character, SCOPE, CHARACTER, ScopeRow)

/* The base for showing a combining mark. */
#define SCOPE_CHARACTER_BASE "\u25cc"

/**
 * ScopeCharacter:
 *
 * A row of the table of characters. Its `key` is the index of the character.
 * Its properties:
 *
 * - `position`: its position in logical order, "1" for the first
 * - `text`: the character, on a dotted circle if it is a combining mark, or its short
 *   name if it is invisible
 * - `is-seen`: whether `text` is the character
 * - `code`: "U+05D0"
 * - `name`: its name in Unicode
 * - `script`: "Hebrew"
 * - `bidi-class`: its Bidi_Class, "R · Right To Left"
 * - `level`: its embedding level, "–" if it has none
 * - `visual`: its position in visual order, "1" for the leftmost, "–" if it has none
 * - `visual-position`: the same as a number from 0, or %IRI_BIDI_NO_POSITION
 * - `mirror`: the mirrored character, or NULL
 * - `component`: the #IriComponent, %IRI_COMPONENT_NONE for a delimiter
 * - `unit`: its bidi unit, translated: "path segment", "delimiter"
 * - `details`: code, class and level in one line, for narrow windows
 * - `summary`: everything in one line, for screen readers
 */

/**
 * ScopeCharacterSetup:
 * @bidi: the visual order
 * @index: the index of the character in @bidi
 * @c: the character
 * @visual_position: its visual position or %IRI_BIDI_NO_POSITION
 * @unit: (nullable): its bidi unit; NULL for a delimiter
 *
 * The arguments of scope_character_new(). Nothing of it is kept.
 */
typedef struct
{
  const IriBidi *bidi;
  gsize index;
  gunichar c;
  guint32 visual_position;
  const IriBidiUnit *unit;
} ScopeCharacterSetup;

ScopeCharacter *scope_character_new (const ScopeCharacterSetup *setup);

/* The `text` of a row for @c. Free with g_free(). */
char *scope_character_text (gunichar c);
