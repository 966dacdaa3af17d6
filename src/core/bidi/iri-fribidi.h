/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-uba.h"

G_BEGIN_DECLS

/* The Unicode Bidirectional Algorithm by FriBidi, with the classes and brackets
 * that the caller has: its own are of Unicode 10. */

/* As iri_uba_levels(), of one paragraph. */
guint8 iri_fribidi_levels (const IriUba *uba, guint8 *levels);

/* Whether FriBidi 1.0.8 is known to order such a text as UAX #9 says: no explicit
 * formatting characters, no marks beside brackets, few brackets; and to do so in
 * the memory that the reference needs, which it does not where it is long. */
gboolean iri_fribidi_is_right (const IriUba *uba);

/* The library that runs, and of which Unicode its tables are, which are not used
 * here: "FriBidi 1.0.8, Unicode 10.0.0". Free with g_free(). */
char *iri_fribidi_version (void);

G_END_DECLS
