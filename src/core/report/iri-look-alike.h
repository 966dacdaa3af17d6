/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-diff.h"
#include "iri-report.h"
#include "iri-subtle-difference.h"

G_BEGIN_DECLS

/**
 * IriLookAlike:
 * @alike: whether any of @shown_alike, @skeletons_alike, @ltr and @rtl is true, or
 *   @overlooked is not 0
 * @shown_alike: whether both have the same visual order, in a left-to-right or a
 *   right-to-left line
 * @skeletons_alike: whether their skeletons are equal (UTS #39 §4)
 * @ltr: whether the skeletons of their visual orders in a left-to-right line are equal
 *   (bidiSkeleton)
 * @rtl: the same for a right-to-left line
 * @whole_script: whether a word of one has the form of a word of the other in another
 *   script (§4.1, whole-script confusable)
 * @overlooked: the kinds of difference that readers overlook and that are the only
 *   ones, as bits of #IriSubtleDifference; may be 0 if the two differ only in
 *   percent-encoding
 * @differences: (array length=n_differences): where the two texts as given differ
 * @left_shown: the first one as programs show it: its host in Unicode and case-folded,
 *   and the rest percent-decoded if that gives visible characters
 * @right_shown: the second one
 * @left_skeleton: the skeleton of @left_shown, for comparing and not for display
 * @right_skeleton: that of @right_shown
 *
 * Whether one IRI can be mistaken for another, as written or as programs show them.
 * Identical texts are not look-alikes.
 */
typedef struct
{
  gboolean alike;
  gboolean shown_alike;
  gboolean skeletons_alike;
  gboolean ltr;
  gboolean rtl;
  gboolean whole_script;
  guint overlooked;
  IriDifference *differences;
  gsize n_differences;
  char *left_shown;
  char *right_shown;
  char *left_skeleton;
  char *right_skeleton;
} IriLookAlike;

/* Compares the texts of @left and @right, or their targets if there was a base. The
 * reports need no particular @want. NULL if one is not UTF-8. Takes linear time. Free
 * with iri_look_alike_free(). */
IRI_API IriLookAlike *iri_look_alike_new (const IriReport *left,
                                          const IriReport *right);
IRI_API void iri_look_alike_free (IriLookAlike *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriLookAlike, iri_look_alike_free)

G_END_DECLS
