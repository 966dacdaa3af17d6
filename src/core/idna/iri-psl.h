/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

/* The only user of libpsl, the Public Suffix List. */

/* Sets @registrable to the registrable domain of @ascii, a name in its ASCII form, and
 * @public_suffix to its public suffix, or NULL if it has none. Both point into @ascii and
 * end where it ends. */
void
iri_psl_find (const char *ascii, const char **registrable, const char **public_suffix);

/* Whether @ascii is itself a public suffix in the ICANN section of the list. */
gboolean iri_psl_is_suffix (const char *ascii);

/* The version of the library at run time and the date of its list: "libpsl 0.21.2, list
 * of 2023-01-31". Free with g_free(). */
char *iri_psl_version (void);
