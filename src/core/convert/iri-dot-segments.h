/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-resolve-step.h"

G_BEGIN_DECLS

/* Appends to @out @length bytes of a path without its segments "." and ".."
 * (RFC 3986 §5.2.4), and tells @listener each round, with all of @out as output
 * buffer, unless it is NULL. In linear time; any bytes will do. */
IRI_API void iri_remove_dot_segments (const char *path,
                                      gsize length,
                                      const IriResolveListener *listener,
                                      GString *out);

/* The same for the path of a relative reference, or for what follows the first
 * "/" (RFC 2396 §5.2, steps 6c to 6g): segments ".." that there is nothing to
 * take back for stay at the beginning. */
IRI_API void iri_fold_dot_segments (const char *path,
                                    gsize length,
                                    const IriResolveListener *listener,
                                    GString *out);

G_END_DECLS
