/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-resolve-step.h"

G_BEGIN_DECLS

/* Appends @length bytes of a path to @out without its dot segments (RFC 3986
 * §5.2.4). Reports each segment step to @listener, with all of @out as output
 * buffer, unless it is NULL. Takes linear time and any bytes. */
IRI_API void iri_remove_dot_segments (const char *path,
                                      gsize length,
                                      const IriResolveListener *listener,
                                      GString *out);

/* The same for the path of a relative reference, or the text after the first "/"
 * (RFC 2396 §5.2, steps 6c to 6g): ".." without a segment to remove stays at the
 * beginning. */
IRI_API void iri_remove_dot_segments_rfc2396 (const char *path,
                                              gsize length,
                                              const IriResolveListener *listener,
                                              GString *out);

G_END_DECLS
