/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-unicode-tables.h"

#include <unicode/uchar.h>

/* Character properties of the edition of Unicode that the tables were made from. They
 * all come from here, because the libraries have the tables of older editions, each of
 * another one. */

/* "Unicode 18.0.0". Static. */
const char *iri_unicode_version (void);

/* The properties of @c. */
static inline const IriCharacter *
iri_character (gunichar c)
{
  if (G_UNLIKELY (c >= IRI_UNICODE_END))
    c = IRI_UNICODE_END - 1;
  return &iri_character_rows[iri_unicode_value (iri_character_blocks,
                                                iri_character_values, c)];
}

/* Bidi_Class, as a UCharDirection. */
static inline int
iri_unicode_bidi_class (gunichar c)
{
  return iri_character (c)->bidi_class;
}

/* The character's mirror image; @c itself if there is none. */
gunichar iri_unicode_find_mirror (gunichar c);

static inline gunichar
iri_unicode_mirror (gunichar c)
{
  return iri_character (c)->mirrored ? iri_unicode_find_mirror (c) : c;
}

/* 1 for an opening paired bracket, -1 for a closing one, 0 for others; @id is
 * set to the same value for both brackets of a pair (UAX #9 BD14-16). */
int iri_unicode_bracket (gunichar c, gunichar *id);

/* Link_Bracket of UTS #58: the bracket that @c, whose Link_Term is Close, closes. */
gunichar iri_unicode_link_opener (gunichar c);

/* Whether the character is a nonspacing combining mark. */
static inline gboolean
iri_unicode_is_bidi_nsm (gunichar c)
{
  return iri_character (c)->bidi_class == U_DIR_NON_SPACING_MARK;
}

/* Whether the character is a bidi formatting character (Bidi_Control). */
static inline gboolean
iri_unicode_is_bidi_control (gunichar c)
{
  return iri_character (c)->bidi_control;
}

/* Whether the character is visible: assigned, and neither a control, separator nor
 * private-use character, nor a format character other than a
 * Prepended_Concatenation_Mark, such as the Arabic number sign. */
gboolean iri_unicode_is_visible (gunichar c);

/* Whether the character is a mathematical or other symbol (So, Sm). */
gboolean iri_unicode_is_symbol (gunichar c);

/* Whether the character can occur in NFC. */
static inline gboolean
iri_unicode_is_nfc (gunichar c)
{
  return !iri_character (c)->not_nfc;
}

/* Whether NFC has a boundary before @c, so that texts before and from @c on
 * normalize separately. */
static inline gboolean
iri_unicode_nfc_boundary (gunichar c)
{
  return iri_character (c)->nfc_boundary;
}

/* Whether the character is unchanged by NFC in any context. */
static inline gboolean
iri_unicode_is_nfc_inert (gunichar c)
{
  return iri_character (c)->nfc_inert;
}

/* Whether the character is assigned. */
static inline gboolean
iri_unicode_is_assigned (gunichar c)
{
  return iri_character (c)->category != U_UNASSIGNED;
}

/* Whether Unicode advises against the character (Deprecated). */
static inline gboolean
iri_unicode_is_deprecated (gunichar c)
{
  return iri_character (c)->deprecated;
}

/* Whether NFKC replaces the character and NFC does not. */
static inline gboolean
iri_unicode_has_compatibility_mapping (gunichar c)
{
  return iri_character (c)->not_nfkc && !iri_character (c)->not_nfc;
}

/* Canonical_Combining_Class; 0 for letters, 9 for a virama. */
static inline guint
iri_unicode_combining_class (gunichar c)
{
  return iri_character (c)->combining_class;
}

/* General_Category, as one of the bits U_GC_LU_MASK and so on. */
static inline guint
iri_unicode_category_mask (gunichar c)
{
  return U_MASK (iri_character (c)->category);
}

/* Whether the character is a combining mark of any kind (General_Category M). */
gboolean iri_unicode_is_mark (gunichar c);

/* Whether the character is a nonspacing or enclosing mark that is visible
 * (General_Category Mn or Me). */
gboolean iri_unicode_is_visible_nonspacing_mark (gunichar c);

/* Whether the character is a capital or title-case letter. */
gboolean iri_unicode_is_capital (gunichar c);

/* Script, as a UScriptCode or, for those that ICU 72 lacks, a number from 240. */
static inline int
iri_unicode_script (gunichar c)
{
  return iri_character (c)->script;
}

/* The name of its script, "Old_Italic". Static. */
const char *iri_unicode_script_name (gunichar c);

/* The script with the ISO 15924 code @code that characters have, or -1. */
int iri_unicode_find_script (const char *code);

/* The scripts that @c is used in: its Script_Extensions. */
IriScriptSet iri_unicode_scripts (gunichar c);

/* Whether @c is used in @script, one of its Script_Extensions. */
gboolean iri_unicode_has_script (gunichar c, int script);

/* The zero of the same set of decimal digits as @c; 0 if it is not a digit. */
gunichar iri_unicode_digit_zero (gunichar c);

/* Joining_Type: whether the letter joins the next one, joins the previous one,
 * or is transparent (RFC 5892 appendix A.1). */
gboolean iri_unicode_joins_after (gunichar c);
gboolean iri_unicode_joins_before (gunichar c);
gboolean iri_unicode_is_joining_transparent (gunichar c);

/* Whether the character is invisible where it has no effect
 * (Default_Ignorable_Code_Point). */
static inline gboolean
iri_unicode_is_ignorable (gunichar c)
{
  return iri_character (c)->ignorable;
}

/* White_Space. */
static inline gboolean
iri_unicode_is_white_space (gunichar c)
{
  return iri_character (c)->white_space;
}

/* What UTS #46 maps a character to whose status is mapped or deviation; "" if that is
 * nothing. Static. */
const char *iri_unicode_idna_mapping (gunichar c);

/* The prototype of UTS #39 for @c, or NULL if that is @c itself. Static. */
const char *iri_unicode_prototype (gunichar c);
