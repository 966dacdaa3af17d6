/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What ICU knows: the one source of character properties in this project, since
 * each library here is of another version of Unicode. */

/* The character's Unicode name, or its label in angle brackets where it has
 * none. Free with g_free(). */
char *iri_icu_char_name (gunichar c);

/* Bidi_Class, as a UCharDirection. */
int iri_icu_bidi_class (gunichar c);

/* The character's mirror image; @c itself if there is none. */
gunichar iri_icu_mirror (gunichar c);

/* 1 for an opening paired bracket, -1 for a closing one, 0 for others; @id is
 * set to what the two of a pair have in common (UAX #9 BD14-16). */
int iri_icu_bracket (gunichar c, gunichar *id);

/* Whether the character is a combining mark that takes no place of its own. */
gboolean iri_icu_is_mark (gunichar c);

/* Whether the character can be shown: assigned, and neither a format, control,
 * separator nor private-use character. */
gboolean iri_icu_is_visible (gunichar c);

/* Whether documents advise against the character: a symbol, a compatibility
 * variant (a ligature, a presentation form, a full-width or half-width form, a
 * look-alike of space) or one that NFC never has (masinter-07 §3.1 b-d, g). */
gboolean iri_icu_is_unadvisable (gunichar c);

/* Whether a text in NFC that ends in @before is still in NFC with @c at its end.
 * @before is 0 where there is nothing. */
gboolean iri_icu_follows_in_nfc (gunichar before, gunichar c);

/* Whether NFC has the character, beside some others at least. */
gboolean iri_icu_is_nfc (gunichar c);

/* Whether normalizing to NFC treats what comes before @c and what begins with it
 * apart. */
gboolean iri_icu_nfc_boundary (gunichar c);

/* Whether the character is one in the version of Unicode that ICU has. */
gboolean iri_icu_is_assigned (gunichar c);

/* Whether Unicode advises against the character (Deprecated). */
gboolean iri_icu_is_deprecated (gunichar c);

/* Whether NFKC replaces the character and NFC does not. */
gboolean iri_icu_is_compatible (gunichar c);

/* Whether the character stands for itself in NFC whatever is beside it. */
gboolean iri_icu_is_nfc_inert (gunichar c);

/* Canonical_Combining_Class; 0 for letters, 9 for a virama. */
guint iri_icu_combining_class (gunichar c);

/* General_Category, as one of the bits U_GC_LU_MASK and so on. */
guint iri_icu_category_mask (gunichar c);

/* Whether the character is a combining mark of any kind (General_Category M). */
gboolean iri_icu_is_combining (gunichar c);

/* Whether the character is a mark that is drawn on its letter, in no place of its
 * own, and seen there (General_Category Mn or Me). */
gboolean iri_icu_is_nonspacing (gunichar c);

/* Sets @out to what the character is in NFD, and returns how many characters that
 * are. */
#define IRI_ICU_MAX_NFD 4
gsize iri_icu_decompose (gunichar c, gunichar out[IRI_ICU_MAX_NFD]);

/* Whether the character is a capital or title-case letter. */
gboolean iri_icu_is_capital (gunichar c);

/* Script, as a UScriptCode. */
int iri_icu_script (gunichar c);

/* Its name, "Old_Italic". Static. */
const char *iri_icu_script_name (gunichar c);

/* The zero of the decimal digits that @c is one of; 0 if it is no digit. */
gunichar iri_icu_digit_zero (gunichar c);

/* Joining_Type: whether the letter joins the one after it, the one before it, or
 * is passed over (RFC 5892 appendix A.1). */
gboolean iri_icu_joins_after (gunichar c);
gboolean iri_icu_joins_before (gunichar c);
gboolean iri_icu_is_transparent (gunichar c);

/* Whether the character is drawn as a picture (Extended_Pictographic). */
gboolean iri_icu_is_emoji (gunichar c);

/* Whether the character is invisible where it has no effect
 * (Default_Ignorable_Code_Point). */
gboolean iri_icu_is_ignorable (gunichar c);

G_END_DECLS
