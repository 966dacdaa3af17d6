/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-finding.h"

G_BEGIN_DECLS

/* The message of @finding, translated. Quotations in it are isolated (U+2066, U+2069),
 * so that right-to-left letters do not reorder the sentence. @text is the text that the
 * finding is about, @length bytes of any content. Free with g_free(). */
IRI_API char *
iri_finding_message (const IriFinding *finding, const char *text, gsize length);

/* Replaces the placeholders of @message, a translated sentence with the placeholders of
 * the catalogue, but keeps {host} for the caller. Free with g_free(). */
char *
iri_finding_fill (const char *message, const IriFinding *finding, const char *text);

/* Why @finding matters, translated. Static. */
IRI_API const char *iri_finding_why (const IriFinding *finding);

G_END_DECLS
