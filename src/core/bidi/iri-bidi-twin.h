/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-cells.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/* Another text that is shown as @cells are by the same convention, or NULL if
 * none was found; one that is an IRI reference by @spec, if one was found.
 * @reading (nullable): what people take the line for. Whatever is guessed is laid
 * out, and only what comes out the same is a twin. Free with g_free(). */
char *iri_bidi_twin_find (const IriBidiCells *cells,
                          const IriSpec *spec,
                          const char *reading);

G_END_DECLS
