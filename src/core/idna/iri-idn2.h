/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

/* GNU libidn2: IDNA2008, with or without the mapping of UTS #46. Its tables are of
 * Unicode 12 (IDNA) and 14 (UTS #46). */

/* Sets @ascii and @unicode to the forms of @label, valid UTF-8, by @idna, a flavour of
 * libidn2; free them with g_free(). A label in US-ASCII must be an A-label, and is
 * allowed if its Unicode form maps back to it. Returns NULL, or a stable code for why
 * the label is rejected. */
const char *
iri_idn2_resolve (const char *label, IriIdnaFlavour idna, char **ascii, char **unicode);

/* The version of the library at run time. Static. */
const char *iri_idn2_version (void);

/* The version of Unicode of the tables by which @idna rejects characters: those of
 * IDNA2008 for %IRI_IDNA_2008, those of UTS #46 for others. */
guint iri_idn2_unicode (IriIdnaFlavour idna);
