/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* Changes to a text that remove findings. */

/**
 * IriFix:
 * @span: the bytes of the text as given that are replaced
 * @text: the replacement in UTF-8; "" to remove them
 * @label: the label of a button, an imperative, translated
 * @safe: whether the result identifies the same resource, or the text was not valid
 *   and its meaning is clear
 *
 * A change that fixes a finding.
 */
typedef struct
{
  IriSpan span;
  char *text;
  char *label;
  gboolean safe;
} IriFix;

/* The fix for @finding of @report. NULL if there is none, or if the text was given in
 * another notation or charset, where it cannot be edited. Free with iri_fix_free(). */
IRI_API IriFix *iri_fix_new (const IriReport *report, const IriFinding *finding);
IRI_API void iri_fix_free (IriFix *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriFix, iri_fix_free)

/* The fix for all findings of @report that are equal to @finding, in one change from
 * the first to the last of them. NULL as for iri_fix_new(). Free with
 * iri_fix_free(). */
IRI_API IriFix *iri_fix_new_equal (const IriReport *report, const IriFinding *finding);

/* The text of @report after @self is applied. Sets @length to its length in bytes. Free
 * with g_free(). */
IRI_API char *
iri_fix_apply (const IriFix *self, const IriReport *report, gsize *length);

/* The text of @report after all safe fixes, including those that other fixes make
 * possible. Sets @length to its length in bytes. NULL if there is no safe fix. Free
 * with g_free(). */
IRI_API char *iri_fix_all (const IriReport *report, gsize *length);

G_END_DECLS
