/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi.h"

G_BEGIN_DECLS

/* The security mechanisms of UTS #39, with the tables of iri-unicode.h. */

/* The restriction levels of UTS #39 §5.2, the strictest first. */
typedef enum
{
  IRI_RESTRICTION_ASCII,
  IRI_RESTRICTION_SINGLE_SCRIPT,
  IRI_RESTRICTION_HIGHLY_RESTRICTIVE,
  IRI_RESTRICTION_MODERATELY_RESTRICTIVE,
  IRI_RESTRICTION_MINIMALLY_RESTRICTIVE,
  IRI_RESTRICTION_UNRESTRICTED, /* also with a character outside the General
                                   Security Profile */
} IriRestriction;

/**
 * IriSpoofResult:
 * @restriction: the strictest level that the text satisfies
 * @mixed_digits: whether it mixes decimal digits of several sets (§5.3)
 * @repeated_marks: whether a combining mark is repeated, so that one is invisible
 *   (§5.4)
 * @hidden_marks: whether a letter that has a dot, or looks as if it had one, has a
 *   combining dot above (§5.4)
 *
 * The UTS #39 results for an identifier.
 */
typedef struct
{
  IriRestriction restriction;
  gboolean mixed_digits;
  gboolean repeated_marks;
  gboolean hidden_marks;
} IriSpoofResult;

/* Checks @length bytes of UTF-8. Takes linear time. */
IRI_API IriSpoofResult iri_spoof_check (const char *text, gsize length);

/* The characters that identifiers may have, instead of the General Security Profile. */
typedef struct IriSpoofProfile IriSpoofProfile;

/* Creates a profile from @pattern, a set of characters in ICU's notation. It is never
 * freed and may be used by several threads. */
IriSpoofProfile *iri_spoof_profile_new (const char *pattern);
IriSpoofResult iri_spoof_check_with_profile (const IriSpoofProfile *profile,
                                             const char *text,
                                             gsize length);

/* The id of @restriction: "ascii-only", "single-script", "highly-restrictive", …
 * Static. */
IRI_API const char *iri_restriction_id (IriRestriction restriction);

/* The translated name of @restriction. Static. */
IRI_API const char *iri_restriction_name (IriRestriction restriction);

/* The skeleton of @length bytes of UTF-8 (§4): texts with the same skeleton may be
 * confused. Not for display. Free with g_free(). */
IRI_API char *iri_spoof_skeleton (const char *text, gsize length);

/* Replaces each character from U+0080 up in @text, @length bytes of UTF-8, by the
 * US-ASCII letters and digits that it looks like. Returns NULL if there is no such
 * character, if one has no look-alike, or if @text is over 4,096 bytes; the ligatures
 * of languages written in Latin count as having no look-alike. Free with g_free(). */
IRI_API char *iri_spoof_ascii_look_alike (const char *text, gsize length);

/* Whether two UTF-8 texts have the same skeleton and are each of a single script, but
 * not of the same one (§4.1). Lengths are in bytes. */
IRI_API gboolean iri_spoof_is_whole_script_confusable (const char *left,
                                                       gsize left_length,
                                                       const char *right,
                                                       gsize right_length);

/* The skeleton of the visual order in @bidi (§4, bidiSkeleton). Comparable only
 * between texts ordered by the same convention. Free with g_free(). */
IRI_API char *iri_spoof_bidi_skeleton (const IriBidi *bidi);

G_END_DECLS
