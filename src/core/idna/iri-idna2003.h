/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

/* GNU libidn: IDNA2003 (RFC 3490-3492), with the tables of Unicode 3.2. */

/* Sets @ascii and @unicode to the forms of @label, valid UTF-8, by ToASCII and
 * ToUnicode with the flags of @idna; free them with g_free(). Returns NULL, or a stable
 * code for why the label is rejected. */
const char *iri_idna2003_resolve (const char *label,
                                  IriIdnaFlavour idna,
                                  char **ascii,
                                  char **unicode);

/* The version of the library at run time. Static. */
const char *iri_idna2003_version (void);
