/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-components.h"
#include "iri-finding.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/* Takes @length bytes of @text apart by the grammar of @spec (RFC 3987 §2.2,
 * IRI-reference) into @components, which the caller owns.
 *
 * One pass, no allocation, total: any bytes at all give parts, and what the
 * grammar does not allow goes to @report (may be NULL) with @data, in the order
 * of the text. Neighbouring bytes with the same fault are one finding. */
IRI_API void iri_parse (const char *text,
                        gsize length,
                        const IriSpec *spec,
                        IriComponents *components,
                        IriFindingFunc report,
                        gpointer data);

G_END_DECLS
