/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-spec.h"

G_BEGIN_DECLS

/* ICU: UTS #46 with the parameters of the URL Standard (domain to ASCII, beStrict FALSE):
 * CheckBidi and CheckJoiners TRUE, everything else FALSE. */

/* Sets @ascii and @unicode to the forms of @label, valid UTF-8; free them with g_free().
 * Returns NULL, or a stable code for why the label is rejected. */
const char *
iri_icu_idna_resolve (const char *label, IriIdna idna, char **ascii, char **unicode);

/* The ASCII form of a whole @domain, valid UTF-8 (URL Standard, domain to ASCII). Free
 * with g_free(). NULL if it is rejected, with @error set to a stable code. */
char *iri_icu_idna_domain_to_ascii (const char *domain, const char **error);

/* Whether @domain, valid UTF-8, is a valid domain (URL Standard §3.4): domain to ASCII
 * with beStrict TRUE. Returns NULL, or a stable code for why it is not. */
const char *iri_icu_idna_check_strictly (const char *domain);

/* The versions of the library at run time and of its Unicode. Free with g_free(). */
char *iri_icu_idna_version (void);
char *iri_icu_idna_unicode (void);

G_END_DECLS
