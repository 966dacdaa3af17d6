/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-character.h"

#include <unicode/uchar.h>

G_BEGIN_DECLS

/* Character properties. They all come from ICU, because the libraries used here
 * support different versions of Unicode. */

/* The character's Unicode name, or its label in angle brackets if it has
 * none. Free with g_free(). */
char *iri_icu_char_name (gunichar c);

/* Bidi_Class, as a UCharDirection. */
static inline int
iri_icu_bidi_class (gunichar c)
{
  return (int) iri_character (c).bidi_class;
}

/* The character's mirror image; @c itself if there is none. */
static inline gunichar
iri_icu_mirror (gunichar c)
{
  return iri_character (c).mirrored ? (gunichar) u_charMirror ((UChar32) c) : c;
}

/* 1 for an opening paired bracket, -1 for a closing one, 0 for others; @id is
 * set to the same value for both brackets of a pair (UAX #9 BD14-16). */
int iri_icu_bracket (gunichar c, gunichar *id);

/* Whether the character is a nonspacing combining mark. */
static inline gboolean
iri_icu_is_mark (gunichar c)
{
  return iri_character (c).bidi_class == U_DIR_NON_SPACING_MARK;
}

/* Whether the character is a bidi formatting character (Bidi_Control). */
static inline gboolean
iri_icu_is_bidi_control (gunichar c)
{
  return iri_character (c).bidi_control;
}

/* Whether the character is visible: assigned, and neither a control, separator nor
 * private-use character, nor a format character other than a
 * Prepended_Concatenation_Mark, such as the Arabic number sign. */
gboolean iri_icu_is_visible (gunichar c);

/* Whether the character is a mathematical or other symbol (So, Sm). */
gboolean iri_icu_is_symbol (gunichar c);

/* Whether a text in NFC that ends in @before stays in NFC when @c is appended.
 * @before is 0 for an empty text. */
gboolean iri_icu_follows_in_nfc (gunichar before, gunichar c);

/* Whether the text of up to 128 bytes is in NFC; FALSE for longer ones. */
gboolean iri_icu_is_nfc_text (const char *text, gsize length);

/* Whether the character can occur in NFC. */
static inline gboolean
iri_icu_is_nfc (gunichar c)
{
  return !iri_character (c).not_nfc;
}

/* Whether NFC has a boundary before @c, so that texts before and from @c on
 * normalize separately. */
static inline gboolean
iri_icu_nfc_boundary (gunichar c)
{
  return iri_character (c).nfc_boundary;
}

/* Whether the character is assigned in ICU's version of Unicode. */
gboolean iri_icu_is_assigned (gunichar c);

/* Whether Unicode advises against the character (Deprecated). */
gboolean iri_icu_is_deprecated (gunichar c);

/* Whether NFKC replaces the character and NFC does not. */
gboolean iri_icu_has_compatibility_mapping (gunichar c);

/* Whether the character is unchanged by NFC in any context. */
static inline gboolean
iri_icu_is_nfc_inert (gunichar c)
{
  return iri_character (c).nfc_inert;
}

/* Canonical_Combining_Class; 0 for letters, 9 for a virama. */
static inline guint
iri_icu_combining_class (gunichar c)
{
  return iri_character (c).combining_class;
}

/* General_Category, as one of the bits U_GC_LU_MASK and so on. */
static inline guint
iri_icu_category_mask (gunichar c)
{
  return U_MASK (iri_character (c).category);
}

/* Whether the character is a combining mark of any kind (General_Category M). */
gboolean iri_icu_is_combining (gunichar c);

/* Whether the character is a nonspacing or enclosing mark that is visible
 * (General_Category Mn or Me). */
gboolean iri_icu_is_nonspacing (gunichar c);

/* Sets @out to the character in NFD. Returns the number of characters. */
#define IRI_ICU_MAX_NFD 4
gsize iri_icu_decompose (gunichar c, gunichar out[IRI_ICU_MAX_NFD]);

/* Whether the character is a capital or title-case letter. */
gboolean iri_icu_is_capital (gunichar c);

/* Script, as a UScriptCode. */
static inline int
iri_icu_script (gunichar c)
{
  return (int) iri_character (c).script;
}

/* The name of its script, "Old_Italic". Static. */
const char *iri_icu_script_name (gunichar c);

/* The zero of the same set of decimal digits as @c; 0 if it is not a digit. */
gunichar iri_icu_digit_zero (gunichar c);

/* Joining_Type: whether the letter joins the next one, joins the previous one,
 * or is transparent (RFC 5892 appendix A.1). */
gboolean iri_icu_joins_after (gunichar c);
gboolean iri_icu_joins_before (gunichar c);
gboolean iri_icu_is_joining_transparent (gunichar c);

/* Extended_Pictographic. */
gboolean iri_icu_is_emoji (gunichar c);

/* Whether the character is invisible where it has no effect
 * (Default_Ignorable_Code_Point). */
gboolean iri_icu_is_ignorable (gunichar c);

G_END_DECLS
