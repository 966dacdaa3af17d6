/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding.h"

G_BEGIN_DECLS

/* Findings in words. */

/* What is so, translated, with the place filled in between U+2066 and U+2069,
 * so that right-to-left letters do not reorder the sentence and addresses read from
 * left to right. @text is the text that the
 * finding is about (@length bytes, of any content). Free with g_free(). */
IRI_API char *
iri_finding_message (const IriFinding *finding, const char *text, gsize length);

/* @message, a sentence with places as in a row of the catalogue, translated, with
 * its places filled in. Free with g_free(). */
char *iri_finding_fill (const char *message,
                        const IriFinding *finding,
                        const char *text);

/* The document and section that say it, for people. Static. */
IRI_API const char *iri_finding_section (const IriFinding *finding);

/* Why it matters, translated. Static. */
IRI_API const char *iri_finding_why (const IriFinding *finding);

G_END_DECLS
