/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-cells.h"
#include "iri-spec.h"

/* Finds a visual twin: another text that the same convention shows like @cells, if
 * possible an IRI reference under @spec. @perceived (nullable), the text as people read
 * the line, is tried first. Every candidate is put in visual order to check that it
 * looks the same. Returns NULL if none was found. Free with g_free(). */
char *iri_bidi_twin_find (const IriBidiCells *cells,
                          const IriSpec *spec,
                          const char *perceived);
