/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

G_BEGIN_DECLS

/* GNU libidn2: IDNA2008, with or without the mapping of UTS #46. Its tables are
 * those of Unicode 12 (IDNA) and 14 (UTS #46). */

/* The ASCII form of one @label, valid UTF-8, by @idna, which is one of the
 * flavours of libidn2. Free with g_free(). NULL if it is refused: @error is set
 * to a stable code. */
char *iri_idn2_to_ascii (const char *label, IriIdna idna, const char **error);

/* The Unicode form of one A-label, not validated. Free with g_free(); NULL if
 * it is no punycode. */
char *iri_idn2_to_unicode (const char *label);

G_END_DECLS
