/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi.h"

G_BEGIN_DECLS

/* The security mechanisms of UTS #39, by ICU. */

/* Looks like "l" in most fonts; confusables.txt has it for "i" alone. */
#define IRI_SPOOF_PALOCHKA "\u04cf"

/* How freely scripts are mixed (UTS #39 §5.2), the strictest first. */
typedef enum
{
  IRI_RESTRICTION_ASCII,
  IRI_RESTRICTION_SINGLE_SCRIPT,
  IRI_RESTRICTION_HIGHLY,
  IRI_RESTRICTION_MODERATELY,
  IRI_RESTRICTION_MINIMALLY,
  IRI_RESTRICTION_UNRESTRICTED, /* also any character that is none of the General
                                   Security Profile's */
} IriRestriction;

/**
 * IriSpoof:
 * @restriction: the strictest level that the text keeps to
 * @mixed_digits: whether its decimal digits are of several sets (§5.3)
 * @repeated_marks: whether a combining mark stands twice, so that one is not seen
 *   (§5.4)
 * @hidden_marks: whether a dot stands above a letter that has one, or seems to
 *   (§5.4)
 *
 * What UTS #39 says of an identifier.
 */
typedef struct
{
  IriRestriction restriction;
  gboolean mixed_digits;
  gboolean repeated_marks;
  gboolean hidden_marks;
} IriSpoof;

/* Looks at @length bytes of UTF-8. Linear. */
IRI_API IriSpoof iri_spoof (const char *text, gsize length);

/* The same for identifiers that are made of other characters than those of the
 * General Security Profile. */
typedef struct IriSpoofProfile IriSpoofProfile;

/* @pattern is a set of characters in ICU's notation. For as long as the program
 * runs; may be used by many threads. */
IriSpoofProfile *iri_spoof_profile_new (const char *pattern);
IriSpoof
iri_spoof_by (const IriSpoofProfile *profile, const char *text, gsize length);

/* "ascii-only", "single-script", "highly-restrictive", … Static. */
IRI_API const char *iri_restriction_id (IriRestriction restriction);

/* Its name for people, translated. Static. */
IRI_API const char *iri_restriction_name (IriRestriction restriction);

/* The skeleton of @length bytes of UTF-8 (§4): two texts with one skeleton may be
 * taken for each other. Not for display. Free with g_free(). */
IRI_API char *iri_spoof_skeleton (const char *text, gsize length);

/* What people may read for @length bytes of UTF-8: each character from U+0080 up
 * replaced by the letters and digits of US-ASCII that it looks like. NULL if there
 * is no such character, or one that looks like none; nor do the ligatures that
 * languages written in Latin have. Free with g_free(). */
IRI_API char *iri_spoof_read (const char *text, gsize length);

/* Whether two texts, as bytes of UTF-8, are of one script each, not the same one,
 * and have one skeleton (§4.1). */
IRI_API gboolean iri_spoof_is_whole_script_confusable (const char *left,
                                                       gsize left_length,
                                                       const char *right,
                                                       gsize right_length);

/* The skeleton of what @bidi shows (§4, bidiSkeleton): of two texts that are
 * ordered in one way. Free with g_free(). */
IRI_API char *iri_spoof_bidi_skeleton (const IriBidi *bidi);

G_END_DECLS
