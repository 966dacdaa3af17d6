/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-diff.h"
#include "iri-normalize.h"
#include "iri-report.h"

G_BEGIN_DECLS

/* The purpose of comparing two IRIs (3987bis-00 §5.1). */
typedef enum
{
  IRI_PURPOSE_ANY,
  IRI_PURPOSE_IDENTITY,  /* as names, as in XML: only the first rung */
  IRI_PURPOSE_RETRIEVAL, /* ignores the fragment */
} IriPurpose;

/* A normalization that would make two different IRIs equal. It MUST NOT be applied
 * when comparing (§5.3.2.2). */
typedef enum
{
  IRI_EQUAL_AFTER_NOT,
  IRI_EQUAL_AFTER_NFC,
  IRI_EQUAL_AFTER_NFKC,
} IriEqualAfter;

/**
 * IriComparisonRung:
 * @rung: the rung of the ladder
 * @left: the form of the first IRI on this rung; owned by the comparison
 * @right: the form of the second IRI
 * @equal: whether the two forms are the same
 *
 * The forms of two IRIs on one rung.
 */
typedef struct
{
  IriRung rung;
  char *left;
  char *right;
  gboolean equal;
} IriComparisonRung;

/**
 * IriComparison:
 * @equal: whether the two IRIs are equal on any rung
 * @rung: the lowest such rung; the last one if they are not equal
 * @equal_after: the normalization that would have made them equal
 * @trailing_slash: whether they differ only in a slash at the end of the path, so that
 *   a server may treat them alike (3987bis-00 §5.3.4); FALSE for names, which are not
 *   retrieved
 * @rungs: (array length=n_rungs): the rungs that the purpose allows, lowest first
 * @differences: (array length=n_differences): where the two texts as given differ
 *
 * Two IRIs on the comparison ladder.
 */
typedef struct
{
  gboolean equal;
  IriRung rung;
  IriEqualAfter equal_after;
  gboolean trailing_slash;
  IriComparisonRung *rungs;
  gsize n_rungs;
  IriDifference *differences;
  gsize n_differences;
} IriComparison;

/* Compares the texts of two reports, or their targets if there was a base. Both
 * reports must be made with the same options and %IRI_WANT_TARGET. NULL if one is not
 * UTF-8 or has no target. Free with iri_comparison_free(). */
IRI_API IriComparison *
iri_comparison_new (const IriReport *left, const IriReport *right, IriPurpose purpose);
IRI_API void iri_comparison_free (IriComparison *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriComparison, iri_comparison_free)

/* The stable id of @equal_after: "nfc" or "nfkc"; NULL for %IRI_EQUAL_AFTER_NOT.
 * Static. */
IRI_API const char *iri_equal_after_id (IriEqualAfter equal_after);

/* Sets @purpose to the one called @id, "identity" or "retrieval". FALSE if there is
 * none. */
IRI_API gboolean iri_purpose_find (const char *id, IriPurpose *purpose);

G_END_DECLS
