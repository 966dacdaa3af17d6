/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

/* Appends @iri, valid UTF-8, to @out as UTS #58 formats a link: so that link detection
 * finds all of it, and otherwise as readable as it can be. Percent-encodes characters
 * of the path, query and fragment only where link detection would stop. A "?" or "#" at
 * the end stays and is not detected. @spec is the standard to parse by. */
void iri_link_escape (const char *iri, const IriSpec *spec, GString *out);
