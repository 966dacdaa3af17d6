/* SPDX-FileCopyrightText: 2026 The Iriscope authors
 * SPDX-License-Identifier: LGPL-2.1-or-later */

#pragma once

#include "iri-span.h"

/* The only user of libpsl, the Public Suffix List. */

/* Sets @registrable to the registrable domain of @ascii, a name in its ASCII form, and
 * @public_suffix to its public suffix, or NULL if it has none. Both point into @ascii
 * and end where it ends. */
void
iri_psl_find (const char *ascii, const char **registrable, const char **public_suffix);

/* Whether @ascii is itself a public suffix in the ICANN section of the list. */
gboolean iri_psl_is_suffix (const char *ascii);

/* Uses the list in @file, as text or compiled (DAFSA), however old it is; if @file is
 * NULL, the newest again (see below). Other threads may use the list meanwhile. Reads
 * the file, which takes milliseconds. Returns FALSE and keeps the list if @file cannot
 * be read or is not a list of public suffixes. */
gboolean iri_psl_use_file (const char *file, GError **error);

/* The list in use, only to be compared: it is another one after iri_psl_use_file(). */
gconstpointer iri_psl_get_identity (void);

/* Unless iri_psl_use_file() was called, the list in use is the newest of that of
 * libpsl, that of the system and the file in the environment variable
 * IRI_PUBLIC_SUFFIX_LIST. Its date is that of its version or, if it does not say that,
 * of the file, "2023-01-31"; NULL if it is not known. Static. */
const char *iri_psl_date (void);

/* Whether the list is more than two years old, so that newer suffixes may be
 * missing. */
gboolean iri_psl_is_old (void);

/* The name and date of the list, for people; NULL if the date is not known. Free with
 * g_free(). */
char *iri_psl_describe (void);

/* The version of the library at run time and the date of the list: "libpsl 0.21.2, list
 * of 2023-01-31". Free with g_free(). */
char *iri_psl_version (void);
