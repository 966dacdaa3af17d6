/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

G_BEGIN_DECLS

/* GNU libidn2: IDNA2008, with or without the mapping of UTS #46. Its tables are
 * those of Unicode 12 (IDNA) and 14 (UTS #46). */

/* One @label, valid UTF-8, by @idna, one of the flavours of libidn2: @ascii and
 * @unicode are set, free with g_free(). A label that is US-ASCII must be an
 * A-label, which is right if it is what its Unicode form maps to. Returns NULL,
 * or why the label is rejected, a stable code. */
const char *
iri_idn2_resolve (const char *label, IriIdna idna, char **ascii, char **unicode);

/* The version of the library that runs. Static. */
const char *iri_idn2_version (void);

/* The version of Unicode that the tables are of which @idna rejects characters
 * by: those of IDNA2008 for %IRI_IDNA_2008, those of UTS #46 for others. */
guint iri_idn2_unicode (IriIdna idna);

G_END_DECLS
