/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

G_BEGIN_DECLS

/* GNU libidn: IDNA2003 (RFC 3490-3492), whose tables are those of Unicode 3.2. */

/* One @label, valid UTF-8, by ToASCII and ToUnicode with UseSTD3ASCIIRules and
 * AllowUnassigned FALSE (3987bis-00 §3.4): @ascii and @unicode are set, free
 * with g_free(). Returns NULL, or why the label is rejected, a stable code. */
const char *
iri_idna2003_resolve (const char *label, IriIdna idna, char **ascii, char **unicode);

/* "xn--" and the Punycode (RFC 3492) of @label, valid UTF-8, which is not
 * US-ASCII. Free with g_free(). NULL if it does not fit into a label. */
char *iri_idna2003_encode (const char *label);

/* What the A-label @label, US-ASCII, is the Punycode of. Free with g_free(). NULL
 * if it is none. */
char *iri_idna2003_decode (const char *label);

/* The version of the library that runs. Static. */
const char *iri_idna2003_version (void);

G_END_DECLS
