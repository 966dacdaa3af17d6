/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"
#include "iri-finding.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/* Parses @length bytes of @text as an IRI reference by the grammar of @spec (RFC
 * 3987 §2.2) and fills @components, which the caller owns.
 *
 * One pass without allocation. Any bytes give components; errors go to @report,
 * which may be NULL, with @data, in the order of the text. Adjacent bytes with
 * the same error are one finding. */
IRI_API void iri_parse (const char *text,
                        gsize length,
                        const IriSpec *spec,
                        IriComponents *components,
                        IriFindingFunc report,
                        gpointer data);

G_END_DECLS
