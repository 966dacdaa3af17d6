/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

G_BEGIN_DECLS

/* The only user of libpsl, the Public Suffix List. */

/* Sets @registrable to the registrable domain of @ascii, a name in its ASCII
 * form, and @public_suffix to its public suffix; NULL where there is none. Both
 * are ends of @ascii, with the dot of the root if that has one, and each begins a
 * label. */
void
iri_psl_find (const char *ascii, const char **registrable, const char **public_suffix);

/* Whether @ascii is itself the end of registrable domains, and in the list as one
 * that a registry has made so (its ICANN section). */
gboolean iri_psl_is_suffix (const char *ascii);

/* The library that runs, and the day that its list is of: "libpsl 0.21.2, list of
 * 2023-01-31". Free with g_free(). */
char *iri_psl_version (void);

G_END_DECLS
