/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

G_BEGIN_DECLS

/* ICU: UTS #46 as the URL Standard calls it (domain to ASCII, beStrict FALSE):
 * CheckBidi and CheckJoiners TRUE, everything else FALSE. */

/* One @label, valid UTF-8: @ascii and @unicode are set, free with g_free().
 * Returns NULL, or why the label is rejected, a stable code. */
const char *
iri_icu_idna_resolve (const char *label, IriIdna idna, char **ascii, char **unicode);

/* A whole @domain, valid UTF-8, to ASCII (URL Standard, domain to ASCII). Free
 * with g_free(). NULL with @error set to a stable code if it is rejected. */
char *iri_icu_idna_domain_to_ascii (const char *domain, const char **error);

/* The version of the library that runs, and of Unicode in it. Free with g_free(). */
char *iri_icu_idna_version (void);
char *iri_icu_idna_unicode (void);

G_END_DECLS
