/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-bidi-cells.h"
#include "iri-spec.h"

G_BEGIN_DECLS

/* A visual twin: another text that the same convention shows like @cells, if
 * possible an IRI reference by @spec; NULL if none was found. @reading (nullable)
 * is the text as people read the line. Candidates are ordered to check that they
 * look the same. Free with g_free(). */
char *iri_bidi_twin_find (const IriBidiCells *cells,
                          const IriSpec *spec,
                          const char *reading);

G_END_DECLS
