/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "iri-bidi-unit.h"
#include "iri-bidi.h"
#include "scope-row.h"

G_BEGIN_DECLS

#define SCOPE_TYPE_CHARACTER (scope_character_get_type ())
G_DECLARE_FINAL_TYPE (
    ScopeCharacter, scope_character, SCOPE, CHARACTER, ScopeRow)

/* A combining mark is shown on this. */
#define SCOPE_CHARACTER_BASE "\u25cc"

/**
 * ScopeCharacter:
 *
 * A row of the table of characters. Its `key` is the index of the character.
 * Its properties:
 *
 * - `place`: where it is stored, "1" for the first
 * - `text`: what to show of it: itself, after a dotted circle if it is a
 *   combining mark, or its short name
 * - `is-seen`: whether that is the character, not a short name
 * - `code`: "U+05D0"
 * - `name`: its name in Unicode
 * - `script`: "Hebrew"
 * - `bidi-class`: its Bidi_Class, "R · Right To Left"
 * - `level`: its embedding level, "–" if it has none
 * - `visual`: where it is shown, "1" for the leftmost, "–" if nowhere
 * - `visual-place`: the same as a number from 0, or %IRI_BIDI_NO_PLACE
 * - `mirror`: what is shown in its place, or NULL if it is not mirrored
 * - `part`: the #IriComponent, %IRI_COMPONENT_NONE for a delimiter
 * - `unit`: what it belongs to, for people: "path segment", "delimiter"
 * - `details`: code, class and level in a line, for want of columns
 * - `summary`: all of it in a line, to be said
 */

/**
 * ScopeCharacterSetup:
 * @bidi: the order it is in
 * @index: the character, as @bidi counts
 * @c: which one it is
 * @place: its visual place or %IRI_BIDI_NO_PLACE
 * @unit: (nullable): what it belongs to; NULL for a delimiter
 *
 * What a row is made of. Nothing of it is kept.
 */
typedef struct
{
  const IriBidi *bidi;
  gsize index;
  gunichar c;
  guint32 place;
  const IriBidiUnit *unit;
} ScopeCharacterSetup;

ScopeCharacter *scope_character_new (const ScopeCharacterSetup *setup);

/* What to show of @c: `text`. Free with g_free(). */
char *scope_character_text (gunichar c);

G_END_DECLS
