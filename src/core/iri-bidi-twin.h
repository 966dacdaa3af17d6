/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-cells.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/* Another text that is shown as @cells are by the same convention, or NULL if
 * none was found; one that is an IRI reference by @spec, if one was found.
 * @readings are what people may take the line for, the likeliest first, NULL at
 * the end. Whatever is guessed is laid out, and only what comes out the same is a
 * twin. Free with g_free(). */
char *iri_bidi_twin_find (const IriBidiCells *cells,
                          const IriSpec *spec,
                          const char *const *readings);

G_END_DECLS
