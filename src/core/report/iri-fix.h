/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* Changes to a text that remove a finding. */

/**
 * IriFix:
 * @span: the bytes of the text as given that are replaced
 * @text: the replacement; "" to remove them
 * @label: an imperative for a button, translated
 * @safe: whether the result identifies the same resource, or the text was not valid
 *   and its meaning is plain
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

/* The fix for @finding of @report. NULL if there is none, or if the text was given
 * in another notation or charset and so cannot be edited in place. */
IRI_API IriFix *iri_fix_new (const IriReport *report, const IriFinding *finding);
IRI_API void iri_fix_free (IriFix *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriFix, iri_fix_free)

/* The text of @report after @self, @length bytes. Free with g_free(). */
IRI_API char *
iri_fix_apply (const IriFix *self, const IriReport *report, gsize *length);

/* The text of @report after all safe fixes, including those that others make
 * possible; @length bytes. NULL if there is none. Free with g_free(). */
IRI_API char *iri_fix_all (const IriReport *report, gsize *length);

G_END_DECLS
