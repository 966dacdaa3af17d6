/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-report.h"

G_BEGIN_DECLS

/* Changes to a text that end what a finding says. */

/**
 * IriFix:
 * @span: what is replaced, in bytes of the text as given
 * @text: what stands there afterwards; "" if it is taken out
 * @label: what is done, as an imperative for a button, translated
 * @safe: whether the address stays what it is, or what is no address becomes the
 *   one that was plainly meant
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

/* What fixes @finding of @report, or NULL if only its author can do that: the
 * text was given in another notation or charset, too, so that it cannot be
 * changed where it stands. */
IRI_API IriFix *iri_fix_new (const IriReport *report,
                             const IriFinding *finding);
IRI_API void iri_fix_free (IriFix *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (IriFix, iri_fix_free)

/* The text of @report after @self. Sets @length to its bytes. Free with
 * g_free(). */
IRI_API char *
iri_fix_apply (const IriFix *self, const IriReport *report, gsize *length);

/* The text of @report after all fixes that are safe, those included that become
 * possible by others. NULL if there is none. Sets @length to its bytes. Free with
 * g_free(). */
IRI_API char *iri_fix_all (const IriReport *report, gsize *length);

G_END_DECLS
