/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* Sets @out to the IRI in @span of @text, which is UTF-8, if the span is markup or
 * source code as iri_copy_make() writes it: a link of HTML, Markdown or LaTeX, the text
 * of an HTML element, or a string with escapes. Links are read as where they lead, not
 * as what they show. FALSE if it is none of them, @out is then undefined. What is in
 * @out need not be an IRI. */
gboolean iri_copied_form_read (const char *text, IriSpan span, GString *out);

G_END_DECLS
